"""The admin console: one page with a script and a style of its own, which asks the calls under /api/v1/admin."""

from __future__ import annotations

from importlib.resources import files

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

PARTS = {"admin.js": "text/javascript", "admin.css": "text/css"}


async def page(request: Request) -> Response:
    """The page itself; it holds no secret, and the key after the # of its address is never sent with it."""
    return _send("admin.html", "text/html")


async def part(request: Request) -> Response:
    """Return the script or the style sheet of the admin page."""
    name = request.path_params["file"]
    return _send(name, PARTS[name]) if name in PARTS else PlainTextResponse("Not here.", 404)


def _send(name: str, kind: str) -> Response:
    text = files(__package__).joinpath(name).read_text(encoding="utf-8")
    return Response(text, media_type=kind, headers={"cache-control": "no-cache"})
