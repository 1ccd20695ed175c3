"""The outsiders play whole games by the rules, alike plain and compiled, and by nothing but what their seat knows."""

from __future__ import annotations

import random
from functools import cache
from importlib import import_module
from pkgutil import iter_modules
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

from dreamtable.bots import outsiders
from dreamtable.games import load
from dreamtable.kit.game import Game, compiled
from dreamtable.kit.random import generator
from dreamtable.kit.rule_compiler import link
from dreamtable.kit.state import CHANCE

GAMES = ("dream_ravens", "dreams_and_nightmares", "dream_power_trick")
SLOW = ("dreamer",)  # they imagine whole games: in plain Python only a few decisions of theirs are tried
OPTIONS: dict[str, tuple[dict[str, Any], ...]] = {
    "dream_ravens": ({}, {"limit": 50, "swap": "any_two", "wake": "after_lap", "penalty": 15}, {"effects": False}),
    "dreams_and_nightmares": ({}, {"converted": "coverable"}, {"counting": "printed_only", "ties": "fewest_cards"}),
    "dream_power_trick": (
        {},
        {"deck": "standard", "smallest_set": 1, "empty_hand": "wins"},
        {"ending": "finish_lap", "wrong_challenge": "discard"},
        {"pass": "only_if_stuck"},
    ),
}


def folder(game: str) -> str:
    return f"{outsiders.__name__}.{game}"


def bots() -> list[tuple[str, str]]:
    return [(g, m.name) for g in GAMES for m in iter_modules(import_module(folder(g)).__path__)]


@cache
def plain_of(game: str, bot: str) -> SimpleNamespace:
    return link(load(game).rules, [import_module(f"{folder(game)}.{bot}")])


def compiled_of(game: str, bot: str) -> SimpleNamespace:
    return compiled(load(game), import_module(f"{folder(game)}.{bot}"))


def tables(game: Game) -> list[tuple[int, dict[str, Any]]]:
    """Every number of seats with the usual options, and every set of options once."""
    least, most = game.facts.seats
    others = [(least + k % (most - least + 1), options) for k, options in enumerate(OPTIONS[game.name][1:], 1)]
    return [*((seats, {}) for seats in range(least, most + 1)), *others]


def whole_game(ns: SimpleNamespace, game: Game, seats: int, options: dict[str, Any], number: int) -> Any:
    """Play one compiled game, this bot in every seat; yield every position in which somebody has a choice."""
    r = game.opening(seats, options).to_numpy()
    dice, moves = np.array(generator(number), np.int64), np.zeros(ns.ACTIONS, np.int32)
    for _ in range(20_000):
        seat = ns.advance(r[0], dice)
        if seat < 0:
            return
        n = ns.legal(r[0], seat, moves)
        open_now = moves[:n].tolist()
        if n > 1:
            yield r[0], seat, open_now
        before = r[0].tobytes()
        action = ns.policy(r[0], seat, moves, n, dice)
        assert action in open_now
        assert r[0].tobytes() == before, "a bot must leave the table as it was"
        ns.play(r[0], seat, action)
    raise AssertionError("the game does not end")


def choice(ns: SimpleNamespace, r: Any, seat: int, open_now: list[int], number: int) -> int:
    moves = np.zeros(ns.ACTIONS, np.int32)
    moves[: len(open_now)] = open_now
    return int(ns.policy(r, seat, moves, len(open_now), np.array(generator(number), np.int64)))


def test_there_are_three_a_game() -> None:
    for game in GAMES:
        assert sum(g == game for g, _ in bots()) >= 3
    for game, bot in bots():
        assert len(import_module(f"{folder(game)}.{bot}").__doc__ or "") > 200


@pytest.mark.slow
@pytest.mark.parametrize(("name", "bot"), bots())
def test_plays_whole_games_alike_plain_and_compiled_by_what_it_knows(name: str, bot: str) -> None:
    game, plain, fast = load(name), plain_of(name, bot), compiled_of(name, bot)
    pick = random.Random(bot)
    share = 0.02 if bot in SLOW else 1.0  # of the positions that are also tried in plain Python
    tried = again = 0
    for seats, options in tables(game):
        for r, seat, open_now in whole_game(fast, game, seats, options, pick.getrandbits(40)):
            number = pick.getrandbits(40)
            action = choice(fast, r, seat, open_now, number)
            if pick.random() < share:
                s = game.rules.State.from_bytes(r.tobytes())
                assert (
                    plain.policy(s, seat, [*open_now, *[0] * plain.ACTIONS], len(open_now), generator(number)) == action
                )
                assert s.to_bytes() == r.tobytes()
                tried += 1
            for _ in range(3):
                other = np.frombuffer(bytearray(r.tobytes()), r.dtype)
                fast.redeal(other[0], seat, np.array(generator(pick.getrandbits(40)), np.int64))
                moves = np.zeros(fast.ACTIONS, np.int32)
                n = fast.legal(other[0], seat, moves)
                assert moves[:n].tolist() == open_now
                assert choice(fast, other[0], seat, open_now, number) == action
                again += 1
    assert tried >= 3 and again > 200


@pytest.mark.parametrize(("name", "bot"), bots())
def test_plays_by_what_it_knows_in_plain_python(name: str, bot: str) -> None:
    """The same without compiling, for the quick run: whole games, or the opening moves of those who think long."""
    game, plain = load(name), plain_of(name, bot)
    pick = random.Random(bot)
    least, most = game.facts.seats
    for seats in range(least, most + 1):
        s, dice, moves = game.opening(seats), generator(seats), [0] * plain.ACTIONS
        asked = 0
        while (seat := plain.actor(s)) >= 0 and not (bot in SLOW and asked == 2):
            if seat == CHANCE:
                plain.chance(s, dice)
                continue
            n = plain.legal(s, seat, moves)
            open_now, number, before = moves[:n], pick.getrandbits(40), s.to_bytes()
            action = plain.policy(s, seat, moves, n, generator(number))
            assert action in open_now and s.to_bytes() == before
            if n > 1:
                other = s.clone()
                plain.redeal(other, seat, generator(pick.getrandbits(40)))
                assert plain.policy(other, seat, [*open_now, *moves[n:]], n, generator(number)) == action
                asked += 1
            plain.play(s, seat, action)
        if bot not in SLOW:
            assert abs(sum(plain.payoff(s, p) for p in range(seats)) - 1) < 1e-9
