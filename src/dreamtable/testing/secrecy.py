"""Ways by which a seat could tell apart two positions that differ only in what it cannot know.

`other_world` draws anew, by the game's own `redeal`, all that a seat cannot know.  Whatever a program shows to that
seat must be the same in both worlds: compare your own views, logs or prompts like this.

    other = other_world(g.position, seat, number)
    assert my_view(g.position, seat) == my_view(other, seat)
"""

from __future__ import annotations

from collections.abc import Sequence

from dreamtable.kit.errors import Problem
from dreamtable.kit.moves import Gesture
from dreamtable.kit.position import Position
from dreamtable.kit.random import generator
from dreamtable.testing.random_games import encode, observation


def other_world(position: Position, seat: int, number: int) -> Position:
    """The same position with all that a seat cannot know drawn anew."""
    return Position(position.game, position.sample(seat, generator(number)), position.said)


def answer(position: Position, seat: int, move: Gesture) -> str:
    """What a seat is told when it tries a move: "accepted", or the refusal."""
    try:
        position.check(seat, move)
    except Problem as problem:
        return str(problem)
    return "accepted"


def leaks(position: Position, other: Position, seat: int, tries: Sequence[Gesture]) -> list[str]:
    """Names of the ways by which `seat` could tell two worlds apart."""
    found = []
    if encode(position.view(seat)) != encode(other.view(seat)):
        found.append("view")
    if encode(position.moves(seat)) != encode(other.moves(seat)):
        found.append("moves")
    if [answer(position, seat, m) for m in tries] != [answer(other, seat, m) for m in tries]:
        found.append("refusal")
    if observation(position, position.state, seat) != observation(other, other.state, seat):
        found.append("observation")
    return found


def event_leaks(position: Position, other: Position, seat: int, mover: int, move: Gesture) -> list[str]:
    """Play one move in both worlds: whoever learns nothing by it is told the same."""
    a, b = position.clone(), other.clone()
    try:
        told_a, told_b = a.play(mover, move), b.play(mover, move)
    except Problem:
        return []  # the other world does not allow it: not a move of the watcher's own
    if observation(a, a.state, seat) != observation(b, b.state, seat):
        return []  # the move itself taught the seat something
    heard_a = [encode(t.event) for t in told_a if t.reaches(seat)]
    heard_b = [encode(t.event) for t in told_b if t.reaches(seat)]
    return [] if heard_a == heard_b else ["event"]
