"""A language's tools: normalised words, forms, families, sounds, dictionary, and that only what is asked for is read."""

from __future__ import annotations

import subprocess
import sys

import pytest

from dreamtable.language.languages import CODES, language


@pytest.mark.parametrize(
    ("code", "text", "bare"),
    [
        ("fr", "L'Éléphant", "elephant"),
        ("fr", "un cerf-volant", "cerfvolant"),
        ("it", "lo Squalo", "squalo"),
        ("es", "el muñeco de nieve", "munecodenieve"),
        ("de", "der Schlüssel", "schlussel"),
        ("de", "Schluessel", "schlussel"),
        ("de", "das Feuer", "feuer"),
        ("en", "The Drum", "drum"),
        ("pl", "Żółw", "zolw"),
    ],
)
def test_words_are_made_comparable(code: str, text: str, bare: str) -> None:
    assert language(code).bare(text) == bare


@pytest.mark.parametrize(
    ("code", "form", "lemma"),
    [
        ("fr", "chevaux", "cheval"),
        ("fr", "colorees", "coloree"),
        ("fr", "heureuse", "heureux"),
        ("it", "specchi", "specchio"),
        ("it", "tristi", "triste"),
        ("it", "bianche", "bianca"),
        ("es", "luces", "luz"),
        ("es", "leones", "leon"),
        ("es", "rojas", "rojo"),
        ("de", "sonnen", "sonne"),
        ("de", "traurigen", "traurig"),
        ("en", "mice", "mouse"),
    ],
)
def test_a_form_leads_to_its_word(code: str, form: str, lemma: str) -> None:
    assert lemma in language(code).forms(form)


@pytest.mark.parametrize(
    ("code", "one", "other"),
    [
        ("fr", "ancre", "encre"),
        ("fr", "reine", "renne"),
        ("fr", "sang", "cent"),
        ("fr", "pain", "pin"),
        ("it", "cuore", "quore"),
        ("es", "vaca", "baca"),
        ("es", "ola", "hola"),
        ("de", "Wal", "Wahl"),
        ("de", "Rad", "Rat"),
    ],
)
def test_what_is_said_alike_sounds_alike(code: str, one: str, other: str) -> None:
    assert language(code).sound(one) == language(code).sound(other)


@pytest.mark.parametrize(
    ("code", "one", "other"),
    [("fr", "chat", "chapeau"), ("it", "cane", "carne"), ("es", "perro", "pelo"), ("de", "Hund", "Hand")],
)
def test_what_is_said_otherwise_does_not(code: str, one: str, other: str) -> None:
    assert language(code).sound(one) != language(code).sound(other)


@pytest.mark.parametrize(("code", "word"), [("fr", "rouges"), ("it", "rossa"), ("es", "rojas"), ("de", "rote")])
def test_the_dictionary_knows_forms(code: str, word: str) -> None:
    assert "red" in language(code).english(word)


def test_every_language_knows_its_words_and_no_others() -> None:
    sun = dict(zip(CODES, ("sun", "soleil", "sole", "sol", "sonne"), strict=True))
    for code, word in sun.items():
        assert language(code).is_word(word) and not language(code).is_word("zxqwv")
    assert not language("vi").is_word("soleil")


def test_a_language_is_read_when_it_is_asked_for() -> None:
    check = (
        "import sys; from dreamtable.language.languages import language; read = []\n"
        "sys.addaudithook(lambda event, what: read.append(what[0]) if event == 'open' else None)\n"
        "def data(): return sorted(str(name).replace('\\\\', '/').split('/data/')[1] for name in read if 'data' in str(name))\n"
        "language('fr').normalise('x'), language('de').normalise('x'); print(data())\n"
        "language('fr').is_word('x'); print(data())"
    )
    done = subprocess.run([sys.executable, "-c", check], capture_output=True, text=True, check=True)
    assert done.stdout.splitlines() == ["[]", "['fr/dictionary.tsv', 'share-alike/words_fr.txt']"]
