"""The whole app below a path, as behind a proxy with other things beside it: nothing is asked for outside of it."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Browser

from dreamtable.server.server_process import ServerProcess
from support.lobby_pages import lay_table, play_now

PATIENCE = 180_000  # milliseconds


def test_a_game_starts_and_a_link_leads_back_below_the_path(browser: Browser, tmp_path: Path) -> None:
    server = ServerProcess(tmp_path, pace=0, root_path="/dreams")
    asked: list[str] = []
    try:
        context = browser.new_context(reduced_motion="reduce", locale="en-GB")
        context.set_default_timeout(PATIENCE)
        page = context.new_page()
        page.on("request", lambda request: asked.append(request.url))
        page.on("websocket", lambda socket: asked.append(socket.url))
        failed: list[str] = []
        page.on("response", lambda answer: failed.append(answer.url) if answer.status >= 400 else None)
        page.goto(f"{server.address}/dreams/")
        play_now(page, "dream_ravens")
        page.goto(f"{server.address}/dreams/")
        code = lay_table(page, "Dream Diary", "Ada")
        page.goto(f"{server.address}/dreams/t/{code}")
        page.get_by_role("button", name="Stand up").wait_for()
        assert page.url.startswith(f"{server.address}/dreams/#/t/")
        context.close()
    finally:
        server.stop()
    own = server.address.removeprefix("http://")
    assert failed == [] and all(url.split("://")[1].startswith(f"{own}/dreams/") for url in asked if "://" in url)
