"""Members: people who know the password of a private server, or were invited."""

from __future__ import annotations

import hashlib
import hmac
import html

from starlette.requests import Request
from starlette.responses import HTMLResponse

from dreamtable.kit.errors import Illegal
from dreamtable.messages import ENGLISH, accepted_language, messages
from dreamtable.server.identity import YEAR, Identity
from dreamtable.server.moderation import Moderation
from dreamtable.server.settings import Members, Settings

WORDS = "door_and_console"  # the file of messages


class Membership:
    """Says who is a member, and makes people members; a cookie remembers it until the password changes."""

    def __init__(self, settings: Settings, identity: Identity, rules: Moderation) -> None:
        self._settings, self._rules = settings, rules
        self.only = settings.members_only
        self._cookie = f"{identity.cookie}-member"
        self._token = identity.token(f"member|{hashlib.sha256(settings.password.encode()).hexdigest()}")

    def is_member(self, cookies: str) -> bool:
        """Whether the sender of this Cookie header is a member; where nothing is for members only, everybody is."""
        if self.only == Members.NOTHING:
            return True
        parts = (part.strip().partition("=") for part in cookies.split(";"))
        return any(
            name == self._cookie and hmac.compare_digest(value.encode(), self._token.encode())
            for name, _, value in parts
        )

    def check_visit(self, cookies: str) -> None:
        """Raise Illegal if somebody who is no member may not even look."""
        if self.only == Members.EVERYTHING and not self.is_member(cookies):
            raise Illegal("members_only", "This server is among friends: enter with the password or an invitation.")

    def check_laying(self, cookies: str) -> None:
        """Raise Illegal if somebody may not lay a table."""
        if not self.is_member(cookies):
            way = f"{self._settings.root_path}/enter"
            raise Illegal("members_only", f"Only members lay tables here. The password or an invitation opens {way}.")

    async def enter(self, word: str, secure: bool) -> str:
        """Return the Set-Cookie header that makes somebody a member; raises Illegal if the word is wrong."""
        password = self._settings.password
        known = bool(password) and hmac.compare_digest(word.encode(), password.encode())
        if not known and not await self._rules.use_invitation(word):
            raise Illegal("wrong_password", messages(ENGLISH, WORDS).say("door.wrong"))
        tail = "; Secure" if secure else ""
        path = f"{self._settings.root_path}/"
        return f"{self._cookie}={self._token}; Path={path}; Max-Age={YEAR}; HttpOnly; SameSite=Lax{tail}"

    def entrance(self, request: Request, wrong: bool = False) -> HTMLResponse:
        """The page that asks for the password; it leads on to the page that was asked for."""
        code = request.query_params.get("invitation", "")
        root = self._settings.root_path
        asked = request.url.path
        on = asked if asked != f"{root}/enter" else f"{root}/"
        language = accepted_language(request.headers.get("accept-language", ""))
        said = messages(language, WORDS)
        words = {name: html.escape(said.say(f"door.{name}")) for name in ("ask", "invited", "label", "enter", "wrong")}
        page = (
            f"<!doctype html><html lang={language}><meta charset=utf-8>"
            "<meta name=viewport content='width=device-width'>"
            "<title>Dreamtable</title><style>"
            "body{font:18px/1.5 system-ui;background:#1b1426;color:#f6efe2;display:grid;place-items:center;"
            "min-height:90vh;margin:1rem}form{max-width:24rem}input,button{font:inherit;padding:.6rem;width:100%;"
            "box-sizing:border-box;margin-top:.6rem;border-radius:.5rem;border:1px solid #8d7fa8}"
            "button{background:#f2c14e;color:#1b1426;border:0}</style>"
            f"<main><form method=post action='{root}/enter'><h1>Dreamtable</h1>"
            f"<p>{words['invited' if code else 'ask']}</p>"
            + (f"<p role=alert><b>{words['wrong']}</b></p>" if wrong else "")
            + f"<label>{words['label']}<input name=word type={'text' if code else 'password'} required autofocus "
            f"maxlength=200 value='{html.escape(code, quote=True)}'></label>"
            f"<input type=hidden name=next value='{html.escape(on, quote=True)}'>"
            f"<button>{words['enter']}</button></form></main>"
        )
        # Without any referrer a browser would send the form with the origin "null", which is nobody's.
        headers = {"cache-control": "no-store", "referrer-policy": "same-origin", "vary": "accept-language"}
        return HTMLResponse(page, 403 if wrong else 200, headers=headers)
