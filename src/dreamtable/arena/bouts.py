"""Games between bots on numbered deals: the unit of work of the arena, the same wherever and whenever it is played."""

from __future__ import annotations

from functools import lru_cache
from importlib import import_module
from typing import Any

import msgspec
import numpy as np

from dreamtable import games
from dreamtable.arena.contestants import Contestant, contestant
from dreamtable.kit.dice import generator
from dreamtable.kit.game import Game

DEALS = 1_000_003  # seeds of two runs do not overlap below so many deals


class Job(msgspec.Struct, frozen=True):
    """Some deals of one pairing.  Every deal is played once for each rotation of the bots around the table."""

    game: str
    options: str  # JSON
    bots: tuple[str, ...]  # one for each seat of the first rotation
    seed: int
    first: int  # deal
    deals: int


class Bout(msgspec.Struct, frozen=True):
    """One game: who sat where, and what came of it.  Lists go by seat."""

    deal: int
    bots: tuple[str, ...]
    payoff: tuple[float, ...]
    points: tuple[int, ...]
    decisions: int
    seconds: dict[str, tuple[float, int]]  # by bot: seconds thought, for so many decisions


@lru_cache(maxsize=32)
def _seated(game: Game, name: str) -> Contestant:
    return contestant(game, name)


def play_job(job: Job) -> list[Bout]:
    game = games.load(job.game)
    opening = game.opening(len(job.bots), msgspec.json.decode(job.options)).to_numpy()
    found = []
    for deal in range(job.first, job.first + job.deals):
        for turn in range(len(job.bots)):
            bots = job.bots[turn:] + job.bots[:turn]
            found.append(_bout(game, opening, bots, deal, job.seed))
    return found


def _bout(game: Game, opening: Any, bots: tuple[str, ...], deal: int, seed: int) -> Bout:
    states = opening.copy()
    number = seed * DEALS + deal
    dice, luck = np.array(generator(2 * number), np.int64), np.array(generator(2 * number + 1), np.int64)
    masks = {name: sum(1 << p for p, other in enumerate(bots) if other == name) for name in bots}
    players = {name: _seated(game, name) for name in masks}
    before = {name: (player.seconds, player.decisions) for name, player in players.items()}
    name = bots[0]
    while (seat := players[name].carry_on(states, masks[name], dice, luck)) >= 0:
        name = bots[seat]
    thought = {
        name: (round(player.seconds - before[name][0], 6), player.decisions - before[name][1])
        for name, player in players.items()
    }
    end = game.rules.State.from_bytes(states.tobytes())
    seats, points = range(len(bots)), import_module(f"{game.package}.tactics").points
    return Bout(
        deal,
        bots,
        tuple(game.plain.payoff(end, p) for p in seats),
        tuple(points(end, p) for p in seats),
        sum(n for _, n in thought.values()),
        thought,
    )
