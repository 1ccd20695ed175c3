"""Link a game's rules with the kit, plain or compiled, from one set of sources.

Functions are not decorated.  Each one reachable from the roots is rebuilt on its own code object with a new globals
dict in which every other linked function is replaced by its twin, so that plain and compiled versions live side by
side, call each other in any order and share enums and constants.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum
from functools import cache
from importlib.metadata import PackageNotFoundError, version
from types import CodeType, FunctionType, ModuleType, SimpleNamespace
from typing import Any

from dreamtable.kit import batch_engine, random, state
from dreamtable.kit.compiled_rule_cache import cache_folder, cached_in, function_keys
from dreamtable.kit.contract import rules as contract
from dreamtable.kit.contract.rule_modules import RuleModules, functions_of
from dreamtable.kit.errors import Invalid

RARE = ("timeout",)  # rules that are called too seldom to be inlined

NUMBERS = ("None", "int", "float", "bool")  # annotations of functions that hand out no array


def names_in(code: CodeType) -> set[str]:
    """All names that a code object reads, those of functions nested in it included."""
    out = set(code.co_names)
    for c in code.co_consts:
        if isinstance(c, CodeType):
            out |= names_in(c)
    return out


def link(
    rules: RuleModules,
    parts: Sequence[ModuleType] = (),
    *,
    jit: bool = False,
    boundscheck: bool = False,
    inline: bool = False,
    cache: str = "",
) -> SimpleNamespace:
    """Return a game's rules, the kit's engine and `parts` bound together as one namespace; `jit` compiles it lazily.

    With `inline`, rules are compiled into the loops that call them: twice as fast, but not worth the time to compile
    where a search or a policy calls them from many places.

    `parts` are further modules written like the engine against the contract, such as a search, or the policy of a level
    of bots (with its estimate, suppose ...), which then take the place of the contract's defaults.
    """
    game, own = rules.names, rules.functions
    generic = [batch_engine, random, state, *parts]
    redirect: dict[FunctionType, FunctionType] = {}  # a function of the contract -> the game's, or that of a part
    for n, f in functions_of(contract).items():
        for functions in (own, *map(functions_of, parts)):
            if n in functions:
                redirect[f] = functions[n]
    clash = set(own) & {n for m in generic for n in functions_of(m)} - set(functions_of(contract))
    if clash:
        raise TypeError(f"{rules.name} defines names the kit uses: {sorted(clash)}")
    roots: dict[str, FunctionType] = {}
    for module in generic:
        roots |= functions_of(module)
    roots |= own
    reached, constants = _reach(roots, redirect, game, {m.__name__ for m in generic})
    apart = {m.__name__ for m in parts}
    inlined = {f for f in reached if inline and f.__module__ not in apart and f.__name__ not in RARE}
    if jit:
        keys = function_keys(reached, constants, inlined, {str(m.__file__) for m in rules.modules})
        make = _compiler(rules.name, keys, boundscheck, cache, _owners(reached), inlined)
    else:
        make = _plain
    twins, spaces = _rebuild(reached, make)
    kinds = {n for n in vars(contract) if n.isupper()}
    of_the_game = {m.__name__ for m in rules.modules}
    for module_name, space in spaces.items():
        for n, v in list(space.items()):
            if isinstance(v, FunctionType) and redirect.get(v, v) in twins:
                space[n] = twins[redirect.get(v, v)]
            elif module_name not in of_the_game and n in kinds and n in game:
                space[n] = game[n]
    out = SimpleNamespace(**{n: getattr(contract, n) for n in kinds})
    vars(out).update({n: v for n, v in game.items() if not n.startswith("_")})
    for n, f in roots.items():
        setattr(out, n, twins[f])
    for n, f in functions_of(contract).items():
        setattr(out, n, twins.get(redirect.get(f, f), f))
    return out


def _reach(
    roots: dict[str, FunctionType],
    redirect: dict[FunctionType, FunctionType],
    game: dict[str, Any],
    generic: set[str],
) -> tuple[dict[FunctionType, set[FunctionType]], dict[FunctionType, dict[str, str]]]:
    """Return all functions reachable from the roots, with those they name, and the constants that each reads."""
    todo = [*roots.values(), *(redirect.get(f, f) for f in functions_of(contract).values())]
    reached: dict[FunctionType, set[FunctionType]] = {}
    constants: dict[FunctionType, dict[str, str]] = {}
    while todo:
        f = todo.pop()
        if f in reached:
            continue
        reached[f], read = set(), constants.setdefault(f, {})
        for n in sorted(names_in(f.__code__)):
            v = f.__globals__.get(n)
            if isinstance(v, FunctionType):
                reached[f].add(redirect.get(v, v))
                todo.append(redirect.get(v, v))
            elif isinstance(v, int | float | str | tuple):
                read[n] = repr(game.get(n, v) if f.__module__ in generic else v)
            elif isinstance(v, type):
                read[n] = repr(list(v)) if issubclass(v, Enum) else n
    return reached, constants


def _owners(reached: dict[FunctionType, set[FunctionType]]) -> set[FunctionType]:
    """Return the functions that make arrays, or are handed one by a function that does.

    What such a function calls in turn lends it nothing but its arguments, unless its return annotation says otherwise.
    """
    makers = {functions_of(state)[name] for name in ("ints", "floats")}
    owners = makers
    while more := {f for f, named in reached.items() if f not in owners and named & makers}:
        owners = owners | more
        makers = makers | {f for f in more if f.__annotations__.get("return") not in NUMBERS}
    return owners


def _rebuild(
    reached: dict[FunctionType, set[FunctionType]], make: Any
) -> tuple[dict[FunctionType, Any], dict[str, dict[str, Any]]]:
    """Make the twin of each function, and the globals that the twins of each module share."""
    spaces: dict[str, dict[str, Any]] = {}
    twins: dict[FunctionType, Any] = {}
    for f in reached:
        space = spaces.setdefault(f.__module__, dict(f.__globals__))
        g = FunctionType(f.__code__, space, f.__name__, f.__defaults__, f.__closure__)
        g.__kwdefaults__, g.__doc__, g.__qualname__ = f.__kwdefaults__, f.__doc__, f.__qualname__
        g.__module__ = f.__module__
        twins[f] = make(f, g)
    return twins, spaces


@cache
def has_compiler() -> bool:
    """Return whether Numba is installed, which only compiled rules need."""
    try:
        return bool(version("numba"))
    except PackageNotFoundError:
        return False


def need_compiler() -> None:
    """Raise Invalid, with how to get it, unless Numba is installed."""
    if not has_compiler():
        raise Invalid("no_compiler", "This needs the compiler of the rules: pip install 'dreamtable[fast]'.")


def _plain(f: FunctionType, g: FunctionType) -> Any:
    return g


def _compiler(
    name: str,
    keys: dict[FunctionType, str],
    boundscheck: bool,
    cache: str,
    owners: set[FunctionType],
    inlined: set[FunctionType],
) -> Any:
    need_compiler()
    import numba

    from dreamtable.kit.numba_intrinsics import forms, share_forms

    compiling: Any = numba.njit  # its type hints do not know _nrt
    special, where = forms(boundscheck), str(cache_folder(cache) / name)
    kind = f"{'_checked' if boundscheck else ''}{'_inlined' if inlined else ''}"

    def make(f: FunctionType, g: FunctionType) -> Any:
        form = special.get(f, g)
        if not isinstance(form, FunctionType):
            return form
        twin = FunctionType(form.__code__, form.__globals__, form.__name__, form.__defaults__, form.__closure__)
        twin.__kwdefaults__, twin.__doc__, twin.__module__ = form.__kwdefaults__, form.__doc__, form.__module__
        # Files and symbols of cached code are named after their function and types only: without the key, two games
        # that were compiled by different processes and meet in a third would run each other's code.
        twin.__qualname__ = f"{form.__qualname__}_{keys[f]}{kind}"
        # Only functions that make arrays count references to them (_nrt): in the others, counting would take a third of
        # the time of a rollout.  Left to itself the compiler inlines none of legal, play and advance, and hands over
        # their arrays number by number.
        with cached_in(where):
            return share_forms(
                compiling(cache=True, nogil=True, boundscheck=boundscheck, _nrt=f in owners, forceinline=f in inlined)(
                    twin
                )
            )

    return make
