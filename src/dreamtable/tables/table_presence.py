"""Who is at a live table: the others are told when somebody comes or goes, and when it matters that they are away."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from dreamtable.tables import seats as seating
from dreamtable.tables.presence import Listener, Presence
from dreamtable.tables.table_facts import Doors

if TYPE_CHECKING:
    from dreamtable.tables.table import Table

MOMENT = 20  # milliseconds by which a loop's timer may be early


class Company(Presence):
    __slots__ = ("_table",)

    def __init__(self, table: Table) -> None:
        super().__init__(table.house.grace)
        self._table = table

    def attach(self, listener: Listener) -> None:
        table = self._table
        if self.come(listener):
            table.house.node.came(table, listener.guest)
            if seating.of(table.record.seats, listener.guest):
                self.refresh(but=listener)
            self.await_host()

    def detach(self, listener: Listener) -> None:
        table = self._table
        if self.go(listener):
            table.house.node.went(table, listener.guest)
            if seating.of(table.record.seats, listener.guest):
                self._missed()

    def meet(self, guests: frozenset[str]) -> None:
        """Who is connected to other processes."""
        if self.others(guests):
            self._missed()

    def await_host(self) -> None:
        """Should they not come back in time, somebody else is to know of their powers."""
        if left := self.grace_of(self._table.record.host):
            self._refresh_after(left)

    def _missed(self) -> None:
        self.refresh()
        self._refresh_after(self._grace)

    def _refresh_after(self, grace: int) -> None:
        """Then the host's powers pass on, and bots may stand in."""
        asyncio.get_running_loop().call_later((grace + MOMENT) / 1000, self.refresh)

    def refresh(self, but: Listener | None = None) -> None:
        """Only the facts have changed."""
        self._table.stage.facts_changed()
        for listener in list(self.listeners):
            if listener is not but:
                listener.changed()

    def send_away(self) -> None:
        """Behind closed doors there are only those who sit."""
        record = self._table.record
        if record.doors == Doors.CLOSED:
            for listener in list(self.listeners):
                if not seating.of(record.seats, listener.guest):
                    listener.sent_away("doors_closed", "The host has closed the doors.")
