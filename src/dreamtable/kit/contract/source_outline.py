"""What a file of a game defines, read from its source without running it.

bot.py, policies/, tally.py and words/ may import heavy libraries, so a game is loaded without running them.  Their
outline is enough to check them against the contract all the same.
"""

from __future__ import annotations

import ast
from pathlib import Path
from typing import Any, Final


class Unread:
    """A name that the source binds to something only running it would tell, such as an import or a call."""


UNREAD: Final = Unread()


def outline(file: Path) -> dict[str, Any]:
    """Return the names that a file binds: functions with their parameters, literals as they are, others as UNREAD."""
    names: dict[str, Any] = {}
    for statement in ast.parse(file.read_text(encoding="utf-8")).body:
        match statement:
            case ast.FunctionDef(name=name, decorator_list=[]):
                names[name] = without_body(statement)
            case ast.Assign(targets=targets, value=value):
                names.update(dict.fromkeys((n for target in targets for n in bound(target)), literal(value)))
            case ast.AnnAssign(target=ast.Name(id=name), value=ast.expr() as value):
                names[name] = literal(value)
            case ast.FunctionDef(name=name) | ast.AsyncFunctionDef(name=name) | ast.ClassDef(name=name):
                names[name] = UNREAD
            case ast.Import(names=imported) | ast.ImportFrom(names=imported):
                names.update((alias.asname or alias.name.partition(".")[0], UNREAD) for alias in imported)
            case _:
                pass
    return names


def without_body(function: ast.FunctionDef) -> Any:
    """Return a function that takes the same arguments and does nothing."""
    a = function.args
    for parameter in (*a.posonlyargs, *a.args, *a.kwonlyargs, a.vararg, a.kwarg):
        if parameter is not None:
            parameter.annotation = None
    nothing = ast.Constant(None)
    a.defaults = [nothing for _ in a.defaults]
    a.kw_defaults = [d and nothing for d in a.kw_defaults]
    return eval(compile(ast.fix_missing_locations(ast.Expression(ast.Lambda(a, nothing))), function.name, "eval"))


def bound(target: ast.expr) -> list[str]:
    """Return the names in the target of an assignment."""
    return [node.id for node in ast.walk(target) if isinstance(node, ast.Name)]


def literal(value: ast.expr) -> Any:
    """Return the value of a literal, and UNREAD for any other expression."""
    try:
        return ast.literal_eval(value)
    except (ValueError, TypeError, SyntaxError):
        return UNREAD
