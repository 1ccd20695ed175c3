"""When I Dream with a deck that the table has brought: cards, referee, bots, replay."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Any, cast

import pytest

from dreamtable import games
from dreamtable.arena.simulated_table import SimulatedTable
from dreamtable.commands.main import main
from dreamtable.games.when_i_dream.moves import Clue, Guess, Sleep
from dreamtable.games.when_i_dream.options import OWN_WORDS
from dreamtable.games.when_i_dream.state import State
from dreamtable.games.when_i_dream.view import View
from dreamtable.games.when_i_dream.words.own_deck import own_deck
from dreamtable.kit.errors import Illegal, Invalid
from dreamtable.kit.position import Position
from dreamtable.kit.random import generator
from dreamtable.kit.word_list import BadWordList, read_word_list
from dreamtable.testing.random_games import walk
from support.own_words import JAPANESE, VIETNAMESE

GAME = games.load("when_i_dream")


def dealt(deck: str, **options: Any) -> Position:
    chosen = GAME.options({"deck": deck, "first": 0, **options})
    position = Position(GAME, GAME.opening(4, chosen), GAME.moves.opening_words(chosen))
    position.deal(generator(1))
    position.play(0, Sleep())
    return position


def element(position: Position) -> str:
    found = cast(View, position.view(1)).element
    assert found is not None
    return found


def normal(text: str) -> str:
    return read_word_list(text, OWN_WORDS).text


# -- the cards ------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("words", [40, 110, 250, 440])
def test_every_word_of_a_deck_is_on_one_card_and_comes_up(words: int) -> None:
    deck = "\n".join(f"word{n}" for n in range(words))
    position = dealt(deck, untimed=True)
    s: State = position.state
    assert s.cards == min(words, 110)
    table = GAME.moves.question(s, 1, Clue("x"), position.said)
    named = Counter(table.words.name(card * 4 + face) for card in range(s.cards) for face in range(4))  # type: ignore[union-attr]
    assert len(named) == words and set(named) == set(deck.split())


def test_no_word_comes_twice_before_all_have_come() -> None:
    position, seen = dealt(VIETNAMESE, unhurried=True), []
    for _ in range(44):
        seen.append(element(position))
        position.play(0, Guess("x", right=False))
        while position.dealing:
            position.deal(generator(len(seen)))
    assert len(set(seen)) == 44


def test_random_games_with_a_small_deck_end() -> None:
    for position in walk(GAME, 5, {"deck": VIETNAMESE, "night": 60}, 3):
        last = position
    assert last.over


def test_a_deck_of_too_few_words_is_refused() -> None:
    with pytest.raises(BadWordList) as bad:
        GAME.options({"deck": "one\ntwo"})
    assert (bad.value.code, bad.value.n, bad.value.limit) == ("deck_too_few", 2, 40)


# -- the referee ----------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("deck", "word", "clue", "reason"),
    [
        (VIETNAMESE, "con mèo", "mèo", "contained"),
        (VIETNAMESE, "con mèo", "chuột", None),
        (VIETNAMESE, "máy bay", "CÁNH", "forbidden"),
        (VIETNAMESE, "phở", "Phở", "same"),
        (VIETNAMESE, "núi lửa", "lửa", "contained"),
        (VIETNAMESE, "cà phê", "sữa đá", None),
        (JAPANESE, "富士山", "山", "contained"),
        (JAPANESE, "猫", "動物", None),
        (JAPANESE, "猫", "ネコ", "synonym"),
        (JAPANESE, "寿司", "魚", "forbidden"),
        (VIETNAMESE.replace("vi", "pl", 1), "phở", "two words", "not_one_word"),
    ],
)
def test_the_referee_goes_by_form_and_sound_in_any_script(deck: str, word: str, clue: str, reason: str | None) -> None:
    assert own_deck(normal(deck)).judge(word, clue, "improper").reason == reason


def test_a_shared_syllable_is_left_to_the_vote() -> None:
    assert own_deck(normal(VIETNAMESE)).judge("máy bay", "máy giặt").warning
    assert own_deck(normal(VIETNAMESE)).judge("phở", "pho").warning, "another word, but one that sounds alike"


def test_a_deck_in_a_language_of_the_game_has_its_referee() -> None:
    french = "# language: fr\ncasserole; marmite; cuisine\n" + "\n".join(f"mot{n}" for n in range(40))
    deck = own_deck(normal(french))
    assert [deck.judge("casserole", clue).reason for clue in ("casseroles", "cuisines", "feu")] == [
        "form",
        "forbidden",
        None,
    ]
    assert deck.is_named("casserole", "une marmite") and not deck.is_named("casserole", "mot3")
    assert deck.recount("Des casseroles et mot4", ["casserole", "mot4", "mot5"], 9) == ["casserole", "mot4"]


@pytest.mark.parametrize(
    ("deck", "word", "guess", "named"),
    [
        (VIETNAMESE, "con mèo", "meo", True),
        (VIETNAMESE, "con mèo", "Mèo", True),
        (VIETNAMESE, "phở", "bát phở", True),
        (VIETNAMESE, "con mèo", "con chó", False),
        (VIETNAMESE, "mặt trăng", "mặt trời", False),
        (JAPANESE, "猫", "ネコ", True),
        (JAPANESE, "富士山", "火山", False),
    ],
)
def test_a_guess_is_matched_in_any_script(deck: str, word: str, guess: str, named: bool) -> None:
    assert own_deck(normal(deck)).is_named(word, guess) is named


def test_a_story_names_words_of_the_deck_also_without_blanks_between_them() -> None:
    japanese, vietnamese = own_deck(normal(JAPANESE)), own_deck(normal(VIETNAMESE))
    assert japanese.recount("夢で猫と富士山にのぼり、寿司を食べた", ["寿司", "猫", "火山"], 9) == ["猫", "寿司"]
    assert japanese.recount("夢で猫と富士山にのぼり、寿司を食べた", ["寿司", "猫"], 2) == ["猫"], "富士山 counts"
    assert vietnamese.recount("Con mèo uống cà phê trên máy bay.", ["cà phê", "con mèo"], 9) == ["con mèo", "cà phê"]


# -- at the table ---------------------------------------------------------------------------------------------
def test_clues_of_two_syllables_are_one_word_in_vietnamese_only() -> None:
    position = dealt(VIETNAMESE)
    position.play(1, position.settle(1, Clue("bầu trời")))
    with pytest.raises(Illegal) as refused:
        position.settle(2, Clue("một hai ba bốn"))
    assert refused.value.code == "two_words"
    with pytest.raises(Illegal):
        dealt(JAPANESE).settle(1, Clue("a b"))


def test_who_sleeps_is_sent_no_word_of_the_deck_that_is_up() -> None:
    position = dealt(VIETNAMESE)
    asleep, awake = position.view(0), position.view(1)
    assert (asleep.element, asleep.picture, asleep.language) == (None, None, "vi")
    assert awake.element in own_deck(normal(VIETNAMESE)).names and awake.picture is None


@pytest.mark.parametrize("language", ["vi", "en"])
def test_bots_say_only_what_they_know_and_the_game_goes_on(language: str) -> None:
    nouns = "cat volcano umbrella castle trumpet spider candle pirate bridge camel garlic honey ladder magnet needle"
    words = [*nouns.split(), *(f"zq{n}" for n in range(30))]
    deck = f"# language: {language}\n" + "\n".join(words)
    played = SimulatedTable(GAME, ("dreaming",) * 4, 3, 3, {"deck": deck, "night": 20}).run()
    said = [word for word in played.position.said if word.kind in ("clue", "guess")]
    assert played.position.over and bool(said) is (language == "en")
    assert all(word.proper for word in said)


# -- the command line -----------------------------------------------------------------------------------------
def judge(file: Path, element: str, clue: str, code: int) -> None:
    with pytest.raises(SystemExit) as left:
        main(["words", "judge", element, clue, "--deck", str(file)])
    assert left.value.code == code


def test_the_command_judges_by_a_deck_in_a_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "que-nha.txt"
    file.write_text(VIETNAMESE, "utf-8")
    judge(file, "máy bay", "cánh", 0)
    assert "may not be said" in capsys.readouterr().out
    file.write_text("phở\nphở", "utf-8")
    judge(file, "phở", "bò", 1)
    assert "Line 2: “phở” is in the list already. [deck_twice]" in capsys.readouterr().out
    judge(tmp_path / "none", "phở", "bò", 1)


def test_an_option_that_is_no_list_is_refused() -> None:
    with pytest.raises(Invalid):
        GAME.options({"deck": 3})
