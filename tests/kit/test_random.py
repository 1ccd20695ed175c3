"""Dice: fair, reproducible, and the same shuffle from a tape of words."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dreamtable.kit.random import below, generator, shuffle, tape


@given(st.integers(0, 2**62), st.integers(1, 1000))
def test_below_stays_below(seed: int, n: int) -> None:
    dice = generator(seed)
    assert all(0 <= below(dice, n) < n for _ in range(20))


def test_every_face_comes_up_about_equally() -> None:
    dice, counts = generator(5), [0] * 6
    for _ in range(60_000):
        counts[below(dice, 6)] += 1
    assert max(abs(c - 10_000) for c in counts) < 500


@given(st.integers(0, 2**62))
def test_the_same_seed_shuffles_the_same(seed: int) -> None:
    a, b = list(range(54)), list(range(54))
    shuffle(generator(seed), a, 54)
    shuffle(generator(seed), b, 54)
    assert a == b and sorted(a) == list(range(54))


def test_neighbouring_seeds_shuffle_differently() -> None:
    orders = set()
    for seed in range(200):
        cards = list(range(54))
        shuffle(generator(seed), cards, 54)
        orders.add(tuple(cards))
    assert len(orders) == 200


def test_a_tape_is_read_word_by_word_and_never_past_its_end() -> None:
    dice = tape([0, 2**31, 2**32 - 1])
    assert [below(dice, 10) for _ in range(3)] == [0, 5, 9]
    with pytest.raises(IndexError):
        below(dice, 10)
