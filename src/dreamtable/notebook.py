"""Views as small pictures for notebooks: cards as cards, everything else as a table."""

from __future__ import annotations

from html import escape
from typing import Any

import msgspec

from dreamtable.kit.game import Game

CARD = (
    "display:inline-block;margin:2px;padding:6px 8px;border-radius:6px;border:2px solid #f3e7c9;"
    "background:#2b2a5e;color:#fff7e0;font:600 12px Georgia,serif;min-width:18px;text-align:center"
)
BACK = CARD.replace("#2b2a5e", "#171534").replace("#fff7e0", "#8f87c9")
TABLE = "border-collapse:collapse;background:#1d1b44;color:#efe9ff;font:13px system-ui,sans-serif;border-radius:8px"
CELL = "padding:4px 10px;text-align:left;vertical-align:top;border-bottom:1px solid #37346f"


def picture(game: Game, view: Any, caption: str) -> str:
    rows = "".join(
        f'<tr><th style="{CELL};color:#ffd98a">{escape(key.replace("_", " "))}</th>'
        f'<td style="{CELL}">{draw(value)}</td></tr>'
        for key, value in msgspec.to_builtins(view).items()
        if value not in (None, [], {})
    )
    head = f"<caption>{escape(caption.strip('<>'))}</caption>"
    return f'<table style="{TABLE}" aria-label="{escape(game.facts.title)}">{head}{rows}</table>'


def draw(value: Any) -> str:
    """A value of a view: words become cards, nothing becomes a card's back, tables stay tables."""
    if value is None:
        return f'<span style="{BACK}">?</span>'
    if isinstance(value, dict):
        return " ".join(f"<small>{escape(str(k))}</small> {draw(v)}" for k, v in value.items())
    if isinstance(value, list):
        block = any(isinstance(v, dict | list) for v in value)
        return ("<br>" if block else "").join(draw(v) for v in value) or "&ndash;"
    if isinstance(value, str):
        return f'<span style="{CARD}">{escape(value.replace("_", " "))}</span>'
    return f"<span>{escape(str(value))}</span> "
