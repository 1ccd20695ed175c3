"""A table's options, between JSON and a game's own type.

A list of words that the table has brought is in its option `deck`, whole, so that a stored game and a replay need
nothing else; an album is in its option `pictures`, which names the pictures that the store holds.  Clients are shown
the codes of both in their places.
"""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import Raw, Struct

from dreamtable.kit.game import Game
from dreamtable.kit.options import GameOptions
from dreamtable.kit.picture_album import read_album
from dreamtable.kit.word_list import code_of, read_word_list

DECK = "deck"  # the option that holds a list of words
PICTURES = "pictures"  # the option that names pictures


class DeckFacts(Struct, frozen=True):
    """What a list says of a list of words."""

    code: str  # made of the words: equal lists have equal codes
    game: str
    title: str
    language: str  # a code such as "fr", or "" if nobody said
    words: int


class AlbumFacts(Struct, frozen=True):
    """What is said of an album."""

    code: str  # made of title and pictures: equal albums have equal codes
    title: str
    pictures: tuple[str, ...]  # their names, in their order


def options_of(game: Game, stored: Raw, rules: int) -> GameOptions:
    """Options in the game's own type, from JSON; what is left out meant the default of that version of the rules.

    Raises Invalid if an option cannot be so, or if games of that version cannot be played here.
    """
    return game.options(game.former_defaults(rules) | msgspec.json.decode(stored, type=dict))


def store_options(game: Game, given: dict[str, Any], present: Raw | None = None) -> Raw:
    """Options in their canonical form, with defaults left out; raises Invalid.

    The code of a list of words or an album that is among the `present` options stands for it.
    """
    for name, text in _brought(game, present).items() if present is not None else ():
        if given.get(name) == code_of(text):
            given = given | {name: text}
    return Raw(msgspec.json.encode(game.options(given)))


def brought_in(stored: Raw, name: str = DECK) -> str:
    """The list of words, or the album, that the table has brought; an empty text for none."""
    return str(msgspec.json.decode(stored, type=dict).get(name, "")) if f'"{name}"'.encode() in bytes(stored) else ""


def _brought(game: Game, stored: Raw) -> dict[str, str]:
    """What a table has brought, by the option that holds it."""
    names = [name for name, takes in ((DECK, game.own_words), (PICTURES, game.own_pictures)) if takes]
    return {name: text for name in names if (text := brought_in(stored, name))}


def shown_options(game: Game, stored: Raw) -> Raw:
    """Options as clients are shown them: a list of words and an album as their codes."""
    codes = {name: code_of(text) for name, text in _brought(game, stored).items()}
    return Raw(msgspec.json.encode(msgspec.json.decode(stored, type=dict) | codes)) if codes else stored


def deck_facts(game: Game, text: str) -> DeckFacts | None:
    """What is said of a list of words in its normal form; None for an empty text, or in a game that takes no list."""
    if not text or game.own_words is None:
        return None
    words = read_word_list(text, game.own_words)
    return DeckFacts(code_of(text), game.name, words.title, words.language, len(words.entries))


def album_facts(game: Game, text: str) -> AlbumFacts | None:
    """What is said of an album in its normal form; None for an empty text, or in a game that takes no pictures."""
    if not text or not game.own_pictures:
        return None
    album = read_album(text)
    return AlbumFacts(album.code, album.title, album.pictures)
