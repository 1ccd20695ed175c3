"""What moves of Dream Diary ask about words before the rules take them."""

from __future__ import annotations

from dreamtable.kit.text import Question

OWN_ADJECTIVES = "deck"  # the kind of the list that a table has brought, beside the state
NO_ANCHOR = -1


class AdjectiveQuestion(Question, frozen=True):
    """Whether a word may be asked, given the titles on the table, and which anchor adjective it is.

    Answered by the number of the anchor, or NO_ANCHOR for another proper word; a word that may not be asked raises
    Illegal with the reason.
    """

    word: str
    titles: tuple[str, ...]  # in English
    language: str = "en"
