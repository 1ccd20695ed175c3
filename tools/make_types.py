"""Write web/src/lib/generated: the protocol, messages, and views, moves, events and options of games, as TypeScript.

The page also gets the names of the Elements and of the anchor adjectives in every language that has them.

python tools/make_types.py            writes the files
python tools/make_types.py --check    says whether they are up to date
"""

from __future__ import annotations

import sys
from collections.abc import Iterable
from collections.abc import Set as AbstractSet
from enum import EnumMeta
from pathlib import Path
from types import UnionType
from typing import Any, get_args

import msgspec
from msgspec import inspect

from dreamtable import games
from dreamtable.kit.game import Game
from dreamtable.messages import ENGLISH, languages
from dreamtable.messages.icu import parse, uses
from dreamtable.protocol import messages as protocol

OUT = Path(__file__).resolve().parent.parent / "web" / "src" / "lib" / "generated"
HEAD = "// Made by tools/make_types.py from the Python types. Do not edit.\n"
WIDTH = 110  # the same as in web/.prettierrc
ANY_GAME = "<G extends GameName = GameName>"


def omits_defaults(struct: type) -> bool:
    """Return whether fields with their default value are not sent."""
    return bool(struct.__struct_config__.omit_defaults)  # type: ignore[attr-defined]


class Writer:
    """Collects TypeScript declarations of some types and of everything that they contain."""

    def __init__(self) -> None:
        self.found: dict[type, str] = {}
        self.generic: set[type] = set()

    def declare(self, kinds: Iterable[type]) -> None:
        """Declare these types."""
        for info in inspect.multi_type_info(list(kinds)):
            self.expression(info)

    def expression(self, t: inspect.Type) -> str:
        """Return the TypeScript of a type; structs and enums in it are declared."""
        match t:
            case inspect.Metadata(type=inner):
                return self.expression(inner)
            case inspect.StrType():
                return "string"
            case inspect.IntType() | inspect.FloatType():
                return "number"
            case inspect.BoolType():
                return "boolean"
            case inspect.NoneType():
                return "null"
            case inspect.RawType() | inspect.AnyType():
                return "unknown"
            case inspect.LiteralType(values=values):
                return " | ".join(literal(v) for v in values)
            case inspect.UnionType(types=types):
                return " | ".join(dict.fromkeys(self.expression(one) for one in types))
            case inspect.ListType(item_type=item) | inspect.VarTupleType(item_type=item):
                return listed(self.expression(item))
            case inspect.TupleType(item_types=items):
                return f"[{', '.join(self.expression(one) for one in items)}]"
            case inspect.DictType(key_type=key, value_type=value):
                return f"Record<{self.expression(key)}, {self.expression(value)}>"
            case inspect.EnumType(cls=enum):
                self.found.setdefault(
                    enum, f"export type {enum.__name__} = {' | '.join(literal(m.value) for m in enum)}\n"
                )
                return enum.__name__
            case inspect.StructType(cls=struct):
                return self.struct(t, struct)
        raise TypeError(f"no TypeScript for {t}")

    def struct(self, t: inspect.StructType, struct: type) -> str:
        """Declare a struct and return its name."""
        if struct not in self.found:
            self.found[struct] = ""  # a type may contain itself
            # In a request, in a strict type and where defaults are not sent, optional fields may be left out.
            may_omit = issubclass(struct, protocol.Request) or t.forbid_unknown_fields or omits_defaults(struct)
            lines = [f"  {t.tag_field}: {literal(t.tag)}"] if t.tag_field else []
            for field in t.fields:
                optional = "?" if not field.required and may_omit else ""
                lines.append(f"  {field.encode_name}{optional}: {self.field(struct, field)}")
            self.found[struct] = interface(struct, lines, struct in self.generic)
        return struct.__name__ + ("<G>" if struct in self.generic else "")

    def field(self, struct: type, field: inspect.Field) -> str:
        """Return the TypeScript of a field; a field that depends on the game makes its struct generic."""
        part = protocol.GAME_TYPES.get((struct.__name__, field.name))
        if part is None or struct.__module__.startswith("dreamtable.games"):
            expression = self.expression(field.type)
            if "<G>" in expression:
                self.generic.add(struct)
            return expression
        self.generic.add(struct)
        return {"name": "G", "moves": "Games[G]['move'][]"}.get(part, f"Games[G]['{part}']")

    def text(self) -> str:
        """Return all declarations so far."""
        return "\n".join(self.found.values())


