"""Write a small file whole or not at all, even on a full disk or in a power cut."""

from __future__ import annotations

import os
from pathlib import Path

OWNER_ONLY = 0o600


def write_atomically(file: Path, content: bytes, mode: int = OWNER_ONLY) -> None:
    """Replace a file, and return when it is on the disk; raises OSError, and leaves the old one, if that fails."""
    new = file.with_suffix(".new")
    with os.fdopen(os.open(new, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, mode), "wb") as out:
        out.write(content)
        out.flush()
        os.fsync(out.fileno())
    new.replace(file)
    if os.name == "posix":  # without it a power cut may take back the new name
        folder = os.open(file.parent, os.O_RDONLY)
        try:
            os.fsync(folder)
        finally:
            os.close(folder)
