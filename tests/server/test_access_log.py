"""One line a request, in a format that other programs know, with an id that the answer carries too."""

from __future__ import annotations

import json
import re
from pathlib import Path

import httpx
import pytest

from dreamtable.kit.errors import Invalid
from dreamtable.server.app import build
from dreamtable.server.server_process import running
from dreamtable.server.settings import Settings

COMBINED = re.compile(
    r'(?P<host>\S+) - - \[\d\d/\w{3}/\d{4}:\d\d:\d\d:\d\d \+0000\] "(?P<request>[^"]*)" (?P<status>\d{3}) (?P<size>\d+|-) '
    r'"(?P<referer>[^"]*)" "(?P<agent>[^"]*)" (?P<id>\S+)'
)


def ask(address: str, path: str, **headers: str) -> httpx.Response:
    return httpx.get(f"{address}{path}", headers=headers, trust_env=False, timeout=60)


def test_text_is_the_combined_format(tmp_path: Path) -> None:
    file = tmp_path / "access.log"
    with running(access_log=str(file), log_format="text") as server:
        spoof = ask(server.address, "/api/v1/me?x=1", **{"user-agent": 'a" 200 \\', "x-request-id": "two words"})
        given = ask(server.address, "/health", **{"x-request-id": "from-the-proxy.1"})
        wrong = ask(server.address, "/health", host="foreign.example")
    assert given.headers["x-request-id"] == "from-the-proxy.1" and len(spoof.headers["x-request-id"]) == 32
    first, second, third = (COMBINED.fullmatch(line) for line in file.read_text().splitlines())
    assert first and second and third
    assert (first["request"], first["status"], first["id"]) == (
        "GET /api/v1/me?x=1 HTTP/1.1", "200", spoof.headers["x-request-id"],
    )  # fmt: skip
    assert first["agent"] == r"a\x22 200 \x5c" and first["size"] == str(len(spoof.content))
    assert (second["host"], second["id"]) == ("127.0.0.1", "from-the-proxy.1")
    assert third["status"] == str(wrong.status_code) == "403"


def test_json_has_the_same_facts(tmp_path: Path) -> None:
    file = tmp_path / "access.log"
    with running(access_log=str(file)) as server:
        answer = ask(server.address, "/nowhere.txt")
    told = json.loads(file.read_text())
    assert (told["request"], told["status"], told["path"]) == (answer.headers["x-request-id"], 404, "/nowhere.txt")
    assert told["bytes"] == len(answer.content) and told["ms"] >= 0


def test_without_a_file_nothing_is_written_and_a_bad_one_is_named(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        assert ask(server.address, "/health").headers["x-request-id"]
    with pytest.raises(Invalid) as refused:
        build(Settings(tmp_path, access_log=str(tmp_path / "no" / "folder")))
    assert refused.value.code == "no_log"
