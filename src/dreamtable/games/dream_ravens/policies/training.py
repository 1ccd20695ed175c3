"""Train the network of `lucid` for Dream, and write weights.py anew.

    python -m dreamtable.games.dream_ravens.policies.training 2026 [--seats 2 3 4 5] [--parts 300] [--go-on] [--measure]

For every number of players a network learns by proximal policy optimisation: it plays lessons in a league (league.py),
credits its decisions, and shifts towards those that went better than it had expected.  Every so often a player with
knobs is trained against it and joins the league, where past selves stay, too; and the network is measured against each
kind of opponent.  Of all networks in the last part of the training, the one whose worst result is the best is kept.
"""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

import numpy as np

from dreamtable import games
from dreamtable.bots.responders.dream_ravens import KNOBS as KNOB_RANGES
from dreamtable.games.dream_ravens.policies import lessons, weights
from dreamtable.games.dream_ravens.policies.league import CALLS, DREAMING, KNOBS, PAST, PERSON, REFERENCE
from dreamtable.games.dream_ravens.policies.lessons import ACT, CHANCE, CREDIT, MARKS, MASK, NOTES, RESULT
from dreamtable.games.dream_ravens.policies.network import ACTS, FIRST, OUT, SECOND, SIZE
from dreamtable.games.dream_ravens.policies.outlook import FACTS
from dreamtable.games.dream_ravens.policies.weights import FEWEST, SIZES
from dreamtable.kit.game import compiled
from dreamtable.kit.random import generator

ROWS = 100_000  # decisions of one part of the training
EPOCHS, BATCH = 2, 4_000  # how often they are gone through, and how many at a time
CLIP, SPEED, CALM = 0.2, 1.0e-3, 0.5  # change of a probability at most; size of a step; weight of the values
CURIOSITY = 0.01  # weight of the entropy; it falls to a tenth of this
SHARES = np.array([28, 8, 5, 5, 16, 38])  # of each style among the opponents
LIKELY = (  # of each knob, what a person might set it to
    (6, 26), (-6, 16), (0, 3), (0, 12), (1, 9), (-5, 20), (3, 12), (0, 6), (-2, 6),
)  # fmt: skip
DRIFTING = (0.0, 0.0, 0.0, 0.05, 0.2, 0.25)  # what a round without a call costs everyone, by the number of players
VARIATIONS = 64  # settings of the knobs in a part of the training
EVERY = 20  # parts between two exploiters, and between two past selves
VARIANTS: tuple[dict[str, object], ...] = ({"penalty": 15}, {"effects": False}, {"limit": 60})  # of the rules
USUAL = 12  # times as often the rules are the usual ones as one of these
MEASURING = 77_000_000  # games that are measured start from another number than lessons
PAST_SELVES = 8  # that are remembered
MEASURED = 600  # games against an opponent, to choose a network
CHOOSING = 0.6  # of the training is over when networks are compared
ELITE, GENERATIONS, DRAWN, TRIED = (
    4,
    4,
    12,
    120,
)  # an exploiter: settings kept, how often drawn, how many, games of one


def random_knobs(luck: Any, many: int) -> Any:
    """Settings of the knobs by lot, each behind dice, as responders read them."""
    rows = np.zeros((many, 2 + len(KNOB_RANGES)), np.int64)
    for k, (low, high) in enumerate(LIKELY):
        rows[:, 2 + k] = luck.integers(low, high + 1, many)
    return rows


# -- the network in NumPy ------------------------------------------------------------------------------------
SHAPES = ((FACTS + 1, FIRST), (FIRST + 1, SECOND), (SECOND + 1, OUT))


def layers(w: Any) -> list[Any]:
    """The weights of each layer, in the order in which network.py reads them; the last row has the constants."""
    cuts = np.cumsum([rows * wide for rows, wide in SHAPES])[:-1]
    return [part.reshape(shape) for part, shape in zip(np.split(w, cuts), SHAPES)]


def fresh_weights(luck: Any) -> Any:
    """A network that knows nothing yet: all acts are about as likely."""
    drawn = [luck.normal(0, (2.0 / rows) ** 0.5, (rows, wide)) for rows, wide in SHAPES]
    for part in drawn:
        part[-1] = 0.0
    drawn[2] *= 0.05
    return np.concatenate([part.ravel() for part in drawn])


def forward(w: Any, x: Any) -> tuple[list[Any], Any]:
    """The numbers before each layer, and those that come out."""
    seen, h = [], x
    for k, part in enumerate(layers(w)):
        seen.append(h)
        h = h @ part[:-1] + part[-1]
        if k < 2:
            h = np.maximum(h, 0.0)
    return seen, h


