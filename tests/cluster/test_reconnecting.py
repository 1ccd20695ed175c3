"""A socket that meets a server which is about to stop tries again."""

from __future__ import annotations

import asyncio

from dreamtable.client import Guest
from dreamtable.lab.network_faults import Pipe
from dreamtable.server.server_process import running

STOPPING = b"HTTP/1.1 500 Internal Server Error\r\ncontent-length: 0\r\nconnection: close\r\n\r\n"


class Stopping(Pipe):
    """Turns a visitor away, as a server does that is told to stop while a socket opens."""

    turned_away = 0
    left = 0  # to be turned away

    async def _pass_on(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        if self.left:
            self.left -= 1
            self.turned_away += 1
            await reader.readuntil(b"\r\n\r\n")
            writer.write(STOPPING)
            writer.close()
        else:
            await super()._pass_on(reader, writer)


def test_a_server_that_stops_while_a_socket_opens_is_tried_again() -> None:
    async def work(port: int) -> None:
        door = Stopping(lambda: [port])
        await door.start()
        async with Guest(f"http://127.0.0.1:{door.port}", "Ada") as ada:
            facts = await ada.lay("dream_ravens", 2)
            await ada.http.aclose()  # its connection would be taken for the socket's
            door.left = 2
            async with ada.watch(facts.id) as table:
                await table.say("I am in")
        await door.stop()
        assert door.turned_away == 2

    with running() as server:
        asyncio.run(asyncio.wait_for(work(int(server.port)), 120))
