"""The compiled forms of the helpers in kit/state.py.  Imported only when something compiles."""

from __future__ import annotations

from types import FunctionType
from typing import Any, cast

import numpy as np
from llvmlite import ir  # type: ignore[import-untyped]
from llvmlite.binding import get_host_cpu_features  # type: ignore[import-untyped]
from numba.core import cgutils, types
from numba.core import config as numba_config
from numba.cpython.unsafe.numbers import trailing_zeros
from numba.extending import intrinsic

from dreamtable.kit import state

NARROW = types.int8, types.int16, types.int32, types.uint8, types.uint16, types.uint32


def copy_state(to: Any, i: int, source: Any, j: int) -> None:
    """Copy a record of one array into another."""
    to[i] = source[j]


def ints(n: int) -> Any:
    """An array of whole numbers."""
    return np.zeros(n, np.int32)


def floats(n: int) -> Any:
    """An array of numbers."""
    return np.zeros(n, np.float64)


def first_bit(mask: int) -> Any:
    """The place of the lowest bit that is set."""
    return np.int64(trailing_zeros(np.int64(mask)))  # type: ignore[call-arg]  # Numba adds the first one


@intrinsic
def bit_count(typing: Any, mask: Any) -> Any:
    """How many bits are set."""

    def generate(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        return builder.ctpop(context.cast(builder, args[0], mask, types.int64))

    return types.int64(mask), generate


def can_deposit() -> bool:
    """Whether this processor has an instruction that spreads bits over those of a mask, and Numba compiles for it."""
    compiling: Any = numba_config
    return not compiling.CPU_NAME and bool(get_host_cpu_features().get("bmi2", False))


def nth_bit(deposit: bool) -> Any:
    """Return what finds the place of the bit with number n among those of a mask that are set.

    With `deposit` one bit is spread over the mask and found, without a branch that nothing foretells; else the lower
    bits are cleared one by one.
    """

    def spread(builder: Any, bits: Any, number: Any, one: Any) -> Any:
        kind = ir.FunctionType(one.type, [one.type, one.type])
        find: Any = cgutils.get_or_insert_function  # its arguments have no type hints
        instruction = find(builder.module, kind, "llvm.x86.bmi.pdep.64")
        return builder.call(instruction, [builder.shl(one, number), bits])

    def clear(builder: Any, bits: Any, number: Any, one: Any) -> Any:
        rest = cgutils.alloca_once_value(builder, bits)  # type: ignore[no-untyped-call]
        with cgutils.for_range(builder, number):
            left = builder.load(rest)
            builder.store(builder.and_(left, builder.sub(left, one)), rest)
        return builder.load(rest)

    @intrinsic
    def place(typing: Any, mask: Any, n: Any) -> Any:
        def generate(context: Any, builder: Any, signature: Any, args: Any) -> Any:
            bits, number = (context.cast(builder, value, kind, types.int64) for value, kind in zip(args, (mask, n)))
            found = (spread if deposit else clear)(builder, bits, number, ir.Constant(ir.IntType(64), 1))
            return builder.cttz(found, ir.Constant(ir.IntType(1), 0))

        return types.int64(mask, n), generate

    return place


def checked_row(out: Any, k: int, row: Any, n: int) -> None:
    """Copy the first n numbers of a row into `out`, from k on."""
    for j in range(n):
        out[k + j] = row[j]


@intrinsic(prefer_literal=True)
def copy_row(typing: Any, out: Any, k: Any, row: Any, n: Any) -> Any:
    """Copy a row by a few wide loads and as many wide stores.

    A loop would be compiled to go number by number, since the compiler cannot rule out that the arrays overlap.  The
    last chunk overlaps the one before it rather than being shorter.
    """
    if not isinstance(n, types.IntegerLiteral) or out.layout != "C" or row.layout != "C":
        return None
    size = int(n.literal_value)
    wide = max(w for w in (16, 8, 4, 2, 1) if w <= size)
    starts = sorted({*range(0, size - wide + 1, wide), size - wide})

    def generate(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        def place(kind: Any, array: Any, offset: Any, start: int) -> Any:
            data = cgutils.create_struct_proxy(kind)(context, builder, array).data  # type: ignore[no-untyped-call]
            first = builder.gep(data, [builder.add(offset, ir.Constant(offset.type, start))])
            return builder.bitcast(first, ir.VectorType(data.type.pointee, wide).as_pointer())

        begin = context.cast(builder, args[1], k, types.intp)
        nothing = ir.Constant(begin.type, 0)
        loaded = [builder.load(place(row, args[2], nothing, start), align=1) for start in starts]
        target = ir.VectorType(context.get_data_type(out.dtype), wide)
        for start, numbers in zip(starts, loaded):
            wider = out.dtype.bitwidth > row.dtype.bitwidth
            same = out.dtype.bitwidth == row.dtype.bitwidth
            fitted = numbers if same else (builder.sext if wider else builder.trunc)(numbers, target)
            builder.store(fitted, place(out, args[0], begin, start), align=1)
        return context.get_dummy_value()

    return types.void(out, k, row, n), generate


@intrinsic
def no_overlap(typing: Any) -> Any:
    """Promise that nothing which is reached through one argument of the calling function is reached through another.

    The place of the next word on a tape of dice can then stay in a register while states are written.
    """

    def generate(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        for argument in builder.function.args:
            if isinstance(argument.type, ir.PointerType):
                argument.add_attribute("noalias")
        return context.get_dummy_value()

    return types.void(), generate


def wide(kind: Any) -> Any:
    """Return the type as which a function gets a number of this type: every whole number is as wide as Python's."""
    return types.int64 if kind in NARROW or isinstance(kind, types.IntegerLiteral) else kind


def share_forms(dispatcher: Any) -> Any:
    """Return a compiled function of which callers that hand over narrow and wide whole numbers share one form.

    Left to itself Numba would compile a form for each mixture of widths, nearly twice as many in all.
    """
    template_for = dispatcher.get_call_template

    def get_call_template(args: Any, keywords: Any) -> Any:
        return template_for(tuple(map(wide, args)), {name: wide(kind) for name, kind in keywords.items()})

    dispatcher.get_call_template = get_call_template
    return dispatcher


def forms(boundscheck: bool) -> dict[FunctionType, Any]:
    """Return what is compiled in place of each helper."""
    found = {
        state.copy_state: copy_state,
        state.ints: ints,
        state.floats: floats,
        state.first_bit: first_bit,
        state.bit_count: bit_count,
        state.no_overlap: no_overlap,
        state.nth_bit: nth_bit(can_deposit()),
        state.copy_row: checked_row if boundscheck else copy_row,
    }
    return cast(dict[FunctionType, Any], found)
