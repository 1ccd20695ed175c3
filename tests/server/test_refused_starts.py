"""A server that cannot start says why, in one sentence with a code."""

from __future__ import annotations

import subprocess
import sys
from argparse import Namespace
from collections.abc import Callable
from pathlib import Path

import pytest

from dreamtable.commands.main import parser
from dreamtable.kit.errors import Invalid
from dreamtable.server import run_server
from dreamtable.server.server_process import same_sources
from dreamtable.server.settings import Settings
from dreamtable.store.data_folder_lock import hold
from support.http import get

SPOILED: dict[str, Callable[[Path], object]] = {
    "no_store": lambda data: (data / "dreamtable.sqlite").write_bytes(b"no database" * 1000),
    "no_tables": lambda data: (data / "key").write_bytes(bytes(32)),
    "bad_key": lambda data: (data / "key").write_bytes(b"short"),
    "in_use": hold,
}


def serve_options(*words: str) -> Namespace:
    return parser("serve").parse_args(["serve", *words])


@pytest.mark.parametrize("code", SPOILED)
def test_a_data_folder_that_cannot_be_used_is_named(tmp_path: Path, code: str) -> None:
    kept = SPOILED[code](tmp_path)
    settings = Settings(tmp_path, port=0)
    with run_server.listen(settings) as door, pytest.raises(Invalid) as refused:
        run_server.serve(settings, door)
    assert refused.value.code == code and str(tmp_path) in refused.value.why
    assert kept


def test_a_folder_that_is_a_file_is_named(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    settings = Settings(tmp_path / "file", port=0)
    with run_server.listen(settings) as door, pytest.raises(Invalid) as refused:
        run_server.serve(settings, door)
    assert refused.value.code == "no_store"


def test_a_port_that_is_taken_or_none_at_all_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with run_server.listen(Settings(tmp_path, port=0)) as door:
        port = str(door.getsockname()[1])
        given = serve_options("--port", port, "--data", str(tmp_path), "--no-open")
        with pytest.raises(Invalid) as refused:
            given.run(given)
    assert refused.value.code == "no_door" and port in refused.value.why and ".." not in refused.value.why
    with pytest.raises(SystemExit):
        serve_options("--port", "99999")
    assert "a port is a whole number from 0 to 65535" in capsys.readouterr().err


def test_no_address_is_not_every_address(tmp_path: Path) -> None:
    given = serve_options("--host", "", "--port", "0", "--data", str(tmp_path), "--no-open")
    with pytest.raises(Invalid) as refused:
        given.run(given)
    assert refused.value.code == "no_door"


def test_names_are_what_a_browser_asks_for(capsys: pytest.CaptureFixture[str]) -> None:
    given = ["Dreams.Example", "träume.example", "localhost", "192.168.1.7", "[2001:DB8::1]"]
    asked = ["dreams.example", "xn--trume-hra.example", "localhost", "192.168.1.7", "2001:db8::1"]
    assert serve_options(*(f"--name={name}" for name in given)).names == asked
    for name in (
        "http://dreams.example",
        "dreams.example:8080",
        "dreams.example/",
        "two words",
        "a..b",
        "*.example",
        "",
    ):
        with pytest.raises(SystemExit):
            serve_options("--name", name)
        assert f"{name!r} is not a host name" in capsys.readouterr().err
    assert serve_options("--metrics-for", "2001:DB8:0::1").watchers == ["2001:db8::1"]
    with pytest.raises(SystemExit):
        serve_options("--metrics-for", "watcher.example")


@pytest.mark.parametrize("encoding", ["utf-8", "ascii"])
def test_the_local_network_is_shown_on_any_terminal(tmp_path: Path, encoding: str) -> None:
    asked = ["--lan", "--port", "0", "--data", str(tmp_path), "--no-open"]
    with subprocess.Popen(
        [sys.executable, "-m", "dreamtable", *asked],
        stdout=subprocess.PIPE,
        env=same_sources() | {"PYTHONIOENCODING": encoding, "PYTHONUNBUFFERED": ""},
    ) as started:
        try:
            assert started.stdout is not None
            address = started.stdout.readline().split()[-1].decode()
            assert get(f"{address}/health").status_code == 200
        finally:
            started.terminate()
        drawn = started.stdout.read()
    assert ("█".encode() in drawn) == (encoding == "utf-8") and (b"\033[7m" in drawn) == (encoding == "ascii")


def test_the_address_that_is_told_is_the_one_that_answers(tmp_path: Path) -> None:
    for host in ("127.0.0.1", "127.0.0.2", "0.0.0.0"):
        asked = ["--host", host, "--port", "0", "--data", str(tmp_path / host), "--no-open"]
        started = subprocess.Popen(
            [sys.executable, "-m", "dreamtable", "serve", *asked],
            stdout=subprocess.PIPE,
            text=True,
            env=same_sources(),
        )
        try:
            assert started.stdout is not None
            address = started.stdout.readline().split()[-1]
            assert get(f"{address}/health").status_code == 200, host
        finally:
            started.terminate()
            started.communicate(timeout=60)
