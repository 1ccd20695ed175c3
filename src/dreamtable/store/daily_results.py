"""The dream of the day in the store: who has had their counted try, and how everybody's went."""

from __future__ import annotations

from datetime import date
from typing import Any

from dreamtable.protocol.messages import DailyResult
from dreamtable.store.history import days_in_a_row, fewest_win
from dreamtable.tables.store_interface import Store

CALENDAR = 400  # days that a calendar goes back


async def claim_try(store: Store, guest: str, day: str, game: str, table: str) -> str:
    """Make a table the counted try of a guest, unless there is one; return the table of the counted try."""
    _, ((found,),) = await store.run(
        ("INSERT INTO daily_tries VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING", (guest, day, game, table)),
        ("SELECT tbl FROM daily_tries WHERE guest = ? AND day = ? AND game = ?", (guest, day, game)),
    )
    return str(found)


async def give_back_try(store: Store, guest: str, day: str, game: str, table: str) -> None:
    """Let a guest try again: the table of the counted try could not be laid."""
    sql = "DELETE FROM daily_tries WHERE guest = ? AND day = ? AND game = ? AND tbl = ?"
    await store.run((sql, (guest, day, game, table)))


async def tries_of(store: Store, guest: str, day: str) -> dict[str, str]:
    """Return the tables of a guest's counted tries on a day, by game."""
    ((*found,),) = await store.run(
        ("SELECT game, tbl FROM daily_tries WHERE guest = ? AND day = ?", (guest, day)),
    )
    return {row[0]: row[1] for row in found}


async def results_of(store: Store, guest: str, day: str) -> dict[str, DailyResult]:
    """Return how a guest's counted tries on a day ended, by game, compared with everybody's."""
    ((*rows,),) = await store.run(
        ("SELECT game, guest, payoff, points, assisted FROM results WHERE daily = ? AND bot IS NULL", (day,))
    )
    games: dict[str, list[Any]] = {}
    for game, *row in rows:
        games.setdefault(game, []).append(row)
    found = {}
    for game, sitting in games.items():
        mine = next((row for row in sitting if row[0] == guest), None)
        if mine is not None:
            found[game] = _compare(game, mine, sitting)
    return found


def _compare(game: str, mine: Any, everybody: list[Any]) -> DailyResult:
    sign = -1 if fewest_win(game) else 1

    def worth(row: Any) -> tuple[float, float]:
        return row[1], sign * (row[2] or 0.0)

    beaten = sum(worth(row) < worth(mine) for row in everybody)
    return DailyResult(mine[1] > 0, mine[2], len(everybody), beaten)


async def dreamt_days(store: Store, guest: str) -> list[str]:
    """Return the last days on which a guest finished a counted try, the oldest first."""
    ((*found,),) = await store.run(
        (
            "SELECT DISTINCT daily FROM results WHERE guest = ? AND daily IS NOT NULL ORDER BY daily DESC LIMIT ?",
            (guest, CALENDAR),
        )
    )
    return [day for (day,) in reversed(found)]


def streak(days: list[str], today: date) -> tuple[int, int]:
    """Return the days in a row up to today or yesterday, and the most days in a row."""
    numbers = [date.fromisoformat(day).toordinal() for day in days]
    now, longest = days_in_a_row(numbers)
    return (now if numbers and today.toordinal() - numbers[-1] <= 1 else 0), longest
