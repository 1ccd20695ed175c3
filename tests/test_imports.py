"""Imports inside packages have no cycles, and modules are found by name only where that is the job of a module."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import grimp
import pytest

SOURCES = Path(__file__).parent.parent / "src" / "dreamtable"
LOOKUPS = {"import_module", "__import__", "find_spec", "iter_modules"}
# Where modules are looked up by name, and why.
ALLOWED = {
    "bots/frozen_policies.py": "a policy to measure against is chosen by its name",
    "__init__.py": "names of the library are imported when they are first used",
    "commands/main.py": "only the command that is asked for is imported",
    "kit/game_discovery.py": "every folder is a game: there is no list to edit",
    "kit/game.py": "a Game opens the folder of its game",
    "lab/peers/own_games.py": "OpenSpiel may be installed or not",
    "play/agents.py": "an agent is named by its module and class",
    "lab/peers/measure_all.py": "libraries of others may be installed or not",
    "lab/postgres_process.py": "PostgreSQL may come from a wheel",
}


@pytest.fixture(scope="module")
def graph() -> grimp.ImportGraph:
    """All imports of the package, those for types included."""
    return grimp.build_graph("dreamtable", exclude_type_checking_imports=False, cache_dir=None)


def cycles(graph: grimp.ImportGraph) -> list[set[str]]:
    """Return the sets of modules that import each other in a circle, by Tarjan's algorithm."""
    index: dict[str, int] = {}
    low: dict[str, int] = {}
    stack: list[str] = []
    found: list[set[str]] = []

    def visit(module: str) -> None:
        index[module] = low[module] = len(index)
        stack.append(module)
        for imported in graph.find_modules_directly_imported_by(module):
            if imported not in index:
                visit(imported)
                low[module] = min(low[module], low[imported])
            elif imported in stack:
                low[module] = min(low[module], index[imported])
        if low[module] == index[module]:
            place = stack.index(module)
            circle = set(stack[place:])
            del stack[place:]
            if len(circle) > 1:
                found.append(circle)

    for module in sorted(graph.modules):
        if module not in index:
            visit(module)
    return found


def test_no_two_modules_import_each_other(graph: grimp.ImportGraph) -> None:
    assert [sorted(circle) for circle in cycles(graph)] == []


def test_a_cycle_would_be_found() -> None:
    graph = grimp.ImportGraph()
    for importer, imported in (("a", "b"), ("b", "c"), ("c", "a"), ("c", "d")):
        graph.add_module(importer)
        graph.add_module(imported)
        graph.add_import(importer=importer, imported=imported)
    assert cycles(graph) == [{"a", "b", "c"}]


def lookups(file: Path) -> Iterator[str]:
    """Yield the places in a file that look up a module by its name."""
    for node in ast.walk(ast.parse(file.read_text("utf-8"))):
        if isinstance(node, ast.Name | ast.Attribute):
            name = node.id if isinstance(node, ast.Name) else node.attr
            if name in LOOKUPS:
                yield f"{file.relative_to(SOURCES).as_posix()}:{node.lineno} {name}"


def test_modules_are_looked_up_by_name_only_where_that_is_needed() -> None:
    found = [place for file in sorted(SOURCES.rglob("*.py")) for place in lookups(file)]
    assert [place for place in found if place.partition(":")[0] not in ALLOWED] == []
    assert ALLOWED.keys() == {place.partition(":")[0] for place in found}, "the list names nothing that is gone"


def probes(file: Path) -> Iterator[str]:
    """Yield the places in a file that ask whether some object has an attribute."""
    for node in ast.walk(ast.parse(file.read_text("utf-8"))):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
            asks = node.func.id == "hasattr" or (node.func.id == "getattr" and len(node.args) == 3)
            if asks and ast.unparse(node.args[0]) != "self":
                yield f"{file.relative_to(SOURCES).as_posix()}:{node.lineno} {ast.unparse(node)}"


def test_nobody_but_the_kit_probes_a_game_for_its_parts() -> None:
    """A probe would hide that a part of a game is missing or misspelt; the parts of `Game` are typed instead."""
    files = [file for file in sorted(SOURCES.rglob("*.py")) if not file.is_relative_to(SOURCES / "kit")]
    assert [place for file in files for place in probes(file)] == []
