"""Counting and finding the bits of a mask: the plain forms, and both compiled ones."""

from __future__ import annotations

import random
from typing import Any

from numba import njit

from dreamtable.kit import numba_intrinsics, state

TIMES = 2000


def masks() -> list[int]:
    pick = random.Random(1)
    return [1, 1 << 62, (1 << 63) - 1, *(pick.getrandbits(pick.randint(1, 63)) | 1 for _ in range(TIMES))]


def compiled(form: Any) -> Any:
    @njit
    def call(*arguments: int) -> Any:
        return form(*arguments)

    return call


def test_bits_are_counted() -> None:
    form = compiled(numba_intrinsics.bit_count)
    for mask in [0, *masks()]:
        assert state.bit_count(mask) == form(mask) == bin(mask).count("1")


def test_the_nth_bit_is_the_one_that_a_list_of_them_would_have_there() -> None:
    slow = compiled(numba_intrinsics.nth_bit(deposit=False))
    fast = compiled(numba_intrinsics.nth_bit(deposit=numba_intrinsics.can_deposit()))
    for mask in masks():
        places = [k for k in range(63) if mask >> k & 1]
        for n in (0, len(places) // 2, len(places) - 1):
            assert state.nth_bit(mask, n) == slow(mask, n) == fast(mask, n) == places[n]
