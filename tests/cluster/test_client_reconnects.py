"""A socket that meets a server which is about to stop tries again."""

from __future__ import annotations

import asyncio

from dreamtable.client import Guest
from dreamtable.lab.network_faults import Proxy
from dreamtable.server.server_process import running

STOPPING = b"HTTP/1.1 500 Internal Server Error\r\ncontent-length: 0\r\nconnection: close\r\n\r\n"


class StoppingProxy(Proxy):
    """Refuses some connections, as a server does that is told to stop while a socket opens."""

    refused = 0
    left = 0  # connections still to be refused

    async def _forward(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        if self.left:
            self.left -= 1
            self.refused += 1
            await reader.readuntil(b"\r\n\r\n")
            writer.write(STOPPING)
            writer.close()
        else:
            await super()._forward(reader, writer)


def test_a_server_that_stops_while_a_socket_opens_is_tried_again() -> None:
    async def work(port: int) -> None:
        proxy = StoppingProxy(lambda: [port])
        await proxy.start()
        async with Guest(f"http://127.0.0.1:{proxy.port}", "Ada") as ada:
            facts = await ada.lay("dream_ravens", 2)
            await ada.http.aclose()  # otherwise the socket would use its connection
            proxy.left = 2
            async with ada.watch(facts.id) as table:
                await table.say("I am in")
        await proxy.stop()
        assert proxy.refused == 2

    with running() as server:
        asyncio.run(asyncio.wait_for(work(int(server.port)), 120))
