"""An analysis as lines of text: how it went, what turned it, what would have been better."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from dreamtable import games
from dreamtable.analysis.analysis_report import Analysis, Decision
from dreamtable.kit.contract.analysis import Deduction, Influence
from dreamtable.messages import ENGLISH, messages
from dreamtable.play.game_text import GameText

MOST = 5  # decisions or words of a kind that are named
WORTH = 0.1  # how much safer another choice has to be, and how much a word has to move, to be named


def lines(analysis: Analysis) -> Iterator[str]:
    """Yield the analysis, beginning with the result."""
    words = [said for said in analysis.influences if not said.expected]
    yield _result(analysis)
    if words:
        yield from _words(analysis, words)
    elif together(analysis):
        yield from _course(analysis)
    else:
        yield from _turning_points(analysis)
    yield from _decisions(analysis)
    for answer in sorted((said for said in analysis.influences if said.expected), key=lambda said: said.effect)[:MOST]:
        yield _step(answer.step) + _say("misledWhy", name=analysis.names[answer.seat], said=answer.said,
                                        expected=answer.expected)  # fmt: skip
    for choice in (one for one in analysis.deductions if not one.asked):
        yield _step(choice.step) + (_guess(analysis, choice) if words else _jump(analysis, choice))


def together(analysis: Analysis) -> bool:
    """Return whether all win or lose together, so that there is one chance for the table."""
    return all(len(set(step.open)) == 1 for step in analysis.steps)


def mistakes(analysis: Analysis, most: int = MOST) -> list[Decision]:
    """Return the decisions that cost most, the dearest first."""
    dear = sorted((d for d in analysis.decisions if d.better is not None), key=lambda d: -d.cost)
    return dear[:most]


def title(analysis: Analysis) -> str:
    """Return what the game is called."""
    return games.load(analysis.game).facts.title


def _say(key: str, **given: Any) -> str:
    return messages(ENGLISH, "history_puzzles_daily").say(f"analysis.{key}", **given)


def _step(step: int) -> str:
    return f"Step {step}: "


def _result(analysis: Analysis) -> str:
    best = max(analysis.payoffs)
    won = [name for name, payoff in zip(analysis.names, analysis.payoffs) if payoff == best and payoff > 0]
    if len(won) in (0, len(analysis.names)):
        return f"{title(analysis)}: the table {'won' if won else 'lost'} together."
    return f"{title(analysis)}: won by {' and '.join(won)}."


def _course(analysis: Analysis) -> Iterator[str]:
    """How the one chance of a table went, up and down."""
    chances = [(step.open[0], step.step) for step in analysis.steps]
    if not chances:
        return
    low, high = min(chances[:-1] or chances), max(chances[:-1] or chances)
    yield (
        f"The table began with a chance of {chances[0][0]:.0%}; it was highest after step {high[1]} ({high[0]:.0%})"
        f" and lowest after step {low[1]} ({low[0]:.0%})."
    )
    before = {after.step: step.open[0] for step, after in zip(analysis.steps, analysis.steps[1:])}
    now = {step.step: step.open[0] for step in analysis.steps}
    for step in analysis.turning_points:
        yield f"{_step(step)}turned it, from {before[step]:.0%} to {now[step]:.0%}."


def _turning_points(analysis: Analysis) -> Iterator[str]:
    before = {after.step: step.open for step, after in zip(analysis.steps, analysis.steps[1:])}
    now = {step.step: step.open for step in analysis.steps}
    moves = {d.step: d for d in analysis.decisions}
    for step in analysis.turning_points:
        swings = zip(analysis.names, before[step], now[step])
        told = ", ".join(f"{name} {a:.0%} -> {b:.0%}" for name, a, b in swings if abs(a - b) >= 0.01)
        yield f"{_step(step)}turned it ({moves[step].said}): {told}" if step in moves else f"{_step(step)}{told}"


def _decisions(analysis: Analysis) -> Iterator[str]:
    """Both moves are named by themselves: what was drawn or found afterwards was luck."""
    text = GameText(games.load(analysis.game), analysis.names)
    for d in mistakes(analysis):
        assert d.better is not None
        yield (
            f"{_step(d.step)}{_situation(analysis, d)} {_told(text, d.better)} wins"
            f" {d.better_chance:.0%}; {_told(text, d.move)}, as played, wins {d.chance:.0%}."
        )


def _situation(analysis: Analysis, d: Decision) -> str:
    """What the seat knew, if the game says so in words."""
    name, key = analysis.names[d.seat], f"situation.{analysis.game}"
    if d.situation and f"analysis.{key}" in messages(ENGLISH, "history_puzzles_daily"):
        return _say(key, name=name, **d.situation)
    return f"{name} had to choose."


def _told(text: GameText, move: dict[str, Any]) -> str:
    return f"\u201c{text.move(move)}\u201d"


def _jump(analysis: Analysis, choice: Deduction) -> str:
    """What a jump, or the decision to stop, was worth."""
    name, best, chosen = analysis.names[choice.seat], choice.best, choice.chosen
    share = round(100 * choice.chances.get(best, 0))
    if not chosen:
        return _say("stopped", name=name, best=best, percent=share)
    taken = choice.chances.get(chosen, 0)
    if best in ("", chosen) or choice.chances[best] - taken < WORTH:
        return f"{name} jumped to picture {chosen}: {taken:.0%} safe by all the answers so far."
    return _say("jumpSafest", name=name, best=best, percent=share, chosen=chosen, chosenPercent=round(100 * taken))


def _guess(analysis: Analysis, choice: Deduction) -> str:
    """What a guess was worth by the words before it; `best` is the word that was to be found."""
    name, likely = analysis.names[choice.seat], choice.chances.get(choice.chosen, 0)
    if choice.chosen == choice.best:
        return f"{name} found \u201c{choice.best}\u201d, by the words so far {likely:.0%} likely."
    return (
        f"{name} said \u201c{choice.chosen}\u201d, by the words so far {likely:.0%} likely; it was"
        f" \u201c{choice.best}\u201d ({choice.chances.get(choice.best, 0):.0%})."
    )


def _words(analysis: Analysis, words: list[Influence]) -> Iterator[str]:
    """The word that turned the game, the best lies and clues, and who was believed."""
    turned = max(words, key=lambda said: abs(said.effect))
    helping = sorted((said for said in words if said.effect >= WORTH and said is not turned), key=lambda s: -s.effect)
    lying = sorted((said for said in words if said.effect <= -WORTH and said is not turned), key=lambda s: s.effect)
    for key, some in (("turned", [turned]), ("bestClue", helping[:MOST]), ("bestLie", lying[:MOST])):
        for said in some:
            points = _say("helped" if said.effect > 0 else "astray", percent=round(100 * abs(said.effect)))
            word = _say("said", word=said.said, name=analysis.names[said.seat])
            yield f"{_step(said.step)}{_say(key).lower()}: {word}, {points}."
    moved = [sum(abs(said.effect) for said in words if said.seat == seat) for seat in range(len(analysis.names))]
    most = max(moved)
    yield _say("believedWhy", name=analysis.names[moved.index(most)], percent=round(100 * most))
