"""Random numbers, always handed in from outside: the rules own no generator.

`Dice` is a list of integers (an int64 array when compiled) in one of two forms:
- a tape `[cursor, 0, word, word, ...]` of 32-bit words, for live tables: the words come from HMAC-SHA256, so that
  no number of seen cards tells the rest, and anyone can compute them again after the game;
- a generator `[0, state]`, for search, arena and tests: fast, and fair enough where nothing is at stake.
"""

from __future__ import annotations

from collections.abc import Sequence

from dreamtable.kit.state import ints

Dice = list[int]

# Multiply-with-carry: carry in the high word, digit in the low one; a * 2**32 - 1 and a * 2**31 - 1 are prime.
# Products stay below 2**62: Numba compiles int64 overflow as undefined behaviour.
MULTIPLIER, LOW = 698769069, 0xFFFFFFFF
RANGE = MULTIPLIER * 2**32 - 1
TAPE = 2  # index of a tape's first word


def tape(words: Sequence[int]) -> Dice:
    """Return dice that use up these 32-bit words in order."""
    return [TAPE, 0, *words]


def generator(number: int) -> Dice:
    """Return dice that are seeded with a number."""
    dice = [0, 0]
    seed(dice, number)
    return dice


def seed(dice: Dice, number: int) -> None:
    """Start a generator from any number 0 .. 2**62."""
    x = number % (RANGE - 1) + 1
    for _ in range(4):
        x = next_state(x)
        x = (x ^ (x >> 21)) % (RANGE - 1) + 1
    dice[0] = 0
    dice[1] = x


def below(dice: Dice, n: int) -> int:
    """A random number 0..n-1 (n below 2**31)."""
    cursor = dice[0]
    if cursor > 0:
        dice[0] = cursor + 1
        return (dice[cursor] * n) >> 32
    x = dice[1]
    dice[1] = next_state(x)
    return below_from(x, n)


def next_state(x: int) -> int:
    """The state of a generator after this one."""
    return MULTIPLIER * (x & LOW) + (x >> 32)


def below_from(x: int, n: int) -> int:
    """A number 0..n-1 from the state of a generator."""
    return (((x ^ (x >> 32)) & LOW) * n) >> 32


def shuffle(dice: Dice, cards: list[int], n: int) -> None:
    """Shuffle the first n cards in place."""
    if dice[0] > 0:
        for i in range(n - 1, 0, -1):
            swap(cards, i, below(dice, i + 1))
        return
    x = dice[1]  # the same numbers as from below(), kept in a register
    for i in range(n - 1, 0, -1):
        swap(cards, i, below_from(x, i + 1))
        x = next_state(x)
    dice[1] = x


def swap(cards: list[int], i: int, j: int) -> None:
    """Exchange two cards in place."""
    held = cards[i]
    cards[i] = cards[j]
    cards[j] = held


def sort_cards(cards: list[int], n: int, kinds: int) -> None:
    """Sort the first n cards in place.

    A redeal does so before it shuffles hidden cards, so that nothing in its outcome depends on how they truly lay.
    """
    count = ints(kinds)
    for i in range(n):
        count[cards[i]] += 1
    k = 0
    for kind in range(kinds):
        for _ in range(count[kind]):
            cards[k] = kind
            k += 1
