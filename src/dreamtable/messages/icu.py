"""The part of ICU MessageFormat that messages are written in: read it, and fill in the arguments.

    {name}                                                  the argument as it is
    {n, plural, one {# card} few {...} other {# cards}}     by the plural rules of the language; =0, =1 are exact
    {kind, select, dream {...} other {...}}                 by the value of the argument
    {names, list}                                           "Ada, Ben and Cleo" in the language
    {name, de}                                              French only: "de Luna", "d’Ada"

In a plural, # stands for the number, and a list counts as its length.  In a select, three keys are no texts: `me` is a
person who reads the sentence, `none` an argument that is empty or missing, `true` a condition that holds.
`'{'` is a brace and `''` an apostrophe; an apostrophe anywhere else stands for itself.
`web/messages.ts` reads the same language for the web app, and a test compares the two.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple

CATEGORIES: dict[str, tuple[str, ...]] = {
    "en": ("one", "other"),
    "fr": ("one", "other"),
    "it": ("one", "other"),
    "de": ("one", "other"),
    "es": ("one", "other"),
    "pl": ("one", "few", "many", "other"),
    "ja": ("other",),
    "vi": ("other",),
}
KINDS = ("plural", "select", "list", "de")
RESERVED = ("me", "none", "true")  # keys of a select that no text is equal to


@dataclass(frozen=True)
class Person:
    """Somebody at the table: by name, or as the one who reads the sentence."""

    name: str
    me: bool = False


Value = str | int | bool | Person | Sequence[str] | None


class Argument(NamedTuple):
    """A place in a message that an argument fills."""

    name: str
    kind: str = ""
    cases: Mapping[str, Message] = {}


Message = tuple["str | Argument", ...]


class BrokenMessage(ValueError):
    """A message that cannot be read; the sentence says why and where."""


def parse(text: str, language: str = "en") -> Message:
    """Read a message of a language; raise BrokenMessage if it is not well formed."""
    return _Reader(text, language).whole()


def _names(message: Message) -> list[Argument]:
    """Every argument of a message, those inside cases included."""
    found: list[Argument] = []
    for part in message:
        if isinstance(part, Argument):
            found.append(part)
            for case in part.cases.values():
                found += _names(case)
    return found


def uses(message: Message) -> dict[str, set[str]]:
    """How a message uses each of its arguments: as `text`, `plural`, `list`, `de`, `me`, `none`, `true` or `select`."""
    found: dict[str, set[str]] = {}
    for argument in _names(message):
        ways = found.setdefault(argument.name, set())
        if argument.kind == "select":
            special = set(RESERVED) & set(argument.cases)
            ways |= special
            if set(argument.cases) - special - {"other"} or not special:
                ways.add("select")
        else:
            ways.add(argument.kind or "text")
    return found


class _Reader:
    """Reads one message from left to right."""

    def __init__(self, text: str, language: str) -> None:
        self.text, self.language, self.at = text, language, 0

    def whole(self) -> Message:
        message = self.message("")
        if self.at < len(self.text):
            self.fail("a closing brace without an opening one")
        return message

    def fail(self, why: str) -> None:
        raise BrokenMessage(f"{why} at character {self.at + 1} of “{self.text}”")

    def message(self, counted: str) -> Message:
        """Read up to a closing brace or the end; `counted` is the argument that # stands for."""
        parts: list[str | Argument] = []
        literal = ""
        text = self.text
        while self.at < len(text) and text[self.at] != "}":
            char = text[self.at]
            if char == "'" and text[self.at + 1 : self.at + 2] == "'":
                literal += "'"
                self.at += 2
            elif char == "'" and text[self.at + 1 : self.at + 2] in ("{", "}", "#"):
                end = text.find("'", self.at + 2)
                if end < 0:
                    self.fail("a quotation that does not end")
                literal += text[self.at + 1 : end]
                self.at = end + 1
            elif char == "{" or (char == "#" and counted):
                if literal:
                    parts.append(literal)
                literal = ""
                if char == "#":
                    parts.append(Argument(counted))
                    self.at += 1
                else:
                    parts.append(self.argument(counted))
            else:
                literal += char
                self.at += 1
        if literal:
            parts.append(literal)
        return tuple(parts)

    def take(self, pattern: str) -> str:
        found = re.compile(r"\s*(" + pattern + r")\s*").match(self.text, self.at)
        if found is None:
            self.fail(f"something else than {pattern.replace(chr(92), '')} was written")
            raise AssertionError
        self.at = found.end()
        return found[1]

    def closes(self) -> None:
        if self.text[self.at : self.at + 1] != "}":
            self.fail("a closing brace is missing")
        self.at += 1

    def argument(self, counted: str) -> Argument:
        self.at += 1
        name = self.take(r"\w+")
        if self.text[self.at : self.at + 1] != ",":
            self.closes()
            return Argument(name)
        self.at += 1
        kind = self.take(r"\w+")
        if kind not in KINDS:
            self.fail(f"“{kind}” is none of {', '.join(KINDS)}")
        if kind in ("list", "de"):
            self.closes()
            return Argument(name, kind)
        self.take(",")
        cases: dict[str, Message] = {}
        while self.text[self.at : self.at + 1] not in ("}", ""):
            key = self.take(r"=\d+|\w+")
            if kind == "plural" and not key.startswith("="):
                if self.language not in CATEGORIES:
                    self.fail(f"nobody has said which plurals “{self.language}” has (CATEGORIES)")
                if key not in CATEGORIES[self.language]:
                    self.fail(
                        f"“{key}” is no plural of this language, which has {', '.join(CATEGORIES[self.language])}"
                    )
            if key in cases:
                self.fail(f"“{key}” is there twice")
            if self.text[self.at : self.at + 1] != "{":
                self.fail(f"“{key}” has no text in braces")
            self.at += 1
            cases[key] = self.message(name if kind == "plural" else counted)
            self.closes()
            self.take("")
        if "other" not in cases:
            self.fail("there is no “other”")
        self.closes()
        return Argument(name, kind, cases)


