"""The living room: big screens, and parties that go from game to game."""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from msgspec import Raw

from dreamtable.client import Guest, Refused, Watch, moves, new_id
from dreamtable.protocol import messages as p
from dreamtable.server.phone_addresses import likeliest_first
from dreamtable.server.server_process import running
from dreamtable.server.settings import lan_address
from support.event_loop import run
from support.http import get


async def refusal(table: Watch, request: p.Request) -> Refused:
    with pytest.raises(Refused) as refused:
        await table.ask(request)
    return refused.value


async def play_to_the_end(table: Watch) -> p.Snapshot:
    """Play the first seat of a game against bots, at random."""
    dice = random.Random(3)
    while True:
        seen = await table.until(lambda s: s.result is not None or 0 in s.waiting)
        if seen.result is not None:
            return seen
        try:
            await table.move(0, dice.choice(moves(seen.perspectives[0])), seen.version)
        except Refused as refused:
            assert refused.code == "stale"


def test_somebody_who_sits_brings_a_table_to_a_screen_which_may_stay_behind_closed_doors(server: str) -> None:
    async def work() -> None:
        async with Guest(server, "") as tv, Guest(server, "Ada") as ada, Guest(server, "Eve") as eve:
            screen = await tv.call("POST", "/screens", p.BigScreen)
            path = f"/screens/{screen.code}"
            assert (await tv.call("GET", path, p.BigScreen)).table is None
            facts = await ada.lay("dream_ravens", 2)
            for guest, where, code in ((eve, path, "not_seated"), (ada, "/screens/ZZZZZ", "bad_code")):
                with pytest.raises(Refused) as refused:
                    await guest.call("POST", where, p.TableFacts, p.ShowTable(facts.id))
                assert refused.value.code == code
            with pytest.raises(Refused) as refused:
                await eve.call("GET", path, p.BigScreen)
            assert refused.value.code == "bad_code", "only the screen itself is told what it shows"
            typed = await eve.call("GET", f"{path}/code", p.BigScreen)
            assert typed == p.BigScreen(screen.code, None), "on a phone its code leads to it"
            with pytest.raises(Refused) as refused:
                await eve.call("GET", "/screens/ZZZZZ/code", p.BigScreen)
            assert refused.value.code == "bad_code", "a wrong code is told before a table is laid for it"
            await ada.call("POST", path, p.TableFacts, p.ShowTable(facts.id))
            assert (await tv.call("GET", path, p.BigScreen)).table == facts.id
            async with ada.watch(facts.id) as hers, tv.watch(facts.id, screen=True) as shown:
                await hers.until(lambda s: s.table.screen)
                async with eve.watch(facts.id, screen=True):  # nobody brought the table there: its code was typed
                    await hers.ask(p.SetDoors(new_id(), p.Doors.CLOSED))
                    await shown.until(lambda s: s.table.doors == p.Doors.CLOSED)
            async with eve.watch(facts.id, screen=True):
                pass  # a screen that was there when the doors were closed comes back by itself
            assert b"<svg" in await tv.fetch("GET", f"{path}/qr.svg")

    run(work())


def test_a_screen_in_the_browser_of_somebody_who_sits_is_a_watcher_and_may_ask_for_nothing(server: str) -> None:
    async def work() -> None:
        async with Guest(server, "Ada") as ada, Guest(server, "Bob") as bob:
            facts = await ada.play_now("dream_power_trick", 3)
            async with ada.watch(facts.id) as hers:
                await hers.until(lambda s: s.table.phase == p.Phase.PLAYING)
            async with bob.watch(facts.id) as watcher, ada.watch(facts.id, screen=True) as shown:
                await watcher.until(lambda s: not s.table.seats[0].here)
                assert shown.snapshot.you.seats == [] and not shown.snapshot.you.host
                assert [perspective.seat for perspective in shown.snapshot.perspectives] == [-1]
                same = await watcher.until(lambda s: s.table.screen and 0 in s.waiting)
                await shown.until(lambda s: s.version == same.version)
                assert bytes(same.perspectives[0].view) == bytes(shown.snapshot.perspectives[0].view)
                assert not same.table.seats[0].here, "a screen is nobody's presence"
                for request in (
                    p.Move(new_id(), 0, 0, Raw(b'{"type":"pass"}')),
                    p.Hint(new_id(), 0, "sun"),
                    p.Say(new_id(), "hello"),
                    p.React(new_id(), p.Sign.CLAP),
                    p.Rematch(new_id()),
                    p.Pause(new_id()),
                ):
                    assert (await refusal(shown, request)).code == "not_seated"
            async with bob.watch(facts.id) as watcher:
                await watcher.until(lambda s: not s.table.screen)

    run(work())


