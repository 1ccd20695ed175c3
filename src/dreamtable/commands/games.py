"""`dreamtable games`: list the games with their seats and options."""

from __future__ import annotations

import json
from argparse import ArgumentParser, Namespace, _SubParsersAction
from typing import Any

import msgspec

from dreamtable.games import load, names

LIMITS = ("type", "enum", "minimum", "maximum")  # what a JSON schema says about the values of an option


def add_command(subparsers: _SubParsersAction[ArgumentParser]) -> None:
    """Add the parser of `dreamtable games`."""
    games = subparsers.add_parser("games", help="the games, their seats and options")
    games.add_argument("--json", action="store_true", help="for programs")
    games.set_defaults(run=run)


def run(args: Namespace) -> int:
    """Print every game, as JSON or to be read."""
    described = [describe(name) for name in names()]
    if args.json:
        print(json.dumps(described, indent=2, ensure_ascii=False))
    else:
        for game in described:
            print_game(game)
    return 0


def describe(name: str) -> dict[str, Any]:
    """Return the facts and options of a game as plain data."""
    game = load(name)
    schema = msgspec.json.schema(game.Options)["$defs"]["Options"]["properties"]
    options = {
        key: {
            "title": about.get("title", key),
            "description": about.get("description", ""),
            "default": about.get("default"),
        }
        | {limit: about[limit] for limit in LIMITS if limit in about}
        for key, about in schema.items()
    }
    return {"name": name, **msgspec.to_builtins(game.facts), "options": options}


def print_game(game: dict[str, Any]) -> None:
    """Print a described game: two lines about it, and one for each option."""
    low, high = game["seats"]
    print(f"{game['name']}: {game['title']}, {low}-{high} players, {game['minutes']} minutes")
    print(f"  {game['tagline']}. After {game['credit']}.")
    for key, about in game["options"].items():
        default = about["default"] if isinstance(about["default"], str) else json.dumps(about["default"])
        print(f"    {f'{key} = {default}'.rstrip()}  ({values(about)})  {about['description']}")


def values(option: dict[str, Any]) -> str:
    """Return what a described option may be set to, in a few words."""
    if "enum" in option:
        return ", ".join(str(value) for value in option["enum"])
    if "minimum" in option:
        return f"{option['minimum']}..{option['maximum']}"
    return {"boolean": "true/false", "string": "text"}[option["type"]]
