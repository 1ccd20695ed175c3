"""Only games that all their players gave leave a server, and nobody is named in them."""

from __future__ import annotations

import asyncio
from pathlib import Path

import msgspec
import pytest

import dreamtable as dt
from dreamtable.client import Guest, moves
from dreamtable.commands.main import main
from dreamtable.envs.trajectory_files import read_replays
from dreamtable.kit.errors import Invalid
from dreamtable.play.replay_file import verify
from dreamtable.protocol import messages as p
from dreamtable.server.server_process import PATIENCE, running
from dreamtable.store.research_export import given_games


async def play(guest: Guest) -> None:
    """Play one short game of Dream against a bot."""
    facts = await guest.play_now("dream_ravens", 2, {"rounds": 1}, p.Level.DOZING)
    async with guest.watch(facts.id) as table:
        while (now := await table.until(lambda s: s.result is not None or 0 in s.waiting, PATIENCE)).result is None:
            await table.move(0, moves(now.perspectives[0])[0], now.version)


async def agree(guest: Guest, agrees: bool) -> None:
    said = await guest.call("POST", "/me/research", p.Research, p.Research(agrees))
    assert said == await guest.call("GET", "/me/research", p.Research) == p.Research(agrees)


def test_only_games_that_were_given_leave_and_nobody_is_named(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    data, file = tmp_path / "data", tmp_path / "given.parquet"

    def export() -> None:
        with pytest.raises(SystemExit) as ended:
            main(["trajectories", "export", str(file), "dream_ravens", "--data", str(data)])
        assert ended.value.code == 0

    async def evening(address: str) -> None:
        async with Guest(address, "Ada Secret") as ada, Guest(address, "Bob Secret") as bob:
            assert not (await ada.call("GET", "/me/research", p.Research)).agrees
            await agree(ada, True)
            await play(ada)
            await play(bob)
            (given,) = await given_games(str(data), "dream_ravens")  # while the server runs
            text = msgspec.json.encode(given).decode()
            assert "Secret" not in text and given.names == ["Seat 0", "dozing"] and verify(given) == []
            assert {(entry.id, entry.at) for entry in given.log} == {("", 0)}
            await agree(bob, True)
            assert len(await given_games(str(data), "dream_ravens")) == 2
            assert await given_games(str(data), "dream_power_trick") == []
            await agree(ada, False)
            assert len(await given_games(str(data), "dream_ravens")) == 1
            told = msgspec.json.decode(await bob.fetch("GET", "/me/data"))
            assert told["research"] is True
            await asyncio.to_thread(export)
            assert "of 1 games" in capsys.readouterr().out
            await bob.fetch("DELETE", "/me")
            assert await given_games(str(data), "dream_ravens") == []

    with running(data, pace=0) as server:
        asyncio.run(evening(server.address))
    (kept,) = [dt.replay(replay) for replay in read_replays(file)]
    assert kept.over and kept.names[0] == "Seat 0"
    with pytest.raises(Invalid, match="no_store"):
        asyncio.run(given_games(str(tmp_path / "nowhere"), "dream_ravens"))
