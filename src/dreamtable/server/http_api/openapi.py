"""The OpenAPI description of the HTTP calls, made from the endpoints, and a page to read it."""

from __future__ import annotations

import html
import re
from functools import cache
from typing import Any, get_args, get_origin

import msgspec

import dreamtable
from dreamtable.protocol.messages import Trouble
from dreamtable.server.http_api.dispatch import Access, Endpoint
from dreamtable.server.http_api.endpoints import ENDPOINTS

PREFIX = "/api/v1"


@cache
def description(cookie: str, root_path: str = "") -> bytes:
    """The description as JSON; `cookie` is the name of this server's cookie."""
    kinds: set[Any] = {Trouble}
    for endpoint in ENDPOINTS:
        kinds |= {k for k in (endpoint.body, endpoint.returns) if k is not None and not isinstance(k, str)}
    ordered = sorted(kinds, key=str)
    schemas, parts = msgspec.json.schema_components(ordered, ref_template="#/components/schemas/{name}")
    refs = dict(zip(ordered, schemas))
    paths: dict[str, Any] = {}
    for endpoint in ENDPOINTS:
        paths.setdefault(PREFIX + endpoint.path, {})[endpoint.method.lower()] = operation(endpoint, refs)
    document = {
        "openapi": "3.1.0",
        "info": {
            "title": "Dreamtable",
            "version": dreamtable.__version__,
            "description": "The HTTP half of the protocol; docs/protocol.md describes the socket.",
        },
        "servers": [{"url": root_path or "/"}],
        "paths": paths,
        "security": [{"guest": []}, {}],
        "components": {
            "schemas": parts,
            "securitySchemes": {
                "guest": {
                    "type": "apiKey",
                    "in": "cookie",
                    "name": cookie,
                    "description": "Who you are. Whoever calls without it gets one, and is a new guest. "
                    "Its name is this server's own (all nodes on one database share it), whatever the port.",
                },
                "admin": {
                    "type": "http",
                    "scheme": "bearer",
                    "description": "The key in the admin link that the server prints at its start.",
                },
            },
        },
    }
    return msgspec.json.encode(document)


def operation(endpoint: Endpoint, refs: dict[Any, Any]) -> dict[str, Any]:
    """One endpoint as OpenAPI describes it."""
    text = isinstance(endpoint.returns, str)
    media = endpoint.returns if text else "application/json"
    schema = {"type": "string"} if text else refs[endpoint.returns]
    described: dict[str, Any] = {
        "summary": endpoint.summary,
        "operationId": endpoint.answer.__name__,
        "responses": {
            "200": {"description": "Done.", "content": {media: {"schema": schema}}},
            "4XX": {"description": "Why not.", "content": {"application/json": {"schema": refs[Trouble]}}},
            "5XX": {"description": "Not now.", "content": {"application/json": {"schema": refs[Trouble]}}},
        },
    }
    given: list[dict[str, Any]] = [
        {"name": name, "in": "path", "required": True, "schema": {"type": "string"}}
        for name in re.findall(r"{(\w+)}", endpoint.path)
    ]
    for query in endpoint.query:
        schema = {"type": "integer", "minimum": query.least, "maximum": query.most, "default": query.default}
        given.append({"name": query.name, "in": "query", "schema": schema})
    if given:
        described["parameters"] = given
    if endpoint.access == Access.ADMIN:
        described["security"] = [{"admin": []}]
    if endpoint.body is not None:
        described["requestBody"] = {"required": True, "content": {"application/json": {"schema": refs[endpoint.body]}}}
    return described


@cache
def page(cookie: str, root_path: str = "") -> str:
    """The description as a plain page, with no script and nothing from elsewhere."""
    rows = "".join(
        f"<tr><td><b>{e.method}</b><td><code>{html.escape(PREFIX + e.path)}</code><td>{html.escape(e.summary)}"
        f"<td>{_name(e.body)}<td>{_name(e.returns)}"
        for e in ENDPOINTS
    )
    parts = msgspec.json.decode(description(cookie, root_path))["components"]["schemas"]
    schemas = "".join(
        f"<h3 id='{name}'>{name}</h3><pre>{html.escape(_pretty(schema))}</pre>" for name, schema in parts.items()
    )
    return (
        "<!doctype html><html lang=en><meta charset=utf-8><title>Dreamtable API</title><style>"
        "body{font:16px/1.5 system-ui;max-width:70rem;margin:2rem auto;padding:0 1rem}td{padding:.2rem .8rem .2rem 0}"
        "pre{overflow:auto;background:#f4f1ea;padding:.8rem}</style><h1>Dreamtable API</h1>"
        f"<p>The same for machines: <a href='openapi.json'>openapi.json</a>. "
        f"A guest is the cookie <code>{html.escape(cookie)}</code>, which the first call sets.</p>"
        f"<table><tr><th><th>call<th>does<th>body<th>answer{rows}</table><h2>Types</h2>{schemas}</html>"
    )


def _name(kind: Any) -> str:
    if get_origin(kind) is list:
        return f"list of {_name(get_args(kind)[0])}"
    if isinstance(kind, type):
        return f"<a href='#{kind.__name__}'>{kind.__name__}</a>"
    return html.escape(kind or "")


def _pretty(schema: Any) -> str:
    return msgspec.json.format(msgspec.json.encode(schema), indent=2).decode()
