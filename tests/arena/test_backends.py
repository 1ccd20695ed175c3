"""The same games wherever they are played: in this process, in others, on a Ray cluster; lost workers cost one chunk."""

from __future__ import annotations

import logging
import multiprocessing
from collections.abc import Iterator
from typing import Any

import pytest
import ray
from msgspec.structs import replace
from ray.cluster_utils import Cluster

from dreamtable.arena import series
from dreamtable.arena.jobs import Bout, Job, play_job
from dreamtable.kit.errors import Invalid

GAME = "dreams_and_nightmares"
START_TRIES = 5  # Ray gives a node half a minute to start, which a busy machine may miss


def chunks() -> list[Job]:
    """A chunk that is soon played, then some that take their time."""
    quick = Job(GAME, "{}", ("reference", "random"), seed=3, first=0, deals=1)
    return [quick, *(replace(quick, first=first, deals=1500) for first in range(1, 6001, 1500))]


def results(bouts: list[Bout]) -> list[tuple[object, ...]]:
    return [(b.deal, b.bots, b.payoff, b.points, b.decisions) for b in bouts]


@pytest.fixture(scope="module")
def alone() -> list[tuple[object, ...]]:
    return results([bout for job in chunks() for bout in play_job(job)])


def losses(caplog: pytest.LogCaptureFixture) -> int:
    return sum("played again" in record.message for record in caplog.records)


def test_an_unknown_backend_is_refused() -> None:
    with pytest.raises(Invalid, match="unknown_backend"):
        series.run(chunks(), backend="cloud")


@pytest.mark.slow
def test_processes_play_the_same_games_and_a_killed_one_costs_its_chunk(
    alone: list[tuple[object, ...]], caplog: pytest.LogCaptureFixture
) -> None:
    played: list[int] = []

    def done() -> None:
        played.append(len(played))
        if len(played) == 1:  # one worker rests after the quick chunk, the other is in the middle of a long one
            for worker in multiprocessing.active_children():
                worker.kill()
                worker.join()

    with caplog.at_level(logging.WARNING, "dreamtable"):
        assert results(series.run(chunks(), processes=2, done=done)) == alone
    assert len(played) == len(chunks()), "progress goes on to the end"
    assert 1 <= losses(caplog) <= 2, "the chunk in the hands of each lost worker"
    assert not multiprocessing.active_children()


@pytest.fixture
def two_nodes(monkeypatch: pytest.MonkeyPatch) -> Iterator[Cluster]:
    """A head and a worker node of their own processes, one core each, without what only watches them."""
    monkeypatch.setattr("ray._private.utils.get_dashboard_dependency_error", lambda: ImportError("not wanted"))
    cluster = started_cluster()
    try:
        monkeypatch.setenv("RAY_ADDRESS", cluster.address)
        yield cluster
    finally:
        ray.shutdown()
        cluster.shutdown()  # type: ignore[no-untyped-call]


def started_cluster() -> Cluster:
    """Two nodes that have started; what a try left half started ends before the next, which begins from nothing."""
    node: dict[str, Any] = {"num_cpus": 1, "object_store_memory": 80_000_000, "include_log_monitor": False}
    for left in reversed(range(START_TRIES)):
        cluster = Cluster()
        try:
            cluster.add_node(**node, include_dashboard=False, no_monitor=True)
            cluster.add_node(**node)
        except Exception:
            cluster.shutdown()  # type: ignore[no-untyped-call]
            if not left:
                raise
        else:
            return cluster
    raise AssertionError("START_TRIES is at least 1")


@pytest.mark.slow
def test_a_ray_cluster_plays_the_same_games_even_when_a_node_dies(
    two_nodes: Cluster, alone: list[tuple[object, ...]], caplog: pytest.LogCaptureFixture
) -> None:
    assert results(series.run(chunks(), backend="ray")) == alone
    assert not ray.is_initialized(), "the connection is closed again"
    played: list[int] = []

    def done() -> None:
        played.append(len(played))
        if len(played) == 1:
            assert ray.cluster_resources()["CPU"] == 2  # type: ignore[no-untyped-call]
            last = two_nodes.list_all_nodes()[-1]  # type: ignore[no-untyped-call]
            two_nodes.remove_node(last, allow_graceful=False)

    with caplog.at_level(logging.WARNING, "dreamtable"):
        assert results(series.run(chunks(), backend="ray", done=done)) == alone
    assert len(played) == len(chunks())
    assert losses(caplog) <= 1, "no more than the chunk in the hands of the lost node"
    with pytest.raises(Invalid, match="unknown_bot"):
        series.run(series.plan(GAME, "{}", ("deep", "random"), 2, 1), backend="ray")


@pytest.mark.slow
def test_what_a_game_refuses_comes_back_from_other_processes() -> None:
    with pytest.raises(Invalid, match="unknown_bot"):
        series.run(series.plan(GAME, "{}", ("deep", "random"), 64, 1), processes=2)
