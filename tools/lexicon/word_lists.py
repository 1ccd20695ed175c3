"""Names of things in other languages, profanity, and adjectives with their synonyms and antonyms."""

from __future__ import annotations

import json
import unicodedata
from collections import defaultdict
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path

from tools.lexicon.wordnet import Synset, WordNet

from dreamtable.language.languages import language
from dreamtable.language.normalize import letters
from dreamtable.language.profanity import fingerprint

LANGUAGES = ("fr", "es", "de", "it", "pt", "nl", "pl", "vi", "sv", "da", "no", "fi", "cs", "hu", "tr", "ro", "id")
# Words of the profanity lists that nobody minds at a table.
_FINE = """
bareback bite bloody butt christ comer con concha craps crap cul fan franc gat genie hell inferno jesus mama martillo
mona mufti pele pesce pina pinto pitt pot regina rosette satan scat sega stake suck
"""
# Words of the lists that people may type, although bots do not say them.
_INNOCENT = """
ass bondage busty cock damn dick domination escort eunuch fecal fingered fingering grope hardcore heterosexual
homosexual hooker intercourse lolita nude nudity pansy panty playboy poof sadism sex sexual sexuality sexually sexy
skeet snatch spunk swastika swinger tit topless viagra vibrator xxx
"""
# Words that are not dirty, but that no party game needs a bot to say.
_CRUEL = """
abortion abuse atrocity genocide hitler holocaust incest islamist jihad jihadist kidnap lynch massacre militant molest
murder murderer nazi overdose pimp prostitute prostitution qaeda racist rape slaughter slavery suicide taliban
terrorism terrorist torture whore zionist
"""
FINE, INNOCENT, CRUEL = (frozenset(words.split()) for words in (_FINE, _INNOCENT, _CRUEL))
ENGLISH_FROM = 3.0  # Zipf frequency in English from which a word that is dirty elsewhere is innocent
# Languages of the deck's translations whose word frequencies are known.
LATIN = ("fr", "es", "de", "it", "pt", "nl", "pl", "vi")
COMMON_FROM = 2.7  # Zipf frequency from which a word of another language is listed
FOREIGN_BY = 1.2  # difference of Zipf frequencies from which a word is rather foreign: more than ten times as common


def foreign_names(cldr: Path, words: Sequence[str]) -> dict[str, tuple[str, ...]]:
    """For each thing that has an emoji, its one-word names in other languages."""
    known = set(words)
    english = _annotations(cldr, "en")
    found: dict[str, set[str]] = defaultdict(set)
    for code in LANGUAGES:
        for sign, entry in _annotations(cldr, code).items():
            thing = english.get(sign, {}).get("tts", [""])[0].lower()
            for name in entry.get("tts", []):
                name = unicodedata.normalize("NFC", name.lower())
                # A name that is also another English word ("pain", "chat") would forbid an innocent clue.
                if thing in known and name.isalpha() and name != thing and name not in known:
                    found[thing].add(name)
    return {thing: tuple(sorted(found[thing])) for thing in sorted(found)}


def _annotations(cldr: Path, code: str) -> dict[str, dict[str, list[str]]]:
    path = cldr / "annotations" / code / "annotations.json"
    loaded: dict[str, dict[str, list[str]]] = json.loads(path.read_text("utf-8"))["annotations"]["annotations"]
    return loaded


def profanity(dsojevic: Path, naughty: Path) -> tuple[frozenset[int], frozenset[int]]:
    """The hashes of what players should not type, and of what bots should not say."""
    from wordfreq import zipf_frequency

    rude: set[str] = set()
    mild: set[str] = set(CRUEL | INNOCENT)
    for entry in json.loads((dsojevic / "en.json").read_text("utf-8")):
        terms = {term.replace("*", "").replace(" ", "") for term in entry["match"].split("|")}
        (rude if entry["severity"] >= 2 else mild).update(terms)
    rude.update(_listed(naughty / "en.json"))
    for code in LANGUAGES:
        # What is dirty elsewhere may be an everyday word in English.
        rude.update(term for term in _listed(naughty / f"{code}.json") if zipf_frequency(term, "en") < ENGLISH_FROM)
    rude -= INNOCENT | FINE
    return _prints(rude), _prints((rude | mild) - FINE)


def common_words(code: str) -> list[str]:
    """The words of a language that are seen often enough to be no slips, normalised as its tools do it."""
    from wordfreq import top_n_list, zipf_frequency

    tools = language(code)
    seen = (word for word in top_n_list(code, 200_000, wordlist="best") if word.isalpha() and len(word) > 1)
    return sorted({tools.normalise(word) for word in seen if zipf_frequency(word, code) >= COMMON_FROM})


def rather_foreign(clues: Sequence[str], named: Iterable[str]) -> list[str]:
    """Ordinary English words that are far more common in another language, perhaps with accents (mesa, château)."""
    from wordfreq import zipf_frequency

    spelled: dict[str, set[str]] = {}
    for name in named:
        spelled.setdefault(letters(name), set()).add(name)

    def at_home(word: str) -> float:
        return max(float(zipf_frequency(name, language)) for name in spelled[word] | {word} for language in LATIN)

    return [word for word in clues if word in spelled and at_home(word) >= zipf_frequency(word, "en") + FOREIGN_BY]


def _listed(path: Path) -> set[str]:
    return {term.replace(" ", "").lower() for term in json.loads(path.read_text("utf-8"))} if path.exists() else set()


def among(prints: frozenset[int]) -> Callable[[str], bool]:
    """A function that says whether a word or its singular has one of these hashes."""
    return lambda word: fingerprint(word) in prints or fingerprint(word.removesuffix("s")) in prints


def _prints(words: Iterable[str]) -> frozenset[int]:
    return frozenset(fingerprint(word) for word in words if word)


def adjectives(words: Sequence[str], net: WordNet, anchors: Iterable[str]) -> list[str]:
    """A line for each adjective: the word, then the anchors that are its synonyms (+) or antonyms (-)."""
    related = {anchor: _related(anchor, net) for anchor in anchors}
    lines = []
    for word in words:
        if net.of(word, "a"):
            same, opposite = _related(word, net)
            links = [f"+{a}" for a, (theirs, _) in related.items() if a != word and (a in same or word in theirs)]
            links += [f"-{a}" for a, (_, against) in related.items() if a in opposite or word in against]
            lines.append(" ".join([word, *links]))
    return lines


def _related(word: str, net: WordNet) -> tuple[set[str], set[str]]:
    """The synonyms of an adjective in any sense, and its antonyms in its first two senses."""
    alike: set[str] = set()
    against: set[str] = set()
    for rank, synset in enumerate(net.of(word, "a")):
        near = [synset, *_pointed(synset, "&", net)]
        for neighbour in near:
            alike.update(neighbour.words)
            if rank < 2:
                against.update(w for opposite in _pointed(neighbour, "!", net) for w in opposite.words)
    return alike - {word}, against


def _pointed(synset: Synset, symbol: str, net: WordNet) -> list[Synset]:
    return [net.synsets[p.target] for p in synset.pointers if p.symbol == symbol]
