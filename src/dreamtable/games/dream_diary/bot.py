"""How bots play Dream Diary.  All answer honestly with eyes of their own; levels differ in memory and in leading."""

from __future__ import annotations

import hashlib
import random
from collections.abc import Sequence

import msgspec
import numpy as np
from msgspec import Raw

from dreamtable.bots import player
from dreamtable.bots.levels import Level
from dreamtable.bots.player import Decision, Turn, seed_of
from dreamtable.games.dream_diary.cards import ANCHORS
from dreamtable.games.dream_diary.moves import VALUES, Answer, Jump, Move, Nightmare, Signal, Stop
from dreamtable.games.dream_diary.policies import lead
from dreamtable.games.dream_diary.policies.belief import Deals, deals
from dreamtable.games.dream_diary.policies.eye import Eye, margins
from dreamtable.games.dream_diary.policies.memory import Memory
from dreamtable.games.dream_diary.sight import Row, View
from dreamtable.language.fitting import suggest
from dreamtable.language.pictures import pictures


class Habit(msgspec.Struct, frozen=True):
    """What makes a level."""

    blur: float  # points by which its own line may lie elsewhere, for each word and picture
    ideas: int  # adjectives that come to its mind
    rows: int  # of the sheet that it thinks about
    bold: float  # how safe a place must look to a bot that goes by habit


HABITS = {
    Level.DOZING: Habit(blur=36.0, ideas=12, rows=3, bold=0.6),
    Level.DREAMING: Habit(blur=31.0, ideas=3, rows=99, bold=0.8),
    Level.LUCID: Habit(blur=31.0, ideas=3, rows=99, bold=0.8),
}
OTHERS = 31.0  # how blurred one takes the eyes of the others to be
DRAWS = 1000
PAUSES = {Nightmare: (2500, 6000), Signal: (2500, 7000), Answer: (1500, 4500), Jump: (1500, 4000), Stop: (1200, 2500)}
read = msgspec.json.Decoder(View).decode


class Bot(player.Bot):
    memory: Memory | None = None

    def choose(self, turn: Turn) -> Decision:
        self.memory = self.memory or Memory()
        self.memory.hear(turn.events)
        view, seed = read(turn.view), seed_of(turn)
        move = self.move(turn, view, seed)
        least, most = PAUSES[type(move)]
        return Decision(Raw(msgspec.json.encode(move)), self.pause(random.Random(seed), least, most))

    def move(self, turn: Turn, view: View, seed: int) -> Move:
        match view.phase:
            case "nightmares":
                return self.put_away(view)
            case "answers":
                return self.answer(turn, view)
            case "jump":
                return self.jump(turn, view, seed)
            case _:
                return self.ask(turn, view, seed)

    @property
    def habit(self) -> Habit:
        return HABITS[self.level]

    def put_away(self, view: View) -> Nightmare:
        """What cannot be told apart by any word is the worst dream to look for: those go."""
        number = 4 if view.variant else 1
        return Nightmare(tuple(sorted(sorted(view.dreams, key=plainness, reverse=True)[:number])))

    def answer(self, turn: Turn, view: View) -> Answer:
        assert view.question is not None
        eye = Eye(eyes_of(turn), self.habit.blur)
        return Answer(VALUES[min(eye.count(view.question, view.dreams), 2)])

    def ask(self, turn: Turn, view: View, seed: int) -> Signal:
        """Of the words that come to mind because they part the pictures: lucid the most promising, others any."""
        asked = {row.adjective.lower() for row in self.sheet(view)}
        unsure = [p.number for p in view.places if p.fate == "open" and p.number not in view.dreams]
        parting = suggest({number: pictures()[number - 1].scores for number in unsure}, asked)
        ideas = parting[: self.habit.ideas] or list(ANCHORS)
        if self.level is not Level.LUCID:
            return Signal(random.Random(seed).choice(ideas))
        worth = lead.ask(standing(view, turn.seat), self.believe(turn, view, seed), ideas, OTHERS)
        return Signal(max(worth, key=lambda word: worth[word]))

    def jump(self, turn: Turn, view: View, seed: int) -> Jump | Stop:
        believed = self.believe(turn, view, seed)
        now = standing(view, turn.seat)
        if self.level is Level.LUCID:
            place = lead.jump(now, believed)
        else:
            place = lead.safest(now, believed, self.habit.bold)
        return Stop() if place is None else Jump(place)

    def believe(self, turn: Turn, view: View, seed: int) -> Deals:
        luck = np.random.default_rng(seed)
        return deals(turn.seat, view, self.sheet(view)[-self.habit.rows :], OTHERS, DRAWS, luck)

    def sheet(self, view: View) -> Sequence[Row]:
        """The Memory Sheet, or where it is hidden what one remembers of it."""
        assert self.memory is not None
        return self.memory.rows if view.history_hidden else view.sheet


def eyes_of(turn: Turn) -> int:
    """Whose eyes these are: the same for a whole game."""
    return int.from_bytes(hashlib.blake2b(f"{turn.table} {turn.seat}".encode(), digest_size=6).digest(), "big")


def standing(view: View, seat: int) -> lead.Standing:
    kite = view.kites[seat if view.variant else 0]
    left = sum(sitter.dreams for sitter in view.seats)
    return lead.Standing(left, kite.space, kite.stars, view.successes)


def plainness(number: int) -> float:
    """How little the adjectives say about a picture, for or against."""
    return -float(np.mean([min(abs(margins(word)[number - 1]), 25.0) for word in ANCHORS]))
