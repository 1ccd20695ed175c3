"""Agents of yours at live tables, on real servers."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path

import pytest

from dreamtable.client import Guest
from dreamtable.commands.main import main
from dreamtable.kit.errors import Invalid
from dreamtable.play.agents import Asked
from dreamtable.server.server_process import running
from dreamtable.terminal.agent_seat import sit

FIRST = "import json, sys\nfor line in sys.stdin:\n    print(json.dumps(json.loads(line)['legal'][0]), flush=True)\n"


class First:
    """Makes the first open move, and checks that it was told what a seat is told."""

    def choose(self, asked: Asked) -> int:
        assert asked.game == "dream_ravens" and asked.text and asked.legal and asked.view.phase
        return 0


class Stubborn:
    """Always says the same, whatever is open."""

    def choose(self, asked: Asked) -> dict[str, str]:
        return {"type": "ready"}


def test_two_agents_play_a_game_at_a_live_table(tmp_path: Path) -> None:
    (tmp_path / "first.py").write_text(FIRST)
    other = f"cmd:{sys.executable} {tmp_path / 'first.py'}"

    async def evening(address: str) -> None:
        opened: asyncio.Future[str] = asyncio.get_running_loop().create_future()
        options = {"rounds": 1}
        host = asyncio.create_task(
            sit(
                f"{__name__}:First",
                address,
                "Host",
                game="dream_ravens",
                seats=2,
                options=options,
                say=opened.set_result,
            )
        )
        code = (await opened).partition("table ")[2].split()[0]
        said: list[str] = []
        guest = await sit(other, address, "Guest", code=code, say=said.append)
        assert "seat 1" in said[0] and sum(guest.payoffs) == 1
        assert (await host).payoffs == guest.payoffs
        with pytest.raises(Invalid, match="unknown_agent"):
            await sit("nowhere:Nobody", address, "Nobody", code=code)

    with running(pace=0) as server:
        asyncio.run(evening(server.address))


def test_an_agent_that_is_refused_again_and_again_gets_up() -> None:
    with running(pace=0) as server, pytest.raises(Invalid, match="agent_gives_up"):
        asyncio.run(sit(f"{__name__}:Stubborn", server.address, "Mule", game="dream_ravens", seats=2, level="dozing"))


def test_the_command_plays_against_bots_and_among_agents(capsys: pytest.CaptureFixture[str]) -> None:
    with running(pace=0) as server:
        words = ["sit", f"{__name__}:First", "--server", server.address, "--game", "dream_ravens", "--seats", "2"]
        with pytest.raises(SystemExit) as ended:
            main([*words, "--level", "dozing", "--option", "rounds=1"])
        assert ended.value.code == 0 and "Payoffs: " in capsys.readouterr().out

        async def seen() -> str:
            async with Guest(server.address, "Ada") as ada:
                return (await ada.games()).games[0].name

        assert asyncio.run(seen())
        three = ["sit", *[f"{__name__}:First"] * 3, "--server", server.address, "--game", "dream_ravens"]
        with pytest.raises(SystemExit) as ended:
            main([*three, "--pace", "0.001", "--option", "rounds=1"])
        told = capsys.readouterr().out
        assert ended.value.code == 0 and "3 agents sit at table" in told and told.count(",") == 2
    nowhere = ["sit", f"{__name__}:First"]
    for words, code in (
        (nowhere, "bad_table"),
        ([*nowhere, "--game", "dream_ravens", "--pace", "-1"], "bad_pace"),
        ([*nowhere, f"{__name__}:First", "--code", "K7QF"], "bad_table"),
    ):
        with pytest.raises(SystemExit) as ended:
            main(words)
        assert ended.value.code == 2 and code in capsys.readouterr().err
