"""Pictures and albums in the store: each guest's own, found by anyone who has the name or the code.

The bytes of a picture are deleted with the last album of its guest that names it, or with the guest.  Only a table in
play keeps the pictures of an album that was removed, until its game is over.
"""

from __future__ import annotations

from dreamtable.kit import clocks_and_entropy
from dreamtable.kit.errors import Illegal
from dreamtable.kit.picture_album import NAME, Album, read_album
from dreamtable.play.stored_options import PICTURES
from dreamtable.tables.store_interface import Statement, Store

MOST_ALBUMS = 10  # that one guest may keep
MOST_PICTURES = 200  # that one guest may bring
WAIT = 3600.0  # seconds that a picture waits for an album
AT_ONCE = 50  # pictures that are deleted together
UNWANTED = 0.0  # loose since then: no album will name it again


async def keep_picture(store: Store, guest: str, name: str, data: bytes) -> None:
    """Keep a picture for a guest, or for the server itself (""); raises Illegal if a guest has too many."""
    (((count,),),) = await store.run(("SELECT count(*) FROM pictures WHERE guest = ? AND name != ?", (guest, name)))
    if guest and count >= MOST_PICTURES:
        raise Illegal("pictures_full", f"You keep {MOST_PICTURES} pictures already; remove an album first.")
    sql = (
        "INSERT INTO pictures (guest, name, data, loose) VALUES (?, ?, ?, ?)"
        " ON CONFLICT (guest, name) DO UPDATE SET loose = excluded.loose WHERE pictures.loose IS NOT NULL"
    )
    await store.run((sql, (guest, name, data, clocks_and_entropy.wall())))


async def picture(store: Store, name: str) -> bytes | None:
    """Return the bytes of a picture; None if nobody keeps it (any more)."""
    ((*found,),) = await store.run(("SELECT data FROM pictures WHERE name = ? LIMIT 1", (name,)))
    return bytes(found[0][0]) if found else None


async def keep_album(store: Store, guest: str, album: Album) -> None:
    """Keep an album for a guest; raises Illegal if they have too many, or have not brought all its pictures."""
    ((*found,), (*others,)) = await store.run(
        ("SELECT name FROM pictures WHERE guest = ?", (guest,)),
        ("SELECT code FROM albums WHERE guest = ? AND code != ?", (guest, album.code)),
    )
    if not {*album.pictures} <= {name for (name,) in found}:
        raise Illegal("picture_unknown", "That picture is not here (any more).")
    if guest and len(others) >= MOST_ALBUMS:
        raise Illegal("album_full", f"You keep {MOST_ALBUMS} albums already; remove one first.")
    sql = "INSERT INTO albums (guest, code, text, made) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING"
    kept = "UPDATE pictures SET loose = NULL WHERE guest = ? AND name = ?"
    insert: Statement = (sql, (guest, album.code, album.text, clocks_and_entropy.wall()))
    await store.run(insert, *((kept, (guest, name)) for name in album.pictures))


async def albums_of(store: Store, guest: str) -> list[Album]:
    """Return the albums that a guest keeps, the newest first."""
    ((*found,),) = await store.run(("SELECT text FROM albums WHERE guest = ? ORDER BY made DESC", (guest,)))
    return [read_album(text) for (text,) in found]


async def album_by_code(store: Store, code: str) -> Album | None:
    """Return the album with this code, whoever keeps it; None if nobody does."""
    ((*found,),) = await store.run(("SELECT text FROM albums WHERE code = ? LIMIT 1", (code,)))
    return read_album(found[0][0]) if found else None


async def remove_album(store: Store, guest: str, code: str) -> None:
    """Keep an album no longer for a guest, nor its pictures that no other album of theirs names."""
    albums = await albums_of(store, guest)
    gone = {name for album in albums if album.code == code for name in album.pictures}
    kept = {name for album in albums if album.code != code for name in album.pictures}
    unwanted = "UPDATE pictures SET loose = ? WHERE guest = ? AND name = ?"
    await store.run(
        ("DELETE FROM albums WHERE guest = ? AND code = ?", (guest, code)),
        *((unwanted, (UNWANTED, guest, name)) for name in sorted(gone - kept)),
    )
    await delete_loose(store)


async def delete_loose(store: Store) -> int:
    """Delete pictures that no album names and no table in play shows; return how many.

    All tables are looked through once, and a few pictures deleted at a time: moves wait for neither.
    """
    before = clocks_and_entropy.wall() - WAIT
    ((*loose,),) = await store.run(("SELECT guest, name FROM pictures WHERE loose < ?", (before,)))
    if not loose:
        return 0
    with_albums = "SELECT record FROM tables WHERE phase != 'over' AND instr(record, ?) > 0"
    ((*records,),) = await store.run((with_albums, (f'"{PICTURES}"'.encode(),)))
    shown = {name for (record,) in records for name in NAME.findall(bytes(record).decode("latin-1"))}
    old = [row for row in loose if row[1] not in shown]
    delete = "DELETE FROM pictures WHERE guest = ? AND name = ? AND loose < ?"
    for first in range(0, len(old), AT_ONCE):
        await store.run(*((delete, (*row, before)) for row in old[first : first + AT_ONCE]))
    return len(old)
