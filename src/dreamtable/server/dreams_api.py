"""The calls about what outlasts a game: my history and stamps, analyses."""

from __future__ import annotations

import math

import msgspec
from starlette.responses import Response

from dreamtable.protocol import messages as p
from dreamtable.server.api import Api, Call, Endpoint, Query
from dreamtable.store.history import NEVER, figures, played_games
from dreamtable.store.stamps import stamps

HISTORY = Query("before", 0, 10**12, 0), Query("count", 1, 100, 30)


async def my_history(api: Api, call: Call) -> p.History:
    before, most = map(call.number, HISTORY)
    games = await played_games(api.store, call.guest, float(before) if before else NEVER, most)
    return p.History(games, math.ceil(games[-1].ended) if len(games) == most else 0)


async def my_figures(api: Api, call: Call) -> p.Figures:
    return await figures(api.store, call.guest)


async def my_stamps(api: Api, call: Call) -> p.Stamps:
    with api.replay_limit(call):
        return await stamps(api.store, call.guest, api.lobby.replay, api.lobby.run_aside)


async def analysis(api: Api, call: Call) -> Response:
    with api.replay_limit(call):
        found = await api.analyses.ask(call.table)
    if isinstance(found, bytes):
        return Response(found, media_type="application/json")
    return Response(msgspec.json.encode(p.AnalysisProgress(found)), status_code=202, media_type="application/json")


DREAM_ENDPOINTS = (
    Endpoint("GET", "/me/history", "Games I have played, newest first.", my_history, returns=p.History, query=HISTORY),
    Endpoint("GET", "/me/figures", "All my games at a glance.", my_figures, returns=p.Figures),
    Endpoint("GET", "/me/stamps", "Stamps that I have earned.", my_stamps, returns=p.Stamps),
    Endpoint(
        "GET",
        "/tables/{table}/analysis",
        "A finished game judged step by step; 202 with the share that is done while it is made.",
        analysis,
        returns=p.Analysis,
    ),
)
