"""The big screen in every phase of every game, in three sizes: all of it can be read from a sofa."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Browser

from support.big_screen import SCREENS, unreadable
from support.page_checks import SETTLED
from support.phase_tables import PhasePage, seen_by_all

TABLES: list[tuple[str, int, dict[str, Any]]] = [
    ("dream_diary", 6, {"difficulty": 18}),
    ("dream_power_trick", 4, {}),
    ("dream_ravens", 5, {"limit": 20}),
    ("dreams_and_nightmares", 4, {}),
    ("when_i_dream", 10, {}),
]
PATIENCE = 180_000  # milliseconds


@pytest.mark.slow
def test_every_phase_can_be_read_from_a_sofa(browser: Browser, address: str) -> None:
    context = browser.new_context(viewport=SCREENS[0], reduced_motion="reduce", locale="en-GB")
    context.set_default_timeout(PATIENCE)
    page = context.new_page()
    errors: list[str] = []
    page.on("pageerror", lambda error: errors.append(str(error)))
    phases = PhasePage(page, address)
    found = []
    for game, seats, options in TABLES:
        for moment in seen_by_all(game, seats, options):
            phases.show(moment)
            for screen in SCREENS:
                page.set_viewport_size(screen)
                page.wait_for_function(SETTLED)
                found += [f"{game}, {moment.title}, {screen['height']} lines: {what}" for what in unreadable(page)]
    context.close()
    assert errors == []
    assert found == []
