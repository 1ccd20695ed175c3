"""Notices of nodes are short, and say only which tables have changed."""

from __future__ import annotations

from dreamtable.store import notify
from dreamtable.tables.public_table_facts import ChatLine
from dreamtable.tables.store_interface import StoredChange
from support.stored_tables import entry, record


def test_a_batch_is_one_message() -> None:
    changes = [
        StoredChange("a", None, [entry(1), entry(2)]),
        StoredChange("b", record("b"), [entry(9)]),
        StoredChange("c", at=5),
    ]
    changes += [StoredChange("b", None, [entry(10)]), StoredChange("d", chat=[ChatLine(1, 0, "Ada", "hi", 1.0)])]
    assert notify.decode_sign(notify.encode_sign(sign := notify.SentSign("node", "t", 2, "clap"))) == sign
    (message,) = notify.encode("node", notify.notices_of(changes))
    assert notify.decode_sign(message) is None
    node, notices = notify.decode(message)
    assert node == "node" and dict(notices) == {"a": 2, "b": notify.RELOAD, "d": notify.RELOAD}
    assert notify.encode("node", []) == []


def test_a_batch_that_is_too_long_is_several() -> None:
    many = [notify.Notice(f"{k:022}", k) for k in range(1000)]
    messages = notify.encode("node", many)
    assert len(messages) > 1 and all(len(m) < 8000 for m in messages)
    assert [one for m in messages for one in notify.decode(m)[1]] == many
