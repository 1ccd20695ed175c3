"""Everything about language: a referee for clues, a matcher for guesses, associations, adjectives.

The rules of the games never read a word; they take a verdict that was reached here.  Names are loaded when they are
first used, so importing this package is cheap.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from dreamtable.language.adjectives import adjective
    from dreamtable.language.dreamer import Dreamer, Heard, Thought
    from dreamtable.language.fitting import Fit, fits, suggest
    from dreamtable.language.giver import Role, clues
    from dreamtable.language.guesser import Guess, Posterior, guess
    from dreamtable.language.judge import LexiconJudge
    from dreamtable.language.lens import Lens
    from dreamtable.language.matching import matches, recount
    from dreamtable.language.profanity import clean
    from dreamtable.language.referee import Verdict, judge

__all__ = [
    "Dreamer",
    "Fit",
    "Guess",
    "Heard",
    "Lens",
    "LexiconJudge",
    "Posterior",
    "Role",
    "Thought",
    "Verdict",
    "adjective",
    "clean",
    "clues",
    "fits",
    "guess",
    "judge",
    "matches",
    "recount",
    "suggest",
]

_HOMES = {
    "adjective": "adjectives",
    "LexiconJudge": "answers",
    "Dreamer": "dreamer",
    "Heard": "dreamer",
    "Thought": "dreamer",
    "Fit": "fitting",
    "fits": "fitting",
    "suggest": "fitting",
    "Role": "giver",
    "clues": "giver",
    "Guess": "guesser",
    "Posterior": "guesser",
    "guess": "guesser",
    "matches": "guesses",
    "recount": "guesses",
    "Lens": "lens",
    "clean": "profanity",
    "Verdict": "referee",
    "judge": "referee",
}


def __getattr__(name: str) -> Any:
    if name in _HOMES:
        return getattr(import_module(f"dreamtable.language.{_HOMES[name]}"), name)
    raise AttributeError(name)
