"""The browser app: hashed assets are kept for ever, the page itself is always asked for."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path

from starlette.requests import Request
from starlette.responses import FileResponse, PlainTextResponse, Response

FOREVER = "public, max-age=31536000, immutable"
AN_HOUR = "public, max-age=3600"
ALWAYS_ASK = "no-cache"


def web_folder() -> Path:
    return Path(str(files("dreamtable"))) / "_web"


class Pages:
    """Every path that is no file is a page of the app: it finds its own way from the address."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder.resolve()

    async def serve(self, request: Request) -> Response:
        name = request.path_params.get("path", "")
        file = (self._folder / name).resolve() if "\0" not in name else self._folder
        if file.is_relative_to(self._folder) and file.is_file() and not file.name.startswith("."):
            folder = name.partition("/")[0]
            return send(request, file, {"assets": FOREVER, "art": AN_HOUR}.get(folder, ALWAYS_ASK))
        index = self._folder / "index.html"
        if "." in name.rpartition("/")[2] or not index.is_file():
            return PlainTextResponse("Not here.", 404)
        return send(request, index, ALWAYS_ASK)


def send(request: Request, file: Path, kept: str) -> Response:
    response = FileResponse(file, headers={"cache-control": kept}, stat_result=file.stat())
    if request.headers.get("if-none-match") == response.headers["etag"]:
        return Response(status_code=304, headers={"etag": response.headers["etag"], "cache-control": kept})
    return response
