"""The dream of the day: one deal of each game for everybody, from a chain of hashes of which each day shows one link.

The last day's link is the hash of a key, and each day's link is the hash of the next day's.  So a link proves that it
belongs to the chain (hashed often enough it is the anchor, which is known from the first day on), and says nothing of
the days to come to anyone who does not have the key.  docs/daily.md says what that is worth.
"""

from __future__ import annotations

import hashlib
from datetime import date
from functools import lru_cache

from dreamtable.kit.errors import Illegal, Invalid

PUBLIC_KEY = "dreamtable: the same dream for everybody"  # of servers that were given no key of their own
FIRST, LAST = date(2026, 1, 1), date(2075, 12, 31)


def read_day(text: str) -> date:
    """Return the day that is written as 2026-11-18; raise Invalid if there is no dream of that day."""
    try:
        day = date.fromisoformat(text)
    except ValueError:
        day = date.min
    if not FIRST <= day <= LAST or text != day.isoformat():
        raise Invalid("no_such_day", f"A day is written as {FIRST}, and lies between that and {LAST}.")
    return day


def check_day(day: date, today: date) -> None:
    """Raise Illegal if a day has not come yet."""
    if day > today:
        raise Illegal("not_yet", "Nobody has dreamt of that day yet.")


@lru_cache(400)
def link(key: str, day: date) -> str:
    """Return the link of a day, in hex."""
    found = hashlib.sha256((key or PUBLIC_KEY).encode()).digest()
    for _ in range((LAST - day).days):
        found = hashlib.sha256(found).digest()
    return found.hex()


def anchor(key: str) -> str:
    """Return what everybody may note in advance: the link of the first day."""
    return link(key, FIRST)


def belongs(shown: str, day: date, anchor: str) -> bool:
    """Return whether a link is that of a day in the chain with this anchor."""
    found = bytes.fromhex(shown)
    for _ in range((day - FIRST).days):
        found = hashlib.sha256(found).digest()
    return found.hex() == anchor


def daily_secret(shown: str, game: str) -> str:
    """Return the secret that deals a game on the day of a link, without anybody's luck."""
    return hashlib.sha256(f"{shown}|{game}".encode()).hexdigest()
