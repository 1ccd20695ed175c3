"""Propose what a Boogeyman could say about each Element of When I Dream.

    python tools/compile_lies.py [LANGUAGE]

A lie is a clue that people wrote down for a neighbour of the Element and not for the Element itself.  It must be at
home in the neighbour's world and not in the Element's, and no word serves for more than a few Elements.  The result,
`lies.txt`, is read at run time: for each Element its lies, each with the neighbour that it points to.  Those that a
reader found bad stand in `bad_lies.txt` and are left out; none take their place, so that every English lie has been
read.  Where that leaves too few, somebody wrote some down in `written_lies.txt`.
"""

from __future__ import annotations

import sys
from collections import Counter
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from dreamtable.games.when_i_dream.words import elements
from dreamtable.games.when_i_dream.words.clue_giver import may_say
from dreamtable.games.when_i_dream.words.clue_interpretation import hearing, listener
from dreamtable.games.when_i_dream.words.element_names import called
from dreamtable.language import associations, lexicon
from dreamtable.language.languages import GRAMMARS
from dreamtable.language.languages import language as tools_of

DATA = Path(elements.__file__).parent / "data"
LIES = 8  # kept for each Element
MOST_USES = 3  # Elements that one word is a lie about
LEAST_ALIKE = 0.3  # ... if a person wrote one down for the other
NEIGHBOURS = 6  # nearest Elements that are considered beside the written decoys
NEAR_ENOUGH = 0.5  # mean cosine of two Elements that one could take for one another
WRITTEN_FIRST = 22  # clues of the neighbour that are considered: what comes to mind first stands first
ENOUGH = 4
AT_HOME_IF_FEW = 8
AT_HOME = 2  # place of the neighbour among all Elements, by how much the word speaks for each
NOT_TRUE = 25  # place of the Element from which the word is not true of it
SAME_WORLD = 0.04  # mean cosine of the word and the Element below which the lie is absurd
TOO_TRUE = 0.27  # ... and above which it helps
SHOUT = 2.6  # Zipf frequency below which a word is too rare to be said

Reals = NDArray[np.float64]


