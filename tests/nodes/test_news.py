"""What nodes say to each other is short, and says only where to look."""

from __future__ import annotations

from dreamtable.store import news
from dreamtable.tables.facts import ChatLine
from dreamtable.tables.storage import Change
from store.house import entry, record


def test_a_batch_is_one_message() -> None:
    changes = [Change("a", None, [entry(1), entry(2)]), Change("b", record("b"), [entry(9)]), Change("c", at=5)]
    changes += [Change("b", None, [entry(10)]), Change("d", chat=[ChatLine(1, 0, "Ada", "hi", 1.0)])]
    (message,) = news.write("node", news.of(changes))
    node, told = news.read(message)
    assert node == "node" and dict(told) == {"a": 2, "b": news.LOOK, "d": news.LOOK}
    assert news.write("node", []) == []


def test_a_batch_that_is_too_long_is_several() -> None:
    many = [news.News(f"{k:022}", k) for k in range(1000)]
    messages = news.write("node", many)
    assert len(messages) > 1 and all(len(m) < 8000 for m in messages)
    assert [one for m in messages for one in news.read(m)[1]] == many
