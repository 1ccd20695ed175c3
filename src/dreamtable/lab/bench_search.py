"""`dreamtable bench search`: search iterations a second of one core, and the time that a decision of `lucid` takes."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from time import process_time
from typing import Any

import msgspec
import numpy as np

from dreamtable.bots.card_bot import CardBot, plain_player
from dreamtable.bots.levels import Level
from dreamtable.bots.player import Turn
from dreamtable.bots.search_player import Searcher
from dreamtable.bots.thinking_time import Thinking
from dreamtable.bots.warm_up import compile_now
from dreamtable.kit.contract.bot import SearchSettings
from dreamtable.kit.game import Game
from dreamtable.kit.position import Position
from dreamtable.kit.random import generator


class SearchReport(msgspec.Struct, frozen=True):
    """One row of the benchmark."""

    game: str
    seats: int
    iterations: float  # a CPU second of one core, each with a rollout to the end of the deal
    decisions: int
    median: float  # CPU milliseconds of a decision of lucid
    p99: float
    slowest: float


def searchable(game: Game) -> bool:
    """Return whether search can look ahead in a game, which takes a policy to play out positions."""
    return bool(game.policies)


def bench_search(
    games: Iterable[Game], seats: int = 4, seconds: float = 5.0, decisions: int = 60
) -> list[SearchReport]:
    """Measure each game that can be searched: `seconds` of search, then decisions as at a live table."""
    found = []
    for game in filter(searchable, games):
        around = min(seats, game.facts.seats[1])
        rate = iterations_per_second(game, around, seconds)
        spent = np.array(sorted(decision_times(game, around, decisions))) * 1000
        median, p99 = np.percentile(spent, (50, 99), method="higher")
        found.append(SearchReport(game.name, around, rate, len(spent), float(median), float(p99), float(spent[-1])))
    return found


def positions(game: Game, seats: int, number: int) -> Iterator[tuple[Position, int]]:
    """Yield every position with more than one legal move, in games that `dreaming` plays with itself, and who moves."""
    plain = plain_player(game, Level.DREAMING)
    room = [0] * plain.ACTIONS
    while True:
        s, dice, luck = game.opening(seats), generator(number), generator(number + 1)
        while (seat := plain.advance(s, dice)) >= 0:
            if plain.legal(s, seat, room) > 1:
                yield Position(game, s.clone()), seat
            plain.play(s, seat, plain.decide(s, seat, room, luck))
        number += 2


def iterations_per_second(game: Game, seats: int, seconds: float) -> float:
    """Return search iterations a CPU-second: every seventh position of some games gets a tenth of the time."""
    compile_now(game)
    lucid = Searcher(game, Thinking(seconds=seconds / 10), SearchSettings())
    made, start = 0, process_time()
    for k, (position, seat) in enumerate(positions(game, seats, 1)):
        if k % 7 == 0:
            lucid.decide(position.state, seat, k)
            made += lucid.iterations
        if process_time() - start >= seconds:
            break
    return made / (process_time() - start)


def decision_times(game: Game, seats: int, decisions: int) -> Iterator[float]:
    """Yield the CPU seconds of decisions as at a live table, from the bytes of a turn to the move."""
    bot = CardBot(game, Level.LUCID, Thinking(pace=0))
    if game.bot.SEARCH.reach > 0:
        compile_now(game)
        bot.searcher = Searcher(game, bot.thinking)
    for k, (position, seat) in enumerate(positions(game, seats, 101)):
        turn = turn_of(position, seat, k)
        start = process_time()
        bot.choose(turn)
        yield process_time() - start
        if k + 1 == decisions:
            return


def turn_of(position: Position, seat: int, number: int) -> Turn:
    """Return what a live table would send to a `lucid` bot in this position."""

    def encode(it: Any) -> bytes:
        return msgspec.json.encode(it)

    return Turn(
        table="bench",
        game=position.game.name,
        options=msgspec.Raw(b"{}"),
        seats=position.state.seats,
        seat=seat,
        level=Level.LUCID,
        version=number,
        view=encode(position.view(seat)),
        moves=[msgspec.Raw(encode(move)) for move in position.moves(seat)],
        events=[],
        sample=position.sample(seat, generator(number)).to_bytes(),
        refused=[],
        must=True,
    )
