"""Learn to play Dream (Sen) in minutes, on the vectorised environment.

    python examples/learn_dream.py --plot docs/learning.svg

The agent sees what its seat sees and nothing else.  It has a score for every action, linear in a few features of the
observation, and does what scores best.  The weights are learned by evolution strategies: each of 4,096 games is played
with weights of its own, near the present ones, against `dreaming`; those that end with fewer ravens than it pull the
weights their way.  Whole games to 100 ravens on fresh deals tell how good it has become.
"""

from __future__ import annotations

import argparse
import time
from pathlib import Path

import numba
import numpy as np

from dreamtable.envs.game_batch import GameBatch
from dreamtable.games.dream_ravens.actions import CHOOSE, DISCARD, DRAW, KEEP, LOOK, TAKE, TARGET, USE, WAKE
from dreamtable.games.dream_ravens.cards import KINDS, PEEK1, TAKE2, ravens_on
from dreamtable.games.dream_ravens.state import HAND, SEATS, Phase

GAMES, STEPS, EVERY, RIVAL = 4096, 250, 10, "dreaming"
SIGMA, RATE = 0.25, 0.25  # how far weights stray from the present ones, and how far these then move
TABLE = SEATS * HAND * 2  # where an observation goes on after the lands
PEEK = int(Phase.PEEK)
# By what is observed of a land: 0 if it is unknown, else its kind + 1.
WORTH = np.array((5, *map(ravens_on, range(KINDS)))) / 10

# Where the weights of each kind of action begin.
W_WAKE, W_TAKE, W_KEEP, W_USE, W_CHOOSE, W_PEEK, W_SWAP, W_LOOK, WEIGHTS = 0, 8, 12, 16, 22, 24, 26, 31, 32


@numba.njit(cache=True)
def score(o, seat, a, w):
    """How good an action seems to the one on `seat` who observes o."""
    mine = unknown = theirs = kept = worst = 0.0
    for i in range(HAND):
        value = WORTH[o[2 * i]]
        mine += value
        worst = max(worst, value)
        unknown += o[2 * i] == 0
        theirs += WORTH[o[2 * (HAND + i)]] if o[2 * (HAND + i)] > 0 else 0.36
        kept += o[2 * (HAND + i) + 1] >> 1 & 1  # the other has seen that land, and kept it
    up, deck, held = WORTH[o[TABLE]], o[TABLE + 2] / 50, o[TABLE + 3]
    if a == WAKE:
        k = W_WAKE
        wake = w[k] + w[k + 1] * mine + w[k + 2] * unknown + w[k + 3] * theirs + w[k + 4] * kept
        return wake + w[k + 5] * deck + w[k + 6] * up + w[k + 7] * (theirs < mine)
    if a < DRAW:
        i, k = a - TAKE, W_TAKE
        return w[k] + w[k + 1] * up + w[k + 2] * WORTH[o[2 * i]] + w[k + 3] * (o[2 * i] == 0)
    if a < KEEP:
        return 0.0
    if a < DISCARD:
        i, k = a - KEEP, W_KEEP
        return w[k] + w[k + 1] * WORTH[held] + w[k + 2] * WORTH[o[2 * i]] + w[k + 3] * (o[2 * i] == 0)
    if a == DISCARD:
        return 0.0
    if a == USE:
        k = W_USE
        if held == TAKE2 + 1:
            return w[k] + w[k + 1] * worst
        if held == PEEK1 + 1:
            return w[k + 2] + w[k + 3] * unknown
        return w[k + 4] + w[k + 5] * worst
    if a < TARGET:
        taken = held if a == CHOOSE else o[TABLE + 4]
        return w[W_CHOOSE] * WORTH[taken] + w[W_CHOOSE + 1] * (taken > TAKE2)
    if a < LOOK:
        return aim(o, seat, a - TARGET, w)
    return w[W_LOOK] if a < LOOK + HAND else 0.0


@numba.njit(cache=True)
def aim(o, seat, spot, w):
    """A land to look at, or one of the two to swap."""
    own = spot // HAND == seat
    land = o[2 * (spot % HAND + (0 if own else HAND))]
    if o[TABLE + 5] == PEEK:
        k = W_PEEK + (0 if own else 1)
        return w[k] * (land == 0)
    k = W_SWAP
    if own:
        return w[k] + w[k + 1] * WORTH[land] + w[k + 2] * (land == 0)
    return w[k + 3] * WORTH[land] + w[k + 4] * (land == 0)


@numba.njit(cache=True)
def choose(observation, mask, seats, weights, actions):
    """The best action in every game, by the weights of that game."""
    for i in range(len(actions)):
        best = -1e9
        for a in range(mask.shape[1]):
            if mask[i, a]:
                found = score(observation[i], seats[i], a, weights[i])
                if found > best:
                    best, actions[i] = found, a


def step(env: GameBatch, weights: np.ndarray, me: np.ndarray, own: np.ndarray) -> None:
    """Play one action in every game: by the weights on seat `me`, by the rival on the other."""
    choose(env.observation, env.mask, env.seat, weights, own)
    env.step(np.where(env.seat == me, own, env.advice(RIVAL)))