def test_a_party_votes_goes_on_to_another_game_and_takes_along_who_waited(server: str) -> None:
    async def work() -> None:
        async with Guest(server, "Ada") as ada, Guest(server, "Bob") as bob, Guest(server, "Eve") as eve:
            facts = await ada.play_now("dream_ravens", 2, {"limit": 20})
            async with ada.watch(facts.id) as hers, bob.watch(facts.id) as his, eve.watch(facts.id) as late:
                assert (await refusal(hers, p.VoteGame(new_id(), "dream_diary"))).code == "started"
                await his.ask(p.PlayNext(new_id()))
                await late.ask(p.PlayNext(new_id()))
                await late.ask(p.PlayNext(new_id(), False))
                over = await play_to_the_end(hers)
                assert list(over.table.queue) == ["Bob"] and [one.games for one in over.table.evening] == [1]
                assert (await refusal(his, p.VoteGame(new_id(), "dream_diary"))).code == "not_seated"
                voted = await hers.ask(p.VoteGame(new_id(), "dream_power_trick"))
                assert voted.table.seats[0].vote == "dream_power_trick"
                await hers.ask(p.Rematch(new_id(), "dream_power_trick"))
                next_id = (await his.until(lambda s: s.table.next is not None)).table.next
            assert next_id is not None
            async with ada.watch(next_id) as hers:
                now = hers.snapshot.table
                assert now.code == facts.code and now.game == "dream_power_trick" and now.phase == p.Phase.LOBBY
                assert [seat.name for seat in now.seats][:2] == ["Bob", "Ada"], "seats rotate"
                assert not any(seat.bot for seat in now.seats[:2]), "bots leave when friends come"
                assert now.evening == over.table.evening and now.queue == ()
                await hers.ask(p.HandOver(new_id(), 0))
                assert not hers.snapshot.you.host and hers.snapshot.table.seats[0].host

    run(work(), 120)


def test_before_a_big_screen_a_chair_is_added_for_who_comes_while_the_game_takes_more(server: str) -> None:
    async def work() -> None:
        async with Guest(server, "Ada") as ada, Guest(server, "Bob") as bob, Guest(server, "Eve") as eve:
            facts = await ada.lay("dream_power_trick", 2)
            async with ada.watch(facts.id) as hers, bob.watch(facts.id) as his, eve.watch(facts.id) as late:
                assert (await refusal(his, p.Sit(new_id(), 2))).code == "no_such_seat", "nobody watches from a sofa"
                async with ada.watch(facts.id, screen=True):
                    await his.until(lambda s: s.table.screen)
                    assert (await refusal(his, p.Sit(new_id(), 2))).code == "no_such_seat", "a seat is free"
                    await his.sit(1)
                    assert (await refusal(his, p.Sit(new_id(), 2))).code == "no_such_seat", "he sits"
                    await hers.ask(p.SetDoors(new_id(), p.Doors.SEATS))
                    assert (await refusal(late, p.Sit(new_id(), 2))).code == "no_such_seat", "the host gives none away"
                    await hers.ask(p.SetDoors(new_id(), p.Doors.OPEN))
                    await late.sit(2)
                    assert [seat.name for seat in late.snapshot.table.seats] == ["Ada", "Bob", "Eve"]

    run(work())


def test_a_host_without_a_seat_decides_watches_and_takes_the_party_along(server: str) -> None:
    async def work() -> None:
        async with Guest(server, "Ada") as ada, Guest(server, "Bob") as bob, Guest(server, "Eve") as eve:
            facts = await ada.lay("dream_ravens", 2, {"limit": 20}, {"1": p.Level.DOZING})
            async with ada.watch(facts.id) as hers, bob.watch(facts.id) as his:
                await hers.ask(p.Leave(new_id(), 0, stay_host=True))
                await his.sit(0)
                seen = await his.until(lambda s: s.table.seats[0].name == "Bob")
                assert seen.table.host == "Ada" and not seen.you.host, "who sits down takes nothing away"
                assert (await refusal(his, p.Start(new_id()))).code == "not_host"
                assert (await refusal(his, p.Leave(new_id(), 0, stay_host=True))).code == "not_host"
                await hers.ask(p.SetDoors(new_id(), p.Doors.CLOSED))
                await hers.start()
                shown = await hers.until(lambda s: s.table.phase == p.Phase.PLAYING)
                assert [one.seat for one in shown.perspectives] == [-1], "she sees what those who watch see"
                assert (await ada.join(facts.code)).id == facts.id
                with pytest.raises(Refused) as refused:
                    await eve.join(facts.code)
                assert refused.value.code == "no_table"
                await play_to_the_end(his)
                await hers.until(lambda s: s.result is not None)
                await hers.ask(p.Rematch(new_id(), "dream_power_trick"))
                next_id = hers.snapshot.table.next
            assert next_id is not None
            async with ada.watch(next_id) as hers:
                now = hers.snapshot
                assert (
                    now.you.host
                    and now.table.host == "Ada"
                    and [s.name for s in now.table.seats if s.person] == ["Bob"]
                )
                await hers.ask(p.SetDoors(new_id(), p.Doors.OPEN))
                await hers.ask(p.HandOver(new_id(), next(s.seat for s in now.table.seats if s.person)))
                assert not hers.snapshot.you.host and hers.snapshot.table.host == ""

    run(work(), 120)


