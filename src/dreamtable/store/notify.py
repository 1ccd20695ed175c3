"""What nodes tell each other about a commit: which tables have changed, and up to which step.  Never what happened."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from dreamtable.tables.ports import StoredChange

CHANNEL = "dreamtable"
LONGEST = 7900  # bytes; PostgreSQL takes fewer than 8000
LOOK = 0  # instead of a step: more than the log has changed
PEOPLE = -1  # somebody came or went
FREE = -2  # nobody runs it any more


class News(NamedTuple):
    table: str
    step: int


def of(changes: Iterable[StoredChange]) -> list[News]:
    told: dict[str, int] = {}
    for change in changes:
        if change.record is not None or change.chat or change.seen:
            told[change.table] = LOOK
        elif change.entries and told.get(change.table) != LOOK:
            told[change.table] = change.entries[-1].seq
    return [News(*one) for one in told.items()]


def write(node: str, news: Iterable[News]) -> list[str]:
    """As few messages as they fit into; one, for any batch of an ordinary evening."""
    messages: list[str] = []
    line = node
    for table, step in news:
        word = f" {table}:{step}"
        if len(line) + len(word) > LONGEST:
            messages.append(line)
            line = node
        line += word
    return [*messages, line] if line != node else messages


def read(message: str) -> tuple[str, Iterator[News]]:
    node, *words = message.split(" ")
    return node, (News(table, int(step)) for table, _, step in (word.rpartition(":") for word in words))
