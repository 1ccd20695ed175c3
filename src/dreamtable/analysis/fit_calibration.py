"""Measure how well the win chances of a game come true, and fit the line that mends them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from dreamtable.analysis.analysis_report import Analysis
from dreamtable.analysis.chance_calibration import STRAIGHT, Bin, Calibration, Line, mend
from dreamtable.analysis.simple_play import choice
from dreamtable.analysis.win_chances import Chances
from dreamtable.kit.game import Game
from dreamtable.kit.position import Position
from dreamtable.kit.random import generator

LOOKS = 4  # positions that are judged in each game
ROLLOUTS = 200  # of each of them
BINS = 10
PIECES = 20  # of the line, with as many forecasts in each, before those that fall are put together


class Forecast(NamedTuple):
    """A chance to win that was told during a game, and what the seat had won in the end."""

    chance: float
    won: float  # 0 to 1: shared wins are shared


def forecasts(game: Game, count: int, seed: int) -> Iterator[list[Forecast]]:
    """Yield what was forecast in each of so many games that the policy of `lucid` plays, by what each seat knew."""
    least, most = game.facts.seats
    for number in range(seed, seed + count):
        yield _forecast(game, least + number % (most - least + 1), number)


def _forecast(game: Game, seats: int, seed: int) -> list[Forecast]:
    luck, dice = generator(2 * seed + 1), generator(2 * seed + 2)
    position = Position(game, game.opening(seats))
    passed: list[Position] = []
    while not position.over:
        if position.dealing:
            position.deal(dice)
            continue
        passed.append(position.branch())
        position.play(position.waiting[0], choice(game, "lucid", position, position.waiting[0], luck))
    chances, won = Chances(game, seed, line=STRAIGHT), position.payoffs()
    looks = [passed[len(passed) * (2 * k + 1) // (2 * LOOKS)] for k in range(LOOKS)]
    return [
        Forecast(chances.of_position(look.state, seat, ROLLOUTS)[seat], won[seat])
        for look in looks
        for seat in range(seats)
    ]


def forecasts_of(found: Analysis, together: bool) -> list[Forecast]:
    """Return what the analysis of a game that judges itself has forecast.

    Of a table that wins or loses together that is the chance to win, at as many steps as in other games; of a game of
    guesses the chance that the word is found, at every guess.
    """
    steps = found.steps[:-1]
    if not together:
        told = {step.step: step.open[0] for step in steps}
        guesses = [k for k in found.deductions if k.chosen and k.best]
        return [Forecast(told[k.step - 1], float(k.chosen == k.best)) for k in guesses]
    looks = [steps[len(steps) * (2 * k + 1) // (2 * LOOKS)] for k in range(LOOKS)]
    return [Forecast(look.open[0], found.payoffs[0]) for look in looks]


def brier(told: Sequence[Forecast]) -> float:
    """Return the mean squared error."""
    return sum((f.chance - f.won) ** 2 for f in told) / len(told)


def fit(told: Sequence[Forecast]) -> Line:
    """Return the rising line that comes nearest to what came true: neighbours that fall are put together."""
    order = sorted(told, key=lambda f: f.chance)
    size = max(1, -(-len(order) // PIECES))
    blocks: list[tuple[float, float, int]] = []  # sums of what was told and won, and their number
    for first in range(0, len(order), size):
        part = order[first : first + size]
        blocks.append((sum(f.chance for f in part), sum(f.won for f in part), len(part)))
        while len(blocks) > 1 and blocks[-2][1] / blocks[-2][2] >= blocks[-1][1] / blocks[-1][2]:
            a, b = blocks.pop(), blocks.pop()
            blocks.append((a[0] + b[0], a[1] + b[1], a[2] + b[2]))
    corners = [STRAIGHT[0]]
    for x, y, n in blocks:
        corner = round(x / n, 3), round(y / n, 3)
        if corners[-1][0] < corner[0] < 1 and corners[-1][1] < corner[1] < 1:
            corners.append(corner)
    return [*corners, STRAIGHT[-1]]


def reliability(told: Sequence[Forecast]) -> list[Bin]:
    """Return how often forecasts came true, by what they told."""
    found = []
    for k in range(BINS):
        here = [f for f in told if k <= f.chance * BINS < k + 1 or (k == BINS - 1 and f.chance == 1.0)]
        if here:
            mean, came = (sum(x) / len(here) for x in zip(*here))
            found.append(Bin(k / BINS, len(here), round(mean, 3), round(came, 3)))
    return found


def calibrate(game: Game, found: Sequence[Sequence[Forecast]]) -> Calibration:
    """Fit the line to one half of the games, and measure it on the other; both have all numbers of seats."""
    half = len(found) // 2
    fitted = fit([f for one in found[:half] for f in one])
    rest = [f for one in found[half:] for f in one]
    mended = [Forecast(mend(f.chance, fitted), f.won) for f in rest]
    least, most = game.facts.seats
    return Calibration(
        len(found),
        list(range(least, most + 1)),
        sum(map(len, found)),
        list(fitted),
        round(brier(rest), 4),
        round(brier(mended), 4),
        reliability(rest),
        reliability(mended),
    )
