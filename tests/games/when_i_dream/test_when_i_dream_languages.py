"""When I Dream in French, Italian, Spanish and German: names on the cards, referee, guesses, recounts, bots."""

from __future__ import annotations

import random
from collections import Counter
from pathlib import Path

import pytest

from dreamtable.arena.simulated_table import SimulatedTable
from dreamtable.commands.words import CODES as ASKED
from dreamtable.games import load
from dreamtable.games.when_i_dream.cards import ELEMENTS
from dreamtable.games.when_i_dream.moves import Clue, Guess
from dreamtable.games.when_i_dream.state import LANGUAGES
from dreamtable.games.when_i_dream.words import elements
from dreamtable.games.when_i_dream.words.bot_recount import sentences, tell
from dreamtable.games.when_i_dream.words.clue_giver import Role, clues
from dreamtable.games.when_i_dream.words.element_names import called, named_elements, names
from dreamtable.games.when_i_dream.words.elements import judge_clue, names_element
from dreamtable.games.when_i_dream.words.lies import lies
from dreamtable.games.when_i_dream.words.recount import recount
from dreamtable.lab.word_evaluation_languages import measure_language
from dreamtable.language.languages import CODES
from dreamtable.language.profanity import clean, sayable

LABELS = Path(__file__).parents[2] / "language" / "labels" / "round2"
OTHERS = LANGUAGES[1:]
GAME = load("when_i_dream")


def test_the_languages_of_a_table_are_those_whose_words_are_known() -> None:
    assert LANGUAGES == CODES == ASKED


@pytest.mark.parametrize("language", OTHERS)
def test_every_element_has_a_name_an_article_and_clues(language: str) -> None:
    assert set(named_elements(language)) == set(ELEMENTS)
    assert len(set(names(language))) == len(ELEMENTS)
    for entry in named_elements(language).values():
        assert entry.article and len(entry.clues) >= 12, entry.english
        assert sayable(entry.name) and sum(map(sayable, entry.clues)) >= 12, entry.english


@pytest.mark.parametrize("language", OTHERS)
def test_a_name_or_another_name_is_a_right_guess_and_no_proper_clue(language: str) -> None:
    for element in elements.deck(language).values():
        assert names_element(element.name, element.name, language)
        assert all(names_element(element.name, name, language) for name in element.alternates), element.name
        for name in (element.name, *element.alternates):
            verdict = judge_clue(element.name, name, "improper", language)
            assert not verdict.proper, (element.name, name)


@pytest.mark.slow
@pytest.mark.parametrize("language", OTHERS)
def test_a_table_shows_the_names_of_its_language_and_the_same_pictures(language: str) -> None:
    position = load("when_i_dream").opening(4, {"language": language})
    assert position.language == LANGUAGES.index(language)
    played = SimulatedTable(GAME, ("dozing",) * 4, 3, 3, {"night": 10, "language": language}).run()
    assert played.position.over and not played.refusals
    board = played.position.view(0).board
    assert played.position.view(0).language == language
    assert all(card.word == called(card.picture, language) for card in board)
    said = [move for _, _, move in played.moves if isinstance(move, Clue)]
    guessed = [move for _, _, move in played.moves if isinstance(move, Guess)]
    assert said and all(move.proper and clean(move.word) for move in said)
    assert guessed and all(move.word in names(language) for move in guessed)


@pytest.mark.parametrize(
    ("language", "element", "clue", "reason"),
    [
        ("fr", "cheval", "chevaux", "form"),
        ("fr", "soleil", "ensoleillé", "derived"),
        ("fr", "ancre", "encre", "sounds"),
        ("fr", "papillon", "papilion", "misspelled"),
        ("fr", "papillon", "butterfly", "translation"),
        ("fr", "papillon", "Schmetterling", "translation"),
        ("fr", "parapluie", "pluie", "derived"),
        ("it", "specchio", "specchi", "form"),
        ("it", "gatto", "gattino", "derived"),
        ("it", "cane", "dog", "translation"),
        ("es", "lobo", "hombre-lobo", "contained"),
        ("es", "vaca", "baca", "sounds"),
        ("es", "perro", "perrito", "derived"),
        ("de", "Sonne", "Sonnenblume", "contained"),
        ("de", "Sonne", "sonnig", "derived"),
        ("de", "Schlüssel", "Schluessel", "same"),
        ("de", "Schlüssel", "Schlussel", "same"),
        ("de", "Hund", "собака", "script"),
        ("fr", "saucisse", "sosisse", "misspelled"),
        ("fr", "appareil photo", "foto", "sounds"),
        ("fr", "archer", "arché", "sounds"),
        ("fr", "chien", "chi1", "disguised"),
        ("it", "biscotto", "bisc8", "disguised"),
        ("it", "spugna", "spunia", "sounds"),
        ("it", "ape", "apina", "form"),
        ("it", "xilofono", "silofono", "derived"),
        ("es", "hierba", "yerba", "sounds"),
        ("es", "bizcocho", "bizc8", "disguised"),
        ("de", "Klavier", "Kla4", "disguised"),
        ("de", "Garage", "Garasche", "sounds"),
    ],
)
def test_the_referee_says_why(language: str, element: str, clue: str, reason: str) -> None:
    assert judge_clue(element, clue, language=language).reason == reason


