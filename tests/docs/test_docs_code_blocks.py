"""Every code block of every page is run: Python and commands, servers included; scenarios hold; JSON is JSON.

(The blocks of the tutorial are a game: test_tutorial.py.  The operate chapter and the page on several machines are followed by test_operate_pages.py.  What JSON messages mean: tests/server/test_protocol_page.py.)
"""

from __future__ import annotations

import asyncio
import doctest
import json
import re
import shlex
import subprocess
import tomllib
from pathlib import Path

import httpx
import pytest

from dreamtable.client import Guest, moves
from dreamtable.commands import main as cli
from dreamtable.play.scenario_run import run
from dreamtable.server.server_process import PATIENCE, running, same_sources
from support.checkout import Checkout, argv
from support.doc_blocks import DOCS, PAGES, ROOT, Block, blocks

FOLLOWED = {DOCS / "operate" / f"{name}.md" for name in ("settings", "govern", "backup", "upgrade", "privacy")}
BLOCKS = [block for page in PAGES if DOCS / "tutorial" not in page.parents for block in blocks(page)]
COMMANDS = [
    (block.where, command)
    for block in BLOCKS
    if block.page not in FOLLOWED
    for command in block.commands
    if block.language in ("console", "sh", "bash") or re.match(r"(\./)?dreamtable\b|python\b|.*\| *dreamtable", command)
]
RUN = ("serve", "play", "games", "scenario", "words", "verify", "replay", "simulate")
# Commands that our own parser reads, but that are not run here, and why.
ONLY_READ = {
    r"dreamtable test": "runs this very suite",
    r"dreamtable bench": "measures for minutes; tests/server and tests/library run its parts",
    r"dreamtable arena": "plays like simulate, but every pair; tests/arena reads its report",
    r"dreamtable sit": "needs a server with people; tests/terminal/test_agent_seat.py has one",
    r"dreamtable trajectories": "needs several games; tests/envs/test_trajectories.py goes both ways",
    r"dreamtable completion": "writes into the reader's home; tests/commands runs it",
    r"dreamtable copy": "needs a second store; tests/store copy between real ones",
    r"dreamtable words eval": "judges for a minute; tests/language hold the same bars",
    r"dreamtable .*\b(postgres|ray)": "needs a database or a cluster; tests/store and tests/arena start real ones",
    r"python ": "a script of the repository, which writes into it or takes long; the test checks that it is there",
}
NAMES = {"GAME": "dream_ravens", "LEVEL": "dreaming", "N": "2", "JSON": "{}", "FILE": "replay.json"}  # a synopsis


def tidy(command: str) -> str:
    """`./dreamtable`, the launcher of a checkout, is the same program once it has set everything up."""
    return re.sub(r"(^|\| *)\./dreamtable\b", r"\1dreamtable", re.sub(r" +#.*| >>? \S+$", "", command))


def words_of(command: str) -> list[str]:
    """With the names of a synopsis filled in, and what it says one may add added."""
    return [NAMES.get(word, word) for word in (word.strip("[]") for word in shlex.split(tidy(command)))]


def kind_of(command: str) -> str:
    command = tidy(command)
    first = (words_of(command)[1:2] or ["serve"])[0]
    if any(re.match(start, command) for start in ONLY_READ) or NAMES.keys() & set(shlex.split(command)):
        return "read"
    if re.match(r"(printf|echo) .*\| *dreamtable", command):
        return "pipe"
    if not command.startswith("dreamtable"):
        return "foreign"  # a program of the reader's machine: docker, curl
    return "serve" if first.startswith("-") else first


def test_every_command_is_run_or_has_a_reason_not_to() -> None:
    assert [c for c in COMMANDS if kind_of(c[1]) not in (*RUN, "read", "pipe", "foreign")] == []


def of_kind(*kinds: str) -> pytest.MarkDecorator:
    """The commands of these kinds; one that several pages give is run once."""
    some = {tidy(c): where for where, c in COMMANDS if kind_of(c) in kinds}
    return pytest.mark.parametrize("command", some, ids=[f"{where} {command}" for command, where in some.items()])


