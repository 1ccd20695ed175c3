"""Every game keeps every promise of the contract, as `dreamtable check` finds."""

from __future__ import annotations

import pytest

from dreamtable.kit.game import Game
from dreamtable.testing import CHECKS, Check


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
def test_promise(check: Check, game: Game, seats: int) -> None:
    check(game, seats)
