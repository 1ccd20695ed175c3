"""Puzzles: positions from bots' games in which one move is clearly best and not obvious.

A move counts as best if it beats every other open move by a margin in rollouts from what the seat knows, twice, with
different luck.  It is not obvious if most simple players would choose another.
"""

from __future__ import annotations

import random
from collections.abc import Iterator

import msgspec
from msgspec import Raw

from dreamtable.analysis.chance_calibration import STRAIGHT
from dreamtable.analysis.puzzle_book import Puzzle
from dreamtable.analysis.simple_play import choice
from dreamtable.analysis.win_chances import Chances
from dreamtable.bots.frozen_policies import REFERENCE, outsiders_of
from dreamtable.kit.contract.analysis import PuzzleAnswer
from dreamtable.kit.game import Game
from dreamtable.kit.position import Position
from dreamtable.kit.random import generator

MARGIN = 0.08  # of the chance to win, between the best move and the next
TRIES = 5  # with different luck, for each simple player
encode = msgspec.json.Encoder().encode


def find(game: Game, seats: int, seed: int) -> Iterator[Puzzle]:
    """Yield puzzles from one game that simple players play; the same seed finds the same ones."""
    first, second = Chances(game, 2 * seed + 1, line=STRAIGHT), Chances(game, 2 * seed + 2, line=STRAIGHT)
    luck, dice = generator(seed), generator(seed + 1)
    position = Position(game, game.opening(seats))
    while not position.over:
        if position.dealing:
            position.deal(dice)
            continue
        seat = position.waiting[0]
        puzzle = _judge(first, second, position, seat)
        if puzzle is not None:
            yield puzzle
        position.play(seat, choice(game, "dreaming", position, seat, luck))


def _judge(first: Chances, second: Chances, position: Position, seat: int) -> Puzzle | None:
    if len(position.moves(seat)) < 3:
        return None
    found = first.of_moves(position, seat)
    if found[0].chance - found[1].chance < MARGIN or not found[0].chance > 0.05:
        return None
    again = second.of_moves(position, seat)
    if again[0].move != found[0].move or again[0].chance - again[1].chance < MARGIN:
        return None
    game, best = position.game, found[0].move
    players = ("dozing", "dreaming", REFERENCE, *outsiders_of(game.name))
    chosen = [choice(game, p, position, seat, generator(t)) for p in players for t in range(TRIES)]
    missed = sum(move != best for move in chosen) / len(chosen)
    if missed < 0.5:
        return None
    answer = PuzzleAnswer(
        best,
        round((found[0].chance + again[0].chance) / 2, 3),
        round((found[1].chance + again[1].chance) / 2, 3),
        round(100 * missed),
    )
    return _puzzle(position, seat, answer)


def by_the_game(position: Position, seat: int, luck: random.Random) -> Puzzle | None:
    """Return the puzzle of a position in a game that judges itself, if the game finds one in it."""
    answer = position.game.analysis.puzzle(position, seat, luck)
    return None if answer is None else _puzzle(position, seat, answer)


def _puzzle(position: Position, seat: int, answer: PuzzleAnswer) -> Puzzle:
    game, s = position.game, position.state
    return Puzzle(
        game.name,
        0,
        s.seats,
        seat,
        game.scenario_positions.describe(s),
        Raw(encode(answer.best)),
        answer.chance,
        answer.next_best,
        answer.difficulty,
    )


def make(game: Game, count: int, seed: int = 1) -> Iterator[Puzzle]:
    """Yield so many puzzles, at most one of a game, numbered from 1; seat counts take turns."""
    least, most = game.facts.seats
    for number in range(1, count + 1):
        while True:
            seats = least + seed % (most - least + 1)
            puzzle = next(find(game, seats, seed), None)
            seed += 1
            if puzzle is not None:
                yield msgspec.structs.replace(puzzle, number=number)
                break
