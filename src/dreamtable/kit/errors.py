"""Errors with a stable code for programs and a sentence for the person who caused them."""

from __future__ import annotations

from typing import Self

import msgspec

UNREADABLE = (msgspec.DecodeError, UnicodeDecodeError, RecursionError)  # what a decoder says of bad JSON


class Problem(ValueError):
    """Something that was asked for cannot be done; nothing has changed."""

    def __init__(self, code: str, why: str) -> None:
        super().__init__(f"{why} [{code}]")
        self.code = code
        self.why = why

    def __reduce__(self) -> tuple[type[Self], tuple[str, str]]:
        return type(self), (self.code, self.why)  # so that it can come back from another process


class Illegal(Problem):
    """The rules do not allow this move now."""


class Invalid(Problem):
    """The request itself makes no sense: an unknown game, option, seat count or shape."""
