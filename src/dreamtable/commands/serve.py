"""`dreamtable serve`: run the server on this machine and open the browser."""

from __future__ import annotations

import argparse
import sys
import threading
import webbrowser
from contextlib import suppress
from dataclasses import replace
from pathlib import Path

from dreamtable.commands.shared.full_screen import open_full_screen
from dreamtable.commands.shared.setting_options import add_options, chosen
from dreamtable.kit.errors import Invalid
from dreamtable.kit.rule_compiler import has_compiler
from dreamtable.server.phone_addresses import own_hosts
from dreamtable.server.setting_sources import settings_of, unknown_variables
from dreamtable.server.settings import LOOPBACK
from dreamtable.server.tls import fingerprint, tls_files

BLOCKS = "█▀▄"  # what a QR code is drawn with


def add_command(subparsers: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add the parser of `dreamtable serve`."""
    parser = subparsers.add_parser(
        "serve",
        help="start the table on this machine",
        epilog="An option may also be a variable, as DREAMTABLE_PORT, or a line of the settings file, as port = 8340.",
    )
    add_options(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Serve until interrupted; raises Invalid if the address cannot be listened on."""
    from dreamtable.server.run_server import listen, log_to_stderr, serve

    settings = settings_of(chosen(args))
    if settings.tv:
        settings = replace(settings, lan=True)
    if not settings.host:
        raise Invalid("no_door", "Name the address to listen on: an empty one would be every one of this machine.")
    tls = tls_files(settings)
    try:
        listener = listen(settings)
    except OSError as error:
        problem = f"{settings.host}, port {settings.port}, cannot be used: {error.strerror}."
        raise Invalid("no_door", f"{problem} Try another with --port or --host.") from error
    for variable in unknown_variables():
        print(f"dreamtable: {variable} is no setting.", file=sys.stderr)
    log_to_stderr(format=settings.log_format)
    port = listener.getsockname()[1]
    here = settings.link(port)

    def ready(admin_key: str) -> None:
        print(f"Dreamtable is open at {here}")
        print(f"To govern it: {here}/admin#{admin_key}", flush=True)
        if not has_compiler():
            print(
                "Without the compiler, lucid bots play as dreaming ones do: pip install 'dreamtable[fast]'", flush=True
            )
        if tls is not None and tls.made_here:
            print(about_certificate(tls.certificate), flush=True)
        if settings.lan and (address := own_hosts()[0]) in LOOPBACK:
            print("This machine has no local network now: phones find it as soon as it has one.", flush=True)
        elif settings.lan:
            address = settings.link(port, address)
            print(f"On the local network: {address}")
            if sys.stdout is not None:  # a process may be started with its output closed
                import segno

                segno.make(address, micro=False).terminal(compact=can_print(BLOCKS))
                sys.stdout.flush()
        if settings.open:
            opens = (open_full_screen, f"{here}/tv") if settings.tv else (webbrowser.open, here)
            threading.Thread(target=opens[0], args=(opens[1],), daemon=True).start()

    with suppress(KeyboardInterrupt):
        serve(settings, listener, ready)
    return 0


def about_certificate(certificate: Path) -> str:
    """What phones will ask about a certificate that was made here, and what to answer."""
    return (
        "Its certificate was made on this machine, so every browser warns once that it does not know it. On a phone:\n"
        "  Android: Advanced, then Proceed.  iPhone: Show Details, then visit this website.\n"
        "That is safe if this is the fingerprint (SHA-256) that the browser shows:\n"
        f"  {fingerprint(certificate)}"
    )


def can_print(text: str) -> bool:
    """Return whether the encoding of the output has all characters of `text`."""
    try:
        return bool(text.encode(sys.stdout.encoding))
    except UnicodeError:
        return False
