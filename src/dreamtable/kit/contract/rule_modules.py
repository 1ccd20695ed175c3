"""The modules of a game that are linked and compiled together."""

from __future__ import annotations

from collections.abc import Callable
from types import FunctionType, ModuleType
from typing import Any

from dreamtable.kit.contract import rules
from dreamtable.kit.contract.signature_check import Function, constant_faults, function_faults, required
from dreamtable.kit.options import GameOptions
from dreamtable.kit.state import GameState

FILES = ("state", "actions", "scoring", "rules", "knowledge")  # scoring.py: only where a game has one


@required
def opening(seats: int, options: GameOptions) -> GameState:
    """Return a state in which nothing is dealt yet."""
    raise NotImplementedError  # contract


CONSTANTS: dict[str, dict[str, tuple[Any, bool]]] = {  # by file: name -> type, and whether a game has to define it
    "state": {"State": (type[GameState], True)},
    "actions": {"ACTIONS": (int, True), "ACTION_NAMES": (tuple, False)},
    "rules": {"CLOCKS": (int, False), "WORDS": (int, False), "PAYOFFS": (tuple, False)},
    "knowledge": {"OBS": (int, True), "OBSERVED": (tuple, False)},
}
SCORING = ("payoff",)
KNOWLEDGE = ("redeal", "observe", "hides")


def functions_of(module: ModuleType) -> dict[str, FunctionType]:
    """The functions that a module defines itself, by name."""
    return {n: f for n, f in vars(module).items() if isinstance(f, FunctionType) and f.__module__ == module.__name__}


class RuleModules:
    """A game's rules: state.py, actions.py, scoring.py, rules.py and knowledge.py, as sources for kit/rule_compiler.py.

    `names` holds all that they define or import; whoever links them finds the game's own functions in `functions`.
    """

    def __init__(self, name: str, modules: tuple[ModuleType, ...]) -> None:
        self.name = name
        self.modules = modules
        self.names: dict[str, Any] = {n: v for module in modules for n, v in vars(module).items()}
        self.functions = {n: f for module in modules for n, f in functions_of(module).items()}

    @property
    def State(self) -> type[GameState]:
        """The type of the game's states."""
        kind: type[GameState] = self.names["State"]
        return kind

    @property
    def opening(self) -> Callable[[int, GameOptions], GameState]:
        """Make a state in which nothing is dealt yet."""
        make: Callable[[int, GameOptions], GameState] = self.names["opening"]
        return make


def rule_faults(modules: tuple[ModuleType, ...]) -> list[str]:
    """One sentence for each thing in which these modules do not keep the contract of the rules."""
    names = {n: v for module in modules for n, v in vars(module).items()}
    functions = {n: f for module in modules for n, f in functions_of(module).items()}
    wanted: dict[str, Function] = {"opening": opening, **functions_of(rules)}
    faults = [
        fault for file, wanted_here in CONSTANTS.items() for fault in constant_faults(f"{file}.py", names, wanted_here)
    ]
    for file, names_there in (("scoring.py", SCORING), ("knowledge.py", KNOWLEDGE)):
        faults += function_faults(file, functions, {n: wanted.pop(n) for n in names_there})
    return faults + list(function_faults("rules.py", functions, wanted))
