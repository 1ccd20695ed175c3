"""People at a table, over real sockets."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable

import msgspec
import pytest

from dreamtable import games
from dreamtable.client import Guest, Refused, new_id
from dreamtable.play import replay_file as replay
from dreamtable.play.deal_witness import Verdict
from dreamtable.protocol import messages as p
from support.event_loop import run
from support.random_people import play_on
from support.raw_socket import frame, open_socket, read_frame

SHORT = {"dream_ravens": {"limit": 20}, "when_i_dream": {"night": 20, "clue": 3}}


@pytest.mark.parametrize("game", ["dream_ravens", "dreams_and_nightmares", "dream_power_trick", "dream_diary"])
def test_one_call_seats_me_with_bots_and_the_game_goes_to_its_end(server: str, game: str) -> None:
    async def work() -> None:
        async with Guest(server, "Ada") as ada:
            facts = await ada.play_now(game, options=SHORT.get(game, {}))
            assert next(s.person for s in facts.seats)
            async with ada.watch(facts.id) as table:
                assert table.snapshot.table.phase == p.Phase.PLAYING and table.verdict is None
                end = await play_on(table, 0, random.Random(1))
                assert table.verdict == Verdict.VOUCHED
            assert end.result is not None and len(end.result.payoffs) == len(facts.seats)
            found = await ada.replay(facts.id)
            assert replay.verify(found, facts.commitment) == []
            steps = await ada.replay_steps(facts.id, seat=0, count=5)
            assert steps.steps == len(found.log) + 1 and len(steps.found) == 5

    run(work())


def test_who_asks_for_many_replays_at_once_waits_and_nobody_else_does(server: str) -> None:
    async def work() -> None:
        async with Guest(server, "Ada") as ada:
            facts = await ada.play_now("dream_power_trick")
            async with ada.watch(facts.id) as table:
                await play_on(table, 0, random.Random(1))
            asked = (ada.replay_steps(facts.id, count=200) for _ in range(80))
            found = await asyncio.gather(*asked, return_exceptions=True)
            assert {type(answer) for answer in found} == {p.ReplaySteps, Refused}
            assert {answer.code for answer in found if isinstance(answer, Refused)} == {"too_fast"}
            assert len((await ada.replay_steps(facts.id)).found) > 0

    run(work())


def test_a_whole_party_of_people_plays_to_the_end(server: str) -> None:
    async def person(name: str, code: str, seat: int) -> p.Snapshot:
        async with Guest(server, name) as guest:
            facts = await guest.join(code)
            async with guest.watch(facts.id) as table:
                await table.sit(seat)
                return await play_on(table, seat, random.Random(seat))

    async def work() -> None:
        import asyncio

        async with Guest(server, "Ada") as ada:
            facts = await ada.lay("dream_ravens", 3, {"limit": 20})
            async with ada.watch(facts.id) as table:
                friends = [asyncio.create_task(person(f"Friend {i}", facts.code.lower(), i)) for i in (1, 2)]
                ready = await table.until(lambda s: all(seat.person and seat.here for seat in s.table.seats))
                assert [s.name for s in ready.table.seats] == ["Ada", "Friend 1", "Friend 2"]
                await table.start()
                mine = await play_on(table, 0, random.Random(0))
                theirs = [await friend for friend in friends]
            assert {s.result.secret for s in [mine, *theirs] if s.result} == {mine.result.secret if mine.result else ""}
            assert (await ada.my_tables())[0].id == facts.id

    run(work())


def test_every_game_can_be_laid_with_its_options_in_words(server: str) -> None:
    async def work() -> None:
        async with Guest(server, "Ada") as ada:
            shelf = (await ada.games()).games
            assert [card.name for card in shelf] == list(games.names())
            for card in shelf:
                assert all(field.title and field.description for field in card.options), card.name
                given = {field.name: field.default for field in card.options}
                facts = await ada.lay(card.name, card.facts.seats[1], given)
                assert len(facts.seats) == card.facts.seats[1] and bytes(facts.options) == b"{}"

    run(work())


def test_a_repeated_request_counts_once(server: str) -> None:
    async def work() -> None:
        async with Guest(server, "Ada") as ada:
            facts = await ada.lay("dream_ravens", 2, bots={"1": p.Level.DOZING})
            async with ada.watch(facts.id) as table:
                await table.start()
                look = p.Move(new_id(), 0, table.snapshot.version, msgspec.Raw(b'{"type":"look","position":0}'))
                await table.ask(look)
                await table.ask(look)
                line = p.Say(new_id(), "hello")
                await table.ask(line)
                await table.ask(line)
            told: list[p.SentEvent] = []
            async with ada.watch(facts.id, lambda s: told.extend(s.perspectives[0].events)) as again:
                looks = [e for e in told if b'"looked"' in bytes(e.event) and b'"seat":0' in bytes(e.event)]
                assert len(looks) == 1
                assert [c.text for c in again.chat] == ["hello"]

    run(work())


def test_a_stale_move_is_refused_with_the_present_table(server: str) -> None:
    async def work() -> None:
        async with Guest(server, "Ada") as ada:
            facts = await ada.lay("dream_ravens", 2, {"first": 0})
            async with ada.watch(facts.id) as table:
                await table.sit(1, "Grandma")
                started = await table.start()
                old = started.version
                for seat in (0, 1):
                    await table.move(seat, {"type": "done"}, old)  # both choose on what both saw
                before = table.snapshot.version
                await table.move(0, {"type": "draw"})
                with pytest.raises(Refused) as refused:
                    await table.move(0, {"type": "draw"}, before)
                assert refused.value.code == "stale" and refused.value.snapshot is not None
                assert refused.value.snapshot.version == before + 1
                with pytest.raises(Refused) as refused:
                    await table.move(0, {"type": "wake_up"})
                assert refused.value.code == "wake_late"

    run(work())


def test_the_snapshot_of_a_refusal_never_comes_after_a_newer_one(server: str) -> None:
    async def work() -> None:
        async with Guest(server, "Ada") as ada:
            old = await ada.call("POST", "/play", p.TableFacts, p.PlayNow("dream_ravens", 2))
            new = await ada.lay("dream_ravens", 2)
            reader, writer = await open_socket(server, ada.cookie)
            writer.write(frame(msgspec.json.encode(p.Hello("1", old.id))))
            assert "1" in msgspec.json.decode(await read_frame(reader))["answers"]
            stale, hello = p.Move("2", 0, 0, msgspec.Raw(b'{"type":"done"}')), p.Hello("3", new.id)
            writer.write(frame(msgspec.json.encode(stale)) + frame(msgspec.json.encode(hello)))
            open_questions, seen = {"2", "3"}, []
            while open_questions:
                answer = msgspec.json.decode(await read_frame(reader))
                open_questions -= {answer.get("id"), *answer.get("answers", ())}
                seen.append((answer.get("snapshot") or answer)["table"]["id"])
            assert seen == sorted(seen, key=[old.id, new.id].index)
            writer.close()

    run(work())


def test_an_unrevealed_choice_is_taken_back(server: str) -> None:
    async def work() -> None:
        async with Guest(server, "Ada") as ada:
            facts = await ada.lay("dream_ravens", 2)
            async with ada.watch(facts.id) as table:
                await table.sit(1, "Bob")
                await table.start()
                await table.move(0, {"type": "done"})
                assert [e.retract for e in table.snapshot.perspectives] == [True, False]
                await table.ask(p.Retract(new_id(), 0))
                assert table.snapshot.waiting == [0, 1] and [e.retract for e in table.snapshot.perspectives] == [
                    False,
                    False,
                ]
                with pytest.raises(Refused) as refused:
                    await table.ask(p.Retract(new_id(), 0))
                assert refused.value.code == "cannot_retract"

    run(work())


def test_several_people_on_one_device_see_through_their_own_eyes(server: str) -> None:
    async def work() -> None:
        async with Guest(server, "Ada") as ada:
            facts = await ada.lay("dream_ravens", 3)
            async with ada.watch(facts.id) as table:
                await table.sit(2, "Grandma")
                await table.ask(p.ReplaceByBot(new_id(), 1, p.Level.DOZING))
                await table.start()
                seen = await table.move(2, {"type": "look", "position": 1})
                by_seat = {e.seat: e for e in seen.perspectives}
                assert set(by_seat) == {0, 2}
                assert any(e.private for e in by_seat[2].events) and not any(e.private for e in by_seat[0].events)
                with pytest.raises(Refused) as refused:
                    await table.move(1, {"type": "done"})
                assert refused.value.code == "not_your_seat"

    run(work())


def test_an_over_table_is_played_again_by_the_same_people(server: str) -> None:
    async def work() -> None:
        async with Guest(server, "Ada") as ada:
            facts = await ada.play_now("dream_ravens", 2, {"limit": 20})
            async with ada.watch(facts.id) as table:
                await play_on(table, 0, random.Random(3))
                after = await table.ask(p.Rematch(new_id()))
                assert after.table.next
            async with ada.watch(after.table.next) as again:
                lobby = again.snapshot
                assert lobby.table.phase == p.Phase.LOBBY and lobby.you.seats == [0]
                assert lobby.table.commitment != facts.commitment and bytes(lobby.table.options) == b'{"limit":20}'
                await again.start()

    run(work())


def test_two_who_ask_for_a_rematch_get_one(server: str) -> None:
    async def work() -> None:
        async with Guest(server, "Ada") as ada:
            facts = await ada.play_now("dream_ravens", 2, {"limit": 20})
            async with ada.watch(facts.id) as table, ada.watch(facts.id) as other:
                await play_on(table, 0, random.Random(3))
                await asyncio.gather(*(socket.ask(p.Rematch(new_id())) for socket in (table, other, table)))
            assert len(await ada.my_tables()) == 2

    run(work())


def test_nobody_sees_two_hands(server: str) -> None:
    async def work() -> None:
        async with Guest(server, "Ada") as ada, Guest(server, "Eve") as eve:
            facts = await ada.play_now("dream_power_trick", 3)
            async with ada.watch(facts.id) as table, eve.watch(facts.id) as late:
                with pytest.raises(Refused) as refused:
                    await table.sit(1)
                assert refused.value.code == "one_hand"
                await table.ask(p.SetDoors(new_id(), p.Doors.OPEN))
                await late.sit(1)
                await table.ask(p.Leave(new_id(), 0))
                with pytest.raises(Refused) as refused:
                    await table.sit(2)
                assert refused.value.code == "one_hand"
                assert (await table.sit(0)).you.seats == [0]

    run(work())


def test_a_new_nickname_is_the_one_to_sit_down_with(server: str) -> None:
    async def work() -> None:
        async with Guest(server, "Ada") as ada, Guest(server, "Bob") as bob:
            facts = await ada.lay("dream_ravens", 2)
            async with bob.watch(facts.id) as table:
                await bob.rename("Zoe")
                assert (await table.until(lambda s: s.you.name == "Zoe")).you.seats == []
                assert (await table.sit(1)).table.seats[1].name == "Zoe"

    run(work())


def test_a_name_is_one_tidy_line_and_no_way_to_say_what_may_not_be_said(server: str) -> None:
    async def work() -> None:
        async with Guest(server, "Ada") as ada:
            facts = await ada.lay("dream_diary", 3, bots={"1": p.Level.DOZING, "2": p.Level.DOZING})
            async with ada.watch(facts.id) as table:
                with pytest.raises(Refused) as refused:
                    await table.ask(p.Call(new_id(), 0, "\u202e\u200b"))
                assert refused.value.code == "bad_name"
                named = await table.ask(p.Call(new_id(), 0, " Ada\n\u200bLovelace"))
                assert named.table.seats[0].name == "Ada Lovelace"
                await table.start()
                for hint in (p.Call(new_id(), 0, "card 7"), p.Say(new_id(), "ca\u200brd 7")):
                    with pytest.raises(Refused) as refused:
                        await table.ask(hint)
                    assert refused.value.code == "talk_hint"
                await table.ask(p.Leave(new_id(), 0))
                back = await table.sit(0, "card 7")
                assert back.you.seats == [0] and back.table.seats[0].name == "Guest"

    run(work())


def test_whoever_looked_at_another_time_is_shown_the_present(server: str) -> None:
    async def work() -> None:
        async with Guest(server, "Ada") as ada, Guest(server, "Bob") as bob:
            facts = await ada.lay("dream_ravens", 2)
            async with ada.watch(facts.id) as table, bob.watch(facts.id) as other:
                await other.sit(1)
                await table.start()
                for seat, person in enumerate((table, other)):
                    await person.move(seat, {"type": "done"})
                turn = await table.until(lambda s: s.version == other.snapshot.version)
                seat = turn.waiting[0]
                idle = (other, table)[seat]
                for version in (turn.version - 1, turn.version + 1):
                    with pytest.raises(Refused) as refused:
                        await idle.move(1 - seat, {"type": "draw"}, version)
                    assert refused.value.code == "stale"

    run(work())


def test_chat_reaches_the_table_and_watchers_keep_quiet_during_the_game(server: str) -> None:
    async def work() -> None:
        async with Guest(server, "Ada") as ada, Guest(server, "Eve") as eve:
            facts = await ada.lay("dream_ravens", 2, bots={"1": p.Level.DOZING})
            async with ada.watch(facts.id) as table, eve.watch(facts.id) as stage:
                await stage.say("<b>good luck</b>")
                heard = await table.until(lambda s: bool(s.chat))
                assert [(c.name, c.seat, c.text) for c in heard.chat] == [("Eve", -1, "<b>good luck</b>")]

                def has_line(text: str) -> Callable[[p.Snapshot], bool]:
                    return lambda snapshot: any(line.text == text for line in snapshot.chat)

                hoped = (stage.until(has_line(n)) for n in "123")
                said = (table.say(n) for n in "123")
                await asyncio.gather(*hoped, *said)  # however they come, each is heard
                assert [c.text for c in stage.chat] == ["<b>good luck</b>", "1", "2", "3"]
                await table.start()
                with pytest.raises(Refused) as refused:
                    await stage.say("she has a nine")
                assert refused.value.code == "talk_closed"
                await table.say("hm")

    run(work())
