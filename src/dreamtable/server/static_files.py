"""The browser app: hashed assets are kept for ever, the page itself is always asked for."""

from __future__ import annotations

import gzip
from functools import lru_cache
from importlib.resources import files
from mimetypes import guess_type
from pathlib import Path

from starlette.requests import Request
from starlette.responses import FileResponse, PlainTextResponse, Response

FOREVER = "public, max-age=31536000, immutable"
AN_HOUR = "public, max-age=3600"
ALWAYS_ASK = "no-cache"
PACKED = frozenset({".css", ".html", ".js", ".json", ".map", ".svg", ".txt", ".webmanifest"})
WORTH_IT = 1000  # bytes


def web_folder() -> Path:
    return Path(str(files("dreamtable"))) / "_web"


class Pages:
    """Every path that is no file is a page of the app: it finds its own way from the address."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder.resolve()

    async def serve(self, request: Request) -> Response:
        name = request.path_params.get("path", "")
        if (file := self._file(name)) is not None:
            folder = name.partition("/")[0]
            kept = {"assets": FOREVER, "art": AN_HOUR}.get(folder, ALWAYS_ASK)
            return send(request, file, kept, pack=folder != "art")
        index = self._folder / "index.html"
        if "." in name.rpartition("/")[2] or not index.is_file():
            return PlainTextResponse("Not here.", 404)
        return send(request, index, ALWAYS_ASK, pack=True)

    def _file(self, name: str) -> Path | None:
        try:
            file = (self._folder / name).resolve()
            found = file.is_relative_to(self._folder) and file.is_file() and not file.name.startswith(".")
        except (OSError, ValueError):  # a name that no file can have
            return None
        return file if found else None


def send(request: Request, file: Path, kept: str, pack: bool) -> Response:
    stat = file.stat()
    pack = pack and file.suffix in PACKED and stat.st_size >= WORTH_IT
    if pack and "gzip" in request.headers.get("accept-encoding", ""):
        # The same for every client that asks so; the length tells two versions of one second apart.
        etag = f'"{stat.st_mtime_ns:x}-{stat.st_size:x}-gz"'
        headers = {"etag": etag, "cache-control": kept, "vary": "accept-encoding", "content-encoding": "gzip"}
        kind = guess_type(file.name)[0] or "text/plain"
        response = Response(packed(file, etag), headers=headers, media_type=kind)
    else:
        response = FileResponse(file, headers={"cache-control": kept, "vary": "accept-encoding"}, stat_result=stat)
    if request.headers.get("if-none-match") == response.headers["etag"]:
        return Response(status_code=304, headers={"etag": response.headers["etag"], "cache-control": kept})
    return response


@lru_cache(maxsize=500)
def packed(file: Path, version: str) -> bytes:
    """Made when it is first asked for, a few milliseconds each."""
    return gzip.compress(file.read_bytes(), 6, mtime=0)
