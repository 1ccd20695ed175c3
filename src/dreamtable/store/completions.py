"""Whoever asked for a change is told how it went."""

from __future__ import annotations

import logging
from collections.abc import Iterable

from dreamtable.tables.ports import Committed

log = logging.getLogger("dreamtable.store")


def tell(answers: Iterable[tuple[Committed, Exception | None]]) -> None:
    for done, error in answers:
        try:
            done(error)
        except Exception:  # one table's trouble is not the others'
            log.exception("a table could not go on")
