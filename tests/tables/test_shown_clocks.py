"""Clocks as a snapshot shows them: only those that run or are paused, with no more time left than they allow."""

from dreamtable.play.clocks import wind
from dreamtable.tables.snapshot import shown_clocks


def test_a_clock_that_was_started_ahead_of_our_time_shows_no_more_than_it_allows() -> None:
    runs = wind((), [(5000, 1)], 300)
    assert [c.left for c in shown_clocks(runs, 100, True)] == [5000]


def test_clocks_that_are_off_are_not_shown() -> None:
    runs = wind((), [(0, 1), (4000, 1)], 0)
    assert [(c.clock, c.left, c.running) for c in shown_clocks(runs, 1000, True)] == [(1, 3000, True)]
    assert [c.running for c in shown_clocks(runs, 1000, False)] == [False]
