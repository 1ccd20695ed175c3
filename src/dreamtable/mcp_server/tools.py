"""The tools of the MCP server: all that a model needs to sit down and play."""

from __future__ import annotations

from collections.abc import Awaitable
from typing import Any

from mcp.server.mcpserver import MCPServer
from mcp.server.mcpserver.exceptions import ToolError

from dreamtable import __version__
from dreamtable.bots.levels import Level
from dreamtable.envs.text_env import TextEnv
from dreamtable.games import load, names
from dreamtable.kit.errors import Illegal, Invalid, Problem
from dreamtable.mcp_server.seats import LiveSeat, LocalSeat, Seat

INSTRUCTIONS = """Dreamtable: games about dreams. Call `list_games`, read `rules` of one, then `start_game` (or
`join_table` with a code, if a server is connected). `look` says what your seat sees and may do; `play` makes a move and
comes back when it is your turn again. Moves are JSON objects with a `type`, as listed, or numbers of listed ones."""


def make_server(server: str = "", name: str = "Model", list_moves: bool = True, seed: int | None = None) -> MCPServer:
    """Return an MCP server for one model on one seat at a time; `server` is the address of live tables, if any."""
    tools = MCPServer("dreamtable", instructions=INSTRUCTIONS, version=__version__, log_level="WARNING")
    at: list[Seat] = []  # the seat of the model, once it has one

    def seat() -> Seat:
        if not at:
            raise Illegal("no_seat", "You sit nowhere yet: start a game, or join a table.")
        return at[0]

    async def take(new: Seat) -> dict[str, Any]:
        for old in at:
            await old.leave()
        at[:] = [new]
        return await new.look()

    async def or_refusal(done: Awaitable[dict[str, Any]]) -> dict[str, Any]:
        """Turn a refusal into an error that the model can read and act on."""
        try:
            return await done
        except Problem as refusal:
            raise ToolError(f"{refusal.why} [{refusal.code}]") from None

    def list_games() -> list[dict[str, Any]]:
        """List the games: name, title, what it is about, and for how many players."""
        games = [(game, load(game).facts) for game in names()]
        return [{"game": n, "title": f.title, "about": f.tagline, "seats": list(f.seats)} for n, f in games]

    def rules(game: str) -> str:
        """Read the rules of a game."""
        try:
            return (load(game).folder / "RULES.md").read_text("utf-8")
        except Problem as refusal:
            raise ToolError(f"{refusal.why} [{refusal.code}]") from None

    async def start_game(
        game: str, seats: int | None = None, level: str = "dreaming", options: dict[str, Any] | None = None
    ) -> dict[str, Any]:
        """Start a game against bots (level dozing, dreaming or lucid), and sit down on its first seat."""

        async def start() -> dict[str, Any]:
            if level not in list(Level):  # never an agent: its name may be a command, and models run none here
                raise Invalid("unknown_bot", f"There is no level {level!r}. The levels are: {', '.join(Level)}.")
            if server:
                live = LiveSeat.sit(
                    server, name, game=game, seats=seats, level=level, options=options, list_moves=list_moves
                )
                return await take(await live)
            env = TextEnv(game, seats, 0, level, options, seed, list_moves)
            return await take(LocalSeat(env, list_moves))

        return await or_refusal(start())

    async def join_table(code: str, seat: int | None = None) -> dict[str, Any]:
        """Sit down at a live table by its code, on a free seat; needs a server."""

        async def join() -> dict[str, Any]:
            if not server:
                raise Illegal("no_server", "No server is connected: start it with `dreamtable mcp --server ADDRESS`.")
            return await take(await LiveSeat.sit(server, name, code=code, seat=seat, list_moves=list_moves))

        return await or_refusal(join())

    async def look() -> dict[str, Any]:
        """See the table from your seat: what happened since you were last told, what you see, what you may do."""

        async def see() -> dict[str, Any]:
            return await seat().look()

        return await or_refusal(see())

    async def play(move: dict[str, Any] | int) -> dict[str, Any]:
        """Make a move, as JSON or by its number in the list; comes back when it is your turn again or all is over."""

        async def act() -> dict[str, Any]:
            return await seat().play(move)

        return await or_refusal(act())

    for tool in (list_games, rules, start_game, join_table, look, play):
        tools.add_tool(tool)
    return tools
