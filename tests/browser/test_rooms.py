"""The rooms around the tables: home, invitation, lobby and sheets, in windows of ten sizes."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import Page, expect

from support.lobby_pages import join, lay_table, name_oneself, play_now
from support.page_checks import PHONE, complaints
from support.screen_walk import walk_sizes

Person = Callable[..., Page]


def test_home_is_composed_for_every_window(person: Person) -> None:
    page = person("Ada")
    page.get_by_role("button", name="Play now: Dream, with bots").first.wait_for()
    # the first thing to do is in sight everywhere, even with tables of one's own
    play_now(page, "dream_ravens")
    page.goto(page.url.partition("#")[0])
    page.get_by_role("link", name=re.compile("^Dream with two bots")).wait_for()
    assert walk_sizes(page, [".games > :first-child .btns .btn", ".topbar .brand", ".topbar .tools"]) == []


def test_the_sheets_of_home_are_composed_for_every_window(person: Person) -> None:
    page = person("Ada")
    page.get_by_role("button", name="What shall we call you?").click()
    assert walk_sizes(page, [".close"]) == []
    name_oneself(page, "Ada")
    page.get_by_role("button", name="More").click()
    assert walk_sizes(page, [".close"]) == []


def test_a_friend_sees_the_invitation_and_is_seated_with_a_name_and_a_face(person: Person, address: str) -> None:
    host, friend = person("Ada"), person("Olek")
    code = lay_table(host, "Dream Diary", "Ada")
    friend.goto(f"{address}/t/{code.lower()}")
    friend.get_by_text("Ada keeps a seat for you").wait_for()
    assert walk_sizes(friend, [".sheet h1"]) == []
    assert walk_sizes(host, [".topbar .brand"]) == []
    friend.get_by_label("Nickname").fill("Olek")
    face = friend.locator("input[type=radio][name$=face]:enabled:not(:checked)").first  # the host's own is taken
    number = int(face.get_attribute("value") or "")
    face.check(force=True)
    friend.get_by_role("button", name="Sit down").click()
    expect(friend.get_by_role("button", name="Stand up")).to_be_visible()
    seat = host.get_by_role("listitem").filter(has_text="Olek")
    expect(seat.locator("img")).to_have_attribute("src", re.compile(f"avatar_{number:02}"))


def test_a_code_works_wherever_it_is_typed(person: Person, address: str) -> None:
    host, friend, device = person("Ada"), person("Olek"), person("Olek")
    code = lay_table(host, "Dream", "Ada")
    join(friend, address, code, "Olek")
    friend.get_by_role("button", name="More").click()
    friend.get_by_text("Continue on another device").click()
    friend.get_by_role("button", name="Give me a code").click()
    transfer = friend.locator("dialog details .code").inner_text()
    device.get_by_label("Have a code?").fill(transfer)
    device.get_by_role("button", name="Join").click()
    expect(device.get_by_role("heading", name=re.compile("Olek"))).to_be_visible()
    device.get_by_label("Have a code?").fill(code)
    device.get_by_role("button", name="Join").click()
    expect(device.get_by_role("button", name="Stand up")).to_be_visible()  # seated already: no second invitation


def test_a_finished_ticket_can_be_put_away(person: Person) -> None:
    page = person("Ada")
    play_now(page, "dream_ravens")
    page.goto(page.url.partition("#")[0])
    ticket = page.get_by_role("link", name=re.compile("^Dream with two bots"))
    ticket.wait_for()
    page.get_by_role("button", name=re.compile("^Put this ticket away")).click()
    expect(ticket).to_have_count(0)
    page.reload()
    page.get_by_role("button", name="Play now: Dream, with bots").first.wait_for()
    expect(ticket).to_have_count(0)


def test_large_text_hides_nothing_on_a_phone(person: Person) -> None:
    page = person("Ada", PHONE)
    page.get_by_role("button", name="More").click()
    page.get_by_role("radio", name="largest").check(force=True)
    page.keyboard.press("Escape")
    page.wait_for_function("() => parseFloat(getComputedStyle(document.documentElement).fontSize) > 20")
    assert complaints(page) == []
