"""Everything about language: a referee for clues, a matcher for guesses, associations, adjectives.

The rules of the games never read a word; they take a verdict that was reached here.  Names are loaded when they are
first used, so importing this package is cheap.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from dreamtable.words.adjectives import adjective
    from dreamtable.words.fitting import Fit, fits, suggest
    from dreamtable.words.guesses import matches, recount
    from dreamtable.words.profanity import clean
    from dreamtable.words.referee import Verdict, judge

__all__ = ["Fit", "Verdict", "adjective", "clean", "fits", "judge", "matches", "recount", "suggest"]

_HOMES = {
    "Fit": "fitting", "fits": "fitting", "suggest": "fitting", "Verdict": "referee", "judge": "referee",
    "matches": "guesses", "recount": "guesses", "adjective": "adjectives", "clean": "profanity",
}


def __getattr__(name: str) -> Any:
    if name in _HOMES:
        return getattr(import_module(f"dreamtable.words.{_HOMES[name]}"), name)
    raise AttributeError(name)
