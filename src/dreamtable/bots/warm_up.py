"""Compile the search of a game ahead of its use, in a process of its own that fills the cache on disk.

Compiling takes seconds, during which the interpreter could do nothing else.

python -m dreamtable.bots.warm_up dreamtable.games.dream_ravens dream_ravens
"""

from __future__ import annotations

import os
import subprocess
import sys

from dreamtable.bots.search_player import Searcher
from dreamtable.bots.thinking_time import Thinking
from dreamtable.kit.contract.bot import SearchSettings
from dreamtable.kit.game import Game
from dreamtable.kit.game_discovery import brought_games
from dreamtable.kit.random import generator
from dreamtable.kit.rule_compiler import has_compiler

_compiling: dict[str, subprocess.Popen[bytes]] = {}


def compiled_for(game: Game) -> bool:
    """Return whether a search of this game would start at once.  The first call starts the compiling process.

    Without a compiler no search ever starts.
    """
    if not has_compiler():
        return False
    child = _compiling.get(game.package)
    if child is None or child.poll():  # never started, or failed, for want of memory perhaps
        command = [sys.executable, "-m", __name__, game.package, game.name]
        nothing = subprocess.DEVNULL
        child = subprocess.Popen(command, stdin=nothing, stdout=nothing, start_new_session=True)  # without our Ctrl-C
        _compiling[game.package] = child
    return child.poll() == 0


def compile_now(game: Game, settings: SearchSettings | None = None) -> None:
    """Compile, or load, everything that a decision of `lucid` needs, or one by other settings."""
    s = game.opening(game.facts.seats[0])
    game.plain.advance(s, generator(1))
    Searcher(game, Thinking(iterations=10), settings).decide(s, game.plain.actor(s), 1)


def main() -> None:
    """Compile the search of one game, as a process of its own."""
    package, name = sys.argv[1:]
    os.nice(10)  # people at the table come first
    brought_games()  # a folder with a game becomes importable
    compile_now(Game(name, package))


if __name__ == "__main__":
    main()
