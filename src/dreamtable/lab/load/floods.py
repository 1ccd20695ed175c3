"""Floods of permitted requests by one network, and what another person at the server feels of them.

python -m dreamtable.lab.load.floods --seconds 10        all kinds, one after the other, each on a server of its own

The attacker is a process of its own, which comes from another address by the header that a proxy would send.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import sys
import time
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack, suppress

import httpx
from msgspec import Raw, Struct
from websockets.exceptions import WebSocketException

from dreamtable.client import Guest, Refused, Watch, moves, new_id
from dreamtable.lab.load.load_socket import LoadSocket
from dreamtable.protocol import messages as p
from dreamtable.server.server_process import running, same_sources

GAME = "dream_ravens"
LUCID_GAME = "dreams_and_nightmares"
AT_ONCE = 20  # what an attacker asks at the same time
PING = 0.02  # seconds between two requests of the victim
ANY = (Refused, httpx.HTTPError, OSError, WebSocketException, TimeoutError, RuntimeError)  # what a flood does not mind
FROM = {"x-forwarded-for": "198.51.100.7"}  # whence the attacker comes


class FloodFigures(Struct, frozen=True):
    """What the victim felt."""

    kind: str
    p50: float  # milliseconds from a request to its answer
    p99: float
    slowest_bot: float  # seconds from the victim's move until it was their turn again, for each bot
    pings: int
    attacks: int  # that the attacker made


class Attacker:
    """One network with as many guests as it likes; it counts what it does."""

    def __init__(self, server: str, guests: AsyncExitStack) -> None:
        self.server, self._guests = server, guests
        self.attacks = 0
        self.began = asyncio.Event()

    def count(self) -> None:
        """Count an attack that is about to be made."""
        self.attacks += 1
        self.began.set()

    def visitor(self, name: str = "") -> Guest:
        """Somebody who comes from the attacker's network."""
        guest = Guest(self.server, name)
        guest.http.headers.update(FROM)
        return guest

    async def guest(self, name: str = "") -> Guest:
        return await self._guests.enter_async_context(self.visitor(name))

    async def repeat(self, what: Callable[[], Awaitable[object]], at_once: int = AT_ONCE) -> None:
        """Do something again and again, so many at a time, until cancelled."""

        async def one() -> None:
            while True:
                self.count()
                with suppress(*ANY):
                    await what()
                await asyncio.sleep(0)

        await asyncio.gather(*(one() for _ in range(at_once)))

    async def socket(self, guest: Guest, table: str) -> LoadSocket:
        head = "\r\n".join((guest.cookie, *(f"{name}: {value}" for name, value in FROM.items())))
        socket = await LoadSocket.connect(self.server, head)
        socket.send(p.Hello(new_id(), table))
        return socket

    async def over_sockets(self, make: Callable[[], p.Request], sockets: int = AT_ONCE) -> None:
        """Send requests over some sockets at a lobby of the attacker's own; one that is closed is opened again."""
        eve = await self.guest("Eve")
        await self.over_sockets_at(eve, (await eve.lay(GAME, 4, public=True)).id, make, sockets)

    async def over_sockets_at(self, guest: Guest, table: str, make: Callable[[], p.Request], sockets: int) -> None:
        """Send requests of a guest over some sockets at a table."""

        async def one() -> None:
            while True:
                with suppress(*ANY):
                    socket = await self.socket(guest, table)
                    for _ in range(400):
                        self.count()
                        socket.send(make())
                        if random.random() < 0.1:
                            await asyncio.sleep(0.001)
                await asyncio.sleep(0.01)

        await asyncio.gather(*(one() for _ in range(sockets)))


Flood = Callable[[Attacker], Awaitable[None]]


async def _fetch(by: Attacker, path: Callable[[Guest], str]) -> None:
    eve = await by.guest("Eve")
    await by.repeat(lambda: eve.fetch("GET", path(eve)))


async def _of_table(by: Attacker, path: str) -> None:
    eve = await by.guest("Eve")
    table = (await eve.lay(GAME, 2)).id
    await by.repeat(lambda: eve.fetch("GET", path.format(table=table)))


