"""Which bots of a running game are to be asked, and what they are handed: the same at a live and a simulated table."""

from __future__ import annotations

from collections.abc import Collection, Mapping

import msgspec
from msgspec import Raw

from dreamtable.bots.levels import Level
from dreamtable.bots.player import Turn
from dreamtable.kit.random import Dice
from dreamtable.play.open_questions import OpenQuestion
from dreamtable.play.running_game import RunningGame

Questions = Mapping[int, OpenQuestion]


class BotTurns:
    """Keeps which bots are busy with which question, and which chose to wait until something changes."""

    __slots__ = ("_busy", "_waits")

    def __init__(self) -> None:
        self._busy: dict[int, int] = {}  # since when the question that a bot is busy with has been open
        self._waits: dict[int, int] = {}  # the version at which a bot chose to wait

    def outdated(self, questions: Questions, bots: Collection[int]) -> list[int]:
        """The seats of busy bots that are no longer asked what they are busy with."""
        return [
            seat
            for seat, since in self._busy.items()
            if seat not in bots or seat not in questions or questions[seat].since != since
        ]

    def to_ask(self, questions: Questions, bots: Collection[int], version: int, clock_runs: bool) -> list[int]:
        """The seats of bots to be asked now.  They count as busy until `finish` or `wait`."""
        waiting = [seat for seat in questions if self._waits.get(seat) == version]
        if waiting and len(waiting) == len(questions) and not clock_runs:
            del self._waits[waiting[0]]  # if all waited, nothing would ever happen again
        found = [
            seat for seat in questions if seat in bots and seat not in self._busy and self._waits.get(seat) != version
        ]
        for seat in found:
            self._busy[seat] = questions[seat].since
        return found

    def finish(self, seat: int) -> None:
        """The bot on a seat has played, or is stopped: it may be asked again."""
        self._busy.pop(seat, None)

    def wait(self, seat: int, version: int) -> None:
        """The bot on a seat chose to wait: it is asked again when something has changed."""
        self.finish(seat)
        self._waits[seat] = version

    def clear(self) -> None:
        """Forget all bots."""
        self._busy.clear()
        self._waits.clear()

    def must_move(self, seat: int, questions: Questions, version: int, clock_runs: bool) -> bool:
        """Whether nobody but the bot on this seat can go on."""
        return not clock_runs and all(self._waits.get(other) == version for other in questions if other != seat)


def make_turn(
    running: RunningGame,
    question: OpenQuestion | None,
    seat: int,
    level: Level,
    *,
    table: str,
    options: Raw,
    view: bytes,
    events: list[Raw],
    refused: list[str],
    must: bool,
    dice: Dice,
) -> Turn:
    """What the bot on a seat is handed when it is asked; `dice` redeal what the seat cannot know.

    A bot whose question is gone meanwhile finds no open moves.
    """
    return Turn(
        table=table,
        game=running.game.name,
        options=options,
        seats=running.position.state.seats,
        seat=seat,
        level=level,
        version=running.version,
        view=view,
        moves=[] if question is None else msgspec.json.decode(question.moves, type=list[Raw]),
        events=events,
        sample=running.position.sample(seat, dice).to_bytes(),
        refused=list(refused),
        must=must,
    )
