"""Checks of rules and moves: what is legal is accepted, all else refused without any change; games end; cards stay."""

from __future__ import annotations

import random
from typing import Any

from dreamtable.kit.errors import Illegal, Invalid, Problem
from dreamtable.kit.game import Game
from dreamtable.kit.moves import Gesture
from dreamtable.kit.position import Position
from dreamtable.kit.random import generator
from dreamtable.kit.state import CHANCE
from dreamtable.testing.random_games import (
    encode,
    games_to_play,
    option_sets,
    random_gesture,
    random_move,
    require,
    step,
    walk,
)


def every_part_has_its_shape(game: Game, seats: int) -> None:
    """All files of the game define what the contract asks for, also those that are opened only when they are needed."""
    game.open_all()


def every_game_ends_and_keeps_its_cards(game: Game, seats: int) -> None:
    """Games played at random end, pay what they may, and lose no card."""
    least, most = game.plain.PAYOFFS
    for number, options in games_to_play(game, seats, 6):
        for position in walk(game, seats, options, number):
            if not position.dealing:
                there, wanted = (
                    game.scenario_positions.all_cards(position.state),
                    game.scenario_positions.full_deck(position.state),
                )
                require(there == wanted, f"The cards are {there}; they should be {wanted}: {position!r}.")
        for x in position.payoffs():
            require(least <= x <= most, f"A payoff is {x}; PAYOFFS in rules.py says {least} to {most}: {position!r}.")


def whole_gestures(position: Position, seat: int) -> set[bytes]:
    """Every gesture that atomic actions can spell, found by walking them."""
    plain, decode, root = position.game.plain, position.game.moves.decode, position.state
    found: set[bytes] = set()
    todo: list[tuple[Any, list[int]]] = [(root, [])]
    while todo:
        at, done = todo.pop()
        room = [0] * plain.ACTIONS
        for action in room[: plain.legal(at, seat, room)]:
            move = decode(root, seat, [*done, action])
            if move is not None:
                found.add(encode(position.game.moves.blank(move)))
            else:
                deeper = at.clone()
                plain.play(deeper, seat, action)
                todo.append((deeper, [*done, action]))
    return found


def open_moves_are_what_the_rules_allow(game: Game, seats: int) -> None:
    """The listed moves are those, and all those, whose actions the rules allow."""
    for number, options in games_to_play(game, seats, 2):
        pick = random.Random(number)
        for position in walk(game, seats, options, number):
            if position.over or position.dealing or pick.random() > 0.2:
                continue
            for seat in range(seats):
                if seat not in position.waiting:
                    require(position.moves(seat) == [], f"Seat {seat} may not act, but has open moves: {position!r}.")
                    continue
                listed = [encode(m) for m in position.moves(seat)]
                require(len(set(listed)) == len(listed), f"A move is listed twice for seat {seat}: {position!r}.")
                differ = sorted(set(listed) ^ whole_gestures(position, seat))
                require(
                    not differ, f"Only one of `moves` and `legal` knows {differ[:3]} for seat {seat}: {position!r}."
                )


def moves_round_trip_and_others_are_refused(game: Game, seats: int) -> None:
    """Moves can be written and read back; those that are not open are refused and change nothing."""
    tried: list[Gesture] = []
    for number, options in games_to_play(game, seats, 3):
        pick = random.Random(number)
        for position in walk(game, seats, options, number):
            if position.over or position.dealing:
                continue
            seat = pick.choice(position.waiting)
            actions, move = random_gesture(position, seat, pick)
            require(position.check(seat, move) == actions, f"{move} does not encode to {actions}: {position!r}.")
            require(game.read_move(encode(move)) == move, f"{move} changes when it is written as JSON.")
            tried.append(move)
            if pick.random() < 0.3:
                refuse_others(position, pick.sample(tried, min(len(tried), 12)), pick.randrange(seats))


def refuse_others(position: Position, tries: list[Gesture], seat: int) -> None:
    """Try moves of other moments: each is open, or refused with a code and a sentence; nothing changes."""
    before, said = position.state.to_bytes(), position.said
    legal = [encode(m) for m in position.moves(seat)]
    for move in tries:
        try:
            position.check(seat, move)
        except Problem as problem:
            require(problem.code.replace("_", "").isalnum(), f"{problem.code!r} is no code of a refusal.")
            require(problem.why.endswith((".", "!", "?")), f"A refusal is a sentence, not {problem.why!r}.")
        else:
            blank = encode(position.game.moves.blank(move))
            require(blank in legal, f"{move} is accepted from seat {seat} but not listed: {position!r}.")
        unchanged = position.state.to_bytes() == before and position.said == said
        require(unchanged, f"The check of {move} changed the position.")


