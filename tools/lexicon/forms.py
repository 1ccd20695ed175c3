"""Inflections, derivations, stems and pronunciations of words."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Sequence
from pathlib import Path
from string import ascii_lowercase, ascii_uppercase

from tools.lexicon.wordnet import WordNet

from dreamtable.language.english_inflections import regular_lemmas

# The phonemes of ARPAbet, each of which gets one letter, so that a pronunciation becomes a short string.
_ARPABET = "AA AE AH AO AW AY B CH D DH EH ER EY F G HH IH IY JH K L M N NG OW OY P R S SH T TH UH UW V W Y Z ZH"
LETTER = dict(zip(_ARPABET.split(), ascii_uppercase + ascii_lowercase))


def irregular(words: Sequence[str], net: WordNet) -> dict[str, tuple[str, ...]]:
    """For each form whose lemmas the regular rules of English get wrong, its true lemmas."""
    from lemminflect import getAllInflections, getAllLemmas

    known = set(words)
    lemmas: dict[str, set[str]] = defaultdict(set)
    for word in words:
        if word in net.senses:
            for forms in getAllInflections(word).values():
                for form in forms:
                    if form != word and re.fullmatch("[a-z]+", form):
                        lemmas[form].add(word)
        for found in getAllLemmas(word).values():
            lemmas[word].update(lemma for lemma in found if lemma != word and lemma in known)
    exceptions = {}
    for form in sorted(lemmas.keys() | known):
        right = lemmas.get(form, set())
        if set(regular_lemmas(form, known)) != right:
            exceptions[form] = tuple(sorted(right))
    return exceptions


def stems(words: Sequence[str]) -> list[str]:
    """The stem of each word."""
    import snowballstemmer

    return [str(stem) for stem in snowballstemmer.stemmer("english").stemWords(list(words))]


def relatives(words: Sequence[str], net: WordNet) -> list[tuple[str, str]]:
    """Pairs of words of which WordNet derives one from the other (baker, bake)."""
    known, pairs = set(words), set()
    for synset in net.synsets.values():
        for pointer in synset.pointers:
            if pointer.symbol in {"+", "\\"} and pointer.from_word and pointer.to_word:
                left = synset.words[pointer.from_word - 1]
                right = net.synsets[pointer.target].words[pointer.to_word - 1]
                if left != right and left in known and right in known:
                    pairs.add((min(left, right), max(left, right)))
    return sorted(pairs)


def sounds(path: Path, words: Sequence[str], clues: Sequence[str]) -> dict[str, str]:
    """The pronunciations, joined by slashes, of every word and of whatever else sounds exactly like a clue word."""
    spoken: dict[str, list[str]] = defaultdict(list)
    for entry, phonemes in re.findall(r'^ +"([^"]+)": "([^"]+)"', path.read_text("utf-8"), re.MULTILINE):
        sound = "".join(LETTER[phoneme.rstrip("012")] for phoneme in phonemes.partition(" #")[0].split())
        word = re.sub(r"\(\d+\)$", "", entry)
        if sound not in spoken[word]:
            spoken[word].append(sound)
    heard = {sound for word in clues for sound in spoken.get(word, ())}
    kept = set(words) | {word for word, said in spoken.items() if word.isalpha() and heard.intersection(said)}
    return {word: "/".join(spoken[word]) for word in sorted(kept) if spoken.get(word)}
