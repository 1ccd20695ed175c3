"""What a server does again and again by itself: it stores the time of clocks, unloads and forgets tables."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterable

from dreamtable.cluster.node import SharedNode
from dreamtable.kit import clocks_and_entropy
from dreamtable.server.settings import Settings
from dreamtable.server.sockets.session import Session
from dreamtable.store import delete_expired
from dreamtable.store.albums import delete_loose
from dreamtable.tables.lobby import Lobby
from dreamtable.tables.public_table_facts import Phase
from dreamtable.tables.store_interface import Store, StoredChange
from dreamtable.tables.unstarted_tables import Forgetting

log = logging.getLogger("dreamtable.server")
CUT_OFF = 2  # seconds that a node may be cut off before it sends its guests to others: it may only have been held up


class Housekeeping:
    """The round of one server, once a second."""

    def __init__(
        self,
        settings: Settings,
        store: Store,
        lobby: Lobby,
        node: SharedNode | None,
        sessions: Iterable[Session],
        forgetting: Forgetting | None = None,
        prepare: Callable[[str], None] = lambda game: None,
    ) -> None:
        self._settings, self._store, self._lobby, self._node, self._sessions = settings, store, lobby, node, sessions
        self._forgetting = forgetting or Forgetting(store, settings.forget_after)
        self._cut_off = 0  # seconds without the database
        self._prepare, self._playing = prepare, set[str]()

    async def run(self, note_lag: Callable[[float], None], also: Callable[[], Awaitable[None]]) -> None:
        """Keep house for ever; every second, tell how late the round is, and do what the caller wants done `also`."""
        cleaned = 0.0
        settings = self._settings
        while True:
            asleep = clocks_and_entropy.monotonic()
            await asyncio.sleep(1)
            note_lag(max(0.0, clocks_and_entropy.monotonic() - asleep - 1))
            self._lobby.store_times()
            self.check_connection()
            await also()
            if not self._store.well:
                self._store.commit(StoredChange("health", at=0), lambda error: None)  # to know when it is well again
            if clocks_and_entropy.monotonic() - cleaned > min(30.0, settings.unload_after, settings.forget_after / 4):
                cleaned = clocks_and_entropy.monotonic()
                self._lobby.unload_idle(settings.unload_after)
                self._prepare_analyses()
                try:
                    await self._forgetting.sweep(self._lobby.tables)
                    await self._delete_old()
                except Exception as wrong:  # whatever it is, the time of clocks must still be stored
                    log.warning("nothing could be forgotten: %s", wrong)

    def _prepare_analyses(self) -> None:
        """Prepare for the end of games that were being played half a minute ago and still are."""
        tables = self._lobby.tables.values()
        playing = {table.record.game for table in tables if table.record.phase == Phase.PLAYING}
        for game in playing & self._playing:
            self._prepare(game)
        self._playing = playing

    async def _delete_old(self) -> None:
        """Delete finished games and chat that are older than the settings allow, and pictures that nobody keeps."""
        now, settings, alive = clocks_and_entropy.wall(), self._settings, list(self._lobby.tables)
        if gone := await delete_expired.delete_finished(self._store, now - settings.keep_games, alive):
            log.info("deleted %d finished games", gone)
        if gone := await delete_expired.delete_chat(self._store, now - settings.keep_chat, alive):
            log.info("deleted the chat of %d tables", gone)
        if gone := await delete_loose(self._store):
            log.info("deleted %d pictures that nobody keeps", gone)

    def check_connection(self) -> None:
        """Disconnect everyone, once, when this node is cut off from the database: another one may be better off."""
        self._cut_off = self._cut_off + 1 if self._node is not None and self._node.cut_off else 0
        if self._cut_off == CUT_OFF:
            for session in list(self._sessions):
                session.disconnect("restarting", "This server is cut off; please reconnect.")