def interface(struct: type, lines: list[str], generic: bool) -> str:
    """Return the declaration of a struct with these fields."""
    own = struct.__dict__.get("__doc__")
    doc = f"/** {' '.join(own.split())} */\n" if own else ""
    head = f"{doc}export interface {struct.__name__}{ANY_GAME if generic else ''}"
    return f"{head} {{\n" + "\n".join(lines) + "\n}\n" if lines else f"{doc}export type {struct.__name__} = object\n"


def literal(value: object) -> str:
    """Return a value as a TypeScript literal."""
    return f"'{value}'" if isinstance(value, str) else msgspec.json.encode(value).decode()


def listed(item: str) -> str:
    """Return the type of a list of such items."""
    return f"({item})[]" if " | " in item else f"{item}[]"


def union(name: str, kinds: Iterable[type], generic: AbstractSet[type] = frozenset()) -> str:
    """Return the declaration of a union, on one line if it fits."""
    parts = [k.__name__ + ("<G>" if k in generic else "") for k in kinds]
    head = f"export type {name}{ANY_GAME if generic & set(kinds) else ''} ="
    line = f"{head} {' | '.join(parts)}\n"
    return line if len(line) <= WIDTH else f"{head}\n" + "".join(f"  | {part}\n" for part in parts)


def members(kind: Any) -> tuple[type, ...]:
    """Return the types of a union, or the type itself."""
    return get_args(kind) if isinstance(kind, UnionType) else (kind,)


def game_file(game: Game) -> str:
    """Return the types of one game."""
    writer = Writer()
    moves = members(game.moves.Move)
    events = members(game.events.AnyEvent)
    writer.declare([game.Options, game.view.View, *moves, *events])
    return "\n".join([HEAD, writer.text(), union("Move", moves), union("AnyEvent", events)])


def games_file(names: Iterable[str]) -> str:
    """Return the table of all games and their types."""
    lines = [HEAD]
    lines += [f"import type * as {n} from './{n}'" for n in names]
    lines += ["", "export interface Games {"]
    for n in names:
        lines += [f"  {n}: {{", f"    view: {n}.View", f"    move: {n}.Move"]
        lines += [f"    event: {n}.AnyEvent", f"    options: {n}.Options", "  }"]
    return "\n".join([*lines, "}", "", "export type GameName = keyof Games", ""])


def protocol_file() -> str:
    """Return the types of all messages."""
    writer = Writer()
    kinds = [k for k in vars(protocol).values() if isinstance(k, type) and is_message(k)]
    writer.declare(kinds)
    asked, answered = members(protocol.Asked), members(protocol.Answered)
    parts = [HEAD, "import type { GameName, Games } from './games'\n", writer.text()]
    return "\n".join([*parts, union("Asked", asked, writer.generic), union("Answered", answered, writer.generic)])


MESSAGES = Path(__file__).resolve().parent.parent / "src" / "dreamtable" / "messages"
MESSAGES_HEAD = """// Made by tools/make_types.py from src/dreamtable/messages/en. Do not edit.

import type { Who } from '../words/format'

/** An argument that is said as it is. */
type Text = string | number | Who
"""


