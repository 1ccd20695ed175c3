"""What whoever runs a server may set."""

from __future__ import annotations

import ipaddress
import socket
from dataclasses import dataclass
from pathlib import Path

LOOPBACK = frozenset({"localhost", "127.0.0.1", "::1"})
EVERYWHERE = frozenset({"0.0.0.0", "::"})  # all addresses of this machine


@dataclass(frozen=True)
class Settings:
    data: Path
    database: str = ""  # the address of a PostgreSQL database that several nodes may share; else a file in `data`
    host: str = "127.0.0.1"
    port: int = 8340
    lan: bool = False  # phones and friends on the local network may come in
    names: frozenset[str] = frozenset()  # further host names that this server answers to
    watchers: frozenset[str] = frozenset()  # further addresses that may read /metrics: on a small server it tells much
    grace: int = 45_000  # milliseconds before a bot may stand in for somebody who is away
    pace: float = 1.0  # of bots: 1 as people do, 0 at once
    rate: float = 30.0  # messages a second and socket, with bursts of twice that
    http_rate: float = 20.0  # HTTP calls a second and address that change something
    code_rate: float = 0.5  # table and transfer codes a second and address: they must not be tried out
    unload_after: float = 300.0  # seconds until a table nobody watches leaves memory
    forget_after: float = 30 * 86400.0  # seconds until a table nobody finished is deleted
    most_tables: int = 5000
    most_sockets: int = 20_000

    def answers_to(self, name: str) -> bool:
        """Whether a request for this host name is meant for us; any other name is somebody else's page."""
        if name in LOOPBACK or name in self.names or name == self.host.lower():
            return True
        return self.lan and (_private(name) or name in _own_names() or name == lan_address())

    @property
    def own_address(self) -> str | None:
        """The one address it listens on, as it stands in a link; None if this machine's own names lead there."""
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
    """This machine's address on the local network, as far as it can be told without asking anyone."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # a documentation address: nothing is sent
            return str(probe.getsockname()[0])
        except OSError:
            return "127.0.0.1"
