"""Lists of words that guests keep, the same in both stores."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import pytest

from dreamtable.kit.errors import Illegal
from dreamtable.kit.word_list import code_of
from dreamtable.store.decks import MOST, KeptDeck, deck_by_code, decks_of, keep_deck, remove_deck
from dreamtable.store.personal_data import erase_guest, export_guest
from dreamtable.tables.store_interface import Store

Open = Callable[[], Awaitable[Store]]
DECK = KeptDeck("when_i_dream", "phở\ncon mèo")


def test_a_list_is_kept_shared_by_its_code_removed_and_forgotten_with_its_guest(open_real_store: Open) -> None:
    async def work() -> None:
        store = await open_real_store()
        code = code_of(DECK.text)
        for guest in ("ada", "bo", "ada"):
            await keep_deck(store, guest, DECK)
        await store.close()
        store = await open_real_store()
        assert await decks_of(store, "ada") == [DECK] == await decks_of(store, "bo")
        assert await deck_by_code(store, code) == DECK and await deck_by_code(store, "ZZZZZZZZ") is None
        await remove_deck(store, "ada", code)
        assert await decks_of(store, "ada") == [] and await deck_by_code(store, code) == DECK
        assert [deck.code for deck in (await export_guest(store, "bo")).decks] == [code]
        await erase_guest(store, "bo")
        assert await deck_by_code(store, code) is None
        for number in range(MOST):
            await keep_deck(store, "ada", KeptDeck("when_i_dream", f"word{number}"))
        await keep_deck(store, "ada", KeptDeck("when_i_dream", "word0"))
        with pytest.raises(Illegal) as refused:
            await keep_deck(store, "ada", DECK)
        assert refused.value.code == "deck_full"
        await store.close()

    asyncio.run(work())
