"""Pictures and albums that guests keep, the same in both stores."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import pytest

from dreamtable.kit.errors import Illegal
from dreamtable.kit.picture_album import Album, picture_name
from dreamtable.store.albums import album_by_code, albums_of, keep_album, keep_picture, picture, remove_album
from dreamtable.store.personal_data import erase_guest, export_guest
from dreamtable.tables.store_interface import Store

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
