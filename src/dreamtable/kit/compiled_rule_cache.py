"""Where the compiled code of rules is kept on disk, and by what key it is found again."""

from __future__ import annotations

import hashlib
import inspect
import os
import sys
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from types import FunctionType
from typing import Any

# Sources that decide how rules are compiled.
COMPILER = {str(Path(__file__).with_name(f"{name}.py")) for name in ("rule_compiler", "numba_intrinsics")} | {__file__}


def function_keys(
    reached: dict[FunctionType, set[FunctionType]],
    constants: dict[FunctionType, dict[str, str]],
    inlined: set[FunctionType],
    rules: set[str],
) -> dict[FunctionType, str]:
    """Return for each function a key of all that its compiled code depends on.

    That is the compiler, the sources of its game, and whatever it calls and reads; not what else it is linked with: a
    game's rules are compiled once, whichever search, policy or environment they serve.  `reached` says which functions
    each one names, `constants` what it reads.
    """
    number = {f: i for i, f in enumerate(reached)}
    leads_to = {f: 1 << i for f, i in number.items()}  # functions as bits
    growing = True
    while growing:
        growing = False
        for f, named in reached.items():
            wider = leads_to[f]
            for g in named:
                wider |= leads_to[g]
            growing |= wider != leads_to[f]
            leads_to[f] = wider
    files = {file: _digest(Path(file).read_bytes()) for file in {*COMPILER, *rules, *map(_source, reached)}}
    common = _digest("".join(files[file] for file in sorted(COMPILER | rules)).encode() + sys.version.encode())
    own = [
        _digest(repr((f.__module__, f.__qualname__, sorted(constants[f].items()), f in inlined)).encode())
        + files[_source(f)]
        for f in reached
    ]
    return {f: source_key(common, (text for i, text in enumerate(own) if leads_to[f] >> i & 1)) for f in reached}


def source_key(common: str, functions: Iterable[str]) -> str:
    """Return a key made of digests: of what all code depends on, and of every function that one leads to."""
    return _digest("".join([common, *sorted(functions)]).encode())[:16]


def _source(f: FunctionType) -> str:
    return inspect.getsourcefile(f) or ""


def _digest(content: bytes) -> str:
    return hashlib.sha256(content).hexdigest()


def cache_folder(chosen: str = "") -> Path:
    """Where compiled code is kept: the folder that was chosen, DREAMTABLE_CACHE, or a folder in the user's home."""
    chosen = chosen or os.environ.get("DREAMTABLE_CACHE", "")
    return Path(chosen) if chosen else Path.home() / ".cache" / "dreamtable"


@contextmanager
def cached_in(folder: str) -> Iterator[None]:
    """Let Numba keep in this folder what is made meanwhile: it reads the setting when it makes a dispatcher."""
    from numba.core import config as numba_config

    config: Any = numba_config
    old, config.CACHE_DIR = config.CACHE_DIR, folder
    try:
        yield
    finally:
        config.CACHE_DIR = old