@pytest.mark.parametrize(
    ("language", "element", "clue"),
    [
        ("fr", "chat", "minou"),
        ("fr", "poire", "poireau"),
        ("it", "aquila", "aquilone"),
        ("es", "caballero", "armadura"),
        ("de", "Wein", "weinen"),
        ("de", "Tisch", "romantisch"),
        ("fr", "marché", "maraîcher"),
        ("it", "tennis", "Sinner"),
    ],
)
def test_other_words_are_proper(language: str, element: str, clue: str) -> None:
    assert judge_clue(element, clue, language=language).proper


@pytest.mark.parametrize(
    ("language", "element", "guess"),
    [
        ("fr", "soleil", "c'est le soleil"),
        ("fr", "soleil", "Est-ce que c'est le soleil ?"),
        ("fr", "éléphant", "un elephan"),
        ("fr", "chapeau", "des chapeaux"),
        ("it", "sole", "penso che sia il sole"),
        ("it", "specchio", "gli specchi"),
        ("es", "sol", "¿es el sol?"),
        ("es", "león", "los leones"),
        ("de", "Sonne", "Ist es die Sonne?"),
        ("de", "Schlüssel", "ein Schluessel"),
        ("de", "Katze", "Ich glaube, Katzen"),
    ],
)
def test_a_guess_may_be_a_sentence(language: str, element: str, guess: str) -> None:
    assert names_element(element, guess, language)


@pytest.mark.parametrize(
    ("language", "element", "guess"),
    [("fr", "chat", "chien"), ("it", "gatto", "gallo"), ("es", "gato", "pato"), ("de", "Sonne", "Sonnenblume")],
)
def test_another_thing_is_a_wrong_guess(language: str, element: str, guess: str) -> None:
    assert not names_element(element, guess, language)


@pytest.mark.parametrize("language", OTHERS)
def test_a_bot_tells_its_dream_in_the_language_and_the_referee_finds_all_in_it(language: str) -> None:
    told = set()
    for night in range(25):
        luck = random.Random(night)
        things = luck.sample(names(language), 1 + night % 9)
        story = tell(things, False, luck, language)
        told.add(story)
        assert set(recount(story, things, len(things) + 20, language)) == set(things), story
    assert len(told) == 25


@pytest.mark.parametrize("language", OTHERS)
def test_a_bot_tells_a_story_and_seldom_a_list(language: str) -> None:
    plainly = sentences(language).plainly.split("{")[0]
    lucks = [random.Random(night) for night in range(9)]
    told = [tell(luck.sample(names(language), 7), False, luck, language) for luck in lucks]
    assert sum(story.startswith(plainly) for story in told) <= 2, told


@pytest.mark.parametrize(
    ("language", "story", "element"),
    [
        ("es", "Entonces vino el tigre.", "tigre"),
        ("es", "Vi a tu perro en la playa.", "perro"),
        ("de", "Da war ihr Hund im Garten.", "Hund"),
        ("it", "Ho visto il loro cane.", "cane"),
    ],
)
def test_neither_an_article_nor_whose_it_is_hides_a_thing_in_a_story(language: str, story: str, element: str) -> None:
    assert recount(story, [element], 9, language) == [element]


@pytest.mark.parametrize("language", OTHERS)
def test_a_list_of_everything_is_no_recount(language: str) -> None:
    everything = ", ".join(names(language))
    last = list(names(language)[-3:])
    assert recount(everything, last, 23, language) == []


@pytest.mark.slow
@pytest.mark.parametrize("language", OTHERS)
def test_lies_point_elsewhere_and_no_word_serves_for_many_elements(language: str) -> None:
    told = lies(language)
    assert max(Counter(lie.word for some in told.values() for lie in some).values()) <= 3
    assert sum(len(some) >= 4 for some in told.values()) > 330
    for english in ELEMENTS[::44]:
        element = called(english, language)
        for role in Role:
            said = clues(element, role, count=3, language=language)
            assert all(judge_clue(element, word, language=language).proper and sayable(word) for word in said)
            assert len(set(said)) == len(said)


@pytest.mark.slow
@pytest.mark.parametrize("language", OTHERS)
def test_the_figures_of_each_language(language: str) -> None:
    found = measure_language(LABELS.parent, language, every=22)

    def figure(start: str) -> float:
        return next(value for name, value in found.items() if name.startswith(start))

    for part in ("round2", "round4", "round6", "round7"):
        assert figure(f"referee, {part}: improper caught") >= 0.94
        assert figure(f"referee, {part}: proper falsely flagged") <= 0.04
    assert figure("adjectives") >= 0.65
    assert figure("guess matcher") >= 0.97
    assert found[next(name for name in found if name.startswith("people") and "3 clues" in name)] >= 0.55
    assert found[next(name for name in found if name.startswith("bot") and "3 clues" in name)] >= 0.60
