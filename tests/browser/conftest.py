"""A real server, a real Chromium, and people who sit in front of it."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, ViewportSize, expect, sync_playwright

from browser.chromium import find_chromium
from browser.looks import DESKTOP
from dreamtable.server.server_process import ServerProcess

PATIENCE = 180_000  # a machine may be busy; nothing here is measured in time
expect.set_options(timeout=PATIENCE)


@pytest.fixture(scope="session")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    aside = ServerProcess(tmp_path_factory.mktemp("browser"), pace=0.1, rate=1e6, http_rate=1e6, code_rate=1e6)
    yield aside.address
    aside.stop()


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """Playwright keeps an event loop in this thread while it lives, and tests after these start loops of their own."""
    found = find_chromium()
    with sync_playwright() as p:
        chromium = p.chromium.launch(executable_path=found.path, args=found.args, env=found.env or None)
        yield chromium
        chromium.close()


@pytest.fixture
def person(browser: Browser, address: str) -> Iterator[Callable[..., Page]]:
    """Somebody with a browser of their own: `person("Ada")`, `person("Olek", PHONE)`."""
    contexts: list[BrowserContext] = []
    complaints: list[str] = []

    def arrive(name: str = "", viewport: ViewportSize | None = None) -> Page:
        context = browser.new_context(viewport=viewport or DESKTOP, reduced_motion="reduce", locale="en-GB")
        context.set_default_timeout(PATIENCE)
        contexts.append(context)
        page = context.new_page()
        page.on("pageerror", lambda error: complaints.append(f"{name}: {error}"))
        page.goto(address)
        return page

    yield arrive
    for context in contexts:
        context.close()
    assert complaints == [], "the page threw errors"
