"""A server below a path, as a proxy shows it: requests arrive with that path before them, or without it."""

from __future__ import annotations

from starlette.types import ASGIApp, Receive, Scope, Send


class RootPath:
    """An ASGI application that puts its path where ASGI wants it: before all paths, even if the proxy cut it off."""

    def __init__(self, root_path: str, app: ASGIApp) -> None:
        self._root, self._app = root_path, app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "lifespan":
            path = scope["path"]
            below = path == self._root or path.startswith(f"{self._root}/")
            # In place: a socket lets go of its scope after the handshake, and a copy would live as long as the socket.
            scope["root_path"], scope["path"] = self._root, path if below else self._root + path
        await self._app(scope, receive, send)
