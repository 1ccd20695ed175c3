"""The referee for any noun, with what a game knows about it or without."""

from __future__ import annotations

import pytest

from dreamtable.language.noun import Noun
from dreamtable.language.referee import judge

PARSNIP = Noun("parsnip", alternates=("parsy", "taproot"), forms=("parsneps",), translations=("pàstinaga", "panais"))


@pytest.mark.parametrize(
    ("clue", "reason"),
    [("parsy", "same"), ("parsneps", "derived"), ("Pàstinaga", "translation"), ("panais", "translation")],
)
def test_what_a_game_knows_about_a_noun_is_obeyed(clue: str, reason: str) -> None:
    assert judge(PARSNIP, clue).reason == reason


def test_another_name_that_is_another_word_is_proper() -> None:
    assert judge(PARSNIP, "taproot").proper and judge("sofa", "couch").proper


@pytest.mark.parametrize(
    ("noun", "clue", "reason"),
    [
        ("elephant", "elepahnt", "misspelled"),
        ("tiger", "tigr", "misspelled"),
        ("spy", "5py", "disguised"),
        ("cat", "c\u0430t", "disguised"),
        ("moon", "\U0001d426\U0001d428\U0001d428\U0001d427", "same"),
        ("camera", "aremac", "disguised"),
        ("pizza", "izzapay", "disguised"),
        ("queen", "eenquay", "disguised"),
        ("dog", "собака", "script"),
        ("dog", "犬", "script"),
    ],
)
def test_a_noun_in_disguise_is_improper(noun: str, clue: str, reason: str) -> None:
    assert judge(noun, clue).reason == reason


@pytest.mark.parametrize(("noun", "clue"), [("dog", "god"), ("lion", "loin"), ("goat", "boat"), ("robot", "R2-D2")])
def test_another_word_is_no_disguise(noun: str, clue: str) -> None:
    assert judge(noun, clue).proper


@pytest.mark.parametrize(
    ("noun", "clue"), [("owl", "knowledge"), ("elf", "shelf"), ("car", "carpet"), ("key", "monkey")]
)
def test_chance_containment_only_warns(noun: str, clue: str) -> None:
    verdict = judge(noun, clue)
    assert verdict.proper and verdict.warning is not None and "contains" in verdict.warning


@pytest.mark.parametrize(("noun", "clue"), [("ring", "earring"), ("sun", "Sunday"), ("snowman", "snowball")])
def test_compounds_stay_improper(noun: str, clue: str) -> None:
    assert judge(noun, clue).reason in {"contained", "derived"}


def test_a_noun_of_which_nothing_is_known_is_judged_by_the_lexicon() -> None:
    assert judge("parsnip", "parsnips").reason == "form"
    assert judge("parsnip", "root").proper and judge("parsnip", "panais").proper


def test_the_sentence_names_the_noun_as_the_game_does() -> None:
    assert judge("The Parsnip ", "parsnips").why == "“parsnips” is a form of “The Parsnip”."
