"""Bodies of the HTTP calls about pictures that guests bring."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from dreamtable.tables.public_table_facts import AlbumFacts


class Picture(Struct, frozen=True):
    """A picture that was kept."""

    name: str  # made of its bytes


class NewAlbum(Struct, frozen=True, forbid_unknown_fields=True):
    """Keep an album of pictures that were sent before."""

    pictures: Annotated[tuple[Annotated[str, Meta(pattern="^[0-9a-f]{32}$")], ...], Meta(min_length=1, max_length=40)]
    title: Annotated[str, Meta(max_length=60)] = ""


class BringAlbum(Struct, frozen=True, forbid_unknown_fields=True):
    """Play with the album that has this code; an empty one brings the game's own pictures back."""

    code: Annotated[str, Meta(max_length=16)]


class AlbumList(Struct, frozen=True):
    """The albums that a guest may choose from."""

    mine: list[AlbumFacts]  # the newest first
    house: list[AlbumFacts]  # from the data folder of the server
