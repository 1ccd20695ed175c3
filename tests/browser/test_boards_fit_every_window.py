"""Every board in every phase of its game, at nine window sizes: nothing overlaps, is cut, too small or out of reach."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page

from dreamtable.games import names
from support.lobby_pages import TITLES, play_now
from support.robot import WISHES, Robot
from support.screen_walk import walk_sizes

MOMENTS = 7  # of a game that are walked: those that follow are much the same
MOST = 60  # things that the robot does to get there
# What a moment of a game is: the game's class and what can be done.
MOMENT = """
() => [...document.querySelectorAll('main .btn, main .lit, main .dock input, main textarea')]
  .map(e => e.className.replace(/s-[\\w-]{8,}|svelte-\\w+/g, '').trim() + (e.placeholder ?? '')).sort()
  .filter((name, i, all) => name !== all[i - 1]).join('/')
"""


@pytest.mark.slow
@pytest.mark.parametrize("game", names())
def test_every_moment_fits_every_window(game: str, person: Callable[..., Page]) -> None:
    page = person("Ada")
    play_now(page, game)
    robot = Robot(page, WISHES[TITLES[game]], 3)
    walked: set[str] = set()
    found: list[str] = []
    robot.act()  # puts the coach away
    while len(walked) < MOMENTS and robot.deeds < MOST:
        moment = page.evaluate(MOMENT)
        if moment not in walked:
            walked.add(moment)
            found += walk_sizes(page, [".banner .say"])
        if not robot.act():
            break
    assert found == []
