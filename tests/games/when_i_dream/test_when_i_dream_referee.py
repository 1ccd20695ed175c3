"""The referee: WD8 (one word), WD9 (what is improper), and its bars on labelled pairs."""

from __future__ import annotations

import csv
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from dreamtable.games.when_i_dream.words import elements
from dreamtable.games.when_i_dream.words.elements import judge_clue
from dreamtable.games.when_i_dream.words.questions import one_word
from dreamtable.lab.word_evaluation import unescaped
from dreamtable.language.guess_matching import accepted_names, singulars
from dreamtable.language.noun import other_names

LABELLED = ("improper", "proper")
LABELS = Path(__file__).parents[2] / "language" / "labels"


@pytest.mark.parametrize(
    ("element", "clue", "reason"),
    [
        ("rooster", "ROOSTER", "same"),
        ("ice cream", "ice-cream", "same"),
        ("rooster", "roosters", "form"),
        ("mouse", "mice", "form"),
        ("drums", "drum", "form"),
        ("snowman", "snow", "contained"),
        ("cup", "cupcake", "contained"),
        ("baker", "baking", "derived"),
        ("explosion", "explode", "derived"),
        ("fireman", "firewoman", "derived"),
        ("poet", "poem", "derived"),
        ("hypnosis", "hypnotist", "derived"),
        ("nose", "nasal", "derived"),
        ("farmer", "farmland", "derived"),
        ("mother", "mom", "same"),
        ("vapor", "vapour", "same"),
        ("bread", "pain", "translation"),
        ("castle", "cha\u0302teau", "translation"),
        ("night", "knight", "sounds"),
        ("flower", "flour", "sounds"),
        ("dog", "perro", "translation"),
        ("castle", "chateau", "translation"),
        ("castle", "Château", "translation"),
        ("pizza", "italian food", "not_one_word"),
        ("pizza", "", "not_one_word"),
        ("pizza", "x" * 25, "not_one_word"),
        ("pizza", "cheese!", "not_one_word"),
    ],
)
def test_WD9_improper_clues_come_with_their_reason(element: str, clue: str, reason: str) -> None:
    verdict = judge_clue(element, clue)
    assert not verdict.proper
    assert verdict.reason == reason
    assert verdict.why.endswith(".")


@pytest.mark.parametrize(
    ("element", "clue"),
    [
        ("rooster", "farm"),
        ("spider", "8"),
        ("toy", "yo-yo"),
        ("guitar", "rock'n'roll"),
        ("horse", "equine"),
        ("dog", "gato"),
    ],
)
def test_WD8_hyphens_apostrophes_and_numbers_are_words(element: str, clue: str) -> None:
    assert judge_clue(element, clue).proper


def test_WD9_a_similar_sound_only_warns() -> None:
    verdict = judge_clue("cat", "hat")
    assert verdict.proper
    assert verdict.warning is not None and "sounds" in verdict.warning
    assert judge_clue("cat", "whiskers").warning is None


def test_WD9_every_accepted_name_is_improper_but_for_synonyms_that_are_other_words() -> None:
    for element in elements.deck().values():
        synonyms = {form for name in other_names(element) for form in singulars(name)}
        for name in accepted_names(element) - synonyms:
            assert not judge_clue(element.name, name).proper, (element.name, name)


@pytest.mark.parametrize(
    ("element", "name"),
    [("saw", "see"), ("painting", "paint"), ("mummy", "mother"), ("wedding", "wed"), ("opera", "opus")],
)
def test_WD16_accepted_names_are_nouns(element: str, name: str) -> None:
    assert not elements.names_element(element, name)


@pytest.mark.parametrize("clue", ["R2-D2", "C-3PO", "MI6", "E.T.", "jack-o'-lantern", "747", "rock-'n'-roll"])
def test_WD8_codes_and_initials_are_one_word(clue: str) -> None:
    assert one_word(clue) == clue and judge_clue("zipper", clue).proper


