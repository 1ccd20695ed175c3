"""All HTTP calls of a server."""

from __future__ import annotations

from dreamtable.server.admin import ADMIN_ENDPOINTS
from dreamtable.server.albums_api import ALBUM_ENDPOINTS
from dreamtable.server.decks_api import DECK_ENDPOINTS
from dreamtable.server.dreams_api import DREAM_ENDPOINTS
from dreamtable.server.guest_api import GUEST_ENDPOINTS
from dreamtable.server.puzzles_api import PUZZLE_ENDPOINTS
from dreamtable.server.screens import SCREEN_ENDPOINTS
from dreamtable.server.tables_api import TABLE_ENDPOINTS

PLAYER_ENDPOINTS = (
    *GUEST_ENDPOINTS,
    *TABLE_ENDPOINTS,
    *DREAM_ENDPOINTS,
    *PUZZLE_ENDPOINTS,
    *DECK_ENDPOINTS,
    *ALBUM_ENDPOINTS,
    *SCREEN_ENDPOINTS,
)
ENDPOINTS = (*PLAYER_ENDPOINTS, *ADMIN_ENDPOINTS)
