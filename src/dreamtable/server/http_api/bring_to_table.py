"""Put on a table what somebody has brought, words or pictures: the same call for both."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from dreamtable.protocol import messages as p
from dreamtable.server.http_api.dispatch import Api, Call
from dreamtable.tables.actions.action import Action


async def bring_to_table(
    api: Api,
    call: Call,
    text_of: Callable[[str, str], Awaitable[str]],
    action: Callable[[str, str], Action],
) -> p.TableFacts:
    """Put what has the code of the call on its table, or take it away again if there is no code; only the host may.

    `text_of` finds the text for a code and the name of the table's game, or raises Illegal.
    """
    api.count_guess(call)
    code = call.body.code.strip().upper()
    table = await api.lobby.table(call.table)
    text = await text_of(code, table.record.game) if code else ""
    await table.writer.carry_out(action(call.guest, text))
    return table.facts()


def asked_code(call: Call) -> str:
    """The code in the path of a call, as it is stored."""
    code: str = call.request.path_params["code"]
    return code.upper()
