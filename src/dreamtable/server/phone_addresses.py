"""The addresses at which phones find this server."""

from __future__ import annotations

import ipaddress
import socket
import struct
import sys
from collections.abc import Iterable

from starlette.datastructures import URL

from dreamtable.server.settings import EVERYWHERE, LOOPBACK, Settings, lan_address

SIOCGIFADDR = 0x8915  # Linux: the address of an interface


def phone_links(settings: Settings, page: URL) -> list[str]:
    """The addresses for phones instead of that of a page on this machine, the likeliest first; no slash at the end.

    None, if the page was opened at an address that others can use as well, or if nobody else is let in.
    """
    if not settings.lan or page.hostname not in LOOPBACK:
        return []
    if settings.host.lower() not in LOOPBACK | EVERYWHERE:
        return []
    return [f"{page.scheme}://{host}{f':{page.port}' if page.port else ''}{settings.root_path}" for host in own_hosts()]


def join_link(settings: Settings, page: URL, path: str, number: int = 0) -> str:
    """The link to a path of this server as a QR code shows it, in capitals where that makes its squares larger.

    It begins with the address of this `number` among those for phones, or with the page's own where there are none.
    """
    links = phone_links(settings, page)[number:]
    link = f"{links[0] if links else f'{page.scheme}://{page.netloc}{settings.root_path}'}/{path}"
    return link if settings.root_path else link.upper()


def own_hosts() -> list[str]:
    """The addresses of this machine on local networks, the likeliest first; the loopback address if it has none."""
    return likeliest_first(lan_address(), _interfaces())


def likeliest_first(outward: str, interfaces: Iterable[str]) -> list[str]:
    """The local addresses among these: where traffic goes out first, then what looks like a home.

    A machine that is a hotspot for phones may have no way out: its `outward` address is the loopback one then.
    """
    others = {host for host in interfaces if host != outward and _is_local(host)}
    home = sorted(others, key=lambda host: (not host.startswith("192.168."), not host.startswith("10."), host))
    return home if home and outward in LOOPBACK else [outward, *home]


def _is_local(host: str) -> bool:
    found = ipaddress.ip_address(host)
    return found.is_private and not found.is_loopback and not found.is_link_local


def _interfaces() -> set[str]:
    """The IPv4 addresses of all interfaces, as far as the system tells them."""
    try:
        found = set(socket.gethostbyname_ex(socket.gethostname())[2])
    except OSError:
        found = set()
    if sys.platform == "linux":
        import fcntl

        with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
            for _, name in socket.if_nameindex():
                try:
                    told = fcntl.ioctl(probe.fileno(), SIOCGIFADDR, struct.pack("256s", name.encode()[:15]))
                except OSError:  # an interface without an address
                    continue
                found.add(socket.inet_ntoa(told[20:24]))
    return found
