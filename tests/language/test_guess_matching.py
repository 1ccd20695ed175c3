"""Guesses for any noun, with what a game knows about it or without."""

from __future__ import annotations

from pathlib import Path

import pytest

from dreamtable.games.when_i_dream.words.elements import names_element
from dreamtable.language.guess_matching import matches
from dreamtable.language.noun import Noun

LABELS = Path(__file__).parent / "labels"


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


RIGHT_SAID = (
    "a {x}", "is it a {x}?", "um, a {x}", "hmm... {x}", "maybe a {x}", "my guess is {x}", "{x}, final answer",
    "{y}... no wait, {x}", "{y}, no, {x}!", "not a {y}, a {x}", "it's not a {y}, it's a {x}", "no idea, a {x}?",
    "some kind of {x}", "a {x} or something like that", "something like a {x}", "{x} {x} {x}!", "{y}; actually, {x}",
    "{y}, I mean {x}", "{y} - scratch that - {x}", "I saw a {x}", "a couple of {x}s", "one of those {x}s", "our {x}",
    "it's got to be a {x}", "I'm pretty sure it's a {x}", "are we talking about a {x}?", "let me think... {x}",
)  # fmt: skip
WRONG_SAID = (
    "it's not a {x}", "it isn't a {x}", "no {x}", "I don't think it's a {x}", "a {x}, no wait, a {y}", "{x} or {y}",
    "{x}, {y}", "{y}, {x}", "not a {x}, a {y}", "{x}? no, {y}", "anything but a {x}",
)  # fmt: skip


@pytest.mark.parametrize(("said", "right"), [*((s, True) for s in RIGHT_SAID), *((s, False) for s in WRONG_SAID)])
def test_what_people_say_around_a_guess_changes_nothing_unless_it_takes_the_guess_back(said: str, right: bool) -> None:
    for x, y in (("tiger", "rooster"), ("castle", "dentist"), ("tulip", "tornado"), ("guitar", "vampire")):
        assert names_element(x, said.format(x=x, y=y)) == right, (x, said)


def test_a_word_that_is_hardly_ever_meant_is_taken_for_what_it_sounds_like() -> None:
    assert all(names_element(*pair) for pair in (("knight", "nite"), ("whale", "the wale"), ("muscle", "mussels")))
    assert not any(names_element(*pair) for pair in (("knight", "night"), ("desert", "dessert"), ("hair", "hare")))


def test_everyday_names_other_meanings_and_things_of_their_own() -> None:
    everyday = ("bear", "a grizzly"), ("camel", "dromedary"), ("wheel", "tyres"), ("bank", "the river bank")
    assert all(names_element(*pair) for pair in everyday)
    assert not any(names_element(*pair) for pair in (("tennis", "table tennis"), ("flower", "a rose")))


def test_a_near_name_is_granted_unless_it_was_a_clue() -> None:
    assert names_element("jacket", "a coat") and names_element("dog", "puppies")
    assert not names_element("jacket", "a coat", clues=("zipper", "Coats"))
    assert names_element("jacket", "jackets", clues=("coat",))


@pytest.mark.parametrize(
    ("name", "count", "misjudged"),
    [
        ("round4/guesses_en", 374, 6),
        ("round4/guesses_en_stranger", 434, 4),
        ("round5/guesses_en", 84, 0),
        ("round5/guesses_en_second", 84, 1),
        ("round6/guesses_en", 84, 1),
        ("round7/guesses_en", 84, 2),
        ("round7/guesses_en_second", 84, 6),
        ("round7/guesses_en_third", 84, 12),
    ],
)
def test_hardly_a_labelled_guess_is_misjudged(name: str, count: int, misjudged: int) -> None:
    lines = (LABELS / f"{name}.tsv").read_text("utf-8").splitlines()[1:]
    guesses = [line.split("\t") for line in lines]
    wrong = [(e, said) for e, said, verdict in guesses if names_element(e, said) != (verdict == "right")]
    assert len(guesses) == count and len(wrong) <= misjudged, wrong
