"""Guesses for any noun, with what a game knows about it or without."""

from __future__ import annotations

from dreamtable.language.matching import matches
from dreamtable.language.noun import Noun


def test_other_names_of_a_noun_are_right() -> None:
    assert matches(Noun("parsnip", alternates=("white carrot",)), "The white carrots")
    assert not matches("parsnip", "white carrot")


def test_a_slip_that_may_mean_another_noun_of_the_game_is_wrong() -> None:
    assert matches("crayon", "cayon")
    assert not matches("crayon", "cayon", among=("canyon", "crayon"))
    assert matches("crayon", "crayom", among=("canyon", "crayon"))
