"""The pictures that a table of Dream Diary has brought.  They take the numbers from 1 on, and have no titles."""

from __future__ import annotations

from collections.abc import Sequence

from dreamtable.games.dream_diary.state import State, titles
from dreamtable.kit.picture_album import read_album
from dreamtable.kit.text import Said

OWN_PICTURES = "pictures"  # the kind of the album, beside the state
OWN = "own/"  # what the name of such a picture begins with, in a view


def own_pictures(said: Sequence[Said]) -> tuple[str, ...]:
    """The names of the table's own pictures, the one with number 1 first."""
    return next((read_album(one.text).pictures for one in said[:2] if one.kind == OWN_PICTURES), ())


def titles_of(s: State, said: Sequence[Said]) -> tuple[str, ...]:
    """The titles of the pictures on the table that have one."""
    own = len(own_pictures(said))
    return tuple([title for scene, title in zip(s.scene, titles(s)) if scene >= own])
