"""Running what is asynchronous, and asking a server over HTTP."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from functools import partial
from typing import Any, TypeVar

import httpx

T = TypeVar("T")
get = partial(httpx.get, trust_env=False, timeout=60)  # from this machine, however busy it is


def run(work: Coroutine[Any, Any, T], seconds: float = 90) -> T:
    """The result of a coroutine; fails if it takes too long."""
    return asyncio.run(asyncio.wait_for(work, seconds))
