"""The clocks in a snapshot are those that the rules have started, as they stand at that moment."""

from dreamtable.play.clocks import wind
from dreamtable.tables.scene import shown


def test_a_clock_that_was_started_ahead_of_our_time_shows_no_more_than_it_allows() -> None:
    runs = wind((), [(5000, 1)], 300)
    assert [c.left for c in shown(runs, 100, True)] == [5000]
    assert runs[0].left_at(1300) == 4000


def test_clocks_that_are_off_are_not_shown() -> None:
    assert wind((), [(0, 1)], 0) == ()
    runs = wind((), [(0, 1), (4000, 1)], 0)
    assert [(c.clock, c.left, c.running) for c in shown(runs, 1000, True)] == [(1, 3000, True)]
    assert [c.running for c in shown(runs, 1000, False)] == [False]
