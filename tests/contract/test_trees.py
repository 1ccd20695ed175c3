"""Exact game trees from tiny positions: how many positions there are, and how many of them are ends.

The first of each kind is small enough to count by hand; the others guard the rules like perft guards chess.
"""

from __future__ import annotations

import pytest

from dreamtable.games import load
from dreamtable.kit.position import Position

TREES = {
    # Keep one of two lands, then swap it in at one of four places or discard it; the deck is out: 1 + 2 + 2 * 5.
    "dream_ravens": (
        2,
        {"rounds": 1, "effects": False},
        {"phase": "pick", "turn": 0, "held": 3, "other": 7, "up": [9], "deck_count": 0},
        (13, 10),
    ),
    # Seat 0 lays dream 2 or dream 3, seat 1 can only pass over, then the other card ends it.
    "dreams_and_nightmares": (
        2,
        {},
        {"turn": 0, "hands": [["dream_2", "dream_3"], ["nightmare_6"]], "deck_count": 0},
        (5, 2),
    ),
    # Seat 0 passes and the pile is out (1), or lays its pair, asks for one of six colours (1 + 6), gets one of two cards
    # (12), and takes it or says No Dream! (24).  A doubt draws the last card; a gift taken ends nothing: seat 1 passes.
    "dream_power_trick": (
        2,
        {},
        {"mover": 0, "hands": [["red_sun", "red_sun"], ["blue_rain", "yellow_rain"]], "pile_count": 1},
        (39, 17),
    ),
}


def count(position: Position) -> tuple[int, int]:
    """Positions reached from here by whole gestures, this one included, and ends among them."""
    if position.over:
        return 1, 1
    positions, ends = 1, 0
    for seat in position.waiting:
        for move in position.moves(seat):
            after = position.clone()
            after.play(seat, move)
            more, last = count(after)
            positions, ends = positions + more, ends + last
    return positions, ends


@pytest.mark.parametrize("name", sorted(TREES))
def test_exact_tree(name: str) -> None:
    seats, options, given, expected = TREES[name]
    game = load(name)
    position = Position(game, game.scenario_positions.arrange(seats, game.options(options), given))
    assert count(position) == expected
