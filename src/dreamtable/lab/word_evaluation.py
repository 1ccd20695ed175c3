"""How well the words of both word games do, measured on labelled sets that were written before the code."""

from __future__ import annotations

import csv
import time
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path

import numpy as np

from dreamtable.games.dream_diary.cards import LANGUAGES
from dreamtable.games.dream_diary.words.adjective_fit import fits
from dreamtable.games.dream_diary.words.adjectives import may_be_asked
from dreamtable.games.dream_diary.words.pictures import pictures
from dreamtable.games.when_i_dream.words.clue_giver import Role, clues
from dreamtable.games.when_i_dream.words.clue_interpretation import EnglishHearing, hearing
from dreamtable.games.when_i_dream.words.elements import deck, judge_clue, names_element
from dreamtable.games.when_i_dream.words.noun_posterior import Posterior, guess, weigh
from dreamtable.games.when_i_dream.words.recount import recount
from dreamtable.games.when_i_dream.words.trust import SpokenClue, TrustingDreamer
from dreamtable.language.associations import AssociationModel, EvidenceWeights
from dreamtable.language.bot_association_noise import Variation
from dreamtable.language.lexicon import headword

STRANGER = EvidenceWeights(text=0.0, meaning=1.0, graph=0.0, written=0.0, sharpness=0.85, familiarity=0.75)
"""A listener that shares no data with the giver, who goes by text vectors and the graph: it knows meanings alone."""

Results = dict[str, float]
Row = dict[str, str]


def measure(labels: Path) -> Results:
    """Every figure by its name; shares are from 0 to 1."""
    results: Results = {}
    results.update(_referee(_rows(labels / "referee.tsv")))
    fresh = [{**row, "split": "fresh", "clue": unescaped(row["clue"])} for row in _rows(labels / "referee_fresh.tsv")]
    results.update(_flagged("fresh", fresh))
    results["guess matcher: right"] = _share(
        names_element(row["element"], row["guess"]) == (row["verdict"] == "right")
        for row in _rows(labels / "guesses.tsv")
    )
    results.update(_recounts(_rows(labels / "recounts.tsv")))
    results["adjective validator: right"] = _share(
        may_be_asked(row["word"]) == (row["verdict"] == "ok") for row in _rows(labels / "adjectives.tsv")
    )
    results.update({f"fits, {split}: F1": f1 for split, f1 in measure_fits(labels / "fits.tsv").items()})
    for language in LANGUAGES:
        path = labels / "round3" / f"fits_{language}.tsv"
        results[f"fits, round 3, {language}: F1"] = measure_language_fits(path, language)
    nouns = sorted(deck())
    results.update(_strangers(nouns))
    results.update(_people(_rows(labels / "human_clues.tsv")))
    results.update(_bots(nouns[::4]))
    results.update(_liars(nouns[::4]))
    return {name: round(value, 4) for name, value in results.items()}


def _rows(path: Path) -> list[Row]:
    with path.open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file, delimiter="\t", quoting=csv.QUOTE_NONE))


def _share(hits: Iterable[bool]) -> float:
    return float(np.mean([*hits]))


def unescaped(clue: str) -> str:
    """A clue as it was typed: in the lists a tab and a line end are written out."""
    return clue.replace("\\t", "\t").replace("\\n", "\n")


def _referee(rows: Sequence[Row]) -> Results:
    results = {**_flagged("tune", rows), **_flagged("test", rows)}
    start = time.process_time()
    for row in rows:
        judge_clue(row["element"], row["clue"])
    results["referee: milliseconds a check"] = (time.process_time() - start) / len(rows) * 1000
    return results


def _flagged(split: str, rows: Sequence[Row]) -> Results:
    results: Results = {}
    for label, name in (("improper", "caught"), ("proper", "falsely flagged")):
        chosen = [row for row in rows if (row["split"], row["label"]) == (split, label)]
        share = _share(not judge_clue(row["element"], row["clue"]).proper for row in chosen)
        results[f"referee, {split}: {label} {name} (of {len(chosen)})"] = share
    return results


def _recounts(rows: Sequence[Row]) -> Results:
    told = [{noun.strip() for noun in row["nouns"].split(",") if noun.strip()} for row in rows]
    everything = sorted(set().union(*told))
    found = [set(recount(row["story"], everything, len(everything))) for row in rows]
    hits = sum(len(t & f) for t, f in zip(told, found, strict=True))
    return {"recount: nouns found": hits / sum(map(len, told)), "recount: rightly found": hits / sum(map(len, found))}


