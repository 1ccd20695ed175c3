"""The referee for any noun, with what a game knows about it or without."""

from __future__ import annotations

import pytest

from dreamtable.language.noun import Noun
from dreamtable.language.referee import judge

PARSNIP = Noun("parsnip", alternates=("pastinaca",), forms=("parsneps",), translations=("pàstinaga", "panais"))


@pytest.mark.parametrize(
    ("clue", "reason"),
    [("pastinaca", "same"), ("parsneps", "derived"), ("Pàstinaga", "translation"), ("panais", "translation")],
)
def test_what_a_game_knows_about_a_noun_is_obeyed(clue: str, reason: str) -> None:
    assert judge(PARSNIP, clue).reason == reason


def test_a_noun_of_which_nothing_is_known_is_judged_by_the_lexicon() -> None:
    assert judge("parsnip", "parsnips").reason == "form"
    assert judge("parsnip", "root").proper and judge("parsnip", "panais").proper


def test_the_sentence_names_the_noun_as_the_game_does() -> None:
    assert judge("The Parsnip ", "parsnips").why == "“parsnips” is a form of “The Parsnip”."