def backward(w: Any, seen: list[Any], error: Any) -> Any:
    """The gradient of the weights, from that of the numbers that came out."""
    found = []
    for k in (2, 1, 0):
        found.append(np.concatenate([(seen[k].T @ error).ravel(), error.sum(0)]))
        if k > 0:
            error = (error @ layers(w)[k][:-1].T) * (seen[k] > 0)
    return np.concatenate(found[::-1])


def gradient(w: Any, x: Any, notes: Any, marks: Any, curiosity: float) -> Any:
    """The gradient of the loss: clipped policy, squared error of the values, and entropy."""
    seen, out = forward(w, x)
    count, rows = len(x), np.arange(len(x))
    is_open = (notes[:, MASK, None] >> np.arange(ACTS)) & 1 == 1
    liked = np.where(is_open, out[:, :ACTS], -1e9)
    liked -= liked.max(1, keepdims=True)
    odds = np.exp(liked)
    p = odds / odds.sum(1, keepdims=True)
    logs = np.where(is_open, np.log(p + 1e-12), 0.0)
    act, gained = notes[:, ACT], marks[:, CREDIT]
    ratio = np.exp(logs[rows, act] - marks[:, CHANCE])
    free = np.where(gained > 0, ratio < 1 + CLIP, ratio > 1 - CLIP)
    push = -gained * ratio * free  # of the logarithm of the chosen act's probability
    error = np.zeros_like(out)
    error[:, :ACTS] = -p * push[:, None]
    error[rows, act] += push
    entropy = -(p * logs).sum(1, keepdims=True)
    error[:, :ACTS] += curiosity * p * (logs + entropy) * is_open
    error[:, ACTS] = CALM * (out[:, ACTS] - marks[:, RESULT])
    return backward(w, seen, error / count)


class Optimiser:
    """Adam."""

    def __init__(self, size: int) -> None:
        self.mean, self.square, self.steps = np.zeros(size, np.float32), np.zeros(size, np.float32), 0

    def step(self, w: Any, slope: Any, speed: float) -> Any:
        """Return the weights one step further down."""
        norm = float(np.sqrt((slope * slope).sum()))
        slope = slope * min(1.0, 0.5 / (norm + 1e-9))
        self.steps += 1
        self.mean = 0.9 * self.mean + 0.1 * slope
        self.square = 0.999 * self.square + 0.001 * slope * slope
        mean, square = self.mean / (1 - 0.9**self.steps), self.square / (1 - 0.999**self.steps)
        return w - speed * mean / (np.sqrt(square) + 1e-6)


