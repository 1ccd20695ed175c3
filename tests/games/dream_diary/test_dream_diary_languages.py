"""Dream Diary in French, Italian, Spanish and German: anchors, agreement, what is asked, and how bots answer."""

from __future__ import annotations

import csv
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from dreamtable.arena.simulated_table import SimulatedTable
from dreamtable.bots.levels import Level
from dreamtable.games import load
from dreamtable.games.dream_diary.cards import ANCHORS, LANGUAGES, anchor_names
from dreamtable.games.dream_diary.moves import UNKNOWN_WORD, Answer, Signal
from dreamtable.games.dream_diary.words import hint
from dreamtable.games.dream_diary.words.adjective_fit import understood
from dreamtable.games.dream_diary.words.agreement import agreeing
from dreamtable.games.dream_diary.words.judge import check, doubt, may_ask
from dreamtable.games.dream_diary.words.meanings import anchor_of
from dreamtable.kit.errors import Illegal, Invalid
from dreamtable.kit.position import Position
from dreamtable.lab.word_evaluation import measure_language_fits

GAME = load("dream_diary")
LABELS = Path(__file__).parents[2] / "language" / "labels"
OTHERS = LANGUAGES[1:]


def at(language: str, **given: Any) -> Position:
    given.setdefault("dreams", [[1, 2], [3, 4], [5, 6]])
    options = {"language": language, **given.pop("options", {})}
    return Position(GAME, GAME.scenario_positions.arrange(3, GAME.options(options), given))


def rows(path: Path) -> list[dict[str, str]]:
    with path.open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file, delimiter="\t", quoting=csv.QUOTE_NONE))


@pytest.mark.parametrize("language", OTHERS)
def test_every_anchor_has_a_name_of_its_own_that_may_be_asked(language: str) -> None:
    names = anchor_names(language)
    assert len(set(names)) == len(ANCHORS)
    assert all(may_ask(name, (), language) and doubt(name, language) is None for name in names)
    assert [anchor_of(name, language) for name in names] == list(range(60))
    for name, anchor in zip(names, ANCHORS, strict=True):
        assert anchor in understood(name, language)


@pytest.mark.parametrize(
    ("language", "word", "forms"),
    [
        ("fr", "coloré", "colorée colorés colorées"),
        ("fr", "heureux", "heureuse heureuses"),
        ("fr", "vieux", "vieille vieilles"),
        ("fr", "musical", "musicale musicaux musicales"),
        ("it", "antico", "antica antichi antiche"),
        ("it", "triste", "tristi"),
        ("es", "colorido", "colorida coloridos coloridas"),
        ("es", "feliz", "felices"),
        ("es", "encantador", "encantadora encantadores"),
        ("de", "dunkel", "dunkle dunkler dunkles dunklen"),
        ("de", "bunt", "bunte bunter buntes bunten"),
    ],
)
def test_gender_and_number_may_agree(language: str, word: str, forms: str) -> None:
    assert {*forms.split()} <= agreeing(word, language)


def test_a_table_asks_in_its_language() -> None:
    position = at("fr")
    assert position.settle(0, Signal("Mouillées")) == Signal("Mouillées", ANCHORS.index("wet"))
    assert position.settle(0, Signal("gourmand")) == Signal("gourmand", -1)
    position.play(0, Signal("heureux"))
    assert position.state.adjective[0] == ANCHORS.index("happy")
    assert position.view(1).question == "heureux" and position.view(1).language == "fr"


def test_a_list_is_in_the_language_of_the_table() -> None:
    position = at("it", options={"adjectives": "list"})
    assert position.view(0).adjectives == anchor_names("it")
    position.play(0, Signal(anchor_names("it")[0]))
    with pytest.raises(Illegal, match="not_on_the_list"):
        at("it", options={"adjectives": "list"}).play(0, Signal("happy"))


def test_an_unknown_language_is_no_option() -> None:
    with pytest.raises(Invalid):
        GAME.options({"language": "tlh"})


@pytest.mark.parametrize(
    ("language", "begins", "word"), [("fr", "mou", "mouillé"), ("es", "feli", "feliz"), ("de", "glü", "glücklich")]
)
def test_suggestions_are_in_the_language(language: str, begins: str, word: str) -> None:
    assert word in hint(at(language).state, 0, (), begins).words


@pytest.mark.parametrize(
    ("language", "word"), [("fr", "red"), ("fr", "pluie"), ("it", "rouge"), ("es", "blue"), ("de", "Regen")]
)
def test_what_is_no_adjective_of_the_language_is_noticed(language: str, word: str) -> None:
    told = hint(at(language).state, 0, (), word)
    assert told.proper and told.warning and told.code == "no_adjective"


def test_places_and_things_of_a_title_are_refused() -> None:
    titles = ("The Whale Above the Roofs",)
    for language, word, code in (
        ("fr", "gauche", "position"),
        ("fr", "baleines", "title"),
        ("de", "dritte", "position"),
    ):
        with pytest.raises(Illegal, match=code):
            check(word, titles, language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_of_an_outsiders_list_are_asked_noticed_or_refused(language: str) -> None:
    listed = rows(LABELS / "round2" / f"adjectives_{language}.tsv")
    right = 0
    for row in listed:
        word = row["word"]
        told = "refuse" if not may_ask(word, (), language) else "notice" if doubt(word, language) else "ask"
        right += row["expected"].startswith(told)
    assert right / len(listed) >= 0.85


@pytest.mark.parametrize("language", OTHERS)
def test_fits_agrees_with_labels_made_from_the_pictures(language: str) -> None:
    assert measure_language_fits(LABELS / "round3" / f"fits_{language}.tsv", language) >= 0.80


@pytest.mark.parametrize("language", OTHERS)
def test_bots_ask_and_answer_in_the_language(language: str) -> None:
    levels = (Level.LUCID, Level.DREAMING, Level.DOZING)
    played = SimulatedTable(GAME, levels, 3, 3, {"language": language}).run()
    asked = [move.adjective for _, _, move in played.moves if isinstance(move, Signal)]
    assert played.position.over and not played.refusals
    assert asked and {*asked} <= {*anchor_names(language)}
    answers = [move.value for _, _, move in played.moves if isinstance(move, Answer)]
    assert UNKNOWN_WORD not in answers and len({*answers}) > 1


def test_a_language_is_read_when_a_table_plays_in_it() -> None:
    code = (
        "from dreamtable.games.dream_diary.words.adjective_fit import understood;"
        "from dreamtable.games.dream_diary.words.meanings import adjective_list as read;"
        "understood('wet'); a = read.cache_info().currsize; understood('rouge', 'fr'); print(a, read.cache_info().currsize)"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.split() == ["0", "1"]
