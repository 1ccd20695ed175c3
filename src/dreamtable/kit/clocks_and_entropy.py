"""The clocks and the randomness of the process that code runs in: the machine's own, unless it was given others.

A simulation gives each of its processes clocks and randomness of their own (`enter`); tasks and timers that a process
starts inherit them, since they inherit its context.
"""

from __future__ import annotations

import random
import time
from base64 import urlsafe_b64encode
from collections.abc import Callable
from contextvars import ContextVar
from dataclasses import dataclass


@dataclass(frozen=True)
class Runtime:
    """What a process cannot compute: how late it is, and what nobody can foresee."""

    monotonic: Callable[[], float]  # seconds since some moment; it never goes back
    wall: Callable[[], float]  # seconds since 1970; it may be wrong, and may be set
    entropy: random.Random


MACHINE = Runtime(time.monotonic, time.time, random.SystemRandom())
_current: ContextVar[Runtime] = ContextVar("runtime", default=MACHINE)


def enter(runtime: Runtime) -> None:
    """Use these clocks and this randomness in the present context, and in all that is started from it."""
    _current.set(runtime)


def monotonic() -> float:
    """Return the seconds of a clock that never goes back."""
    return _current.get().monotonic()


def wall() -> float:
    """Return the seconds since 1970, as far as this machine knows."""
    return _current.get().wall()


def entropy() -> random.Random:
    """Return random numbers that nobody can foresee."""
    return _current.get().entropy


def token_hex(size: int) -> str:
    """Return so many random bytes in hex."""
    return entropy().randbytes(size).hex()


def token_urlsafe(size: int) -> str:
    """Return so many random bytes as text that may stand in an address."""
    return urlsafe_b64encode(entropy().randbytes(size)).rstrip(b"=").decode()
