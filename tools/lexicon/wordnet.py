"""WordNet, read from its database files."""

from __future__ import annotations

import re
from collections import defaultdict
from dataclasses import dataclass, field
from pathlib import Path

FILES = {"n": "noun", "v": "verb", "a": "adj", "r": "adv"}
KINDS = {"1": "n", "2": "v", "3": "a", "4": "r", "5": "a"}
ANIMAL, ARTIFACT, BODY, FOOD, PLACE, OBJECT, PERSON, PHENOMENON, PLANT, SUBSTANCE = (
    5,
    6,
    8,
    13,
    15,
    17,
    18,
    19,
    20,
    27,
)
PICTURABLE = frozenset({ANIMAL, ARTIFACT, BODY, FOOD, PLACE, OBJECT, PERSON, PHENOMENON, PLANT, SUBSTANCE})

Key = tuple[str, str]


@dataclass(frozen=True)
class Pointer:
    """A relation from a synset, or from one word of it, to another."""

    symbol: str
    target: Key
    from_word: int
    to_word: int


@dataclass(frozen=True)
class Synset:
    """A set of synonyms."""

    words: tuple[str, ...]
    spelled: tuple[str, ...]
    kind: int
    pointers: tuple[Pointer, ...]
    gloss: str


@dataclass
class WordNet:
    """All synsets, the senses of each word by part of speech, and how often each is used."""

    synsets: dict[Key, Synset] = field(default_factory=dict)
    senses: dict[str, dict[str, list[Key]]] = field(default_factory=dict)
    counts: dict[Key, int] = field(default_factory=lambda: defaultdict(int))

    def of(self, word: str, part: str | None = None) -> list[Synset]:
        """The senses of a word, as one part of speech or as any."""
        parts = self.senses.get(word, {})
        chosen = [parts.get(part, [])] if part else list(parts.values())
        return [self.synsets[key] for keys in chosen for key in keys]

    def common(self, word: str) -> bool:
        """Whether a word is known as an ordinary word, not only as the name of somebody or some place."""
        return any(
            spelled[:1].islower()
            for synset in self.of(word)
            for lower, spelled in zip(synset.words, synset.spelled, strict=True)
            if lower == word
        )


def read(folder: Path) -> WordNet:
    """WordNet from the folder of its database files."""
    net = WordNet()
    for part, name in FILES.items():
        for line in (folder / f"data.{name}").read_text("latin1").splitlines():
            if not line.startswith("  "):
                offset, synset = _synset(line)
                net.synsets[part, offset] = synset
        for line in (folder / f"index.{name}").read_text("latin1").splitlines():
            if not line.startswith("  "):
                fields = line.split()
                net.senses.setdefault(fields[0], {})[part] = [(part, o) for o in fields[-int(fields[2]) :]]
    for line in (folder / "index.sense").read_text("latin1").splitlines():
        key, _, _, count = line.split()
        word, _, rest = key.partition("%")
        net.counts[word, KINDS[rest[0]]] += int(count)
    return net


def _synset(line: str) -> tuple[str, Synset]:
    head, _, gloss = line.partition("|")
    fields = head.split()
    size = int(fields[3], 16)
    spelled = tuple(re.sub(r"\(.*\)", "", fields[4 + 2 * k]) for k in range(size))
    start = 5 + 2 * size
    pointers = []
    for k in range(int(fields[start - 1])):
        symbol, offset, part, words = fields[start + 4 * k : start + 4 * k + 4]
        target = ("a" if part == "s" else part, offset)
        pointers.append(Pointer(symbol, target, int(words[:2], 16), int(words[2:], 16)))
    words_ = tuple(word.lower() for word in spelled)
    return fields[0], Synset(words_, spelled, int(fields[1]), tuple(pointers), gloss.strip())
