"""Guesses for any noun, with what a game knows about it or without."""

from __future__ import annotations

from pathlib import Path

import pytest

from dreamtable.games.when_i_dream.words.elements import names_element
from dreamtable.language.matching import matches
from dreamtable.language.noun import Noun

LABELS = Path(__file__).parent / "labels" / "round4"


def test_other_names_of_a_noun_are_right() -> None:
    assert matches(Noun("parsnip", alternates=("white carrot",)), "The white carrots")
    assert not matches("parsnip", "white carrot")


def test_a_slip_that_may_mean_another_noun_of_the_game_is_wrong() -> None:
    assert matches("crayon", "cayon")
    assert not matches("crayon", "cayon", among=("canyon", "crayon"))
    assert matches("crayon", "crayom", among=("canyon", "crayon"))


def test_a_usual_kind_or_part_of_a_phrase_names_the_noun_and_a_second_guess_does_not() -> None:
    assert all(matches("ship", said) for said in ("a pirate ship", "the ship of my dreams", "an old wooden ship"))
    assert matches("fish", "goldfish") and matches("pizza", "a slice of pizza") and matches("anchor", "ankor")
    assert matches("ship", "pirate ship", among=("pirate", "ship"))
    assert not matches("moon", "sun moon", among=("sun", "moon"))


def test_hesitation_doubt_and_second_thoughts_are_no_part_of_a_guess() -> None:
    assert all(
        matches("carrot", said)
        for said in ("erm a carrot", "ohhh carrot", "I don't know, a carrot?", "a carrot, right?")
    )
    assert matches("tiger", "a cat, no wait, a tiger") and not matches("cat", "a cat, no wait, a tiger")
    assert not matches("dog", "I don't think it's a dog")


@pytest.mark.parametrize(("name", "count", "misjudged"), [("guesses_en", 374, 6), ("guesses_en_stranger", 434, 11)])
def test_hardly_a_guess_of_the_fourth_round_is_misjudged(name: str, count: int, misjudged: int) -> None:
    lines = (LABELS / f"{name}.tsv").read_text("utf-8").splitlines()[1:]
    guesses = [line.split("\t") for line in lines]
    wrong = [(e, said) for e, said, verdict in guesses if names_element(e, said) != (verdict == "right")]
    assert len(guesses) == count and len(wrong) <= misjudged, wrong
