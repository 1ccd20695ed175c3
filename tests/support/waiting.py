"""Wait in a test for something that another process or task does."""

from __future__ import annotations

import asyncio
import inspect
from collections.abc import Awaitable, Callable

BETWEEN_LOOKS = 0.02  # seconds


async def until(reached: Callable[[], bool | Awaitable[bool]]) -> None:
    """Return as soon as `reached` returns true.  The test's own time limit ends what never comes."""
    while True:
        found = reached()
        if await found if inspect.isawaitable(found) else found:
            return
        await asyncio.sleep(BETWEEN_LOOKS)
