"""Every phase of every game, as who acts and as who waits, in windows of ten sizes: nothing is cut, covered or lost."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Browser

from support.page_checks import DESKTOP
from support.phase_tables import PhasePage, Tour
from support.screen_walk import leave_unpainted, walk_sizes

# The first tour of a game is the table of Play now with the notes of a first game; a second one is fuller, without.
TOURS: list[tuple[str, int, dict[str, Any], bool]] = [
    ("dream_ravens", 3, {}, True),
    ("dream_ravens", 5, {}, False),
    ("dreams_and_nightmares", 3, {}, True),
    ("dreams_and_nightmares", 4, {}, False),
    ("dream_power_trick", 3, {}, True),
    ("dream_power_trick", 4, {}, False),
    ("dream_diary", 4, {}, True),
    ("dream_diary", 2, {}, False),
    ("when_i_dream", 5, {}, True),
    ("when_i_dream", 4, {"spoken": True}, False),
]
PATIENCE = 180_000  # milliseconds
# What one acts with.  Lands that are turned up in the morning are only looked at, one's own dreams of Dream Diary stick
# out of the lower edge of a phone (a touch shows them whole), and the words to tick after a long night are scrolled.
ACTS = (
    "main.table :is(button, input, textarea)"
    ":not(.ravens-board.open .hit, [aria-label^='Your dream:'], [aria-label^='Your nightmare:'], .ticks input)"
)


@pytest.mark.slow
@pytest.mark.parametrize("game, seats, options, coached", TOURS, ids=lambda value: str(value) if value != {} else "")
def test_every_phase_is_composed_for_every_window(
    game: str, seats: int, options: dict[str, Any], coached: bool, browser: Browser, address: str
) -> None:
    context = browser.new_context(viewport=DESKTOP, reduced_motion="reduce", locale="en-GB")
    context.set_default_timeout(PATIENCE)
    context.add_init_script(f"localStorage.setItem('dreamtable', JSON.stringify({{ coach: {str(coached).lower()} }}))")
    page = context.new_page()
    leave_unpainted(page)
    errors: list[str] = []
    page.on("pageerror", lambda error: errors.append(str(error)))
    phases = PhasePage(page, address)
    found = []
    for name, moment in sorted(Tour().visit(game, seats, options).moments.items()):
        phases.show(moment)
        # in the end a sheet lies over the table; it is read by scrolling
        over = name.startswith("OVER")
        said, acts = ([], []) if over else ([".banner .say, .coach b"], [ACTS])
        # the inside of a sleep mask is dark
        composed = "asleep" not in name
        found += [f"{game}, {name}, {what}" for what in walk_sizes(page, said, inside=acts, composed=composed)]
    context.close()
    assert errors == []
    assert found == []
