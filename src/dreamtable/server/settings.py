"""The settings of a server, and the host names that it answers to."""

from __future__ import annotations

import ipaddress
import socket
from dataclasses import dataclass
from pathlib import Path

LOOPBACK = frozenset({"localhost", "127.0.0.1", "::1"})
EVERYWHERE = frozenset({"0.0.0.0", "::"})  # all addresses of this machine


@dataclass(frozen=True)
class Settings:
    """Everything that can be set about a server; the commands and tests choose a few fields."""

    data: Path
    database: str = ""  # the address of a PostgreSQL database that several nodes may share; else a file in `data`
    host: str = "127.0.0.1"
    port: int = 8340
    lan: bool = False  # whether other machines on the local network may connect
    names: frozenset[str] = frozenset()  # further host names that this server answers to
    watchers: frozenset[str] = frozenset()  # addresses that may read /metrics, besides this machine's
    grace: int = 45_000  # milliseconds after which a bot may play for a player who is disconnected
    pace: float = 1.0  # how slowly bots play: 1 as people do, 0 at once
    rate: float = 30.0  # messages a second for each socket, with bursts of twice that
    http_rate: float = 20.0  # HTTP calls a second for each address, of those that change something
    code_rate: float = 0.5  # codes a second for each address, so that nobody can try them all
    unload_after: float = 300.0  # seconds until a table that nobody watches is unloaded from memory
    forget_after: float = 30 * 86400.0  # seconds until an unfinished table that nobody uses is deleted
    most_tables: int = 5000
    most_sockets: int = 20_000

    def answers_to(self, name: str) -> bool:
        """Return whether a request for this host name is meant for this server.

        Any other name belongs to a foreign page that tries to reach the server through the visitor's browser.
        """
        if name in LOOPBACK or name in self.names or name == self.host.lower():
            return True
        return self.lan and (_private(name) or name in _own_names() or name == lan_address())

    @property
    def own_address(self) -> str | None:
        """The one address that the server listens on, as it stands in a link; None if `localhost` leads there."""
        if self.host.lower() in LOOPBACK | EVERYWHERE:
            return None
        return f"[{self.host}]" if ":" in self.host else self.host


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
