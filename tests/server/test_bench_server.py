"""The benchmark plays: what it measures is for people to read."""

import pytest

from dreamtable.lab.bench_server import bench_server
from dreamtable.lab.load.load_process import UNLIMITED, LoadSettings, load
from dreamtable.server.server_process import running


@pytest.mark.slow
def test_a_small_crowd_plays_and_is_measured() -> None:
    (report,) = bench_server(tables=(2,), seats=3, seconds=4, rate=50)
    assert report.tables == 2 and report.refusals == 0
    assert report.moves_per_second > 0 and report.moves_per_cpu_second > 0 and report.p99 >= report.p50 > 0
    assert report.latest_clock > 0, "clocks ran out meanwhile"


@pytest.mark.slow
def test_a_crowd_may_have_more_sockets_than_one_network_is_allowed() -> None:
    (report,) = bench_server(tables=(60,), seconds=0.5)
    assert report.moves_per_second > 0 and report.refusals == 0


def test_a_crowd_that_is_refused_says_so_instead_of_waiting() -> None:
    with (
        running(**UNLIMITED | {"most_sockets": 8}) as server,
        pytest.raises(RuntimeError, match="the load could not be started"),
        load(LoadSettings([server.address], tables=5, seats=4)),
    ):
        pass
