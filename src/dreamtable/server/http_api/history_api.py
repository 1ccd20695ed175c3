"""The calls about what outlasts a game: my history and stamps, analyses, the dream of the day."""

from __future__ import annotations

import math
from datetime import UTC, date, datetime, timedelta

from starlette.responses import Response

from dreamtable import games
from dreamtable.kit import clocks_and_entropy
from dreamtable.kit.errors import Illegal
from dreamtable.play.daily_deal import FIRST, anchor, check_day, daily_secret, link, read_day
from dreamtable.protocol import messages as p
from dreamtable.server.http_api.dispatch import Access, Api, Call, Endpoint, Query
from dreamtable.server.http_api.responses import json_response
from dreamtable.store.achievement_stamps import stamps
from dreamtable.store.daily_results import claim_try, dreamt_days, give_back_try, results_of, streak, tries_of
from dreamtable.store.evenings import evenings
from dreamtable.store.history import NEVER, figures, played_games
from dreamtable.tables.lobby import DAILY_LEVEL, DailyDeal, new_id
from dreamtable.tables.people.avatars import Look
from dreamtable.tables.people.nicknames import NAMELESS
from dreamtable.tables.public_table_facts import Phase

BACK = (Query("back", 0, 20_000, 0),)
HISTORY = Query("before", 0, 10**12, 0), Query("count", 1, 100, 30)


async def my_history(api: Api, call: Call) -> p.History:
    before, most = map(call.number, HISTORY)
    games = await played_games(api.store, call.guest, float(before) if before else NEVER, most)
    return p.History(games, math.ceil(games[-1].ended) if len(games) == most else 0)


async def my_figures(api: Api, call: Call) -> p.Figures:
    return await figures(api.store, call.guest)


async def my_evenings(api: Api, call: Call) -> list[p.Evening]:
    return await evenings(api.store, call.guest)


async def my_stamps(api: Api, call: Call) -> p.Stamps:
    with api.replay_limit(call):
        return await stamps(api.store, call.guest, api.lobby.replay, api.lobby.run_aside)


async def analysis(api: Api, call: Call) -> Response:
    with api.replay_limit(call):
        found = await api.analyses.ask(call.table)
    if isinstance(found, bytes):
        return Response(found, media_type="application/json")
    return json_response(p.AnalysisProgress(found), 202)


# -- the dream of the day -------------------------------------------------------------------------------------
def today() -> date:
    """Return the day that it is, by the clock of Greenwich: the same for everybody."""
    return datetime.fromtimestamp(clocks_and_entropy.wall(), UTC).date()


async def daily(api: Api, call: Call) -> p.Daily:
    (back,) = map(call.number, BACK)
    now = today()
    day, key = max(now - timedelta(days=back), FIRST), api.settings.daily_key
    tries = await tries_of(api.store, call.guest, day.isoformat())
    results = await results_of(api.store, call.guest, day.isoformat())
    days = await dreamt_days(api.store, call.guest)
    found = [
        p.DailyGame(game, games.load(game).facts.best, DAILY_LEVEL, tries.get(game), results.get(game))
        for game in games.names()
    ]
    return p.Daily(day.isoformat(), now.isoformat(), link(key, day), anchor(key), found, days, *streak(days, now))


async def dream_daily(api: Api, call: Call) -> p.TableFacts:
    asked: p.DreamDaily = call.body
    now = today()
    day = now if asked.day is None else read_day(asked.day)
    check_day(day, now)
    games.load(asked.game)
    laid = api.count_table(call)
    written, table, counts = day.isoformat(), new_id(), False
    if day == now:
        first = await claim_try(api.store, call.guest, written, asked.game, table)
        counts = first == table
        if not counts and (begun := await _unfinished(api, first)) is not None:
            return begun
    deal = DailyDeal(table, daily_secret(link(api.settings.daily_key, day), asked.game), written, counts)
    try:
        who = await api.person(call.guest)
        look = Look(who.face, who.colour)
        found = await api.lobby.dream_daily(asked.game, call.guest, who.name or NAMELESS, deal, look)
    except Exception:
        await give_back_try(api.store, call.guest, written, asked.game, table)
        raise
    laid.add(table)
    return found.facts()


async def _unfinished(api: Api, table: str) -> p.TableFacts | None:
    """Return the table of a try that goes on."""
    try:
        found = await api.lobby.table(table)
    except Illegal:  # deleted or closed
        return None
    return found.facts() if found.record.phase != Phase.OVER else None


DREAM_ENDPOINTS = (
    Endpoint("GET", "/me/history", "Games I have played, newest first.", my_history, returns=p.History, query=HISTORY),
    Endpoint("GET", "/me/figures", "All my games at a glance.", my_figures, returns=p.Figures),
    Endpoint("GET", "/me/evenings", "Evenings that I spent with a party.", my_evenings, returns=list[p.Evening]),
    Endpoint("GET", "/me/stamps", "Stamps that I have earned.", my_stamps, returns=p.Stamps),
    Endpoint(
        "GET",
        "/tables/{table}/analysis",
        "A finished game judged step by step; 202 with the share that is done while it is made.",
        analysis,
        returns=p.Analysis,
    ),
    Endpoint("GET", "/daily", "The dreams of a day, so many days back.", daily, returns=p.Daily, query=BACK),
    Endpoint(
        "POST", "/daily", "Play the dream of a day.", dream_daily, p.DreamDaily, p.TableFacts, access=Access.LAYERS
    ),
)
