"""Finished games as decisions in a file, and whole again from it."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
import pytest

import dreamtable as dt
from dreamtable.commands.main import main
from dreamtable.envs.decisions import RecordedDecision, decisions
from dreamtable.envs.trajectory_files import read_arrays, read_replays, write_trajectories
from dreamtable.kit.errors import Invalid
from dreamtable.play.game_log import Kind
from dreamtable.play.match import Match

CARDS = ("dream_ravens", "dream_power_trick", "dreams_and_nightmares")


def finished(game: str, seed: int = 1) -> Match[Any, Any]:
    """A game for two, played at random to its end."""
    luck, g = random.Random(seed), dt.new(game, seats=2, seed=seed)
    while not g.over:
        seat = luck.choice(g.waiting)
        g.play(seat, luck.choice(g.legal(seat)))
    return g


@pytest.mark.parametrize("game", CARDS)
def test_every_decision_was_open_and_pays_at_the_end(game: str) -> None:
    g = finished(game)
    made = decisions(g.replay)
    assert all(d.mask[d.action] for d in made)
    assert [d.step for d in made] == list(range(len(made)))
    assert sum(d.move is not None for d in made) == sum(entry.kind is Kind.MOVE for entry in g.log)
    last = {d.seat: d for d in made}
    assert g.outcome is not None
    assert {seat: d.reward for seat, d in last.items()} == dict(enumerate(g.outcome.payoffs))
    assert sum(d.done for d in made) == g.seats and all(d.reward == 0 for d in made if not d.done)


def test_a_decision_shows_what_its_seat_observed_and_nothing_else() -> None:
    g = dt.new("dream_power_trick", seats=2, seed=3)
    seat = g.waiting[0]
    out = [0] * g.game.plain.OBS
    g.game.plain.observe(g.position.state, seat, out)
    g.play(seat, g.legal(seat)[0])
    first = decisions(g.replay)[0]
    assert first.seat == seat and first.observation.tolist() == out
    assert not first.done  # the game goes on


def test_worlds_agree_with_what_the_seat_observes_and_differ_from_the_truth() -> None:
    made = decisions(finished("dream_power_trick").replay, worlds=3)
    wide = len(made[0].observation)

    def of(world: Any, seat: int) -> Any:
        return world[seat * wide : (seat + 1) * wide]

    for d in made:
        assert d.world is not None and d.worlds is not None and len(d.worlds) == 3
        assert (of(d.world, d.seat) == d.observation).all()
        assert all((of(world, d.seat) == d.observation).all() for world in d.worlds)
    first = made[0]
    assert first.world is not None and first.worlds is not None and (first.worlds != first.world).any()


def test_what_was_taken_back_is_left_out() -> None:
    g = dt.new("dream_ravens", seats=2, seed=7)
    running, log = g.running, list(g.log)
    running.undoes = frozenset({0})
    wrong, right = g.legal(0)[:2]
    log += [running.play(0, wrong, 0)[0], running.undo(0, 0)[0], running.play(0, right, 0)[0]]
    (made,) = decisions(msgspec.structs.replace(g.replay, log=log))
    assert made.move == msgspec.json.encode(right).decode()


def test_games_come_back_whole_from_a_file(tmp_path: Path) -> None:
    games, file = [finished("dream_ravens", seed) for seed in (1, 2)], tmp_path / "games.parquet"
    count = write_trajectories(file, (g.replay for g in games), worlds=2)
    assert [dt.replay(replay) for replay in read_replays(file)] == games
    arrays = read_arrays(file)
    made: list[RecordedDecision] = [d for g in games for d in decisions(g.replay)]
    assert count == len(made) == len(arrays["action"])
    assert (arrays["observation"] == np.array([d.observation for d in made])).all()
    assert (arrays["mask"] == np.array([d.mask for d in made])).all()
    assert arrays["mask"][np.arange(count), arrays["action"]].all()
    assert set(arrays["episode"]) == {0, 1}


def test_unlike_games_and_other_files_are_refused(tmp_path: Path) -> None:
    file = tmp_path / "games.parquet"
    with pytest.raises(Invalid, match="mixed_games"):
        write_trajectories(file, (finished(game).replay for game in CARDS[:2]))
    with pytest.raises(Invalid, match="no_games"):
        write_trajectories(file, [])
    (tmp_path / "other").write_text("other")
    with pytest.raises(Invalid, match="no_trajectories"):
        read_arrays(tmp_path / "other")
    with pytest.raises(Invalid, match="no_file"):
        read_arrays(tmp_path / "missing")


def test_simulate_writes_trajectories_of_the_games_it_counts(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file, folder = tmp_path / "games.parquet", tmp_path / "replays"
    told = _run(capsys, "simulate", "dream_power_trick", "--bots", "dreaming,random", "--games", "2", "--json",
                "--trajectories", str(file), "--worlds", "1", "--processes", "1")  # fmt: skip
    kept = [dt.replay(replay) for replay in read_replays(file)]
    assert len(kept) == json.loads(told)["games"] == 2 and {g.names for g in kept} == {
        ("dreaming", "random"),
        ("random", "dreaming"),
    }
    _run(capsys, "trajectories", "replays", str(file), str(folder))
    written = sorted(map(str, folder.iterdir()))
    assert [dt.replay(Path(name).read_bytes()) for name in written] == kept
    again = tmp_path / "again.parquet"
    _run(capsys, "trajectories", "write", str(again), *written)
    assert (read_arrays(again)["observation"] == read_arrays(file)["observation"]).all()


def _run(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    with pytest.raises(SystemExit) as ended:
        main(list(words))
    assert ended.value.code == 0
    return capsys.readouterr().out
