"""`dreamtable sit AGENT...`: agents of yours at a live table, by its code or at a new one."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace, _SubParsersAction

from dreamtable.commands.shared.game_options import add_game_option, given_options
from dreamtable.kit.errors import Invalid

MOST_PACE = 600.0  # seconds


def add_command(subparsers: _SubParsersAction[ArgumentParser]) -> None:
    """Add the parser of `dreamtable sit`."""
    sit = subparsers.add_parser("sit", help="an agent of yours at a live table")
    sit.add_argument(
        "agents", nargs="+", metavar="AGENT", help="module:Class, cmd:COMMAND or tcp:HOST:PORT; several take all seats"
    )
    sit.add_argument("--server", default="http://localhost:8340", metavar="URL", help="of the tables")
    sit.add_argument("--name", default="Agent", metavar="NAME", help="the nickname of the agent")
    sit.add_argument("--code", default="", metavar="CODE", help="the table to sit down at")
    sit.add_argument("--seat", type=int, metavar="N", help="where (default: the first free seat)")
    sit.add_argument("--game", default="", metavar="GAME", help="open a new table of this game instead")
    sit.add_argument("--seats", type=int, metavar="N", help="how many play there (default: the best number)")
    sit.add_argument(
        "--level", choices=["dozing", "dreaming", "lucid"], help="of bots on all other seats (default: wait for others)"
    )
    sit.add_argument(
        "--pace", type=float, default=0.0, metavar="SECONDS", help="that a move takes at least (default: none)"
    )
    add_game_option(sit)
    sit.set_defaults(run=run)


def run(args: Namespace) -> int:
    """Play one game, and print how it went."""
    import asyncio

    from dreamtable.terminal.agent_seat import sit, sit_together

    if bool(args.code) == bool(args.game):
        raise Invalid("bad_table", "Name a table by its --code, or a --game for a new one.")
    if not 0 <= args.pace < MOST_PACE:
        raise Invalid("bad_pace", f"A move takes from 0 to {MOST_PACE:g} seconds, not {args.pace:g}.")
    if len(args.agents) == 1:
        playing = sit(
            args.agents[0],
            args.server,
            args.name,
            code=args.code,
            seat=args.seat,
            game=args.game,
            seats=args.seats,
            level=args.level or "",
            options=given_options(args),
            pace=args.pace,
        )
    elif args.code or args.level or args.seats not in (None, len(args.agents)):
        raise Invalid(
            "bad_table", "Several agents sit at a new table of their own, with as many seats as there are agents."
        )
    else:
        playing = sit_together(
            args.agents, args.server, args.name, game=args.game, options=given_options(args), pace=args.pace
        )
    result = asyncio.run(playing)
    print(f"The game is over. Payoffs: {', '.join(f'{x:g}' for x in result.payoffs)}.")
    return 0
