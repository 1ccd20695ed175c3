"""A model plays over the SDK's own client and stdio: alone against bots, and at a live table."""

from __future__ import annotations

import asyncio
import sys
from typing import Any

import mcp

from dreamtable.client import Guest
from dreamtable.protocol.messages import Level
from dreamtable.server.server_process import running, same_sources


def model(*given: str) -> Any:
    """A client of `dreamtable mcp`, started as a program would start it."""
    command = mcp.StdioServerParameters(
        command=sys.executable, args=["-m", "dreamtable", "mcp", *given], env=same_sources()
    )
    return mcp.Client(command)


async def call(client: Any, tool: str, **given: Any) -> dict[str, Any]:
    answer = await client.call_tool(tool, given)
    assert not answer.is_error, answer.content
    found: dict[str, Any] = answer.structured_content
    return found


def test_a_model_plays_a_whole_game_against_bots() -> None:
    async def play() -> None:
        async with model("--seed", "3") as client:
            tools = {tool.name for tool in (await client.list_tools()).tools}
            assert tools == {"list_games", "rules", "start_game", "join_table", "look", "play"}
            games = (await call(client, "list_games"))["result"]
            assert "dream_power_trick" in [game["game"] for game in games]
            assert "card" in (await call(client, "rules", game="dream_power_trick"))["result"]
            seen = await call(client, "start_game", game="dream_power_trick", seats=2)
            while not seen["over"]:
                assert seen["your_turn"] and seen["moves"] and "What you see" in seen["text"]
                seen = await call(client, "play", move=seen["moves"][0])
            assert sum(seen["payoffs"]) == 1

    asyncio.run(play())


def test_refusals_are_read_by_the_model_and_change_nothing() -> None:
    async def play() -> None:
        async with model("--seed", "3", "--hide-moves") as client:
            for tool, given, code in (
                ("look", {}, "no_seat"),
                ("start_game", {"game": "chess"}, "unknown_game"),
                ("start_game", {"game": "dream_ravens", "level": "cmd:true"}, "unknown_bot"),
                ("join_table", {"code": "ABCD"}, "no_server"),
            ):
                refused = await client.call_tool(tool, given)
                assert refused.is_error and code in refused.content[0].text
            seen = await call(client, "start_game", game="dream_ravens", seats=2)
            assert seen["moves"] == [] and "look(position)" in seen["text"]
            refused = await client.call_tool("play", {"move": {"type": "wake_up"}})
            assert refused.is_error and "wrong_phase" in refused.content[0].text
            assert await call(client, "look") == seen

    asyncio.run(play())


def test_a_model_sits_down_at_a_live_table() -> None:
    async def play(address: str) -> None:
        async with Guest(address, "Ada") as ada, model("--server", address, "--name", "Model") as client:
            facts = await ada.lay("dream_ravens", seats=3, bots={"2": Level.DREAMING})
            async with ada.watch(facts.id) as table:
                await call(client, "join_table", code=facts.code)
                await table.until(lambda s: s.table.seats[1].name == "Model")
                await table.start()
                seen = await call(client, "look")
                assert seen["your_turn"] and "Ada" in seen["text"]
                await call(client, "play", move=0)
                looked = await table.until(lambda s: any("Model looked" in e.text for e in s.perspectives[0].events))
                assert looked.version > 0

    with running(pace=0) as server:
        asyncio.run(play(server.address))
