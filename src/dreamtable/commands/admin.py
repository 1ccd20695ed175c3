"""`dreamtable admin`: govern a running server from its own machine, or from another one with its key."""

from __future__ import annotations

import asyncio
import ipaddress
import json
import re
import time
from argparse import SUPPRESS, ArgumentParser, Namespace, _SubParsersAction
from contextlib import suppress
from typing import Any

import httpx

from dreamtable.commands.shared.setting_options import add_options, chosen
from dreamtable.commands.shared.text_table import print_table
from dreamtable.commands.shared.whole_number import whole_number
from dreamtable.kit.errors import Illegal, Invalid
from dreamtable.server.setting_sources import settings_of
from dreamtable.server.settings import Settings

OPTIONS = ("data", "database", "host", "port", "root_path")  # that say where the server is, and its key
POLL = 1.0  # seconds between two looks at a server that is draining
WORDS = {  # what an act may be about
    "TABLE": "its code, or its id",
    "GUEST": "the id that `people` shows",
    "GUEST_OR_ADDRESS": "the id that `people` shows, an IP address, or a network as 203.0.113.0/24",
    "NAME": "a nickname (default: everybody who is connected)",
    "WORD": "a word, or `rude`",
    "TEXT": "what everybody reads",
}


def add_command(subparsers: _SubParsersAction[ArgumentParser]) -> None:
    """Add the parser of `dreamtable admin`."""
    admin = subparsers.add_parser("admin", help="govern a running server: tables, people, bans, announcements")
    add_common_options(admin)
    after = ArgumentParser(add_help=False)
    add_common_options(after)
    for action in after._actions:  # listed once; here they set nothing unless they are given
        action.default = action.help = SUPPRESS
    acts = admin.add_subparsers(metavar="ACT", required=True)

    def act(name: str, run: Any, help: str, *words: str, **named: Any) -> ArgumentParser:
        note = "The options of `dreamtable admin` may stand here, too."
        parser = acts.add_parser(name, help=help, parents=[after], epilog=note)
        for word in words:
            parser.add_argument(word.lower(), metavar=word, help=WORDS[word], **named)
        parser.set_defaults(act=run)
        return parser

    why: dict[str, Any] = {"default": "", "metavar": "TEXT", "help": "what people read about it"}
    act("link", link, "print the link to the console in the browser")
    act("load", load, "how the server is")
    act("tables", tables, "all tables that are not over")
    act("people", people, "who is connected; or all guests of a nickname", "NAME", nargs="?")
    act("rules", rules, "bans, words, invitations, closed tables, the announcement")
    act("close", close, "close a table: everybody has to go", "TABLE").add_argument("--why", **why)
    act("open", reopen, "open a closed table again", "TABLE")
    act("delete", delete, "delete a table and all that belongs to it", "TABLE")
    who = "GUEST_OR_ADDRESS"
    act("ban", ban, "keep a guest, an address or a network out", who).add_argument("--why", **why)
    act("unban", unban, "let them in again", who)
    act("filter", add_word, "refuse a word in nicknames and chat, or `rude` for a whole list", "WORD")
    act("unfilter", drop_word, "allow a word again", "WORD")
    act("announce", announce, "show everybody a text; without one, take it back", "TEXT", nargs="?", default="")
    act("invite", invite, "make an invitation to a private server").add_argument(
        "--people", type=whole_number(1), default=1, metavar="N", help="how many may use it (default: 1)"
    )
    draining = act("drain", drain, "let nobody lay a table any more, before a restart")
    draining.add_argument("--wait", action="store_true", help="until no game is being played")
    draining.add_argument("--off", action="store_true", help="let tables be laid again")
    act("export", export, "print all that is stored about a guest, as JSON", "GUEST")
    act("erase", erase, "delete all that is stored about a guest", "GUEST")
    admin.set_defaults(run=run)


def add_common_options(parser: ArgumentParser) -> None:
    """Add the options that say which server is governed, and how it answers."""
    add_options(parser, OPTIONS)
    parser.add_argument("--server", metavar="URL", help="the address of the server (default: this machine's)")
    parser.add_argument(
        "--key", metavar="KEY", help="its admin key (default: the one in the data folder or the database)"
    )
    parser.add_argument("--json", action="store_true", help="for programs")


def run(args: Namespace) -> int:
    """Ask the server, and print its answer; raises Problem with what the server said against it."""
    settings = settings_of(chosen(args))
    if args.server and not re.match(r"https?://[^/]", args.server):
        raise Invalid("no_server", f"{args.server!r} is no address of a server: write it as http://dreams.example.")
    key = args.key or asyncio.run(find_key(settings))
    with Admin(args.server or settings.link(settings.port), key, args.json) as admin:
        args.act(admin, args)
    return 0


def plain_reason(error: Exception) -> str:
    """Return what the system said against a connection, without its number."""
    return re.sub(r"^\[Errno -?\d+\] ", "", str(error)).rstrip(".")


async def find_key(settings: Settings) -> str:
    """Return the admin key of the server with these settings; raises Invalid if it has never run here."""
    if settings.database:
        from dreamtable.store.postgres import PostgresStore

        store = await PostgresStore.open(settings.database)
        try:
            return (await store.key("admin")).hex()
        finally:
            await store.close()
    from dreamtable.server.identity import ADMIN_KEY

    try:
        return (settings.data / ADMIN_KEY).read_bytes().hex()
    except OSError as error:
        why = f"There is no admin key in {settings.data}: {error.strerror}. Name the folder with --data, or use --key."
        raise Invalid("no_admin_key", why) from error


