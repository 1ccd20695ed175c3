"""Pictures of views for notebooks: words are drawn as cards, seats as rows, everything else as a line."""

from __future__ import annotations

from html import escape
from typing import Any

import msgspec

CARD = (
    "display:inline-block;margin:2px;padding:5px 8px;border-radius:6px;border:1.5px solid #f3e7c9;min-width:16px;"
    "text-align:center;font:600 12px Georgia,serif;background:{ground};color:{ink}"
)
FACE, BACK = CARD.format(ground="#2b2a5e", ink="#fff7e0"), CARD.format(ground="#171534", ink="#8f87c9")
# Names of cards that tell their colour or their mood: ground and ink.
TINTS = {
    "red": ("#b3424f", "#fff7e0"),
    "orange": ("#c9752d", "#fff7e0"),
    "yellow": ("#e8c34a", "#241f33"),
    "green": ("#3f8a5a", "#fff7e0"),
    "blue": ("#3f6ea5", "#fff7e0"),
    "purple": ("#7a4f9e", "#fff7e0"),
    "rainbow": ("#f6efe0", "#241f33"),
    "special": ("#f3d9a0", "#241f33"),
    "nightmare": ("#5a1f33", "#ffd9d9"),
    "dream": ("#f3e7c9", "#241f33"),
}
FRAME = (
    "display:inline-block;background:#1d1b44;color:#efe9ff;border-radius:10px;padding:10px 14px;margin:4px;"
    "font:13px system-ui,sans-serif"
)
HEAD = "font:600 15px Georgia,serif;margin-bottom:6px"
GRID = "border-collapse:collapse;margin:0;background:transparent;color:inherit;border:0"
ROW = '<tr style="background:transparent">'  # JupyterLab gives rows a ground of its own theme
CELL = "padding:3px 12px 3px 0;text-align:left;vertical-align:middle;border:0;background:transparent;color:{ink}"
NAME, PLAIN = CELL.format(ink="#ffd98a"), CELL.format(ink="#efe9ff")


class Picture(str):
    """HTML that a notebook shows as it is."""

    def _repr_html_(self) -> str:
        return self


def picture(view: Any, title: str, caption: str = "") -> Picture:
    """A view as HTML that loads nothing; `title` is what a screen reader calls it."""
    shown = {key: value for key, value in msgspec.to_builtins(view).items() if not _blank(value)}
    lines = "".join(
        f'{ROW}<td style="{NAME}">{_title(k)}</td><td style="{PLAIN}">{draw(v)}</td></tr>' for k, v in shown.items()
    )
    head = f'<div style="{HEAD}">{escape(caption.strip("<>"))}</div>' if caption else ""
    table = f'<table style="{GRID}">{lines}</table>'
    return Picture(f'<div style="{FRAME}" role="img" aria-label="{escape(title)}">{head}{table}</div>')


class GameView(msgspec.Struct, frozen=True):
    """Base of what a seat sees of a game: a notebook shows it as a picture."""

    def _repr_html_(self) -> str:
        return picture(self, "what a seat sees")


def draw(value: Any) -> str:
    """One value of a view as HTML."""
    if isinstance(value, list | tuple):
        if value and all(isinstance(v, dict) for v in value):
            return _rows(list(value))
        nested = any(isinstance(v, list | tuple) for v in value)
        return ("&ensp;|&ensp;" if nested else "").join(draw(v) for v in value) or "&ndash;"
    if isinstance(value, dict):
        return "&ensp;".join(f"<small>{_title(k)}</small> {draw(v)}" for k, v in value.items() if not _blank(v))
    if value is None:
        return f'<span style="{BACK}">?</span>'
    if isinstance(value, bool):
        return "&check;&ensp;" if value else "&middot;&ensp;"
    if isinstance(value, str):
        tint = TINTS.get(value.partition("_")[0])
        style = CARD.format(ground=tint[0], ink=tint[1]) if tint else FACE
        return f'<span style="{style}">{escape(value.replace("_", " "))}</span>'
    return f"<b>{escape(str(value))}</b>&ensp;"


def _rows(things: list[dict[str, Any]]) -> str:
    """A table with a row for each thing, such as the seats around the table or the places on it."""
    keys = [k for k in things[0] if any(not _blank(thing.get(k)) for thing in things)]
    head = "".join(f'<td style="{NAME}"><small>{_title(k)}</small></td>' for k in ("", *keys))
    body = "".join(
        f'{ROW}<td style="{NAME}"><small>{i}</small></td>'
        + "".join(f'<td style="{PLAIN}">{draw(thing.get(k))}</td>' for k in keys)
        + "</tr>"
        for i, thing in enumerate(things)
    )
    return f'<table style="{GRID}">{ROW}{head}</tr>{body}</table>'


def _title(key: Any) -> str:
    return escape(str(key).replace("_", " "))


def _blank(value: Any) -> bool:
    """Whether there is nothing to show of a value."""
    return value is None or value is False or (isinstance(value, str | list | tuple | dict) and not value)
