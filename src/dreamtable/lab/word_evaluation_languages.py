"""How well the words of one language do, measured on labelled sets (`labels/round2` to `round7`)."""

from __future__ import annotations

import csv
from collections.abc import Iterable
from pathlib import Path

import numpy as np
from msgspec.structs import replace

from dreamtable.games.when_i_dream.words.clue_giver import Role, clues
from dreamtable.games.when_i_dream.words.elements import Element, deck, judge_noun, names_noun
from dreamtable.games.when_i_dream.words.noun_posterior import guess
from dreamtable.lab.word_evaluation import measure_language_fits
from dreamtable.language.bot_association_noise import Variation
from dreamtable.language.languages import language as tools_of

GIVER, LISTENER = Variation(1), Variation(2)

ROUNDS = ("round2", "round4", "round6", "round7")  # folders with pairs for the referee and clues of people

Results = dict[str, float]
Row = dict[str, str]


def measure_language(labels: Path, language: str, every: int = 1) -> Results:
    """Every figure by its name; shares are from 0 to 1.  Bots are measured on every so many-th Element of the deck."""
    results: Results = {}
    for part in ROUNDS:
        rows = _rows(labels / part / f"referee_{language}.tsv")
        for label, name in (("improper", "caught"), ("proper", "falsely flagged")) if rows else ():
            chosen = [row for row in rows if row["expected"] == label]
            flagged = (not judge_noun(_noun(row, language), row["clue"], language).proper for row in chosen)
            results[f"referee, {part}: {label} {name} (of {len(chosen)})"] = _share(flagged)
    guesses = _rows(labels / "round2" / f"guesses_{language}.tsv")
    results[f"guess matcher: right (of {len(guesses)})"] = _share(
        names_noun(_noun(row, language), row["guess"], language) == (row["expected"] == "right") for row in guesses
    )
    for part in ROUNDS:
        results.update(_people(_rows(labels / part / f"clues_{language}.tsv"), part, language))
    for part in ("round3", "round7"):
        results[f"adjectives, {part}: F1"] = measure_language_fits(labels / part / f"fits_{language}.tsv", language)
    results.update(_bots(language, every))
    return {name: round(value, 4) for name, value in results.items()}


def _people(rows: list[Row], part: str, language: str) -> Results:
    """How often a Dreamer finds the Element first that people gave three clues for; nothing if nobody wrote any."""
    if not rows:
        return {}
    names = {element.english: element.name for element in deck(language).values()}
    honest = [row for row in rows if row.get("lie", "0") == "0"]
    said = {_english(row): _three(row) for row in honest}
    misled = [row for row in rows if row not in honest]
    results = {
        f"people to a Dreamer, {part} ({len(said)} Elements), {count} clues: top 1": _share(
            guess(heard[:count], language=language).best(1)[0].word == names[english] for english, heard in said.items()
        )
        for count in (1, 2, 3)
    }
    if misled:
        results[f"people to a Dreamer, {part} ({len(misled)} Elements), a lie among 3 clues: top 1"] = _share(
            guess(_three(row), language=language).best(1)[0].word == names[_english(row)] for row in misled
        )
    return results


def _three(row: Row) -> list[str]:
    return [row["clue1"], row["clue2"], row["clue3"]]


def _bots(language: str, every: int) -> Results:
    """How often a Dreamer with other associations than the Fairy finds the Element first."""
    results: Results = {}
    everyone = [element.name for element in deck(language).values()][::every]
    said = {name: clues(name, Role.FAIRY, variation=GIVER, count=3, language=language) for name in everyone}
    for count in (1, 2, 3):
        results[f"bot to another bot ({len(said)} Elements), {count} clues: top 1"] = _share(
            guess(heard[:count], LISTENER, language=language).best(1)[0].word == name for name, heard in said.items()
        )
    return results


def _noun(row: Row, language: str) -> Element:
    """The Element of a row; where the deck calls it otherwise, by the name that the outsider gave it."""
    bare = tools_of(language).bare
    entry = next((one for one in deck(language).values() if one.english == _english(row)), Element(row["element"]))
    if bare(entry.name) == bare(row["element"]):
        return entry
    others = [name for name in (*entry.alternates, entry.name) if bare(name) != bare(row["element"])]
    return replace(entry, name=row["element"], alternates=tuple(others), plurals=())


def _english(row: Row) -> str:
    return row.get("english") or row["element"]


def _rows(path: Path) -> list[Row]:
    """The rows of a list; none if nobody has written one for the language."""
    if not path.exists():
        return []
    with path.open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file, delimiter="\t", quoting=csv.QUOTE_NONE))


def _share(hits: Iterable[bool]) -> float:
    return float(np.mean([*hits]))
