"""A scenario file that makes no sense is refused as a whole, with a code; comparing is kind, and never too kind."""

from __future__ import annotations

from pathlib import Path

import pytest

from dreamtable.kit.errors import Invalid
from dreamtable.play.scenario_run import differences, run_file

HEAD = 'title = "A test"\ngame = "dream_ravens"\nseats = 2\n'
DEAL = "[[play]]\ndeal = 1\n"
SENSELESS = {
    "not TOML": 'title = "A',
    "nothing at all": "",
    "no title": 'game = "dream_ravens"\nseats = 2',
    "seats in words": 'title = "A"\ngame = "dream_ravens"\nseats = "2"',
    "a yes for seats": 'title = "A"\ngame = "dream_ravens"\nseats = true',
    "an unknown part": HEAD + "foo = 1",
    "what is heard at the end": HEAD + "told = {}",
    "given is no table": HEAD + "given = 5",
    "given twice": HEAD + "[[given]]\nturn = 0",
    "options are no table": HEAD + "options = []",
    "steps are no list": HEAD + "[play]\nseat = 0",
    "steps are no tables": HEAD + "play = [1]",
    "an empty step": HEAD + "[[play]]",
    "a step without a move": HEAD + "[[play]]\nseat = 0\nrefused = true",
    "a move without a seat": HEAD + '[[play]]\nmove = "draw"\nrefused = true',
    "a seat in words": HEAD + '[[play]]\nmove = "draw"\nseat = "0"\nrefused = true',
    "a move that is a number": HEAD + "[[play]]\nmove = 5\nseat = 0\nrefused = true",
    "two things in one step": HEAD + DEAL + 'move = "draw"\nseat = 0',
    "a deal with a field": HEAD + DEAL + "position = 3",
    "a deal below zero": HEAD + "[[play]]\ndeal = -1",
    "a seed in words": HEAD + '[[play]]\nclock = 0\nseed = "x"',
    "refused three times": HEAD + DEAL + "refused = 3",
    "expecting a number": HEAD + "expect = 5",
    "eyes without a seat": HEAD + "see = 5",
    "eyes of nobody": HEAD + '[see.foo]\nphase = "look"',
    "eyes of a sixth seat": HEAD + '[see.5]\nphase = "look"',
    "eyes of a squared seat": HEAD + '[see."²"]\nphase = "look"',
    "seeing a number": HEAD + "see = { 0 = 5 }",
    "moves that are a word": HEAD + 'can = { 0 = "draw" }',
    "moves that are numbers": HEAD + "can = { 0 = [1] }",
    "ears of a ninth seat": HEAD + DEAL + "told = { 9 = [{ never = true }] }",
    "hearing a number": HEAD + DEAL + "told = { 0 = 5 }",
    "hearing a table": HEAD + DEAL + 'told = { 0 = { type = "dealt" } }',
    "lists without end": HEAD + "note = " + "[" * 5000 + "]" * 5000,
}
ELSEWHERE = {
    "unknown_game": 'title = "A"\ngame = "../kit"\nseats = 2',
    "bad_seats": 'title = "A"\ngame = "dream_ravens"\nseats = 99999999999999999999',
    "unknown_option": HEAD + "[options]\nfoo = 1",
    "bad_option": HEAD + "[options]\nlimit = 99999999999999999999",
}


def code_of(text: str, tmp_path: Path) -> str:
    file = tmp_path / "scenario.toml"
    file.write_text(text, encoding="utf-8")
    with pytest.raises(Invalid) as refusal:
        run_file(file)
    assert refusal.value.why.endswith(".")
    return refusal.value.code


@pytest.mark.parametrize("why", SENSELESS)
def test_a_senseless_file_is_refused(why: str, tmp_path: Path) -> None:
    assert code_of(SENSELESS[why], tmp_path) == "bad_scenario"


@pytest.mark.parametrize("code", ELSEWHERE)
def test_what_the_game_refuses_keeps_its_code(code: str, tmp_path: Path) -> None:
    assert code_of(ELSEWHERE[code], tmp_path) == code


def test_a_file_that_is_not_there_or_not_text_is_refused(tmp_path: Path) -> None:
    (tmp_path / "binary.toml").write_bytes(b"\xff\xfe\x00")
    for name in ("binary.toml", "nowhere.toml"):
        with pytest.raises(Invalid, match="cannot be read"):
            run_file(tmp_path / name)


@pytest.mark.parametrize(
    ("want", "have"),
    [
        (9, "9"),
        ("9", "9"),
        (1, 1.0),
        ("nothing", None),
        ("nothing", ()),
        ("nothing", -1),
        ({"a": 1}, {"a": 1, "b": 2}),
        ({"hand": ["b", "a"]}, {"hand": ("a", "b")}),
        ({"hand": [["b", "a"], []]}, {"hand": [["a", "b"], []]}),
    ],
)
def test_comparing_is_kind(want: object, have: object) -> None:
    assert not list(differences(want, have, loose=("hand",)))


@pytest.mark.parametrize(
    ("want", "have"),
    [
        (1, True),
        (True, 1),
        (float("nan"), 1.0),
        ("win", 1.0),
        ([1], 1.0),
        (None, 0),
        ("nothing", 0),
        ({"a": 1}, {"b": 1}),
        ({"row": ["b", "a"]}, {"row": ["a", "b"]}),
        ({"hand": ["a", "a"]}, {"hand": ["a", "b"]}),
        ({"hand": [["a"], []]}, {"hand": [[], ["a"]]}),
    ],
)
def test_and_never_too_kind(want: object, have: object) -> None:
    assert list(differences(want, have, loose=("hand",)))
