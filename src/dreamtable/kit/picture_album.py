"""An album: pictures that a table brings to play with.  It names them; the store holds their bytes.

A picture is known by a hash of its bytes, so that equal pictures have equal names.  The normal form of an album is a
text, a title and one name a line, and its code is made of that text as the code of a list of words is.
"""

from __future__ import annotations

import hashlib
import re
from typing import Annotated

import msgspec

from dreamtable.kit.errors import Invalid
from dreamtable.kit.word_list import WordListShape, code_of, read_word_list

MOST_PICTURES = 40
LARGEST_ALBUM = 2048  # letters of the normal form
NAME = re.compile(r"[0-9a-f]{32}")
SHAPE = WordListShape(least=1, most=MOST_PICTURES, columns=1)

OwnPictures = Annotated[
    str,
    msgspec.Meta(
        max_length=LARGEST_ALBUM,
        title="Your own pictures",
        description="An album that the table has brought, one picture a line; empty: the pictures of the game.",
    ),
]


class Album(msgspec.Struct, frozen=True):
    """The pictures of an album in their order; they stand for the game's pictures from number 1 on."""

    pictures: tuple[str, ...]
    title: str = ""

    @property
    def text(self) -> str:
        """The normal form: `read_album` of it gives an equal album."""
        return "\n".join([*([f"# title: {self.title}"] if self.title else []), *self.pictures])

    @property
    def code(self) -> str:
        """The code by which an album is shared."""
        return code_of(self.text)


def picture_name(data: bytes) -> str:
    """The name of a picture with these bytes."""
    return hashlib.sha256(data).hexdigest()[:32]


def read_album(text: str) -> Album:
    """The album in a text; raises Invalid if it is none, has too many pictures, or one of them twice."""
    found = read_word_list(text, SHAPE)
    names = tuple(entry.word for entry in found.entries)
    if not all(map(NAME.fullmatch, names)):
        raise Invalid("album_bad", "An album names pictures by 32 hexadecimal digits, one a line.")
    return Album(names, found.title)
