"""The lock of a data folder: two servers on one folder would both run the clocks and the bots of every table."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import IO

from dreamtable.kit.errors import Invalid

if sys.platform != "win32":
    import fcntl


def hold(data: Path) -> IO[str]:
    """Lock a data folder until the returned file is closed or the process ends; raises Invalid if it cannot."""
    try:
        data.mkdir(parents=True, exist_ok=True, mode=0o700)
        file = (data / "lock").open("w")
        (data / "lock").chmod(0o600)
    except OSError as error:
        raise Invalid("no_store", f"The data folder {data} cannot be used: {error.strerror}.") from error
    if sys.platform != "win32":
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError as error:
            file.close()
            raise Invalid(
                "in_use", f"Another server runs on the data folder {data}. Stop it, or choose another with --data."
            ) from error
    return file
