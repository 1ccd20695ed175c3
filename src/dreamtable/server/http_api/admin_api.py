"""The calls of whoever runs the server, under /api/v1/admin: from the console or the command line, with a key."""

from __future__ import annotations

import sys
import time
from typing import Annotated

import msgspec
from msgspec import Meta, Struct

import dreamtable
from dreamtable.kit.errors import Illegal
from dreamtable.kit.rule_compiler import has_compiler
from dreamtable.server.http_api.dispatch import Access, Api, Call, Endpoint
from dreamtable.server.moderation import HostRule, RuleKind, invitation_code
from dreamtable.store import row_encoding
from dreamtable.store.personal_data import GuestData
from dreamtable.tables.people.seats import of
from dreamtable.tables.public_table_facts import Phase
from dreamtable.tables.store_interface import Row
from dreamtable.tables.stored_table_record import Record

MOST = 500  # rows of a list
Reason = Annotated[str, Meta(max_length=300)]
STARTED = time.monotonic()


class Load(Struct, frozen=True):
    """How busy a server is: its tables, people and memory."""

    version: str
    well: bool
    draining: bool
    compiled: bool  # the compiler is installed: lucid bots search
    seconds: float  # since it started
    cpu_seconds: float
    memory_mb: float  # at most, so far; 0 where the system does not tell
    tables: int  # in memory
    playing: int  # of these, with a game going on
    sockets: int
    people: int


class TableRow(Struct, frozen=True):
    """One table, as the console lists it."""

    id: str
    code: str
    game: str
    phase: Phase
    public: bool
    names: list[str]  # of the people who sit
    watching: int  # sockets on this server
    created: float
    closed: str | None  # why it is closed; None if it is not


class TableRows(Struct, frozen=True):
    """All tables that are not over, the last one used first, and those that are closed."""

    tables: list[TableRow]


class Person(Struct, frozen=True):
    """A guest, connected or not."""

    guest: str
    name: str
    addresses: list[str]
    tables: list[str]  # codes
    banned: bool


class People(Struct, frozen=True):
    """The people who are connected, or those whom a search found."""

    people: list[Person]


class Rules(Struct, frozen=True):
    """All decisions that hold."""

    rules: list[HostRule]


class NewRule(Struct, frozen=True, forbid_unknown_fields=True):
    """The request for a decision that holds from now on, such as a ban."""

    kind: RuleKind
    name: Annotated[str, Meta(max_length=100)] = ""
    value: Reason = ""


class OldRule(Struct, frozen=True, forbid_unknown_fields=True):
    """The request that takes a decision back."""

    kind: RuleKind
    name: Annotated[str, Meta(max_length=100)] = ""


class Closing(Struct, frozen=True, forbid_unknown_fields=True):
    """The request to close a table."""

    why: Reason = ""


class Draining(Struct, frozen=True, forbid_unknown_fields=True):
    """Lay no tables any more, or lay them again."""

    on: bool


class Inviting(Struct, frozen=True, forbid_unknown_fields=True):
    """The request for an invitation to a private server."""

    people: Annotated[int, Meta(ge=1, le=1000)] = 1


class Invitation(Struct, frozen=True):
    """A code that makes people members, and the link that has it."""

    code: str
    link: str
    people: int


class Done(Struct, frozen=True):
    """The answer to a request of the admin console: what was done."""

    done: str


# -- what is going on -------------------------------------------------------------------------------------------------
async def load(api: Api, call: Call) -> Load:
    tables = api.lobby.tables.values()
    return Load(
        version=dreamtable.__version__,
        well=api.store.well,
        draining=api.moderation.draining,
        compiled=has_compiler(),
        seconds=round(time.monotonic() - STARTED, 1),
        cpu_seconds=round(time.process_time(), 2),
        memory_mb=most_memory(),
        tables=len(tables),
        playing=sum(table.record.phase == Phase.PLAYING for table in tables),
        sockets=len(api.sessions),
        people=len({session.guest for session in api.sessions}),
    )


def most_memory() -> float:
    """Return the megabytes that this process has taken at most."""
    if sys.platform == "win32":
        return 0.0
    import resource

    unit = 1 << 20 if sys.platform == "darwin" else 1 << 10
    return round(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / unit, 1)


async def tables(api: Api, call: Call) -> TableRows:
    closed = api.moderation.closed_tables
    open_now, *shut = await api.store.run(
        ("SELECT record FROM tables WHERE phase != 'over' ORDER BY touched DESC LIMIT ?", (MOST,)),
        *(("SELECT record FROM tables WHERE id = ?", (id,)) for id in closed),
    )
    records = {record.id: record for found in (open_now, *shut) for record in map(_record, found)}
    return TableRows([_table_row(api, record) for record in records.values()])


def _record(row: Row) -> Record:
    return row_encoding.record_of(bytes(row[0]))


def _table_row(api: Api, record: Record) -> TableRow:
    names = [seat.name for seat in record.seats if seat.guest]
    watching = sum(session.table_id == record.id for session in api.sessions)
    rule = api.moderation.closed_tables.get(record.id)
    closed = rule.value if rule else None
    return TableRow(
        record.id, record.code, record.game, record.phase, record.public, names, watching, record.created, closed
    )


async def people(api: Api, call: Call) -> People:
    found: dict[str, Person] = {}
    for session, where in api.sessions.items():
        known = found.setdefault(session.guest, Person(session.guest, session.name, [], [], False))
        if where not in known.addresses:
            known.addresses.append(where)
        table = api.lobby.tables.get(session.table_id)
        if table is not None and table.record.code not in known.tables:
            known.tables.append(table.record.code)
    banned = {guest for guest, p in found.items() if any(api.moderation.ban_of(guest, a) for a in p.addresses)}
    return People([msgspec.structs.replace(p, banned=guest in banned) for guest, p in found.items()])


