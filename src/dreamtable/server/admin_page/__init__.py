"""The admin console: one page with a script and a style of its own, which asks the calls under /api/v1/admin.

It speaks the language that the browser would like best.
"""

from __future__ import annotations

from importlib.resources import files

from starlette.requests import Request
from starlette.responses import JSONResponse, PlainTextResponse, Response

from dreamtable.messages import accepted_language, messages

BLANKS = {"code": "{code}", "name": "{name}", "link": "{link}"}  # the script fills them in
PARTS = {"admin.js": "text/javascript", "admin.css": "text/css"}


async def page(request: Request) -> Response:
    """The page itself; it holds no secret, and the key after the # of its address is never sent with it."""
    return _send("admin.html", "text/html")


async def part(request: Request) -> Response:
    """Return the script, the style sheet or the words of the admin page."""
    name = request.path_params["file"]
    if name == "words.json":
        return _words(accepted_language(request.headers.get("accept-language", "")))
    return _send(name, PARTS[name]) if name in PARTS else PlainTextResponse("Not here.", 404)


def _send(name: str, kind: str) -> Response:
    text = files(__package__).joinpath(name).read_text(encoding="utf-8")
    return Response(text, media_type=kind, headers={"cache-control": "no-cache"})


def _words(language: str) -> Response:
    """All that the admin page says in a language, by the keys of the messages."""
    said = messages(language, "door_and_console")
    words = {key: said.say(key, **BLANKS) for key in said if key.startswith("console.")}
    return JSONResponse({"language": language, "words": words}, headers={"cache-control": "no-cache"})
