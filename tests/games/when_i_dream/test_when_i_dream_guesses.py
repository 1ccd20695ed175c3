"""Right guesses (WD16) and recounts (WD22, WD23)."""

from __future__ import annotations

import csv
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from dreamtable.games.when_i_dream.words import elements
from dreamtable.games.when_i_dream.words.elements import names_element
from dreamtable.games.when_i_dream.words.recount import recount

LABELS = Path(__file__).parents[2] / "language" / "labels"


@pytest.mark.parametrize(
    ("element", "guess"),
    [
        ("drums", "The Drum"),
        ("mouse", "mice"),
        ("ice cream", "Ice-Creams"),
        ("elephant", "éléphant"),
        ("elephant", "elehpant"),
        ("scissors", "scissor"),
        ("bicycle", "bike"),
        ("sun", "it's the sun"),
        ("sun", "Is it the sun?"),
        ("elephant", "elefant"),
        ("giraffe", "girrafe"),
        ("scissors", "a pair of scissors"),
        ("bat", "baseball bat"),
    ],
)
def test_WD16_the_same_thing_said_otherwise_is_right(element: str, guess: str) -> None:
    assert names_element(element, guess)


@pytest.mark.parametrize(
    ("element", "guess"),
    [
        ("cow", "crow"),
        ("bear", "pear"),
        ("glasses", "glass"),
        ("horse", "house"),
        ("cat", "ca"),
        ("dog", ""),
        ("dog", "?!"),
        ("dog", "hot dog"),
        ("dog", "cat dog"),
        ("dog", "no dog"),
    ],
)
def test_WD16_another_noun_is_wrong_even_one_letter_away(element: str, guess: str) -> None:
    assert not names_element(element, guess)


def test_no_two_elements_are_ever_the_same() -> None:
    deck = sorted(elements.deck())
    assert [(one, other) for one in deck for other in deck if one != other and names_element(one, other)] == []


@pytest.mark.slow
def test_no_form_of_an_element_is_another() -> None:
    deck = sorted(elements.deck())
    for one in deck:
        plural = one + ("es" if one.endswith(("s", "x", "ch", "sh")) else "s")
        for said in (plural, f"The {one.upper()}", one.replace("e", "é")):
            assert [other for other in deck if other != one and names_element(other, said)] == []


def test_a_slip_between_two_elements_is_neither() -> None:
    assert names_element("crayon", "crayom") and names_element("canyon", "canyom")
    assert not names_element("crayon", "cayon") and not names_element("canyon", "cayon")


def test_every_alternate_is_a_right_guess() -> None:
    for element in elements.deck().values():
        assert all(names_element(element.name, name) for name in (element.name, *element.alternates)), element.name


def test_WD22_a_story_names_elements_in_any_form() -> None:
    story = "Two foxes sailed a Ship to the ice-cream castle. Carefully, the captain sang."
    assert recount(story, ["ship", "fox", "car", "castle"], 9) == ["fox", "ship", "castle"]


def test_WD22_what_is_done_is_not_named() -> None:
    assert recount("I saw a fox", ["saw", "fox"], 9) == ["fox"]
    assert recount("I cut the fox with a saw", ["saw", "fox"], 9) == ["fox", "saw"]


def test_WD23_only_so_many_things_count() -> None:
    listing = "apple banana cherry dog elephant fox"
    assert recount(listing, ["fox"], 5) == []
    assert recount(listing, ["fox"], 6) == ["fox"]
    assert recount("apple apple apple apple fox", ["fox"], 2) == ["fox"]


def test_the_matchers_agree_with_the_labels() -> None:
    with (LABELS / "guesses.tsv").open(encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file, delimiter="\t", quoting=csv.QUOTE_NONE))
    right = sum(names_element(row["element"], row["guess"]) == (row["verdict"] == "right") for row in rows)
    assert right / len(rows) >= 0.97
    with (LABELS / "recounts.tsv").open(encoding="utf-8", newline="") as file:
        stories = list(csv.DictReader(file, delimiter="\t", quoting=csv.QUOTE_NONE))
    for row in stories:
        named = [noun.strip() for noun in row["nouns"].split(",") if noun.strip()]
        assert set(recount(row["story"], named, len(named) + 20)) == set(named)


@settings(max_examples=200, deadline=None)
@given(st.text(max_size=60))
def test_no_text_crashes_the_matchers(text: str) -> None:
    names_element("elephant", text)
    assert len(recount(text, ["elephant", "fox"], 3)) <= 2


def _second_round(name: str) -> list[dict[str, str]]:
    with (LABELS / "round2" / name).open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file, delimiter="\t", quoting=csv.QUOTE_NONE))


def test_guesses_keep_their_bar_on_the_second_round() -> None:
    rows = _second_round("guesses_en.tsv")
    hits = sum(names_element(row["element"], row["guess"]) == (row["expected"] == "right") for row in rows)
    assert hits / len(rows) >= 0.97


def test_WD23_recounts_of_the_second_round_name_what_they_name() -> None:
    for row in _second_round("recounts_en.tsv"):
        assert {*recount(row["story"], row["in_play"].split(","), 99)} == {*row["named"].split(",")}, row["story"]
