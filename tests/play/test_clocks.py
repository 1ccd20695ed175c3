"""Clocks start anew, go on, pause and run out by what the rules say, in table time."""

from dreamtable.play.clocks import TableTime, due, next_due, wind


def test_a_clock_goes_on_while_its_number_stays_and_starts_anew_when_it_changes() -> None:
    runs = wind((), [(5000, 1)], 0)
    runs = wind(runs, [(5000, 1)], 3000)
    assert runs[0].left_at(3000) == 2000
    runs = wind(runs, [(5000, 2)], 3000)
    assert runs[0].left_at(3000) == 5000


def test_a_paused_clock_keeps_what_is_left() -> None:
    runs = wind((), [(5000, 1)], 0)
    runs = wind(runs, [(-5000, 1)], 1000)
    assert not runs[0].running and runs[0].left_at(60_000) == 4000 and next_due(runs, 60_000) is None
    runs = wind(runs, [(5000, 1)], 60_000)
    assert runs[0].left_at(61_000) == 3000


def test_the_clock_that_ran_out_first_is_due_first() -> None:
    runs = wind((), [(9000, 1), (4000, 1), (5000, 1)], 0)
    assert due(runs, 3999) is None and next_due(runs, 3999) == 1
    assert due(runs, 10_000) == 1


def test_a_clock_that_was_started_ahead_of_our_time_has_no_more_left_than_it_allows() -> None:
    runs = wind((), [(5000, 1)], 300)
    assert runs[0].left_at(100) == 5000 and runs[0].left_at(1300) == 4000


def test_no_clock_is_kept_while_all_are_off() -> None:
    assert wind((), [(0, 1)], 0) == ()


def test_table_time_stands_still_unless_it_runs() -> None:
    seconds = [40.0]
    clock = TableTime(1500, lambda: seconds[0])
    assert clock.now() == 1500 and not clock.running
    clock.run(1000, since=38.0)
    assert clock.now() == 3000 and clock.running
    seconds[0] = 41.5
    assert clock.now() == 4500
    clock.stand(4600)
    seconds[0] = 99.0
    assert clock.now() == 4600 and not clock.running
