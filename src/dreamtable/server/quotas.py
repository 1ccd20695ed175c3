"""How much one guest, and one network, may ask of a server, so that the others are served as well.

A network is an IPv4 address or the 64 bits of an IPv6 address that one household has to itself.  All ceilings follow
from the rates and the room in the settings.
"""

from __future__ import annotations

import ipaddress
from collections import Counter, defaultdict
from collections.abc import Collection

from dreamtable.kit.errors import Illegal
from dreamtable.protocol import messages as p
from dreamtable.server.rate_limit import RateLimiter
from dreamtable.server.settings import Settings
from dreamtable.tables.token_bucket import TokenBucket

# What a request costs of a guest's and a network's messages, if more than one: it is stored and told to everybody, or
# it may load a table.
COSTS: dict[type, int] = {
    p.Say: 10, p.Sit: 10, p.Leave: 10, p.Call: 10, p.TakeBack: 10, p.StandIn: 10, p.Configure: 10, p.Start: 10,
    p.ReplaceByBot: 10, p.Remove: 10, p.SetDoors: 10, p.SetSpeed: 10, p.Pause: 10, p.Resume: 10, p.Rematch: 60,
    p.Hello: 5, p.Hint: 2, p.Advise: 5, p.Undo: 10, p.AnswerUndo: 10,
    p.HandOver: 10, p.VoteGame: 10, p.PlayNext: 10, p.React: 3,
}  # fmt: skip
LEAST_KEPT = 16_384  # bytes that anything counts for, however small, of what a network may have kept
SHARE = 8  # of the room for tables one network gets at most one part in so many


def network_of(address: str) -> str:
    """The network of an address, as text; an address that is none is its own."""
    try:
        found = ipaddress.ip_address(address)
    except ValueError:
        return address
    if isinstance(found, ipaddress.IPv4Address):
        return address
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(ipaddress.ip_network((found, 64), strict=False))


class Ceilings:
    """Counts what guests and networks ask for; what is too much is refused with `too_fast` or `full`."""

    def __init__(self, settings: Settings) -> None:
        rate, http = settings.rate, settings.http_rate
        self._writes = RateLimiter(2 * http, http)
        self._reads = RateLimiter(10 * http, 5 * http)
        self._codes = RateLimiter(40 * settings.code_rate, settings.code_rate)
        self._laid_by_guest = RateLimiter(http, http / 80)
        self._laid_by_network = RateLimiter(4 * http, http / 20)
        self._searches = RateLimiter(http / 2, http / 200)
        self._kept = RateLimiter(3_000_000 * http, 800 * http)  # bytes of pictures and lists of words, by network
        self._guests = RateLimiter(10 * rate, 2 * rate)
        self._networks = RateLimiter(100 * rate, 20 * rate)
        self._sockets: Counter[str] = Counter()
        self._most_sockets = {
            "guest": max(8, settings.most_sockets // 400),
            "net": max(16, settings.most_sockets // 20),
        }
        self._tables: defaultdict[str, set[str]] = defaultdict(set)  # by network: tables that were laid from there
        self._most_tables = max(1, settings.most_tables // SHARE)

    def count_call(self, address: str, changes: bool) -> None:
        """Count an HTTP call; raises Illegal if there are too many."""
        if not (self._writes if changes else self._reads).take(network_of(address)):
            raise Illegal("too_fast", "Not so fast: wait a moment.")

    def count_code(self, address: str) -> None:
        """Count a code that somebody tries; raises Illegal if there are too many."""
        if not self._codes.take(network_of(address)):
            raise Illegal("too_fast", "Too many codes; wait a moment.")

    def count_search(self, address: str) -> None:
        """Count a call that looks through all tables of the store; raises Illegal if there are too many."""
        if not self._searches.take(network_of(address)):
            raise Illegal("too_fast", "Not so fast: wait a moment.")

    def count_kept(self, address: str, size: int) -> None:
        """Count bytes that are about to be kept for good; raises Illegal if there are too many."""
        if not self._kept.bucket(network_of(address)).take(max(size, LEAST_KEPT)):
            raise Illegal("too_fast", "Not so much at once: wait a moment.")

    def may_preview(self, address: str) -> bool:
        """Count a link that is looked at before it is opened; returns whether its code may be tried."""
        return self._codes.take(f"preview {network_of(address)}")

    def count_table(self, guest: str, address: str, loaded: Collection[str]) -> set[str]:
        """Count a table that is about to be laid; raises Illegal if there are too many.

        Returns the set of the network's tables, to which the new one is to be added.
        """
        network = network_of(address)
        if not (self._laid_by_network.take(network) and self._laid_by_guest.take(guest)):
            raise Illegal("too_fast", "Not so many tables at once: wait a moment.")
        mine = self._tables[network]
        if len(mine) >= self._most_tables:
            mine &= set(loaded)
        if len(mine) >= self._most_tables:
            raise Illegal("full", "There are many tables from your network; finish one of them first.")
        return mine

    def buckets(self, guest: str, address: str) -> tuple[TokenBucket, TokenBucket]:
        """What is left of the messages of a guest and of a network; all their sockets share it."""
        return self._guests.bucket(guest), self._networks.bucket(network_of(address))

    def open_socket(self, guest: str, address: str) -> bool:
        """Count a socket that is about to be opened, unless the guest or the network has too many; returns whether."""
        keys = _keys(guest, address)
        fine = all(self._sockets[key] < self._most_sockets[kind] for kind, key in keys.items())
        if fine:
            self._sockets.update(keys.values())
        return fine

    def close_socket(self, guest: str, address: str) -> None:
        """Count an open socket no longer."""
        for key in _keys(guest, address).values():
            self._sockets[key] -= 1
            if not self._sockets[key]:
                del self._sockets[key]


def _keys(guest: str, address: str) -> dict[str, str]:
    return {"guest": f"guest {guest}", "net": f"net {network_of(address)}"}
