"""The settings of a server, and the host names that it answers to.

A field made by `option` can be set by whoever runs the server, in four places: see `server/setting_sources.py`.
"""

# ruff: noqa: RUF009 (`option` makes fields, not shared values)
from __future__ import annotations

import ipaddress
import math
import os
import re
import socket
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from enum import StrEnum
from pathlib import Path
from typing import Any, TypeVar

LOOPBACK = frozenset({"localhost", "127.0.0.1", "::1"})
EVERYWHERE = frozenset({"0.0.0.0", "::"})  # all addresses of this machine
DAY = 86_400.0  # seconds
LABEL = re.compile(r"[a-z0-9_]([a-z0-9_-]{,61}[a-z0-9_])?")
N = TypeVar("N", int, float)
SEGMENT = re.compile(r"[A-Za-z0-9._~-]+")


# -- how a value is written --------------------------------------------------------------------------------------------
def switch(text: str) -> bool:
    """Read yes or no, as people write them in environments."""
    found = {"1": True, "true": True, "yes": True, "on": True, "0": False, "false": False, "no": False, "off": False}
    try:
        return found[text.lower()]
    except KeyError:
        raise ValueError(f"{text!r} is neither yes nor no") from None


def port_number(text: str) -> int:
    """Read a port."""
    return _number(text, int, 0, 65_535, "a port is a whole number from 0 to 65535")


def count(text: str) -> int:
    """Read how many of something there may be."""
    return _number(text, int, 1, 10_000_000, "this is a whole number from 1 on")


def days(text: str) -> float:
    """Read a number of days, at most a century of them, as seconds; 0 means for ever."""
    return _number(text, float, 0, 36_500, "this is a number of days, at most 36500") * DAY or math.inf


def seconds(text: str) -> int:
    """Read a number of seconds as milliseconds."""
    return round(_number(text, float, 0, 86_400, "this is a number of seconds, at most 86400") * 1000)


NUMBERS = (switch, port_number, count, days, seconds)  # what stands in a TOML file without quotes


def _number(text: str, kind: type[N], least: float, most: float, why: str) -> N:
    with suppress(ValueError):
        if least <= (found := kind(text)) <= most:
            return found
    raise ValueError(f"{text!r}: {why}")


def host_name(text: str) -> str:
    """Return a host name as browsers send it: in lower case, with letters beyond ASCII encoded (xn--...).

    A name that no browser could ever send is refused here, because a server that never answers to it is a riddle.
    """
    with suppress(ValueError):
        return ip_address(text.strip("[]"))
    try:
        name = text.lower().encode("idna").decode()
    except UnicodeError:
        name = ""
    if not all(map(LABEL.fullmatch, name.split("."))):
        raise ValueError(f"{text!r} is not a host name; write it without http:// and port")
    return name


def ip_address(text: str) -> str:
    """Return an IP address in its usual spelling; raises ValueError if it is none."""
    try:
        return str(ipaddress.ip_address(text))
    except ValueError:
        raise ValueError(f"{text!r} is not an IP address") from None


def proxy_address(text: str) -> str:
    """Return the address or network of a proxy, or `*` for any."""
    if text == "*":
        return text
    try:
        return str(ipaddress.ip_network(text)) if "/" in text else str(ipaddress.ip_address(text))
    except ValueError:
        raise ValueError(f"{text!r} is not an IP address, nor a network as 10.0.0.0/8, nor *") from None


def root_path(text: str) -> str:
    """Return the path below which a server is found, with a slash before it and none after it."""
    segments = [part for part in text.split("/") if part]
    if not all(SEGMENT.fullmatch(part) and part.strip(".") for part in segments):
        raise ValueError(f"{text!r} is not a path as /dreams")
    return "".join(f"/{part}" for part in segments)


class Members(StrEnum):
    """What only members may do: those who know the password or were invited."""

    NOTHING = "nothing"
    TABLES = "tables"  # everybody may come, watch and sit down, but only members lay tables
    EVERYTHING = "everything"


