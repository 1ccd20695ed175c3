"""`dreamtable mcp`: let a language model play, over the Model Context Protocol on standard input and output."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace, _SubParsersAction

from dreamtable.kit.errors import Invalid


def add_command(subparsers: _SubParsersAction[ArgumentParser]) -> None:
    """Add the parser of `dreamtable mcp`."""
    mcp = subparsers.add_parser("mcp", help="let a language model play (Model Context Protocol, on stdio)")
    mcp.add_argument("--server", default="", metavar="URL", help="sit at live tables of this server")
    mcp.add_argument("--name", default="Model", metavar="NAME", help="the nickname of the model at live tables")
    mcp.add_argument("--hide-moves", action="store_true", help="do not list open moves: the model must know the rules")
    mcp.add_argument("--seed", type=int, metavar="N", help="deal the same cards every time, without a server")
    mcp.set_defaults(run=run)


def run(args: Namespace) -> int:
    """Serve until the input ends."""
    try:
        from dreamtable.mcp_server.tools import make_server
    except ImportError as missing:
        raise Invalid("no_mcp", f"This needs the MCP SDK: pip install 'dreamtable[mcp]' ({missing}).") from None
    make_server(args.server, args.name, not args.hide_moves, args.seed).run("stdio")
    return 0
