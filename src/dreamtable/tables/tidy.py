"""What people write, before anyone else reads it."""

from __future__ import annotations

import unicodedata

UNSEEN = ("Cc", "Cf", "Cs", "Co", "Cn")  # control, direction, private and unknown characters


def tidy(text: str) -> str:
    """One line of printable text."""
    seen = "".join(c if unicodedata.category(c) not in UNSEEN else " " if c.isspace() else "" for c in text)
    return " ".join(seen.split())
