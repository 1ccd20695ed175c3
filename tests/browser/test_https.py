"""A page over HTTPS, with a certificate that the server has made: the socket, too, and what browsers keep for such pages."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from dreamtable.server.server_process import ServerProcess
from support.lobby_pages import play_now
from support.page_checks import PHONE

pytestmark = pytest.mark.slow


def test_a_phone_that_accepts_the_certificate_plays_in_a_secure_page(browser: Browser, tmp_path: Path) -> None:
    server = ServerProcess(tmp_path, pace=0.1, https=True)
    context = browser.new_context(viewport=PHONE, reduced_motion="reduce", locale="en-GB", ignore_https_errors=True)
    context.set_default_timeout(180_000)
    try:
        page = context.new_page()
        sockets: list[str] = []
        page.on("websocket", lambda socket: sockets.append(socket.url))
        page.goto(server.address)
        play_now(page, "dream_power_trick")
        expect(page.locator(".link-state.bad")).to_have_count(0)
        assert page.evaluate("isSecureContext && 'wakeLock' in navigator && 'clipboard' in navigator")
        assert sockets and all(address.startswith("wss://") for address in sockets)
        assert all(cookie["secure"] for cookie in context.cookies())
    finally:
        context.close()
        server.stop()
