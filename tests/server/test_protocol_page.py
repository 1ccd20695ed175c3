"""docs/protocol.md says what the server does: its examples are read, and the requests are really asked."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import msgspec
import pytest

from dreamtable.client import Guest, Refused
from dreamtable.protocol import messages as p
from dreamtable.server.http_api.endpoints import PLAYER_ENDPOINTS
from support.event_loop import run

ROOT = Path(__file__).resolve().parents[2]
PAGE = (ROOT / "docs" / "protocol.md").read_text()
EXAMPLES = re.findall(r"```json (\w+)\n(.*?)```", PAGE, re.S)
# Words are asked for when a game wants words; the others in the example are played as they stand.
ELSEWHERE = {"hint": "no_words", "rematch": "not_over", "take_back": "not_your_seat"}


SOURCES = ROOT / "src" / "dreamtable"
# What answers people; the rest raises for whoever starts a server, writes a scenario or uses the library.
ANSWERING = (
    "server/**/*.py", "tables/**/*.py", "play/daily_deal.py", "play/replay_file.py", "play/running_game.py", "games/__init__.py",
    "kit/game.py", "kit/options.py", "kit/position.py", "games/*/moves.py", "games/*/chat_rules.py", "games/*/words/*.py",
    "store/postgres.py", "store/decks.py", "store/albums.py", "kit/picture_album.py",
)  # fmt: skip
APART = {"identity.py", "setting_sources.py", "access_log.py", "self_signed.py", "tls.py"}  # they raise at the start
ELSEWHERE_RAISED = {"no_store", "newer_store", "no_driver", "no_such_rule"} | {  # at the start
    "no_clock", "nothing_to_deal", "no_verdict", "wrong_verdict",  # a server has a clock, a dealer and a referee
}  # fmt: skip


def codes_of(file: Path) -> set[str]:
    """Every code that a file gives to a refusal, through a name or a choice as well."""
    tree = list(ast.walk(ast.parse(file.read_text("utf-8"))))
    named: dict[str, list[ast.expr]] = {}
    for node in tree:
        if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
            named.setdefault(node.targets[0].id, []).append(node.value)
    codes = set()
    for node in tree:
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in ("Illegal", "Invalid"):
            given = list(ast.walk(node.args[0]))
            given += [n for g in given if isinstance(g, ast.Name) for v in named.get(g.id, []) for n in ast.walk(v)]
            codes |= {n.value for n in given if isinstance(n, ast.Constant) and isinstance(n.value, str)}
    return codes


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
    for endpoint in PLAYER_ENDPOINTS:
        path = endpoint.path.replace("{table}", "{id}")
        assert f"`{endpoint.method} {path}" in PAGE, path
    files = {file for pattern in ANSWERING for file in SOURCES.glob(pattern) if file.name not in APART}
    raised = {code for file in files for code in codes_of(file)} - ELSEWHERE_RAISED | {"wrong_host"}
    part = PAGE.split("\n## Codes of refusals\n")[1].split("\n## ")[0]
    named = {code for line in part.splitlines() if line.startswith("|") for code in re.findall(r"`(\w+)`", line)}
    assert named - {"why"} == raised


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
                            "not_your_seat", "stale", "cannot_retract", "luck_late", "cannot_undo", "no_request",
                        }, (request, refused)  # fmt: skip

    run(work())


def test_the_generated_typescript_is_up_to_date() -> None:
    import subprocess
    import sys

    from dreamtable.server.server_process import same_sources

    done = subprocess.run(
        [sys.executable, str(ROOT / "tools" / "make_types.py"), "--check"],
        capture_output=True,
        text=True,
        env=same_sources(),
    )
    assert done.returncode == 0, done.stdout
