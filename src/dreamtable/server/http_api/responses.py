"""HTTP responses: JSON, a file to keep, a refusal."""

from __future__ import annotations

import msgspec
from starlette.responses import Response

from dreamtable.kit.errors import Problem
from dreamtable.protocol import messages as p

STATUS = {
    "no_table": 404, "unknown_game": 404, "no_rules": 404, "no_page": 404, "doors_closed": 403, "wrong_host": 403,
    "too_fast": 429, "too_big": 413, "not_json": 415, "full": 503, "not_saved": 503, "not_over": 409, "bad_code": 403,
    "no_database": 503, "broken": 500, "banned": 403, "members_only": 401, "wrong_password": 403, "not_admin": 401,
    "table_closed": 403, "draining": 503, "no_rule": 404, "no_analysis": 409,
    "no_such_puzzle": 404, "deck_unknown": 404, "deck_full": 409, "album_unknown": 404, "album_full": 409,
    "picture_unknown": 404, "pictures_full": 409, "picture_type": 415, "picture_size": 413,
}  # fmt: skip


def json_response(found: object, status: int = 200) -> Response:
    """An answer as JSON."""
    return Response(msgspec.json.encode(found), status, media_type="application/json")


def json_file(found: object, name: str) -> Response:
    """An answer as a JSON file that the browser keeps under this name."""
    response = json_response(found)
    response.headers["content-disposition"] = f'attachment; filename="{name}"'
    return response


def trouble(problem: Problem) -> Response:
    """A problem as a response, with the status that fits its code."""
    return json_response(p.Trouble(problem.code, problem.why), STATUS.get(problem.code, 400))
