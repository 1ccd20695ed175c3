"""Compile the review files of When I Dream's Elements into the one file that is read at run time.

    python tools/compile_elements.py

TOML is for the people who write and read the Elements; JSON loads twenty times faster.  What the decks of other
languages call an Element, in the singular and the plural, joins its translations.
"""

from __future__ import annotations

import json
import tomllib
from pathlib import Path

HOME = Path(__file__).resolve().parent.parent
DATA = HOME / "src" / "dreamtable" / "games" / "when_i_dream" / "words" / "data"


def names_abroad() -> dict[str, list[str]]:
    """What each Element is called in the decks of other languages: its names and its plurals, as far as one word."""
    names: dict[str, list[str]] = {}
    for path in sorted(DATA.glob("*/elements.tsv")):
        for line in path.read_text("utf-8").splitlines()[1:]:
            english, name, _, plural, *_ = line.split("\t")
            names.setdefault(english, []).extend(one.lower() for one in (name, plural) if one and " " not in one)
    return names


def compiled() -> str:
    """The JSON text: every Element on a line of its own, with alternates, forms, translations, clues, decoys
    and near names."""
    entries, abroad = {}, names_abroad()
    pages = [tomllib.loads(path.read_text("utf-8")) for path in sorted((DATA / "elements").glob("*.toml"))]
    english = {clue for page in pages for entry in page.values() for clue in entry["clues"]}  # as "kraken" is
    for page in pages:
        for noun, entry in page.items():
            translations = [name for language in entry["translations"].values() for name in language]
            translations += [name for name in abroad.get(noun, ()) if name not in english]
            entries[noun] = [
                entry["alternates"],
                entry["forms"],
                list(dict.fromkeys(translations)),
                entry["clues"],
                entry["decoys"],
                entry.get("near", []),
            ]
    lines = (f"{json.dumps(noun)}: {json.dumps(entries[noun], ensure_ascii=False)}" for noun in sorted(entries))
    return "{\n" + ",\n".join(lines) + "\n}\n"


if __name__ == "__main__":
    (DATA / "elements.json").write_text(compiled(), "utf-8")