async def empty_tables_with_lucid_bots(by: Attacker) -> None:
    eve = await by.guest("Eve")
    body = p.PlayNow(LUCID_GAME, 4, p.Level.LUCID)
    await by.repeat(lambda: eve.call("POST", "/play", p.TableFacts, body))


async def watched_tables_with_lucid_bots(by: Attacker) -> None:
    eve, body = await by.guest("Eve"), p.PlayNow(LUCID_GAME, 4, p.Level.LUCID)
    sockets = []

    async def lay() -> None:
        sockets.append(await by.socket(eve, (await eve.call("POST", "/play", p.TableFacts, body)).id))

    await by.repeat(lay)


async def tables_of_many_guests(by: Attacker) -> None:
    async def lay() -> None:
        async with by.visitor() as eve:
            await eve.lay(GAME, 2)

    await by.repeat(lay)


async def tables(by: Attacker) -> None:
    eve = await by.guest("Eve")
    await by.repeat(lambda: eve.lay(GAME, 2, public=True))


async def new_guests(by: Attacker) -> None:
    async def come() -> None:
        async with by.visitor():
            pass

    await by.repeat(come)


async def renames(by: Attacker) -> None:
    eve = await by.guest("Eve")
    await by.repeat(lambda: eve.rename(f"Eve {random.random():.3f}"))


async def transfers(by: Attacker) -> None:
    eve = await by.guest("Eve")
    await by.repeat(eve.transfer)


async def codes(by: Attacker) -> None:
    eve = await by.guest("Eve")
    await by.repeat(lambda: eve.join("".join(random.choices("ABCDEFGH", k=5))))


async def open_sockets(by: Attacker) -> None:
    eve = await by.guest("Eve")
    table, sockets = (await eve.lay(GAME, 2)).id, []

    async def come() -> None:
        sockets.append(await by.socket(eve, table))

    await by.repeat(come)


async def sockets_that_come_and_go(by: Attacker) -> None:
    eve = await by.guest("Eve")
    table = (await eve.lay(GAME, 2)).id

    async def visit() -> None:
        (await by.socket(eve, table)).close()

    await by.repeat(visit)


async def sockets_that_never_read(by: Attacker) -> None:
    eve = await by.guest("Eve")
    await eve.lay(GAME, 2)
    host, port = by.server.removeprefix("http://").split(":")
    silent = []

    async def come() -> None:
        reader, writer = await asyncio.open_connection(host, int(port), limit=64)
        silent.append((reader, writer))
        writer.write(b"GET / HTTP/1.1\r\nHost: localhost\r\n" + b"X: y\r\n")
        await asyncio.sleep(0.01)

    await by.repeat(come)


async def handshakes_that_cannot_be_read(by: Attacker) -> None:
    host, port = by.server.removeprefix("http://").split(":")
    head = b"GET /ws HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    head += b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: ZHJlYW10YWJsZS1sb2FkIQ==\r\nX: %b\r\n\r\n" % (b"x" * 9000)

    async def come() -> None:
        reader, writer = await asyncio.open_connection(host, int(port))
        writer.write(head)
        await asyncio.wait_for(reader.read(), 10)
        writer.close()

    await by.repeat(come)


async def pictures(by: Attacker) -> None:
    size = (1 | 2 << 14).to_bytes(4, "little")  # two wide and three high, each less one

    async def send() -> None:
        body = b"\x2f" + size + random.randbytes(100_000)
        parts = b"WEBPVP8L" + len(body).to_bytes(4, "little") + body + b"\0"
        async with by.visitor() as eve:
            await eve.fetch("POST", "/pictures", b"RIFF" + len(parts).to_bytes(4, "little") + parts)

    await by.repeat(send)


async def lists_of_words(by: Attacker) -> None:
    async def send() -> None:
        words = "\n".join(f"w{random.randrange(10**9)}" for _ in range(400))
        async with by.visitor() as eve:
            await eve.call("POST", "/decks", p.DeckFacts, p.NewDeck("when_i_dream", words))

    await by.repeat(send)


async def big_screens(by: Attacker) -> None:
    async def come() -> None:
        async with by.visitor() as eve:
            await eve.call("POST", "/screens", p.BigScreen)

    await by.repeat(come)


