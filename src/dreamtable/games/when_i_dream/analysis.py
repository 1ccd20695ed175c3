"""When I Dream afterwards: which word turned a guess, which clue and which lie were best, who was believed.

The chance of a night is the chance that its Dreamer, hearing every clue and believing all spirits alike, would now name
the Element that is up.
"""

from __future__ import annotations

from dreamtable.games.when_i_dream.moves import Clue, Guess, Move
from dreamtable.games.when_i_dream.state import Phase, State
from dreamtable.games.when_i_dream.view import View
from dreamtable.games.when_i_dream.words.noun_posterior import Posterior, guess
from dreamtable.games.when_i_dream.words.table_words import table_words
from dreamtable.kit.contract.analysis import Deduction, Influence
from dreamtable.kit.position import Position

TOGETHER = False
LISTED = 5  # likeliest nouns that a deduction names


def element(position: Position) -> str:
    """Return the Element that is up."""
    s: State = position.state
    return table_words(s, position.said).name(s.deck[s.up])


def known(position: Position) -> bool:
    """Return whether anything can be told about the words: nothing about those of a language that nobody knows here."""
    return table_words(position.state, position.said).known


def heard(position: Position) -> Posterior:
    """Return how likely each noun is after the clues for the card that is up."""
    view: View = position.view(position.state.dreamer)
    return guess([voice.word for voice in view.clues], language=view.language)


def chance(position: Position) -> float:
    """Return how likely the Dreamer would name the Element now; by day nothing is to be found."""
    s: State = position.state
    guessing = s.phase in (Phase.NIGHT, Phase.LAST_GUESS) and known(position)
    return heard(position).of(element(position)) if guessing else 0.0


def deductions(before: Position, step: int, seat: int, move: Move) -> list[Deduction]:
    """Return the likeliest nouns at a guess, and the Element."""
    if not isinstance(move, Guess) or not known(before):
        return []
    found, word = heard(before), element(before)
    chances = {g.word: round(g.p, 3) for g in found.best(LISTED)} | {word: round(found.of(word), 3)}
    return [Deduction(step, seat, chances, word, move.word)]


def reasons(view: View, seat: int, move: Move) -> dict[str, int]:
    """Return how likely a guess is right, by the clues for the card that is up."""
    if not isinstance(move, Guess):
        return {}
    return {"percent": round(100 * guess([voice.word for voice in view.clues], language=view.language).of(move.word))}


def influence(before: Position, step: int, seat: int, move: Move) -> list[Influence]:
    """Return what a clue did to the chance that the Element is named."""
    if not isinstance(move, Clue) or not known(before):
        return []
    view: View = before.view(before.state.dreamer)
    word, said = element(before), [voice.word for voice in view.clues]
    before_it, after_it = (guess(some, language=view.language) for some in (said, [*said, move.word]))
    effect = after_it.of(word) - before_it.of(word)
    return [Influence(step, seat, move.word, round(effect, 3))]
