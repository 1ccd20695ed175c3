"""Which words the lexicon lists, and which of them are nouns that one could draw."""

from __future__ import annotations

import math
import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass

from tools.lexicon.graph import STOP
from tools.lexicon.wordnet import PERSON, PICTURABLE, WordNet

WORDS = 30_000
NOUNS = 5_000
RAREST_CLUE = 2.8  # Zipf frequency
OFTEN_SEEN = 3.3  # Zipf frequency from which a string that WordNet does not list (that, andy) is no misspelling
# WordNet files these under things, creatures and places, but nobody could draw them, or they are rather names.
_VAGUE = """
accused addition air android arc architecture area assembly assistant attraction ben benjamin billy block bobby bond
bottom boundary brad casting center character circuit classic cole commons consequence consumer costa counter county
covering current dean delta derby device direction district dive doc earl effect end energy equipment exchange executive
facial facility facing felt female filling front generic gravity guy hack hanging heat helping home housing
immune import infrastructure innovation interior ion jean john khan landing lap layer liberal load loading mac male
material maria max member middle mike mine mini minister mixture murphy must nobody official opening origin output panel
piece place platform portfolio position post premier pressure product provisions radiation ray recording region remains
rep representative residence response result segment serving setting setup side site solution source spectrum spoke spot
state strain strip structure stuff surface suspension system territory till tip tom top trend trump unit venue world
zone
"""
VAGUE = frozenset(_VAGUE.split())
SHAPE = re.compile("[a-z]{2,16}")
OTHER_SHAPE = re.compile("[a-z]{3,20}")


@dataclass(frozen=True)
class Vocabulary:
    """The words of the lexicon."""

    words: tuple[str, ...]
    nouns: tuple[str, ...]  # what a clue may point to
    clues: tuple[str, ...]  # words that are fit for a clue
    zipf: tuple[float, ...]  # the frequency of each word

    @property
    def place(self) -> dict[str, int]:
        """The index of each word."""
        return {word: k for k, word in enumerate(self.words)}


def choose(
    net: WordNet,
    known: set[str],
    concepts: dict[str, int],
    elements: Iterable[str],
    written: Iterable[str],
    indecent: Callable[[str], bool],
) -> Vocabulary:
    """The most frequent words that have a vector and a meaning; Elements and their written clues are always listed."""
    from lemminflect import getAllLemmas
    from wordfreq import top_n_list, zipf_frequency

    def inflected(word: str) -> bool:
        lemmas = {lemma for forms in getAllLemmas(word).values() for lemma in forms}
        return bool(lemmas) and word not in lemmas

    deck = [word for word in dict.fromkeys(elements) if word in known]
    words = dict.fromkeys(deck)
    words.update(
        dict.fromkeys(
            word
            for word in written
            if word in known and SHAPE.fullmatch(word) and (word in net.senses or not inflected(word))
        )
    )
    for word in top_n_list("en", 150_000):
        if len(words) >= WORDS:
            break
        if not SHAPE.fullmatch(word) or word not in known:
            continue
        # "batman" and "lego" have no entry in WordNet, although people say them.
        named = concepts.get(word, 0) >= 4 and not inflected(word)
        if (word in net.senses and len(word) > 2) or named:
            words[word] = None
    # Everyday things are those that people name often and have much to say about.
    everyday = {word: zipf_frequency(word, "en") + 0.5 * math.log1p(concepts.get(word, 0)) for word in words}
    nouns = dict.fromkeys(deck)
    for word in sorted(words, key=lambda word: (-everyday[word], word)):
        if len(nouns) >= NOUNS:
            break
        if word not in VAGUE and drawable(net, word) and not inflected(word) and not indecent(word):
            nouns[word] = None
    zipf = {word: float(zipf_frequency(word, "en")) for word in sorted(words)}
    clues = tuple(
        word
        for word in zipf
        if zipf[word] >= RAREST_CLUE
        and len(word) > 2
        and net.common(word)
        and word not in STOP
        and not inflected(word)
        and not indecent(word)
    )
    return Vocabulary(tuple(zipf), tuple(sorted(nouns)), clues, tuple(zipf.values()))


def other_words(net: WordNet, words: Iterable[str]) -> list[str]:
    """Words that exist, although the lexicon knows nothing about them: rare ones, small ones, names that all know."""
    from wordfreq import top_n_list, zipf_frequency

    rare = {word for word in net.senses if OTHER_SHAPE.fullmatch(word) and net.common(word)}
    often = {word for word in top_n_list("en", 150_000) if zipf_frequency(word, "en") >= OFTEN_SEEN}
    return sorted((rare | {word for word in often if OTHER_SHAPE.fullmatch(word)}) - {*words})


def drawable(net: WordNet, word: str) -> bool:
    """Whether a word is mostly used as a noun, and its first sense is a thing, a creature or a place, not a name."""
    senses = net.of(word, "n")
    if len(word) < 3 or not senses or not net.common(word):
        return False
    used = net.counts.get((word, "n"), 0)
    if used < sum(net.counts.get((word, part), 0) for part in "var"):
        return False
    first = senses[0]
    if first.kind not in PICTURABLE or any(p.symbol == "@i" for p in first.pointers):
        return False
    # Peoples ("Greek") are persons to WordNet, but nobody could draw them; they are written with a capital.
    spelled = first.spelled[first.words.index(word)] if word in first.words else word
    return not (first.kind == PERSON and spelled[:1].isupper())
