"""What a messenger shows of an invitation before it is opened: who invites, the game, and its cover."""

from __future__ import annotations

import re
from html import escape

from msgspec import Struct
from starlette.requests import Request

from dreamtable import games
from dreamtable.kit.errors import Problem
from dreamtable.messages import accepted_language, messages
from dreamtable.server.http_api.dispatch import Api
from dreamtable.server.http_api.request_reading import address
from dreamtable.tables.public_table_facts import Doors

INVITATION = re.compile(r"t/([A-Z]{5})/?", re.IGNORECASE)
TAG = re.compile(r'<meta property="og:(title|description|image)" content="[^"]*"')


class Preview(Struct, frozen=True):
    """The fields of a link's preview."""

    title: str
    description: str
    image: str  # its whole address

    def fill_in(self, page: str) -> str:
        """The app's page with this preview in the place of its own."""

        def tag(found: re.Match[str]) -> str:
            return f'<meta property="og:{found[1]}" content="{escape(getattr(self, found[1]))}"'

        return TAG.sub(tag, page)


async def preview_of(api: Api, request: Request, path: str) -> Preview | None:
    """The preview of an invitation; None for any other path, and for a table that a stranger would not find."""
    found = INVITATION.fullmatch(path)
    if found is None or not api.ceilings.may_preview(address(request)):
        return None
    try:
        table = await api.lobby.by_code(found[1])
    except Problem:
        return None
    facts = table.facts()
    if facts.doors == Doors.CLOSED:
        return None
    language = accepted_language(request.headers.get("accept-language", ""))
    say = messages(language, "app")
    title = games.load(facts.game).facts.title
    host = facts.host or next((seat.name for seat in facts.seats if seat.host), "")
    base = f"{request.url.scheme}://{request.url.netloc}{api.settings.root_path}"
    return Preview(
        title=say.say("join.from", host=host) if host else say.say("join.come", game=title),
        description=say.say("join.come", game=title),
        image=f"{base}/art/covers/{facts.game}.webp",
    )
