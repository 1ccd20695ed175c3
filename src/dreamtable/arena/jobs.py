"""Games between bots on numbered deals: the unit of work of the arena, the same wherever and whenever it is played."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import msgspec
import numpy as np
from msgspec.structs import replace

from dreamtable import games
from dreamtable.arena.contestants import Contestant, contestant
from dreamtable.arena.simulated_table import SimulatedTable
from dreamtable.kit.game import Game
from dreamtable.kit.random import generator
from dreamtable.play.agents import is_agent
from dreamtable.play.replay_file import Replay

DEALS = 1_000_003  # seeds of two runs do not overlap below so many deals
AGAIN = 1 << 48  # between the seeds of two games of the same bots on the same deal


class Job(msgspec.Struct, frozen=True):
    """Some deals for the same bots.  Every deal is played once for each rotation of the bots around the table."""

    game: str
    options: str  # JSON
    bots: tuple[str, ...]  # one for each seat of the first rotation
    seed: int
    first: int  # deal
    deals: int
    replays: bool = False  # whether games are kept whole; all are then played as at a live table


class Bout(msgspec.Struct, frozen=True):
    """One game: who sat where, and what came of it.  Lists go by seat."""

    deal: int
    bots: tuple[str, ...]
    payoff: tuple[float, ...]
    points: tuple[int, ...]
    decisions: int
    seconds: dict[str, tuple[float, int]]  # by bot: seconds thought, for so many decisions
    slowest: dict[str, float] = {}  # by bot: seconds of its longest thought, where that is known
    tallies: dict[str, dict[str, tuple[float, int]]] = {}  # by bot and measure: the sum, of so many
    replay: Replay | None = None  # the game itself, if the job keeps it


@lru_cache(maxsize=32)
def _seated(game: Game, name: str) -> Contestant:
    return contestant(game, name)


def play_job(job: Job) -> list[Bout]:
    """Play every game of a job."""
    game, options = games.load(job.game), msgspec.json.decode(job.options)
    opening = game.opening(len(job.bots), options)
    found: list[Bout] = []
    for deal in range(job.first, job.first + job.deals):
        dice = 2 * (job.seed * DEALS + deal)
        sat: list[tuple[str, ...]] = []
        for turn in range(len(job.bots)):
            bots = job.bots[turn:] + job.bots[:turn]
            luck = dice + 1 + AGAIN * sat.count(bots)  # so that the same bots do not play the same game again
            sat.append(bots)
            if job.replays or game.worded or any(map(is_agent, bots)):
                played = SimulatedTable(game, bots, dice, luck, options).run()
                bout = _table_bout(played, deal)
                found.append(replace(bout, replay=played.replay) if job.replays else bout)
            else:
                found.append(_bout(game, opening.to_numpy(), bots, deal, dice, luck))
    return found


def _table_bout(played: SimulatedTable, deal: int) -> Bout:
    """What a finished game at a simulated table came to."""
    names = played.names
    thought = {name: [spent for seat, spent in played.spent if names[seat] == name] for name in names}
    tallies: dict[str, dict[str, tuple[float, int]]] = {}
    for bot, measure, value in played.game.arena_statistics.observations(played):
        row = tallies.setdefault(bot, {})
        total, count = row.get(measure, (0.0, 0))
        row[measure] = total + value, count + 1
    for name in filter(is_agent, thought):
        refused = sum(names[seat] == name for seat, _ in played.refusals)
        tallies.setdefault(name, {})["refused answers"] = float(refused), len(thought[name])
    return Bout(
        deal,
        names,
        tuple(played.position.payoffs()),
        played.game.scoring.points(played.position.state),
        len(played.spent),
        {name: (round(sum(spent), 6), len(spent)) for name, spent in thought.items()},
        {name: round(max(spent, default=0.0), 6) for name, spent in thought.items()},
        tallies,
    )


def _bout(game: Game, states: Any, bots: tuple[str, ...], deal: int, deals: int, chance: int) -> Bout:
    """Play one game of a card game on compiled states."""
    dice, luck = np.array(generator(deals), np.int64), np.array(generator(chance), np.int64)
    masks = {name: sum(1 << p for p, other in enumerate(bots) if other == name) for name in bots}
    players = {name: _seated(game, name) for name in masks}
    before = {name: (player.seconds, player.decisions) for name, player in players.items()}
    name = bots[0]
    while (seat := players[name].play_seats(states, masks[name], dice, luck)) >= 0:
        name = bots[seat]
    thought = {
        name: (round(player.seconds - before[name][0], 6), player.decisions - before[name][1])
        for name, player in players.items()
    }
    end = game.rules.State.from_bytes(states.tobytes())
    seats = range(len(bots))
    return Bout(
        deal,
        bots,
        tuple(game.plain.payoff(end, p) for p in seats),
        game.scoring.points(end),
        sum(n for _, n in thought.values()),
        thought,
    )
