"""A setting may stand in four places; the nearest one counts, and a wrong one is named with its place."""

from __future__ import annotations

import json
import math
import os
import subprocess
import sys
from pathlib import Path

import pytest

from dreamtable.commands.main import parser
from dreamtable.kit.errors import Invalid
from dreamtable.server.server_process import same_sources
from dreamtable.server.setting_sources import OPTIONS, gather, settings_of, unknown_variables
from dreamtable.server.settings import Members, Settings

NOWHERE = {"XDG_CONFIG_HOME": os.devnull}
# A value for every option that differs from its default, as it is typed, and as the server gets it.
OTHER: dict[str, tuple[str, object]] = {
    "data": ("/srv/dreams", Path("/srv/dreams")),
    "database": ("postgresql://h/d", "postgresql://h/d"),
    "host": ("::1", "::1"),
    "port": ("8080", 8080),
    "lan": ("yes", True),
    "tv": ("yes", True),
    "https": ("yes", True),
    "certificate": ("own.pem", "own.pem"),
    "certificate-key": ("own-key.pem", "own-key.pem"),
    "name": ("Dreams.Example", frozenset({"dreams.example"})),
    "root-path": ("dreams/", "/dreams"),
    "proxy": ("10.0.0.0/8", frozenset({"10.0.0.0/8"})),
    "metrics-for": ("10.0.0.7", frozenset({"10.0.0.7"})),
    "password": ("kite", "kite"),
    "members-only": ("tables", Members.TABLES),
    "grace": ("1.5", 1500),
    "most-tables": ("7", 7),
    "most-sockets": ("9", 9),
    "forget-after": ("0", math.inf),
    "keep-games": ("2", 172_800.0),
    "keep-chat": ("1", 86_400.0),
    "daily-key": ("ours", "ours"),
    "log-format": ("text", "text"),
    "access-log": ("-", "-"),
    "plain-sockets": ("yes", True),
    "open": ("no", False),
}


def test_every_option_is_tried_below() -> None:
    assert OTHER.keys() == {option.name for option in OPTIONS.values()}


@pytest.mark.parametrize("field", OPTIONS)
def test_an_option_may_stand_in_the_environment_the_file_or_the_command(field: str, tmp_path: Path) -> None:
    option = OPTIONS[field]
    text, value = OTHER[option.name]
    file = tmp_path / "settings.toml"
    file.write_text(f"{option.name} = {json.dumps(text)}\n")
    default = gather({}, environment=NOWHERE)[field]
    assert default.source == "default" and default.value != value
    in_file = gather({}, file, NOWHERE)[field]
    assert (in_file.value, in_file.source) == (value, str(file))
    around = gather({}, file, NOWHERE | {option.variable: text})[field]
    assert (around.value, around.source) == (value, option.variable)
    words = [f"--{option.name}", text]
    if isinstance(value, bool):
        words = [f"--{option.name}" if value else f"--no-{option.name}"]
    typed = vars(parser("serve").parse_args(["serve", *words]))
    given = gather({field: typed[field]}, file, NOWHERE | {option.variable: text})[field]
    assert (given.value, given.source) == (value, f"--{option.name}")


def test_a_file_may_use_the_types_of_toml(tmp_path: Path) -> None:
    file = tmp_path / "settings.toml"
    file.write_text('port = 9000\nlan = true\nforget-after = 1.5\nname = ["a.example", "b.example"]\n')
    settings = settings_of(gather({}, None, NOWHERE | {"DREAMTABLE_SETTINGS": str(file)}))
    assert settings == Settings(
        port=9000, lan=True, forget_after=129_600.0, names=frozenset({"a.example", "b.example"})
    )


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("prot = 1", "prot is no setting. Did you mean port?"),
        ("forget_after = 1", "Did you mean forget-after?"),
        ("port = 65536", "port: '65536': a port is a whole number from 0 to 65535"),
        ("port = 'x'", "a port is a whole number"),
        ("port = [1]", "port cannot be a list"),
        ("password = 12", "password is a text: write it in quotes"),
        ("lan = 2", "'2' is neither yes nor no"),
        ("grace = -1", "a number of seconds"),
        ("forget-after = nan", "a number of days"),
        ("root-path = '/a/../b'", "is not a path as /dreams"),
        ("proxy = 'proxy.example'", "is not an IP address"),
        ("members-only = 'x'", "'x' is none of nothing, tables, everything"),
        ("port", "is not TOML"),
    ],
)
def test_a_wrong_line_is_named(line: str, said: str, tmp_path: Path) -> None:
    file = tmp_path / "settings.toml"
    file.write_text(line)
    with pytest.raises(Invalid) as refused:
        gather({}, file, NOWHERE)
    assert refused.value.code == "bad_setting" and str(file) in refused.value.why and said in refused.value.why


def test_a_wrong_variable_is_named_and_an_empty_one_is_none() -> None:
    with pytest.raises(Invalid, match=r"DREAMTABLE_PORT: 'x'"):
        gather({}, environment=NOWHERE | {"DREAMTABLE_PORT": "x"})
    assert gather({}, environment=NOWHERE | {"DREAMTABLE_PORT": ""})["port"].source == "default"


def test_a_file_that_is_named_must_be_there(tmp_path: Path) -> None:
    for file in (tmp_path / "none.toml", tmp_path):
        with pytest.raises(Invalid) as refused:
            gather({}, file, NOWHERE)
        assert refused.value.code == "no_settings"


def test_the_command_shows_values_with_their_source_and_no_secret(tmp_path: Path) -> None:
    file = tmp_path / "settings.toml"
    file.write_text('port = 9000\ndatabase = "postgresql://u:secret@h/d"\n')
    env = same_sources() | NOWHERE | {"DREAMTABLE_PASSWORD": "secret", "DREAMTABLE_PROT": "80", "COLUMNS": "300"}
    command = [sys.executable, "-m", "dreamtable", "settings", "--settings", str(file), "--lan"]
    done = subprocess.run(command, env=env, capture_output=True, text=True, check=True)
    rows = [line.split() for line in done.stdout.splitlines()]
    assert ["port", "9000", str(file)] in rows and ["lan", "yes", "--lan"] in rows
    assert ["password", "(hidden)", "DREAMTABLE_PASSWORD"] in rows and ["database", "(hidden)", str(file)] in rows
    assert "secret" not in done.stdout and done.stderr == "dreamtable: DREAMTABLE_PROT is no setting.\n"
    told = json.loads(subprocess.run([*command, "--json"], env=env, capture_output=True, check=True).stdout)
    assert {row["name"] for row in told} == OTHER.keys()


def test_variables_of_other_programs_are_left_alone() -> None:
    assert unknown_variables({"DREAMTABLE_CACHE": "", "DREAMTABLE_PORT": "", "PATH": ""}) == []
