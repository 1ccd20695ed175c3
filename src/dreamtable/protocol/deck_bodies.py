"""Bodies of the HTTP calls about lists of words that guests bring."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from dreamtable.tables.public_table_facts import DeckFacts


class NewDeck(Struct, frozen=True, forbid_unknown_fields=True):
    """Keep a list of words: one a line, perhaps with other names of it and words that may not be said about it."""

    game: str
    text: str


class BringDeck(Struct, frozen=True, forbid_unknown_fields=True):
    """Play with the list of words that has this code; an empty one brings the game's own words back."""

    code: Annotated[str, Meta(max_length=16)]


class Deck(Struct, frozen=True):
    """A list of words, whole."""

    facts: DeckFacts
    text: str


class DeckList(Struct, frozen=True):
    """The lists of words that a guest may choose from."""

    mine: list[DeckFacts]  # the newest first
    house: list[DeckFacts]  # from the data folder of the server
