"""The benchmark plays: what it measures is for people to read."""

import pytest

from dreamtable.lab.bench_server import bench_server


@pytest.mark.slow
def test_a_small_crowd_plays_and_is_measured() -> None:
    (report,) = bench_server(tables=(2,), seats=3, seconds=4, rate=50)
    assert report.tables == 2 and report.refusals == 0
    assert report.moves_per_second > 0 and report.moves_per_cpu_second > 0 and report.p99 >= report.p50 > 0
    assert report.latest_clock > 0, "clocks ran out meanwhile"
