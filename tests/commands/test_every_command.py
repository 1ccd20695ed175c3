"""What holds for every command: help for each option, tables that fit, completion, exit codes, no colours in a pipe."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from argparse import _SubParsersAction
from pathlib import Path

import pytest

from dreamtable.commands.completion import SHELLS, Level, long_names, walk
from dreamtable.commands.main import COMMANDS, main, parser
from dreamtable.commands.shared.text_table import lines_of
from dreamtable.games import names
from dreamtable.server.server_process import same_sources

LEVELS = list(walk(parser(None), ()))
PAGE = (Path(__file__).parents[2] / "docs" / "commands.md").read_text()
of_level = pytest.mark.parametrize("level", LEVELS, ids=lambda level: " ".join(level.path) or "dreamtable")


def run(*words: str, **env: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "dreamtable", *words]
    return subprocess.run(command, capture_output=True, text=True, env=same_sources() | env)


@of_level
def test_every_option_is_explained_and_says_what_it_takes(level: Level) -> None:
    for action in level.options:
        assert action.help, action.option_strings
        assert action.nargs == 0 or action.choices or re.fullmatch(r"[A-Z_]+(=[A-Z]+)?", str(action.metavar)), action
    assert all(about for about in level.commands.values())


def test_the_same_option_means_the_same_everywhere() -> None:
    told: dict[str, set[object]] = {}
    for level in LEVELS:
        if level.path[:1] == ("words",):
            continue
        for action in level.options:
            for name in action.option_strings:
                told.setdefault(name, set()).add(action.metavar or tuple(action.choices or ()))
    assert {name: kinds for name, kinds in told.items() if len(kinds) > 1} == {}


def test_options_of_admin_stand_before_or_after_what_is_done() -> None:
    common = ["--json", "--server", "http://a.example", "--key", "k", "--port", "9", "--settings", "s.toml"]
    read = parser("admin").parse_args
    before, after = read(["admin", *common, "drain", "--wait"]), read(["admin", "drain", "--wait", *common])
    assert vars(before) == vars(after) and after.json and after.server == "http://a.example" and after.port == 9
    assert read(["admin", "--json", "tables"]).json and not read(["admin", "tables"]).json


@pytest.mark.parametrize("command", ["", *COMMANDS])
def test_help_fits_eighty_columns(command: str) -> None:
    told = run(*([command] if command else []), "--help", COLUMNS="80")
    assert told.returncode == 0 and "\033" not in told.stdout
    assert all(len(line) <= 80 for line in told.stdout.splitlines())


def test_names_are_wrapped_and_never_cut() -> None:
    header = [
        "game",
        "seats",
        "plain steps/s",
        "compiled steps/s",
        "all cores",
        "env-steps/s",
        "live us/move",
        "compile s",
    ]
    rows = [[name, "4", "123 k", "12.3 M", "24.6 M", "9.9 M", "123", "12.3 / 0.4"] for name in names()]
    for room in (80, 100, 140):
        lines = lines_of(header, rows, room)
        assert max(map(len, lines)) <= room
        first = "".join(line[: len(line) - len(line.lstrip()) + 30].split("  ")[0].strip() for line in lines)
        assert all(name in first for name in names())


def test_a_table_of_settings_fits_and_loses_nothing(tmp_path: Path) -> None:
    long = tmp_path / ("folder " * 8).strip() / "data"
    told = run("settings", "--data", str(long), COLUMNS="80", XDG_CONFIG_HOME=os.devnull)
    assert max(map(len, told.stdout.splitlines())) <= 80
    assert "DREAMTABLE" not in told.stdout and all(
        f"\n{name}" in told.stdout for name in ("data", "port", "most-tables")
    )


# -- completion ---------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("shell", SHELLS)
def test_completion_names_every_command_and_option(shell: str) -> None:
    script = run("completion", shell).stdout
    for level in LEVELS:
        for word in (*level.commands, *level.arguments, *long_names(level)):
            assert re.search(rf"[\s\"']({re.escape(word)}|-l {re.escape(word.removeprefix('--'))})[\s\"']", script), (
                word
            )


@pytest.mark.parametrize(
    ("typed", "offered"),
    [
        ("dreamtable se", {"serve", "settings"}),
        ("dreamtable --la", {"--lan"}),
        ("dreamtable serve --root", {"--root-path"}),
        ("dreamtable admin --data x an", {"announce"}),
        ("dreamtable admin drain --", {"--wait", "--off", "--help"}),
        ("dreamtable play --level l", {"lucid"}),
        ("dreamtable play dream_p", {"dream_power_trick"}),
        ("dreamtable bench hist", {"history"}),
    ],
)
def test_bash_offers_what_fits(typed: str, offered: set[str], tmp_path: Path) -> None:
    (tmp_path / "script").write_text(run("completion", "bash").stdout)
    asked = f'source {tmp_path}/script; COMP_WORDS=({typed}); COMP_CWORD=$((${{#COMP_WORDS[@]}}-1)); _dreamtable; printf "%s\\n" "${{COMPREPLY[@]}}"'
    told = subprocess.run(["bash", "-c", asked], capture_output=True, text=True, check=True, cwd=tmp_path)
    assert set(told.stdout.split()) == offered


def test_zsh_begins_its_own_completion_where_nobody_has() -> None:
    second = run("completion", "zsh").stdout.splitlines()[1]
    assert (
        second.startswith("autoload") and "compinit" in second.split(";")[1] and "bashcompinit" in second.split(";")[2]
    )


# -- exit codes ---------------------------------------------------------------------------------------------------
def test_exit_codes_are_those_of_the_page(tmp_path: Path) -> None:
    codes = {int(code) for code in re.findall(r"^\| (\d+) \|", PAGE, re.M)}
    assert codes == {0, 1, 2, 130, 141, 143}
    wrong = tmp_path / "wrong.toml"
    wrong.write_text('game = "dream_ravens"\nseats = 2\n[[steps]]\nexpect = { over = true }\n')
    assert run("games").returncode == 0
    assert run("scenario", str(wrong)).returncode in (1, 2)
    assert run("verify", str(tmp_path / "nothing")).returncode == 2
    assert run("serve", "--port", "x").returncode == 2
    assert run("nonsense").returncode == 2
    piped = f"{sys.executable} -m dreamtable games --json | true; exit ${{PIPESTATUS[0]}}"
    assert subprocess.run(["bash", "-c", piped], env=same_sources()).returncode in (0, 141)


WRONG = """
play nogame
play dream_ravens --seats 99
play dream_ravens --seats many
play dream_ravens --option rounds=-4
play dream_ravens --option rounds
replay missing.json
replay half.json
analyse half.json
verify missing.json
verify .
calibrate nogame
puzzles list nogame
puzzles make dream_ravens --count 0
simulate dream_ravens --seats -1
simulate dream_ravens --games 0
simulate dream_ravens --games 1 --worlds -1
simulate dream_ravens --games 1 --bots tcp:nowhere
simulate dream_ravens --games 1 --bots no_module:Bot
arena dream_ravens --games 1 --bots nobody
bench --seats -1
bench world --evenings 0
check nogame
sit agent
trajectories write out.parquet half.json --worlds x
words eval --labels missing
copy . .
backup out.tar.gz --data missing
restore missing.tar.gz --data new
restore . --data new
admin tables --data missing
admin tables --server nonsense --key k
admin invite --people 0
settings --settings missing.toml
settings --settings wrong.toml
serve --port 99999
serve --host nowhere.invalid --port 0
completion tcsh
nonsense
""".strip().splitlines()


@pytest.mark.parametrize("typed", WRONG)
def test_what_is_wrong_is_said_in_a_sentence(
    typed: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("half.json").write_text('{"format": ')
    Path("wrong.toml").write_text("data = 3\n")
    with pytest.raises(SystemExit) as ended:
        main(typed.split())
    said = capsys.readouterr()
    assert ended.value.code == 2 and not said.out
    assert re.fullmatch(
        r"dreamtable: .+\. \[\w+\]\n|dreamtable.*: .+\.\nAll that fits: dreamtable.* --help\n", said.err
    )
    assert "Errno" not in said.err and not Path("new").exists() and not Path("out.tar.gz").exists()


def test_every_command_is_on_the_page() -> None:
    (sub,) = (action for action in parser(None)._actions if isinstance(action, _SubParsersAction))
    assert set(sub.choices) == set(COMMANDS)
    assert all(f"| `{name}`" in PAGE for name in COMMANDS)


def test_a_pipe_gets_no_colours() -> None:
    for words in (("games",), ("settings",), ("bench", "--help")):
        assert "\033" not in run(*words, TERM="xterm-256color").stdout
