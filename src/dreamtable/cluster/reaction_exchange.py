"""Signs that people send reach those who are connected to other nodes, too; nobody keeps them, and one may be lost."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from contextlib import suppress

from dreamtable.kit.errors import Problem
from dreamtable.store import notify
from dreamtable.store.postgres import PostgresStore
from dreamtable.tables.people.reactions import Sign
from dreamtable.tables.table import Table


class SignExchange:
    """Tells signs to other nodes, and shows theirs."""

    def __init__(self, store: PostgresStore) -> None:
        self._store = store
        self._sending: set[asyncio.Task[None]] = set()

    def send(self, table: str, seat: int, sign: str) -> None:
        """Tell a sign to all other nodes, without waiting."""
        message = notify.encode_sign(notify.SentSign(self._store.node, table, seat, sign))
        task = asyncio.get_running_loop().create_task(self._send(message))
        self._sending.add(task)
        task.add_done_callback(self._sending.discard)

    async def _send(self, message: str) -> None:
        with suppress(Problem):
            await self._store.fetch(notify.NOTIFY, [message])

    def show(self, sent: notify.SentSign, tables: Mapping[str, Table]) -> None:
        """Show a sign that came through another node at its table, if that is loaded here."""
        table = tables.get(sent.table)
        if table is not None and sent.node != self._store.node:
            with suppress(ValueError):  # a newer node may know more signs
                table.react_elsewhere(sent.seat, Sign(sent.sign))

    def stop(self) -> None:
        """Send nothing more."""
        for task in self._sending:
            task.cancel()
