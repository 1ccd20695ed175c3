"""Fixtures of a real server and a real Chromium with visitors."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, ViewportSize, expect, sync_playwright

from dreamtable.server.server_process import ServerProcess
from support.chromium import find_chromium
from support.page_checks import DESKTOP

PATIENCE = 180_000  # milliseconds, however busy the machine is
expect.set_options(timeout=PATIENCE)


@pytest.fixture(scope="session")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server without limits."""
    server = ServerProcess(tmp_path_factory.mktemp("browser"), pace=0.1, rate=1e6, http_rate=1e6, code_rate=1e6)
    yield server.address
    server.stop()


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """A browser for each module: Playwright keeps an event loop in this thread, and other tests start their own."""
    with sync_playwright() as playwright:
        chromium = find_chromium().launch(playwright)
        yield chromium
        chromium.close()


@pytest.fixture
def person(browser: Browser, address: str) -> Iterator[Callable[..., Page]]:
    """A function that opens the home page for a new visitor: `person("Ada")`, `person("Olek", PHONE)`."""
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


@pytest.fixture
def visit(browser: Browser) -> Iterator[Callable[..., Page]]:
    """A function that opens an address for a new visitor: `visit(address, PHONE, has_touch=True)`."""
    contexts: list[BrowserContext] = []
    complaints: list[str] = []

    def arrive(address: str, viewport: ViewportSize, **device: Any) -> Page:
        context = browser.new_context(viewport=viewport, reduced_motion="reduce", locale="en-GB", **device)
        context.set_default_timeout(PATIENCE)
        contexts.append(context)
        page = context.new_page()
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.goto(address)
        return page

    yield arrive
    for context in contexts:
        context.close()
    assert complaints == [], "a page threw errors"