class Deck:
    """The Elements that the lexicon lists, by their English names, with all that is known about clues for them.

    What a clue of another language means is what its English words mean on average; one without any is no lie.
    """

    def __init__(self, language: str) -> None:
        index = associations.noun_index()
        self.language = language
        self.names = [name for name in elements.deck() if name in index]
        self.nouns = np.array([index[name] for name in self.names])
        self.place = {name: k for k, name in enumerate(self.names)}
        spaces = associations.text_vectors(), associations.meaning_vectors()
        self.alike: Reals = np.mean([s.nouns[self.nouns] @ s.nouns[self.nouns].T for s in spaces], axis=0)
        self.entries = {element.english: element for element in elements.deck(language).values()}
        meant = {self.word(clue): self.meant(clue) for name in self.names for clue in self.entries[name].clues}
        self.words = sorted(word for word, places in meant.items() if places)
        self.number = {word: k for k, word in enumerate(self.words)}
        places = np.array(sorted({place for word in self.words for place in meant[word]}))
        row = {int(place): k for k, place in enumerate(places)}
        rows = [[row[place] for place in meant[word]] for word in self.words]
        near = np.mean([s.directions(places) @ s.nouns[self.nouns].T for s in spaces], axis=0)
        chunks = [listener(None).supports(places[k : k + 200])[self.nouns].T for k in range(0, len(places), 200)]
        pull = np.concatenate(chunks)
        self.common = np.array([lexicon.zipf()[meant[word]].max() >= SHOUT for word in self.words])
        self.near: Reals = np.array([near[some].mean(axis=0) for some in rows])
        self.pull: Reals = np.array([pull[some].mean(axis=0) for some in rows])
        graph = associations.graph()
        self.tied = [
            frozenset(noun for place in meant[word] for noun in graph.nouns[graph.of_word(place)].tolist())
            for word in self.words
        ]
        self.rank = np.argsort(np.argsort(-self.pull, axis=1), axis=1)
        self.meanings = [frozenset(meant[word]) for word in self.words]
        self.truths = {name: self.true_of(name) for name in self.names}

    def word(self, clue: str) -> str:
        """A clue as it is compared."""
        return hearing(None, self.language).word(clue)

    def meant(self, clue: str) -> list[int]:
        """The places in the lexicon of the English words for a clue."""
        known = (lexicon.known(english) for english in tools_of(self.language).english(clue))
        return sorted({lexicon.place()[word] for word in known if word is not None})

    def true_of(self, name: str) -> frozenset[int]:
        """The places in the lexicon of what is no lie about an Element: what people wrote for it in any language."""
        true: set[int] = set()
        for code in ("en", *GRAMMARS):
            written = elements.find(called(name, code), code).clues
            english = (word for clue in written for word in tools_of(code).english(clue))
            true.update(lexicon.place()[word] for word in map(lexicon.known, english) if word is not None)
        if self.language != "en":  # what was read and found bad in English is bad in any language
            true.update(
                lexicon.place()[word] for word in listed("bad_lies", "en").get(name, ()) if word in lexicon.place()
            )
        return frozenset(true)

    def is_name(self, clue: str) -> bool:
        """Whether a clue is the name of an Element, which would be guessed itself."""
        return clue in self.place if self.language == "en" else clue in elements.deck(self.language)

    def neighbours(self, name: str) -> list[str]:
        """The Elements that one could take for this one: those that a person wrote down, and the nearest others."""
        alike = self.alike[self.place[name]]
        decoys = [other for other in elements.find(name).decoys if other in self.place]
        written = [other for other in decoys if alike[self.place[other]] >= LEAST_ALIKE]
        nearest = [self.names[k] for k in np.argsort(-alike) if alike[k] >= NEAR_ENOUGH][: NEIGHBOURS + 1]
        return [other for other in dict.fromkeys([*written, *nearest]) if other != name]

    def lies(self, name: str) -> list[tuple[float, str, str]]:
        """The lies about an Element, best first: worth, word and neighbour; less choosy if there are but a few."""
        strict = self.found(name, AT_HOME, self.neighbours(name))
        written = [other for other in elements.find(name).decoys if other in self.place]
        return strict if len(strict) >= ENOUGH else self.found(name, AT_HOME_IF_FEW, [*self.neighbours(name), *written])

    def found(self, name: str, at_home: int, others: list[str]) -> list[tuple[float, str, str]]:
        """The clues for some neighbours that are no clues for an Element, best first."""
        here, true = self.place[name], {self.word(word) for word in self.entries[name].clues}
        found: dict[str, tuple[float, str, str]] = {}
        for other in others:
            there = self.place[other]
            for late, word in enumerate(self.entries[other].clues[:WRITTEN_FIRST]):
                k = self.number.get(self.word(word))
                if k is None or self.word(word) in true or not self.common[k] or self.is_name(self.word(word)):
                    continue
                near = self.near[k, here]
                if not self.meanings[k].isdisjoint(self.truths[name]):
                    continue  # in another language somebody wrote it down for the Element
                if int(self.nouns[here]) in self.tied[k]:
                    continue  # whatever the graph ties to the Element is true of it
                if self.rank[k, there] >= at_home or self.rank[k, here] < NOT_TRUE or not SAME_WORLD < near < TOO_TRUE:
                    continue
                worth = 2 * self.alike[here, there] + near - 0.01 * late - 0.02 * self.rank[k, there]
                if may_say(self.entries[name].name, word, self.language) and worth > found.get(word, (-9.0, "", ""))[0]:
                    found[word] = (float(worth), word, other)
        return sorted(found.values(), reverse=True)


def chosen(deck: Deck) -> dict[str, list[tuple[str, str]]]:
    """The lies about each Element; Elements choose in turn, so that each gets some before a word is used up."""
    proposed = {name: deck.lies(name) for name in deck.names}
    used: Counter[str] = Counter()
    kept: dict[str, list[tuple[str, str]]] = {name: [] for name in deck.names}
    for _ in range(LIES):
        for name, lies in proposed.items():
            pick = next((one for one in lies if used[one[1]] < MOST_USES), None)
            if pick is not None:
                lies.remove(pick)
                used[pick[1]] += 1
                kept[name].append((pick[1], pick[2]))
    return kept


def folder_of(language: str) -> Path:
    """Where the lies of a language are."""
    return DATA if language == "en" else DATA / language


def listed(kind: str, language: str) -> dict[str, list[str]]:
    """The lies about each Element in a list that a person made, if there is one."""
    path = folder_of(language) / f"{kind}.txt"
    lines = path.read_text("utf-8").splitlines() if path.exists() else []
    return {name: words.split() for name, words in (line.split("\t") for line in lines)}


def main(language: str = "en") -> None:
    bad, written, lines = listed("bad_lies", language), listed("written_lies", language), []
    for name, lies in sorted(chosen(Deck(language)).items()):
        good = [f"{word}:{other}" for word, other in lies if word not in bad.get(name, ())]
        lines.append(f"{name}\t{' '.join([*good, *written.get(name, ())])}\n")
    (folder_of(language) / "lies.txt").write_text("".join(lines), "utf-8")


if __name__ == "__main__":
    main(*sys.argv[1:])
