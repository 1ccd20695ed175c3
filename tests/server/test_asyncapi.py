"""The description of the socket is valid AsyncAPI, and describes the very messages that are sent."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_args

import jsonschema
import msgspec
import pytest

from dreamtable.protocol import messages as p
from dreamtable.server.sockets import asyncapi

ROOT = Path(__file__).parents[2]
DOCUMENT: dict[str, Any] = json.loads(asyncapi.description("/dreams"))
PAGE = (ROOT / "docs" / "protocol.md").read_text()
EXAMPLES = re.findall(r"^```json (?:request|answer)\n(.*?)^```$", PAGE, re.S | re.M)


def test_the_specification_has_nothing_against_it() -> None:
    specification = ROOT / "web" / "node_modules" / "@asyncapi" / "specs" / "schemas" / "3.0.0-without-$id.json"
    schema = json.loads(specification.read_text())
    jsonschema.validators.validator_for(schema)(schema).validate(DOCUMENT)


def refs(part: Any) -> Iterator[str]:
    if isinstance(part, dict):
        yield from ([part["$ref"]] if isinstance(part.get("$ref"), str) else [])
        part = list(part.values())
    if isinstance(part, list):
        for inner in part:
            yield from refs(inner)


def test_every_reference_leads_somewhere() -> None:
    for ref in set(refs(DOCUMENT)):
        found: Any = DOCUMENT
        for name in ref.removeprefix("#/").split("/"):
            found = found[name]
        assert found


def test_every_message_is_described() -> None:
    tags = {kind.__struct_config__.tag for kind in (*get_args(p.Asked), *get_args(p.Answered))}
    assert DOCUMENT["components"]["messages"].keys() == tags
    assert all(message["summary"] for message in DOCUMENT["components"]["messages"].values())


@pytest.mark.parametrize("text", EXAMPLES, ids=lambda text: json.loads(text)["type"])
def test_the_examples_of_the_page_fit_their_schemas(text: str) -> None:
    example = msgspec.json.decode(text)
    payload = DOCUMENT["components"]["messages"][example["type"]]["payload"]
    schema = {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        **payload,
        "components": DOCUMENT["components"],
    }
    jsonschema.validate(example, schema)
