"""Faces, colours and the speed of bots: chosen by people, shown to everybody at the table, kept by the server."""

from __future__ import annotations

import pytest

from dreamtable.client import Guest, Refused, new_id
from dreamtable.protocol import messages as p
from support.event_loop import run


def test_a_chosen_face_is_shown_to_everybody_at_the_table(server: str) -> None:
    async def work() -> None:
        async with Guest(server, "Ada") as ada, Guest(server, "Bob") as bob:
            me = await ada.rename("Ada", 17, 3)
            assert (me.face, me.colour) == (17, 3)
            assert await ada.call("GET", "/me", p.Me) == p.Me("Ada", "", 17, 3)
            facts = await ada.lay("dream_ravens", 3)
            assert (facts.seats[0].face, facts.seats[0].colour) == (17, 3)
            await bob.rename("Bob", 4)
            async with bob.watch(facts.id) as his:
                assert (await his.sit(1)).table.seats[1].face == 4
                await bob.rename("Bobby", 5, 9)
                now = await his.ask(p.Call(new_id(), 1, "Bobby"))
                assert (now.table.seats[1].name, now.table.seats[1].face, now.table.seats[1].colour) == ("Bobby", 5, 9)
                # a second person on the same device is somebody else
                assert (await his.sit(2, "Grandma")).table.seats[2].face == 0

    run(work())


@pytest.mark.parametrize("face, colour", [(21, 1), (-1, 1), (1, 11), (1, -2)])
def test_a_face_that_nobody_has_drawn_is_refused(face: int, colour: int, server: str) -> None:
    async def work() -> None:
        async with Guest(server, "Ada") as ada:
            with pytest.raises(Refused) as refused:
                await ada.rename("Ada", face, colour)
            assert refused.value.code == "bad_face"
            assert await ada.call("GET", "/me", p.Me) == p.Me("Ada")

    run(work())


def test_the_host_chooses_how_quickly_bots_play(server: str) -> None:
    async def work() -> None:
        async with Guest(server, "Ada") as ada, Guest(server, "Bob") as bob:
            facts = await ada.lay("dream_ravens", 3)
            assert facts.speed == p.BotSpeed.NORMAL
            async with ada.watch(facts.id) as hers, bob.watch(facts.id) as his:
                assert (await hers.ask(p.SetSpeed(new_id(), p.BotSpeed.CALM))).table.speed == p.BotSpeed.CALM
                await his.until(lambda s: s.table.speed == p.BotSpeed.CALM)
                with pytest.raises(Refused) as refused:
                    await his.ask(p.SetSpeed(new_id(), p.BotSpeed.QUICK))
                assert refused.value.code == "not_host"

    run(work())
