"""The moves and views of any game in words; the game's LABELS say what the numbers in them stand for."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.markup import escape
from rich.table import Table as Grid

from dreamtable.kit.game import Game
from dreamtable.kit.moves import snake

NOTHING = "–"


def plain(name: str) -> str:
    """Return a field's name in plain words."""
    return name.replace("_", " ")


class GameText:
    """Writes moves and views of one game for its players."""

    def __init__(self, game: Game, names: Sequence[str]) -> None:
        self._seats, self._by_seat, self._from_zero, self._unsaid = (names.split() for names in game.labels)
        self._names = names
        self._about = {snake(kind.__name__): kind.__doc__ or "" for kind in game.moves.gestures}

    def about(self, kind: str) -> str:
        """Return what a kind of move does: its docstring up to the first piece of code, which is meant for programs."""
        return self._about[kind].partition("`")[0].strip()

    def move(self, move: dict[str, Any]) -> str:
        """Return a move in words: `{"type": "take_up", "position": 2}` -> "take up: position 3"."""
        told = self._members({name: value for name, value in move.items() if name != "type"})
        return plain(move["type"]) + (f": {told}" if told else "")

    def view(self, view: dict[str, Any]) -> Grid:
        """Return a view as a grid: a row for each field, and several for what every seat has and for lists."""
        grid = Grid(show_header=False, box=None, pad_edge=False)
        for name, value in view.items():
            if not self._says(name, value):
                continue
            several = isinstance(value, list) and any(isinstance(one, dict | list) for one in value)
            if not several:
                grid.add_row(f"[dim]{plain(name)}", "", escape(self._value(name, value)))
                continue
            heads = self._names if name in self._by_seat else [""] * len(value)
            for number, (head, one) in enumerate(zip(heads, value)):
                grid.add_row(f"[dim]{plain(name) if not number else ''}", escape(head), escape(self._value(name, one)))
        return grid

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