def fill(message: Message, language: str, arguments: Mapping[str, Value]) -> str:
    """Return a message with its arguments filled in."""
    said = ""
    for part in message:
        if isinstance(part, str):
            said += part
        elif part.kind:
            said += _filled(part, language, arguments[part.name], arguments)
        else:
            said += _text(arguments[part.name])
    return said


def _filled(part: Argument, language: str, value: Value, arguments: Mapping[str, Value]) -> str:
    cases = part.cases
    match part.kind:
        case "select":
            return fill(cases.get(_key(value), cases["other"]), language, arguments)
        case "plural":
            assert isinstance(value, int | list | tuple)
            count = value if isinstance(value, int) else len(value)
            exact = f"={count}"
            chosen = cases[exact] if exact in cases else cases.get(plural(language, count), cases["other"])
            return fill(chosen, language, arguments)
        case "list":
            assert isinstance(value, Sequence)
            return listed(language, [_text(one) for one in value])
        case _:
            return de(_text(value))


def _text(value: Value) -> str:
    if isinstance(value, str):
        return value
    return value.name if isinstance(value, Person) else "" if value is None else str(value)


def _key(value: Value) -> str:
    """The case of a select that a value chooses."""
    if isinstance(value, Person):
        return "me" if value.me else "other"
    if value is None or value == "":
        return "none"
    if isinstance(value, bool):
        return "true" if value else "false"
    return "other" if value in RESERVED else str(value)


def plural(language: str, n: int) -> str:
    """The plural category of a whole number, as CLDR has it."""
    n = abs(n)
    match language:
        case "ja" | "vi":
            return "other"
        case "fr":
            return "one" if n < 2 else "other"
        case "pl":
            if n == 1:
                return "one"
            return "few" if n % 10 in (2, 3, 4) and n % 100 not in (12, 13, 14) else "many"
        case _:
            return "one" if n == 1 else "other"


AND: dict[str, str] = {
    "en": " and ",
    "fr": " et ",
    "it": " e ",
    "de": " und ",
    "es": " y ",
    "pl": " i ",
    "vi": " và ",
    "ja": "、",
}
_BEFORE_I = re.compile(r"(i|hi(?!a|e))", re.IGNORECASE)  # Spanish says "e" for "y" before the sound of an i


def listed(language: str, items: Sequence[str]) -> str:
    """Items as a list in a sentence, as CLDR has it."""
    if len(items) < 2:
        return "".join(items)
    last = AND[language]
    if language == "es" and _BEFORE_I.match(items[-1]):
        last = " e "
    comma = "、" if language == "ja" else ", "
    return comma.join(items[:-1]) + last + items[-1]


def de(name: str) -> str:
    """French: a name after “de”, which loses its vowel before another."""
    return f"d’{name}" if re.match(r"[aeiouyhàâéèêëîïôûœ]", name, re.IGNORECASE) else f"de {name}"
