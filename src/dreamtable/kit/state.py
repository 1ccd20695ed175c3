"""What every game's state has, the seats of chance and time, and helpers with a compiled form."""

from __future__ import annotations

from typing import Any

from dreamtable.kit.packed_record import PackedRecord, i8, i32

# Seats 0..9 are players'.  Chance and time are seats of their own: their moves stand in the log like anyone's.
CHANCE, CLOCK, NOBODY, WATCHER = 10, 11, -1, -1
CHANCE_BIT = 1 << CHANCE


class GameState(PackedRecord):
    """Base of every game's State: the fields that the kit itself reads."""

    seats = i8()
    former_rules = i8()  # a stored game of an earlier version of the rules says which; 0: the present one
    moment = i32()  # counts decisions; a clock starts anew when it changes


# -- around the table, without a division: it would take the most time in many moves -------------------------
def clockwise(s: GameState, seat: int, steps: int) -> int:
    """The seat so many steps on, at most once around."""
    there = seat + steps
    return there - s.seats if there >= s.seats else there


def steps_to(s: GameState, seat: int, other: int) -> int:
    """How many steps `other` sits clockwise of `seat`."""
    steps = other - seat
    return steps + s.seats if steps < 0 else steps


# -- helpers with a second, compiled form in kit/numba_intrinsics.py ------------------------------------------
def copy_state(to: Any, i: int, source: Any, j: int) -> None:
    """Overwrite state i of one batch with state j of another."""
    to[i].assign(source[j])


def ints(n: int) -> list[int]:
    """Return n zeros, to be used as room for whole numbers."""
    return [0] * n


def floats(n: int) -> list[float]:
    """Return n zeros, to be used as room for real numbers."""
    return [0.0] * n


def copy_row(out: list[int], k: int, row: list[int], n: int) -> None:
    """Write a row of n numbers (a constant) into `out`, from place k on."""
    out[k : k + n] = row


def first_bit(mask: int) -> int:
    """The place of the lowest bit of a mask that has one."""
    return (mask & -mask).bit_length() - 1


def bit_count(mask: int) -> int:
    """How many bits of a mask (0 or more) are set."""
    return mask.bit_count()


def nth_bit(mask: int, n: int) -> int:
    """The place of the bit with number n, counted from 0, among those of a mask that are set."""
    for _ in range(n):
        mask &= mask - 1
    return (mask & -mask).bit_length() - 1


def no_overlap() -> None:
    """Promise the compiler that the arrays handed to the calling function lie apart."""
