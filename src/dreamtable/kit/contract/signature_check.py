"""Whether the functions and constants of a game's file have the shape that its contract says, one sentence a fault."""

from __future__ import annotations

import inspect
import re
from collections.abc import Callable, Iterator, Mapping
from types import FunctionType
from typing import Any, TypeVar, get_args, get_origin

from dreamtable.kit.contract.annotation_match import shown, types_agree
from dreamtable.kit.contract.source_outline import UNREAD

Function = Callable[..., Any]
F = TypeVar("F", bound=Function)
REQUIRED = "__required__"


def required(f: F) -> F:
    """Mark a function that every game has to define: its body in the contract is never run."""
    setattr(f, REQUIRED, True)
    return f


def constant_faults(file: str, found: Mapping[str, Any], wanted: Mapping[str, tuple[Any, bool]]) -> Iterator[str]:
    """A sentence for each constant that is missing though required, or of another type than wanted."""
    for name, (hint, is_required) in wanted.items():
        if name not in found:
            if is_required:
                yield f"{file} does not define {name}, which should be {described(hint)}."
        elif not is_instance(found[name], hint):
            yield f"{name} in {file} is {found[name]!r}; it should be {described(hint)}."


def function_faults(
    file: str, found: Mapping[str, Any], wanted: Mapping[str, Function], *, bound: bool = False
) -> Iterator[str]:
    """A sentence for each function that is missing though required, or cannot be called as the contract says."""
    for name, expected in wanted.items():
        if name not in found:
            if hasattr(expected, REQUIRED):
                yield f"{file} does not define {signature(name, expected, bound=bound)}."
        elif fault := shape_fault(found[name], expected, bound):
            yield f"{name} in {file} {fault} {signature(name, expected, bound=bound)}."


def shape_fault(given: Any, expected: Function, bound: bool) -> str:
    """Say how a function differs from that of the contract in its arguments or in what it returns, if it does."""
    if given is UNREAD:
        return ""
    if not callable(given) or inspect.iscoroutinefunction(given):
        return "cannot be called as"
    wanted = list(inspect.signature(expected).parameters.values())[bound:]
    shape = inspect.signature(given)
    try:
        shape.bind(*wanted)
    except TypeError:
        return "cannot be called as"
    theirs = given.__globals__ if isinstance(given, FunctionType) else {}
    for mine, other in zip(wanted, shape.parameters.values(), strict=False):
        if other.kind is other.VAR_POSITIONAL:
            break
        if other.name.lstrip("_") != mine.name:
            return f"calls an argument {other.name}; it should be"
        if not types_agree(other.annotation, theirs, mine.annotation, expected.__globals__):
            return f"takes {other.name} as {shown(other.annotation)}; it should be"
    returned = given if isinstance(given, type) else shape.return_annotation
    if not types_agree(returned, theirs, inspect.signature(expected).return_annotation, expected.__globals__):
        return f"returns {shown(returned)}; it should be"
    return ""


def signature(name: str, f: Function, *, bound: bool) -> str:
    """A function of the contract as it is written: name, parameters with their types, and what comes back."""
    shape = inspect.signature(f)
    parameters = [p for n, p in shape.parameters.items() if not (bound and n == "self")]
    written = str(shape.replace(parameters=parameters))
    return name + re.sub(r"(: |-> )'([^']*)'", r"\1\2", written)  # annotations are strings there, and print as such


def is_instance(value: Any, hint: Any) -> bool:
    """Whether a constant is what its annotation says, as far as it was read; Any accepts everything."""
    if hint is Any or value is UNREAD:
        return True
    if get_origin(hint) is type:
        return isinstance(value, type) and issubclass(value, get_args(hint)[0])
    return isinstance(value, get_origin(hint) or hint)


def described(hint: Any) -> str:
    """A type in words, for a sentence about what is wrong."""
    if hint is Any:
        return "defined"
    if get_origin(hint) is type:
        return f"a subclass of {get_args(hint)[0].__name__}"
    return f"of type {hint.__name__ if isinstance(hint, type) else hint}"
