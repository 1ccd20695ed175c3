"""The benchmark plays on two nodes: what it measures is for people to read."""

import pytest

from dreamtable.lab import bench_cluster as bench


@pytest.mark.slow
def test_a_small_crowd_is_spread_over_two_nodes_and_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "WARM_UP", 0.2)
    # With fewer tables, a quick machine plays every game to its end before it is measured.
    (row,) = bench.bench_nodes(nodes=(2,), tables=(20,), seconds=0.5, rate=50)
    assert (row.nodes, row.tables, row.seats) == (2, 20, 4)
    assert row.moves_per_second > 0 and row.node_cost > 0 and row.steady_rate > 0 and row.steady_p99 > 0
