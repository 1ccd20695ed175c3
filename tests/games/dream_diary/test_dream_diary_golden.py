"""Dream Diary: whole games as every seat saw them, kept as text.  A change of the rules or views shows up here.

python tests/games/dream_diary/test_diary_golden.py    writes the texts anew; read the difference before you keep it
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from dreamtable.games import load
from dreamtable.games.dream_diary.actions import JUMP
from dreamtable.kit.position import Position
from dreamtable.kit.random import below, generator
from dreamtable.kit.state import WATCHER

HERE = Path(__file__).parent
GAME = load("dream_diary")
GAMES: dict[str, tuple[int, dict[str, Any], int]] = {
    "golden_three_seats": (3, {"difficulty": 12}, 8),
    "golden_two_seats": (2, {"difficulty": 14, "hopeless": "skip"}, 5),
}
FATES = {"open": "", "found": "*", "nightmare": "!"}


def playthrough(seats: int, options: dict[str, Any], number: int) -> str:
    """A random game; who jumps looks at the cards, so that it lasts longer than a few nightmares."""
    dice = generator(number)
    position = Position(GAME, GAME.opening(seats, options))
    lines = [f"{seats} seats, {options}"]
    step = 0
    while not position.over:
        step += 1
        if position.dealing:
            lines.append(f"\n{step}. chance deals")
            told = position.deal(dice)
        else:
            seat = position.waiting[below(dice, len(position.waiting))]
            move = some_move(position, seat, dice)
            lines.append(f"\n{step}. seat {seat}: {msgspec.json.encode(move).decode()}")
            told = position.play(seat, move)
        lines += [f"   {heard(t, seats)}: {GAME.sentences.sentence(t.event, 'seat {}'.format)}" for t in told]
        lines += [f"   {name(seat)} sees {summary(position.view(seat))}" for seat in (*range(seats), WATCHER)]
    return "\n".join(lines) + "\n"


def some_move(position: Position, seat: int, dice: list[int]) -> Any:
    plain, s = GAME.plain, position.state
    trial, actions, room = s.clone(), [], [0] * plain.ACTIONS
    while True:
        safe = [a for a in room[: plain.legal(trial, seat, room)] if not wakes(s, a)]
        actions.append(safe[below(dice, len(safe))])
        if (move := GAME.moves.decode(s, seat, actions)) is not None:
            return move
        plain.play(trial, seat, actions[-1])


def wakes(s: Any, action: int) -> bool:
    """Whether this is a jump to a nightmare; the golden games allow themselves one."""
    place = action - JUMP
    nightmare = 0 <= place < s.difficulty and not any(hand >> place & 1 for hand in s.hand)
    return nightmare and s.exposed != 0


def heard(told: Any, seats: int) -> str:
    who = [name(p) for p in (*range(seats), WATCHER) if told.reaches(p)]
    return "all" if len(who) == seats + 1 else ", ".join(who)


def name(seat: int) -> str:
    return "watcher" if seat == WATCHER else f"seat {seat}"


def summary(view: Any) -> str:
    shown = msgspec.to_builtins(view)
    for known_anyway in ("track", "difficulty", "variant", "talk", "adjectives", "history_hidden"):
        del shown[known_anyway]
    shown["places"] = " ".join(f"{p.number}{FATES[p.fate]}" for p in view.places)
    shown["seats"] = " ".join(f"{p.dreams}{'+' if p.done else ''}" for p in view.seats)
    shown["kites"] = " ".join(f"{k.space}/{k.stars}" for k in view.kites)
    shown["sheet"] = [
        f"{r.adjective} {''.join(str(a or (0 if a == 0 else '.')) for a in r.answers)}" for r in view.sheet
    ]
    return " ".join(f"{key}={value}" for key, value in shown.items() if value not in (None, "", [], ()))


@pytest.mark.parametrize("name", GAMES)
def test_golden_playthrough(name: str) -> None:
    assert playthrough(*GAMES[name]) == (HERE / f"{name}.txt").read_text(encoding="utf-8")


if __name__ == "__main__":
    for title, game in GAMES.items():
        (HERE / f"{title}.txt").write_text(playthrough(*game), encoding="utf-8")
