"""docs/protocol.md says what the server does: its examples are read, and the requests are really asked."""

from __future__ import annotations

import re
from pathlib import Path

import msgspec
import pytest

from dreamtable.client import Guest, Refused
from dreamtable.server import protocol as p
from server.conftest import run

ROOT = Path(__file__).resolve().parents[2]
PAGE = (ROOT / "docs" / "protocol.md").read_text()
EXAMPLES = re.findall(r"```json (\w+)\n(.*?)```", PAGE, re.S)
# Words are asked for when a game wants words; the others in the example are played as they stand.
ELSEWHERE = {"judge": "no_clue", "suggest": "no_adjective", "rematch": "not_over", "take_back": "not_your_seat"}


def of_kind(kind: str) -> list[str]:
    return [text for label, text in EXAMPLES if label == kind]


def test_every_request_of_the_protocol_has_an_example() -> None:
    shown = {type(p.read_request(text.encode())) for text in of_kind("request")}
    assert shown == set(p.Asked.__args__)
    answers = {type(p.read_answer(text.encode())) for text in of_kind("answer")}
    assert answers == set(p.Answered.__args__)


@pytest.mark.parametrize("kind", ["PlayNow", "NewTable", "TableFacts"])
def test_the_bodies_are_what_the_calls_take(kind: str) -> None:
    for text in of_kind(kind):
        msgspec.json.decode(text, type=getattr(p, kind))


def test_every_call_and_every_refusal_of_ours_stands_on_the_page() -> None:
    from dreamtable.server.api import ENDPOINTS

    for endpoint in ENDPOINTS:
        path = endpoint.path.replace("{table}", "{id}")
        assert f"`{endpoint.method} {path}" in PAGE, path
    sources = [*(ROOT / "src/dreamtable/tables").glob("*.py"), ROOT / "src/dreamtable/server/session.py"]
    codes = {c for file in sources for c in re.findall(r'Illegal\(\s*"(\w+)"', file.read_text())}
    missing = [code for code in sorted(codes) if f"`{code}`" not in PAGE]
    assert not missing, missing


def test_the_examples_are_played_at_a_real_table(server: str) -> None:
    async def work() -> None:
        async with Guest(server, "Ada") as ada:
            new = msgspec.json.decode(of_kind("NewTable")[0], type=p.NewTable)
            facts = await ada.call("POST", "/tables", p.TableFacts, new)
            async with ada.watch(facts.id) as table:
                for text in of_kind("request"):
                    request = p.read_request(text.replace("TABLE", facts.id).encode())
                    if isinstance(request, p.Seen):
                        continue  # not answered
                    try:
                        await table.ask(request)
                    except Refused as refused:
                        assert refused.code in {
                            *ELSEWHERE.values(), "not_started", "seat_empty", "seats_empty", "started", "stand_in",
                            "not_your_seat", "stale", "no_clue", "no_adjective", "cannot_retract",
                        }, (request, refused)  # fmt: skip

    run(work())


def test_the_generated_typescript_is_up_to_date() -> None:
    import subprocess
    import sys

    from dreamtable.server.aside import same_sources

    done = subprocess.run(
        [sys.executable, str(ROOT / "tools" / "make_types.py"), "--check"],
        capture_output=True,
        text=True,
        env=same_sources(),
    )
    assert done.returncode == 0, done.stdout
