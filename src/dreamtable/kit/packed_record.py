"""Declare a game state once; get a small Python class and a NumPy dtype from it.

    class State(GameState):
        phase = enum8(Phase)
        deck = i8(54)
        hand = i8(SEATS, HAND)

A checker reads the fields as ``Phase``, ``list[int]`` and ``list[list[int]]``, which is what they are on the
plain object.  ``State.dtype()`` is the same layout for NumPy and Numba; NumPy is imported only when it is asked for.
"""

from __future__ import annotations

import struct
from enum import IntEnum
from typing import TYPE_CHECKING, Any, ClassVar, Self, TypeVar, cast, overload

if TYPE_CHECKING:
    import numpy as np

E = TypeVar("E", bound=IntEnum)
LETTERS = {"i1": "b", "i2": "h", "i4": "i", "i8": "q"}


class Field:
    """One field: NumPy scalar code, shape, and the IntEnum it holds, if any."""

    def __init__(self, code: str, shape: tuple[int, ...], enum: type[IntEnum] | None = None) -> None:
        if len(shape) > 2:
            raise TypeError("at most two dimensions")
        self.code, self.shape, self.enum = code, shape, enum
        self.count = 1
        for n in shape:
            self.count *= n


class _Kind:
    """A kind of integer field; calling it with up to two sizes declares a field."""

    def __init__(self, code: str) -> None:
        self.code = code

    @overload
    def __call__(self) -> int: ...
    @overload
    def __call__(self, n: int, /) -> list[int]: ...
    @overload
    def __call__(self, n: int, m: int, /) -> list[list[int]]: ...
    def __call__(self, *shape: int) -> Any:
        return Field(self.code, shape)


# No unsigned 64-bit kind on purpose: Numba turns uint64 (op) int64 into float64.
i8, i16, i32, i64 = _Kind("i1"), _Kind("i2"), _Kind("i4"), _Kind("i8")


def enum8(cls: type[E]) -> E:
    """An int8 field that holds a member of an IntEnum."""
    for name, member in cls.__members__.items():
        type.__setattr__(cls, name, member)  # as Python 3.12 does; 3.11 asks a descriptor each time, four times slower
    return cast(E, Field("i1", (), cls))


class _Layout(type):
    """Turns Field values of a class body into slots, a layout and generated copy code."""

    def __new__(mcs, name: str, bases: tuple[type, ...], body: dict[str, Any]) -> _Layout:
        own = {k: v for k, v in body.items() if isinstance(v, Field)}
        found = {k: v for b in bases for k, v in getattr(b, "fields", {}).items()} | own
        if not found:
            return super().__new__(mcs, name, bases, body)
        # Widest first: every field is naturally aligned and only the tail can be padded.
        fields = dict(sorted(found.items(), key=lambda kv: -int(kv[1].code[1])))
        layout = "<" + "".join(f"{f.count}{LETTERS[f.code]}" for f in fields.values())
        tail = -struct.calcsize(layout) % 8
        made: dict[str, Any] = {f"enum_{n}": f.enum for n, f in fields.items()}
        exec(_methods(fields), made)
        rest = {k: v for k, v in body.items() if k not in own}
        rest |= {
            "__slots__": tuple(own),
            "__init__": made["__init__"],
            "assign": made["assign"],
            "clone": made["clone"],
            "flat": made["flat"],
            "fields": fields,
            "_tail": tail,
            "_pack": struct.Struct(f"{layout}{tail}x"),
        }
        return super().__new__(mcs, name, bases, rest)


def _methods(fields: dict[str, Field]) -> str:
    """Straight-line code for the four methods that run on every move."""
    init = ["def __init__(self):"]
    assign = ["def assign(self, other):"]
    clone = ["def clone(self):", "    new = object.__new__(type(self))"]
    flat = ["def flat(self):", "    out = []"]
    for n, f in fields.items():
        if not f.shape:
            init.append(f"    self.{n} = {'enum_' + n + '(0)' if f.enum else 0}")
            assign.append(f"    self.{n} = other.{n}")
            clone.append(f"    new.{n} = self.{n}")
            flat.append(f"    out.append(self.{n})")
        elif len(f.shape) == 1:
            init.append(f"    self.{n} = [0] * {f.shape[0]}")
            assign.append(f"    self.{n}[:] = other.{n}")
            clone.append(f"    new.{n} = self.{n}[:]")
            flat.append(f"    out += self.{n}")
        else:
            init.append(f"    self.{n} = [[0] * {f.shape[1]} for _ in range({f.shape[0]})]")
            assign.append(f"    for a, b in zip(self.{n}, other.{n}): a[:] = b")
            rows = [f"r{i}" for i in range(f.shape[0])]  # one by one: a comprehension is a call of its own
            clone.append(f"    {', '.join(rows)}, = self.{n}")
            clone.append(f"    new.{n} = [{', '.join(f'{row}[:]' for row in rows)}]")
            flat.append(f"    for row in self.{n}: out += row")
    return "\n".join([*init, *assign, *clone, "    return new", *flat, "    return out"])


class PackedRecord(metaclass=_Layout):
    """Base of a game state: a plain object with slots and lists, mirrored by ``dtype()``."""

    __slots__ = ()
    fields: ClassVar[dict[str, Field]]
    _tail: ClassVar[int]
    _pack: ClassVar[struct.Struct]

    if TYPE_CHECKING:

        def assign(self, other: Self) -> None:
            """Copy every field of `other` into this record, in place."""

        def clone(self) -> Self:
            """Return an independent copy."""

        def flat(self) -> list[int]:
            """Return all numbers in layout order."""

    @classmethod
    def dtype(cls) -> np.dtype[np.void]:
        """Return the layout for NumPy."""
        import numpy as np

        columns: list[Any] = [(n, f.code, f.shape) for n, f in cls.fields.items()]
        if cls._tail:  # a real field: NumPy does not copy anonymous padding
            columns.append(("_tail", "i1", (cls._tail,)))
        return np.dtype(columns, align=True)

    def to_bytes(self) -> bytes:
        """Return the same bytes as the NumPy record has; raise struct.error if a number does not fit."""
        return self._pack.pack(*self.flat())

    @classmethod
    def from_bytes(cls, data: bytes) -> Self:
        """Return the record that `to_bytes` wrote."""
        return cls.from_flat(list(cls._pack.unpack(data)))

    @classmethod
    def from_flat(cls, numbers: list[int]) -> Self:
        """Return a record from its numbers in layout order."""
        s, k = cls(), 0
        for name, f in cls.fields.items():
            part = numbers[k : k + f.count]
            k += f.count
            value: Any = part
            if not f.shape:
                value = f.enum(part[0]) if f.enum else part[0]
            elif len(f.shape) == 2:
                m = f.shape[1]
                value = [part[i : i + m] for i in range(0, f.count, m)]
            setattr(s, name, value)
        return s

    def to_numpy(self) -> np.ndarray[Any, np.dtype[np.void]]:
        """Return an array of one, with a copy of this record."""
        import numpy as np

        return np.frombuffer(bytearray(self.to_bytes()), self.dtype())

    @classmethod
    def array(cls, n: int) -> np.ndarray[Any, np.dtype[np.void]]:
        """Return an array of n empty records."""
        import numpy as np

        return np.zeros(n, cls.dtype())

    def __eq__(self, other: object) -> bool:
        return isinstance(other, type(self)) and self.flat() == other.flat()

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        parts = []
        for name, f in self.fields.items():
            v = getattr(self, name)
            parts.append(f"{name}={f.enum(v).name if f.enum else v}")
        return f"{type(self).__name__}({', '.join(parts)})"