def wrong_seats_are_refused(game: Game, seats: int) -> None:
    """A seat that is not there, or not to act, is refused."""
    position, pick = Position(game, game.opening(seats)), random.Random(1)
    while position.dealing:
        step(position, pick)
    move = random_move(position, pick)[1] if position.waiting else None
    for seat in (-1, seats, 99):
        require(refused(position, seat, move) == "no_such_seat", f"There is no seat {seat}, but it may move.")
    while not position.over:
        for seat in set(range(seats)) - set(position.waiting):
            if not position.dealing:
                code = refused(position, seat, move)
                require(code == "not_your_turn", f"Seat {seat} is not asked, but may move: {position!r}.")
        step(position, pick)
    require(refused(position, 0, move) == "game_over", "A move is accepted after the end.")


def refused(position: Position, seat: int, move: Any) -> str:
    """The code with which a move is refused, or "" if it is accepted."""
    try:
        position.check(seat, move)
    except Illegal as refusal:
        return refusal.code
    return ""


def bad_openings_are_refused(game: Game, seats: int) -> None:
    """Wrong numbers of seats and unknown options are refused."""
    least, most = game.facts.seats
    for wrong in (least - 1, most + 1, 0, -3):
        require(invalid(game.opening, wrong) == "bad_seats", f"{wrong} seats are accepted.")
    require(invalid(game.opening, seats, {"no_such_option": 1}) == "unknown_option", "An unknown option is accepted.")
    for field in game.Options.__struct_encode_fields__:
        require(invalid(game.opening, seats, {field: [object]}) == "bad_option", f"Nonsense is accepted as {field}.")
    bad: tuple[Any, ...] = (b"{", b"[]", b'{"type": "no_such_move"}', b'{"type": 3}', b"\xff", {"type": "x"}, {})
    for given in bad:
        require(invalid(game.read_move, given) == "bad_move", f"{given!r} is accepted as a move.")


def invalid(f: Any, *given: Any) -> str:
    """The code with which a call is refused as making no sense, or "" if it is accepted."""
    try:
        f(*given)
    except Invalid as refusal:
        return refusal.code
    return ""


def simultaneous_moves_may_come_in_any_order(game: Game, seats: int) -> None:
    """Where several seats may act at once and none of their moves closes the decision, order does not matter."""
    for number, options in games_to_play(game, seats, 3):
        pick = random.Random(number)
        for position in walk(game, seats, options, number):
            if len(position.waiting) < 2 or not game.moves.sealed(position.state):
                continue
            chosen = [(p, random_gesture(position, p, pick)[1]) for p in position.waiting]
            ends = set()
            for order in (chosen, chosen[::-1], pick.sample(chosen, len(chosen))):
                trial = position.clone()
                for seat, move in order:
                    trial.play(seat, move)
                ends.add(trial.state.to_bytes())
            require(len(ends) == 1, f"The order of {chosen} matters: {position!r}.")


def positions_can_be_arranged(game: Game, seats: int) -> None:
    """A position that is written down reads back as it was."""
    for number, options in games_to_play(game, seats, 3):
        read = game.options(options)
        for position in walk(game, seats, options, number):
            written = game.scenario_positions.describe(position.state)
            again = game.scenario_positions.arrange(seats, read, written)
            require(again == position.state, f"{written} is arranged as {again!r}, not as {position.state!r}.")


def a_log_gives_the_same_game(game: Game, seats: int) -> None:
    """The same opening, dice and moves give the same states, and so does JSON in between."""
    pick = random.Random(seats)
    sets = option_sets(game)
    for options in pick.sample(sets, min(3, len(sets))):
        position = Position(game, game.opening(seats, options))
        log: list[tuple[int, int, bytes, bytes]] = []  # who acted, dice, move, and the state that came of it
        while not position.over:
            if position.dealing:
                number = pick.getrandbits(40)
                position.deal(generator(number))
                log.append((CHANCE, number, b"", position.state.to_bytes()))
            else:
                seat, move = random_move(position, pick)
                position.play(seat, move)
                log.append((seat, 0, encode(move), position.state.to_bytes()))
        again = Position(game, game.opening(seats, options))
        for who, number, text, expected in log:
            if who == CHANCE:
                again.deal(generator(number))
            else:
                again.play(who, game.read_move(text))
            require(again.state.to_bytes() == expected, f"The same moves lead elsewhere: {again!r}.")
        require(again.said == position.said, "The same moves say something else.")


def names_fit_actions_and_observations(game: Game, seats: int) -> None:
    """There is a name for each action, and the fields of an observation are as long as it is."""
    plain = game.plain
    if plain.ACTION_NAMES:
        count = len(plain.ACTION_NAMES)
        require(count == plain.ACTIONS, f"ACTION_NAMES names {count} of {plain.ACTIONS} actions.")
        require(len(set(plain.ACTION_NAMES)) == count, "Two actions have the same name in ACTION_NAMES.")
    if plain.OBSERVED:
        total = sum(length for _, length in plain.OBSERVED)
        require(total == plain.OBS, f"The fields of OBSERVED have {total} numbers; an observation has {plain.OBS}.")
