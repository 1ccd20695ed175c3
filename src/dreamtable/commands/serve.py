"""`dreamtable serve`: run the server on this machine and open the browser."""

from __future__ import annotations

import argparse
import ipaddress
import math
import os
import re
import sys
import threading
import webbrowser
from contextlib import suppress
from pathlib import Path

import segno

from dreamtable.kit.errors import Invalid
from dreamtable.server.settings import Settings, lan_address

DAY = 86_400  # seconds
BLOCKS = "█▀▄"  # what a QR code is drawn with
LABEL = re.compile(r"[a-z0-9_]([a-z0-9_-]{,61}[a-z0-9_])?")


def add_command(subparsers: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add the parser of `dreamtable serve`."""
    parser = subparsers.add_parser("serve", help="start the table on this machine")
    parser.add_argument("--host", default="127.0.0.1", help="the address to listen on")
    parser.add_argument("--port", type=int, default=8340)
    parser.add_argument("--data", type=Path, default=default_data(), metavar="DIR", help="where tables are kept")
    parser.add_argument(
        "--database", default=os.environ.get("DREAMTABLE_DATABASE", ""), metavar="URL",
        help="keep tables in this PostgreSQL database, which several servers may share",
    )  # fmt: skip
    parser.add_argument("--lan", action="store_true", help="let phones and friends on the local network in")
    parser.add_argument(
        "--name", type=host_name, action="append", default=[], help="a host name this server answers to"
    )
    parser.add_argument(
        "--metrics-for", type=ip_address, action="append", default=[], metavar="ADDRESS",
        help="another machine that may read /metrics (this one may)",
    )  # fmt: skip
    parser.add_argument(
        "--forget-after", type=days, default=30.0, metavar="DAYS",
        help="delete tables that nobody finished and nobody touched for so long (default 30; 0: never)",
    )  # fmt: skip
    parser.add_argument("--no-open", action="store_true", help="do not open the browser")
    parser.set_defaults(run=run)


def days(text: str) -> float:
    """Read a number of days, at most a century of them."""
    found = float(text)
    if not 0 <= found <= 36_500:
        raise ValueError
    return found


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
        raise argparse.ArgumentTypeError(f"{text!r} is not a host name; write it without http:// and port")
    return name


def ip_address(text: str) -> str:
    """Return an IP address in its usual spelling; raises ValueError if it is none."""
    return str(ipaddress.ip_address(text))


def default_data() -> Path:
    """Return the data folder that the XDG standard suggests."""
    home = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(home) / "dreamtable"


def run(args: argparse.Namespace) -> int:
    """Serve until interrupted; raises Invalid if the address cannot be listened on."""
    from dreamtable.server.run import listen, log_to_stderr, serve

    settings = Settings(
        data=args.data,
        database=args.database,
        host=args.host,
        port=args.port,
        lan=args.lan,
        names=frozenset(args.name),
        watchers=frozenset(args.metrics_for),
        forget_after=args.forget_after * DAY or math.inf,
    )
    if not args.host:
        raise Invalid("no_door", "Name the address to listen on: an empty one would be every one of this machine.")
    try:
        listener = listen(settings)
    except (OSError, OverflowError) as error:
        why = error.strerror if isinstance(error, OSError) else "ports are 0 to 65535"
        problem = f"{args.host}, port {args.port}, cannot be used: {why}. Try another with --port or --host."
        raise Invalid("no_door", problem) from error
    log_to_stderr()
    port = listener.getsockname()[1]
    here = f"http://{settings.own_address or 'localhost'}:{port}"

    def ready() -> None:
        print(f"Dreamtable is open at {here}", flush=True)
        if args.lan:
            address = f"http://{settings.own_address or lan_address()}:{port}"
            print(f"On the local network: {address}")
            if sys.stdout is not None:  # a process may be started with its output closed
                segno.make(address, micro=False).terminal(compact=can_print(BLOCKS))
                sys.stdout.flush()
        if not args.no_open:
            threading.Thread(target=webbrowser.open, args=(here,), daemon=True).start()

    with suppress(KeyboardInterrupt):
        serve(settings, listener, ready)
    return 0


def can_print(text: str) -> bool:
    """Return whether the encoding of the output has all characters of `text`."""
    try:
        return bool(text.encode(sys.stdout.encoding))
    except UnicodeError:
        return False
