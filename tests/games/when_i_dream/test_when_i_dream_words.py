"""When I Dream: words on their way into the rules as verdicts, and out again to those who may hear them."""

from __future__ import annotations

from typing import Any, cast

import msgspec
import pytest

from dreamtable.games import load
from dreamtable.games.when_i_dream.chat_rules import check as check_talk
from dreamtable.games.when_i_dream.moves import (
    Clue,
    Decline,
    Guess,
    Move,
    Pass,
    Recount,
    Tick,
    Vote,
    answered,
    blank,
    question,
    said,
    unjudged,
)
from dreamtable.games.when_i_dream.options import Options
from dreamtable.games.when_i_dream.scenario_positions import arrange
from dreamtable.games.when_i_dream.words.questions import (
    ACCEPTED,
    REFUSED,
    WARNED,
    ClueQuestion,
    GuessQuestion,
    RecountQuestion,
)
from dreamtable.kit.contract.words import SpeechPart
from dreamtable.kit.errors import Illegal
from dreamtable.kit.position import Position
from dreamtable.kit.random import generator
from dreamtable.kit.state import WATCHER
from dreamtable.kit.text import Answer, Question, Said

GAME = load("when_i_dream")
SPEECH = cast(SpeechPart, GAME.speech)


class Literal:
    """A referee who knows nothing but letters."""

    def answer(self, question: Question) -> Answer:
        match question:
            case ClueQuestion(element, clue):
                return element not in clue
            case GuessQuestion(element, guess):
                return element == guess
            case RecountQuestion(story, elements, most):
                words = story.split()[:most]
                return tuple(i for i, element in enumerate(elements) if element in words)
            case _:
                raise AssertionError(question)


def arranged(options: Options = Options(), **given: Any) -> Position:  # noqa: B008
    return Position(GAME, arrange(4, options, {"element": "rooster", "deck": ["dog", "vampire"]} | given))


def speak(position: Position, seat: int, move: Move) -> None:
    position.play(seat, position.settle(seat, move, Literal()))


def test_a_night_with_a_referee() -> None:
    position = arranged(giver=1)
    speak(position, 1, Clue("dawn"))
    speak(position, 0, Guess("rooster"))
    speak(position, 2, Clue("dogs"))
    speak(position, 0, Guess("  count   dracula "))
    assert [write[1] for write in GAME.scenario_positions.describe(position.state)["night"]] == [
        "yellow",
        "penalty",
        "blue",
    ]
    assert [words.text for words in position.said] == ["dawn", "rooster", "dogs", "count dracula"]
    position.run_out(0, generator(1))
    position.play(0, Decline())
    speak(position, 0, Recount("a rooster woke me"))
    view = position.view(0)
    assert view.bonus and [card.named for card in view.board] == [True, False, False, False]
    assert [[clue.word for clue in card.clues] for card in view.board] == [["dawn"], ["dogs"], [], []]


def test_WD10_an_improper_word_reaches_neither_the_dreamer_nor_those_who_watch() -> None:
    position = arranged(giver=1)
    told = position.play(1, Clue("roosters", proper=False))
    for seat in (0, WATCHER):
        heard = [msgspec.json.encode(t.event) for t in told if t.reaches(seat)]
        assert not any(b"rooster" in event for event in heard)
        assert b"rooster" not in msgspec.json.encode(position.view(seat))
    assert b"roosters" in msgspec.json.encode([t.event for t in told if t.reaches(2)])


def test_the_referee_is_asked_only_about_moves_that_could_be_made() -> None:
    s = arranged(giver=1).state
    assert question(s, 1, Clue(" dawn ")) == ClueQuestion("rooster", "dawn")
    assert question(s, 0, Guess("The  Rooster")) == GuessQuestion("rooster", "The Rooster")
    nothing: list[tuple[int, Move]] = [
        (2, Clue("dawn")),
        (0, Clue("dawn")),
        (1, Guess("x")),
        (0, Recount("x")),
        (0, Pass()),
    ]
    for seat, move in nothing:
        assert question(s, seat, move) is None
    assert question(s, 1, Clue("dawn", proper=True)) is None


def test_WD23_twenty_more_things_than_guesses_may_be_named() -> None:
    night = [["rooster", "yellow"], ["dog", "passed"], ["vampire", "blue"]]
    s = arrange(4, Options(), {"phase": "recount", "night": night})
    assert question(s, 0, Recount(" a  story ")) == RecountQuestion("a story", ("rooster", "vampire"), 22)


@pytest.mark.parametrize(
    ("move", "code"),
    [
        (Clue(""), "no_word"),
        (Clue("two words"), "two_words"),
        (Clue("a" * 25), "too_long"),
        (Clue("what?"), "not_a_word"),
        (Clue("--"), "not_a_word"),
    ],
)
def test_WD8_what_is_no_word_is_not_even_judged(move: Clue, code: str) -> None:
    position = arranged(giver=1)
    with pytest.raises(Illegal, match=code):
        speak(position, 1, move)