def measure_fits(path: Path) -> Results:
    """F1 for each half of the labels, over every pair of an adjective and a picture.

    The labels were made by looking at the pictures, without sight of the scores.
    """
    rows = _rows(path)
    return {split: _f1([row for row in rows if row["split"] == split], "en") for split in ("tune", "test")}


def measure_language_fits(path: Path, language: str) -> float:
    """F1 of the adjectives of one language, over every pair of an adjective and a picture."""
    return _f1(_rows(path), language)


def _f1(rows: Sequence[Row], language: str) -> float:
    hits = claimed = true = 0
    for row in rows:
        labelled = {int(card) for card in row["cards"].split(",")}
        found = {p.number for p in pictures() if fits(row["adjective"], p.scores, p.description, language).fits}
        hits += len(labelled & found)
        claimed += len(found)
        true += len(labelled)
    return 2 * hits / (claimed + true)


def _strangers(nouns: Sequence[str]) -> Results:
    """How well a listener who shares no data with a Fairy understands her clues."""
    stranger = EnglishHearing(AssociationModel(STRANGER))
    said = {element: clues(element, count=3) for element in nouns}
    return _top("giver to stranger", said, lambda heard: weigh(stranger, dict.fromkeys(heard, 1.0)))


def _people(rows: Sequence[Row]) -> Results:
    """How well our listener understands clues that people gave."""
    said = {row["element"]: [row["clue1"], row["clue2"], row["clue3"]] for row in rows}
    return _top("people to guesser", said, guess)


def _bots(nouns: Sequence[str]) -> Results:
    """How well bots understand one another with the same associations, and with two variations of them."""
    same = {element: clues(element, count=3) for element in nouns}
    varied = {element: clues(element, variation=Variation(1), count=3) for element in nouns}
    return {
        **_top("bot to bot, same associations", same, guess),
        **_top("bot to bot, two variations", varied, lambda heard: guess(heard, Variation(2))),
    }


def _liars(nouns: Sequence[str]) -> Results:
    """Nights of ten Elements with two Fairies and a Boogeyman, to see what it helps to learn whom to trust."""
    variations = {0: Variation(10), 1: Variation(11), 2: Variation(12)}
    trusting, believing, knowing, total, honest, lying = 0, 0, 0, 0, [], []
    for night in range(len(nouns) // 10):
        dreamer = TrustingDreamer(Variation(13))
        for element in nouns[night * 10 : night * 10 + 10]:
            heard: list[SpokenClue] = []
            for seat, variation in variations.items():
                role = Role.BOOGEYMAN if seat == 2 else Role.FAIRY
                heard += [SpokenClue(seat, c) for c in clues(element, role, [h.clue for h in heard], variation, 1)]
            best = dreamer.assess(heard).guesses[0].word
            dreamer.learn(heard, best)
            trusting += best == element
            believing += guess([h.clue for h in heard], Variation(13)).best(1)[0].word == element
            known = {h.clue: 0.0 if h.speaker == 2 else 1.0 for h in heard}
            knowing += weigh(hearing(Variation(13)), known).best(1)[0].word == element
            total += 1
        honest += [dreamer.trust(0), dreamer.trust(1)]
        lying.append(dreamer.trust(2))
    return {
        "dreamer, two fairies and a boogeyman: right": trusting / total,
        "  the same, believing everyone alike": believing / total,
        "  the same, knowing who lies": knowing / total,
        "  trust in fairies after ten Elements": float(np.mean(honest)),
        "  trust in the boogeyman": float(np.mean(lying)),
    }


def _top(name: str, said: dict[str, list[str]], listen: Callable[[list[str]], Posterior]) -> Results:
    """How often the noun is the listener's first guess, and how often among the first five."""
    results: Results = {}
    for count in (1, 2, 3):
        thoughts = {noun: [g.word for g in listen(heard[:count]).best(5)] for noun, heard in said.items()}
        where = f"{name} ({len(said)} nouns), {count} clues"
        results[f"{where}: top 1"] = _share(headword(noun) == words[0] for noun, words in thoughts.items())
        results[f"{where}: top 5"] = _share(headword(noun) in words for noun, words in thoughts.items())
    return results
