"""A game as one object: its facts, options, rules, moves and views, found by its folder's name."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, fields
from functools import cache, cached_property
from importlib import import_module
from types import ModuleType, SimpleNamespace
from typing import Any, Protocol

import msgspec

from dreamtable.kit.errors import UNREADABLE, Invalid
from dreamtable.kit.events import Event
from dreamtable.kit.labels import Labels
from dreamtable.kit.moves import Gesture
from dreamtable.kit.options import GameOptions, read_options
from dreamtable.kit.text import Answer, Hint, Question, Said


class GameFacts(msgspec.Struct, frozen=True):
    """What a shelf says about a game."""

    title: str
    tagline: str
    kind: str
    seats: tuple[int, int]
    best: int  # how many make the best table; "play now" seats so many
    minutes: int
    credit: str  # who made the original game


class Speech(Protocol):
    """What a word game supplies in `words/`."""

    def answer(self, question: Question) -> Answer:
        """The verdict on the text of a move."""

    def hint(self, s: Any, seat: int, said: Sequence[Said], text: str) -> Hint:
        """What a person should know about a text while typing it."""


@dataclass(frozen=True)
class Game:
    """One of the games; `load` makes it from the package that holds it."""

    name: str
    package: str

    def __getstate__(self) -> dict[str, Any]:
        return {f.name: getattr(self, f.name) for f in fields(self)}  # modules stay at home

    def _part(self, name: str) -> ModuleType:
        return import_module(f"{self.package}.{name}")

    @cached_property
    def facts(self) -> GameFacts:
        facts: GameFacts = import_module(self.package).FACTS
        return facts

    @cached_property
    def rules(self) -> ModuleType:
        return self._part("rules")

    @cached_property
    def moves(self) -> ModuleType:
        return self._part("moves")

    @cached_property
    def worded(self) -> bool:
        """There are words in its moves that somebody must judge."""
        return hasattr(self.moves, "question")

    @cached_property
    def speech(self) -> Speech | None:
        """The `words/` of a word game, which judges texts and gives hints; None for a card game."""
        found: Any = self._part("words") if self.worded else None
        return found

    @cached_property
    def regards(self) -> Callable[[Any, int], int] | None:
        """What the moves of a seat are about, in games where the same ones may be about something else."""
        return getattr(self.moves, "regards", None)

    @cached_property
    def views(self) -> ModuleType:
        return self._part("view")

    @cached_property
    def fades(self) -> Callable[[Any, Event], bool] | None:
        """Whether a fact is for the memory of those who heard it, in games that say so."""
        return getattr(self.views, "fades", None)

    @cached_property
    def labels(self) -> Labels:
        """What the numbers in its views and moves stand for."""
        found: Labels = getattr(self.views, "READING", Labels())
        return found

    @cached_property
    def arranger(self) -> ModuleType:
        return self._part("arrange")

    @cached_property
    def Options(self) -> type[GameOptions]:
        kind: type[GameOptions] = self._part("options").Options
        return kind

    @cached_property
    def plain(self) -> SimpleNamespace:
        """The rules in ordinary Python, with the contract's defaults filled in."""
        from dreamtable.kit.linker import link

        return link(self.rules)

    def options(self, given: dict[str, Any] | GameOptions | None = None) -> GameOptions:
        return read_options(self.Options, given)

    def check_seats(self, seats: int) -> None:
        least, most = self.facts.seats
        if not isinstance(seats, int) or not least <= seats <= most:
            raise Invalid("bad_seats", f"{self.facts.title} is for {least} to {most} players, not {seats!r}.")

    def opening(self, seats: int, given: dict[str, Any] | GameOptions | None = None) -> Any:
        """A state in which nothing is dealt yet: CHANCE is to act."""
        self.check_seats(seats)
        return self.rules.opening(seats, self.options(given))

    @cached_property
    def _move_decoder(self) -> msgspec.json.Decoder[Any]:
        return msgspec.json.Decoder(self.moves.Move)

    def read_move(self, given: dict[str, Any] | bytes | str) -> Gesture:
        """A typed move from JSON text or from a dict of plain values."""
        try:
            if isinstance(given, dict):
                move = msgspec.convert(given, self.moves.Move, strict=True)
            else:
                move = self._move_decoder.decode(given)
        except UNREADABLE as wrong:
            raise Invalid("bad_move", f"That is not a move of {self.facts.title}: {wrong}.") from None
        return move  # type: ignore[no-any-return]


@cache
def compiled(game: Game, *parts: str, boundscheck: bool = False) -> SimpleNamespace:
    """The compiled twin of a game's rules, linked with further modules by name; cached for the process."""
    from dreamtable.kit.linker import link

    modules = [import_module(name) for name in parts]
    return link(game.rules, modules, jit=True, boundscheck=boundscheck)
