"""The shipped data: fresh, small, licensed, and complete."""

from __future__ import annotations

import hashlib
import json
import subprocess
import sys
from pathlib import Path

from dreamtable.games import load, names
from dreamtable.games.dream_diary.words.questions import AdjectiveQuestion
from dreamtable.games.when_i_dream.words import elements
from dreamtable.games.when_i_dream.words.questions import (
    ACCEPTED,
    REFUSED,
    WARNED,
    ClueQuestion,
    GuessQuestion,
    RecountQuestion,
)
from dreamtable.language import lexicon
from dreamtable.language.front_coding import front_coded, front_decoded
from dreamtable.language.profanity import clean, sayable

HOME = Path(__file__).resolve().parents[2]
PACKAGE = HOME / "src" / "dreamtable"


def test_the_compiled_elements_are_those_that_were_written() -> None:
    made = subprocess.run(
        [sys.executable, "-c", "import compile_elements; print(compile_elements.compiled(), end='')"],
        cwd=HOME / "tools",
        capture_output=True,
        text=True,
        check=True,
        encoding="utf-8",
    )
    assert made.stdout == elements.COMPILED.read_text("utf-8"), "run tools/compile_elements.py"


def test_every_element_is_one_of_the_nouns() -> None:
    assert len(elements.deck()) >= 440
    assert len(lexicon.nouns()) == 5000
    assert elements.deck().keys() <= lexicon.noun_set()


def test_the_tables_belong_together() -> None:
    assert list(lexicon.words()) == sorted(set(lexicon.words()))
    assert len(lexicon.stems()) == len(lexicon.words()) == len(lexicon.zipf())
    assert lexicon.noun_set() <= lexicon.place().keys()


def test_front_coding_keeps_every_line() -> None:
    lines = ["", "a", "a", "dream", "dreamer", "dress", "zzz", "y" * 50, "y" * 50 + "s", "état", "étatique", ""]
    assert list(front_decoded(front_coded(lines))) == lines
    assert list(front_coded(["dream", "dreamer", "dress"])) == ["0dream", "5er", "3ss"]


def test_the_data_is_small_and_names_its_sources() -> None:
    folders = lexicon.DATA, *(load(name).folder / "words" / "data" for name in names() if load(name).worded)
    files = [path for folder in folders for path in folder.rglob("*") if path.is_file()]
    shipped = [path for path in files if "elements" not in path.parts]
    assert sum(path.stat().st_size for path in shipped) < 10_000_000
    sources = json.loads((lexicon.DATA / "manifest.json").read_text("utf-8"))["sources"]
    assert all(source["version"] and source["licence"] for source in sources)
    assert not any("GPL" in source["licence"] for source in sources)
    assert (lexicon.DATA / "share-alike" / "LICENCE.md").exists()


def test_the_built_files_are_those_of_the_manifest() -> None:
    files = json.loads((lexicon.DATA / "manifest.json").read_text("utf-8"))["files"]
    built = [path for folder in ("lexicon", "share-alike") for path in (lexicon.DATA / folder).iterdir()]
    built.append(load("dream_diary").folder / "words" / "data" / "adjectives.txt")
    assert files.keys() == {path.relative_to(PACKAGE).as_posix() for path in built if path.name != "LICENCE.md"}
    for name, digest in files.items():
        assert hashlib.sha256((PACKAGE / name).read_bytes()).hexdigest() == digest, name


def test_nothing_is_loaded_before_it_is_asked_for() -> None:
    check = "import sys; from dreamtable.language.english_referee import judge; judge('cat', 'hat'); print('numpy' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", check], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "False"


def test_bots_are_stricter_with_themselves_than_with_people() -> None:
    assert clean("rooster") and clean("Scunthorpe") and clean("damn")
    assert not sayable("damn")
    assert not clean("sh1t")
    assert all(sayable(element) for element in elements.deck())
    assert all(sayable(clue) for element in elements.deck().values() for clue in element.clues if clue.isalpha())


def test_the_judges_answer_every_question_of_a_table() -> None:
    night, diary = load("when_i_dream").speech, load("dream_diary").speech
    assert night is not None and diary is not None
    assert night.answer(ClueQuestion("rooster", "farm")) == ACCEPTED
    assert night.answer(ClueQuestion("rooster", "booster")) == WARNED
    assert night.answer(ClueQuestion("rooster", "roosters")) == REFUSED
    assert night.answer(GuessQuestion("drums", "The Drum")) is True
    assert night.answer(RecountQuestion("a fox and a bear", ("bear", "cow", "fox"), 5)) == (0, 2)
    assert diary.answer(AdjectiveQuestion("Scary", ())) == 2
    assert diary.answer(AdjectiveQuestion("spooky", ())) == -1
