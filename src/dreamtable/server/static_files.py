"""Serve the browser app: browsers cache hashed assets for ever and ask for the page itself every time."""

from __future__ import annotations

import gzip
from collections.abc import Awaitable, Callable
from functools import lru_cache
from importlib.resources import files
from mimetypes import guess_type
from pathlib import Path

from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, PlainTextResponse, Response

from dreamtable.server.link_preview import Preview

FOREVER = "public, max-age=31536000, immutable"
ONE_HOUR = "public, max-age=3600"
REVALIDATE = "no-cache"
COMPRESSIBLE = frozenset({".css", ".html", ".js", ".json", ".map", ".svg", ".txt", ".webmanifest"})
BASE = '<base href="/"'  # in the app's page: its other addresses are relative to it
LEAST_COMPRESSED = 1000  # bytes below which compression gains nothing


def web_folder() -> Path:
    """Return the folder of the built browser app."""
    return Path(str(files("dreamtable"))) / "_web"


class Pages:
    """The files of a folder; every other path is answered with the app's page, which reads the address itself."""

    def __init__(
        self,
        folder: Path,
        root_path: str = "",
        closed: Callable[[Request], Response | None] = lambda request: None,
        preview: Callable[[Request, str], Awaitable[Preview | None]] | None = None,
    ) -> None:
        """`closed` says what is shown in the place of the app's page, if anything; `preview` what a link leads to."""
        self._closed, self._preview = closed, preview
        self._folder, self._base = folder.resolve(), f'<base href="{root_path}/"'

    async def serve(self, request: Request) -> Response:
        """Answer with the file of the path, the app's page, or 404 for a missing file."""
        name = request.path_params.get("path", "")
        if name != "index.html" and (file := self._file(name)) is not None:
            folder = name.partition("/")[0]
            cache = {"assets": FOREVER, "art": ONE_HOUR}.get(folder, REVALIDATE)
            return send(request, file, cache, compress=folder != "art")
        index = self._folder / "index.html"
        if ("." in name.rpartition("/")[2] and name != "index.html") or not index.is_file():
            return PlainTextResponse("Not here.", 404)
        if (instead := self._closed(request)) is not None:
            return instead
        preview = await self._preview(request, name) if self._preview else None
        if self._base == BASE and preview is None:
            return send(request, index, REVALIDATE, compress=True)
        page = index.read_text(encoding="utf-8").replace(BASE, self._base)
        if preview is not None:
            page = preview.fill_in(page)
        return HTMLResponse(page, headers={"cache-control": REVALIDATE})

    def _file(self, name: str) -> Path | None:
        try:
            file = (self._folder / name).resolve()
            found = file.is_relative_to(self._folder) and file.is_file() and not file.name.startswith(".")
        except (OSError, ValueError):  # no file can have such a name
            return None
        return file if found else None


def send(request: Request, file: Path, cache: str, compress: bool) -> Response:
    """Answer with a file, compressed if the client takes that and it is worth it; 304 if the client has it."""
    stat = file.stat()
    compress = compress and file.suffix in COMPRESSIBLE and stat.st_size >= LEAST_COMPRESSED
    if compress and "gzip" in request.headers.get("accept-encoding", ""):
        # The length tells apart two versions that were written within the clock's resolution.
        etag = f'"{stat.st_mtime_ns:x}-{stat.st_size:x}-gz"'
        headers = {"etag": etag, "cache-control": cache, "vary": "accept-encoding", "content-encoding": "gzip"}
        kind = guess_type(file.name)[0] or "text/plain"
        response = Response(compressed(file, etag), headers=headers, media_type=kind)
    else:
        response = FileResponse(file, headers={"cache-control": cache, "vary": "accept-encoding"}, stat_result=stat)
    if request.headers.get("if-none-match") == response.headers["etag"]:
        return Response(status_code=304, headers={"etag": response.headers["etag"], "cache-control": cache})
    return response


@lru_cache(maxsize=500)
def compressed(file: Path, version: str) -> bytes:
    """Return a file compressed with gzip; `version` makes the cache forget a file that has changed."""
    return gzip.compress(file.read_bytes(), 6, mtime=0)