def messages_file() -> str:
    """Return the languages, and the messages of every file as types: a text, or a function of its arguments."""
    spoken = ", ".join(f"{code}: '{name}'" for code, name in languages().items())
    lines = [MESSAGES_HEAD, f"export const LANGUAGES = {{ {spoken} }} as const\n", "export interface Messages {"]
    for file in sorted((MESSAGES / ENGLISH).glob("*.json")):
        lines.append(f"  {file.stem}: {section(msgspec.json.decode(file.read_bytes()), '  ')}")
    return "\n".join([*lines, "}", ""])


def section(texts: dict[str, Any], indent: str) -> str:
    """Return the type of a section of messages."""
    inner = indent + "  "
    lines = []
    for key, value in texts.items():
        kind = message(value) if isinstance(value, str) else section(value, inner)
        name = key if key.isidentifier() else f"'{key}'"
        lines.append(f"{inner}{name}: {kind}")
    return "\n".join(["{", *lines, f"{indent}}}"])


def message(text: str) -> str:
    """Return the type of a message."""
    arguments = uses(parse(text, ENGLISH))
    if not arguments:
        return "string"
    return f"(a: {{ {'; '.join(f'{name}: {argument(ways)}' for name, ways in arguments.items())} }}) => string"


def argument(ways: AbstractSet[str]) -> str:
    """Return the type of an argument, by the ways in which English uses it."""
    kinds = []
    if "list" in ways:
        kinds.append("readonly string[]")
    elif "plural" in ways:
        kinds.append("number")
    elif "true" in ways:
        kinds.append("boolean")
    elif "me" in ways:
        kinds.append("Who")
    elif "select" in ways:
        kinds.append("string | number")
    else:
        kinds.append("Text")
    return " | ".join([*kinds, *(["null"] if "none" in ways else [])])


def is_message(kind: type) -> bool:
    """Return whether a type of the protocol is a message or a part of one."""
    bases = {protocol.Request, protocol.Answer, protocol.RequestId, msgspec.Struct}
    return (issubclass(kind, msgspec.Struct) or isinstance(kind, EnumMeta)) and kind not in bases


GAMES = MESSAGES.parent / "games"
# By what the page calls them: where a language lists names beside the English ones, in the first two columns.
NAMES = {
    "elements": ("when_i_dream/words/data/{language}/elements.tsv", "when_i_dream/words/data/{language}/names.tsv"),
    "adjectives": ("dream_diary/words/data/{language}/anchors.tsv",),
}


def glosses() -> dict[str, str]:
    """Return a file for each list of names in each language that has it: every name by its English one."""
    made = {}
    for kind, places in NAMES.items():
        for language in languages():
            paths = [path for place in places if (path := GAMES / place.format(language=language)).is_file()]
            for path in paths[:1]:
                rows = [line.split("\t")[:2] for line in path.read_text("utf-8").splitlines()[1:]]
                entries = msgspec.json.format(msgspec.json.encode(dict(rows)), indent=2).decode()
                made[f"{kind}.{language}.json"] = entries + "\n"
    return made


def files() -> dict[str, str]:
    """Return all files by name."""
    names = games.names()
    made = {f"{n}.ts": game_file(games.load(n)) for n in names}
    made |= {"games.ts": games_file(names), "protocol.ts": protocol_file(), "messages.ts": messages_file()}
    return made | glosses()


def main() -> int:
    """Write the files, or check them; returns the exit code."""
    made = files()
    if "--check" in sys.argv[1:]:
        wrong = [n for n, text in made.items() if not (OUT / n).is_file() or (OUT / n).read_text() != text]
        print(f"out of date: {', '.join(wrong)}; run tools/make_types.py" if wrong else "up to date")
        return 1 if wrong else 0
    OUT.mkdir(parents=True, exist_ok=True)
    for old in OUT.iterdir():
        if old.name not in made:
            old.unlink()
    for name, text in made.items():
        (OUT / name).write_text(text)
    return 0


if __name__ == "__main__":
    sys.exit(main())
