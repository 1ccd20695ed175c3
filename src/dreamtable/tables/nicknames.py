"""Nicknames: what may be one, and how two people of the same name are told apart at a table."""

from __future__ import annotations

from collections.abc import Collection

from dreamtable.kit.errors import Invalid
from dreamtable.tables.clean_text import clean

NAMELESS = "Guest"  # who has not chosen a nickname


def proper_name(text: str) -> str:
    """A nickname as it is shown; raises Invalid if nothing of it can be seen."""
    name = clean(text)
    if not name:
        raise Invalid("bad_name", "A nickname needs at least one letter.")
    return name


def free_name(taken: Collection[str], name: str) -> str:
    """The name, with a number if somebody else at the table has it already."""
    if name not in taken:
        return name
    number = 2
    while f"{name} {number}" in taken:
        number += 1
    return f"{name} {number}"