@pytest.fixture(scope="module")
def replay() -> bytes:
    """A finished game, as the browser saves it."""

    async def evening(address: str) -> bytes:
        async with Guest(address, "Ada") as ada:
            facts = await ada.play_now("dream_ravens", 2, {"rounds": 1})
            async with ada.watch(facts.id) as table:
                while (
                    now := await table.until(lambda s: s.result is not None or 0 in s.waiting, PATIENCE)
                ).result is None:
                    await table.move(0, moves(now.perspectives[0])[0], now.version)
            return await ada.fetch("GET", f"/tables/{facts.id}/replay")

    with running(pace=0) as server:
        return asyncio.run(evening(server.address))


@pytest.fixture
def checkout(tmp_path: Path, replay: bytes, monkeypatch: pytest.MonkeyPatch) -> Checkout:
    """A folder with the files that the pages speak of."""
    (tmp_path / "replay.json").write_bytes(replay)
    (tmp_path / "some-folder").mkdir()
    example = next(block.text for block in BLOCKS if block.language == "toml" and "[given]" in block.text)
    for name in ("my-position.toml", "my-file.toml", "another.toml", "some-folder/third.toml"):
        (tmp_path / name).write_text(example)
    agent = next(
        block.text for block in BLOCKS if block.language == "python" and block.text.startswith("class Careful")
    )
    (tmp_path / "my_module.py").write_text(agent)
    monkeypatch.chdir(tmp_path)
    return Checkout(tmp_path, tmp_path / "data", same_sources())


@of_kind("games", "scenario", "words", "verify", "replay")
def test_a_command_does_what_it_should(command: str, checkout: Checkout, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as done:
        cli.main(words_of(command)[1:])
    assert done.value.code == 0 and capsys.readouterr().out


@of_kind("pipe")
def test_a_pipe_runs(command: str, checkout: Checkout) -> None:
    line = re.sub(r"\| *dreamtable\b", f"| {shlex.join(argv(['dreamtable']))}", tidy(command))
    assert subprocess.run(line, shell=True, cwd=checkout.folder, env=checkout.env, capture_output=True).returncode == 0


@of_kind("serve")
def test_a_server_starts_answers_and_stops(command: str, checkout: Checkout) -> None:
    with checkout.serving(tidy(command)) as address:
        # with --https the certificate is one that nobody has signed
        assert httpx.get(f"{address}/health", trust_env=False, verify=False).status_code == 200


@pytest.mark.slow
@of_kind("play")
def test_a_game_in_the_terminal_begins_and_can_be_left(command: str, checkout: Checkout) -> None:
    assert "Good night." in checkout.run(tidy(command))


@pytest.mark.slow
@of_kind("simulate")
def test_bots_play_as_the_page_says_only_fewer_games(command: str, checkout: Checkout) -> None:
    checkout.run([*words_of(command), "--games", "1", "--processes", "1"])


@of_kind("simulate", "read")
def test_a_command_is_spelled_right(command: str) -> None:
    words = words_of(command)
    if words[0] == "python":
        script = f"{words[2].replace('.', '/')}.py" if words[1] == "-m" else words[1]
        assert (ROOT / script).exists()
    elif words[1] != "test":  # the launcher's own
        cli.parser(words[1]).parse_args(words[1:])


def examples(page: Path) -> list[Block]:
    return [b for b in BLOCKS if b.page == page and b.language in ("python", "pycon")]


@pytest.mark.slow
@pytest.mark.parametrize("page", [p for p in PAGES if examples(p)], ids=lambda page: page.name)
def test_the_python_of_a_page_runs_from_top_to_bottom(page: Path, checkout: Checkout) -> None:
    space: dict[str, object] = {"__name__": "__main__"}
    for block in examples(page):
        if block.text.startswith(">>> "):
            check_session(block, space)
        else:
            exec(compile(f"{chr(10) * block.line}{block.text}", str(page), "exec"), space)


def check_session(block: Block, space: dict[str, object]) -> None:
    test = doctest.DocTestParser().get_doctest(block.text, space, block.where, str(block.page), block.line)
    told: list[str] = []
    doctest.DocTestRunner(optionflags=doctest.ELLIPSIS).run(test, out=told.append, clear_globs=False)
    space |= test.globs
    assert told == [], "".join(told)


@pytest.mark.parametrize("block", [b for b in BLOCKS if b.language == "toml"], ids=lambda block: block.where)
def test_a_scenario_holds(block: Block) -> None:
    written = tomllib.loads(block.text)
    if "game" in written:
        assert run(written, block.page).failures == []


@pytest.mark.parametrize("block", [b for b in BLOCKS if b.language == "json"], ids=lambda block: block.where)
def test_json_is_json(block: Block) -> None:
    json.loads(block.text)
