"""The HTTP calls of a guest about themselves: name, membership, another device, their data and tables."""

from __future__ import annotations

import time

from starlette.responses import Response

from dreamtable.kit.errors import Illegal
from dreamtable.protocol import messages as p
from dreamtable.server.http_api.dispatch import Access, Api, Call, Endpoint
from dreamtable.server.http_api.responses import json_file, json_response
from dreamtable.server.identity import TRANSFER_SECONDS, transfer_code
from dreamtable.store.personal_data import GuestData
from dreamtable.store.research_export import consents, set_consent
from dreamtable.tables.people.avatars import proper_look
from dreamtable.tables.people.nicknames import proper_name
from dreamtable.tables.store_interface import Guest


async def who(api: Api, call: Call) -> p.Me:
    return await api.me(call.guest, api.moderation.announcement)


async def enter(api: Api, call: Call) -> Response:
    api.count_guess(call)
    cookie = await api.membership.enter(call.body.word, call.request.url.scheme == "https")
    response = json_response(await api.me(call.guest))
    response.headers["set-cookie"] = cookie
    if api.identity.guest_of(call.request.headers.get("cookie", "")) is None:
        response.headers.append("set-cookie", api.cookie(call.guest, call.request))
    return response


async def my_data(api: Api, call: Call) -> Response:
    api.count_search(call)
    return json_file(await api.data_of(call.guest), "dreamtable-my-data.json")


async def erase_me(api: Api, call: Call) -> p.Me:
    api.count_search(call)
    await api.erase(call.guest)
    return p.Me("")


async def rename(api: Api, call: Call) -> p.Me:
    name = proper_name(call.body.name)
    look = proper_look(call.body.face, call.body.colour)
    api.moderation.check_text(name)
    await api.store.name_guest(Guest(call.guest, name, look.face, look.colour))
    for session in api.sessions:
        if session.guest == call.guest:
            session.rename(name, look)
    return p.Me(name, "", look.face, look.colour)


async def transfer(api: Api, call: Call) -> p.Transfer:
    code = transfer_code()
    await api.store.put_transfer(code, call.guest, time.time() + TRANSFER_SECONDS)
    return p.Transfer(code, TRANSFER_SECONDS)


async def arrive(api: Api, call: Call) -> Response:
    api.count_guess(call)
    guest = await api.store.take_transfer(call.body.code.strip().upper())
    if guest is None:
        raise Illegal("bad_code", "That code does not work (any more). Make a new one on your other device.")
    response = json_response(await api.me(guest))
    response.headers["set-cookie"] = api.cookie(guest, call.request)
    return response


async def research(api: Api, call: Call) -> p.Research:
    return p.Research(await consents(api.store, call.guest))


async def set_research(api: Api, call: Call) -> p.Research:
    await set_consent(api.store, call.guest, call.body.agrees)
    return p.Research(call.body.agrees)


async def my_tables(api: Api, call: Call) -> p.TableList:
    tables, asked = await api.lobby.tables_of(call.guest)
    return p.TableList(tables, asked)


GUEST_ENDPOINTS = (
    Endpoint("GET", "/me", "Who am I?", who, returns=p.Me),
    Endpoint("POST", "/enter", "Become a member of a private server.", enter, p.Enter, p.Me, access=Access.EVERYBODY),
    Endpoint("GET", "/me/data", "All that is stored about me.", my_data, returns=GuestData, access=Access.EVERYBODY),
    Endpoint("DELETE", "/me", "Delete all of that.", erase_me, returns=p.Me, access=Access.EVERYBODY),
    Endpoint("POST", "/me", "Choose a nickname.", rename, p.Rename, p.Me),
    Endpoint("POST", "/me/transfer", "A code that makes another device this guest.", transfer, returns=p.Transfer),
    Endpoint("POST", "/me/arrive", "Become the guest who made that code.", arrive, p.Arrive, p.Me),
    Endpoint("GET", "/me/research", "Whether I give finished games to research.", research, returns=p.Research),
    Endpoint("POST", "/me/research", "Give them, or no more.", set_research, p.Research, p.Research),
    Endpoint("GET", "/me/tables", "Tables where I sit, newest first.", my_tables, returns=p.TableList),
)
