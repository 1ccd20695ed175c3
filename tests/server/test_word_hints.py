"""Words on the way: hints before they are sent, verdicts that nobody can claim for themselves."""

from __future__ import annotations

import msgspec
import pytest

from dreamtable.client import Guest, Refused, Watch, new_id
from dreamtable.protocol import messages as p
from support.event_loop import run


async def night(guest: Guest) -> tuple[Watch, int, int]:
    """Four seats of one guest at When I Dream, asleep: the table, the Dreamer, the one who gives the first clue."""
    facts = await guest.lay("when_i_dream", 4, {"night": 600, "clue": 60})
    table = await guest.watch(facts.id).__aenter__()
    for seat in (1, 2, 3):
        await table.sit(seat, f"Spirit {seat}")
    started = await table.start()
    dreamer = started.waiting[0]
    await table.move(dreamer, {"type": "sleep"})
    giver = next(e.seat for e in table.snapshot.perspectives if b'"clue"' in bytes(e.moves))
    return table, dreamer, giver


def element_of(snapshot: p.Snapshot, seat: int) -> str:
    view = msgspec.json.decode(next(e for e in snapshot.perspectives if e.seat == seat).view)
    found = view["element"]
    assert isinstance(found, str)
    return found


def test_a_clue_is_judged_before_it_is_sent_and_only_for_its_giver(server: str) -> None:
    async def work() -> None:
        async with Guest(server, "Ada") as ada:
            table, dreamer, giver = await night(ada)
            element = element_of(table.snapshot, giver)
            bad = await table.ask(p.Hint(new_id(), giver, element))
            assert isinstance(bad, p.Hinted) and not bad.proper and bad.why and bad.code == "same"
            good = await table.ask(p.Hint(new_id(), giver, "something"))
            assert good.proper and not good.code
            with pytest.raises(Refused) as refused:
                await table.ask(p.Hint(new_id(), dreamer, element))
            assert refused.value.code == "no_clue"
            await table.__aexit__(None, None, None)

    run(work())


def test_the_dreamer_learns_the_element_from_nothing_and_claims_no_verdict(server: str) -> None:
    async def work() -> None:
        async with Guest(server, "Ada") as ada:
            table, dreamer, giver = await night(ada)
            element = element_of(table.snapshot, giver)
            mine = next(e for e in table.snapshot.perspectives if e.seat == dreamer)
            assert element.encode() not in bytes(mine.view) + bytes(mine.moves)
            version = table.snapshot.version
            await table.move(dreamer, {"type": "guess", "word": "surely wrong", "right": True}, version)
            spirit = msgspec.json.decode(next(e for e in table.snapshot.perspectives if e.seat == giver).view)
            assert spirit["yellow"] == 0 and spirit["blue"] == 1
            with pytest.raises(Refused) as refused:  # the card has changed: the old clue is not for the new one
                await table.move(giver, {"type": "clue", "word": "late"}, version)
            assert refused.value.code == "stale"
            with pytest.raises(Refused) as refused:
                await table.say("it was a " + element)
            assert refused.value.code == "talk_closed"
            await table.__aexit__(None, None, None)

    run(work())


def test_adjectives_are_suggested_to_the_leader(server: str) -> None:
    async def work() -> None:
        async with Guest(server, "Ada") as ada:
            facts = await ada.lay("dream_diary", 3, {"first": 0})
            async with ada.watch(facts.id) as table:
                for seat in (1, 2):
                    await table.sit(seat)
                started = await table.start()
                for perspective in started.perspectives:
                    await table.move(perspective.seat, msgspec.json.decode(perspective.moves)[0])
                found = await table.ask(p.Hint(new_id(), 0, "s"))
                assert isinstance(found, p.Hinted) and "sad" in found.words
                assert all(word.startswith("s") for word in found.words)
                with pytest.raises(Refused) as refused:
                    await table.ask(p.Hint(new_id(), 1, ""))
                assert refused.value.code == "no_adjective"
                await table.move(0, {"type": "signal", "adjective": "sad"})
                while not (leading := [e.seat for e in table.snapshot.perspectives if b'"signal"' in bytes(e.moves)]):
                    perspective = next(e for e in table.snapshot.perspectives if e.seat in table.snapshot.waiting)
                    await table.move(perspective.seat, msgspec.json.decode(perspective.moves)[0])
                again = await table.ask(p.Hint(new_id(), leading[0], "s"))
                assert again.words and "sad" not in again.words

    run(work())
