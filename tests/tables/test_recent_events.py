"""The recent events of a table are the same whether they are packed or not."""

from __future__ import annotations

from msgspec import Raw

from dreamtable.play.sent_events import FadingEvent, SentEvent
from dreamtable.tables.recent_events import RECENT, RecentEvents


def event(number: int) -> SentEvent:
    kind = FadingEvent if number % 7 == 0 else SentEvent
    return kind(number, False, f"Ada draws card {number}.", Raw(b'{"type":"drawn","card":%d}' % number))


def test_what_is_packed_is_what_was_told() -> None:
    recent, told = RecentEvents(), []
    for first in range(0, 400, 4):  # by ones, twos, threes and all at once
        new = [event(number) for number in range(first, first + 1 + first // 4 % 4)]
        recent.add(new)
        told += new
        assert recent.all() == told[-RECENT:]
        assert [type(one) for one in recent.all()] == [type(one) for one in told[-RECENT:]]
        for seq in (-1, first - 1, first - 9, told[-1].seq):
            assert recent.after(seq) == [one for one in told[-RECENT:] if one.seq > seq]


def test_what_was_taken_back_is_not_told_again() -> None:
    recent = RecentEvents()
    recent.add([event(number) for number in range(35)])
    recent.add([event(35)])
    recent.forget_after(12)
    recent.add([event(40)])
    assert [one.seq for one in recent.all()] == [*range(13), 40]
