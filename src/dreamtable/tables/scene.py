"""What is the same for everyone who looks at a table, made once for each change."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import msgspec
from msgspec import Raw

from dreamtable.tables import clock as clocks
from dreamtable.tables.facts import Clock, Phase, Result

if TYPE_CHECKING:
    from dreamtable.tables.table import Table


class Scene(NamedTuple):
    version: int
    facts: Raw
    waiting: list[int]
    clocks: list[Clock]
    result: Result | None


class Stage:
    __slots__ = ("_facts", "_scene", "_table", "number")

    def __init__(self, table: Table) -> None:
        self._table = table
        self._facts: Raw | None = None
        self._scene: Scene | None = None
        self.number = 0  # changes whenever the facts do

    def facts_changed(self) -> None:
        self._facts = None
        self.number += 1

    def scene(self) -> Scene:
        """As it is now.  While somebody is away the facts change by themselves."""
        table, scene = self._table, self._scene
        if scene is None or scene.version != table.version or scene.facts is not self._facts or scene.clocks:
            away = table.ticking and any(s.guest and not table.presence.here(s.guest) for s in table.record.seats)
            if self._facts is None or away:
                self._facts = Raw(msgspec.json.encode(table.facts()))
            waiting = table.gallery.waiting if table.gallery else []
            scene = Scene(table.version, self._facts, waiting, self._clocks(), self._result())
            self._scene = None if away else scene
        return scene

    def _clocks(self) -> list[Clock]:
        table = self._table
        if table.course is None or not table.course.clocks:
            return []
        return clocks.shown(table.course.clocks, table.time.now(), table.ticking)

    def _result(self) -> Result | None:
        table = self._table
        if table.record.phase != Phase.OVER or table.course is None:
            return None
        return Result(table.course.position.payoffs(), table.record.secret, list(table.record.nonces))
