"""One API page for each game: its constructor, options, moves, views, events, and the numbers of its environments."""

from __future__ import annotations

import ast
import inspect
import re
import types
import typing
from collections.abc import Iterator
from functools import cache
from typing import Annotated, Any, Literal, get_args, get_origin

import msgspec
from msgspec import NODEFAULT, Meta, Struct

from dreamtable.games import load, names
from dreamtable.kit.game import Game


@cache
def game_pages() -> dict[str, str]:
    """Return the pages as Markdown, by the name of the game."""
    return {name: "\n\n".join(_page(load(name))) for name in names()}


def _page(game: Game) -> Iterator[str]:
    least, most = game.facts.seats
    yield f"# {game.facts.title}: `{game.name}`"
    yield f"{game.facts.tagline}. The rules: [{game.facts.title}](../games/{game.name}.md)."
    yield _code(
        f'g = dt.new("{game.name}", seats={least}, seed=7)     # {least} to {most} seats, best with {game.facts.best}'
    )
    yield "## Options\n\nGiven by name: `dt.new(..., name=value)`, `--option name=value`, `options={...}`."
    yield _table(("option", "values", "default", "meaning"), _options(game.Options))
    yield "## Moves\n\n`g.legal(seat)` lists those that are open; `g.play(seat, move)` takes the object or its JSON."
    yield _table(("move", "JSON", "does"), (_move(kind) for kind in game.moves.gestures))
    yield from _others("Parts of moves", game.moves.gestures)
    yield "## View\n\n`g.view(seat)`: what a seat sees; `g.view()`: what somebody sees who only watches."
    yield _declared(game.view.View)
    yield from _others("Parts of the view", (game.view.View,))
    yield "## Events\n\nWhat happened, told to those who may know it: `g.heard(seat)`, `g.events`, `g.tell(event)`."
    for kind in get_args(game.events.AnyEvent) or (game.events.AnyEvent,):
        yield _declared(kind)
    yield from _numbers(game)


def _options(kind: type[Struct]) -> Iterator[tuple[str, ...]]:
    hints = typing.get_type_hints(kind, include_extras=True)
    for field in msgspec.structs.fields(kind):
        plain, meta = _unwrapped(hints[field.name])
        low, high = (getattr(meta, side, None) for side in ("ge", "le"))
        if get_origin(plain) is Literal:
            values = ", ".join(f"`{_json(value)}`" for value in get_args(plain))
        elif low is not None and high is not None:
            values = f"{low} to {high}"
        else:
            values = "`true`, `false`" if plain is bool else _shown(plain)
        about = f"{meta.title}. {meta.description}" if meta and meta.description else (meta.title if meta else "") or ""
        yield f"`{field.encode_name}`", values, f"`{_json(field.default)}`", about


def _unwrapped(hint: Any) -> tuple[Any, Meta | None]:
    if get_origin(hint) is Annotated:
        plain, *extras = get_args(hint)
        return plain, next((extra for extra in extras if isinstance(extra, Meta)), None)
    return hint, None


def _json(value: Any) -> str:
    return msgspec.json.encode(value).decode().strip('"')


def _move(kind: type[Struct]) -> tuple[str, ...]:
    hints = typing.get_type_hints(kind)
    fields = msgspec.structs.fields(kind)
    arguments = ", ".join(f"{f.name}: {_shown(hints[f.name])}" for f in fields)
    inside = "".join(f', "{f.encode_name}": {"..." if f.default is NODEFAULT else _quoted(f.default)}' for f in fields)
    tag = kind.__struct_config__.tag
    return f"`{kind.__name__}({arguments})`", f'`{{"type": "{tag}"{inside}}}`', inspect.cleandoc(kind.__doc__ or "")


def _quoted(value: Any) -> str:
    return msgspec.json.encode(value).decode()


def _declared(kind: type[Struct]) -> str:
    """A type as its source says it, with the comments beside its fields."""
    source = inspect.getsource(kind)
    (node,) = ast.parse(source).body
    assert isinstance(node, ast.ClassDef)
    lines, shown = source.split("\n"), [f"class {kind.__name__}:"]
    for inner in node.body:
        if isinstance(inner, ast.AnnAssign):
            shown += lines[inner.lineno - 1 : inner.end_lineno]
    tag = kind.__struct_config__.tag
    title = f"### {kind.__name__}" + (f"\n\n`{tag}`" if tag else "")
    about = inspect.cleandoc(kind.__doc__ or "").replace("<", "&lt;")
    return "\n\n".join(part for part in (title, about, _code(*shown) if len(shown) > 1 else "") if part)


def _others(title: str, kinds: tuple[type[Struct], ...]) -> Iterator[str]:
    """The types that fields of these are made of, and so on."""
    found: dict[type[Struct], None] = {}
    left = list(kinds)
    while left:
        for hint in typing.get_type_hints(left.pop(0)).values():
            new = [kind for kind in _structs(hint) if kind not in found and kind not in kinds]
            found.update(dict.fromkeys(new))
            left += new
    if found:
        yield f"**{title}**"
        yield from (_declared(kind) for kind in found)


def _structs(hint: Any) -> Iterator[type[Struct]]:
    if isinstance(hint, type) and issubclass(hint, Struct):
        yield hint
    for inner in get_args(hint):
        yield from _structs(inner)


def _shown(hint: Any) -> str:
    """A type as one would write it."""
    if get_origin(hint) in (typing.Union, types.UnionType):
        return " | ".join(map(_shown, get_args(hint)))
    if isinstance(hint, type) and not get_args(hint):
        return "None" if hint is type(None) else hint.__name__
    return re.sub(r"(\w+\.)+(?=\w)", "", str(hint))


def _numbers(game: Game) -> Iterator[str]:
    plain = game.plain
    yield "## In environments"
    if game.worded:
        page = "../environments.md#the-word-games-symbols-in-place-of-words"
        yield f"In [environments](../environments.md) this game is played with [symbols in place of words]({page})."
        return
    yield "[Environments](../environments.md) know it as `env.observation_fields` and `env.describe(action)`."
    at, rows = 0, []
    for name, length in plain.OBSERVED:
        rows.append((f"`{name}`", f"{at}" if length == 1 else f"{at} to {at + length - 1}"))
        at += length
    yield f"An observation has {plain.OBS} numbers."
    yield _table(("field", "where"), rows)
    yield f"There are {plain.ACTIONS} actions, of which the `action_mask` says which are open."
    yield _table(("action", "is"), ((str(k), name) for k, name in enumerate(plain.ACTION_NAMES)))


def _table(head: tuple[str, ...], rows: Any) -> str:
    def line(cells: Any) -> str:
        return "| " + " | ".join(cell.replace("|", "\\|").replace("\n", " ") for cell in cells) + " |"

    return "\n".join((line(head), "|" + "---|" * len(head), *map(line, rows)))


def _code(*lines: str) -> str:
    return "\n".join(("```python", *lines, "```"))
