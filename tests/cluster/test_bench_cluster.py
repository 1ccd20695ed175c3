"""`dreamtable bench nodes` really plays on two nodes and measures something."""

import pytest

from dreamtable.lab.bench_cluster import bench_nodes


@pytest.mark.slow
def test_a_small_crowd_is_spread_over_two_nodes_and_measured() -> None:
    # With fewer tables, a quick machine plays every game to its end before it is measured.
    (row,) = bench_nodes(nodes=(2,), tables=(20,), seconds=0.5, rate=50, warm_up=0.2)
    assert (row.nodes, row.tables, row.seats) == (2, 20, 4)
    assert row.moves_per_second > 0 and row.node_cost > 0 and row.steady_rate > 0 and row.steady_p99 > 0
