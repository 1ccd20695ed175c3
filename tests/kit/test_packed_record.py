"""Records: declared once, the same bytes as a plain object and as a NumPy record."""

from __future__ import annotations

import struct
from enum import IntEnum

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dreamtable.kit.packed_record import PackedRecord, enum8, i8, i16, i32, i64


class Colour(IntEnum):
    RED = 0
    BLUE = 1


class Sample(PackedRecord):
    small = i8()
    colour = enum8(Colour)
    row = i16(3)
    grid = i8(2, 3)
    wide = i32()
    wider = i64()


samples = st.builds(
    lambda small, colour, row, grid, wide, wider: Sample.from_flat([wider, wide, *row, small, colour, *grid]),
    st.integers(-128, 127), st.sampled_from([0, 1]), st.lists(st.integers(-32768, 32767), min_size=3, max_size=3),
    st.lists(st.integers(-128, 127), min_size=6, max_size=6), st.integers(-(2**31), 2**31 - 1), st.integers(-(2**63), 2**63 - 1),
)  # fmt: skip


@given(samples)
def test_bytes_numpy_and_objects_agree(s: Sample) -> None:
    assert Sample.from_bytes(s.to_bytes()) == s
    assert s.to_numpy()[0].tobytes() == s.to_bytes()
    record = s.to_numpy()[0]
    assert record["row"].tolist() == s.row and record["grid"].tolist() == s.grid and record["wider"] == s.wider


@given(samples, samples)
def test_clones_are_independent(a: Sample, b: Sample) -> None:
    c = a.clone()
    c.grid[1][2] ^= 1
    c.row[0] ^= 1
    assert c != a
    c.assign(b)
    assert c == b and c.grid is not b.grid


def test_numbers_that_do_not_fit_are_refused() -> None:
    s = Sample()
    s.small = 128
    with pytest.raises(struct.error):
        s.to_bytes()


def test_enums_come_back_as_enums() -> None:
    s = Sample()
    s.colour = Colour.BLUE
    assert Sample.from_bytes(s.to_bytes()).colour is Colour.BLUE
    assert "colour=BLUE" in repr(s)


def test_three_dimensions_are_too_many() -> None:
    with pytest.raises(TypeError):
        i8(1, 2, 3)  # type: ignore[call-overload]
