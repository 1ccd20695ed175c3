"""Dreams and Nightmares: the numbering of atomic actions."""

from __future__ import annotations

from dreamtable.games.dreams_and_nightmares.cards import DREAM, NAMES, NIGHTMARE, SPOTS, TO_DREAM
from dreamtable.games.dreams_and_nightmares.state import SEATS

# DRAW, PASS, or PLAY + (type * SEATS + row) * SPOTS + spot.
T_DREAM, T_NIGHTMARE, T_TO_DREAM, T_TO_NIGHTMARE, T_REM, TYPES = 0, 1, 2, 3, 4, 5
DRAW, PASS, PLAY = 0, 1, 2
ACTIONS = PLAY + TYPES * SEATS * SPOTS
PLACES = TYPES * SPOTS  # what may go where in a row: bit type * SPOTS + spot of a mask
IN_TWO_ROWS = tuple(PLAY + (b // SPOTS % TYPES * SEATS + b // PLACES) * SPOTS + b % SPOTS for b in range(2 * PLACES))


def card_of(type: int, spot: int) -> int:
    """The kind of card that a type of play lays on a spot."""
    if type == T_DREAM:
        return DREAM + spot
    if type == T_NIGHTMARE:
        return NIGHTMARE + spot
    return TO_DREAM + type - T_TO_DREAM


CARD_AT = tuple(card_of(place // SPOTS // SEATS, place % SPOTS) for place in range(ACTIONS - PLAY))
ACTION_NAMES = (
    "draw",
    "pass",
    *(
        f"lay {NAMES[card]} in the row of seat {k // SPOTS % SEATS}, spot {k % SPOTS + 1}"
        for k, card in enumerate(CARD_AT)
    ),
)