async def find_people(api: Api, call: Call) -> People:
    sql = "SELECT id, name FROM guests WHERE lower(name) = lower(?) LIMIT ?"
    ((*found,),) = await api.store.run((sql, (call.request.path_params["name"], MOST)))
    listed = []
    for guest, name in found:
        codes = [record.code for record in await api.store.tables_of(guest, MOST) if of(record.seats, guest)]
        listed.append(Person(guest, name, [], codes, api.moderation.ban_of(guest, "") is not None))
    return People(listed)


# -- tables -----------------------------------------------------------------------------------------------------------
async def close_table(api: Api, call: Call) -> Done:
    await _must_exist(api, call.table)
    await api.moderation.put(RuleKind.CLOSED_TABLE, call.table, call.body.why)
    apply(api)
    return Done("closed")


async def open_table(api: Api, call: Call) -> Done:
    await api.moderation.drop(RuleKind.CLOSED_TABLE, call.table)
    return Done("open")


async def delete_table(api: Api, call: Call) -> Done:
    """Delete a table.  It stays closed, so that no other node that still holds it can bring it back."""
    await _must_exist(api, call.table)
    await api.moderation.put(RuleKind.CLOSED_TABLE, call.table, "It was deleted.")
    apply(api)
    await api.store.delete_tables([call.table])
    return Done("deleted")


async def _must_exist(api: Api, table: str) -> None:
    ((*found,),) = await api.store.run(("SELECT 1 FROM tables WHERE id = ?", (table,)))
    if not found:
        raise Illegal("no_table", "There is no such table.")


# -- rules ------------------------------------------------------------------------------------------------------------
async def rules(api: Api, call: Call) -> Rules:
    return Rules(list(api.moderation.all()))


async def put_rule(api: Api, call: Call) -> HostRule:
    new: NewRule = call.body
    if new.kind == RuleKind.INVITATION:
        raise Illegal("bad_rule", "Invitations are made by their own call, which chooses the code.")
    rule = await api.moderation.put(new.kind, new.name, new.value)
    apply(api)
    return rule


async def drop_rule(api: Api, call: Call) -> Done:
    old: OldRule = call.body
    await api.moderation.drop(old.kind, old.name or "all")
    apply(api)
    return Done("dropped")


def apply(api: Api) -> None:
    """Carry out what is decided: disconnect who is banned or sits at a closed table, and show the announcement."""
    for table in [id for id in api.moderation.closed_tables if id in api.lobby.tables]:
        try:
            api.moderation.check_table(table)
        except Illegal as closed:
            api.lobby.close_table(table, closed.code, closed.why)
    api.disconnect(
        lambda session, where: api.moderation.ban_of(session.guest, where) is not None,
        "banned",
        "You cannot play on this server.",
    )
    for session in api.sessions:
        session.announce(api.moderation.announcement)


async def invite(api: Api, call: Call) -> Invitation:
    code, people = invitation_code(), call.body.people
    await api.moderation.put(RuleKind.INVITATION, code, str(people))
    link = call.request.url.replace(path=f"{api.settings.root_path}/enter", query=f"invitation={code}")
    return Invitation(code, str(link), people)


async def drain(api: Api, call: Call) -> Done:
    api.moderation.draining = call.body.on
    return Done("draining" if call.body.on else "open")


# -- personal data ----------------------------------------------------------------------------------------------------
async def guest_data(api: Api, call: Call) -> GuestData:
    return await api.data_of(call.request.path_params["guest"])


async def erase_guest(api: Api, call: Call) -> Done:
    return Done(f"erased at {await api.erase(call.request.path_params['guest'])} tables")


def _endpoint(method: str, path: str, summary: str, answer: object, body: object, returns: object) -> Endpoint:
    return Endpoint(method, f"/admin{path}", summary, answer, body, returns, access=Access.ADMIN)  # type: ignore[arg-type]


ADMIN_ENDPOINTS = (
    _endpoint("GET", "/load", "How the server is.", load, None, Load),
    _endpoint("GET", "/tables", "All tables that are not over.", tables, None, TableRows),
    _endpoint("POST", "/tables/{table}/close", "Close a table: everybody has to go.", close_table, Closing, Done),
    _endpoint("POST", "/tables/{table}/open", "Open a closed table again.", open_table, None, Done),
    _endpoint("DELETE", "/tables/{table}", "Delete a table and all that belongs to it.", delete_table, None, Done),
    _endpoint("GET", "/people", "Who is connected.", people, None, People),
    _endpoint("GET", "/people/{name}", "Guests with a nickname, connected or not.", find_people, None, People),
    _endpoint("GET", "/rules", "Bans, words, invitations, closed tables, the announcement.", rules, None, Rules),
    _endpoint("POST", "/rules", "Ban, filter a word, announce.", put_rule, NewRule, HostRule),
    _endpoint("POST", "/rules/drop", "Take a rule back.", drop_rule, OldRule, Done),
    _endpoint("POST", "/invitations", "Invite people to a private server.", invite, Inviting, Invitation),
    _endpoint("POST", "/drain", "Let nobody lay a table, before a restart.", drain, Draining, Done),
    _endpoint("GET", "/guests/{guest}/data", "All that is stored about a guest.", guest_data, None, GuestData),
    _endpoint("DELETE", "/guests/{guest}", "Delete all of that.", erase_guest, None, Done),
)
