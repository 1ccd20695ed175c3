"""`dreamtable words ...` as people type it."""

from __future__ import annotations

import argparse
import io
import json
from typing import Any

import pytest

from dreamtable.commands.words import add_command


def run(*arguments: str) -> int:
    ask = argparse.ArgumentParser()
    add_command(ask.add_subparsers(required=True))
    args = ask.parse_args(["words", *arguments])
    code: int = args.run(args)
    return code


def answers(capsys: pytest.CaptureFixture[str]) -> list[dict[str, Any]]:
    return [json.loads(line) for line in capsys.readouterr().out.splitlines()]


def test_judge_says_why(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("judge", "rooster", "roosters", "--json") == 0
    assert answers(capsys) == [
        {"proper": False, "reason": "form", "why": "“roosters” is a form of “rooster”.", "warning": None}
    ]
    assert run("judge", "rooster", "roosters") == 0
    assert capsys.readouterr().out == "“roosters” is a form of “rooster”.\n"


def test_judge_takes_several_pairs(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("judge", "rooster", "roosters", "ice cream", "cold", "--json") == 0
    assert [answer["proper"] for answer in answers(capsys)] == [False, True]
    assert run("judge", "rooster", "farm", "cat", "--json") == 1
    assert [answer.get("error") for answer in answers(capsys)] == [None, "too_few_words"]


def test_a_dash_reads_queries_from_standard_input(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("rooster farm\n\nice cream\tice-cream\nlonely\n"))
    assert run("judge", "-") == 0
    said = [answer.get("proper", answer.get("error")) for answer in answers(capsys)]
    assert said == [True, "empty", False, "too_few_words"], "every line has its answer"


def test_bytes_that_are_no_text_are_answered(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(b"cat\t\xff\xfe\r\ncat meow\n"), encoding="utf-8"))
    assert run("judge", "-") == 0
    assert [answer["proper"] for answer in answers(capsys)] == [False, True]


def test_clue_and_guess(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("clue", "elephant", "--role", "boogeyman", "--count", "2", "--json") == 0
    assert len(answers(capsys)[0]["clues"]) == 2
    assert run("guess", "ivory", "trunk", "africa", "--json") == 0
    guesses = answers(capsys)[0]["guesses"]
    assert len(guesses) == 20
    assert guesses[0]["word"] == "elephant"


def test_fits_answers_for_every_picture_and_refuses_what_may_not_be_asked(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("fits", "spooky", "--json") == 0
    cards = answers(capsys)[0]["cards"]
    assert [card["card"] for card in cards] == list(range(1, 41))
    assert run("fits", "left", "--json") == 1
    assert answers(capsys)[0]["error"] == "position"


def test_unknown_words_never_crash(capsys: pytest.CaptureFixture[str]) -> None:
    for question in (("judge", "xqzzt", "zxqwv"), ("clue", "xqzzt"), ("guess", "zxqwv"), ("fits", "zxqwvish")):
        assert run(*question, "--json") == 0
    assert answers(capsys)[1] == {"clues": []}
