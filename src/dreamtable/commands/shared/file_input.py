"""Read the file of a finished game, for the commands `replay` and `verify`."""

from __future__ import annotations

from pathlib import Path

from dreamtable.kit.errors import Invalid

LARGEST = 64 * 2**20  # bytes; the longest games have a few


def read_bytes(file: Path) -> bytes:
    """Return the contents of a replay file; raises Invalid if it cannot be read or is too large for one."""
    try:
        with file.open("rb") as opened:
            found = opened.read(LARGEST + 1)
    except OSError as error:
        raise Invalid("no_file", f"The file {file} cannot be read: {error.strerror}.") from error
    if len(found) > LARGEST:
        raise Invalid("bad_replay", f"The file {file} is too large for a replay.")
    return found
