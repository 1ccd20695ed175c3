"""Tables for terminals: they fit the width, names are wrapped rather than cut, and numbers stand to the right."""

from __future__ import annotations

import re
import shutil
from collections.abc import Sequence

GAP = 2  # blanks between two columns
NARROWEST = 12  # letters: only a column that is wider may break inside a word
PIECE = re.compile(r"\s+|[^\s_/-]*[_/-]+|[^\s_/-]+")  # what a line is never broken inside of, if there is room
NUMBER = re.compile(r"[-+]?[\d.,]+( ?\S{1,2})?")


def print_table(header: Sequence[str], rows: Sequence[Sequence[object]], title: str = "") -> None:
    """Print rows under a header, within the width of the terminal, or 80 letters where there is none."""
    if title:
        print(f"{title}\n")
    for line in lines_of(header, [[str(cell) for cell in row] for row in rows], shutil.get_terminal_size().columns):
        print(line)


def lines_of(header: Sequence[str], rows: Sequence[Sequence[str]], room: int) -> list[str]:
    """Return the lines of a table that is at most `room` letters wide, if that can be done.

    >>> lines_of(["game", "steps"], [["dream_power_trick", "12"], ["dream_ravens", "7"]], 19)
    ['game          steps', 'dream_power_     12', 'trick', 'dream_ravens      7']
    """
    columns = list(zip(header, *rows))
    pieces = [max((len(p.strip()) for cell in column for p in PIECE.findall(cell)), default=0) for column in columns]
    widths = fit([max(map(len, column)) for column in columns], [min(p, NARROWEST) for p in pieces], room)
    right = [bool(rows) and all(NUMBER.fullmatch(cell) or not cell for cell in column[1:]) for column in columns]
    found = []
    for row in (header, *rows):
        wrapped = [wrap(cell, width) for cell, width in zip(row, widths)]
        for k in range(max(map(len, wrapped))):
            parts = [cell[k] if k < len(cell) else "" for cell in wrapped]
            aligned = [p.rjust(w) if to_right else p.ljust(w) for p, w, to_right in zip(parts, widths, right)]
            found.append((" " * GAP).join(aligned).rstrip())
    return found


def fit(widths: Sequence[int], least: Sequence[int], room: int) -> list[int]:
    """Return the widths with the widest ones made narrower until all fit; the first column, of names, comes last."""
    fitted = list(widths)
    while sum(fitted) + GAP * (len(fitted) - 1) > room and fitted != list(least):
        spare = [(width > low, k > 0, width) for k, (width, low) in enumerate(zip(fitted, least))]
        fitted[spare.index(max(spare))] -= 1
    return fitted


def wrap(text: str, width: int) -> list[str]:
    """Return a text in lines of at most this width, broken at blanks, underscores and slashes if possible."""
    lines = [""]
    for piece in PIECE.findall(text):
        if lines[-1] and len(lines[-1] + piece.rstrip()) > width:
            lines.append("")
        lines[-1] += piece if lines[-1] else piece.lstrip()
        while len(lines[-1].rstrip()) > width:
            lines[-1:] = [lines[-1][:width], lines[-1][width:]]
    return [line.rstrip() for line in lines]
