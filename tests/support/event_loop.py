"""Run asynchronous work in a test."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any, TypeVar

T = TypeVar("T")


def run(work: Coroutine[Any, Any, T], seconds: float = 300) -> T:
    """Return the result of a coroutine; one that hangs fails after some seconds, however busy the machine is."""
    return asyncio.run(asyncio.wait_for(work, seconds))
