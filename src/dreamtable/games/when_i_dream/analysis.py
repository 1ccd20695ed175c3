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

# What a posterior of 0 and of 1 come to, fitted to guesses of bots (docs/analysis.md): to believe every word alike is
# to be far too sure, and a Dreamer who weighs whom to believe finds the Element now and then against all words.
FOUND = 0.26, 0.63  # the Element
RIGHT = 0.15, 0.79  # the noun that was guessed


def element(position: Position) -> str:
    """Return the Element that is up."""
    s: State = position.state
    return table_words(s, position.said).name(s.deck[s.up])


def known(position: Position) -> bool:
    """Return whether anything can be told about the words: nothing about those of a language that nobody knows here."""
    return table_words(position.state, position.said).known


def comes_true(p: float, line: tuple[float, float]) -> float:
    """Return how often something that the words make so likely has come true."""
    return line[0] + (line[1] - line[0]) * p


def heard(position: Position) -> Posterior:
    """Return how likely each noun is after the clues for the card that is up."""
    view: View = position.view(position.state.dreamer)
    return guess([voice.word for voice in view.clues], language=view.language)


def chance(position: Position) -> float:
    """Return how likely the Dreamer would name the Element now; by day, and before a word, nothing is to be found."""
    s: State = position.state
    guessing = s.phase in (Phase.NIGHT, Phase.LAST_GUESS) and known(position)
    if not guessing or not position.view(s.dreamer).clues:
        return 0.0
    return comes_true(heard(position).of(element(position)), FOUND)


def deductions(before: Position, step: int, seat: int, move: Move) -> list[Deduction]:
    """Return the likeliest nouns at a guess, and the Element."""
    if not isinstance(move, Guess) or not known(before):
        return []
    found, word = heard(before), element(before)
    nouns = {g.word: g.p for g in found.best(LISTED)} | {noun: found.of(noun) for noun in (move.word, word)}
    chances = {noun: round(p * RIGHT[1], 3) for noun, p in nouns.items()}
    return [Deduction(step, seat, chances, word, move.word)]


def reasons(view: View, seat: int, move: Move) -> dict[str, int]:
    """Return how likely a guess is right, by the clues for the card that is up."""
    if not isinstance(move, Guess):
        return {}
    likely = guess([voice.word for voice in view.clues], language=view.language).of(move.word)
    return {"percent": round(100 * comes_true(likely, RIGHT))}


def influence(before: Position, step: int, seat: int, move: Move) -> list[Influence]:
    """Return what a clue did to the chance that the Element is named."""
    if not isinstance(move, Clue) or not known(before):
        return []
    view: View = before.view(before.state.dreamer)
    word, said = element(before), [voice.word for voice in view.clues]
    before_it, after_it = (guess(some, language=view.language) for some in (said, [*said, move.word]))
    effect = (after_it.of(word) - before_it.of(word)) * (FOUND[1] - FOUND[0])
    return [Influence(step, seat, move.word, round(effect, 3))]
