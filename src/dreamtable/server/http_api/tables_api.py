"""The HTTP calls about games, tables and replays."""

from __future__ import annotations

from starlette.responses import Response

from dreamtable.kit.errors import Illegal, Invalid
from dreamtable.messages import accepted_language
from dreamtable.play import replay_file as replay
from dreamtable.protocol import messages as p
from dreamtable.server import game_catalogue
from dreamtable.server.http_api.dispatch import Access, Api, Call, Endpoint, Query
from dreamtable.server.http_api.responses import json_file
from dreamtable.server.phone_addresses import join_link
from dreamtable.server.qr_code import qr_picture
from dreamtable.tables.live_table_state import check_not_removed
from dreamtable.tables.people.avatars import Look
from dreamtable.tables.people.nicknames import NAMELESS
from dreamtable.tables.people.seats import of
from dreamtable.tables.public_table_facts import Doors

ADDRESS = Query("address", 0, 99, 0)
STEPS = Query("seat", replay.EVERYTHING, 9, -1), Query("from", 0, 1_000_000, 0), Query("count", 1, 200, 50)


# -- games ----------------------------------------------------------------------------------------------------
async def games_list(api: Api, call: Call) -> p.Catalogue:
    return game_catalogue.catalogue(accepted_language(call.request.headers.get("accept-language", "")))


async def game_rules(api: Api, call: Call) -> str:
    language = accepted_language(call.request.headers.get("accept-language", ""))
    return game_catalogue.rules(call.request.path_params["game"], language)


# -- tables ---------------------------------------------------------------------------------------------------
async def public_tables(api: Api, call: Call) -> p.TableList:
    return p.TableList(await api.lobby.public_tables())


async def lay_table(api: Api, call: Call) -> p.TableFacts:
    new: p.NewTable = call.body
    try:
        bots = {int(seat): level for seat, level in new.bots.items()}
    except ValueError:
        raise Invalid("bad_request", "bots are given by seat number.") from None
    laid = api.count_table(call)
    who = await api.person(call.guest)
    look = Look(who.face, who.colour)
    table = await api.lobby.create(
        new.game, call.guest, who.name or NAMELESS, "", new.seats, new.options, bots, new.public, look=look
    )
    laid.add(table.record.id)
    return table.facts()


async def play_now(api: Api, call: Call) -> p.TableFacts:
    now: p.PlayNow = call.body
    laid = api.count_table(call)
    who = await api.person(call.guest)
    look, name, luck = Look(who.face, who.colour), who.name or NAMELESS, now.luck or ""
    table = await api.lobby.play_now(
        now.game, call.guest, name, luck, now.seats, now.options, now.level, look, now.speed
    )
    laid.add(table.record.id)
    return table.facts()


async def join(api: Api, call: Call) -> p.TableFacts:
    api.count_guess(call)
    table = await api.lobby.by_code(call.body.code)
    record = table.record
    if record.doors == Doors.CLOSED and not of(record.seats, call.guest) and call.guest != record.host:
        raise Illegal("no_table", "No table has that code now.")
    check_not_removed(record, call.guest)
    return table.facts()


async def table_facts(api: Api, call: Call) -> p.TableFacts:
    return (await api.lobby.table(call.table)).facts()


async def qr_code(api: Api, call: Call) -> str:
    table = await api.lobby.table(call.table)
    return qr_picture(join_link(api.settings, call.request.url, f"t/{table.record.code}", call.number(ADDRESS)))


# -- replays --------------------------------------------------------------------------------------------------
async def replay_file(api: Api, call: Call) -> Response:
    with api.replay_limit(call):
        found = await api.lobby.replay(call.table)
    return json_file(found, f"{found.game}-replay.json")


async def replay_steps(api: Api, call: Call) -> p.ReplaySteps:
    seat, first, count = map(call.number, STEPS)
    with api.replay_limit(call):
        found = await api.lobby.replay(call.table)
        steps = await api.lobby.run_aside(lambda: list(replay.steps(found, seat, first, count)))
    return p.ReplaySteps(found.game, len(found.log) + 1, found.names, steps)


TABLE_ENDPOINTS = (
    Endpoint("GET", "/games", "The games, their facts and options.", games_list, returns=p.Catalogue),
    Endpoint("GET", "/games/{game}/rules", "Our rules of a game.", game_rules, returns="text/markdown"),
    Endpoint("GET", "/tables", "Public tables with a seat to take.", public_tables, returns=p.TableList),
    Endpoint(
        "POST", "/tables", "Lay a table; I am its host.", lay_table, p.NewTable, p.TableFacts, access=Access.LAYERS
    ),
    Endpoint(
        "POST",
        "/play",
        "Lay a table, fill it with bots, start.",
        play_now,
        p.PlayNow,
        p.TableFacts,
        access=Access.LAYERS,
    ),
    Endpoint("POST", "/join", "Find a table by its five letters.", join, p.Join, p.TableFacts),
    Endpoint("GET", "/tables/{table}", "One table.", table_facts, returns=p.TableFacts),
    Endpoint(
        "GET",
        "/tables/{table}/qr.svg",
        "The join link as a QR code.",
        qr_code,
        returns="image/svg+xml",
        query=(ADDRESS,),
    ),
    Endpoint("GET", "/tables/{table}/replay", "A finished game, whole.", replay_file, returns=p.Replay),
    Endpoint(
        "GET",
        "/tables/{table}/replay/steps",
        "A finished game through one seat's eyes (-1: a watcher's, -2: one that sees every card).",
        replay_steps,
        returns=p.ReplaySteps,
        query=STEPS,
    ),
)
