"""What the numbers in a game's views and moves stand for, for terminals and screen readers."""

from __future__ import annotations

from typing import NamedTuple


class Labels(NamedTuple):
    """Which fields of views and moves hold what: each a list of names with a space between them."""

    seats: str = ""  # a seat, or several
    by_seat: str = ""  # a list with one entry for each seat
    from_zero: str = ""  # places counted from 0, which people count from 1
    unsaid: str = ""  # not read aloud: it only helps to draw the table
