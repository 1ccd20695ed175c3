"""The catalogue of games: their facts, and their options in words."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Any

from msgspec import inspect

from dreamtable import games
from dreamtable.kit.errors import Illegal
from dreamtable.kit.game import Game
from dreamtable.protocol.messages import Catalogue, GameCard, OptionChoice, OptionField
from dreamtable.tables.table_facts import Level


@cache
def catalogue() -> Catalogue:
    """All games."""
    return Catalogue([card(games.load(name)) for name in games.names()])


def card(game: Game) -> GameCard:
    """One game, with its options as a form may ask for them."""
    info = inspect.type_info(game.Options)
    assert isinstance(info, inspect.StructType)
    return GameCard(game.name, game.facts, [option(field) for field in info.fields], list(Level))


def option(field: inspect.Field) -> OptionField:
    """One option of a game, described by the type of its field."""
    kind: inspect.Type = field.type
    extra: dict[str, Any] = {}
    if isinstance(kind, inspect.Metadata):
        extra = kind.extra_json_schema or {}
        kind = kind.type
    title = str(extra.get("title", plain(field.name)))
    description = str(extra.get("description", ""))
    default: Any = field.default
    match kind:
        case inspect.BoolType():
            return OptionField(field.name, title, description, "switch", default, [], None, None)
        case inspect.LiteralType(values=values):
            choices = [OptionChoice(v, plain(v) if isinstance(v, str) else str(v)) for v in values if v is not None]
            return OptionField(field.name, title, description, "choice", default, choices, None, None)
        case inspect.IntType():
            return OptionField(field.name, title, description, "number", default, [], kind.ge, kind.le)
        case _:
            return OptionField(field.name, title, description, "text", default, [], None, None)


def plain(name: str) -> str:
    """The name of a field or a value as words."""
    return name.replace("_", " ").capitalize()


def rules(name: str) -> str:
    """Our rules of a game, in Markdown; raises Illegal if there are none."""
    page = files(games.load(name).package).joinpath("RULES.md")
    if not page.is_file():
        raise Illegal("no_rules", "The rules of this game are not written down yet.")
    return page.read_text(encoding="utf-8")
