"""The moves and views of any game in words; the game's LABELS say what the numbers in them stand for."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import msgspec

from dreamtable.kit.game import Game
from dreamtable.kit.moves import snake

NOTHING = "–"


def plain(name: str) -> str:
    """Return a field's name in plain words."""
    return name.replace("_", " ")


def _as_json(value: Any) -> dict[str, Any]:
    """Return a view or a move as a client gets it."""
    found: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(value))
    return found


class GameText:
    """Writes moves and views of one game for its players."""

    def __init__(self, game: Game, names: Sequence[str]) -> None:
        self._seats, self._by_seat, self._from_zero, self._unsaid = (names.split() for names in game.labels)
        self._names = names
        self.gestures = game.moves.gestures
        self._about = {snake(kind.__name__): kind.__doc__ or "" for kind in game.moves.gestures}

    def about(self, kind: str) -> str:
        """Return what a kind of move does: its docstring up to the first piece of code, which is meant for programs."""
        return self._about[kind].partition("`")[0].strip()

    def move(self, move: dict[str, Any]) -> str:
        """Return a move in words: `{"type": "take_up", "position": 2}` -> "take up: position 3"."""
        told = self._members({name: value for name, value in move.items() if name != "type"})
        return plain(move["type"]) + (f": {told}" if told else "")

    def question(self, view: Any, moves: Sequence[Any], who: str) -> str:
        """Return a View and the moves that are open to somebody, numbered from 0, as lines of text."""
        listed = ["", f"{who} may:", *(f"{k:3}  {self.gesture(move)}" for k, move in enumerate(moves))] if moves else []
        return "\n".join([self.table(view), *listed])

    def gesture(self, move: Any) -> str:
        """Return a typed move in words."""
        return self.move(_as_json(move))

    def rows(self, view: dict[str, Any]) -> Iterator[tuple[str, str, str]]:
        """Yield a view as rows of three words: one for each field, and several for what every seat has and for lists.

        They are the name of the field, whose it is, and what it says; a name is left out where it stands above.
        """
        for name, value in view.items():
            if not self._says(name, value):
                continue
            several = isinstance(value, list) and any(isinstance(one, dict | list) for one in value)
            if not several:
                yield plain(name), "", self._value(name, value)
                continue
            heads = self._names if name in self._by_seat else [""] * len(value)
            for number, (head, one) in enumerate(zip(heads, value)):
                yield "" if number else plain(name), head, self._value(name, one)

    def table(self, view: Any) -> str:
        """Return a View as lines of text."""
        rows = list(self.rows(_as_json(view)))
        wide = max((len(name) for name, _, _ in rows), default=0)
        who = max((len(head) for _, head, _ in rows), default=0)
        return "\n".join(
            f"{name:{wide}}  {f'{head:{who}}  ' if who else ''}{said}".rstrip() for name, head, said in rows
        )

    def _says(self, name: str, value: Any) -> bool:
        return name not in self._unsaid and value is not False and value not in (None, [], {}, "")

    def _members(self, members: dict[str, Any], between: str = ", ") -> str:
        said = (name for name, value in members.items() if self._says(name, value))
        return between.join(f"{plain(name)} {self._value(name, members[name])}" for name in said)

    def _value(self, name: str, value: Any) -> str:
        match value:
            case None | []:
                return NOTHING
            case bool():
                return "yes" if value else "no"
            case int():
                return self._number(name, value)
            case dict():
                return self._members(value, "; ") or NOTHING
            case [list(), *_]:
                return " | ".join(self._stack(name, stack) for stack in value)
            case list() if name in self._by_seat and len(value) == len(self._names):
                return ", ".join(f"{who} {self._value('', one)}" for who, one in zip(self._names, value))
            case list():
                return ", ".join(self._value(name, one) for one in value)
        return plain(str(value))

    def _number(self, name: str, number: int) -> str:
        if name in self._seats:
            return self._names[number]
        return str(number + 1 if name in self._from_zero else number)

    def _stack(self, name: str, stack: list[Any]) -> str:
        """Return the uppermost card of a stack, and how many lie below it."""
        top = self._value(name, stack[-1] if stack else None)
        return f"{top} (on {len(stack) - 1})" if len(stack) > 1 else top
