"""Trajectories in Parquet files, one row for each decision (extra `data`): docs/trajectories.md has the schema.

    write_trajectories(Path("games.parquet"), replays, worlds=4)
    arrays = read_arrays(Path("games.parquet"))      # arrays["observation"], arrays["mask"], arrays["action"] ...
    replays = read_replays(Path("games.parquet"))    # the games, whole

A file holds games of one kind, with any options and numbers of seats.  Beside the first decision of a game stands its
replay, so nothing of it is lost.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from importlib.metadata import version
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
from numpy.typing import NDArray

from dreamtable.envs.decisions import RecordedDecision, decisions
from dreamtable.games import load
from dreamtable.kit.errors import Invalid
from dreamtable.kit.game import Game
from dreamtable.play.replay_file import Replay, read

FORMAT = 1  # of the files; raised when a column changes its meaning
ROWS = 4096  # decisions that are written at once
FLAT = ("episode", "step", "seat", "action", "reward", "done")  # columns with one number a row


def _arrow() -> Any:
    try:
        import pyarrow
        import pyarrow.parquet
    except ImportError:
        raise Invalid("no_pyarrow", "Trajectories need pyarrow: pip install 'dreamtable[data]'.") from None
    return pyarrow


def schema(game: Game, worlds: int) -> Any:
    """Return the columns of a file, with what its numbers mean as metadata."""
    pa, plain = _arrow(), game.plain
    fields = [
        ("episode", pa.int32()),
        ("step", pa.int32()),
        ("seat", pa.int8()),
        ("seats", pa.int8()),
        ("player", pa.string()),
        ("observation", pa.list_(pa.int16(), plain.OBS)),
        ("mask", pa.list_(pa.bool_(), plain.ACTIONS)),
        ("action", pa.int32()),
        ("move", pa.string()),
        ("reward", pa.float32()),
        ("done", pa.bool_()),
        ("replay", pa.string()),
    ]
    if worlds:
        fields += [("world", pa.list_(pa.int16())), ("worlds", pa.list_(pa.list_(pa.int16())))]
    told = {
        "format": FORMAT,
        "dreamtable": version("dreamtable"),
        "game": game.name,
        "rules": plain.RULES_VERSION,
        "observation_fields": dict(plain.OBSERVED),
        "action_names": plain.ACTION_NAMES,
    }
    return pa.schema(fields, metadata={"dreamtable": json.dumps(told)})


def write_trajectories(file: Path, replays: Iterable[Replay], worlds: int = 0, seed: int = 0) -> int:
    """Write every decision of these games; return how many.  Raises Invalid if the games are of several kinds."""
    pa, count = _arrow(), 0
    writer: Any = None
    game, rows = "", list[dict[str, Any]]()
    try:
        for episode, replay in enumerate(replays):
            if game not in ("", replay.game):
                raise Invalid("mixed_games", f"A file holds games of one kind, not {game} and {replay.game}.")
            if writer is None:
                game, columns = replay.game, schema(load(replay.game), worlds)
                writer = pa.parquet.ParquetWriter(file, columns, compression="zstd")
            rows += _rows(episode, replay, decisions(replay, worlds, seed + episode))
            if len(rows) >= ROWS:
                count += _write(writer, columns, rows)
        if writer is None:
            raise Invalid("no_games", "There are no games to write.")
        count += _write(writer, columns, rows)
    finally:
        if writer is not None:
            writer.close()
    return count


def _rows(episode: int, replay: Replay, made: list[RecordedDecision]) -> Iterator[dict[str, Any]]:
    whole: str | None = msgspec.json.encode(replay).decode()
    for decision in made:
        row = {name: getattr(decision, name) for name in decision.__struct_fields__}
        place = {"episode": episode, "seats": len(replay.names), "player": replay.names[decision.seat], "replay": whole}
        if decision.worlds is not None:
            row["worlds"] = list(decision.worlds)
        yield row | place
        whole = None


def _write(writer: Any, columns: Any, rows: list[dict[str, Any]]) -> int:
    """Write the rows, forget them, and return how many they were."""
    pa, count = _arrow(), len(rows)
    if rows:
        made = []
        for field in columns:
            values = [row[field.name] for row in rows]
            if pa.types.is_fixed_size_list(field.type):  # as one array: a list of lists would take long
                flat = pa.array(np.concatenate(values), field.type.value_type)
                made.append(pa.FixedSizeListArray.from_arrays(flat, field.type.list_size))
            else:
                made.append(pa.array(values, field.type))
        writer.write_table(pa.table(made, schema=columns))
        rows.clear()
    return count


def read_replays(file: Path) -> Iterator[Replay]:
    """Yield the games of a file, whole, in their order."""
    for batch in _open(file).iter_batches(columns=["replay"]):
        for text in batch.column(0).to_pylist():
            if text is not None:
                yield read(text)


def read_arrays(file: Path) -> dict[str, NDArray[Any]]:
    """Return the numbers of all decisions as arrays: observation and mask with a row for each, the others flat."""
    opened = _open(file)
    table = opened.read(columns=[*FLAT, "observation", "mask"]).combine_chunks()
    found = {name: table.column(name).to_numpy() for name in FLAT}
    for name in ("observation", "mask"):
        wide = table.schema.field(name).type.list_size
        parts = [chunk.flatten().to_numpy(zero_copy_only=False) for chunk in table.column(name).chunks]
        found[name] = np.concatenate(parts).reshape(-1, wide)
    return found


def _open(file: Path) -> Any:
    """Open a file of ours; raises Invalid if it cannot be read or is none."""
    pa = _arrow()
    try:
        opened = pa.parquet.ParquetFile(file)
        told = json.loads((opened.schema_arrow.metadata or {})[b"dreamtable"])
    except OSError as wrong:
        raise Invalid("no_file", f"The file {file} cannot be read: {wrong.strerror}.") from None
    except (pa.ArrowInvalid, KeyError, ValueError):
        raise Invalid("no_trajectories", f"The file {file} holds no trajectories.") from None
    if told["format"] > FORMAT:
        raise Invalid("no_trajectories", f"The file {file} has format {told['format']}; this version reads {FORMAT}.")
    return opened
