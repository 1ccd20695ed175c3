"""Tell those who stored changes how it went."""

from __future__ import annotations

import logging
from collections.abc import Iterable

from dreamtable.tables.store_interface import Committed

log = logging.getLogger("dreamtable.store")


def call_back(results: Iterable[tuple[Committed, Exception | None]]) -> None:
    """Call every callback with its error or None; one that fails does not keep the others from being called."""
    for done, error in results:
        try:
            done(error)
        except Exception:
            log.exception("a table could not go on")
