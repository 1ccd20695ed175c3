"""The identity of guests: a signed cookie each, and codes that make another device the same guest."""

from __future__ import annotations

import hashlib
import hmac
import logging
import os
import secrets
from collections.abc import Iterator
from pathlib import Path

from dreamtable.kit.errors import Invalid

log = logging.getLogger("dreamtable.server")

KEY_BYTES = 32
YEAR = 365 * 86400
TRANSFER_SECONDS = 600
LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"


class Identity:
    """Makes and reads the cookies of one server, or of all servers on one database."""

    def __init__(self, key: bytes) -> None:
        self._key = key
        # Browsers send the cookies of a host to all of its ports, so the name follows from the key of the server.
        self.cookie = f"dreamtable-{hmac.digest(key, b'cookie', hashlib.sha256).hex()[:8]}"

    @classmethod
    def at(cls, data: Path) -> Identity:
        """The identity with the key of this data folder; the first start makes one that only its owner may read."""
        file = data / "key"
        try:
            data.mkdir(parents=True, exist_ok=True)
            key = file.read_bytes() if file.exists() else _make_key(file)
        except OSError as wrong:
            raise Invalid("no_store", f"The file {file} cannot be used: {wrong.strerror}.") from wrong
        if len(key) != KEY_BYTES:
            raise Invalid(
                "bad_key",
                f"The file {file} does not hold a key. Without it a new one is made, and everybody is a new guest.",
            )
        return cls(key)

    # -- cookies ----------------------------------------------------------------------------------------------
    def new_guest(self) -> str:
        """The id of somebody who has never been here."""
        return secrets.token_urlsafe(12)

    def sign(self, guest: str) -> str:
        """The value of the cookie of a guest."""
        return f"{guest}.{self._mac(guest)}"

    def guest_of(self, header: str) -> str | None:
        """The guest who sends this Cookie header, or None if no cookie of ours is in it."""
        return next(filter(None, map(self.read, self._cookies_of(header))), None)

    def _cookies_of(self, header: str) -> Iterator[str]:
        """The values of all cookies with our name: something else on this host may use it, too."""
        for part in header.split(";"):
            name, _, value = part.strip().partition("=")
            if name == self.cookie:
                yield value

    def set_cookie(self, guest: str, secure: bool) -> str:
        """The Set-Cookie header that makes a browser this guest."""
        tail = "; Secure" if secure else ""
        return f"{self.cookie}={self.sign(guest)}; Path=/; Max-Age={YEAR}; HttpOnly; SameSite=Strict{tail}"

    def read(self, cookie: str) -> str | None:
        """The guest of a cookie, or None if we did not sign it."""
        guest, _, mac = cookie.partition(".")
        return guest if guest and hmac.compare_digest(mac.encode(), self._mac(guest).encode()) else None

    def _mac(self, guest: str) -> str:
        return hmac.digest(self._key, b"guest|" + guest.encode(), hashlib.sha256).hex()


def _make_key(file: Path) -> bytes:
    """Write a new key, whole or not at all, even on a full disk."""
    if any(file.parent.glob("*.sqlite")):
        log.warning("there is no key beside the tables: a new one is made, and everybody is a new guest")
    key, new = secrets.token_bytes(KEY_BYTES), file.with_suffix(".new")
    with os.fdopen(os.open(new, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "wb") as out:
        out.write(key)
        out.flush()
        os.fsync(out.fileno())
    new.rename(file)
    return key


def transfer_code() -> str:
    """A new code for another device: short enough to type, long enough not to be guessed."""
    return "".join(secrets.choice(LETTERS) for _ in range(8))
