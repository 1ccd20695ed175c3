"""Big screens: a browser without a seat waits under a code, and somebody at a table brings the table to it."""

from __future__ import annotations

from dreamtable.kit import clocks_and_entropy
from dreamtable.kit.errors import Illegal
from dreamtable.protocol import messages as p
from dreamtable.server.http_api.dispatch import Api, Call, Endpoint
from dreamtable.server.phone_addresses import join_link, phone_links
from dreamtable.server.qr_code import qr_picture
from dreamtable.tables.actions.host_actions import LetScreenIn
from dreamtable.tables.lobby import LETTERS

CODE_LETTERS = 5
WAIT = 86_400.0  # seconds that a screen may wait for its table


async def open_screen(api: Api, call: Call) -> p.BigScreen:
    """Give a browser the code under which it waits, in the place of an earlier one."""
    api.count_guess(call)
    code = "".join(clocks_and_entropy.entropy().choices(LETTERS, k=CODE_LETTERS))
    now = clocks_and_entropy.wall()
    await api.store.run(
        ("DELETE FROM screens WHERE guest = ? OR until < ?", (call.guest, now)),
        ("INSERT INTO screens VALUES (?, ?, NULL, ?)", (code, call.guest, now + WAIT)),
    )
    return p.BigScreen(code)


async def waiting_screen(api: Api, call: Call) -> p.BigScreen:
    """The screen, for itself: with its table as soon as it has one."""
    code = call.request.path_params["screen"].upper()
    sql = "SELECT tbl FROM screens WHERE code = ? AND guest = ? AND until > ?"
    ((*found,),) = await api.store.run((sql, (code, call.guest, clocks_and_entropy.wall())))
    if not found:
        raise Illegal("bad_code", "That code does not work (any more).")
    return p.BigScreen(code, found[0][0])


async def find_screen(api: Api, call: Call) -> p.BigScreen:
    """The screen that waits under a code, for a phone on which the code was typed; what it shows is not told."""
    return p.BigScreen((await _who_waits(api, call))[0])


async def _who_waits(api: Api, call: Call) -> tuple[str, str]:
    """The code that a phone names, and the guest who waits under it; raises Illegal if nobody does."""
    api.count_guess(call)
    code = call.request.path_params["screen"].upper()
    sql = "SELECT guest FROM screens WHERE code = ? AND until > ?"
    ((*found,),) = await api.store.run((sql, (code, clocks_and_entropy.wall())))
    if not found:
        raise Illegal("bad_code", "That code does not work (any more).")
    return code, found[0][0]


async def show_table(api: Api, call: Call) -> p.TableFacts:
    """Show a table on a screen; only somebody who sits there may."""
    code, screen = await _who_waits(api, call)
    table = await api.lobby.table(call.body.table)
    await table.writer.carry_out(LetScreenIn(call.guest, screen))
    await api.store.run(("UPDATE screens SET tbl = ? WHERE code = ?", (table.record.id, code)))
    return table.facts()


async def screen_qr(api: Api, call: Call) -> str:
    """The link that brings a table to a screen, as a QR code."""
    code = call.request.path_params["screen"].upper()
    return qr_picture(join_link(api.settings, call.request.url, f"s/{code}"))


async def addresses(api: Api, call: Call) -> p.Addresses:
    """Where phones find this server, if the address of this page is of no use to them."""
    return p.Addresses(phone_links(api.settings, call.request.url))


SCREEN_ENDPOINTS = (
    Endpoint("POST", "/screens", "This browser is a big screen: its code.", open_screen, None, p.BigScreen),
    Endpoint("GET", "/screens/{screen}", "The table that my big screen is to show.", waiting_screen, None, p.BigScreen),
    Endpoint("GET", "/screens/{screen}/code", "A big screen, by its typed code.", find_screen, None, p.BigScreen),
    Endpoint("POST", "/screens/{screen}", "Show a table on that screen.", show_table, p.ShowTable, p.TableFacts),
    Endpoint("GET", "/screens/{screen}/qr.svg", "That screen's link as a QR code.", screen_qr, None, "image/svg+xml"),
    Endpoint("GET", "/addresses", "Where phones find this server, likeliest first.", addresses, None, p.Addresses),
)
