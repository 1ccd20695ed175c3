"""Golden playthroughs: one seeded game of each kind, written down as every seat saw it.

A change of the rules or views shows as a change of these files:  python tests/contract/test_golden.py  writes them anew.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path

from dreamtable.games import load, names
from dreamtable.kit.game import Game
from dreamtable.kit.position import Position
from dreamtable.kit.state import CHANCE, CLOCK

STEPS = 40


def playthrough(game: Game) -> Iterator[str]:
    from dreamtable.testing.random_games import encode, step

    pick = random.Random(game.name)
    seats = min(game.facts.seats[0] + 1, game.facts.seats[1])
    position = Position(game, game.opening(seats))
    yield f"{game.facts.title}, {seats} seats"
    for number in range(1, STEPS + 1):
        if position.over:
            break
        seat, move, told = step(position, pick)
        who = {CHANCE: "chance", CLOCK: "clock"}.get(seat, f"seat {seat}")
        yield f"\n{number}. {who}: {encode(move).decode() if move else 'deals' if seat == CHANCE else 'runs out'}"
        for t in told:
            audience = "all" if t.to == -1 else ", ".join(str(p) for p in range(seats) if t.reaches(p))
            yield f"   -> {audience}: {game.sentences.sentence(t.event, lambda p: f'Seat {p}')}"
        if number % 8 == 0 or position.over:
            for viewer in (-1, *range(seats)):
                yield f"   {'watcher' if viewer < 0 else f'seat {viewer}'} sees {encode(position.view(viewer)).decode()}"
                yield f"      and may {encode(position.moves(viewer)).decode() if viewer >= 0 else 'watch'}"


def golden(game: Game) -> Path:
    """Where the playthrough of a game is kept: in its folder."""
    return game.folder / "golden.txt"


def test_playthrough(game: Game) -> None:
    file = golden(game)
    assert file.exists(), f"a game needs a golden playthrough: run python {Path(__file__).name}"
    assert file.read_text() == "\n".join(playthrough(game)) + "\n"


if __name__ == "__main__":
    import sys

    sys.path.insert(0, str(Path(__file__).parent.parent))
    for game in map(load, names()):
        golden(game).write_text("\n".join(playthrough(game)) + "\n")
