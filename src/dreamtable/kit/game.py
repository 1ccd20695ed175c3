"""A game as one object: its folder is opened, checked against the contract and handed out part by part here alone."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, fields
from functools import cache, cached_property
from importlib import import_module
from operator import index
from pathlib import Path
from pkgutil import iter_modules
from types import MappingProxyType, ModuleType, SimpleNamespace
from typing import Any, TypeVar

import msgspec

from dreamtable.kit.contract.analysis import AnalysisPart
from dreamtable.kit.contract.arena_statistics import ArenaStatisticsPart
from dreamtable.kit.contract.bot import BotPart
from dreamtable.kit.contract.chat_rules import ChatRulesPart
from dreamtable.kit.contract.events import EventsPart
from dreamtable.kit.contract.game_file import GameFile
from dreamtable.kit.contract.moves import MovesPart
from dreamtable.kit.contract.policies import LEVELS, Policies, policy_faults
from dreamtable.kit.contract.rule_modules import FILES, RuleModules, rule_faults
from dreamtable.kit.contract.scenario_positions import ScenarioPositionsPart
from dreamtable.kit.contract.scoring import ScoringPart
from dreamtable.kit.contract.sentences import SentencesPart
from dreamtable.kit.contract.source_outline import outline
from dreamtable.kit.contract.view import ViewPart
from dreamtable.kit.contract.words import SpeechPart
from dreamtable.kit.errors import UNREADABLE, Invalid
from dreamtable.kit.moves import Gesture
from dreamtable.kit.options import GameOptions, read_options
from dreamtable.kit.rule_compiler import link
from dreamtable.kit.view_labels import Labels
from dreamtable.kit.word_list import NO_LIST, WordListShape

P = TypeVar("P", bound=GameFile)


class GameFacts(msgspec.Struct, frozen=True):
    """What a list of games says about one of them."""

    title: str
    tagline: str
    kind: str
    seats: tuple[int, int]
    best: int  # how many make the best table; "play now" seats so many
    minutes: int
    credit: str  # who made the original game


class FactsPart(GameFile):
    """The contract of a game's `__init__.py`, which every list of games imports: it imports nothing heavy itself."""

    FILE = "__init__.py"

    FACTS: GameFacts


class OptionsPart(GameFile):
    """The contract of options.py: what a table may choose."""

    FILE = "options.py"

    Options: type[GameOptions]
    # By earlier version of the rules, if its games can still be played: the options that stand for its defaults.
    FORMER_DEFAULTS: Mapping[int, dict[str, Any]] = MappingProxyType({})
    # What the game wants of a list of words that a table brings in its option `deck`; by default it takes none.
    OWN_WORDS: WordListShape = NO_LIST
    # Whether a table may bring pictures of its own, in its option `pictures`.
    OWN_PICTURES: bool = False

    def canonical(self, options: Any) -> GameOptions:
        """Return options in the form in which they are stored; raise Invalid if something in them cannot be so."""
        return options  # type: ignore[no-any-return]


LIGHT = (
    FactsPart, OptionsPart, ScoringPart, MovesPart, ViewPart, EventsPart, SentencesPart, ScenarioPositionsPart,
    ChatRulesPart,
)  # fmt: skip
HEAVY = (BotPart, AnalysisPart, ArenaStatisticsPart)


