"""The catalogue of games: their facts, and their options in words."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Any

from msgspec import inspect

from dreamtable import games
from dreamtable.kit.errors import Illegal
from dreamtable.kit.game import Game
from dreamtable.messages import ENGLISH, messages
from dreamtable.protocol.messages import Catalogue, GameCard, OptionChoice, OptionField
from dreamtable.tables.public_table_facts import Level


@cache
def catalogue(language: str = ENGLISH) -> Catalogue:
    """All games, with their options in the words of a language."""
    return Catalogue([card(games.load(name), language) for name in games.names()])


def card(game: Game, language: str = ENGLISH) -> GameCard:
    """One game, with its options as a form may ask for them."""
    info = inspect.type_info(game.Options)
    assert isinstance(info, inspect.StructType)
    return GameCard(game.name, game.facts, [option(game.name, field, language) for field in info.fields], list(Level))


def option(game: str, field: inspect.Field, language: str) -> OptionField:
    """One option of a game: its kind by the type of its field, its words from the messages, else from the type."""
    kind: inspect.Type = field.type
    extra: dict[str, Any] = {}
    if isinstance(kind, inspect.Metadata):
        extra = kind.extra_json_schema or {}
        kind = kind.type
    words = OptionWords(game, field.encode_name, language)
    title = words.find("title", str(extra.get("title", plain(field.encode_name))))
    description = words.find("why", str(extra.get("description", "")))
    default: Any = field.default
    match kind:
        case inspect.BoolType():
            return OptionField(field.encode_name, title, description, "switch", default, [], None, None)
        case inspect.LiteralType(values=values):
            choices = [OptionChoice(v, words.find(f"choices.{v}", plain(str(v)))) for v in values if v is not None]
            return OptionField(field.encode_name, title, description, "choice", default, choices, None, None)
        case inspect.IntType():
            return OptionField(field.encode_name, title, description, "number", default, [], kind.ge, kind.le)
        case _:
            return OptionField(field.encode_name, title, description, "text", default, [], None, None)


class OptionWords:
    """The words of one option: the game's own, else those that several games share."""

    def __init__(self, game: str, name: str, language: str) -> None:
        self._own, self._shared = messages(language, game), messages(language, "app")
        self._name = name

    def find(self, part: str, otherwise: str) -> str:
        """The title, the reason or the name of a choice."""
        shared = self._shared.find(f"lobby.common.{self._name}.{part}", otherwise)
        return self._own.find(f"options.{self._name}.{part}", shared)


def plain(name: str) -> str:
    """The name of a field or a value as words."""
    return name.replace("_", " ").capitalize()


def rules(name: str, language: str = "en") -> str:
    """Our rules of a game, in Markdown, in English if they are not translated; raises Illegal if there are none."""
    folder = files(games.load(name).package)
    translated, page = folder.joinpath(f"RULES.{language}.md"), folder.joinpath("RULES.md")
    if translated.is_file():
        return translated.read_text(encoding="utf-8")
    if not page.is_file():
        raise Illegal("no_rules", "The rules of this game are not written down yet.")
    return page.read_text(encoding="utf-8")
