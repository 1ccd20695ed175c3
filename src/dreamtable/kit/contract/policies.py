"""The contract of policies/: how each level of bots chooses its actions, in functions that compile like the rules.

A module of this folder that is named after a level defines `policy`, and may define whatever else search and rollouts
ask of the rules (`habit`, `asked`, `suppose`, `seen`, `estimate`: see rules.py of this package).  Other modules are the
game's own business.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import ModuleType
from typing import Any

from dreamtable.kit.contract import rules
from dreamtable.kit.contract.signature_check import Function, function_faults, signature

LEVELS = ("dozing", "dreaming", "lucid")  # modules that this contract knows, one for each level of bots
HOOKS: dict[str, Function] = {
    f.__name__: f for f in (rules.policy, rules.habit, rules.asked, rules.suppose, rules.seen, rules.estimate)
}


class Policies:
    """The policies of a game's levels; without any, bots play at random."""

    def __init__(self, modules: dict[str, ModuleType]) -> None:
        self._modules = modules

    def __bool__(self) -> bool:
        return "dreaming" in self._modules

    def of(self, level: str) -> tuple[ModuleType, ...]:
        """Return the modules to link for a level: those of `dreaming`, and what the level does otherwise on top."""
        names = dict.fromkeys(("dreaming", level))
        return tuple(self._modules[name] for name in names if name in self._modules)


def policy_faults(levels: Mapping[str, Mapping[str, Any]]) -> list[str]:
    """One sentence for each thing in which the names that each level's file defines do not keep this contract."""
    faults: list[str] = []
    if levels and "dreaming" not in levels:
        faults.append("policies/dreaming.py is missing; the other levels are variations of it.")
    for level, found in levels.items():
        file = f"policies/{level}.py"
        if "policy" not in found:
            faults.append(f"{file} does not define {signature('policy', rules.policy, bound=False)}.")
        faults += function_faults(file, found, HOOKS)
    return faults
