"""Games and agents of other packages: found in every process, checked, played at random, measured by the arena."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

import dreamtable as dt
from dreamtable.arena.jobs import Job, play_job
from dreamtable.kit.errors import Invalid
from dreamtable.kit.game import Game
from dreamtable.play.agents import load_agent
from dreamtable.server.server_process import same_sources
from dreamtable.testing import check_game

AGENT = """
import json, sys
class First:
    def choose(self, asked):
        return 0
if __name__ == "__main__":
    for line in sys.stdin:
        print(json.dumps(json.loads(line)["legal"][-1]), flush=True)
"""


def test_a_game_of_another_package_is_a_game_like_others(leduc: Game) -> None:
    assert "leduc" in dt.games()
    g = dt.new("leduc", seed=3)
    while not g.over:
        g.play(g.waiting[0], g.legal(g.waiting[0])[-1])
    assert sum(g.outcome.payoffs) == 0  # type: ignore[union-attr]


def test_it_keeps_the_contract(leduc: Game) -> None:
    assert [fault for _, _, fault in check_game(leduc) if fault] == []


def test_the_contract_suite_says_what_breaks(broken_leduc: Game) -> None:
    broken = {name: fault for name, _, fault in check_game(broken_leduc) if fault}
    assert list(broken) == ["every game ends and keeps its cards"] and "PAYOFFS" in next(iter(broken.values()))


def test_other_processes_find_it(leduc: Game) -> None:
    command = [sys.executable, "-m", "dreamtable", "simulate", "leduc", "--games", "8", "--processes", "2", "--json"]
    done = subprocess.run(command, env=same_sources(), capture_output=True, check=True)
    standings = json.loads(done.stdout)["standings"]
    assert [s["bot"] for s in standings] == ["random"] and standings[0]["share"] == 0


def test_a_package_that_is_not_there_is_named() -> None:
    command = [sys.executable, "-m", "dreamtable", "games"]
    env = same_sources() | {"DREAMTABLE_GAMES": "no_such_package"}
    done = subprocess.run(command, env=env, capture_output=True, text=True)
    assert done.returncode == 2 and "no_such_package" in done.stderr and "unknown_game" in done.stderr


@pytest.mark.parametrize("game", ["dream_ravens", "dream_power_trick"])
def test_agents_of_all_kinds_play_each_other(game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "my_agent.py").write_text(AGENT)
    monkeypatch.syspath_prepend(tmp_path)
    bots = ("my_agent:First", f"cmd:{sys.executable} {tmp_path / 'my_agent.py'}", "dreaming")
    bouts = play_job(Job(game, "{}", bots, 1, 0, 1))
    assert len(bouts) == 3 and all(sum(bout.payoff) == pytest.approx(1) for bout in bouts)


def test_what_an_agent_gets_wrong_is_said_and_counted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "stubborn.py").write_text("class Agent:\n    def choose(self, asked): return {'type': 'wake_up'}")
    monkeypatch.syspath_prepend(tmp_path)
    bouts = play_job(Job("dream_ravens", '{"rounds": 1}', ("stubborn:Agent", "dozing"), 1, 0, 1))
    refused = [bout.tallies["stubborn:Agent"]["refused answers"] for bout in bouts]
    assert all(0 < wrong < answers for wrong, answers in refused)
    with pytest.raises(Invalid, match=r"The agent cmd:.* \[agent_gone\]"):
        play_job(Job("dream_ravens", "{}", (f"cmd:{sys.executable} -c pass", "dozing"), 1, 0, 1))


@pytest.mark.parametrize(
    "name", ["no_such_module:First", "cmd:/no/such/program", "cmd:", "tcp:localhost:1", "tcp:nowhere", "json:dumps"]
)
def test_agents_that_are_not_there_are_refused(name: str) -> None:
    with pytest.raises(Invalid, match="unknown_agent"):
        load_agent(name)
