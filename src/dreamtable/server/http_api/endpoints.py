"""All HTTP calls of a server."""

from __future__ import annotations

from dreamtable.server.http_api.admin_api import ADMIN_ENDPOINTS
from dreamtable.server.http_api.albums_api import ALBUM_ENDPOINTS
from dreamtable.server.http_api.big_screens_api import SCREEN_ENDPOINTS
from dreamtable.server.http_api.decks_api import DECK_ENDPOINTS
from dreamtable.server.http_api.guest_api import GUEST_ENDPOINTS
from dreamtable.server.http_api.history_api import DREAM_ENDPOINTS
from dreamtable.server.http_api.puzzles_api import PUZZLE_ENDPOINTS
from dreamtable.server.http_api.tables_api import TABLE_ENDPOINTS

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
