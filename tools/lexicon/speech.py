"""Words about words: names of things in other languages, words not to say, adjectives and their opposites."""

from __future__ import annotations

import json
import unicodedata
from collections import defaultdict
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path

from dreamtable.words.profanity import fingerprint
from tools.lexicon.wordnet import Synset, WordNet

LANGUAGES = ("fr", "es", "de", "it", "pt", "nl", "pl", "vi", "sv", "da", "no", "fi", "cs", "hu", "tr", "ro", "id")
# Ordinary words that the lists of dirty words also hold: people may type them, bots still do not say them.
INNOCENT = frozenset(
    "ass bareback bite bloody bondage busty butt christ cock comer con crap cul damn dick domination escort eunuch"
    " fan fecal fingered fingering franc gat genie grope hardcore hell heterosexual homosexual hooker inferno"
    " intercourse jesus lolita mama mona mufti nude nudity pansy panty pinto pitt playboy poof pot regina rosette"
    " sadism satan scat sega sex sexual sexuality sexually sexy skeet snatch spunk stake suck swastika swinger tit"
    " topless viagra vibrator xxx".split())
# Not dirty, but no party game needs a bot to say them.
CRUEL = tuple(
    "abortion assassin atrocity cancer corpse genocide hitler holocaust jihad jihadist kidnap lynch massacre molest"
    " murder murderer nazi overdose pimp prostitute prostitution racist rape slave slavery slaughter suicide terror"
    " terrorism terrorist torture whore qaeda taliban incest islamist zionist militant abuse".split())


def names(cldr: Path, words: Sequence[str]) -> dict[str, tuple[str, ...]]:
    """What a thing is called elsewhere, as far as it has an emoji with a one-word name."""
    known = set(words)
    english = _annotations(cldr, "en")
    found: dict[str, set[str]] = defaultdict(set)
    for language in LANGUAGES:
        for sign, entry in _annotations(cldr, language).items():
            thing = english.get(sign, {}).get("tts", [""])[0].lower()
            for name in entry.get("tts", []):
                name = unicodedata.normalize("NFC", name.lower())
                # A name that is also another English word ("pain", "chat") would forbid an innocent clue.
                if thing in known and name.isalpha() and name != thing and name not in known:
                    found[thing].add(name)
    return {thing: tuple(sorted(found[thing])) for thing in sorted(found)}


def _annotations(cldr: Path, language: str) -> dict[str, dict[str, list[str]]]:
    path = cldr / "annotations" / language / "annotations.json"
    loaded: dict[str, dict[str, list[str]]] = json.loads(path.read_text("utf-8"))["annotations"]["annotations"]
    return loaded


def dirty(dsojevic: Path, naughty: Path) -> tuple[frozenset[int], frozenset[int]]:
    """Hashes of what players should not type and of what bots should not say; nobody needs to read the words."""
    rude: set[str] = set()
    mild: set[str] = set(CRUEL) | INNOCENT
    for entry in json.loads((dsojevic / "en.json").read_text("utf-8")):
        terms = {term.replace("*", "").replace(" ", "") for term in entry["match"].split("|")}
        (rude if entry["severity"] >= 2 else mild).update(terms)
    for language in ("en", *LANGUAGES):
        path = naughty / f"{language}.json"
        if path.exists():
            rude.update(term.replace(" ", "").lower() for term in json.loads(path.read_text("utf-8")))
    rude -= INNOCENT
    return _prints(rude), _prints(rude | mild)


def among(prints: frozenset[int]) -> Callable[[str], bool]:
    """Whether a word, or what its plural is made of, is among them."""
    return lambda word: fingerprint(word) in prints or fingerprint(word.removesuffix("s")) in prints


def _prints(words: Iterable[str]) -> frozenset[int]:
    return frozenset(fingerprint(word) for word in words if word)


def adjectives(words: Sequence[str], net: WordNet, anchors: Iterable[str]) -> list[str]:
    """For each adjective, the anchors it is kin to (+) or the opposite of (-)."""
    kin = {anchor: _kin(anchor, net) for anchor in anchors}
    lines = []
    for word in words:
        if net.of(word, "a"):
            same, opposite = _kin(word, net)
            links = [f"+{a}" for a, (theirs, _) in kin.items() if a != word and (a in same or word in theirs)]
            links += [f"-{a}" for a, (_, against) in kin.items() if a in opposite or word in against]
            lines.append(" ".join([word, *links]))
    return lines


def _kin(word: str, net: WordNet) -> tuple[set[str], set[str]]:
    """Words alike in any sense, and words against it in its first two senses."""
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
