"""Whether the annotations of two functions can mean the same values, as far as they can be read."""

from __future__ import annotations

import inspect
from collections.abc import Iterator, Mapping
from types import UnionType
from typing import Annotated, Any, Union, get_args, get_origin


def types_agree(one: Any, its_names: Mapping[str, Any], other: Any, other_names: Mapping[str, Any]) -> bool:
    """Whether some value can have both types: one is a kind of the other, or at least one of them says nothing.

    A game's functions name their own types (`State`, `Move`) where the contract has those that all games share.
    """
    ours = list(classes(read(one, its_names)))
    return any(related(a, b) for a in ours for b in classes(read(other, other_names)))


def read(annotation: Any, names: Mapping[str, Any]) -> Any:
    """Return the type that an annotation names; Any if there is none, or if these names do not tell."""
    if annotation is inspect.Parameter.empty:
        return Any
    if not isinstance(annotation, str):
        return annotation
    try:
        return eval(annotation, dict(names))
    except (NameError, AttributeError, TypeError, SyntaxError):
        return Any


def classes(hint: Any) -> Iterator[Any]:
    """Yield the classes that a type consists of: the members of a union, and of list[int] the list."""
    origin = get_origin(hint)
    if origin in (Union, UnionType):
        for member in get_args(hint):
            yield from classes(member)
    elif origin is Annotated:
        yield from classes(get_args(hint)[0])
    elif hint is None:
        yield type(None)
    else:
        yield origin or hint


def related(one: Any, other: Any) -> bool:
    """Whether one of two classes is a kind of the other; whole numbers count as numbers."""
    if Any in (one, other) or {one, other} == {int, float}:
        return True
    if not isinstance(one, type) or not isinstance(other, type):
        return True
    try:
        return issubclass(one, other) or issubclass(other, one)
    except TypeError:  # a protocol that is not checked at run time
        return True


def shown(annotation: Any) -> str:
    """An annotation as it is written."""
    return annotation if isinstance(annotation, str) else getattr(annotation, "__name__", str(annotation))
