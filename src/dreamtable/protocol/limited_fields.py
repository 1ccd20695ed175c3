"""Texts and numbers of messages that have a limit or a form, each with its name."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

Name = Annotated[str, Meta(min_length=1, max_length=24, description="A nickname.")]
Text = Annotated[str, Meta(min_length=1, max_length=300)]
# In Python `$` also matches before a newline at the end, which `(?!\n)` rules out.
Luck = Annotated[str, Meta(pattern=r"^[0-9a-f]{64}(?!\n)$", description="64 hex digits: see docs/fair-dealing.md.")]
OldNonce = Annotated[str, Meta(max_length=40, description="Sent by clients of 0.1; it enters no deal any more.")]
MoveId = Annotated[str, Meta(pattern=r"^[ -~]{1,40}(?!\n)$", description="New for each request; printable ASCII.")]
TableId = Annotated[str, Meta(pattern=r"^[A-Za-z0-9_-]{1,40}(?!\n)$")]
Code = Annotated[str, Meta(pattern=r"^[A-Za-z]{5}(?!\n)$", description="Five letters, upper or lower case.")]
SeatNumber = Annotated[int, Meta(ge=0, le=9)]
Version = Annotated[int, Meta(ge=0)]
