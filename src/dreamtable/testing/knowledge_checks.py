"""Checks of secrecy: what a seat cannot know changes nothing that reaches it.

`redeal` gives a state that differs from the true one only in what the seat cannot know.  In both worlds the seat must
get the same bytes: view, open moves, refusals, and, as long as its knowledge stays the same, events.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator

import msgspec

from dreamtable.kit.game import Game
from dreamtable.kit.moves import Gesture
from dreamtable.kit.position import Position
from dreamtable.kit.state import WATCHER
from dreamtable.testing.random_games import encode, option_sets, random_move, require, step, walk
from dreamtable.testing.secrecy import event_leaks, leaks, other_world

ENOUGH = 20  # positions with something to hide, before a redeal that changes nothing is blamed


def worlds(game: Game, seats: int, count: int) -> Iterator[tuple[Position, Position, int, random.Random]]:
    """Random positions of random games, each beside a redealt one."""
    sets = option_sets(game)
    pick = random.Random(f"secrets {game.name} {seats}")
    for number in range(count):
        options = pick.choice(sets) if number else {}
        for position in walk(game, seats, options, number):
            if pick.random() < 0.3:
                for seat in range(seats):
                    yield position, other_world(position, seat, pick.getrandbits(40)), seat, pick


def no_seat_learns_what_it_may_not_know(game: Game, seats: int) -> None:
    """Redeal what a seat cannot know: its view, moves, events and observation stay the same."""
    tried: list[Gesture] = []
    for position, other, seat, pick in worlds(game, seats, 4):
        if not position.over and not position.dealing:
            mover, move = random_move(position, pick)
            tried.append(move)
            if seat in other.waiting or seat != mover:
                found = event_leaks(position, other, seat, mover, move)
                require(not found, f"After {move} of seat {mover}, seat {seat} is told a secret: {position!r}.")
        found = leaks(position, other, seat, pick.sample(tried, min(6, len(tried))))
        require(not found, f"Seat {seat} learns a secret by {', '.join(found)}: {position!r} is also {other!r}.")


def watchers_see_what_every_seat_may(game: Game, seats: int) -> None:
    """What a watcher sees cannot depend on what any one seat does not know, while the game runs."""
    for position, other, seat, _ in worlds(game, seats, 2):
        if not position.over:
            same = encode(position.view(WATCHER)) == encode(other.view(WATCHER))
            require(same, f"A watcher sees what seat {seat} may not know: {position!r} is also {other!r}.")


def redeal_draws_anew(game: Game, seats: int) -> None:
    """Where hidden cards could lie otherwise, they mostly do: a redeal that changes nothing would prove nothing."""
    could, changed = Counter[str](), Counter[str]()
    for position, other, _, _ in worlds(game, seats, 4):
        if not position.over and not position.dealing and game.plain.hides(position.state):
            phase = str(position.state.phase) if "phase" in position.state.fields else "the game"
            could[phase] += 1
            changed[phase] += position.state.to_bytes() != other.state.to_bytes()
    for phase, n in could.items():
        few = f"In {phase} only {changed[phase]} of {n} redeals changed anything: is `hides` right?"
        require(n < ENOUGH or changed[phase] >= 0.5 * n, few)


def views_and_events_round_trip(game: Game, seats: int) -> None:
    """Views and events can be written as JSON and read back."""
    pick = random.Random(seats)
    position = Position(game, game.opening(seats))
    while not position.over:
        for told in step(position, pick)[2]:
            read = msgspec.json.decode(encode(told.event), type=game.events.AnyEvent)
            require(read == told.event, f"{told.event} changes when it is written as JSON.")
            line = game.sentences.sentence(told.event, lambda p: f"Seat {p}")
            begins = bool(line) and (line[0].isupper() or line[0] in "\"'“0123456789")
            require(begins, f"The sentence of {told.event} is {line!r}.")
        for seat in (WATCHER, *range(seats)):
            view = position.view(seat)
            again = msgspec.json.decode(encode(view), type=game.view.View)
            require(again == view, f"A view changes when it is written as JSON: {view} becomes {again}.")
