"""Lists of words in the store: each guest's own, found by anyone who has the code."""

from __future__ import annotations

from msgspec import Struct

from dreamtable.kit import clocks_and_entropy
from dreamtable.kit.errors import Illegal
from dreamtable.kit.word_list import code_of
from dreamtable.tables.store_interface import Store

MOST = 40  # lists that one guest may keep


class KeptDeck(Struct, frozen=True):
    """A list of words in its normal form, and the game that it is for."""

    game: str
    text: str


async def keep_deck(store: Store, guest: str, deck: KeptDeck) -> None:
    """Keep a list for a guest; raises Illegal if they have too many."""
    code = code_of(deck.text)
    others = "SELECT count(*) FROM decks WHERE guest = ? AND code != ?"
    (((count,),),) = await store.run((others, (guest, code)))
    if count >= MOST:
        raise Illegal("deck_full", f"You keep {MOST} lists already; remove one first.")
    sql = "INSERT INTO decks (guest, code, game, text, made) VALUES (?, ?, ?, ?, ?) ON CONFLICT DO NOTHING"
    await store.run((sql, (guest, code, deck.game, deck.text, clocks_and_entropy.wall())))


async def decks_of(store: Store, guest: str) -> list[KeptDeck]:
    """Return the lists that a guest keeps, the newest first."""
    ((*found,),) = await store.run(("SELECT game, text FROM decks WHERE guest = ? ORDER BY made DESC", (guest,)))
    return [KeptDeck(game, text) for game, text in found]


async def deck_by_code(store: Store, code: str) -> KeptDeck | None:
    """Return the list with this code, whoever keeps it; None if nobody does."""
    ((*found,),) = await store.run(("SELECT game, text FROM decks WHERE code = ? LIMIT 1", (code,)))
    return KeptDeck(*found[0]) if found else None


async def remove_deck(store: Store, guest: str, code: str) -> None:
    """Keep a list no longer for a guest; games that were begun with it have its words."""
    await store.run(("DELETE FROM decks WHERE guest = ? AND code = ?", (guest, code)))
