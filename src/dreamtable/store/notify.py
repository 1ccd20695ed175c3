"""What nodes tell each other through PostgreSQL: which tables changed, and up to which step.  Never what happened.

Signs, which everybody may see and nobody keeps, are told as they are.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from dreamtable.tables.store_interface import StoredChange

CHANNEL = "dreamtable"
NOTIFY = f"SELECT pg_notify('{CHANNEL}', told) FROM unnest($1::text[]) AS told"
LONGEST = 7900  # bytes of a message; PostgreSQL takes fewer than 8000
RELOAD = 0  # in the place of a step: more than the log has changed
PRESENCE = -1  # in the place of a step: a guest came or went
RELEASED = -2  # in the place of a step: no node runs the table any more


SIGN = "sign"  # the first word of a message that tells a sign; no node is called so


class SentSign(NamedTuple):
    """A sign that somebody at a table has sent through another node."""

    node: str
    table: str
    seat: int
    sign: str


class Notice(NamedTuple):
    """The news of one table."""

    table: str
    step: int  # the last one of the log, or one of the numbers above


def notices_of(changes: Iterable[StoredChange]) -> list[Notice]:
    """Return what other nodes have to know about some changes, one notice a table."""
    found: dict[str, int] = {}
    for change in changes:
        if change.record is not None or change.chat or change.seen:
            found[change.table] = RELOAD
        elif change.entries and found.get(change.table) != RELOAD:
            found[change.table] = change.entries[-1].seq
    return [Notice(*one) for one in found.items()]


def encode(node: str, notices: Iterable[Notice]) -> list[str]:
    """Return the notices of a node as few messages; those of an ordinary commit fit into one."""
    messages: list[str] = []
    line = node
    for table, step in notices:
        word = f" {table}:{step}"
        if len(line) + len(word) > LONGEST:
            messages.append(line)
            line = node
        line += word
    return [*messages, line] if line != node else messages


def encode_sign(sent: SentSign) -> str:
    """Return a sign as a message."""
    return f"{SIGN} {sent.node} {sent.table} {sent.seat} {sent.sign}"


def decode_sign(message: str) -> SentSign | None:
    """Return the sign that a message tells; None if it tells of tables that changed."""
    if not message.startswith(f"{SIGN} "):
        return None
    _, node, table, seat, sign = message.split(" ")
    return SentSign(node, table, int(seat), sign)


def decode(message: str) -> tuple[str, Iterator[Notice]]:
    """Return the node that sent a message, and its notices."""
    node, *words = message.split(" ")
    return node, (Notice(table, int(step)) for table, _, step in (word.rpartition(":") for word in words))