@pytest.mark.parametrize("word", ["dawn", "cock-a-doodle-doo", "o'clock", "8", "forêt", "目覚まし"])
def test_WD8_words_of_any_language(word: str) -> None:
    position = arranged(giver=1)
    speak(position, 1, Clue(word))
    assert position.view(0).clues[0].word == word


def test_an_empty_guess_is_no_guess_and_a_long_story_no_story() -> None:
    position = arranged()
    with pytest.raises(Illegal, match="no_word"):
        speak(position, 0, Guess("  "))
    with pytest.raises(Illegal, match="too_long"):
        speak(position, 0, Guess("a" * 61))
    told = Position(GAME, arrange(4, Options(), {"phase": "recount"}))
    with pytest.raises(Illegal, match="too_long"):
        speak(told, 0, Recount("a " * 2000))


def test_a_spirit_is_told_what_the_referee_would_say() -> None:
    s = arranged(giver=1).state
    assert SPEECH.hint(s, 1, (), " dawn ").proper
    improper = SPEECH.hint(s, 1, (), "roosters")
    assert (improper.proper, improper.warning, improper.code) == (False, False, "form") and improper.why
    similar = SPEECH.hint(s, 1, (), "booster")
    assert (similar.proper, similar.warning, similar.code) == (True, True, "similar") and similar.why
    with pytest.raises(Illegal, match="two_words"):
        SPEECH.hint(s, 1, (), "two words")
    for state, seat in ((s, 0), (s, 2), (arrange(4, Options(spoken=True), {"giver": 1}), 1)):
        with pytest.raises(Illegal, match="no_clue"):
            SPEECH.hint(state, seat, (), "dawn")


@pytest.mark.parametrize(
    ("synonyms", "proper", "warning"), [("free", True, False), ("warned", True, True), ("improper", False, False)]
)
def test_a_table_chooses_what_other_names_of_the_element_are(synonyms: str, proper: bool, warning: bool) -> None:
    s = arranged(msgspec.convert({"synonyms": synonyms}, Options), giver=1, element="sofa", deck=[]).state
    hint = SPEECH.hint(s, 1, (), "couch")
    assert (hint.proper, hint.warning) == (proper, warning)
    asked = question(s, 1, Clue("couch"))
    assert asked is not None
    assert answered(Clue("couch"), SPEECH.answer(asked)) == Clue("couch", proper, doubtful=warning)


def test_verdicts_come_from_the_referee() -> None:
    assert unjudged(Clue("dawn", True)) == Clue("dawn")
    assert unjudged(Guess("rooster", True)) == Guess("rooster")
    assert unjudged(Recount("story", (0, 1))) == Recount("story")
    assert unjudged(Vote(True)) == Vote(True) and unjudged(Tick((0,))) == Tick((0,))
    assert blank(Clue("dawn", True)) == Clue() and blank(Recount("story", (0,))) == Recount()
    assert answered(Clue("dawn"), REFUSED) == Clue("dawn", False)
    assert answered(Clue("dawn"), ACCEPTED) == Clue("dawn", True)
    assert answered(Clue("dawn"), WARNED) == Clue("dawn", True, doubtful=True)
    assert answered(Guess("dawn"), True) == Guess("dawn", True)
    assert answered(Recount("dawn"), (1, 2)) == Recount("dawn", (1, 2))


def test_words_are_marked_with_their_card() -> None:
    position = arranged(giver=1, before=20, yellow=2)
    assert said(position.state, 1, Clue("dawn", True)) == Said("clue", 1, "dawn", 22)
    assert said(position.state, 0, Guess("sun", False)) == Said("guess", 0, "sun", 22)
    assert said(position.state, 0, Recount("a sun", (0, 3))) == Said("recount", 0, "a sun", 0b1001)
    assert said(position.state, 0, Pass()) is None


def test_words_of_earlier_nights_are_gone() -> None:
    words = (
        Said("clue", 1, "old", 0),
        Said("guess", 0, "older", 0),
        Said("recount", 0, "oldest", 1),
        Said("clue", 2, "new", 1),
    )
    given = {"before": 1, "element": "rooster", "round": 2, "dreamer": 1}
    night = Position(GAME, arrange(4, Options(), given), words)
    assert [clue.word for clue in night.view(0).clues] == ["new"]
    day = {"before": 1, "night": [["rooster", "yellow"]], "phase": "scoring", "round": 2, "dreamer": 1, "told": False}
    board = Position(GAME, arrange(4, Options(), day), words).view(0)
    assert board.story is None and board.board[0].guess is None and not board.board[0].named


def test_WD26_nobody_chats_while_somebody_sleeps() -> None:
    for phase in ("night", "last_guess", "recount"):
        for seat in range(4):
            with pytest.raises(Illegal, match="talk_closed"):
                check_talk(arrange(4, Options(), {"phase": phase}), seat, (), "psst")
    for phase in ("ready", "scoring"):
        check_talk(arrange(4, Options(), {"phase": phase}), 1, (), "good morning")
