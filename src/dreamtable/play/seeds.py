"""Seeds as people give them."""

from __future__ import annotations

import operator
import secrets
from typing import Any

from dreamtable.kit.errors import Invalid

MOST = 2**60


def number_of(seed: Any) -> int:
    """Return a seed as an int: any whole number, NumPy's included; a random one for None."""
    if seed is None:
        return secrets.randbelow(MOST)
    try:
        return operator.index(seed)
    except TypeError:
        raise Invalid("bad_seed", f"A seed is a whole number, not {seed!r}.") from None
