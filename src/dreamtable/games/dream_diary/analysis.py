"""Dream Diary afterwards: what the Leader could deduce, which answer led astray, where the safest jump lay."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import numpy as np

from dreamtable.games.dream_diary.bot import OTHERS, standing
from dreamtable.games.dream_diary.moves import VALUES, Answer, Jump, Move, Signal, Stop
from dreamtable.games.dream_diary.policies import leader
from dreamtable.games.dream_diary.policies.deal_belief import LAPSE, Deals, answer_chances, deals
from dreamtable.games.dream_diary.policies.picture_opinion import chances, unseen
from dreamtable.games.dream_diary.state import Phase
from dreamtable.games.dream_diary.view import View
from dreamtable.kit.contract.analysis import Deduction, Influence, PuzzleAnswer
from dreamtable.kit.position import Position

DRAWS = 400
SAFE, SAFER = 0.7, 0.15  # in a puzzle: how safe the best jump is, and how much safer than the next
FORGETFUL = 20  # players who count fingers and forget half of the sheet
ODD = 0.12  # an answer less likely than this, given the true hand, surprises everyone


def believed(view: View, seat: int) -> Deals:
    """Return deals drawn by their probability for a seat, always by the same luck."""
    return deals(seat, view, view.sheet, OTHERS, DRAWS, np.random.default_rng(1))


def chance(position: Position) -> float:
    """Return the chance to win: of a turn in play by the Leader's knowledge, else by kite, stars and dreams left."""
    s = position.state
    if position.over:
        return position.payoffs()[0]
    if s.phase in (Phase.DEAL, Phase.NIGHTMARES, Phase.RETURN):
        view: View = position.view(0)
        return leader.hope(sum(sitter.dreams for sitter in view.seats) or 1, view.kites[0].space, view.kites[0].stars)
    view = position.view(s.leader)
    safe = believed(view, s.leader).safe()
    turn = standing(view, s.leader)
    if not len(safe):
        return leader.hope(turn.left, turn.kite, turn.stars)
    stop, go = leader.prospects(turn, -np.sort(-safe)[None, :])
    return float(max(stop[0], go[0]))


def deductions(before: Position, step: int, seat: int, move: Move) -> list[Deduction]:
    """Return how safe each open picture looked to the Leader at a question, a jump, or the decision to stop.

    Answers come between, so that every answer is in the deduction that follows it.
    """
    if not isinstance(move, Signal | Jump | Stop):
        return []
    found = believed(before.view(seat), seat)
    safe = {str(number): round(float(p), 3) for number, p in zip(found.places, found.safe())}
    if isinstance(move, Signal):
        return [Deduction(step, seat, safe, asked=move.adjective)]
    best = leader.jump(standing(before.view(seat), seat), found)
    chosen = str(move.location) if isinstance(move, Jump) else ""
    return [Deduction(step, seat, safe, "" if best is None else str(best), chosen)]


def reasons(view: View, seat: int, move: Move) -> dict[str, int]:
    """Return how safe a jump looks by every answer so far, or at a stop the safest jump that is left."""
    if not isinstance(move, Jump | Stop) or view.history_hidden:
        return {}
    found = believed(view, seat)
    safe = {number: float(p) for number, p in zip(found.places, found.safe())}
    looks = safe.get(move.location) if isinstance(move, Jump) else max(safe.values(), default=None)
    return {} if looks is None else {"percent": round(100 * looks)}


def safe_jumps(position: Position, seat: int) -> dict[int, float]:
    """Return how safe a jump to each open picture looks to the Leader, by every answer so far."""
    found = believed(position.view(seat), seat)
    open_to = {move.location for move in position.moves(seat) if isinstance(move, Jump)}
    return {number: float(p) for number, p in zip(found.places, found.safe()) if number in open_to}


def counted_jump(position: Position, seat: int, rows: Sequence[int]) -> int:
    """Return where somebody jumps who only counts shown fingers for each picture, in these rows of the sheet."""
    view: View = position.view(seat)
    weight: dict[object, float] = dict(zip(VALUES, (-1.0, 1.0, 2.0)))
    score = np.zeros(len(chances("soft", OTHERS)))
    for row in (view.sheet[k] for k in rows):
        shown = sum(weight.get(a, 0.0) for who, a in enumerate(row.answers) if who != seat and a is not None)
        score += shown * chances(row.adjective.lower(), OTHERS, view.language, unseen(view))
    return max(safe_jumps(position, seat), key=lambda number: float(score[number - 1]))


def influence(before: Position, step: int, seat: int, move: Move) -> list[Influence]:
    """Return an answer that the pictures in the seat's hand made unlikely, and the likely one."""
    if not isinstance(move, Answer):
        return []
    view: View = before.view(seat)
    if view.question is None or not view.dreams:
        return []
    fit = chances(view.question.lower(), OTHERS, view.language, unseen(view))[np.array(view.dreams) - 1]
    odds = answer_chances(np.ones((1, len(fit))), fit, np.zeros(0))[:, 0]
    given = VALUES.index(move.value)
    if odds[given] >= ODD + LAPSE / 3:
        return []
    effect = round(float(odds[given] - odds.max()), 3)
    return [Influence(step, seat, str(move.value), effect, str(VALUES[int(odds.argmax())]))]


def puzzle(position: Position, seat: int, luck: Random) -> PuzzleAnswer | None:
    """Return the safest jump, if it is clearly the safest and whoever only counts fingers misses it."""
    if position.state.phase != Phase.JUMP:
        return None
    safe = safe_jumps(position, seat)
    order = sorted(safe, key=lambda number: -safe[number])
    if len(order) < 3 or safe[order[0]] < SAFE or safe[order[0]] - safe[order[1]] < SAFER:
        return None
    rows = range(len(position.view(seat).sheet))
    forgetful = [sorted(luck.sample(rows, (len(rows) + 1) // 2)) for _ in range(FORGETFUL)]
    missed = sum(counted_jump(position, seat, kept) != order[0] for kept in forgetful) / FORGETFUL
    if counted_jump(position, seat, rows) == order[0] or missed < 0.5:
        return None
    return PuzzleAnswer(Jump(order[0]), round(safe[order[0]], 3), round(safe[order[1]], 3), round(100 * missed))
