"""The calls about pictures that guests bring: send one, show one, keep, list and remove albums, put one on a table."""

from __future__ import annotations

from starlette.responses import Response

from dreamtable.kit.errors import Illegal
from dreamtable.kit.picture_album import NAME, Album, picture_name, read_album
from dreamtable.protocol import messages as p
from dreamtable.server.http_api.bring_to_table import asked_code, bring_to_table
from dreamtable.server.http_api.dispatch import Api, Call, Endpoint
from dreamtable.server.http_api.house_albums import keep_house_albums
from dreamtable.server.http_api.picture_check import LARGEST_PICTURE, clean_picture, media_type
from dreamtable.server.http_api.request_reading import read_bytes
from dreamtable.store.albums import (
    album_by_code,
    albums_of,
    keep_album,
    keep_picture,
    picture,
    remove_album,
)
from dreamtable.tables.actions.host_actions import BringAlbum

FOR_EVER = "private, max-age=31536000, immutable"  # a name is made of the bytes


def facts(album: Album) -> p.AlbumFacts:
    """What is said of an album."""
    return p.AlbumFacts(album.code, album.title, album.pictures)


async def add_picture(api: Api, call: Call) -> p.Picture:
    """Keep a picture whose bytes are the body of the call."""
    data = clean_picture(await read_bytes(call.request, LARGEST_PICTURE + 1))
    name = picture_name(data)
    api.count_kept(call, len(data))
    await keep_picture(api.store, call.guest, name, data)
    return p.Picture(name)


async def show_picture(api: Api, call: Call) -> Response:
    name = call.request.path_params["name"]
    data = await picture(api.store, name) if NAME.fullmatch(name) else None
    if data is None:
        raise Illegal("picture_unknown", "That picture is not here (any more).")
    return Response(data, media_type=media_type(data), headers={"cache-control": FOR_EVER})


async def list_albums(api: Api, call: Call) -> p.AlbumList:
    house = await keep_house_albums(api.store, api.settings.data)
    return p.AlbumList(
        [facts(album) for album in await albums_of(api.store, call.guest)], [facts(one) for one in house]
    )


async def add_album(api: Api, call: Call) -> p.AlbumFacts:
    new: p.NewAlbum = call.body
    album = read_album(Album(new.pictures, " ".join(new.title.split())).text)
    api.moderation.check_text(album.title)
    await keep_album(api.store, call.guest, album)
    return facts(album)


async def drop_album(api: Api, call: Call) -> p.AlbumList:
    await remove_album(api.store, call.guest, asked_code(call))
    return await list_albums(api, call)


async def bring_album(api: Api, call: Call) -> p.TableFacts:
    """Put an album on a table, or take it away again; only its host may."""

    async def text_of(code: str, game: str) -> str:
        album = await album_by_code(api.store, code)
        if album is None:
            raise Illegal("album_unknown", "No album has that code (any more).")
        return album.text

    return await bring_to_table(api, call, text_of, BringAlbum)


ALBUM_ENDPOINTS = (
    Endpoint("POST", "/pictures", "Keep a picture (WebP or JPEG, as it is).", add_picture, returns=p.Picture),
    Endpoint("GET", "/pictures/{name}", "A picture that somebody brought.", show_picture, returns="image/webp"),
    Endpoint("GET", "/albums", "Albums: mine, and this server's.", list_albums, returns=p.AlbumList),
    Endpoint("POST", "/albums", "Keep an album of pictures.", add_album, p.NewAlbum, p.AlbumFacts),
    Endpoint("DELETE", "/albums/{code}", "Remove an album of mine.", drop_album, returns=p.AlbumList),
    Endpoint("POST", "/tables/{table}/album", "Play with an album.", bring_album, p.BringAlbum, p.TableFacts),
)
