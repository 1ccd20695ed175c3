"""What the numbers in a game's views and moves stand for, to whoever reads them aloud."""

from __future__ import annotations

from typing import NamedTuple


class Labels(NamedTuple):
    """Names of members, of a view or a move, with a space between them."""

    seats: str = ""  # somebody, or several
    by_seat: str = ""  # one for each seat
    from_zero: str = ""  # places, which people count from one
    unsaid: str = ""  # for those who see pictures
