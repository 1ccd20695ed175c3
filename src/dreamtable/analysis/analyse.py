"""Go through a finished game step by step: chances, decisions, turning points."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

import msgspec

from dreamtable.analysis.analysis_report import FORMAT, Analysis, Decision, Step, turning_points
from dreamtable.analysis.move_sentences import in_words, told_about
from dreamtable.analysis.win_chances import EVERYTHING, Chances
from dreamtable.kit.contract.analysis import Deduction, Influence
from dreamtable.kit.errors import Invalid
from dreamtable.kit.game import Game
from dreamtable.kit.moves import Gesture
from dreamtable.kit.position import Position
from dreamtable.play.game_log import Kind
from dreamtable.play.replay_file import Replay, fold
from dreamtable.play.running_game import opening

TURNING_POINTS = 5
CLEARLY = 0.03  # of the chance to win: less is within the error of the rollouts


class Judgement(Protocol):
    """Somebody who goes through a game and notes what it finds."""

    decisions: list[Decision]
    deductions: list[Deduction]
    influences: list[Influence]

    def see_move(self, before: Position, seq: int, seat: int, move: Gesture) -> None:
        """Judge a move by the position before it."""

    def step(self, position: Position, seq: int) -> Step:
        """Return the chances in a position that is not the end."""

    def turning_points(self, steps: list[Step]) -> list[int]:
        """Return the steps that decided most, the most decisive first."""


def analyse(replay: Replay, progress: Callable[[float], None] = lambda done: None) -> Analysis:
    """Return the analysis of a finished game; `progress` hears the share that is done.

    Raises Invalid if the game is not over: an analysis sees every card.
    """
    if not replay.payoffs:
        raise Invalid("not_over", "Only a finished game can be analysed.")
    running = opening(replay.setup)
    judge = judgement(running.game, replay.names)
    steps: list[Step] = []
    before = running.position.branch()
    for entry, _ in fold(running, replay.log):
        after = running.position.branch()
        if entry.kind is Kind.MOVE:
            judge.see_move(before, entry.seq, entry.seat, running.game.read_move(bytes(entry.move)))
        if after.over:
            steps.append(Step(entry.seq, after.payoffs(), after.payoffs()))
        else:
            steps.append(judge.step(after, entry.seq))
        before = after
        progress(entry.seq / len(replay.log))
    return Analysis(
        FORMAT,
        replay.game,
        replay.names,
        replay.payoffs,
        steps,
        judge.decisions,
        judge.turning_points(steps),
        judge.deductions,
        judge.influences,
    )


def judgement(game: Game, names: list[str]) -> Judgement:
    """Return who can judge a game: the game itself, or rollouts by its policies."""
    if game.analysis.defines("chance"):
        return OwnJudgement(game)
    if game.policies:
        return ByRollouts(game, names)
    raise Invalid("no_analysis", f"There is no analysis of {game.facts.title}.")


class ByRollouts:
    """Judge a card game by playing on from its positions."""

    def __init__(self, game: Game, names: list[str]) -> None:
        self.chances, self.names = Chances(game), names
        self.decisions: list[Decision] = []
        self.deductions: list[Deduction] = []
        self.influences: list[Influence] = []

    def step(self, position: Position, seq: int) -> Step:
        state = position.state
        own = [round(self.chances.of_position(state, seat)[seat], 3) for seat in range(state.seats)]
        return Step(seq, [round(x, 3) for x in self.chances.of_position(state, EVERYTHING)], own)

    def turning_points(self, steps: list[Step]) -> list[int]:
        return turning_points(steps)

    def see_move(self, before: Position, seq: int, seat: int, move: Gesture) -> None:
        if len(before.moves(seat)) < 2:
            return
        found = self.chances.of_moves(before, seat, move)
        played, best = next(m for m in found if m.move == move), found[0]
        better = best if best.chance - played.chance >= CLEARLY else None
        self.decisions.append(
            Decision(
                seq,
                seat,
                msgspec.to_builtins(move),
                round(played.chance, 3),
                msgspec.to_builtins(better.move) if better else None,
                round((better or played).chance, 3),
                in_words(before, seat, move, self.names),
                in_words(before, seat, better.move, self.names) if better else "",
                told_about(before, seq, seat, move, self.names) if better else [],
                told_about(before, seq, seat, better.move, self.names) if better else [],
                before.game.analysis.situation(before, seat) if better else {},
            )
        )


class OwnJudgement:
    """Let a game that has an analysis of its own judge itself."""

    def __init__(self, game: Game) -> None:
        self.part = game.analysis
        self.decisions: list[Decision] = []
        self.deductions: list[Deduction] = []
        self.influences: list[Influence] = []

    def step(self, position: Position, seq: int) -> Step:
        chance = round(self.part.chance(position), 3)
        return Step(seq, [chance] * position.state.seats, [chance] * position.state.seats)

    def turning_points(self, steps: list[Step]) -> list[int]:
        if self.part.TOGETHER:
            return turning_points(steps)
        strongest = sorted(self.influences, key=lambda said: -abs(said.effect))
        return [said.step for said in strongest[:TURNING_POINTS]]

    def see_move(self, before: Position, seq: int, seat: int, move: Gesture) -> None:
        self.deductions += self.part.deductions(before, seq, seat, move)
        self.influences += self.part.influence(before, seq, seat, move)