@dataclass(frozen=True)
class Game:
    """One of the games, by the package that holds it.

    A part is opened when it is first asked for.  `check` compares all parts with their contract at once: those that are
    light are imported for it; of bot.py, policies/, analysis.py, arena_statistics.py and words/, which may import heavy
    libraries, only the source is read, and what the source does not tell is checked when the part is opened.
    `open_all` opens every part.
    """

    name: str
    package: str

    def __getstate__(self) -> dict[str, Any]:
        return {f.name: getattr(self, f.name) for f in fields(self)}  # modules cannot be pickled

    def check(self) -> None:
        """Raise Invalid with one sentence for each thing that is missing in the folder or has the wrong shape."""
        self._refuse(
            [
                *rule_faults(self._rule_modules()),
                *(fault for kind in LIGHT for fault in self._faults(kind)),
                *(fault for kind in HEAVY for fault in kind.faults(self._outline(kind.FILE))),
                *(SpeechPart.faults(self._outline(SpeechPart.FILE)) if "words" in self._modules else ()),
                *policy_faults({level: self._outline(f"policies/{level}.py") or {} for level in self._levels}),
            ]
        )

    # -- the folder -------------------------------------------------------------------------------------------
    @cached_property
    def folder(self) -> Path:
        """Where the files of the game lie."""
        return Path(str(import_module(self.package).__file__)).parent

    @cached_property
    def _modules(self) -> frozenset[str]:
        return frozenset(module.name for module in iter_modules([str(self.folder)]))

    def _module(self, file: str) -> ModuleType | None:
        """Import the module of a file of the folder, if there is such a file."""
        name = file.removesuffix(".py").removesuffix("__init__").strip("/")
        if name and name not in self._modules:
            return None
        return import_module(f"{self.package}.{name}".rstrip("."))

    def _faults(self, kind: type[GameFile]) -> list[str]:
        module = self._module(kind.FILE)
        return kind.faults(None if module is None else vars(module))

    def _outline(self, file: str) -> dict[str, Any] | None:
        path = self.folder / file
        return outline(path, self.package, self.folder) if path.exists() else None

    def _policy_file(self, level: str) -> Path:
        return self.folder / "policies" / f"{level}.py"

    @property
    def _levels(self) -> tuple[str, ...]:
        return tuple(level for level in LEVELS if self._policy_file(level).exists())

    def _refuse(self, faults: list[str]) -> None:
        if faults:
            raise Invalid("no_such_rule", f"The game in {self.package} is not complete. {' '.join(faults)}")

    def _open(self, kind: type[P]) -> P:
        self._refuse(self._faults(kind))
        return kind(self._module(kind.FILE))

    def open_all(self) -> tuple[object, ...]:
        """Open and return every part, with its heavy libraries; raise Invalid for one that breaks its contract."""
        self.check()
        return self.rules, self.bot, self.policies, self.analysis, self.speech, self.arena_statistics

    # -- its parts --------------------------------------------------------------------------------------------
    @cached_property
    def facts(self) -> GameFacts:
        """Title, seats and what else a list of games says."""
        return self._open(FactsPart).FACTS

    @cached_property
    def _options(self) -> OptionsPart:
        return self._open(OptionsPart)

    @property
    def Options(self) -> type[GameOptions]:
        """The type of the game's options."""
        return self._options.Options

    @property
    def own_words(self) -> WordListShape | None:
        """What a list of words that a table brings has to be like; None in a game that takes none."""
        shape = self._options.OWN_WORDS
        return None if shape == NO_LIST else shape

    @property
    def own_pictures(self) -> bool:
        """Whether a table may bring pictures of its own."""
        return self._options.OWN_PICTURES

    def _rule_modules(self) -> tuple[ModuleType, ...]:
        found = (self._module(file) for file in FILES)
        return tuple(module for module in found if module is not None)

    @cached_property
    def rules(self) -> RuleModules:
        """The sources of the rules, for the compiler."""
        modules = self._rule_modules()
        self._refuse(rule_faults(modules))
        return RuleModules(self.package, modules)

    @cached_property
    def plain(self) -> SimpleNamespace:
        """The rules in ordinary Python, with the contract's defaults filled in."""
        return link(self.rules)

    @cached_property
    def scoring(self) -> ScoringPart:
        """The points of a finished game."""
        return self._open(ScoringPart)

    @cached_property
    def moves(self) -> MovesPart:
        """The moves that a person makes."""
        return self._open(MovesPart)

    @cached_property
    def view(self) -> ViewPart:
        """What a seat may see."""
        return self._open(ViewPart)

    @cached_property
    def events(self) -> EventsPart:
        """What happened, and who is told."""
        return self._open(EventsPart)

    @cached_property
    def sentences(self) -> SentencesPart:
        """Events in words."""
        return self._open(SentencesPart)

    @cached_property
    def scenario_positions(self) -> ScenarioPositionsPart:
        """Positions that are written down, and back."""
        return self._open(ScenarioPositionsPart)

    @cached_property
    def chat_rules(self) -> ChatRulesPart:
        """What may be said in chat during a game."""
        return self._open(ChatRulesPart)

    @cached_property
    def arena_statistics(self) -> ArenaStatisticsPart:
        """What the arena counts besides wins and points."""
        return self._open(ArenaStatisticsPart)

    @cached_property
    def bot(self) -> BotPart:
        """How bots of all levels are set up."""
        return self._open(BotPart)

    @cached_property
    def analysis(self) -> AnalysisPart:
        """How a finished game is judged."""
        return self._open(AnalysisPart)

    @cached_property
    def speech(self) -> SpeechPart | None:
        """The judge and the hints of a word game; None in a game without words/."""
        return self._open(SpeechPart) if "words" in self._modules else None

    @cached_property
    def policies(self) -> Policies:
        """How the levels of bots choose."""
        found = {level: import_module(f"{self.package}.policies.{level}") for level in self._levels}
        self._refuse(policy_faults({level: vars(module) for level, module in found.items()}))
        return Policies(found)

    @property
    def labels(self) -> Labels:
        """What the numbers in its views and moves stand for."""
        return self.view.LABELS

    @cached_property
    def worded(self) -> bool:
        """Whether moves carry text that somebody must judge."""
        return self.moves.defines("question")

    # -- what one asks of a game ------------------------------------------------------------------------------
    def options(self, given: dict[str, Any] | GameOptions | None = None) -> GameOptions:
        """Return validated options; raise Invalid with the name of what is wrong."""
        return self._options.canonical(read_options(self.Options, given))

    def former_defaults(self, rules: int) -> dict[str, Any]:
        """Return what a game of this version of the rules meant by the options that it left out.

        Nothing differs for the present version.  Raises Invalid if games of that version cannot be played here.
        """
        ours, former = self.plain.RULES_VERSION, self._options.FORMER_DEFAULTS
        if rules == ours:
            return {}
        if rules not in former:
            code, title = "old_replay" if rules < ours else "bad_replay", self.facts.title
            raise Invalid(code, f"That game was begun by version {rules} of the rules of {title}; here is {ours}.")
        return former[rules]

    def check_seats(self, seats: Any) -> int:
        """Return a number of seats as an int, NumPy's included; raise Invalid if the game is not for so many."""
        least, most = self.facts.seats
        try:
            count = index(seats)
        except TypeError:
            count = 0
        if not least <= count <= most:
            raise Invalid("bad_seats", f"{self.facts.title} is for {least} to {most} players, not {seats!r}.")
        return count

    def opening(self, seats: int, given: dict[str, Any] | GameOptions | None = None) -> Any:
        """Return a state in which nothing is dealt yet: CHANCE is to act."""
        return self.rules.opening(self.check_seats(seats), self.options(given))

    @cached_property
    def _move_decoder(self) -> msgspec.json.Decoder[Any]:
        return msgspec.json.Decoder(self.moves.Move)

    def read_move(self, given: dict[str, Any] | bytes | str) -> Gesture:
        """Return a typed move from JSON text or from a dict of plain values."""
        try:
            if isinstance(given, dict):
                move = msgspec.convert(given, self.moves.Move, strict=True)
            else:
                move = self._move_decoder.decode(given)
        except UNREADABLE as wrong:
            raise Invalid("bad_move", f"That is not a move of {self.facts.title}: {wrong}.") from None
        return move  # type: ignore[no-any-return]


@cache
def compiled(game: Game, *parts: ModuleType, boundscheck: bool = False, inline: bool = False) -> SimpleNamespace:
    """Return the compiled twin of a game's rules, linked with further modules; made once for each process.

    `inline` is for loops that only step games: see link().
    """
    return link(game.rules, parts, jit=True, boundscheck=boundscheck, inline=inline)
