"""Writing made comparable: case, accents, articles and punctuation do not matter."""

from __future__ import annotations

import re
import unicodedata

ARTICLES = frozenset({"a", "an", "the", "some", "my", "your"})
# Letters that no accent can be taken from.
LIGATURES = str.maketrans({"ł": "l", "ø": "o", "đ": "d", "ß": "ss", "æ": "ae", "œ": "oe", "ı": "i"})


def fold(text: str) -> str:
    """Lower case without accents.

    >>> fold("Éléphant"), fold("słoń"), fold("gà trống")
    ('elephant', 'slon', 'ga trong')
    """
    if text.isascii():
        return text.lower()
    spread = unicodedata.normalize("NFKD", text.lower())
    return "".join(letter for letter in spread if not unicodedata.combining(letter)).translate(LIGATURES)


def letters(text: str) -> str:
    """Only the folded letters and digits, joined: "Ice-cream" and "ice cream" are the same."""
    return re.sub(r"[\W_]+", "", fold(text))


def bare(text: str) -> str:
    """Folded words without a leading article, separated by one space."""
    words = re.findall(r"[^\W_]+", fold(text).replace("'", "").replace("’", ""))
    while len(words) > 1 and words[0] in ARTICLES:
        words = words[1:]
    return " ".join(words)
