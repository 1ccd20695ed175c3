"""When I Dream: whole games as every seat saw them (what changed in its view), kept as text.

python tests/games/when_i_dream/test_dream_golden.py    writes the texts anew; read the difference before you keep it
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from dreamtable.games import load
from dreamtable.games.when_i_dream.moves import Clue, Guess, Recount
from dreamtable.kit.position import Position
from dreamtable.kit.random import below, generator
from dreamtable.kit.state import CLOCK, WATCHER

HERE = Path(__file__).parent
GAME = load("when_i_dream")
GAMES: dict[str, tuple[int, dict[str, Any], int]] = {
    "golden_four_seats": (4, {"night": 25, "first": 1}, 5),
    "golden_anonymous": (5, {"night": 10, "anonymous": True, "story": True}, 7),
}
CLUES = ("dawn", "round", "loud", "kitchen", "old", "wings", "music", "cold")
FIXED = ("night", "clue", "spoken", "anonymous", "rounds", "language", "picture")


def playthrough(seats: int, options: dict[str, Any], number: int) -> str:
    """A random game in the order of `actor`: after each clue the Dreamer, then the next giver."""
    dice = generator(number)
    position = Position(GAME, GAME.opening(seats, options))
    lines, step = [f"{seats} seats, {options}"], 0
    eyes: dict[int, dict[str, Any]] = {p: {} for p in (*range(seats), WATCHER)}
    while not position.over:
        step += 1
        seat = GAME.plain.actor(position.state)
        if position.dealing:
            lines.append(f"\n{step}. chance deals")
            told = position.deal(dice)
        elif seat == CLOCK:
            lines.append(f"\n{step}. clock {GAME.plain.due(position.state)} runs out")
            told = position.run_out(GAME.plain.due(position.state), dice)
        else:
            move = with_words(some_move(position, seat, dice), step)
            lines.append(f"\n{step}. seat {seat}: {msgspec.json.encode(move).decode()}")
            told = position.play(seat, move)
        lines += [f"   {heard(t, seats)}: {GAME.sentences.sentence(t.event, 'seat {}'.format)}" for t in told]
        for p, old in eyes.items():
            eyes[p] = new = summary(position.view(p))
            if news := " ".join(f"{key}={value}" for key, value in new.items() if old.get(key) != value):
                lines.append(f"   {name(p)} sees {news}")
    return "\n".join(lines) + "\n"


def some_move(position: Position, seat: int, dice: list[int]) -> Any:
    room = [0] * GAME.plain.ACTIONS
    count = GAME.plain.legal(position.state, seat, room)
    return GAME.moves.decode(position.state, seat, [room[below(dice, count)]])


def with_words(move: Any, step: int) -> Any:
    match move:
        case Clue(_, proper):
            return Clue(CLUES[step % len(CLUES)], proper)
        case Guess(_, right):
            return Guess(f"thing {step}", right)
        case Recount(_, named):
            return Recount(f"I dreamt of {step} things.", named)
        case _:
            return move


def heard(told: Any, seats: int) -> str:
    who = [name(p) for p in (*range(seats), WATCHER) if told.reaches(p)]
    return "all" if len(who) == seats + 1 else ", ".join(who)


def name(seat: int) -> str:
    return "watcher" if seat == WATCHER else f"seat {seat}"


def summary(view: Any) -> dict[str, Any]:
    shown = {k: v for k, v in msgspec.to_builtins(view).items() if k not in FIXED}
    shown["clues"] = " ".join(voice(v) for v in view.clues)
    shown["board"] = " ".join(
        f"{card.word or '?'}:{card.fate or '?'}{'' if card.guess is None else f'({card.guess})'}" for card in view.board
    )
    return shown


def voice(clue: Any) -> str:
    return f"{'?' if clue.seat is None else clue.seat}:{clue.word}{'' if clue.proper else '!'}"


@pytest.mark.parametrize("name", GAMES)
def test_golden_playthrough(name: str) -> None:
    assert playthrough(*GAMES[name]) == (HERE / f"{name}.txt").read_text(encoding="utf-8")


if __name__ == "__main__":
    for title, game in GAMES.items():
        (HERE / f"{title}.txt").write_text(playthrough(*game), encoding="utf-8")
