"""`dreamtable serve`, `replay`, `verify` and `play`."""

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
from importlib import import_module
from pathlib import Path

import segno

from dreamtable.kit.errors import Invalid
from dreamtable.server.settings import Settings, lan_address

DAY = 86_400  # seconds
REPLAY = 64 * 2**20  # bytes; the longest games have a few
BLOCKS = "█▀▄"  # what a QR code is drawn with
LABEL = re.compile(r"[a-z0-9_]([a-z0-9_-]{,61}[a-z0-9_])?")


def add_commands(subparsers: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    add_serve_options(subparsers.add_parser("serve", help="start the table on this machine"))
    replay = subparsers.add_parser("replay", help="show a finished game")
    replay.add_argument("file", type=Path, help="a replay file")
    replay.add_argument("--seat", type=int, default=-1, help="through whose eyes (default: a watcher's)")
    replay.add_argument("--views", action="store_true", help="also print the view after every step")
    replay.set_defaults(run=show_replay)
    verify = subparsers.add_parser("verify", help="prove the deal of a finished game")
    verify.add_argument("file", type=Path, help="a replay file")
    verify.add_argument("--commitment", help="what the table showed before the first deal, if you wrote it down")
    verify.set_defaults(run=verify_replay)
    play = subparsers.add_parser("play", help="a game in the terminal against bots")
    play.add_argument("game")
    play.add_argument("--seats", type=int, help="how many play (default: the best number)")
    play.add_argument("--level", default="dreaming", choices=["dozing", "dreaming", "lucid"])
    play.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="an option of the game")
    play.set_defaults(run=play_game)


def add_serve_options(parser: argparse.ArgumentParser) -> None:
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
    parser.set_defaults(run=serve)


def days(text: str) -> float:
    found = float(text)
    if not 0 <= found <= 36_500:
        raise ValueError
    return found


def host_name(text: str) -> str:
    """As a browser asks for it: in small letters, those beyond ASCII spelt out (xn--...).  Nobody would ever ask for
    anything else, and whoever runs the server would wonder.
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
    return str(ipaddress.ip_address(text))


def default_data() -> Path:
    home = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(home) / "dreamtable"


def serve(args: argparse.Namespace) -> int:
    from dreamtable.server import run

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
        door = run.listen(settings)
    except (OSError, OverflowError) as wrong:
        why = getattr(wrong, "strerror", None) or "ports are 0 to 65535"
        told = f"{args.host}, port {args.port}, cannot be used: {why}. Try another with --port or --host."
        raise Invalid("no_door", told) from wrong
    run.log_to_stderr()
    port = door.getsockname()[1]
    here = f"http://{settings.own_address or 'localhost'}:{port}"

    def ready() -> None:
        print(f"Dreamtable is open at {here}", flush=True)
        if args.lan:
            address = f"http://{settings.own_address or lan_address()}:{port}"
            print(f"On the local network: {address}")
            if sys.stdout is not None:  # it may be closed
                segno.make(address, micro=False).terminal(compact=can_print(BLOCKS))
                sys.stdout.flush()
        if not args.no_open:
            threading.Thread(target=webbrowser.open, args=(here,), daemon=True).start()

    with suppress(KeyboardInterrupt):
        run.serve(settings, door, ready)
    return 0


def can_print(text: str) -> bool:
    try:
        return bool(text.encode(sys.stdout.encoding))
    except UnicodeError:
        return False


def show_replay(args: argparse.Namespace) -> int:
    from rich.console import Console
    from rich.markup import escape
    from rich.pretty import Pretty

    from dreamtable import games
    from dreamtable.play import replay

    out = Console(highlight=False)
    found = replay.read(contents(args.file))
    out.print(f"[bold]{games.load(found.game).facts.title}[/bold], {escape(', '.join(found.names))}", markup=True)
    for step in replay.steps(found, args.seat):
        for happening in step.happenings:
            mark = "  (private)" if happening.private else ""
            out.print(f"{step.step:4}  {happening.text}{mark}", markup=False)
        if args.views:
            out.print(Pretty(replay.plain_view(step.view)))
    return 0


def contents(file: Path) -> bytes:
    try:
        with file.open("rb") as opened:
            found = opened.read(REPLAY + 1)
    except OSError as wrong:
        raise Invalid("no_file", f"The file {file} cannot be read: {wrong.strerror}.") from wrong
    if len(found) > REPLAY:
        raise Invalid("bad_replay", f"The file {file} is too large for a replay.")
    return found


def verify_replay(args: argparse.Namespace) -> int:
    from dreamtable.play import replay

    found = replay.read(contents(args.file))
    wrong = replay.verify(found, args.commitment)
    for line in wrong:
        print(line)
    if not wrong:
        deals = sum(entry.kind == "deal" for entry in found.log)
        print(f"Honest: {len(found.log)} steps follow from the secret, the nonces and the moves ({deals} deals).")
        for entry in found.log:
            if entry.kind == "luck":  # nonces that came with the game under way: those who sat there know of it
                print(f"Step {entry.seq}: {found.names[entry.seat]} took over a seat, and brought luck of their own.")
        print(f"Commitment: {found.commitment}")
    return 1 if wrong else 0


def play_game(args: argparse.Namespace) -> int:
    terminal = import_module("dreamtable.terminal.game")  # it stands above the server: it is one of its clients
    done: int = terminal.play(args.game, args.seats, args.level, args.option)
    return done