def test_the_referee_keeps_its_bars_on_the_second_round() -> None:
    with (LABELS / "round2" / "referee_en.tsv").open(encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file, delimiter="\t", quoting=csv.QUOTE_NONE))
    proper = {
        label: [judge_clue(r["element"], r["clue"]).proper for r in rows if r["expected"] == label]
        for label in LABELLED
    }
    assert 1 - sum(proper["improper"]) / len(proper["improper"]) >= 0.98
    assert 1 - sum(proper["proper"]) / len(proper["proper"]) <= 0.03


def test_an_unknown_word_is_judged_by_form_and_sound_and_said_to_be_unknown() -> None:
    assert "not in the lexicon" in judge_clue("cat", "zxqwv").why
    assert judge_clue("vampire", "vampiresk").reason == "contained"
    assert judge_clue("gronk", "gronks").reason in {"form", "contained"}


@settings(max_examples=200, deadline=None)
@given(st.text(max_size=30), st.text(max_size=30))
def test_no_text_crashes_the_referee(element: str, clue: str) -> None:
    verdict = judge_clue(element, clue)
    assert verdict.proper == (verdict.reason is None)


@pytest.mark.parametrize(
    ("element", "clue"),
    [
        ("eagle", "vulture"),
        ("octopus", "kraken"),
        ("trophy", "cup"),
        ("hat", "sombrero"),
        ("dress", "robe"),
        ("snake", "cobra"),
        ("umbrella", "parasol"),
        ("newspaper", "journal"),
    ],
)
def test_WD9_an_english_word_is_no_translation_by_itself(element: str, clue: str) -> None:
    assert judge_clue(element, clue).proper


@pytest.mark.parametrize(
    ("element", "clue"),
    [
        ("castle", "chateau"),
        ("table", "mesa"),
        ("moon", "luna"),
        ("coffee", "café"),
        ("bear", "Bär"),
        ("water", "agua"),
    ],
)
def test_WD9_a_word_more_at_home_abroad_is_a_translation(element: str, clue: str) -> None:
    assert judge_clue(element, clue).reason == "translation"


@pytest.mark.parametrize(
    ("element", "clue"),
    [
        ("octopus", "opera"),
        ("dice", "soldier"),
        ("particle", "parting"),
        ("statue", "status"),
        ("compost", "composer"),
    ],
)
def test_WD9_chance_likeness_is_no_kinship(element: str, clue: str) -> None:
    assert judge_clue(element, clue).proper


@pytest.mark.parametrize(
    ("element", "clue", "reason"),
    [
        ("pause", "paws", "sounds"),
        ("tyre", "tire", "same"),
        ("skateboard", "skater", "derived"),
        ("lion", "l1on", "not_one_word"),
        ("lion", "🦁", "not_one_word"),
        ("lion", "roar" * 2500, "not_one_word"),
    ],
)
def test_WD9_tricks_are_seen_through(element: str, clue: str, reason: str) -> None:
    assert judge_clue(element, clue).reason == reason


@pytest.mark.parametrize("name", ["referee_fresh.tsv", "referee_stranger.tsv"])
def test_the_referee_keeps_its_bars_on_fresh_pairs(name: str) -> None:
    with (LABELS / name).open(encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file, delimiter="\t", quoting=csv.QUOTE_NONE))
    improper = [row for row in rows if row["label"] == "improper"]
    proper = [row for row in rows if row["label"] == "proper"]
    assert (
        sum(not judge_clue(row["element"], unescaped(row["clue"])).proper for row in improper) / len(improper) >= 0.95
    )
    assert sum(not judge_clue(row["element"], row["clue"]).proper for row in proper) / len(proper) <= 0.04


@pytest.mark.parametrize("split", ["tune", "test"])
def test_the_referee_keeps_its_bars(split: str) -> None:
    with (LABELS / "referee.tsv").open(encoding="utf-8", newline="") as file:
        rows = [row for row in csv.DictReader(file, delimiter="\t", quoting=csv.QUOTE_NONE) if row["split"] == split]
    improper = [row for row in rows if row["label"] == "improper"]
    proper = [row for row in rows if row["label"] == "proper"]
    caught = sum(not judge_clue(row["element"], row["clue"]).proper for row in improper)
    flagged = sum(not judge_clue(row["element"], row["clue"]).proper for row in proper)
    assert caught / len(improper) >= 0.95
    assert flagged / len(proper) <= 0.04
