"""Bots of When I Dream: legal, proper, clean, awake to their role, and in time."""

from __future__ import annotations

import random
from collections import Counter

import numpy as np
import pytest

from dreamtable.arena.simulated_table import SimulatedTable
from dreamtable.bots.levels import Level
from dreamtable.bots.player import seat_bot
from dreamtable.bots.thinking_time import Thinking
from dreamtable.games import load
from dreamtable.games.when_i_dream.bot import Bot
from dreamtable.games.when_i_dream.cards import ELEMENTS
from dreamtable.games.when_i_dream.events import BellRang, Dealt, Guessed, Heard
from dreamtable.games.when_i_dream.moves import Clue
from dreamtable.games.when_i_dream.policies.spirit import (
    Intent,
    SpiritPolicy,
    deck_index,
    pull,
    ranking,
    vague,
)
from dreamtable.games.when_i_dream.words.bot_recount import tell
from dreamtable.games.when_i_dream.words.elements import find, judge_clue
from dreamtable.games.when_i_dream.words.lies import lies
from dreamtable.games.when_i_dream.words.noun_posterior import guess
from dreamtable.games.when_i_dream.words.questions import SPARE_WORDS
from dreamtable.games.when_i_dream.words.recount import recount
from dreamtable.language.bot_association_noise import Variation
from dreamtable.language.lexicon import headword
from dreamtable.language.profanity import clean

GAME = load("when_i_dream")
LEVELS = list(Level)
HELP, HINDER, NEITHER = Intent(1), Intent(-1), Intent(0)


def evening(seats: int, seed: int, level: Level | None = None, **options: object) -> SimulatedTable:
    names = tuple(level or LEVELS[(seed + p) % 3] for p in range(seats))
    return SimulatedTable(GAME, names, seed, seed, {"night": 14} | options).run()


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (4, {}),
        (6, {"anonymous": True, "clue": 3}),
        (4, {"unhurried": True, "referee": "auto_only"}),
        (5, {"spoken": True}),
        (5, {"story": True, "improper": "block", "override": True}),
        (10, {"night": 10}),
    ],
)
def test_every_move_is_legal_and_follows_from_the_question_alone(seats: int, options: dict[str, object]) -> None:
    played = evening(seats, seats, None, **options)
    assert played.position.over and not played.refusals
    for _, _, move in played.moves:
        if isinstance(move, Clue):
            assert move.proper and clean(move.word)
    for seat in (0, seats - 1):
        again = seat_bot(GAME, Level(played.names[seat]), Thinking())
        for turn, chosen in [asked for asked in played.turns if asked[0].seat == seat]:
            assert again.choose(turn).move == chosen


def test_a_clue_takes_one_to_four_seconds_and_never_too_long() -> None:
    played = evening(5, 2)
    asked = {seat: Bot(GAME, Level.LUCID, Thinking()) for seat in range(5)}
    for turn, _ in played.turns:
        choice = asked[turn.seat].choose(turn)
        if choice.move is not None and b'"clue"' in bytes(choice.move):
            assert 1000 <= choice.after <= 4000


def test_a_recount_is_another_story_every_night_and_the_referee_finds_all_in_it() -> None:
    luck = random.Random(1)
    told = []
    for night in range(60):
        things = luck.sample(ELEMENTS, 1 + night % 12)
        story = tell(things, forgot=night % 2 == 0, luck=luck)
        assert set(recount(story, things, len(things) + SPARE_WORDS)) == {*things}, story
        told.append(story)
    assert len({*told}) == 60
    assert sum(story.startswith("I dreamt of") for story in told) < 6, "the plain list is for rare cases"


def test_a_dreamer_hears_several_clues_before_a_guess() -> None:
    played = evening(6, 6, Level.LUCID, night=40)
    heard, rang = 0, False
    for told in played.told:
        if isinstance(told.event, Heard):
            heard += 1
        elif isinstance(told.event, Guessed | Dealt):
            assert not isinstance(told.event, Guessed) or heard >= 3 or rang
            heard, rang = 0, False
        elif isinstance(told.event, BellRang):
            rang = True


# -- clues ----------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("careful", [True, False])
@pytest.mark.parametrize("intent", [HELP, HINDER, NEITHER])
def test_no_clue_of_a_bot_is_improper_or_rude(intent: Intent, careful: bool) -> None:
    luck = np.random.default_rng(3)
    spirit = SpiritPolicy(Variation(5), 6, careful)
    for element in ELEMENTS[:: 16 if careful else 8]:
        heard: list[str] = []
        for _ in range(3):
            word = spirit.say(element, intent, heard, luck)
            assert word is not None and word not in heard
            assert judge_clue(element, word).proper and clean(word)
            heard.append(word)


def test_a_fairy_helps_and_a_boogeyman_misleads() -> None:
    luck, spirit = np.random.default_rng(1), SpiritPolicy(Variation(2), 6, careful=True)
    helped: list[float] = []
    misled: list[float] = []
    for element in ELEMENTS[::20]:
        for said, intent in ((helped, HELP), (misled, HINDER)):
            words: list[str] = []
            for _ in range(2):
                words.append(spirit.say(element, intent, words, luck) or "")
            said.append(guess(words, Variation(9)).best(1)[0].word == element)
    assert np.mean(helped) > 0.4
    assert np.mean(misled) < 0.1


def test_a_lie_is_about_a_neighbour_and_no_word_serves_for_many_elements() -> None:
    used = Counter(lie.word for told in lies().values() for lie in told)
    assert max(used.values()) <= 3
    for element, told in lies().items():
        true = {headword(word) for word in find(element).clues}
        for lie in told:
            assert lie.lure != element and lie.lure in lies() and headword(lie.word) not in true
            assert judge_clue(element, lie.word).proper and clean(lie.word), (element, lie)
    assert sum(len(told) >= 4 for told in lies().values()) > 340


def test_a_sandman_who_takes_no_side_is_vague() -> None:
    for element in ELEMENTS[::40]:
        here = deck_index()[element]
        telling = [pull(headword(word))[here] for word in ranking(element, Variation(1))[:4]]
        assert np.mean([pull(headword(word))[here] for word in vague(element)]) < np.mean(telling)


def test_a_sandman_helps_the_side_that_is_behind() -> None:
    assert Intent.of("sandman", yellow=3, blue=1) == HINDER
    assert Intent.of("sandman", yellow=1, blue=3) == HELP
    assert Intent.of("sandman", yellow=2, blue=2) == NEITHER
    assert (Intent.of("fairy", 5, 0), Intent.of("boogeyman", 0, 5)) == (HELP, HINDER)


def test_two_spirits_do_not_say_the_same() -> None:
    luck = np.random.default_rng(1)
    first = [SpiritPolicy(Variation(1), 6, careful=True).say(element, HELP, [], luck) for element in ELEMENTS[::20]]
    second = [SpiritPolicy(Variation(2), 6, careful=True).say(element, HELP, [], luck) for element in ELEMENTS[::20]]
    assert np.mean([a == b for a, b in zip(first, second)]) < 0.6
