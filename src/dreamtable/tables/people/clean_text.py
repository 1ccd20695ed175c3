"""Cleaning of what people write, before anyone else reads it."""

from __future__ import annotations

import unicodedata

UNSEEN = ("Cc", "Cf", "Cs", "Co", "Cn")  # control, direction, private and unknown characters
BLANK = dict.fromkeys(map(ord, "\u115f\u1160\u2800\u3164\uffa0\U0001d159"), " ")  # letters and signs that show nothing


def clean(text: str) -> str:
    """One line of printable text; empty if there is nothing to see in it."""
    seen = "".join(c if unicodedata.category(c) not in UNSEEN else " " if c.isspace() else "" for c in text)
    line = " ".join(seen.translate(BLANK).split())
    return line if any(unicodedata.category(c)[0] not in "MZ" for c in line) else ""  # a mark alone shows nothing
