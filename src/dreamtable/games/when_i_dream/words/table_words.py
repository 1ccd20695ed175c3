"""The words on the cards of a table: those of the game in its language, or a deck that the table has brought."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from dreamtable.games.when_i_dream.cards import CARDS, ELEMENTS, FACES
from dreamtable.games.when_i_dream.options import OWN_WORDS
from dreamtable.games.when_i_dream.state import LANGUAGES, State
from dreamtable.games.when_i_dream.words.element_names import names
from dreamtable.kit.text import Said
from dreamtable.kit.word_list import read_word_list

DECK = "deck"  # the kind of what is written beside the state before the first move


class TableWords(msgspec.Struct, frozen=True):
    """What a table plays with; equal for tables that play with the same words."""

    language: str  # a code, or "" if the author of a deck has not said
    deck: str = ""  # the normal form of a deck that the table has brought

    @property
    def known(self) -> bool:
        """Whether the game's own words are in this language, so that there is a referee and bots who know it."""
        return self.language in LANGUAGES

    def name(self, element: int) -> str:
        """The word of an Element.  Words of a deck beyond the first 110 are further faces of the same cards."""
        if not self.deck:
            return names(self.language)[element]
        card, face = divmod(element, FACES)
        entries = read_word_list(self.deck, OWN_WORDS).entries
        faces = range(card, len(entries), CARDS)
        return entries[faces[face % len(faces)]].word

    def picture(self, element: int) -> str | None:
        """What the picture of an Element is called; a word that the table has brought has none."""
        return None if self.deck else ELEMENTS[element]


def table_words(s: State, said: Sequence[Said]) -> TableWords:
    """The words of the table with this state and this beside it."""
    if said and said[0].kind == DECK:
        return own_words(said[0].text)
    return TableWords(LANGUAGES[s.language])


def own_words(deck: str) -> TableWords:
    """The words of a deck in its normal form."""
    return TableWords(read_word_list(deck, OWN_WORDS).language, deck)
