"""Albums in the data folder: decks/dream_diary/NAME/*.webp or *.jpg, for everyone on this server."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterator
from pathlib import Path

from dreamtable.kit.errors import Problem
from dreamtable.kit.picture_album import MOST_PICTURES, Album, picture_name, read_album
from dreamtable.server.http_api.picture_check import clean_picture
from dreamtable.store.albums import albums_of, keep_album, keep_picture, remove_album
from dreamtable.tables.store_interface import Store

log = logging.getLogger("dreamtable.albums")
FOLDERS = "decks/dream_diary/*/"
ENDINGS = (".webp", ".jpg", ".jpeg")
LARGEST = 2_097_152  # bytes of a picture, which is shown as it is
HOUSE = ""  # the guest who keeps them


def albums_in(folder: Path) -> Iterator[tuple[Album, dict[str, bytes]]]:
    """The albums in the data folder with their pictures; a file that is none is named in the server's log."""
    for here in sorted(folder.glob(FOLDERS)):
        found: dict[str, bytes] = {}
        for file in sorted(one for one in here.iterdir() if one.suffix.lower() in ENDINGS)[:MOST_PICTURES]:
            try:
                data = clean_picture(file.read_bytes(), LARGEST, card=False)
                found[picture_name(data)] = data
            except (OSError, Problem) as wrong:
                log.warning("%s is not used: %s", file.name, wrong)
        try:
            yield read_album(Album(tuple(found), here.name).text), found
        except Problem as wrong:
            log.warning("%s is no album: %s", here.name, wrong)


async def keep_house_albums(store: Store, folder: Path) -> list[Album]:
    """Bring the store up to date with the data folder; return the albums there."""
    found = await asyncio.to_thread(lambda: list(albums_in(folder)))
    kept = {album.code for album in await albums_of(store, HOUSE)}
    for album, pictures in found:
        if album.code not in kept:
            for name, data in pictures.items():
                await keep_picture(store, HOUSE, name, data)
            await keep_album(store, HOUSE, album)
    for code in kept - {album.code for album, _ in found}:
        await remove_album(store, HOUSE, code)
    return [album for album, _ in found]
