"""`import dreamtable` is light: NumPy and Numba come only when something needs them."""

from __future__ import annotations

import subprocess
import sys

CODE = """
import sys
import dreamtable
from dreamtable.games import load, names
from dreamtable.kit.position import Position
from dreamtable.kit.random import generator
for name in names():
    game = load(name)
    position = Position(game, game.opening(game.facts.seats[0]))
    position.deal(generator(1))
    position.view(0), position.moves(0)
print(sorted({"numpy", "numba"} & set(sys.modules)))
"""


def test_people_play_without_numpy() -> None:
    run = subprocess.run([sys.executable, "-c", CODE], capture_output=True, text=True, check=True)
    assert run.stdout.strip() == "[]"


def test_a_server_opens_without_numpy_and_pictures_of_links() -> None:
    code = "import sys, dreamtable.server.run_server, dreamtable.commands.serve\n"
    told = f"{code}print(sorted({{'numpy', 'numba', 'segno', 'rich', 'httpx'}} & set(sys.modules)))"
    run = subprocess.run([sys.executable, "-c", told], capture_output=True, text=True, check=True)
    assert run.stdout.strip() == "[]"
