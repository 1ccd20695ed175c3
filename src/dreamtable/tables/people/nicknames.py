"""Nicknames: what may be one, and how two people of the same name are told apart at a table."""

from __future__ import annotations

import unicodedata
from collections.abc import Collection

from dreamtable.kit.errors import Invalid
from dreamtable.tables.people.clean_text import clean

NAMELESS = "Guest"  # who has not chosen a nickname


def proper_name(text: str) -> str:
    """A nickname as it is shown; raises Invalid if nothing of it can be seen."""
    name = clean(text)
    if not name:
        raise Invalid("bad_name", "A nickname needs at least one letter.")
    return name


def free_name(taken: Collection[str], name: str) -> str:
    """The name, with a number if somebody else at the table has it already, or one that looks like it."""
    looks = {_look(other) for other in taken}
    if _look(name) not in looks:
        return name
    number = 2
    while _look(f"{name} {number}") in looks:
        number += 1
    return f"{name} {number}"


def _look(name: str) -> str:
    """What is left of a name without case, accents, marks and the variants of letters: two of one look are confused."""
    plain = unicodedata.normalize("NFKD", name).casefold()
    return "".join(c for c in unicodedata.normalize("NFKD", plain) if unicodedata.category(c)[0] != "M")
