"""`dreamtable trajectories`: finished games as decisions in a Parquet file, for learning, and back."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace, _SubParsersAction
from pathlib import Path

from dreamtable.commands.shared.file_input import read_bytes
from dreamtable.commands.shared.setting_options import add_options, chosen
from dreamtable.commands.shared.whole_number import whole_number
from dreamtable.kit.errors import Invalid


def add_command(subparsers: _SubParsersAction[ArgumentParser]) -> None:
    """Add the parser of `dreamtable trajectories`."""
    whole = subparsers.add_parser("trajectories", help="finished games as decisions in a Parquet file, and back")
    kinds = whole.add_subparsers(metavar="WHAT", required=True)
    write = kinds.add_parser("write", help="every decision of these games into a file")
    write.add_argument("file", metavar="OUT.parquet", type=Path, help="the file to write")
    write.add_argument("replays", metavar="FILE", type=Path, nargs="+", help="replay files of one game")
    add_worlds(write)
    write.set_defaults(run=run_write)
    export = kinds.add_parser("export", help="finished games of a server that all their players gave to research")
    export.add_argument("file", metavar="OUT.parquet", type=Path, help="the file to write")
    export.add_argument("game", metavar="GAME", help="a game, as `dreamtable games` names them")
    add_worlds(export)
    add_options(export, ("data", "database"))
    export.set_defaults(run=run_export)
    replays = kinds.add_parser("replays", help="the games of a file as replay files")
    replays.add_argument("file", metavar="IN.parquet", type=Path, help="a file of trajectories")
    replays.add_argument("folder", metavar="FOLDER", type=Path, help="where the replay files go")
    replays.set_defaults(run=run_replays)


def add_worlds(parser: ArgumentParser) -> None:
    """Add `--worlds`, how many belief samples stand beside each decision."""
    parser.add_argument(
        "--worlds",
        type=whole_number(0),
        default=0,
        metavar="N",
        help="with N worlds a seat could suppose beside each decision",
    )


def run_write(args: Namespace) -> int:
    """Write the decisions of some replay files."""
    from dreamtable.envs.trajectory_files import write_trajectories
    from dreamtable.play.replay_file import read

    count = write_trajectories(args.file, (read(read_bytes(file)) for file in args.replays), args.worlds)
    print(f"{count} decisions of {len(args.replays)} games are in {args.file}.")
    return 0


def run_export(args: Namespace) -> int:
    """Write the games that were given to research, nameless; a server may be running there."""
    import asyncio

    from dreamtable import games
    from dreamtable.envs.trajectory_files import write_trajectories
    from dreamtable.server.setting_sources import settings_of
    from dreamtable.store.research_export import given_games

    games.load(args.game)
    settings = settings_of(chosen(args))
    found = asyncio.run(given_games(settings.database or str(settings.data), args.game))
    count = write_trajectories(args.file, found, args.worlds)
    print(f"{count} decisions of {len(found)} games are in {args.file}.")
    return 0


def run_replays(args: Namespace) -> int:
    """Write the games of a file of trajectories as replay files."""
    import msgspec

    from dreamtable.envs.trajectory_files import read_replays

    if args.folder.exists() and not args.folder.is_dir():
        raise Invalid("bad_file", f"{args.folder} is a file, not a folder.")
    args.folder.mkdir(parents=True, exist_ok=True)
    count = 0
    for count, replay in enumerate(read_replays(args.file), 1):
        (args.folder / f"{replay.game}-{count:05}.json").write_bytes(msgspec.json.encode(replay))
    print(f"{count} games are in {args.folder}.")
    return 0
