"""What nodes say to each other is short, and says only where to look."""

from __future__ import annotations

from dreamtable.store import notify as news
from dreamtable.tables.ports import StoredChange
from dreamtable.tables.table_facts import ChatLine
from store.house import entry, record


def test_a_batch_is_one_message() -> None:
    changes = [
        StoredChange("a", None, [entry(1), entry(2)]),
        StoredChange("b", record("b"), [entry(9)]),
        StoredChange("c", at=5),
    ]
    changes += [StoredChange("b", None, [entry(10)]), StoredChange("d", chat=[ChatLine(1, 0, "Ada", "hi", 1.0)])]
    (message,) = news.write("node", news.of(changes))
    node, told = news.read(message)
    assert node == "node" and dict(told) == {"a": 2, "b": news.LOOK, "d": news.LOOK}
    assert news.write("node", []) == []


def test_a_batch_that_is_too_long_is_several() -> None:
    many = [news.News(f"{k:022}", k) for k in range(1000)]
    messages = news.write("node", many)
    assert len(messages) > 1 and all(len(m) < 8000 for m in messages)
    assert [one for m in messages for one in news.read(m)[1]] == many
