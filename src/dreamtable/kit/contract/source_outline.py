"""What a file of a game defines, read from its source without running it.

bot.py, policies/, analysis.py, arena_statistics.py and words/ may import heavy libraries, so a game is loaded without
running them.  Their outline is enough to check them against the contract all the same.
"""

from __future__ import annotations

import ast
from pathlib import Path
from typing import Any, Final


class Unread:
    """A name that the source binds to something only running it would tell, such as an import or a call."""


UNREAD: Final = Unread()


def outline(file: Path, package: str = "", folder: Path = Path()) -> dict[str, Any]:
    """Return the names that a file binds: functions with their parameters, literals as they are, others as UNREAD.

    What is imported from another module of the game's package, which lies in this folder, is read there.
    """
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
            case ast.ImportFrom(module=str(module), names=imported, level=0) if module.startswith(f"{package}."):
                source = folder.joinpath(*module.removeprefix(f"{package}.").split(".")).with_suffix(".py")
                there = outline(source) if source.exists() else {}
                names.update((alias.asname or alias.name, there.get(alias.name, UNREAD)) for alias in imported)
            case ast.Import(names=imported) | ast.ImportFrom(names=imported):
                names.update((alias.asname or alias.name.partition(".")[0], UNREAD) for alias in imported)
            case _:
                pass
    return names


def without_body(function: ast.FunctionDef) -> Any:
    """Return a function with the same arguments and the same annotations, as texts, that does nothing."""
    a = function.args
    written: dict[str, str] = {}
    for parameter in (*a.posonlyargs, *a.args, *a.kwonlyargs, a.vararg, a.kwarg):
        if parameter is not None and parameter.annotation is not None:
            written[parameter.arg] = ast.unparse(parameter.annotation)
            parameter.annotation = None
    if function.returns is not None:
        written["return"] = ast.unparse(function.returns)
    nothing = ast.Constant(None)
    a.defaults = [nothing for _ in a.defaults]
    a.kw_defaults = [d and nothing for d in a.kw_defaults]
    same = eval(compile(ast.fix_missing_locations(ast.Expression(ast.Lambda(a, nothing))), function.name, "eval"), {})
    same.__annotations__ = written
    return same


def bound(target: ast.expr) -> list[str]:
    """Return the names in the target of an assignment."""
    return [node.id for node in ast.walk(target) if isinstance(node, ast.Name)]


def literal(value: ast.expr) -> Any:
    """Return the value of a literal, and UNREAD for any other expression."""
    try:
        return ast.literal_eval(value)
    except (ValueError, TypeError, SyntaxError):
        return UNREAD