class Admin:
    """A connection to the admin calls of a server."""

    def __init__(self, address: str, key: str, as_json: bool) -> None:
        self.link = f"{address}/admin#{key}"
        self.as_json = as_json
        self._address = address
        self._http = httpx.Client(
            base_url=f"{address}/api/v1/admin", headers={"authorization": f"Bearer {key}"}, timeout=60, trust_env=False
        )

    def __enter__(self) -> Admin:
        return self

    def __exit__(self, *what: object) -> None:
        self._http.close()

    def ask(self, method: str, path: str, **body: object) -> Any:
        """Make one call and return its answer; raises Illegal with the server's reason if it refuses."""
        try:
            answer = self._http.request(method, path, json=body if body else None)
            told = answer.json()
        except (httpx.HTTPError, httpx.InvalidURL) as error:
            raise Invalid("no_server", f"No server answers at {self._address}: {plain_reason(error)}.") from error
        except ValueError as error:
            raise Invalid("no_server", "What answers there is no Dreamtable server.") from error
        if answer.is_error:
            raise Illegal(told["code"], told["why"])
        return told

    def show(self, told: dict[str, Any], header: list[str], rows: list[list[object]]) -> None:
        """Print an answer: as a table, or as it came."""
        if self.as_json:
            print(json.dumps(told, indent=2, ensure_ascii=False))
        else:
            print_table(header, rows)

    def done(self, told: dict[str, Any], text: str) -> None:
        """Print that something was done."""
        print(json.dumps(told, ensure_ascii=False) if self.as_json else text)

    def table(self, wanted: str) -> str:
        """Return the id of a table that is named by its id or its code; raises Illegal if there is none."""
        for row in self.ask("GET", "/tables")["tables"]:
            if wanted == row["id"] or wanted.upper() == row["code"]:
                return str(row["id"])
        return wanted  # a finished one, which has only its id


def link(admin: Admin, args: Namespace) -> None:
    admin.ask("GET", "/load")
    admin.done({"link": admin.link}, admin.link)


def load(admin: Admin, args: Namespace) -> None:
    told = admin.ask("GET", "/load")
    admin.show(told, ["what", "now"], [[name.replace("_", " "), value] for name, value in told.items()])


def tables(admin: Admin, args: Namespace) -> None:
    told = admin.ask("GET", "/tables")
    rows: list[list[object]] = [
        [t["code"], t["game"], t["phase"] if t["closed"] is None else "closed", t["watching"], ", ".join(t["names"])]
        for t in told["tables"]
    ]
    admin.show(told, ["code", "game", "phase", "connected", "at the table"], rows)


def people(admin: Admin, args: Namespace) -> None:
    told = admin.ask("GET", f"/people/{args.name}" if args.name else "/people")
    rows: list[list[object]] = [
        [p["guest"], p["name"], ", ".join(p["addresses"]), ", ".join(p["tables"]), "banned" if p["banned"] else ""]
        for p in told["people"]
    ]
    admin.show(told, ["guest", "name", "address", "tables", ""], rows)


def rules(admin: Admin, args: Namespace) -> None:
    told = admin.ask("GET", "/rules")
    admin.show(told, ["rule", "about", "says"], [[r["kind"], r["name"], r["value"]] for r in told["rules"]])


def close(admin: Admin, args: Namespace) -> None:
    admin.done(admin.ask("POST", f"/tables/{admin.table(args.table)}/close", why=args.why), "Closed.")


def reopen(admin: Admin, args: Namespace) -> None:
    admin.done(admin.ask("POST", f"/tables/{admin.table(args.table)}/open"), "Open again.")


def delete(admin: Admin, args: Namespace) -> None:
    admin.done(admin.ask("DELETE", f"/tables/{admin.table(args.table)}"), "Deleted.")


def _ban_kind(who: str) -> str:
    with suppress(ValueError):
        ipaddress.ip_network(who, strict=False)
        return "address_ban"
    return "guest_ban"


def ban(admin: Admin, args: Namespace) -> None:
    who = args.guest_or_address
    admin.done(admin.ask("POST", "/rules", kind=_ban_kind(who), name=who, value=args.why), "Banned.")


def unban(admin: Admin, args: Namespace) -> None:
    who = args.guest_or_address
    admin.done(admin.ask("POST", "/rules/drop", kind=_ban_kind(who), name=who), "Not banned any more.")


def add_word(admin: Admin, args: Namespace) -> None:
    kind = "word_list" if args.word == "rude" else "word"
    admin.done(admin.ask("POST", "/rules", kind=kind, name=args.word), "Filtered.")


def drop_word(admin: Admin, args: Namespace) -> None:
    kind = "word_list" if args.word == "rude" else "word"
    admin.done(admin.ask("POST", "/rules/drop", kind=kind, name=args.word), "Allowed again.")


def announce(admin: Admin, args: Namespace) -> None:
    if args.text:
        admin.done(admin.ask("POST", "/rules", kind="announcement", value=args.text), "Announced.")
    else:
        admin.done(admin.ask("POST", "/rules/drop", kind="announcement"), "Taken back.")


def invite(admin: Admin, args: Namespace) -> None:
    told = admin.ask("POST", "/invitations", people=args.people)
    admin.done(told, told["link"])


def drain(admin: Admin, args: Namespace) -> None:
    told = admin.ask("POST", "/drain", on=not args.off)
    while args.wait and not args.off and admin.ask("GET", "/load")["playing"]:
        time.sleep(POLL)
    admin.done(told, "Tables can be laid again." if args.off else "No table can be laid any more.")


def export(admin: Admin, args: Namespace) -> None:
    print(json.dumps(admin.ask("GET", f"/guests/{args.guest}/data"), indent=2, ensure_ascii=False))


def erase(admin: Admin, args: Namespace) -> None:
    admin.done(admin.ask("DELETE", f"/guests/{args.guest}"), "Erased.")
