"""Every folder, file and function that docs/architecture.md names is there."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
PACKAGE = ROOT / "src" / "dreamtable"
PAGE = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
STEPS = sorted(set(re.findall(r"`([\w/]+\.py)::([\w.]+)`", PAGE)))


def names_in(tree: ast.AST, prefix: str = "") -> set[str]:
    """All functions and methods of a module, methods with their class."""
    found = set()
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, ast.ClassDef):
            found |= names_in(node, f"{node.name}.")
        elif isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            found.add(prefix + node.name)
    return found


@pytest.mark.parametrize(("file", "function"), STEPS)
def test_a_step_of_a_walk_names_a_function_that_is_there(file: str, function: str) -> None:
    assert function in names_in(ast.parse((PACKAGE / file).read_text(encoding="utf-8")))


def test_the_tree_names_every_package() -> None:
    told = {name.rstrip("/").split("/")[0] for name in re.findall(r"`([\w/<>.]+)`", PAGE)}
    packages = {path.parent.name for path in PACKAGE.glob("*/__init__.py")}
    assert packages <= told


def test_the_walk_of_a_move_is_short() -> None:
    walk = PAGE.partition("## The walk of a move")[2].partition("## ")[0]
    steps = re.findall(r"^\d+\. `([\w/]+\.py)::", walk, re.MULTILINE)
    assert 30 < len(steps) <= 45 and len(set(steps)) <= 18
