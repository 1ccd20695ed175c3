"""Errors with a stable code for programs and a sentence for the person who caused them."""

from __future__ import annotations

from typing import Self

import msgspec

UNREADABLE = (msgspec.DecodeError, UnicodeDecodeError, RecursionError)  # what a decoder raises for bad JSON


class Problem(ValueError):
    """A request that cannot be carried out; nothing has changed."""

    def __init__(self, code: str, why: str) -> None:
        super().__init__(f"{why} [{code}]")
        self.code = code
        self.why = why

    def __reduce__(self) -> tuple[type[Self], tuple[str, str]]:
        return type(self), (self.code, self.why)  # so that it can be sent from one process to another


class Illegal(Problem):
    """A move that the rules do not allow now."""


class Invalid(Problem):
    """A request that makes no sense in itself: an unknown game, option, seat count or shape."""
