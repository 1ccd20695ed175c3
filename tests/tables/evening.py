"""Play a whole game at random, entry by entry, as a table would."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import msgspec

from dreamtable import games
from dreamtable.kit.errors import Problem
from dreamtable.kit.events import Told
from dreamtable.kit.position import Position
from dreamtable.play.fair_deal import FairDeal
from dreamtable.play.log import Entry
from dreamtable.play.running_game import RunningGame

WORDS = ("soft", "dark", "strange", "water", "bright", "cloud", "sleepy", "golden")


def opening(
    name: str, seats: int | None = None, options: dict[str, Any] | None = None, secret: str = "07" * 32
) -> RunningGame:
    game = games.load(name)
    count = seats or game.facts.seats[0]
    return RunningGame(
        game, Position(game, game.opening(count, options)), FairDeal(secret, [f"nonce {p}" for p in range(count)])
    )


def some_move(course: RunningGame, seat: int, dice: random.Random) -> Any:
    """A legal move with its verdict, words and all."""
    position = course.position
    for _ in range(40):
        move = dice.choice(position.moves(seat))
        blanks = {k: dice.choice(WORDS) for k, v in msgspec.structs.asdict(move).items() if v == ""}
        try:
            settled = position.settle(seat, msgspec.structs.replace(move, **blanks))
            position.check(seat, settled)
        except Problem:
            continue
        return settled
    raise AssertionError(f"seat {seat} finds no move in {position.moves(seat)}")


def evening(course: RunningGame, seed: int, most: int = 400) -> Iterator[tuple[Entry, list[Told]]]:
    """Entries until the game is over, or `most` of them; clocks run out now and then."""
    dice = random.Random(seed)
    at = 0
    while not course.position.over and course.version < most:
        at += dice.randrange(2000)
        running = [k for k, run in enumerate(course.clocks) if run.running]
        if course.position.dealing:
            yield course.deal(at)
        elif running and (not course.position.waiting or dice.random() < 0.15):
            yield course.run_out(dice.choice(running), at)
        else:
            seat = dice.choice(course.position.waiting)
            yield course.move(seat, some_move(course, seat, dice), at)
