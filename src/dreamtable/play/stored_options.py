"""A table's options, between JSON and a game's own type.

A list of words that the table has brought is in its option `deck`, whole, so that a stored game and a replay need
nothing else.  Clients are shown the code of the list in its place.
"""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import Raw, Struct

from dreamtable.kit.game import Game
from dreamtable.kit.options import GameOptions
from dreamtable.kit.word_list import code_of, read_word_list

DECK = "deck"  # the option that holds a list of words


class DeckFacts(Struct, frozen=True):
    """What a list says of a list of words."""

    code: str  # made of the words: equal lists have equal codes
    game: str
    title: str
    language: str  # a code such as "fr", or "" if nobody said
    words: int


def options_of(game: Game, stored: Raw, rules: int) -> GameOptions:
    """Options in the game's own type, from JSON; what is left out meant the default of that version of the rules.

    Raises Invalid if an option cannot be so, or if games of that version cannot be played here.
    """
    return game.options(game.former_defaults(rules) | msgspec.json.decode(stored, type=dict))


def store_options(game: Game, given: dict[str, Any], present: Raw | None = None) -> Raw:
    """Options in their canonical form, with defaults left out; raises Invalid.

    The code of the list of words that is among the `present` options stands for that list.
    """
    deck = "" if present is None else deck_in(present)
    if deck and given.get(DECK) == code_of(deck):
        given = given | {DECK: deck}
    return Raw(msgspec.json.encode(game.options(given)))


def deck_in(stored: Raw) -> str:
    """The list of words that the table has brought, or an empty text."""
    return str(msgspec.json.decode(stored, type=dict).get(DECK, "")) if b'"deck"' in bytes(stored) else ""


def shown_options(stored: Raw) -> Raw:
    """Options as clients are shown them: a list of words as its code."""
    deck = deck_in(stored)
    return Raw(msgspec.json.encode(msgspec.json.decode(stored, type=dict) | {DECK: code_of(deck)})) if deck else stored


def deck_facts(game: Game, text: str) -> DeckFacts | None:
    """What is said of a list of words in its normal form; None for an empty text, or in a game that takes no list."""
    if not text or game.own_words is None:
        return None
    words = read_word_list(text, game.own_words)
    return DeckFacts(code_of(text), game.name, words.title, words.language, len(words.entries))