async def files_of_the_app(by: Attacker) -> None:
    eve = await by.guest("Eve")
    await by.repeat(lambda: eve.http.get(f"{by.server}/t/{''.join(random.choices('ABCDEFGH', k=5))}"))


async def at_a_game(by: Attacker, make: Callable[[], p.Request]) -> None:
    """Send requests over some sockets at a game against bots, which the attacker plays alone."""
    eve = await by.guest("Eve")
    await by.over_sockets_at(eve, (await eve.play_now(GAME, 3)).id, make, AT_ONCE)


async def before_a_crowd(by: Attacker, make: Callable[[], p.Request]) -> None:
    """Send requests that everybody is told of, at a lobby that the attacker's own sockets watch."""
    eve = await by.guest("Eve")
    table = (await eve.lay(GAME, 4)).id
    watching = []
    for _ in range(3):
        watcher = await by.guest()
        watching += [await by.socket(watcher, table) for _ in range(30)]
    for socket in watching:
        socket.receive = lambda message: None
    await by.over_sockets_at(eve, table, make, 2)


async def broken_requests(by: Attacker) -> None:
    eve = await by.guest("Eve")
    await by.repeat(lambda: eve.fetch("POST", "/tables", b"{" * 60_000, {"content-type": "application/json"}))


async def nothing(by: Attacker) -> None:
    by.count()
    await asyncio.Event().wait()


FLOODS: dict[str, Flood] = {
    "nothing": nothing,  # to compare the others with
    "empty tables with lucid bots": empty_tables_with_lucid_bots,
    "watched tables with lucid bots": watched_tables_with_lucid_bots,
    "tables": tables,
    "tables of many guests": tables_of_many_guests,
    "new guests": new_guests,
    "renames": renames,
    "transfers": transfers,
    "codes": codes,
    "lists of public tables": lambda by: _fetch(by, lambda eve: "/tables"),
    "lists of my tables": lambda by: _fetch(by, lambda eve: "/me/tables"),
    "the catalogue": lambda by: _fetch(by, lambda eve: "/games"),
    "rules": lambda by: _fetch(by, lambda eve: f"/games/{GAME}/rules"),
    "tables that are not there": lambda by: _fetch(by, lambda eve: f"/tables/{new_id()}"),
    "QR codes": lambda by: _of_table(by, "/tables/{table}/qr.svg"),
    "replays of a game that is not over": lambda by: _of_table(by, "/tables/{table}/replay"),
    "broken requests": broken_requests,
    "open sockets": open_sockets,
    "sockets that come and go": sockets_that_come_and_go,
    "requests that do not end": sockets_that_never_read,
    "pings": lambda by: by.over_sockets(lambda: p.Ping(new_id(), 0.0)),
    "lines of chat": lambda by: by.over_sockets(lambda: p.Say(new_id(), "x" * 300)),
    "seat changes": lambda by: by.over_sockets(lambda: random.choice((p.Sit, p.Leave))(new_id(), random.randrange(4))),
    "new options": lambda by: by.over_sockets(lambda: p.Configure(new_id(), random.randint(2, 5))),
    "bots that come and go": lambda by: by.over_sockets(lambda: p.ReplaceByBot(new_id(), random.randrange(4))),
    "greetings": lambda by: by.over_sockets(lambda: p.Hello(new_id(), new_id())),
    "hints": lambda by: by.over_sockets(lambda: p.Hint(new_id(), 0, "a")),
    "handshakes that cannot be read": handshakes_that_cannot_be_read,
    "pictures": pictures,
    "lists of words": lists_of_words,
    "big screens": big_screens,
    "files of the app": files_of_the_app,
    "figures": lambda by: _fetch(by, lambda eve: "/me/figures"),
    "the dream of the day": lambda by: _fetch(by, lambda eve: f"/daily?back={random.randrange(20_000)}"),
    "chat before a crowd": lambda by: before_a_crowd(by, lambda: p.Say(new_id(), "x" * 300)),
    "seat changes before a crowd": lambda by: before_a_crowd(by, lambda: p.Sit(new_id(), random.randrange(4))),
    "signs": lambda by: before_a_crowd(by, lambda: p.React(new_id(), p.Sign.HEART)),
    "advice": lambda by: at_a_game(by, lambda: p.Advise(new_id(), 0)),
    "decisions taken back": lambda by: at_a_game(by, lambda: p.Undo(new_id(), 0)),
    "rematches": lambda by: at_a_game(by, lambda: p.Rematch(new_id(), GAME)),
    "moves that are refused": lambda by: by.over_sockets(lambda: p.Move(new_id(), 0, 0, Raw(b'{"type":"done"}'))),
}