class LogFormat(StrEnum):
    """How the logs are written."""

    JSON = "json"
    TEXT = "text"


def one_of(kind: type[StrEnum]) -> Callable[[str], StrEnum]:
    """Return a reader of one of a few words."""

    def read(text: str) -> StrEnum:
        try:
            return kind(text)
        except ValueError:
            raise ValueError(f"{text!r} is none of {', '.join(kind)}") from None

    return read


# -- how a value is shown ----------------------------------------------------------------------------------------------
def show(value: object) -> str:
    """Return a value as it would be written."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, frozenset):
        return ", ".join(sorted(value))
    return str(value)


def show_days(value: float) -> str:
    """Return a number of seconds as days."""
    return "0" if value == math.inf else f"{value / DAY:g}"


def show_seconds(value: int) -> str:
    """Return a number of milliseconds as seconds."""
    return f"{value / 1000:g}"


def hide(value: str) -> str:
    """Return whether there is a secret, and not what it is."""
    return "(hidden)" if value else ""


@dataclass(frozen=True)
class Option:
    """What whoever runs a server may set: `--name` on the command line, DREAMTABLE_NAME, `name` in the file."""

    name: str
    help: str
    read: Callable[[str], Any]  # raises ValueError with a sentence
    metavar: str = ""
    many: bool = False  # may be given more than once
    show: Callable[[Any], str] = show

    @property
    def variable(self) -> str:
        """The environment variable."""
        return f"DREAMTABLE_{self.name.replace('-', '_').upper()}"


def option(
    default: Any,
    name: str,
    read: Callable[[str], Any],
    help: str,
    metavar: str = "",
    *,
    many: bool = False,
    show: Callable[[Any], str] = show,
) -> Any:
    """Return a field of `Settings` with the option that sets it."""
    made = Option(name, help, read, metavar, many, show)
    given: dict[str, Any] = {"default_factory": default} if callable(default) else {"default": default}
    return field(metadata={"option": made}, **given)


def default_data() -> Path:
    """Return the data folder that the XDG standard suggests."""
    home = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(home) / "dreamtable"


@dataclass(frozen=True)
class Settings:
    """Everything that can be set about a server; the commands and tests choose a few fields."""

    data: Path = option(default_data, "data", Path, "the folder for tables, players and results", "DIR")
    database: str = option(
        "", "database", str, "a PostgreSQL database instead, which several servers may share", "URL", show=hide
    )
    host: str = option("127.0.0.1", "host", str, "the address to listen on", "ADDRESS")
    port: int = option(8340, "port", port_number, "its port; 0 takes any free one", "PORT")
    lan: bool = option(False, "lan", switch, "let phones and friends on the local network in")
    tv: bool = option(False, "tv", switch, "this machine drives the big screen: as --lan, and opens it full screen")
    https: bool = option(False, "https", switch, "encrypt, with a certificate that is made here unless one is named")
    certificate: str = option("", "certificate", str, "a certificate of your own for https, as PEM", "FILE")
    certificate_key: str = option("", "certificate-key", str, "the private key of that certificate, as PEM", "FILE")
    names: frozenset[str] = option(
        frozenset(), "name", host_name, "a further host name that the server answers to", "NAME", many=True
    )
    root_path: str = option("", "root-path", root_path, "the path below which a proxy shows the server", "PATH")
    proxies: frozenset[str] = option(
        frozenset({"127.0.0.1"}), "proxy", proxy_address,
        "a proxy whose X-Forwarded headers are believed: its address or network, or * for any", "ADDRESS", many=True,
    )  # fmt: skip
    watchers: frozenset[str] = option(
        frozenset(), "metrics-for", ip_address, "another machine that may read /metrics", "ADDRESS", many=True
    )
    password: str = option("", "password", str, "what members know", "WORD", show=hide)
    members: Members = option(
        Members.NOTHING, "members-only", one_of(Members),
        "what only members may do: nothing, tables (lay them) or everything", "WHAT",
    )  # fmt: skip
    grace: int = option(  # in milliseconds
        45_000, "grace", seconds, "seconds after which a bot may play for somebody who is away", "SECONDS",
        show=show_seconds,
    )  # fmt: skip
    most_tables: int = option(5000, "most-tables", count, "tables in memory at a time", "N")
    most_sockets: int = option(20_000, "most-sockets", count, "people connected at a time", "N")
    forget_after: float = option(  # in seconds
        30 * DAY, "forget-after", days, "days until an unused table whose game never began is deleted; 0: never",
        "DAYS", show=show_days,
    )  # fmt: skip
    keep_games: float = option(  # in seconds
        math.inf, "keep-games", days, "days that finished games are kept; 0: for ever", "DAYS", show=show_days
    )
    keep_chat: float = option(  # in seconds
        math.inf, "keep-chat", days, "days that lines of chat are kept; 0: as long as their table", "DAYS",
        show=show_days,
    )  # fmt: skip
    daily_key: str = option(
        "", "daily-key", str, "a secret that the dreams of the day follow from; servers that share it share them",
        "WORD", show=hide,
    )  # fmt: skip
    log_format: LogFormat = option(
        LogFormat.JSON, "log-format", one_of(LogFormat), "how both logs are written: json or text", "FORMAT"
    )
    access_log: str = option("", "access-log", str, "a file for one line a request; - is standard output", "FILE")
    plain_sockets: bool = option(False, "plain-sockets", switch, "use uvicorn's own sockets, without our short cut")
    open: bool = option(True, "open", switch, "open the browser at the start")
    pace: float = 1.0  # how slowly bots play: 1 as people do, 0 at once
    rate: float = 30.0  # messages a second for each socket, with bursts of twice that
    http_rate: float = 20.0  # HTTP calls a second for each address, of those that change something
    code_rate: float = 0.5  # codes a second for each address, so that nobody can try them all
    unload_after: float = 300.0  # seconds until a table that nobody watches is unloaded from memory

    def answers_to(self, name: str) -> bool:
        """Return whether a request for this host name is meant for this server.

        Any other name belongs to a foreign page that tries to reach the server through the visitor's browser.
        """
        if name in LOOPBACK or name in self.names or name == self.host.lower():
            return True
        return self.lan and (_private(name) or name in _own_names() or name == lan_address())

    @property
    def members_only(self) -> Members:
        """What only members may do; a password alone closes everything."""
        return Members.EVERYTHING if self.password and self.members == Members.NOTHING else self.members

    @property
    def own_address(self) -> str | None:
        """The one address that the server listens on, as it stands in a link; None if `localhost` leads there."""
        if self.host.lower() in LOOPBACK | EVERYWHERE:
            return None
        return f"[{self.host}]" if ":" in self.host else self.host

    @property
    def secure(self) -> bool:
        """Whether the server itself speaks HTTPS; a certificate alone says so, too."""
        return self.https or bool(self.certificate or self.certificate_key)

    def link(self, port: int, host: str = "localhost") -> str:
        """The address at which this machine, or another one by `host`, finds the server; no slash at its end."""
        scheme = "https" if self.secure else "http"
        return f"{scheme}://{self.own_address or host}:{port}{self.root_path}"


def _private(name: str) -> bool:
    try:
        return ipaddress.ip_address(name).is_private
    except ValueError:
        return False


def _own_names() -> set[str]:
    own = socket.gethostname().lower()
    return {own, f"{own.split('.')[0]}.local"}


def lan_address() -> str:
    """Return this machine's address on the local network, or the loopback address if it has none."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # picks the interface for a documentation address; nothing is sent
            return str(probe.getsockname()[0])
        except OSError:
            return "127.0.0.1"