def test_an_invitation_shows_who_invites_to_what_before_it_is_opened(server: str) -> None:
    async def work() -> None:
        async with Guest(server, "Ada <3") as ada:
            facts = await ada.lay("dream_diary", 2)
            link = f"{server}/T/{facts.code.lower()}"
            page = get(link).text
            assert 'property="og:title" content="Ada &lt;3 keeps a seat for you"' in page
            assert f'property="og:image" content="{server}/art/covers/dream_diary.webp"' in page
            assert get(f"{server}/art/covers/dream_diary.webp").headers["content-type"] == "image/webp"
            assert "hält dir einen Platz frei" in get(link, headers={"accept-language": "de"}).text
            async with ada.watch(facts.id) as hers:
                await hers.ask(p.SetDoors(new_id(), p.Doors.CLOSED))
            for path in (f"t/{facts.code}", "t/ZZZZZ", "tv"):
                assert "Ada" not in get(f"{server}/{path}").text

    run(work())


def test_whom_the_host_sends_away_reads_why_and_cannot_sit_down_again(server: str) -> None:
    async def work() -> None:
        async with Guest(server, "Ada") as ada, Guest(server, "Bob") as bob:
            facts = await ada.lay("dream_ravens", 2)
            async with ada.watch(facts.id) as hers, bob.watch(facts.id) as his:
                await his.sit(1)
                await hers.ask(p.Remove(new_id(), 1, "Come back next week."))
                with pytest.raises(Refused) as refused:
                    await his.until(lambda s: False)
                assert refused.value.code == "removed" and refused.value.why.endswith("\nCome back next week.")
            with pytest.raises(Refused) as refused:
                async with bob.watch(facts.id):
                    pass
            assert refused.value.code == "removed"
            with pytest.raises(Refused) as refused:
                await bob.join(facts.code)
            assert refused.value.code == "removed", "and the invitation says so, too"

    run(work())


def test_signs_reach_everyone_a_few_at_a_time_and_not_while_somebody_sleeps(server: str) -> None:
    async def work() -> None:
        async with Guest(server, "Ada") as ada, Guest(server, "Bob") as bob:
            facts = await ada.play_now("when_i_dream", 4, {"first": 0})
            async with ada.watch(facts.id) as hers, bob.watch(facts.id) as watcher:
                await hers.ask(p.React(new_id(), p.Sign.CLAP))
                seen = await watcher.until(lambda s: s.reactions != [])
                assert [(one.seat, one.sign) for one in seen.reactions] == [(0, p.Sign.CLAP)]
                codes = [(await try_to(hers, p.React(new_id(), p.Sign.HEART))) for _ in range(6)]
                assert codes[0] == "" and codes[-1] == "talk_fast"
                assert await try_to(watcher, p.React(new_id(), p.Sign.LAUGH)) == "not_seated"
                await hers.until(lambda s: 0 in s.waiting)
                await hers.move(0, {"type": "sleep"})
                assert await try_to(hers, p.React(new_id(), p.Sign.CLAP)) == "talk_closed"

    run(work())


async def try_to(table: Watch, request: p.Request) -> str:
    """The code of the refusal, or nothing."""
    try:
        await table.ask(request)
    except Refused as refused:
        return refused.code
    return ""


def test_on_the_local_network_a_page_on_this_machine_learns_what_phones_can_open(tmp_path: Path, server: str) -> None:
    async def links(address: str) -> list[str]:
        async with Guest(address, "Ada") as ada:
            return (await ada.call("GET", "/addresses", p.Addresses)).links

    assert run(links(server)) == []
    with running(tmp_path, lan=True) as aside:
        found = run(links(aside.address))
        assert found[0] == aside.address.replace("127.0.0.1", lan_address())
        first, beyond = run(qr_codes(aside.address, "", "?address=99"))
        assert first != beyond, "an address that was chosen is in the QR code"


async def qr_codes(address: str, *addresses: str) -> list[bytes]:
    async with Guest(address, "Ada") as ada:
        table = await ada.lay("dream_ravens", 2)
        return [await ada.fetch("GET", f"/tables/{table.id}/qr.svg{which}") for which in addresses]


def test_phones_are_told_the_likeliest_address_also_of_a_machine_that_is_their_hotspot() -> None:
    interfaces = ["127.0.0.1", "10.0.0.7", "192.168.1.5", "169.254.3.3", "172.17.0.1"]
    assert likeliest_first("10.0.0.7", interfaces) == ["10.0.0.7", "192.168.1.5", "172.17.0.1"]
    assert likeliest_first("127.0.0.1", interfaces)[0] == "192.168.1.5", "there is no way out, but there are phones"
    assert likeliest_first("127.0.0.1", ["127.0.0.1"]) == ["127.0.0.1"]