class Pupil:
    """A network that learns at a table of so many players."""

    def __init__(self, seats: int, number: int, w: Any = None) -> None:
        game = games.load("dream_ravens")
        self.fast, self.seats, self.number = compiled(game, lessons), seats, number
        self.luck = np.random.default_rng((number, seats))
        self.opening = game.opening(seats).to_numpy()
        variants = [game.opening(seats, options).to_numpy() for options in VARIANTS]
        self.openings = np.concatenate([*[self.opening] * USUAL, *variants])
        self.w = (fresh_weights(self.luck) if w is None else w).astype(np.float32)
        self.past = [self.w.astype(float)]
        self.exploiters = random_knobs(self.luck, 0)
        self.facts = np.zeros((ROWS, FACTS), np.float32)
        self.notes, self.marks = np.zeros((ROWS, NOTES), np.int32), np.zeros((ROWS, MARKS), np.float32)
        self.optimiser, self.deal = Optimiser(SIZE), number * 1_000_003

    def learn(self, progress: float) -> None:
        """Go through one part of the training; `progress` is how much of it is over, from 0 to 1."""
        knobs = np.concatenate([random_knobs(self.luck, VARIATIONS), *[self.exploiters] * 4])
        dice = np.array(generator(1), np.int64)
        luck = np.array(generator(int(self.luck.integers(1 << 40))), np.int64)
        filled = self.fast.lessons(
            self.opening.copy(), self.openings, self.deal, dice, luck, self.w.astype(float), np.array(self.past),
            knobs, SHARES, max(0.0, 1.0 - 3.0 * progress), DRIFTING[self.seats], self.facts, self.notes, self.marks,
        )  # fmt: skip
        self.deal += ROWS  # no game has less than one decision
        x, notes, marks = self.facts[:filled], self.notes[:filled], self.marks[:filled].copy()
        gained = marks[:, CREDIT]
        marks[:, CREDIT] = (gained - gained.mean()) / (gained.std() + 1e-6)
        slower = 1.0 - 0.9 * progress
        for _ in range(EPOCHS):
            order = self.luck.permutation(filled)
            for k in range(0, filled, BATCH):
                some = order[k : k + BATCH]
                slope = gradient(self.w, x[some], notes[some], marks[some], CURIOSITY * slower)
                self.w = self.optimiser.step(self.w, slope, SPEED * slower).astype(np.float32)

    def share(self, style: int, variation: int, knobs: Any, games: int) -> tuple[float, float]:
        """Return the share of games won against a table of one style, and the share of rounds that a call ended."""
        dice, luck = np.array(generator(1), np.int64), np.array(generator(self.number), np.int64)
        own, ends = self.w.astype(float), np.zeros(2, np.int64)
        won = self.fast.share_won(
            self.opening.copy(), self.opening, games // self.seats, MEASURING + self.number, dice, luck, own, own,
            style, variation, knobs, ends,
        )  # fmt: skip
        return won, ends[1] / ends[0]

    def meet_exploiter(self) -> None:
        """Train a player with knobs against the network by the cross-entropy method, and let it join the league."""
        low, high = np.array(LIKELY, float).T
        middle, spread = (low + high) / 2, (high - low) / 2
        for _ in range(GENERATIONS):
            drawn = np.clip(self.luck.normal(middle, spread, (DRAWN, len(middle))).round(), low, high)
            rows = np.concatenate([np.zeros((DRAWN, 2), np.int64), drawn.astype(np.int64)], 1)
            shares = [self.share(KNOBS, k, rows, TRIED)[0] for k in range(DRAWN)]
            best = drawn[np.argsort(shares)[:ELITE]]
            middle, spread = best.mean(0), np.maximum(best.std(0), (high - low) / 25)
        self.exploiters = np.concatenate([self.exploiters, [[0, 0, *middle.round().astype(np.int64)]]])

    def measured(self) -> list[float]:
        """Return the shares won against each kind of opponent: bots, people, players with knobs, exploiters."""
        knobs = np.concatenate([random_knobs(np.random.default_rng(self.number), 6), self.exploiters])
        people = [(PERSON, wary * CALLS + call) for wary in (0, 1) for call in (2, 4, 6)]
        opponents = [(DREAMING, 0), (REFERENCE, 0), *people, *((KNOBS, k) for k in range(len(knobs)))]
        return [self.share(style, variation, knobs, MEASURED)[0] for style, variation in opponents]

    def report(self, title: str) -> float:
        """Print the shares won, and how many rounds among networks like this one end by a call; return the worst."""
        calls = self.share(PAST, 0, random_knobs(self.luck, 1), 2 * TRIED)[1]
        shares = self.measured()
        told = " ".join(f"{100 * share:.0f}" for share in shares)
        print(f"{self.seats} players, {title}: {told}; {calls:.0%} of rounds called", flush=True)
        return min(shares)

    def train(self, parts: int) -> Any:
        """Go through the whole training; return the weights whose worst result was the best."""
        best, chosen = -1.0, self.w
        for part in range(parts):
            self.learn(part / parts)
            if (part + 1) % EVERY == 0 or part + 1 == parts:
                self.meet_exploiter()
                self.past = [*self.past, self.w.astype(float)][-PAST_SELVES:]
                worst = self.report(f"part {part + 1}")
                if part + 1 >= CHOOSING * parts and worst > best:
                    best, chosen = worst, self.w
        return chosen


def main() -> None:
    """Train a network for every number of players that is asked for, and write weights.py."""
    parser = argparse.ArgumentParser(description="Train the network of lucid for Dream.")
    parser.add_argument("number", type=int, help="where the luck of the training starts")
    parser.add_argument("--seats", type=int, nargs="+", default=[*range(FEWEST, FEWEST + SIZES)])
    parser.add_argument("--parts", type=int, default=300)
    parser.add_argument("--go-on", action="store_true", help="start from the weights that are there")
    parser.add_argument("--measure", action="store_true", help="only measure the weights that are there")
    given = parser.parse_args()
    for seats in given.seats:
        path = Path(weights.__file__)
        source = path.read_text()
        learned = weights.read_weights(weights.text_of(source))
        pupil = Pupil(seats, given.number, learned[seats - FEWEST] if given.go_on or given.measure else None)
        if given.measure:
            pupil.report("as they are")
            continue
        learned[seats - FEWEST] = pupil.train(given.parts)
        path.write_text(weights.with_weights(source, learned))


if __name__ == "__main__":
    main()
