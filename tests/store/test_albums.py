"""Pictures and albums that guests keep, the same in both stores."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import msgspec
import pytest
from msgspec import Raw

from dreamtable.kit.errors import Illegal
from dreamtable.kit.picture_album import Album, picture_name
from dreamtable.store.albums import (
    AT_ONCE,
    album_by_code,
    albums_of,
    delete_loose,
    keep_album,
    keep_picture,
    picture,
    remove_album,
)
from dreamtable.store.personal_data import erase_guest, export_guest
from dreamtable.tables.store_interface import Store, StoredChange
from support.stored_tables import keep, record

Open = Callable[[], Awaitable[Store]]
DATA = [b"\0first", b"second\xff", b"third"]
FIRST, SECOND, THIRD = map(picture_name, DATA)


def test_a_picture_lasts_as_long_as_an_album_of_its_guest_names_it(open_real_store: Open) -> None:
    async def work() -> None:
        store = await open_real_store()
        both, one = Album((FIRST, SECOND), "Both"), Album((SECOND,))
        for data in DATA:
            await keep_picture(store, "ada", picture_name(data), data)
        for album in (both, one):
            await keep_album(store, "ada", album)
        with pytest.raises(Illegal) as refused:
            await keep_album(store, "bo", one)
        assert refused.value.code == "picture_unknown"
        await store.close()
        store = await open_real_store()
        assert await picture(store, FIRST) == DATA[0] and await album_by_code(store, both.code) == both
        await remove_album(store, "ada", both.code)
        assert await albums_of(store, "ada") == [one]
        assert await picture(store, FIRST) is None and await picture(store, SECOND) == DATA[1]
        assert await picture(store, THIRD) == DATA[2], "it still waits for its album"
        told = await export_guest(store, "ada")
        assert [album.text for album in told.albums] == [one.text]
        assert {kept.data for kept in told.pictures} == {DATA[1], DATA[2]}
        await erase_guest(store, "ada")
        assert [await picture(store, name) for name in (SECOND, THIRD)] == [None, None]
        assert await album_by_code(store, one.code) is None
        await store.close()

    asyncio.run(work())


def test_many_pictures_that_nobody_keeps_are_deleted_and_those_that_a_table_shows_are_not(
    open_real_store: Open,
) -> None:
    async def work() -> None:
        store = await open_real_store()
        pictures = {picture_name(data): data for data in (b"%d" % number for number in range(2 * AT_ONCE + 5))}
        for name, data in pictures.items():
            await keep_picture(store, "ada", name, data)
        first, *others = pictures
        options = Raw(msgspec.json.encode({"pictures": Album((first,), "In play").text}))
        assert await keep(store, StoredChange("t1", record(game="dream_diary", options=options))) is None
        assert await delete_loose(store) == 0, "they wait for an album"
        await store.run(("UPDATE pictures SET loose = 0", ()))
        assert await delete_loose(store) == len(others)
        assert [name for name in pictures if await picture(store, name)] == [first]
        await store.close()

    asyncio.run(work())
