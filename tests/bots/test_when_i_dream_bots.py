"""Bots of When I Dream: legal, proper, clean, awake to their role, and in time."""

from __future__ import annotations

import msgspec
import numpy as np
import pytest
from msgspec import Raw

from dreamtable.arena.simulated_table import SimulatedTable
from dreamtable.bots.levels import Level
from dreamtable.bots.player import seat_bot
from dreamtable.bots.thinking_time import Thinking
from dreamtable.games import load
from dreamtable.games.when_i_dream.bot import Bot
from dreamtable.games.when_i_dream.cards import ELEMENTS
from dreamtable.games.when_i_dream.events import Heard
from dreamtable.games.when_i_dream.moves import Clue, Guess, Recount
from dreamtable.games.when_i_dream.policies.dreamer import DreamerPolicy
from dreamtable.games.when_i_dream.policies.spirit import Intent, SpiritPolicy, neighbours
from dreamtable.games.when_i_dream.words.elements import judge_clue
from dreamtable.games.when_i_dream.words.noun_posterior import guess
from dreamtable.games.when_i_dream.words.recount import recount
from dreamtable.language.profanity import clean
from dreamtable.language.variation import Variation

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


def test_a_lucid_dreamer_recounts_every_guess_of_the_night() -> None:
    played = evening(4, 6, Level.LUCID, night=30)
    guesses: list[str] = []
    nights = 0
    for _, _, move in played.moves:
        if isinstance(move, Guess):
            guesses.append(move.word)
        elif isinstance(move, Recount):
            assert set(recount(move.story, guesses, len(guesses) + 2)) == set(guesses)
            nights, guesses = nights + 1, []
    assert nights == 4


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


def test_a_lie_is_about_a_neighbour_of_the_element() -> None:
    assert {"clown", "dancer"} & {*neighbours("acrobat")}
    assert all(element not in neighbours(element) and len(neighbours(element)) >= 4 for element in ELEMENTS[:40])


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


def test_where_clues_come_quickly_a_dreamer_counts_them_shorter() -> None:
    clues = [Raw(msgspec.json.encode(Heard(1, word))) for word in ("ivory", "trunk")]
    counted = []
    for pace in (1.0, 0.4, 0.0):
        asleep = DreamerPolicy(0, Variation(1), learns=True, pace=pace)
        asleep.hear(clues, clue_clock=5)
        counted.append(asleep.seconds)
    assert counted[0] > counted[1] > counted[2] > 0
