"""Whole games played at random, entry by entry, as a table would play them."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from typing import Any

import msgspec

from dreamtable import games
from dreamtable.kit.errors import Problem
from dreamtable.kit.events import Told
from dreamtable.kit.position import Position
from dreamtable.play.fair_deal import FairDeal
from dreamtable.play.game_log import Entry
from dreamtable.play.running_game import RunningGame

WORDS = ("soft", "dark", "strange", "water", "bright", "cloud", "sleepy", "golden")


def opening(
    name: str, seats: int | None = None, options: dict[str, Any] | None = None, secret: str = "07" * 32
) -> RunningGame:
    """A game before its first entry, with the fewest seats it can have if none are given."""
    game = games.load(name)
    count = seats or game.facts.seats[0]
    return RunningGame(
        game, Position(game, game.opening(count, options)), FairDeal(secret, [f"nonce {p}" for p in range(count)])
    )


def random_move(running: RunningGame, seat: int, dice: random.Random) -> Any:
    """A legal move of a seat, with some word where one is wanted, and with its verdict."""
    position = running.position
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


def play_at_random(
    running: RunningGame, seed: int, most: int = 400, worth: Callable[[Position], float] | None = None
) -> Iterator[tuple[Entry, list[Told]]]:
    """Play until the game is over or has `most` entries; yield each with what happened.  Clocks run out now and then.

    Of some moves at random, mostly the one is made whose position is most `worth` looking at.
    """
    dice = random.Random(seed)
    at = 0
    while not running.position.over and running.version < most:
        at += dice.randrange(2000)
        clocks = [k for k, run in enumerate(running.clocks) if run.running]
        if running.position.dealing:
            yield running.deal(at)
        elif clocks and (not running.position.waiting or dice.random() < 0.15):
            yield running.run_out(dice.choice(clocks), at)
        else:
            seat = dice.choice(running.position.waiting)
            move = random_move(running, seat, dice)
            if worth is not None and dice.random() < 0.9:
                moves = [move, *(random_move(running, seat, dice) for _ in range(4))]
                move = max(moves, key=lambda move: worth(_after(running, seat, move)))
            yield running.play(seat, move, at)


def _after(running: RunningGame, seat: int, move: Any) -> Position:
    position = running.position.clone()
    position.play(seat, move)
    return position
