"""The regular inflections of English."""

from __future__ import annotations

from collections.abc import Container, Iterator

VOWELS = frozenset("aeiou")


def regular_lemmas(word: str, known: Container[str]) -> list[str]:
    """The known words that `word` is a regular plural, past, gerund or comparative of.

    >>> regular_lemmas("roosters", {"rooster"})
    ['rooster']
    >>> regular_lemmas("running", {"run"})
    ['run']
    """
    return list(dict.fromkeys(lemma for lemma in _candidates(word) if lemma in known and lemma != word))


def _candidates(word: str) -> Iterator[str]:
    """Every string that would inflect to `word` by the regular rules, whether it is a word or not."""
    if word.endswith("s") and not word.endswith(("ss", "us", "is")) and len(word) > 3:
        yield word[:-1]
        if word.endswith("ies"):
            yield word[:-3] + "y"
        elif word.endswith(("ses", "xes", "zes", "ches", "shes", "oes")):
            yield word[:-2]
        elif word.endswith("ves"):
            yield word[:-3] + "f"
            yield word[:-3] + "fe"
    for ending in ("ed", "ing", "er", "est"):
        root = word.removesuffix(ending)
        if root != word and len(root) >= 2 and VOWELS.intersection(root + "y"):
            yield root
            yield root + "e"
            if root.endswith("i") and ending != "ing":
                yield root[:-1] + "y"
            if len(root) > 2 and root[-1] == root[-2] and root[-1] not in VOWELS:
                yield root[:-1]
