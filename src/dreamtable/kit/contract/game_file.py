"""How one file of a game's folder is declared and opened."""

from __future__ import annotations

from collections.abc import Mapping
from types import FunctionType, ModuleType
from typing import Any, ClassVar, get_type_hints

from dreamtable.kit.contract.signature_check import REQUIRED, constant_faults, function_faults, signature


class GameFile:
    """One file of a game's folder: what the file defines, over the defaults that a subclass states.

    A subclass is the contract of the file.  Each of its public methods is a function that the file may define with the
    same parameters, and must define if it is marked as `required`.  Each annotated name is a constant that the file may
    define, and must define if no value stands beside the annotation.
    """

    FILE: ClassVar[str]
    FUNCTIONS: ClassVar[dict[str, FunctionType]]
    CONSTANTS: ClassVar[dict[str, Any]]  # name -> type

    def __init_subclass__(cls) -> None:
        own = vars(cls)
        cls.FUNCTIONS = {n: f for n, f in own.items() if isinstance(f, FunctionType) and not n.startswith("_")}
        cls.CONSTANTS = dict(own.get("__annotations__", {}))

    def __init__(self, module: ModuleType | None) -> None:
        found = {} if module is None else vars(module)
        self._defined = frozenset(name for name in (*self.FUNCTIONS, *self.CONSTANTS) if name in found)
        for name in self._defined:
            setattr(self, name, found[name])

    def defines(self, name: str) -> bool:
        """Whether the game itself supplies this name, rather than the contract's default."""
        return name in self._defined

    @classmethod
    def faults(cls, found: Mapping[str, Any] | None) -> list[str]:
        """One sentence for each thing in which the names of a file, None if there is no file, break this contract."""
        wanted = [n for n in cls.CONSTANTS if n not in vars(cls)]
        wanted += [signature(n, f, bound=True) for n, f in cls.FUNCTIONS.items() if hasattr(f, REQUIRED)]
        if found is None:
            return [f"{cls.FILE} is missing; it should define {', '.join(wanted)}."] if wanted else []
        hints = get_type_hints(cls)
        constants = {name: (hints[name], name not in vars(cls)) for name in cls.CONSTANTS}
        return [
            *constant_faults(cls.FILE, found, constants),
            *function_faults(cls.FILE, found, cls.FUNCTIONS, bound=True),
        ]
