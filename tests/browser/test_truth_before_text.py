"""No word tells what the table has not shown yet: checked in recorded frames of a real browser that moves."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from typing import Any

import msgspec
import pytest
from playwright.sync_api import Browser, Page

from dreamtable.play.game_log import Entry
from dreamtable.tables.stored_game import opening
from support.live_table import started_table
from support.page_checks import SETTLED
from support.phase_tables import Moment, PhasePage
from support.random_game import play_at_random

PATIENCE = 180_000  # milliseconds
SEEDS = 20  # games in which the events are looked for

# Events that something on the table shows, and the words and numbers that wait for it.
SHOWN: dict[str, tuple[int, list[str], str]] = {
    "dream_ravens": (
        3,
        ["drew", "took_up", "swapped_in", "discarded", "revealed"],
        ".piles figcaption, .seat-line small, .mine .line > span",
    ),
    "dreams_and_nightmares": (3, ["played", "drew"], ".tally, .rival small, .deck p"),
    "dream_power_trick": (3, ["discarded", "gave", "accepted", "challenged", "drew"], ".rival small, .pile p"),
    "dream_diary": (4, ["answers_shown", "found", "nightmare_woke"], ".track-area, .seats-area, .side-area table"),
    "when_i_dream": (5, ["settled", "fined", "day_broke"], ".side .count, .side .words, .circle, .verdict"),
}
# Notes in every frame what is on its way or being turned up, and what the words say; in the first of them, all that could
# be played is touched.
RECORD = """
(counters) => {
  const numbers = new WeakMap()
  let count = 0
  const number = thing => numbers.get(thing) ?? numbers.set(thing, ++count).get(thing)
  const reveals = '[data-flight], .landing .picture, .signals .up, .rising, .gift .place, .unmasking .card'
  const moving = () => document.getAnimations()
    .filter(a => a.playState === 'running' && Number.isFinite(a.effect.getComputedTiming().endTime))
    .map(a => a.effect.target).filter(target => target.closest(reveals)).map(number)
  // what has gone with its scene keeps its last words
  const things = [...document.querySelectorAll('.banner, .talk-area .lines, ' + counters)]
  const said = new Map()
  const words = () => things.map(e => (e.isConnected && said.set(e, e.innerText), said.get(e))).join('|')
  const before = words()
  window.frames_seen = []
  window.told = false
  let touched = false
  const look = () => {
    const frame = { moving: moving(), words: words() }
    frames_seen.push(frame)
    if (frame.moving.length && !touched) {
      touched = true
      for (const thing of document.querySelectorAll('.table [data-place]:not([data-place=hand]) button')) thing.click()
    }
    told = frame.words !== before && !frame.moving.length
    if (!told) requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}
"""


@pytest.fixture
def page(browser: Browser) -> Iterator[Page]:
    """A page of a visitor who likes motion and needs no notes."""
    context = browser.new_context(reduced_motion="no-preference", locale="en-GB")
    context.set_default_timeout(PATIENCE)
    context.add_init_script("localStorage.setItem('dreamtable', JSON.stringify({ coach: false }))")
    yield context.new_page()
    context.close()


def steps(game: str, seats: int, wanted: list[str]) -> dict[str, tuple[Moment, Entry]]:
    """For each kind of event, a moment before it and the entry that brings it; somebody else looks, who is awake."""
    found: dict[str, tuple[Moment, Entry]] = {}
    for seed in range(SEEDS):
        nonces = f"steps {seed}"
        running = opening(started_table(game, seats, {}, nonces).record)
        log: list[Entry] = []
        for entry, told in play_at_random(running, seed):
            for event in (one.event for one in told):
                kind = msgspec.to_builtins(event)["type"]
                busy = {getattr(event, "seat", None), getattr(running.position.state, "dreamer", None)}
                if kind in wanted and kind not in found:
                    seat = min(set(range(seats)) - busy)
                    found[kind] = Moment(game, seats, {}, nonces, list(log), seat, title=kind), entry
            log.append(entry)
        if len(found) == len(wanted):
            return found
    raise AssertionError(f"{game}: {set(wanted) - set(found)} did not happen")


@pytest.mark.slow
@pytest.mark.parametrize("game", SHOWN)
def test_words_and_numbers_wait_for_what_shows_them_and_nothing_can_be_played_meanwhile(
    game: str, page: Page, address: str
) -> None:
    seats, kinds, counters = SHOWN[game]
    phases = PhasePage(page, address)
    for kind, (moment, entry) in steps(game, seats, kinds).items():
        table = phases.show(moment)
        page.wait_for_function(SETTLED)
        page.evaluate(RECORD, counters)
        table.advance(entry)
        page.wait_for_function("() => told", timeout=15_000)
        frames: list[dict[str, Any]] = page.evaluate("frames_seen")
        assert any(frame["moving"] for frame in frames), f"nothing shows that somebody {kind}"
        spoilt = [
            (before["words"], after["words"])
            for before, after in pairwise(frames)
            if set(before["moving"]) & set(after["moving"]) and before["words"] != after["words"]
        ]
        assert spoilt == [], f"words came before what shows that somebody {kind}"
        assert table.moves == [], f"something was played while {kind} was being shown"
