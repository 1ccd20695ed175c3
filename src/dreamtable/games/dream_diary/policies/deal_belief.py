"""Who may hold which dream: deals that agree with the counts, drawn by their probability given the Memory Sheet.

The weight of a deal is a product over the seats.  Tables over sets of places are therefore summed seat by seat
(forward), and whole deals are drawn from them (backward), exactly by their probability.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import combinations

import msgspec
import numpy as np
from numpy.typing import NDArray

from dreamtable.games.dream_diary.policies.picture_opinion import Reals, chances, unseen
from dreamtable.games.dream_diary.view import Row, View

Masks = NDArray[np.int64]
LAPSE = 0.04  # how often an answer is a mere error
SHOWN = (0, 1, "n")


class Deals(msgspec.Struct, frozen=True):
    """Deals drawn by their probability: a row for each deal, a column for each place."""

    places: tuple[int, ...]  # printed numbers of the open places that I do not hold
    hands: tuple[Reals, ...]  # for each other seat, 1.0 where it holds a place
    nightmares: Reals

    def safe(self) -> Reals:
        """For each place the probability that somebody holds it, so that it is no nightmare."""
        return np.asarray(1 - self.nightmares.mean(axis=0))


def deals(me: int, view: View, sheet: Sequence[Row], blur: float, draws: int, luck: np.random.Generator) -> Deals:
    """Deals by their probability for seat `me`, who goes by these rows of the sheet."""
    mine = {*view.dreams, *view.nightmares}
    if view.variant:
        mine = {*view.dreams}  # one of those I put away may have come back to my partner
    places = tuple(p.number for p in view.places if p.fate == "open" and p.number not in mine)
    others = [q for q in range(len(view.seats)) if q != me]
    sizes = [view.seats[q].dreams for q in others]
    weights = [seat_weights(q, view, sheet, places, k, blur) for q, k in zip(others, sizes)]
    if view.variant:
        weights[0] = weights[0] * partner_prior(view, others[0], places, sizes[0])
    return draw(places, sizes, weights, draws, luck)


# -- one seat -------------------------------------------------------------------------------------------------
def seat_weights(seat: int, view: View, sheet: Sequence[Row], places: tuple[int, ...], held: int, blur: float) -> Reals:
    """For every hand that a seat may have now, the likelihood of all its answers so far, scaled to 1 at most."""
    _, members = hands(len(places), held)
    log = np.zeros(len(members))
    here = np.array(places, dtype=np.int64) - 1
    holder = {p.number: p.holder for p in view.places}
    gone: list[int] = []  # dreams that the seat has played since
    for row in reversed(sheet):
        gone += [leap.number for leap in row.jumps if leap.found and holder[leap.number] == seat]
        shown = row.answers[seat]
        if shown in SHOWN:
            fit = chances(row.adjective.lower(), blur, view.language, unseen(view))
            given = members, fit[here], fit[np.array(gone, dtype=np.int64) - 1]
            log += np.log(answer_chances(*given)[SHOWN.index(shown)])
    return np.asarray(np.exp(log - log.max())) if len(log) else log


def answer_chances(members: Reals, fit: Reals, surely: Reals) -> Reals:
    """The probabilities of the answers 0, 1 and n: a row for each answer, a column for each hand.

    A hand is a row of `members` over places that fit with probability `fit`; every hand also holds dreams that fit
    with the probabilities `surely`.
    """
    none = np.exp(members @ np.log1p(-fit)) * np.prod(1 - surely)
    one = none * (members @ (fit / (1 - fit)) + np.sum(surely / (1 - surely)))
    exact = np.stack([none, one, np.maximum(0.0, 1 - none - one)])
    return np.asarray(LAPSE / 3 + (1 - LAPSE) * exact)


def partner_prior(view: View, partner: int, places: tuple[int, ...], held: int) -> Reals:
    """In the two-player variant, the prior weight of each hand of my partner.

    One of the dreams that I put away may have come back to them, but not two; otherwise they got one of their own.
    """
    _, members = hands(len(places), held)
    put_away = {*view.nightmares} - {view.returned}
    got = any(p.number in put_away and p.holder == partner for p in view.places)
    count = members @ np.array([number in put_away for number in places], dtype=float)
    owned = held + view.seats[partner].played
    return np.select([count == 0, (count == 1) & (not got)], [1.0 if got else float(owned), 1.0], 0.0)


# -- all seats together ---------------------------------------------------------------------------------------
def draw(
    places: tuple[int, ...], sizes: Sequence[int], weights: Sequence[Reals], draws: int, luck: np.random.Generator
) -> Deals:
    """Draw deals of hands of these sizes, with a weight for every hand of every seat."""
    n = len(places)
    # For each set of places, the weight of all ways in which the seats so far hold exactly these.
    tables = [np.zeros(1 << n)]
    tables[0][0] = 1.0
    before = 0
    for k, weight in zip(sizes, weights):
        earlier, hand, union = joins(n, before, k)
        sums = np.bincount(union, tables[-1][earlier] * spread(n, k, weight)[hand], 1 << n)
        tables.append(np.asarray(sums / sums.max()))
        before += k
    taken = pick(tables[-1][hands(n, before)[0]], draws, luck)
    union_of = hands(n, before)[0][taken]
    nightmares = 1.0 - bits(union_of, n)
    drawn: list[Reals] = []
    for k, weight, table in zip(reversed(sizes), reversed(weights), reversed(tables[:-1])):
        before -= k
        earlier, hand, union = joins(n, before, k)
        steps = np.cumsum(table[earlier] * spread(n, k, weight)[hand])
        first = np.searchsorted(union, union_of)
        low = np.where(first > 0, steps[first - 1], 0.0)
        high = steps[np.searchsorted(union, union_of, side="right") - 1]
        at = np.searchsorted(steps, low + luck.random(draws) * (high - low), side="right").clip(first, len(steps) - 1)
        drawn.append(bits(hand[at], n))
        union_of = earlier[at]
    return Deals(places, tuple(reversed(drawn)), nightmares)


def pick(weights: Reals, draws: int, luck: np.random.Generator) -> Masks:
    """Indices drawn in proportion to their weights."""
    steps = np.cumsum(weights)
    return np.asarray(np.searchsorted(steps, luck.random(draws) * steps[-1], side="right").clip(0, len(steps) - 1))


def bits(masks: Masks, n: int) -> Reals:
    """Bit masks as rows of n zeros and ones."""
    return np.asarray(masks[:, None] >> np.arange(n) & 1, dtype=np.float64)


def spread(n: int, k: int, weights: Reals) -> Reals:
    """The weights of the hands of k places as a table over all sets of n places."""
    table = np.zeros(1 << n)
    table[hands(n, k)[0]] = weights
    return table


@lru_cache(maxsize=128)
def hands(n: int, k: int) -> tuple[Masks, Reals]:
    """Every set of k of n places, as bit masks and as rows of zeros and ones."""
    masks = np.array([sum(1 << i for i in chosen) for chosen in combinations(range(n), k)], dtype=np.int64)
    return masks, bits(masks, n)


@lru_cache(maxsize=48)
def joins(n: int, before: int, k: int) -> tuple[Masks, Masks, Masks]:
    """Every way to add a hand of k to a set of `before` places: sets, hands and their unions, sorted by union."""
    earlier, later = hands(n, before)[0], hands(n, k)[0]
    i, j = np.nonzero((earlier[:, None] & later[None, :]) == 0)
    union = earlier[i] | later[j]
    order = np.argsort(union, kind="stable")
    return earlier[i][order], later[j][order], union[order]
