"""Pictures of a guest's own over the wire: checked, kept, shown, shared by a code, put on a table, removed."""

from __future__ import annotations

from pathlib import Path

import httpx
import msgspec
import pytest

from dreamtable.client import Guest, Refused
from dreamtable.kit.errors import Invalid
from dreamtable.protocol import messages as p
from dreamtable.server.http_api.picture_check import LARGEST_PICTURE, clean_picture
from dreamtable.server.server_process import running
from support.event_loop import run
from support.http import get
from support.own_pictures import PLACE, card, jpeg, with_place
from support.two_worlds import compare_worlds


async def refused(guest: Guest, method: str, path: str, kind: type, body: msgspec.Struct | None = None) -> str:
    with pytest.raises(Refused) as problem:
        await guest.call(method, path, kind, body)
    return problem.value.code


async def send(guest: Guest, data: bytes) -> httpx.Response:
    return await guest.http.post("/pictures", content=data, headers={"content-type": "image/webp"})


def test_a_picture_loses_place_and_time_and_must_have_the_shape_of_a_card() -> None:
    assert clean_picture(card(0)) == card(0) == clean_picture(with_place(card(0)))
    cleaned = clean_picture(jpeg(480, 720))
    assert PLACE not in cleaned and cleaned.startswith(b"\xff\xd8") and cleaned.endswith(b"scan\xff\xd9")
    bad = {
        "picture_size": [card(0) + b"\0" * LARGEST_PICTURE],
        "picture_shape": [jpeg(720, 480), jpeg(1280, 1920), jpeg(480, 480)],
        "picture_type": [b"", b"<svg/>", b"GIF89a" + b"\0" * 90, card(0)[:200], b"\xff\xd8\xff", jpeg(480, 720)[:40]],
    }
    for code, files in bad.items():
        for data in files:
            with pytest.raises(Invalid) as wrong:
                clean_picture(data)
            assert wrong.value.code == code


def test_an_album_is_kept_brought_shared_by_its_code_and_removed(server: str) -> None:
    async def work() -> None:
        async with Guest(server, "Ada") as ada, Guest(server, "Bo") as bo:
            assert (await send(ada, b"<svg/>")).status_code == 415
            names = [(await send(ada, card(number))).json()["name"] for number in range(3)]
            shown = get(f"{server}/api/v1/pictures/{names[0]}")
            assert shown.content == card(0) and shown.headers["content-type"] == "image/webp"
            new = p.NewAlbum(tuple(names), "Our summer")
            assert await refused(bo, "POST", "/albums", p.AlbumFacts, new) == "picture_unknown", "not Bo's pictures"
            kept = await ada.call("POST", "/albums", p.AlbumFacts, new)
            assert (kept.title, kept.pictures) == ("Our summer", tuple(names))
            assert (await ada.call("GET", "/albums", p.AlbumList)).mine == [kept]
            assert (await bo.call("GET", "/albums", p.AlbumList)).mine == []
            facts = await bo.lay("dream_diary", 3)
            path = f"/tables/{facts.id}/album"
            assert await refused(ada, "POST", path, p.TableFacts, p.BringAlbum(kept.code)) == "not_host"
            assert await refused(bo, "POST", path, p.TableFacts, p.BringAlbum("ZZZZZZZZ")) == "album_unknown"
            facts = await bo.call("POST", path, p.TableFacts, p.BringAlbum(kept.code.lower()))
            assert facts.album == kept and msgspec.json.decode(facts.options) == {"pictures": kept.code}
            await ada.call("DELETE", f"/albums/{kept.code}", p.AlbumList)
            assert await refused(bo, "POST", path, p.TableFacts, p.BringAlbum(kept.code)) == "album_unknown"
            assert get(f"{server}/api/v1/pictures/{names[0]}").status_code == 200, "the table still shows it"
            async with bo.watch(facts.id) as table:
                await table.ask(p.Configure("1", options={"pictures": kept.code, "hide_history": True}))
                seen = await table.until(lambda s: b"hide" in bytes(s.table.options))
                assert seen.table.album == kept, "the code keeps the album"
            await bo.call("POST", path, p.TableFacts, p.BringAlbum(""))
            await ada.call("DELETE", f"/albums/{kept.code}", p.AlbumList)
            assert get(f"{server}/api/v1/pictures/{names[0]}").status_code == 404
            ravens = await bo.lay("dream_ravens", 3)
            path = f"/tables/{ravens.id}/album"
            assert await refused(bo, "POST", path, p.TableFacts, p.BringAlbum("")) == "album_no_pictures"

    run(work())


def test_albums_in_the_data_folder_are_there_for_everyone(data: Path) -> None:
    folder = data / "decks" / "dream_diary" / "Holidays"
    folder.mkdir(parents=True)
    for number in range(2):
        (folder / f"{number}.webp").write_bytes(card(number))
    (folder / "wide.jpg").write_bytes(jpeg(1600, 900))
    (folder / "broken.jpg").write_bytes(b"no picture")
    with running(data, pace=0) as server:
        (album,) = get(f"{server.address}/api/v1/albums").json()["house"]
        assert (album["title"], len(album["pictures"])) == ("Holidays", 3)
        assert get(f"{server.address}/api/v1/pictures/{album['pictures'][0]}").content == card(0)


def test_pictures_of_their_own_leak_nothing() -> None:
    options = {"pictures": "\n".join(f"{number:032x}" for number in range(40))}
    assert sum(run(compare_worlds("dream_diary", seed, 90, options)).differed for seed in range(2)) > 10
