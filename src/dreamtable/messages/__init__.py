"""Every text of the product, in every language: one folder a language, with a file for each game and for each part.

`app.json` is what is said around the games; other parts have files of their own.
`messages("fr", "dream_diary").say("log.turn_began", seat=Person("Ada"), twice=False)` is a sentence; `icu.py` says what
may be written in a file.  English is the source: it says which keys there are and which arguments they have.  The web
app is built from the same files.  A language's file is read when somebody needs it.
"""

from __future__ import annotations

import os
import re
from collections.abc import Iterator, Mapping
from functools import cache
from importlib.resources import files
from typing import Any

import msgspec

from dreamtable.messages.icu import Message, Person, Value, fill, parse

__all__ = ["ENGLISH", "Messages", "Person", "accepted_language", "languages", "messages", "refusal", "system_language"]

ENGLISH = "en"


class Messages:
    """The messages of one file in one language, read when they are first said."""

    def __init__(self, language: str, texts: Mapping[str, str]) -> None:
        self.language = language
        self._texts = texts
        self._read: dict[str, Message] = {}

    def __contains__(self, key: str) -> bool:
        return key in self._texts

    def __iter__(self) -> Iterator[str]:
        return iter(self._texts)

    def say(self, key: str, /, **arguments: Value) -> str:
        """The message of a key such as `log.dealt`, with its arguments filled in."""
        message = self._read.get(key)
        if message is None:
            message = self._read[key] = parse(self._texts[key], self.language)
        return fill(message, self.language, arguments)

    def find(self, key: str, otherwise: str = "") -> str:
        """The message of a key that has no arguments, or what is said otherwise."""
        return self.say(key) if key in self._texts else otherwise


@cache
def languages() -> dict[str, str]:
    """The languages there are: their codes, and what they call themselves."""
    folders = sorted(folder.name for folder in files(__package__).iterdir() if folder.joinpath("app.json").is_file())
    return {code: messages(code, "app").say("language") for code in folders}


@cache
def messages(language: str, file: str) -> Messages:
    """A file of a language; empty if there is none, as for a game that brings its own sentences."""
    path = files(__package__).joinpath(language, f"{file}.json")
    return Messages(language, dict(keys(msgspec.json.decode(path.read_bytes()))) if path.is_file() else {})


def refusal(language: str, game: str, code: str, why: str) -> str:
    """Why something was refused, by its code: the game's words, else those of app.json, else what was said already."""
    return messages(language, game).find(f"refused.{code}", messages(language, "app").find(f"why.{code}", why))


def keys(section: Mapping[str, Any], above: str = "") -> Iterator[tuple[str, str]]:
    """Every message of a section by its whole key: `{"log": {"dealt": "..."}}` -> `log.dealt`."""
    for key, value in section.items():
        if isinstance(value, str):
            yield above + key, value
        else:
            yield from keys(value, f"{above}{key}.")


def accepted_language(header: str) -> str:
    """The language that an Accept-Language header likes best among those there are; English if it likes none."""
    liked: list[tuple[float, str]] = []
    for part in header.split(",")[:20]:
        found = re.fullmatch(r"\s*([a-zA-Z]{2,3})(?:-[\w-]*)?\s*(?:;\s*q=([01](?:\.\d{0,3})?)\s*)?", part)
        if found and found[1].lower() in languages():
            liked.append((-float(found[2] or 1), found[1].lower()))
    return next((code for weight, code in sorted(liked, key=lambda one: one[0]) if weight), ENGLISH)


def system_language(environment: Mapping[str, str] = os.environ) -> str:
    """The language of the terminal, by the usual variables of the environment; English if there is none of ours."""
    spoken = next((environment[name] for name in ("LC_ALL", "LC_MESSAGES", "LANG") if environment.get(name)), "")
    return spoken[:2] if spoken[:2] in languages() else ENGLISH
