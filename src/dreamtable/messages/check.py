"""Whether the message files of all languages say the same as the English ones."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import msgspec

from dreamtable.messages import ENGLISH, keys
from dreamtable.messages.icu import AND, CATEGORIES, BrokenMessage, Message, parse, uses


def problems(folder: Path) -> list[str]:
    """One sentence for each thing that is wrong in a folder of languages; it names the file and the key."""
    english: dict[str, dict[str, Message]] = {}
    found: list[str] = []
    for file in sorted((folder / ENGLISH).glob("*.json")):
        read, wrong = _read(file, ENGLISH)
        english[file.name] = read
        found += wrong
    for language in sorted(path.name for path in folder.iterdir() if path.is_dir() and any(path.glob("*.json"))):
        if language not in CATEGORIES or language not in AND:
            found.append(
                f"{language}: nobody has said which plurals it has and how it says “and” (CATEGORIES, AND in icu.py)."
            )
        elif language != ENGLISH:
            found += _compare(folder / language, language, english)
    return found


def _compare(folder: Path, language: str, english: dict[str, dict[str, Message]]) -> Iterator[str]:
    there = {path.name for path in folder.glob("*.json")}
    yield from (f"{language}/{name}: this file is missing." for name in sorted(english.keys() - there))
    yield from (f"{language}/{name}: English has no such file." for name in sorted(there - english.keys()))
    for name in sorted(there & english.keys()):
        read, wrong = _read(folder / name, language)
        yield from wrong
        broken = {line.split(": ")[1] for line in wrong}
        where = f"{language}/{name}"
        missing = (key for key in english[name] if key not in read and key not in broken)
        yield from (f"{where}: {key}: this message is missing." for key in missing)
        for key, message in read.items():
            if key not in english[name]:
                yield f"{where}: {key}: English has no such message."
                continue
            wanted = uses(english[name][key])
            for argument, ways in uses(message).items():
                if argument not in wanted:
                    yield f"{where}: {key}: English has no argument “{argument}” here."
                elif unknown := (ways & {"me", "none", "true", "list"}) - wanted[argument]:
                    way = ", ".join(sorted(unknown))
                    yield f"{where}: {key}: English does not use “{argument}” as {way}, so nobody passes it so."


def _read(file: Path, language: str) -> tuple[dict[str, Message], list[str]]:
    """The messages of a file that can be read, and a sentence for each that cannot."""
    where = f"{file.parent.name}/{file.name}"
    try:
        texts = dict(keys(msgspec.json.decode(file.read_bytes())))
    except (msgspec.DecodeError, AttributeError) as wrong:
        return {}, [f"{where}: this file cannot be read: {wrong}."]
    read: dict[str, Message] = {}
    found = []
    for key, text in texts.items():
        try:
            read[key] = parse(text, language)
        except BrokenMessage as wrong:
            found.append(f"{where}: {key}: {wrong}.")
    return read, found
