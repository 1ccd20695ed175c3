"""The AsyncAPI description of the socket, made from the messages; openapi.py describes the HTTP calls."""

from __future__ import annotations

import inspect
from functools import cache
from typing import Any, get_args

import msgspec

import dreamtable
from dreamtable.protocol import messages as p

SCHEMAS = "#/components/schemas/{name}"


@cache
def description(root_path: str = "") -> bytes:
    """The description as JSON, as the server sees it: it receives requests and sends answers."""
    requests, answers = get_args(p.Asked), get_args(p.Answered)
    kinds = (*requests, *answers)
    refs, schemas = msgspec.json.schema_components(kinds, ref_template=SCHEMAS)
    messages = {_tag(kind): _message(kind, ref) for kind, ref in zip(kinds, refs)}
    document = {
        "asyncapi": "3.0.0",
        "info": {
            "title": "Dreamtable",
            "version": dreamtable.__version__,
            "description": "The socket; openapi.json beside this file describes the HTTP calls. "
            "The handshake wants the cookie of a guest, which any HTTP call sets.",
        },
        "defaultContentType": "application/json",
        "servers": {
            "own": {
                "host": "{host}",
                "pathname": root_path or "/",
                "protocol": "ws",
                "description": "This server; wss behind a proxy that speaks HTTPS.",
                "variables": {"host": {"default": "localhost:8340", "description": "Its host and port."}},
            }
        },
        "channels": {
            "table": {
                "address": "/ws",
                "title": "One table",
                "description": "One JSON message a text frame. One socket watches one table; `hello` chooses it.",
                "messages": {tag: {"$ref": f"#/components/messages/{tag}"} for tag in messages},
            }
        },
        "operations": {
            "request": _operation("receive", "What a client asks for.", requests),
            "answer": _operation("send", "What the server answers or tells.", answers),
        },
        "components": {"messages": messages, "schemas": schemas},
    }
    return msgspec.json.encode(document)


def _tag(kind: type) -> str:
    """The value of `type` in messages of this kind."""
    return str(kind.__struct_config__.tag)  # type: ignore[attr-defined]


def _message(kind: type, ref: dict[str, Any]) -> dict[str, Any]:
    told = inspect.cleandoc(kind.__doc__ or "").split("\n\n")[0].replace("\n", " ")
    return {"name": _tag(kind), "title": kind.__name__, "summary": told, "payload": ref}


def _operation(action: str, summary: str, kinds: tuple[type, ...]) -> dict[str, Any]:
    messages = [{"$ref": f"#/channels/table/messages/{_tag(kind)}"} for kind in kinds]
    return {"action": action, "summary": summary, "channel": {"$ref": "#/channels/table"}, "messages": messages}
