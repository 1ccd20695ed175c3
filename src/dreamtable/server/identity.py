"""The identity of guests: a signed cookie each, and codes that make another device the same guest."""

from __future__ import annotations

import hashlib
import hmac
import logging
import secrets
from collections.abc import Iterator
from pathlib import Path

from dreamtable.kit.errors import Invalid
from dreamtable.server.atomic_write import write_atomically

log = logging.getLogger("dreamtable.server")

KEY_BYTES = 32
ADMIN_KEY = "admin-key"  # the file of the data folder with the key of whoever runs the server
YEAR = 365 * 86400
TRANSFER_SECONDS = 600
LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"


class Identity:
    """Makes and reads the cookies of one server, or of all servers on one database."""

    def __init__(self, key: bytes, root_path: str = "") -> None:
        self._key, self._path = key, f"{root_path}/"  # the path that browsers send the cookie to
        # Browsers send the cookies of a host to all of its ports, so the name follows from the key of the server.
        self.cookie = f"dreamtable-{hmac.digest(key, b'cookie', hashlib.sha256).hex()[:8]}"

    @classmethod
    def at(cls, data: Path, root_path: str = "") -> Identity:
        """The identity with the key of this data folder; the first start makes one that only its owner may read."""
        return cls(key_at(data / "key", "Without it a new one is made, and everybody is a new guest."), root_path)

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
        return f"{self.cookie}={self.sign(guest)}; Path={self._path}; Max-Age={YEAR}; HttpOnly; SameSite=Strict{tail}"

    def read(self, cookie: str) -> str | None:
        """The guest of a cookie, or None if we did not sign it."""
        guest, _, mac = cookie.partition(".")
        return guest if guest and hmac.compare_digest(mac.encode(), self._mac(guest).encode()) else None

    def _mac(self, guest: str) -> str:
        return self.token(f"guest|{guest}")

    def token(self, meaning: str) -> str:
        """A value that only this server can have made, and that stands for this meaning."""
        return hmac.digest(self._key, meaning.encode(), hashlib.sha256).hex()


def key_at(file: Path, without: str) -> bytes:
    """Return the key in a file, which is made if it is missing; `without` says what that means to people."""
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        key = file.read_bytes() if file.exists() else _make_key(file)
    except OSError as wrong:
        raise Invalid("no_store", f"The file {file} cannot be used: {wrong.strerror}.") from wrong
    if len(key) != KEY_BYTES:
        raise Invalid("bad_key", f"The file {file} does not hold a key. {without}")
    return key


def check_data_folder(data: Path, tables: Path) -> None:
    """Raise Invalid if a data folder has a key and no tables: they were lost, and must not be replaced by nothing.

    The first start writes the tables before the key.
    """
    stored = tables.exists() and tables.stat().st_size > 0
    if not (data / "key").exists():
        if stored:
            log.warning("there is no key beside the tables: a new one is made, and everybody is a new guest")
        return
    Identity.at(data)  # a key that is none is named first
    if not stored:
        raise Invalid(
            "no_tables",
            f"There is a key in {data} but no tables in {tables.name}: put that file back, or remove the key as well "
            "to begin anew.",
        )


def _make_key(file: Path) -> bytes:
    key = secrets.token_bytes(KEY_BYTES)
    write_atomically(file, key)
    return key


def transfer_code() -> str:
    """A new code for another device: short enough to type, long enough not to be guessed."""
    return "".join(secrets.choice(LETTERS) for _ in range(8))