def margin(env: GameBatch, weights: np.ndarray, seed: int) -> np.ndarray:
    """By how many ravens a round each game's weights beat the rival; the seats take turns."""
    env.reset(seed)
    me, own = np.arange(env.games) % 2, np.zeros(env.games, np.int32)
    for _ in range(STEPS):
        step(env, weights, me, own)
    seen = env.observation
    lead = seen[:, TABLE + 13] - seen[:, TABLE + 12].astype(float)  # of whoever is asked
    ended = seen[:, TABLE + 11] - (seen[:, TABLE + 5] != Phase.REVEAL)
    return np.where(env.seat == me, lead, -lead) / np.maximum(ended, 1)


def share(games: int, weights: np.ndarray, seed: int) -> float:
    """The share of whole games to 100 ravens that the weights win against the rival."""
    env = GameBatch("dream_ravens", games, seats=2, seed=seed)
    me, own, all_weights = np.arange(games) % 2, np.zeros(games, np.int32), np.tile(weights, (games, 1))
    won, ended = np.zeros(games), np.zeros(games, bool)
    while not ended.all():
        step(env, all_weights, me, own)
        won += np.where(ended, 0.0, env.reward[np.arange(games), me])  # the first game at each table counts
        ended |= env.done
    return float(won.mean())


def interval(p: float, n: int) -> float:
    """Half the 95 % interval of a share p of n games."""
    return float(1.96 * np.sqrt(p * (1 - p) / n))


def learn(generations: int, seed: int) -> tuple[np.ndarray, list[tuple[int, float]]]:
    """The weights, and the learning curve: generations, and the share of whole games won on fresh deals."""
    luck, env = np.random.default_rng(seed), GameBatch("dream_ravens", GAMES, seats=2, options={"limit": 300})
    weights, speed, curve = np.zeros(WEIGHTS), np.zeros(WEIGHTS), []
    # It begins as somebody who wakes up only when hardly a raven is left.
    weights[W_WAKE], weights[W_WAKE + 1] = 2.0, -4.0
    for generation in range(generations + 1):
        if generation % EVERY == 0:
            curve.append((generation, share(GAMES // 4, weights, 10_000_000 + generation)))
            print(f"generation {generation}: wins {curve[-1][1]:.1%} of whole games against {RIVAL}", flush=True)
        half = luck.normal(size=(GAMES // 4, WEIGHTS))
        stray = np.repeat(np.concatenate([half, -half]), 2, 0)  # each once from either seat
        worth = margin(env, weights + SIGMA * stray, seed * 100_003 + generation)
        speed = 0.8 * speed + (worth - worth.mean()) @ stray / GAMES / worth.std()
        weights = weights + RATE * speed
    return weights, curve


def chart(curve: list[tuple[int, float]], title: str) -> str:
    """The learning curve as SVG."""
    wide, tall, edge = 640, 320, 54
    most = curve[-1][0]

    def x(when: float) -> float:
        return edge + (wide - edge - 20) * when / most

    def y(part: float) -> float:
        return tall - 40 - (tall - 90) * part

    line = " ".join(f"{x(when):.1f},{y(part):.1f}" for when, part in curve)
    marks = "".join(
        f'<text x="{edge - 8}" y="{y(p) + 4:.1f}" text-anchor="end">{p:.0%}</text>'
        f'<path d="M{edge} {y(p):.1f}H{wide - 20}" stroke="#ddd2c4"/>'
        for p in (0, 0.25, 0.5, 0.75, 1)
    ) + "".join(
        f'<text x="{x(most * q / 4):.1f}" y="{tall - 20}" text-anchor="middle">{most * q / 4:.0f}</text>'
        for q in range(5)
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide} {tall}" role="img" aria-label="learning curve">'
        f'<rect width="100%" height="100%" fill="#faf7f2"/><g font-family="sans-serif" font-size="12" fill="#241f33">'
        f'<text x="{edge}" y="24" font-size="14" font-weight="bold">{title}</text>{marks}'
        f'<path d="M{edge} {y(0.5):.1f}H{wide - 20}" stroke="#241f33" stroke-dasharray="4 3"/>'
        f'<text x="{wide - 24}" y="{y(0.5) - 5:.1f}" text-anchor="end">as good as {RIVAL}</text>'
        f'<polyline points="{line}" fill="none" stroke="#5b4b8a" stroke-width="2.5"/>'
        f'<text x="{wide / 2}" y="{tall - 4}" text-anchor="middle">generations of 4,096 games</text></g></svg>\n'
    )


def main() -> None:
    """Learn, measure and draw as the command line says."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--generations", type=int, default=120)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--plot", type=Path, help="draw the learning curve into this file")
    args = parser.parse_args()
    began, cpu = time.perf_counter(), time.process_time()
    weights, curve = learn(args.generations, args.seed)
    part = share(GAMES, weights, 20_000_000)
    print(f"Whole games to 100 against {RIVAL}: {part:.1%} +- {interval(part, GAMES):.1%} of {GAMES:,}")
    print(f"{time.perf_counter() - began:.0f} s, of that {time.process_time() - cpu:.0f} s of CPU")
    if args.plot:
        args.plot.write_text(chart(curve, f"Dream, two seats: share of whole games won against {RIVAL}"), "utf-8")


if __name__ == "__main__":
    main()
