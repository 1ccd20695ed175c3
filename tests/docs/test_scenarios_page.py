"""The page about scenarios names everything that a file about a card game may use."""

from __future__ import annotations

import re
from typing import get_args

import msgspec
import pytest

from dreamtable.games import load
from support.doc_blocks import DOCS

CARD_GAMES = ["dream_power_trick", "dream_ravens", "dreams_and_nightmares"]


def words_about(title: str) -> set[str]:
    page = (DOCS / "scenarios.md").read_text("utf-8")
    part = page.split(f"\n## {title} (")[1].split("\n## ")[0]
    named = re.findall(r"`(\w+)`|^(?:# )?(\w+) =", page.split("\n## ")[1] + part, re.MULTILINE)
    return {word for either in named for word in either}


@pytest.mark.parametrize("name", CARD_GAMES)
def test_the_page_names_what_is_given_seen_told_played_and_refused(name: str) -> None:
    game = load(name)
    told = [msgspec.structs.fields(event) for event in get_args(game.events.AnyEvent)]
    wanted = {
        *game.scenario_positions.KEYS,
        *(field.name for field in msgspec.structs.fields(game.view.View)),
        *(event.__struct_config__.tag for event in get_args(game.events.AnyEvent)),
        *(field.name for fields in told for field in fields),
        *(move.__struct_config__.tag for move in get_args(game.moves.Move)),
        *re.findall(r'Illegal\(\s*"(\w+)"', (game.folder / "moves.py").read_text()),
    }
    assert wanted - words_about(game.facts.title) == set()
