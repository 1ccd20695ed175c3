"""Read positions that people wrote by hand: names instead of numbers, and errors that say where."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from enum import IntEnum
from typing import Any, TypeVar

from dreamtable.kit.errors import Invalid

E = TypeVar("E", bound=IntEnum)


class Given:
    """A table of a scenario; every method raises Invalid, with the place, for a value that does not fit."""

    def __init__(self, values: dict[str, Any], known: Iterable[str], where: str = "given") -> None:
        self.where = where
        self.values = values
        known = list(known)
        for key in values:
            if key not in known:
                raise Invalid("bad_scenario", f"{where}: nothing is called {key!r}; try one of {', '.join(known)}.")

    def only(self, keys: Iterable[str], when: str) -> None:
        """Raise Invalid if anything but these keys is given."""
        for key in self.values.keys() - set(keys):
            raise self.wrong(key, f"has no place {when}")

    def __contains__(self, key: str) -> bool:
        return key in self.values

    def number(self, key: str, default: int, least: int = -1, most: int = 2**31 - 1) -> int:
        """Return a whole number in a range."""
        value = self.values.get(key, default)
        if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
            raise self.wrong(key, f"must be a number from {least} to {most}")
        return value

    def flag(self, key: str, default: bool = False) -> bool:
        """Return true or false."""
        value = self.values.get(key, default)
        if not isinstance(value, bool):
            raise self.wrong(key, "must be true or false")
        return value

    def phase(self, key: str, kind: type[E], default: E) -> E:
        """Return a member of an enum, which is given by its name in small letters."""
        value = self.values.get(key, default.name.lower())
        names = {m.name.lower(): m for m in kind}
        if not isinstance(value, str) or value not in names:
            raise self.wrong(key, f"must be one of {', '.join(names)}")
        return names[value]

    def numbers(self, key: str, default: Sequence[int], count: int | None = None, most: int = 9999) -> list[int]:
        """Return a list of whole numbers."""
        value = self.values.get(key, list(default))
        if not isinstance(value, list) or any(isinstance(v, bool) or not isinstance(v, int) for v in value):
            raise self.wrong(key, "must be a list of numbers")
        if any(not -most <= v <= most for v in value):
            raise self.wrong(key, f"must have numbers from {-most} to {most}")
        if count is not None and len(value) != count:
            raise self.wrong(key, f"must have {count} numbers")
        return list(value)

    def cards(self, key: str, names: Sequence[str], default: Sequence[str] = ()) -> list[int]:
        """Return a list of cards, which are given by name."""
        return cards(self.items(key, default), names, f"{self.where}.{key}")

    def items(self, key: str, default: Sequence[Any] = ()) -> list[Any]:
        """Return a list of anything."""
        value = self.values.get(key, [*default])
        if not isinstance(value, list):
            raise self.wrong(key, "must be a list")
        return value

    def rows(self, key: str, count: int, default: Sequence[Any]) -> list[Any]:
        """Return a list with one entry a seat."""
        value = self.items(key, default)
        if len(value) != count:
            raise self.wrong(key, f"must have {count} entries, one a seat")
        return value

    def wrong(self, key: str, why: str) -> Invalid:
        """Return the error for a key."""
        return Invalid("bad_scenario", f"{self.where}.{key} {why}; it is {self.values.get(key)!r}.")


def card(name: Any, names: Sequence[str], where: str) -> int:
    """Return the number of a card by its name; a name that is a number may be written as one."""
    text = str(name) if isinstance(name, int) and not isinstance(name, bool) else name
    if text not in names:
        raise Invalid("bad_scenario", f"{where}: there is no card {name!r}; cards are {', '.join(names)}.")
    return names.index(text)


def cards(given: Any, names: Sequence[str], where: str) -> list[int]:
    """Return the numbers of a list of cards."""
    if not isinstance(given, list):
        raise Invalid("bad_scenario", f"{where}: must be a list of cards; it is {given!r}.")
    return [card(name, names, where) for name in given]


def take_from(pool: list[int], cards: Iterable[int], names: Sequence[str], where: str) -> None:
    """Remove cards that were placed by hand from those that are left to place."""
    for c in cards:
        if pool[c] == 0:
            raise Invalid("bad_scenario", f"{where}: there are not so many of {names[c]!r} in the deck.")
        pool[c] -= 1
