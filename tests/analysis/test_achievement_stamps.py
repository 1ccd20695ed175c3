"""Each stamp tells of what a seat did in a game, and of nothing else."""

from __future__ import annotations

import msgspec
import pytest

from dreamtable.analysis.achievement_stamps import STAMPS, Story, earned, stories
from dreamtable.arena.simulated_table import SimulatedTable
from dreamtable.games import load
from dreamtable.games.dream_diary import events as diary
from dreamtable.games.dream_power_trick import events as power
from dreamtable.games.dream_ravens import events as ravens
from dreamtable.games.dreams_and_nightmares import events as nightmares
from dreamtable.games.when_i_dream import events as when
from dreamtable.kit.events import Event
from dreamtable.messages import languages, messages
from dreamtable.play import replay_file as replay

PERSON = (None, None, None)


def revealed(caller: int, counts: tuple[int, ...], penalty: bool = False) -> ravens.Revealed:
    return ravens.Revealed((), counts, counts, counts, caller, penalty, ran_out=False)


def night(dreamer: int, roles: tuple[str, ...], *fates: str) -> list[Event]:
    settled = [when.Settled("moon", fate) for fate in fates]
    return [when.Dealt(1, dreamer), *settled, when.DayBroke(roles, 0, 0, False, (0, 0, 0), (0, 0, 0))]


def gift(giver: int, colour: str, card: str) -> list[Event]:
    return [power.Asked(1, colour, giver), power.Gave(giver, 1), power.Gift(giver, 1, card), power.Accepted(1)]


WON_DIARY = diary.GameOver("won", 5, "fine", ())
FOUND = diary.Found(0, 7, "Train", 1)

EARNED: dict[str, list[Event]] = {
    "no_ravens": [revealed(0, (0, 9, 9))],
    "early_bird": [ravens.Dealt(1, 0, "3"), ravens.TurnBegan(0), ravens.TurnBegan(0), revealed(0, (4, 9, 9))],
    "five_in_a_turn": [diary.TurnBegan(0, 1, 1), *[FOUND] * 5],
    "quiet_night": [FOUND, WON_DIARY],
    "by_a_thread": [diary.KiteSlipped(None, 1), diary.NightmareWoke(0, 3, "Moth", 4), WON_DIARY],
    "sweet_lies": night(1, ("boogeyman", "dreamer", "fairy"), "blue", "yellow", "blue", "blue"),
    "good_fairy": night(1, ("fairy", "dreamer", "boogeyman"), *["yellow"] * 4),
    "clear_sight": night(0, ("dreamer", "fairy", "boogeyman"), *["yellow"] * 5, "blue"),
    "untouched": [nightmares.Played(0, "dream_1", 0, 1, None, False), nightmares.Played(1, "nightmare_2", 2, 2, None, False)],
    "bluffed_thrice": [*gift(0, "blue", "red_sun"), *gift(0, "red", "special_green"), *gift(0, "red", "blue_rain")],
    "lie_detector": [power.Challenged(0, 1, "red_sun", "blue", False, False)] * 2,
    "wide_awake": [],
}  # fmt: skip
NOT_EARNED: dict[str, list[Event]] = {
    "no_ravens": [revealed(1, (0, 0, 9))],
    "early_bird": [ravens.Dealt(1, 0, "3"), *[ravens.TurnBegan(0)] * 3, revealed(0, (4, 9, 9))],
    "five_in_a_turn": [*[FOUND] * 4, diary.TurnBegan(0, 2, 1), FOUND],
    "quiet_night": [diary.NightmareWoke(1, 3, "Moth", 4), WON_DIARY],
    "by_a_thread": [diary.KiteSlipped(None, 2), WON_DIARY],
    "sweet_lies": night(1, ("fairy", "dreamer", "boogeyman"), "blue", "blue", "blue"),
    "good_fairy": night(1, ("fairy", "dreamer", "boogeyman"), *["yellow"] * 4, "blue"),
    "clear_sight": night(1, ("fairy", "dreamer", "boogeyman"), *["yellow"] * 5),
    "untouched": [nightmares.Played(1, "nightmare_2", 0, 2, None, False)],
    "bluffed_thrice": [*gift(0, "blue", "rainbow_sun"), *gift(0, "red", "wild"), *gift(0, "red", "red_rain")],
    "lie_detector": [
        power.Challenged(0, 1, "red_sun", "blue", False, False),
        power.Challenged(0, 1, "red_sun", "red", True, True),
    ],
    "wide_awake": [WON_DIARY],
}


def story(name: str, events: list[Event]) -> Story:
    bots = (None, "lucid", "lucid") if name == "wide_awake" else PERSON
    return Story(0, 3, True, bots, tuple(events))


def test_there_are_a_dozen_and_every_language_has_words_for_each() -> None:
    assert len(STAMPS) == 12 == len(EARNED) == len(NOT_EARNED)
    for language in languages():
        words = messages(language, "history_puzzles_daily")
        assert all(f"mine.stamp.{name}.{part}" in words for name in STAMPS for part in ("title", "why"))


@pytest.mark.parametrize("name", STAMPS)
def test_a_stamp_is_earned_by_its_story_and_not_by_one_like_it(name: str) -> None:
    assert name in earned(story(name, EARNED[name]))
    assert name not in earned(story(name, NOT_EARNED[name]))


def test_stories_are_told_from_a_stored_game() -> None:
    table = SimulatedTable(load("dream_diary"), ("dreaming",) * 3, 4, 4).run()
    found = replay.make(table.setup, ["Ada", "Bo", "Cy"], table.log, table.running)
    told = stories(replay.read(msgspec.json.encode(found)), ["dreaming", None, "dreaming"], [1, 2])
    assert [s.seat for s in told] == [1, 2] and told[0].won == (found.payoffs[1] > 0)
    assert any(isinstance(e, diary.GameOver) for e in told[0].events)
    assert set(earned(told[0])) <= set(STAMPS)
