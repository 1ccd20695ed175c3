"""What is the same for everyone who looks at a table, made once for each change."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import msgspec

from dreamtable.play.clocks import ClockRun
from dreamtable.tables.table_facts import Clock, Phase, Result

if TYPE_CHECKING:
    from dreamtable.tables.table import Table

encode = msgspec.json.Encoder().encode


class Stage:
    __slots__ = ("_facts", "_scene", "_table", "number")

    def __init__(self, table: Table) -> None:
        self._table = table
        self._facts = b""
        self._scene = b""
        self.number = 0  # changes whenever the facts do

    def facts_changed(self) -> None:
        self._facts = self._scene = b""
        self.number += 1

    def moved_on(self) -> None:
        """There is a new version."""
        self._scene = b""

    def scene(self) -> bytes:
        """The last members of a snapshot, which are the same for everyone, as they are sent."""
        return self._scene or self._set()

    def _set(self) -> bytes:
        """While somebody is away, or a clock runs, it is another scene every time."""
        table = self._table
        facts = self._facts
        if not facts:
            facts = encode(table.facts())
            counting = table.record.phase == Phase.PLAYING
            if not (counting and any(s.guest and not table.presence.here(s.guest) for s in table.record.seats)):
                self._facts = facts
        clocks = self._clocks()
        scene = b"".join(
            (
                b',"version":%d,"table":' % table.version,
                facts,
                b',"clocks":',
                encode(clocks) if clocks else b"[]",
                b',"result":',
                encode(self._result()) if table.record.phase == Phase.OVER else b"null",
                b"}",
            )
        )
        if self._facts and not clocks:
            self._scene = scene
        return scene

    def _clocks(self) -> list[Clock]:
        table = self._table
        if table.course is None or not table.course.clocks:
            return []
        return shown(table.course.clocks, table.time.now(), table.ticking)

    def _result(self) -> Result | None:
        table = self._table
        if table.course is None:
            return None
        return Result(table.course.position.payoffs(), table.record.secret, list(table.record.nonces))


def shown(runs: Sequence[ClockRun], now: float, ticking: bool) -> list[Clock]:
    """The clocks of a game as they stand at a table time; none runs while the table's time stands still."""
    return [
        Clock(k, run.allowed, round(run.left_at(now)), run.running and ticking)
        for k, run in enumerate(runs)
        if run.allowed
    ]
