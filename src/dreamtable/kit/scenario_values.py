"""Reading positions that people wrote by hand: names instead of numbers, and errors that say where."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from enum import IntEnum
from typing import Any, TypeVar

from dreamtable.kit.errors import Invalid

E = TypeVar("E", bound=IntEnum)


class Given:
    """A table of a scenario that complains about what it does not know."""

    def __init__(self, values: dict[str, Any], known: Iterable[str], where: str = "given") -> None:
        self.where = where
        self.values = values
        known = list(known)
        for key in values:
            if key not in known:
                raise Invalid("bad_scenario", f"{where}: nothing is called {key!r}; try one of {', '.join(known)}.")

    def only(self, keys: Iterable[str], when: str) -> None:
        """Refuse what has no place in such a position, rather than pass over it."""
        for key in self.values.keys() - set(keys):
            raise self.wrong(key, f"has no place {when}")

    def __contains__(self, key: str) -> bool:
        return key in self.values

    def number(self, key: str, default: int, least: int = -1, most: int = 2**31 - 1) -> int:
        value = self.values.get(key, default)
        if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
            raise self.wrong(key, f"must be a number from {least} to {most}")
        return value

    def flag(self, key: str, default: bool = False) -> bool:
        value = self.values.get(key, default)
        if not isinstance(value, bool):
            raise self.wrong(key, "must be true or false")
        return value

    def phase(self, key: str, kind: type[E], default: E) -> E:
        value = self.values.get(key, default.name.lower())
        names = {m.name.lower(): m for m in kind}
        if not isinstance(value, str) or value not in names:
            raise self.wrong(key, f"must be one of {', '.join(names)}")
        return names[value]

    def numbers(self, key: str, default: Sequence[int], count: int | None = None, most: int = 9999) -> list[int]:
        value = self.values.get(key, list(default))
        if not isinstance(value, list) or any(isinstance(v, bool) or not isinstance(v, int) for v in value):
            raise self.wrong(key, "must be a list of numbers")
        if any(not -most <= v <= most for v in value):
            raise self.wrong(key, f"must have numbers from {-most} to {most}")
        if count is not None and len(value) != count:
            raise self.wrong(key, f"must have {count} numbers")
        return list(value)

    def cards(self, key: str, names: Sequence[str], default: Sequence[str] = ()) -> list[int]:
        """A list of cards by name."""
        return cards(self.items(key, default), names, f"{self.where}.{key}")

    def items(self, key: str, default: Sequence[Any] = ()) -> list[Any]:
        value = self.values.get(key, [*default])
        if not isinstance(value, list):
            raise self.wrong(key, "must be a list")
        return value

    def rows(self, key: str, count: int, default: Sequence[Any]) -> list[Any]:
        """A list with one entry a seat."""
        value = self.items(key, default)
        if len(value) != count:
            raise self.wrong(key, f"must have {count} entries, one a seat")
        return value

    def wrong(self, key: str, why: str) -> Invalid:
        return Invalid("bad_scenario", f"{self.where}.{key} {why}; it is {self.values.get(key)!r}.")


def card(name: Any, names: Sequence[str], where: str) -> int:
    """The number of a card by its name (numbers may be written as numbers)."""
    text = str(name) if isinstance(name, int) and not isinstance(name, bool) else name
    if text not in names:
        raise Invalid("bad_scenario", f"{where}: there is no card {name!r}; cards are {', '.join(names)}.")
    return names.index(text)


def cards(given: Any, names: Sequence[str], where: str) -> list[int]:
    if not isinstance(given, list):
        raise Invalid("bad_scenario", f"{where}: must be a list of cards; it is {given!r}.")
    return [card(name, names, where) for name in given]


def take_from(pool: list[int], cards: Iterable[int], names: Sequence[str], where: str) -> None:
    """Remove cards that were placed by hand from those that are left to place."""
    for c in cards:
        if pool[c] == 0:
            raise Invalid("bad_scenario", f"{where}: there are not so many of {names[c]!r} in the deck.")
        pool[c] -= 1
