"""Compile the review files of When I Dream's Elements into the one file that is read at run time.

    python tools/compile_elements.py

TOML is for the people who write and read the Elements; JSON loads twenty times faster.
"""

from __future__ import annotations

import json
import tomllib
from pathlib import Path

HOME = Path(__file__).resolve().parent.parent
DATA = HOME / "src" / "dreamtable" / "games" / "when_i_dream" / "words" / "data"


def compiled() -> str:
    """The JSON text: every Element on a line of its own, with alternates, forms, translations, clues and decoys."""
    entries = {}
    for path in sorted((DATA / "elements").glob("*.toml")):
        for noun, entry in tomllib.loads(path.read_text("utf-8")).items():
            translations = [name for language in entry["translations"].values() for name in language]
            entries[noun] = [
                entry["alternates"],
                entry["forms"],
                list(dict.fromkeys(translations)),
                entry["clues"],
                entry["decoys"],
            ]
    lines = (f"{json.dumps(noun)}: {json.dumps(entries[noun], ensure_ascii=False)}" for noun in sorted(entries))
    return "{\n" + ",\n".join(lines) + "\n}\n"


if __name__ == "__main__":
    (DATA / "elements.json").write_text(compiled(), "utf-8")
