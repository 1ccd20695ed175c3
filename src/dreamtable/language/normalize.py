"""Text made comparable: case, accents, articles and punctuation are taken away."""

from __future__ import annotations

import re
import unicodedata

ARTICLES = frozenset({"a", "an", "the", "some", "my", "your"})
# Unicode does not decompose these letters into a base letter and an accent.
LIGATURES = str.maketrans({"ł": "l", "ø": "o", "đ": "d", "ß": "ss", "æ": "ae", "œ": "oe", "ı": "i"})


def fold(text: str) -> str:
    """The text in lower case and without accents.

    >>> fold("Éléphant"), fold("słoń"), fold("gà trống")
    ('elephant', 'slon', 'ga trong')
    """
    if text.isascii():
        return text.lower()
    spread = unicodedata.normalize("NFKD", text.lower())
    return "".join(letter for letter in spread if not unicodedata.combining(letter)).translate(LIGATURES)


def letters(text: str) -> str:
    """The folded letters and digits of a text, joined: "Ice-cream" and "ice cream" give the same."""
    return re.sub(r"[\W_]+", "", fold(text))


def bare(text: str) -> str:
    """The folded words of a text without a leading article, separated by single spaces."""
    words = re.findall(r"[^\W_]+", fold(text).replace("'", "").replace("’", ""))
    while len(words) > 1 and words[0] in ARTICLES:
        words = words[1:]
    return " ".join(words)