class Victim:
    """A person who plays with bots, and asks something all the time."""

    def __init__(self) -> None:
        self.latencies: list[float] = []
        self.slowest_bot = 0.0

    async def ping(self, table: Watch) -> None:
        while True:
            asked = time.perf_counter()
            await table.ask(p.Ping(new_id(), 0.0), 60)
            self.latencies.append(time.perf_counter() - asked)
            await asyncio.sleep(PING)

    async def play(self, table: Watch, bots: int) -> None:
        while table.snapshot.result is None:
            now = await table.until(lambda s: 0 in s.waiting or s.result is not None, 120)
            if now.result is None:
                asked = time.perf_counter()
                with suppress(Refused):
                    await table.move(0, random.choice(moves(now.perspectives[0])), now.version)
                await table.until(lambda s: 0 in s.waiting or s.result is not None, 120)
                self.slowest_bot = max(self.slowest_bot, (time.perf_counter() - asked) / bots)


async def attack(server: str, kind: str, seconds: float) -> int:
    """Flood a server for so long from the first attack on; return how often something was asked."""
    async with AsyncExitStack() as guests:
        attacker = Attacker(server, guests)
        flood = asyncio.ensure_future(FLOODS[kind](attacker))
        beginning = asyncio.ensure_future(attacker.began.wait())
        await asyncio.wait([flood, beginning], return_when=asyncio.FIRST_COMPLETED)
        beginning.cancel()
        await asyncio.wait([flood], timeout=seconds)
        if flood.done():
            flood.result()
        flood.cancel()
        await asyncio.gather(flood, return_exceptions=True)
        return attacker.attacks


async def measure(server: str, kind: str, seconds: float) -> FloodFigures:
    """Let another process flood a server for so long, and return what a person who plays there felt of it."""
    victim = Victim()
    async with Guest(server, "Ada") as ada:
        facts = await ada.play_now(GAME, 3)
        async with ada.watch(facts.id) as table:
            await table.until(lambda s: s.table.phase == p.Phase.PLAYING)
            command = [
                sys.executable,
                "-m",
                __spec__.name,
                "--attack",
                server,
                "--only",
                kind,
                "--seconds",
                str(seconds),
            ]
            pipe = asyncio.subprocess.PIPE
            flood = await asyncio.create_subprocess_exec(*command, stdout=pipe, env=same_sources())
            tasks = [asyncio.create_task(victim.ping(table)), asyncio.create_task(victim.play(table, 2))]
            told, _ = await flood.communicate()
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
    found = sorted(victim.latencies)
    at = [found[int(len(found) * share)] * 1000 for share in (0.5, 0.99)]
    return FloodFigures(kind, at[0], at[1], victim.slowest_bot, len(found), int(told))


def main() -> None:
    """Print what a person feels of each kind of flood."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--seconds", type=float, default=10.0)
    parser.add_argument("--only", choices=FLOODS)
    parser.add_argument("--attack", metavar="SERVER", help="only attack this server of yours, and print how often")
    given = parser.parse_args()
    if given.attack:
        print(asyncio.run(attack(given.attack, given.only, given.seconds)))
        return
    print(f"{'flood':40} {'p50 ms':>8} {'p99 ms':>8} {'bot s':>7} {'attacks':>8}")
    for kind in [given.only] if given.only else FLOODS:
        with running(pace=0) as server:
            found = asyncio.run(measure(server.address, kind, given.seconds))
        print(f"{kind:40} {found.p50:8.1f} {found.p99:8.1f} {found.slowest_bot:7.2f} {found.attacks:8}", flush=True)


if __name__ == "__main__":
    main()
