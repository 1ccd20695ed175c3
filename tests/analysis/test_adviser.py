"""Advice is what a lucid bot would do, from nothing but what the seat knows."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec
import pytest

from dreamtable.analysis.adviser import Adviser
from dreamtable.arena.simulated_table import SimulatedTable
from dreamtable.bots.player import Turn
from dreamtable.bots.thinking_time import Thinking
from dreamtable.games import load, names
from dreamtable.kit.position import Position
from dreamtable.kit.random import generator
from dreamtable.play.game_log import Kind
from dreamtable.play.open_questions import open_questions
from dreamtable.play.running_game import RunningGame, opening
from dreamtable.play.sent_events import SentEvent, sent_events
from dreamtable.tables.move_advice import advice_turn

PEOPLE = ["Ada", "Bo", "Cy", "Di"]


def turns(game: str, worlds: int = 1, most: int = 40) -> Iterator[list[Turn]]:
    """Yield what an adviser is handed at decisions of a game: first as it is, then in worlds the seat cannot tell apart."""
    table = SimulatedTable(load(game), ("dreaming",) * len(PEOPLE), 3, 3).run()
    running = opening(table.setup)
    told: list[list[SentEvent]] = [[] for _ in PEOPLE]
    for entry in table.log:
        if entry.kind is Kind.MOVE and most > 0:
            most -= 1
            events = [event.event for event in told[entry.seat]]
            yield [
                turn_in(world, entry.seat, table.setup.options, events) for world in alike(running, entry.seat, worlds)
            ]
        sent = sent_events(entry.seq, running.append(entry), running.game, running.position.state, PEOPLE.__getitem__)
        for seat, heard in enumerate(told):
            heard += sent.for_seat(seat)


def alike(running: RunningGame, seat: int, worlds: int) -> Iterator[RunningGame]:
    """Yield a running game, and others in which all that a seat cannot know was dealt anew."""
    yield running
    for luck in range(1, worlds):
        other = running.branch()
        position = running.position
        other.position = Position(running.game, position.sample(seat, generator(100 + luck)), position.said)
        yield other


def turn_in(running: RunningGame, seat: int, options: msgspec.Raw, events: list[msgspec.Raw]) -> Turn:
    view = msgspec.json.encode(running.position.view(seat))
    return advice_turn(running, open_questions(running, {})[seat], seat, options, view, events)


@pytest.mark.parametrize("game", names())
def test_an_adviser_is_handed_the_same_in_all_worlds_that_a_seat_cannot_tell_apart(game: str) -> None:
    for turn, *others in turns(game, worlds=3):
        assert all(other == turn for other in others)


@pytest.mark.parametrize("game", ["dream_diary", "when_i_dream"])
def test_advice_in_a_game_of_words_is_an_open_move_and_always_the_same(game: str) -> None:
    adviser = Adviser("dreamtable.games", Thinking())
    for (turn,) in turns(game):
        advice = adviser.choose(turn)
        assert advice == adviser.choose(turn)
        if advice.move is not None:
            kinds = {msgspec.json.decode(move)["type"] for move in turn.moves}
            assert msgspec.json.decode(advice.move)["type"] in kinds
        assert all(0 <= fact <= 100 for fact in advice.facts.values())


def test_advice_in_a_card_game_tells_the_chances_of_an_open_move() -> None:
    adviser = Adviser("dreamtable.games", Thinking())
    adviser.load(load("dreams_and_nightmares")).join()
    for (turn,) in turns("dreams_and_nightmares", most=6):
        advice = adviser.choose(turn)
        assert advice.move in turn.moves and advice == adviser.choose(turn)
        assert 0 <= advice.facts.get("next", 0) <= advice.facts["chance"] <= 100


def test_before_the_chances_are_loaded_the_policy_of_lucid_advises() -> None:
    adviser = Adviser("dreamtable.games", Thinking())
    (turn,) = next(iter(turns("dreams_and_nightmares")))
    advice = adviser.choose(turn)
    assert advice.move in turn.moves and "dreams" in advice.facts
    adviser.load(load("dreams_and_nightmares")).join()
