"""Nonsense on the socket and over HTTP: refused in words, never with a crash."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import msgspec
import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import content_type_conformance, response_schema_conformance
from websockets.asyncio.client import connect

from dreamtable.client import Guest, moves, new_id
from dreamtable.protocol import messages as p
from dreamtable.server.http_api.endpoints import ENDPOINTS
from dreamtable.server.identity import ADMIN_KEY
from dreamtable.server.server_process import running
from support.event_loop import run
from support.http import get

CHECKS = [not_a_server_error, content_type_conformance, response_schema_conformance]
KINDS = [kind.__struct_config__.tag for kind in p.Asked.__args__]
ODD: list[object] = [
    None, True, -1, 0, 1, 7, 10**30, 1.5, "", "x", "a" * 500, [], {}, [[]], {"a": None}, "\u0000", "\ud7ff", "0" * 32,
    {"type": "draw"}, {"type": "look", "position": 10**20}, {"type": "swap", "a": {}, "b": {}},
]  # fmt: skip
FIELDS = [
    "id",
    "table",
    "version",
    "seat",
    "move",
    "text",
    "clue",
    "name",
    "nonce",
    "level",
    "doors",
    "options",
    "seats",
]


def nonsense(dice: random.Random, table: str) -> bytes:
    roll = dice.random()
    if roll < 0.1:
        return dice.randbytes(dice.randrange(80)).decode("latin-1").encode()  # no UTF-8 ends the talk: test_rfc6455
    if roll < 0.2:
        depth = dice.randrange(5000)
        return dice.choice([b"[" * depth, b'{"type":"say","text":' + b"[" * depth + b"]" * depth + b"}"])
    message = {"type": dice.choice(KINDS), "id": new_id()}
    for _ in range(dice.randrange(5)):
        message[dice.choice(FIELDS)] = dice.choice([*ODD, table])
    text = json.dumps(message).encode("utf-8", "surrogatepass")
    return text if roll < 0.9 else text[: dice.randrange(len(text))]


def storm(server: str, count: int, seed: int) -> None:
    async def work() -> None:
        dice = random.Random(seed)
        async with Guest(server, "Ada") as ada, Guest(server, "Mallory") as mallory:
            facts = await ada.lay("dream_ravens", 2, {"limit": 300})
            address = "ws" + server.removeprefix("http") + "/ws"
            async with ada.watch(facts.id) as table:
                await table.sit(1, "Bob")
                started = await table.start()
                async with connect(address, additional_headers={"cookie": mallory.cookie}, proxy=None) as socket:
                    for _ in range(count):
                        message = nonsense(dice, facts.id)
                        await socket.send(message if dice.random() < 0.2 else message.decode("latin-1"))
                    last = p.Ping("the last one", 5.0)
                    await socket.send(msgspec.json.encode(last), text=True)
                    while True:
                        answer = p.read_answer(await socket.recv(decode=False))
                        assert not (isinstance(answer, p.Refusal) and answer.code == "broken"), answer
                        if isinstance(answer, p.Pong) and answer.id == last.id:
                            break
                        if isinstance(answer, p.Refusal) and answer.id == last.id:  # a table was being loaded
                            assert answer.code == "too_fast", answer
                            await socket.send(msgspec.json.encode(last), text=True)
                assert table.snapshot.version == started.version and len(table.snapshot.table.seats) == 2
                await table.move(0, moves(table.snapshot.perspectives[0])[0])

    run(work())


def test_nonsense_changes_nothing_and_is_answered(server: str) -> None:
    storm(server, 1500, 1)


@pytest.mark.slow
def test_nonsense_without_end(server: str) -> None:
    for seed in range(2, 6):  # no longer at a stretch: who sends thousands without reading is dropped as too slow
        storm(server, 1500, seed)


def test_the_description_and_the_calls_agree(server: str) -> None:
    assert call_everything(server, {}) == len(ENDPOINTS)


def test_the_description_and_the_calls_of_the_admin_agree(data: Path) -> None:
    with running(data, http_rate=1e6, code_rate=1e6) as server:
        key = (data / ADMIN_KEY).read_bytes().hex()
        assert call_everything(server.address, {"authorization": f"Bearer {key}"}, "/api/v1/admin") > 10


def call_everything(server: str, headers: dict[str, str], below: str = "/") -> int:
    """Have schemathesis make up requests from the description and compare the answers with it; return how many calls."""
    schema = schemathesis.openapi.from_dict(get(f"{server}/api/v1/openapi.json").json())
    schema.config.update(base_url=server)
    called = 0
    operation: Any  # schemathesis types what cannot be read, too
    for operation in schema.get_all_operations():

        @settings(max_examples=12, suppress_health_check=list(HealthCheck), derandomize=True, database=None)
        @given(case=operation.ok().as_strategy())
        def call(case: Any) -> None:
            case.call_and_validate(checks=CHECKS, headers=headers)

        if operation.ok().path.startswith(below):
            call()
            called += 1
    return called
