"""Dream Diary's adjectives: DD7 (which may be asked) and how they fit pictures."""

from __future__ import annotations

import csv
from pathlib import Path

import pytest

from dreamtable.games.dream_diary.cards import ANCHORS
from dreamtable.games.dream_diary.words.adjective_fit import fits, suggest
from dreamtable.games.dream_diary.words.adjectives import check_adjective
from dreamtable.games.dream_diary.words.anchor_weights import anchor_weights
from dreamtable.games.dream_diary.words.anchors import OPPOSED
from dreamtable.games.dream_diary.words.similar_adjectives import score_by_similar, similar
from dreamtable.kit.errors import Illegal
from dreamtable.lab.word_evaluation import measure_fits, measure_language_fits

LABELS = Path(__file__).parents[2] / "language" / "labels"
TITLES = ("The Whale Above the Golden Roofs",)


@pytest.mark.parametrize(
    ("word", "code"),
    [
        ("", "empty"),
        ("  ", "empty"),
        ("top7", "digits"),
        ("very big", "not_one_word"),
        ("x" * 25, "too_long"),
        ("big!", "signs"),
        ("left", "position"),
        ("Third", "position"),
        ("whale", "title"),
        ("Roof", "title"),
    ],
)
def test_DD7_a_word_that_may_not_be_asked_says_why(word: str, code: str) -> None:
    with pytest.raises(Illegal) as problem:
        check_adjective(word, TITLES)
    assert problem.value.code == code


def test_DD7_any_other_word_may_be_asked() -> None:
    assert check_adjective(" Scary ") == "scary"
    assert check_adjective("golden", TITLES) == "golden"
    assert check_adjective("bitter-sweet", TITLES) == "bitter-sweet"


def test_DD7_agrees_with_the_labels() -> None:
    with (LABELS / "adjectives.tsv").open(encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file, delimiter="\t", quoting=csv.QUOTE_NONE))
    right = 0
    for row in rows:
        try:
            check_adjective(row["word"])
            right += row["verdict"] == "ok"
        except Illegal:
            right += row["verdict"] == "bad"
    assert right / len(rows) >= 0.95


def test_there_are_sixty_anchors_and_their_opposites_are_among_them() -> None:
    assert len(set(ANCHORS)) == 60
    assert all({*pair} <= {*ANCHORS} for pair in OPPOSED)


def test_an_anchor_fits_from_55_on() -> None:
    scores = dict.fromkeys(ANCHORS, 0)
    assert fits("happy", {**scores, "happy": 55}).fits
    assert not fits("happy", {**scores, "happy": 54}).fits
    assert fits("happy", scores).sure


def test_another_adjective_goes_by_similar_anchors_and_against_its_opposite() -> None:
    assert max(anchor_weights("spooky").weights.items(), key=lambda item: item[1])[0] == "scary"
    cheerful = anchor_weights("cheerful").weights
    assert cheerful["happy"] > 0.3 > cheerful["gloomy"]
    assert anchor_weights("warm").weights["hot"] > 3 * anchor_weights("warm").weights["cold"]
    sad_picture = {**dict.fromkeys(ANCHORS, 10), "sad": 95, "gloomy": 90, "lonely": 90, "nostalgic": 80}
    assert fits("melancholic", sad_picture).fits
    assert not fits("cheerful", sad_picture).fits


def test_an_adjective_of_no_list_borrows_from_its_likes() -> None:
    assert anchor_weights("ferocious-looking").likeness < 0.45
    menacing_picture = {**dict.fromkeys(ANCHORS, 10), "scary": 95, "dangerous": 90, "dark": 80, "angry": 70}
    assert fits("nightmarish", menacing_picture).fits
    assert fits("bloodcurdling", menacing_picture).p > fits("cuddly", menacing_picture).p


@pytest.mark.parametrize("split", ["tune", "test"])
def test_fits_agrees_with_labels_made_from_the_pictures(split: str) -> None:
    assert measure_fits(LABELS / "fits.tsv")[split] >= 0.80


@pytest.mark.parametrize("name", ["fits_en.tsv", "fits_en_second.tsv"])
@pytest.mark.parametrize("folder", ["round3", "round4"])
def test_fits_agrees_with_the_lists_of_later_rounds(folder: str, name: str) -> None:
    assert measure_language_fits(LABELS / folder / name, "en") >= 0.82


def test_an_unlisted_adjective_goes_by_the_scored_ones_that_are_most_like_it() -> None:
    assert similar("dingy")[0][0] == "grimy"
    assert score_by_similar("dingy", {"grimy": 80}) == 80
    assert score_by_similar("zxqwvish", {"grimy": 80}) is None


def test_an_unknown_adjective_is_a_hunch() -> None:
    fit = fits("zxqwvish", dict.fromkeys(ANCHORS, 50))
    assert not fit.sure
    assert 0 < fit.p < 1


def test_suggestions_part_the_cards_and_are_not_repeated() -> None:
    cards = {n: {**dict.fromkeys(ANCHORS, 0), "blue": 90 if n < 4 else 5, "old": 90} for n in range(12)}
    assert suggest(cards, asked=[])[0] == "blue"
    assert "blue" not in suggest(cards, asked=["Blue"])
