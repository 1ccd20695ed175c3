"""What a guest has played is read back from the results, the same from both stores."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

from dreamtable.store.history import NEVER, days_in_a_row, figures, played_games
from dreamtable.store.personal_data import erase_guest, export_guest
from dreamtable.store.row_encoding import beside_others
from dreamtable.tables.store_interface import Guest, Store

Open = Callable[[], Awaitable[Store]]
DAY = 86_400.0


async def insert(store: Store, table: str, game: str, ended: float, *seats: tuple[str, str, str | None, float]) -> None:
    """Write the results of a game, as they are written at its end."""
    sql = "INSERT INTO results VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"
    payoffs, bots = [seat[3] for seat in seats], [seat[2] for seat in seats]
    rows = [
        (
            table,
            k,
            game,
            guest,
            name,
            bot,
            payoff,
            ended,
            10 * payoff,
            table == "t2",
            *NONE,
            *beside_others(payoffs, bots, k),
        )
        for k, (guest, name, bot, payoff) in enumerate(seats)
    ]
    await store.run(*((sql, row) for row in rows))


NONE = None, None
ADA, BO = ("ada", "Ada", None), ("bo", "Bo", None)


async def some_games(store: Store) -> None:
    """Three games of Ada's: two won, one of them with Bo, then one lost to a bot."""
    await insert(store, "t1", "dream_ravens", 10 * DAY, (*ADA, 1.0), (*BO, 0.0))
    await insert(store, "t2", "dream_diary", 11 * DAY, (*BO, 1.0), (*ADA, 1.0), ("", "Luna", "lucid", 1.0))
    await insert(store, "t3", "dream_ravens", 12 * DAY, (*ADA, 0.0), ("", "Luna", "lucid", 1.0))
    await insert(store, "t4", "dream_ravens", 13 * DAY, (*BO, 1.0), ("", "Luna", "lucid", 0.0))


def test_games_come_newest_first_and_page_by_page(open_real_store: Open) -> None:
    async def work() -> None:
        store = await open_real_store()
        await some_games(store)
        games = await played_games(store, "ada", NEVER, 2)
        assert [(g.table, g.won, g.seat) for g in games] == [("t3", False, 0), ("t2", True, 1)]
        assert [p.name for p in games[1].players] == ["Bo", "Ada", "Luna"] and games[1].players[2].bot == "lucid"
        older = await played_games(store, "ada", games[-1].ended, 2)
        assert [g.table for g in older] == ["t1"] and older[0].players[0].points == 10.0
        assert await played_games(store, "nobody", NEVER, 2) == []
        await store.close()

    asyncio.run(work())


def test_figures_count_wins_streaks_partners_and_nights(open_real_store: Open) -> None:
    async def work() -> None:
        store = await open_real_store()
        await some_games(store)
        found = await figures(store, "ada", 13.5 * DAY)
        assert (found.played, found.won, found.since, found.nights, found.longest_nights) == (3, 2, 10 * DAY, 3, 3)
        assert found.days == [0] * 10 + [1, 1, 1, 0] and [(x.level, x.games, x.won) for x in found.levels][2] == (
            "lucid",
            1,
            0,
        )
        diary, ravens = found.games
        assert (diary.game, diary.played, diary.won, diary.streak) == ("dream_diary", 1, 1, 1)
        assert (ravens.played, ravens.won, ravens.streak, ravens.longest, ravens.best) == (2, 1, 0, 1, 0.0), (
            "few ravens are good"
        )
        assert [(c.table, c.won, c.points) for c in ravens.curve] == [
            ("t1", True, 10.0),
            ("t3", False, 0.0),
        ] and ravens.uncertainty < 25 / 3
        assert [(p.name, p.games, p.won) for p in found.partners] == [("Bo", 2, 2)]
        nobody = await figures(store, "nobody")
        assert (nobody.played, nobody.since, nobody.games, nobody.nights) == (0, None, [], 0)
        await store.close()

    asyncio.run(work())


def test_a_partner_is_one_guest_whatever_the_name_and_has_a_face(open_real_store: Open) -> None:
    async def work() -> None:
        store = await open_real_store()
        await store.name_guest(Guest("bo", "Bobby", 7, 3))
        await insert(store, "t1", "dream_ravens", 10 * DAY, (*ADA, 1.0), (*BO, 0.0))
        await insert(store, "t2", "dream_ravens", 11 * DAY, (*ADA, 0.0), ("bo", "Bobby", None, 1.0))
        await insert(store, "t3", "dream_ravens", 12 * DAY, (*ADA, 1.0), ("another", "Bobby", None, 0.0))
        found = await figures(store, "ada")
        assert [(p.name, p.games, p.won, p.face, p.colour) for p in found.partners] == [
            ("Bobby", 2, 1, 7, 3),
            ("Bobby", 1, 1, 0, 0),
        ]
        await store.close()

    asyncio.run(work())


def test_who_had_several_seats_at_a_table_has_played_one_game(open_real_store: Open) -> None:
    async def work() -> None:
        store = await open_real_store()
        for number in range(4):
            await insert(store, f"t{number}", "dream_ravens", number * DAY, (*BO, 0.0), (*ADA, 1.0), (*ADA, 0.0))
        games = await played_games(store, "ada", NEVER, 3)
        assert [(g.table, g.seat, g.won) for g in games] == [("t3", 1, True), ("t2", 1, True), ("t1", 1, True)]
        found = await figures(store, "ada")
        assert (found.played, found.won) == (4, 4) and [(p.name, p.games) for p in found.partners] == [("Bo", 4)]
        await store.close()

    asyncio.run(work())


def test_who_is_forgotten_has_no_history_and_others_keep_theirs(open_real_store: Open) -> None:
    async def work() -> None:
        store = await open_real_store()
        await some_games(store)
        await erase_guest(store, "ada")
        assert await played_games(store, "ada", NEVER, 9) == []
        kept = await played_games(store, "bo", NEVER, 9)
        assert [g.table for g in kept] == ["t4", "t2", "t1"] and "Ada" not in {p.name for g in kept for p in g.players}
        await store.close()

    asyncio.run(work())


def test_the_export_has_every_result(open_real_store: Open) -> None:
    async def work() -> None:
        store = await open_real_store()
        await some_games(store)
        found = await export_guest(store, "ada")
        assert [(r.table, r.game, r.payoff, r.points, r.assisted) for r in found.results] == [
            ("t1", "dream_ravens", 1.0, 10.0, False),
            ("t2", "dream_diary", 1.0, 10.0, True),
            ("t3", "dream_ravens", 0.0, 0.0, False),
        ]
        await store.close()

    asyncio.run(work())


def test_days_in_a_row_end_with_the_last_day_played() -> None:
    assert days_in_a_row([]) == (0, 0)
    assert days_in_a_row([5, 5, 6, 8]) == (1, 2)
    assert days_in_a_row([7, 6, 5]) == (3, 3)
