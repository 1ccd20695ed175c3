"""All that a store knows of one guest: to hand it out, and to delete it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
from msgspec import Raw, Struct
from msgspec.structs import replace

from dreamtable.kit.errors import Illegal
from dreamtable.store import row_encoding
from dreamtable.tables.people import seats as seating
from dreamtable.tables.people.nicknames import NAMELESS
from dreamtable.tables.people.seats import Seat
from dreamtable.tables.public_table_facts import ChatLine, Level, Phase
from dreamtable.tables.store_interface import Statement, Store
from dreamtable.tables.stored_table_record import Record

ATTEMPTS = 10  # to write what others may write at the same time


class MoveData(Struct, frozen=True):
    """A move that a guest has made."""

    move: Raw
    at: int  # milliseconds of table time


class TableData(Struct, frozen=True):
    """A table where a guest sits or has played, and what they did there."""

    id: str
    code: str
    game: str
    phase: Phase
    created: float
    seats: list[int]
    names: list[str]  # of those seats
    moves: list[MoveData]
    chat: list[ChatLine]
    payoffs: list[float]


class ResultData(Struct, frozen=True):
    """How a game ended for a guest."""

    table: str
    game: str
    seat: int
    name: str
    payoff: float
    points: float | None
    ended: float
    assisted: bool
    daily: str | None
    stamps: str | None


class DeckData(Struct, frozen=True):
    """A list of words that a guest keeps."""

    code: str
    game: str
    text: str
    made: float


class AlbumData(Struct, frozen=True):
    """An album that a guest keeps."""

    code: str
    text: str
    made: float


class PictureData(Struct, frozen=True):
    """A picture that a guest has brought."""

    name: str
    data: bytes


class GuestData(Struct, frozen=True):
    """Everything that is stored about a guest."""

    guest: str
    name: str
    face: int  # chosen with the nickname; 0: none
    colour: int
    created: float | None  # when the nickname was first chosen
    tables: list[TableData]
    results: list[ResultData] = []  # of finished games
    decks: list[DeckData] = []
    albums: list[AlbumData] = []
    pictures: list[PictureData] = []
    research: bool = False  # whether finished games are given to research


async def export_guest(store: Store, guest: str) -> GuestData:
    """Return everything that is stored about a guest."""
    named, played, decks, agreed, albums, pictures = await store.run(
        ("SELECT name, face, colour, created FROM guests WHERE id = ?", (guest,)),
        (
            "SELECT tbl, game, seat, name, payoff, points, ended, assisted, daily, stamps FROM results"
            " WHERE guest = ? ORDER BY ended, seat",
            (guest,),
        ),
        ("SELECT code, game, text, made FROM decks WHERE guest = ? ORDER BY made", (guest,)),
        ("SELECT given FROM consents WHERE guest = ?", (guest,)),
        ("SELECT code, text, made FROM albums WHERE guest = ? ORDER BY made", (guest,)),
        ("SELECT name, data FROM pictures WHERE guest = ? ORDER BY name", (guest,)),
    )
    results = [_result(*row) for row in played]
    payoffs: dict[str, list[float]] = {}
    for result in results:
        payoffs.setdefault(result.table, []).append(result.payoff)
    name, face, colour, created = named[0] if named else ("", 0, 0, None)
    tables = []
    for record in await _records(store, guest):
        mine = seating.of(record.seats, guest)
        moves = "SELECT move, at FROM log WHERE tbl = ? AND kind = 'move' AND seat = ? ORDER BY seq"
        chat, *made = await store.run(
            ("SELECT line FROM chat WHERE tbl = ? ORDER BY seq", (record.id,)),
            *((moves, (record.id, seat)) for seat in mine),
        )
        tables.append(
            TableData(
                record.id,
                record.code,
                record.game,
                record.phase,
                record.created,
                mine,
                [record.seats[seat].name for seat in mine],
                [MoveData(Raw(bytes(move)), at) for found in made for move, at in found],
                [line for line in map(_line, chat) if _is_own(line, record, guest, name)],
                payoffs.get(record.id, []),
            )
        )
    kept = [DeckData(*row) for row in decks]
    brought = [AlbumData(*row) for row in albums]
    seen = [PictureData(name, bytes(data)) for name, data in pictures]
    return GuestData(guest, name, face, colour, created, tables, results, kept, brought, seen, bool(agreed))


def _result(
    table: str, game: str, seat: int, name: str, payoff: float, points: float | None, ended: float, assisted: bool,
    daily: str | None, stamps: str | None,
) -> ResultData:  # fmt: skip
    """Return a result; SQLite has 0 and 1 for booleans."""
    return ResultData(table, game, seat, name, payoff, points, ended, bool(assisted), daily, stamps)


async def erase_guest(store: Store, guest: str, unload: Callable[[str], None] = lambda table: None) -> int:
    """Delete everything that is stored about a guest; return at how many tables something was.

    A game that others played stays, with a nameless player on that seat; during a game a bot takes it.  A table without
    any other person is deleted.  `unload` is called for each table before it is written.
    """
    ((*named,),) = await store.run(("SELECT name FROM guests WHERE id = ?", (guest,)))
    name = named[0][0] if named else ""
    for _ in range(ATTEMPTS):
        records = await _records(store, guest)
        for record in records:
            unload(record.id)
        alone = [r.id for r in records if not any(s.guest not in ("", guest) for s in r.seats)]
        shared = [r for r in records if r.id not in alone]
        if alone:
            await store.delete_tables(alone)
        chat = await store.run(*(("SELECT line FROM chat WHERE tbl = ?", (r.id,)) for r in shared))
        writes: list[Statement] = [
            ("DELETE FROM chat WHERE tbl = ? AND seq = ?", (record.id, line.seq))
            for record, lines in zip(shared, chat)
            for line in map(_line, lines)
            if _is_own(line, record, guest, name)
        ]
        writes += [_write(_without(record, guest)) for record in shared]
        writes += [("DELETE FROM analyses WHERE tbl = ?", (record.id,)) for record in shared]  # they name their players
        await store.run(
            *writes,
            *(_forget_keys(log, record, guest) for log in store.logs for record in shared),
            ("DELETE FROM guests WHERE id = ?", (guest,)),
            ("DELETE FROM transfers WHERE guest = ?", (guest,)),
            ("DELETE FROM daily_tries WHERE guest = ?", (guest,)),
            ("DELETE FROM consents WHERE guest = ?", (guest,)),
            ("DELETE FROM screens WHERE guest = ?", (guest,)),
            ("DELETE FROM decks WHERE guest = ?", (guest,)),
            ("DELETE FROM albums WHERE guest = ?", (guest,)),
            ("DELETE FROM pictures WHERE guest = ?", (guest,)),
            ("DELETE FROM sitters WHERE guest = ?", (guest,)),
            ("UPDATE results SET guest = '', name = ? WHERE guest = ?", (NAMELESS, guest)),
        )
        if not await _records(store, guest):
            return len(records)
    raise Illegal("not_saved", "Something else was written at the same time; please try again.")


async def _records(store: Store, guest: str) -> list[Record]:
    """The tables whose record names a guest anywhere: on a seat, as host, as one who has left, in a key."""
    begins = msgspec.json.encode(guest)[:-1]  # a key goes on after the guest
    ((*found,),) = await store.run(("SELECT record FROM tables WHERE instr(record, ?) > 0", (begins,)))
    return [row_encoding.record_of(bytes(record)) for (record,) in found]


def _without(record: Record, guest: str) -> Record:
    """A record that does not name a guest any more."""
    seats = record.seats
    for seat in seating.of(seats, guest):
        match record.phase:
            case Phase.LOBBY:
                seats = seating.clear(seats, seat)
            case Phase.PLAYING:
                seats = seating.seat_bot(seats, seat, Level.DREAMING)
            case Phase.OVER:
                seats = seating.with_seat(seats, seat, Seat(name=NAMELESS, bot=None, luck=seats[seat].luck))
    people = [seat.guest for seat in seats if seat.guest]
    return replace(
        record,
        seats=seats,
        host=people[0] if record.host == guest else record.host,
        host_name="" if record.host == guest else record.host_name,
        left=tuple((who, seat) for who, seat in record.left if who != guest),
        removed=tuple(who for who in record.removed if who != guest),
        farewells=tuple((who, words) for who, words in record.farewells if who != guest),
        screens=tuple(who for who in record.screens if who != guest),
        queue=tuple((who, name) for who, name in record.queue if who != guest),
        votes=tuple((who, game) for who, game in record.votes if who != guest),
        evening=tuple(one for one in record.evening if one.guest != guest),
        wish=None,
        lucks=() if record.phase == Phase.LOBBY else record.lucks,  # a game that was about to begin lacks somebody now
        keys=tuple(key for key in record.keys if not key.startswith(f"{guest}:")),
        rev=record.rev + 1,
    )


def _write(record: Record) -> Statement:
    """The statement that replaces a record, unless somebody else has done so."""
    sql = "UPDATE tables SET record = ?, rev = ? WHERE id = ? AND rev = ?"
    return sql, (row_encoding.encode(record), record.rev, record.id, record.rev - 1)


def _forget_keys(log: str, record: Record, guest: str) -> Statement:
    """The statement that takes a guest out of the keys of requests, which begin with the guest's id."""
    key = f"{guest}:"
    return f"UPDATE {log} SET id = '' WHERE tbl = ? AND substr(id, 1, ?) = ?", (record.id, len(key), key)


def _line(row: Any) -> ChatLine:
    return row_encoding.line_of(bytes(row[0]))


def _is_own(line: ChatLine, record: Record, guest: str, nickname: str) -> bool:
    """Whether a guest has said a line.  Lines carry names only: that of a seat, or the nickname of one who watched."""
    if line.seat < 0:
        return bool(nickname) and line.name == nickname
    return line.seat < len(record.seats) and record.seats[line.seat].guest == guest
