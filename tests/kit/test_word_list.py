"""Lists of words that a table brings: what is read, and what is said of a bad one."""

from __future__ import annotations

import pickle

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dreamtable.kit.word_list import (
    LARGEST,
    WHY,
    BadWordList,
    WordEntry,
    WordListShape,
    code_of,
    decoded,
    read_word_list,
)
from dreamtable.messages import messages
from support.own_words import JAPANESE, VIETNAMESE

SHAPE = WordListShape(least=2, most=6)
BIG = WordListShape(least=40, most=440)


@pytest.mark.parametrize(
    "text",
    [
        "cat; kitty, puss; meow\nsun\n",
        "cat;kitty|puss;meow\nsun",
        "cat\tkitty|puss\tmeow\nsun",
        '"cat",kitty|puss,meow\r\n\r\n# a comment\r\n  sun  ',
        "\ufeffword;other names;forbidden\ncat;kitty|puss;meow;\nsun;;",
    ],
)
def test_plain_text_and_every_kind_of_csv_are_the_same_list(text: str) -> None:
    found = read_word_list(text, SHAPE)
    assert found.entries == (WordEntry("cat", ("kitty", "puss"), ("meow",)), WordEntry("sun"))
    assert found.text == "cat;kitty|puss;meow\nsun"


def test_a_list_says_its_title_and_language_and_has_a_code_of_its_words() -> None:
    found = read_word_list(VIETNAMESE, BIG)
    assert (found.title, found.language, len(found.entries)) == ("Quê nhà", "vi", 44)
    assert read_word_list("# language: pt-BR\na\nb", SHAPE).language == "pt"
    same, other = (code_of(read_word_list(text, BIG).text) for text in (VIETNAMESE.replace("; ", ";"), JAPANESE))
    assert code_of(found.text) == same != other and len(same) == 8


@pytest.mark.parametrize(
    ("text", "code", "line"),
    [
        ("", "deck_empty", 0),
        ("# only a comment", "deck_empty", 0),
        ("cat", "deck_too_few", 0),
        ("\n".join("abcdefg"), "deck_too_many", 7),
        ("a" * (LARGEST + 1), "deck_too_big", 0),
        ('cat\n"sun', "deck_quotes", 2),
        ("cat;a;b;c\nsun", "deck_columns", 1),
        ("cat\n" + "x" * 41, "deck_too_long", 2),
        ("cat\n\n!?", "deck_no_letter", 3),
        ("cat\ns\u202eun", "deck_bad_sign", 2),
        ("cat\ns\x00un", "deck_bad_sign", 2),
        ("cat\nsun\nCAT", "deck_twice", 3),
        ("cat\nsun;cat", "deck_twice", 2),
        ("cat;" + "|".join(f"k{n}" for n in range(13)) + "\nsun", "deck_too_many_names", 1),
        ("cat\n# language: klingon!\nsun", "deck_language", 2),
        ("\ud800\nsun", "deck_bad_sign", 1),
        ("cat\n\ufffd\ufffds\x00u\x00n", "deck_not_text", 2),
        ("<html>\n<body>cat", "deck_bad_sign", 1),
        ('{"words": [\n"cat"]}', "deck_bad_sign", 1),
        ("cat\n🌙", "deck_no_letter", 2),
        ("cat\rsun\r\ncat", "deck_twice", 3),
        ("ねこ\nネコ", "deck_twice", 2),
        ("cop\nсор", "deck_twice", 2),
        ("ｃａｔ\ncat", "deck_twice", 2),
        ("cafe\u0301\ncafé", "deck_twice", 2),
        ("חתול\nחתול", "deck_twice", 2),
    ],
)
def test_a_bad_list_gets_a_code_and_a_sentence_with_the_line(text: str, code: str, line: int) -> None:
    with pytest.raises(BadWordList) as bad:
        read_word_list(text, SHAPE)
    assert (bad.value.code, bad.value.line) == (code, line)
    assert not line or f"Line {line}:" in bad.value.why
    again = pickle.loads(pickle.dumps(bad.value))
    assert (again.code, again.why, again.line) == (code, bad.value.why, line)
    english = messages("en", "own_words_and_pictures").say(
        f"bad.{code}", line=line, word=again.word, n=again.n, limit=again.limit
    )
    assert english.replace("1 word;", "1 words;") == bad.value.why, "the page says what the library says"


def test_a_list_of_single_words_takes_no_other() -> None:
    shape = WordListShape(1, 9, columns=1, single=True)
    assert [entry.word for entry in read_word_list("wind-swept\nxanh", shape).entries] == ["wind-swept", "xanh"]
    for text, code in (
        ("red\nvery red", "deck_not_one_word"),
        ("r2d2", "deck_not_one_word"),
        ("red;a", "deck_columns"),
    ):
        with pytest.raises(BadWordList) as bad:
            read_word_list(text, shape)
        assert bad.value.code == code


def test_a_file_in_another_encoding_is_named_so() -> None:
    with pytest.raises(BadWordList) as bad:
        decoded("cat\r\nsun\rété".encode("latin-1"))
    assert bad.value.code == "deck_not_text" and set(WHY) >= {"deck_not_text"}
    assert bad.value.line == 3
    with pytest.raises(BadWordList) as bad:
        decoded("cat\nsun".encode("utf-16"))
    assert (bad.value.code, bad.value.line) == ("deck_not_text", 1)
    assert decoded("\ufeffcat".encode()) == "cat"


@given(st.text(max_size=200))
def test_any_text_is_a_list_with_a_normal_form_or_a_problem(text: str) -> None:
    try:
        found = read_word_list(text, WordListShape(1, 50))
    except BadWordList as bad:
        assert bad.code in WHY
    else:
        assert read_word_list(found.text, WordListShape(1, 50)) == found


@given(st.lists(st.text("abčñ猫ねéü' -1", min_size=1, max_size=8), min_size=1, max_size=12), st.sampled_from(";\t,|"))
def test_words_of_any_script_survive_the_normal_form(words: list[str], between: str) -> None:
    test = "\n".join(f"{word}{between}{word[::-1]}x" for word in words)
    try:
        found = read_word_list(test, WordListShape(1, 50))
    except BadWordList as bad:
        assert bad.line or bad.code == "deck_empty"
    else:
        assert read_word_list(found.text, WordListShape(1, 50)) == found and code_of(found.text)
