"""A finished game as decisions: what a seat observed, what was open to it, what it did, and what came of it.

    for decision in decisions(read(file), worlds=4):
        learn(decision.observation, decision.mask, decision.action, decision.reward)

A decision is one atomic action, as in all environments; a move of several actions is several decisions in a row.  Moves
that were taken back are left out, and so is what chance and clocks did.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
import numpy as np
from msgspec import Struct
from msgspec.structs import replace
from numpy.typing import NDArray

from dreamtable.kit.game import Game
from dreamtable.kit.random import Dice, generator
from dreamtable.play.game_log import Entry, Kind, TakenBack
from dreamtable.play.replay_file import Replay, fold
from dreamtable.play.running_game import opening


class RecordedDecision(Struct, frozen=True):
    """One action of one seat, and all that an agent in its place would have been given."""

    step: int  # 0, 1, 2 ... over all seats of the game
    seat: int
    observation: NDArray[np.int16]
    mask: NDArray[np.bool_]
    action: int
    move: str | None  # the whole move as JSON, beside its first action
    reward: float = 0.0  # the seat's payoff, beside its last action
    done: bool = False  # whether this was the seat's last action in a game that was played to its end
    world: NDArray[np.int16] | None = None  # what all seats observed together, seat 0 first: the truth
    worlds: NDArray[np.int16] | None = None  # the same in worlds that the seat could not tell from the true one


def decisions(replay: Replay, worlds: int = 0, seed: int = 0) -> list[RecordedDecision]:
    """Return every decision of a game; `worlds` is how many worlds to draw for each from what its seat knows."""
    running, luck = opening(replay.setup), generator(seed)
    undone, found = _taken_back(replay.log), list[RecordedDecision]()
    before = running.position.state
    for entry, _ in fold(running, replay.log):
        if entry.kind is Kind.MOVE and entry.seq not in undone:
            found += _actions(running.game, before, entry, len(found), worlds, luck)
        before = running.position.state
    if running.position.over:
        last = {decision.seat: k for k, decision in enumerate(found)}
        for seat, k in last.items():
            found[k] = replace(found[k], reward=running.position.payoffs()[seat], done=True)
    return found


def _taken_back(log: list[Entry]) -> set[int]:
    """The numbers of the entries that a seat took back, by itself or with a decision before."""
    gone = set[int]()
    for entry in log:
        if entry.kind in (Kind.RETRACT, Kind.UNDO):
            first = msgspec.json.decode(entry.move, type=TakenBack).seq
            gone.update(range(first, entry.seq if entry.kind is Kind.UNDO else first + 1))
    return gone


def _actions(game: Game, before: Any, entry: Entry, step: int, worlds: int, luck: Dice) -> Iterator[RecordedDecision]:
    plain, seat, state = game.plain, entry.seat, before.clone()
    move: str | None = bytes(entry.move).decode()
    room = [0] * plain.ACTIONS
    for action in game.moves.encode(before, seat, game.read_move(bytes(entry.move))):
        mask = np.zeros(plain.ACTIONS, np.bool_)
        mask[room[: plain.legal(state, seat, room)]] = True
        decision = RecordedDecision(step, seat, _observed(game, state, seat), mask, action, move)
        if worlds:
            drawn = [_redealt(game, state, seat, luck) for _ in range(worlds)]
            seen = np.array([_world(game, other) for other in drawn], np.int16)
            decision = replace(decision, world=_world(game, state), worlds=seen)
        yield decision
        plain.play(state, seat, action)
        step, move = step + 1, None


def _observed(game: Game, state: Any, seat: int) -> NDArray[np.int16]:
    out = [0] * game.plain.OBS
    game.plain.observe(state, seat, out)
    return np.array(out, np.int16)


def _world(game: Game, state: Any) -> NDArray[np.int16]:
    return np.concatenate([_observed(game, state, seat) for seat in range(state.seats)])


def _redealt(game: Game, state: Any, seat: int, luck: Dice) -> Any:
    other = state.clone()
    game.plain.redeal(other, seat, luck)
    return other
