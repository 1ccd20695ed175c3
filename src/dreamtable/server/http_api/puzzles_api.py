"""The calls about puzzles: which there are, one as its seat sees it, and whether an answer is right."""

from __future__ import annotations

import msgspec
from msgspec import Raw

from dreamtable import games
from dreamtable.analysis.move_sentences import in_words, told_about
from dreamtable.analysis.puzzle_book import Puzzle, puzzle, shipped
from dreamtable.kit.errors import Illegal, Invalid
from dreamtable.protocol import messages as p
from dreamtable.server.http_api.dispatch import Api, Call, Endpoint
from dreamtable.tables.people.seats import BOT_NAMES

encode = msgspec.json.Encoder().encode


def found_in(call: Call) -> tuple[str, int]:
    """Return the game and the number in a path; raise Invalid if there cannot be such a puzzle."""
    game, number = call.request.path_params["game"], call.request.path_params["number"]
    if game not in games.names() or not number.isdecimal() or len(number) > 6:
        raise Invalid("no_such_puzzle", "There is no such puzzle.")
    return game, int(number)


async def puzzle_lists(api: Api, call: Call) -> list[p.PuzzleList]:
    found = ((game, shipped(game)) for game in games.names())
    return [p.PuzzleList(game, [p.PuzzleNumber(x.number, x.difficulty) for x in all]) for game, all in found if all]


async def one_puzzle(api: Api, call: Call) -> p.Puzzle:
    found = puzzle(*found_in(call))
    position = found.open()
    moves = [Raw(encode(move)) for move in position.moves(found.seat)]
    options = Raw(encode(position.game.options()))
    names = list(BOT_NAMES[: found.seats])
    view = Raw(encode(position.view(found.seat)))
    memories = position.game.analysis.memories(position, found.seat)
    return p.Puzzle(found.game, found.number, found.difficulty, found.seat, names, options, view, moves, memories)


async def solve(api: Api, call: Call) -> p.PuzzleVerdict:
    found, move = puzzle(*found_in(call)), bytes(call.body.move)
    with api.replay_limit(call):
        return await api.lobby.run_aside(lambda: verdict(found, move))


def verdict(found: Puzzle, answer: bytes) -> p.PuzzleVerdict:
    """Return whether an answer is right, and why; raise Illegal if it is no open move."""
    position, names = found.open(), list(BOT_NAMES[: found.seats])
    game = position.game
    move, best = game.read_move(answer), game.read_move(bytes(found.best))
    if move not in position.moves(found.seat):
        raise Illegal("not_allowed", "The rules do not allow that now.")
    numbers = [x.number for x in shipped(found.game)]
    later = numbers[numbers.index(found.number) + 1 :]
    deduced = game.analysis.deductions(position, 0, found.seat, best)
    return p.PuzzleVerdict(
        move == best,
        found.best,
        found.chance,
        found.next_best,
        told_about(position, 1, found.seat, best, names),
        in_words(position, found.seat, best, names),
        game.analysis.situation(position, found.seat),
        deduced[0].chances if deduced else {},
        later[0] if later else 0,
    )


PUZZLE_ENDPOINTS = (
    Endpoint("GET", "/puzzles", "The puzzles of all games.", puzzle_lists, returns=list[p.PuzzleList]),
    Endpoint("GET", "/puzzles/{game}/{number}", "One puzzle, as its seat sees it.", one_puzzle, returns=p.Puzzle),
    Endpoint("POST", "/puzzles/{game}/{number}", "Answer a puzzle.", solve, p.SolvePuzzle, p.PuzzleVerdict),
)
