"""The spaces that all environments of a game share."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces

from dreamtable.kit.game import Game

FLOOR, CEILING = -1024, 32767  # bounds of the numbers in an observation


def observation_space(game: Game) -> Any:
    """What a seat observes: whole numbers, as `observation_fields` of an environment names them."""
    return spaces.Box(FLOOR, CEILING, (game.plain.OBS,), np.int16)


def mask_space(game: Game) -> Any:
    """Which actions are open: 1 for those that are."""
    return spaces.Box(0, 1, (game.plain.ACTIONS,), np.int8)
