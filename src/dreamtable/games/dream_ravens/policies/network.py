"""A small network: numbers in, two layers of rectifiers, numbers out.  Its loops compile, and run in plain Python."""

from __future__ import annotations

from dreamtable.games.dream_ravens.policies.outlook import FACTS
from dreamtable.kit.state import floats

FIRST, SECOND = 48, 24  # how many numbers each layer has
CALL, TAKE_FOR_WORST, TAKE_FOR_DARK, KEEP_FOR_WORST, KEEP_FOR_DARK, USE_POWER, DRAW_ONE, LET_GO, ACTS = range(9)
VALUE = ACTS  # what the round is worth from here, the last number that comes out
OUT = ACTS + 1
SIZE = (FACTS + 1) * FIRST + (FIRST + 1) * SECOND + (SECOND + 1) * OUT


def layer(w: list[float], start: int, x: list[float], many: int, wide: int, bent: int) -> list[float]:
    """The numbers after a layer: those before it times their weights, a row for each, and a last row of constants."""
    out = floats(wide)
    last = start + many * wide
    for j in range(wide):
        out[j] = w[last + j]
    for i in range(many):
        if x[i] != 0.0:  # most are
            row = start + i * wide
            for j in range(wide):
                out[j] += x[i] * w[row + j]
    if bent:
        for j in range(wide):
            out[j] = max(out[j], 0.0)
    return out


def judged(w: list[float], x: list[float]) -> list[float]:
    """What a network with these weights makes of an outlook: how it likes each act, and what the round is worth."""
    second = (FACTS + 1) * FIRST
    third = second + (FIRST + 1) * SECOND
    h = layer(w, 0, x, FACTS, FIRST, 1)
    h = layer(w, second, h, FIRST, SECOND, 1)
    return layer(w, third, h, SECOND, OUT, 0)
