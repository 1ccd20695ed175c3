"""How bots play Dream Diary: all answer honestly by an opinion of their own; levels differ in memory and in leading."""

from __future__ import annotations

import hashlib
import random
from collections.abc import Callable, Sequence

import msgspec
import numpy as np
from msgspec import Raw

from dreamtable.bots import player
from dreamtable.bots.levels import Level
from dreamtable.bots.player import Decision, Turn, seed_of
from dreamtable.games.dream_diary.cards import ANCHORS, anchor_names
from dreamtable.games.dream_diary.moves import UNKNOWN_WORD, VALUES, Answer, Jump, Move, Nightmare, Signal, Stop
from dreamtable.games.dream_diary.policies import leader
from dreamtable.games.dream_diary.policies.deal_belief import Deals, deals
from dreamtable.games.dream_diary.policies.picture_opinion import PictureOpinion, margins, unseen
from dreamtable.games.dream_diary.policies.remembered_sheet import RememberedSheet
from dreamtable.games.dream_diary.view import Row, View
from dreamtable.games.dream_diary.words.adjective_fit import suggest, understood
from dreamtable.games.dream_diary.words.pictures import pictures


class Habit(msgspec.Struct, frozen=True):
    """The habits that make one level of bots differ from another."""

    blur: float  # points by which its opinion about a word and a picture may be off
    ideas: int  # adjectives that it chooses from
    rows: int  # rows of the sheet that it goes by
    bold: float  # how safe a place must look to a bot that does not plan ahead


HABITS = {
    Level.DOZING: Habit(blur=36.0, ideas=12, rows=3, bold=0.6),
    Level.DREAMING: Habit(blur=31.0, ideas=3, rows=99, bold=0.8),
    Level.LUCID: Habit(blur=31.0, ideas=3, rows=99, bold=0.8),
}
OTHERS = 31.0  # the blur that a bot supposes the others to have
DRAWS = 1000  # deals by which it judges the places
PAUSES = {Nightmare: (2500, 6000), Signal: (2500, 7000), Answer: (1500, 4500), Jump: (1500, 4000), Stop: (1200, 2500)}
read = msgspec.json.Decoder(View).decode


class Bot(player.Bot):
    """A bot on one seat of Dream Diary."""

    remembered: RememberedSheet | None = None

    def choose(self, turn: Turn) -> Decision:
        """The move for this turn, and how long a person would take for it."""
        self.remembered = self.remembered or RememberedSheet()
        self.remembered.hear(turn.events)
        view, seed = read(turn.view), seed_of(turn)
        move = self.move(turn, view, seed)
        least, most = PAUSES[type(move)]
        return Decision(Raw(msgspec.json.encode(move)), self.pause(random.Random(seed), least, most))

    def move(self, turn: Turn, view: View, seed: int) -> Move:
        """The move for whatever the phase asks."""
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
        """What makes this bot's level."""
        return HABITS[self.level]

    def put_away(self, view: View) -> Nightmare:
        """Put away the dreams about which adjectives say least: they would be the hardest to find."""
        number = 4 if view.variant else 1
        return Nightmare(tuple(sorted(sorted(view.dreams, key=plainness(unseen(view)), reverse=True)[:number])))

    def answer(self, turn: Turn, view: View) -> Answer:
        """How many of its dreams the adjective fits, in this bot's opinion."""
        assert view.question is not None
        if not understood(view.question, view.language):
            return Answer(UNKNOWN_WORD)
        opinion = PictureOpinion(opinion_seed(turn), self.habit.blur, view.language, unseen(view))
        return Answer(VALUES[min(opinion.count(view.question, view.dreams), 2)])

    def ask(self, turn: Turn, view: View, seed: int) -> Signal:
        """Ask one of the adjectives that divide the open pictures best: lucid the most promising, others any."""
        asked = {word for row in self.sheet(view) for word in understood(row.adjective, view.language)}
        hidden = (*view.dreams, *unseen(view))
        unsure = [p.number for p in view.places if p.fate == "open" and p.number not in hidden]
        parting = suggest({number: pictures()[number - 1].scores for number in unsure}, asked)
        if not unsure:  # nothing on the table that it has seen: any word is as good
            random.Random(seed).shuffle(parting)
        ideas = parting[: self.habit.ideas] or list(ANCHORS)
        names = dict(zip(ANCHORS, anchor_names(view.language), strict=True))
        if self.level is not Level.LUCID:
            return Signal(names[random.Random(seed).choice(ideas)])
        worth = leader.ask(standing(view, turn.seat), self.believe(turn, view, seed), ideas, OTHERS, unseen(view))
        return Signal(names[max(worth, key=lambda word: worth[word])])

    def jump(self, turn: Turn, view: View, seed: int) -> Jump | Stop:
        """Jump to the place that promises most, or stop."""
        believed = self.believe(turn, view, seed)
        now = standing(view, turn.seat)
        if self.level is Level.LUCID:
            place = leader.jump(now, believed)
        else:
            place = leader.safest(now, believed, self.habit.bold)
        return Stop() if place is None else Jump(place)

    def believe(self, turn: Turn, view: View, seed: int) -> Deals:
        """Deals drawn by their probability, from what this seat knows."""
        luck = np.random.default_rng(seed)
        return deals(turn.seat, view, self.sheet(view)[-self.habit.rows :], OTHERS, DRAWS, luck)

    def sheet(self, view: View) -> Sequence[Row]:
        """The Memory Sheet; where it is hidden, what the bot remembers of it."""
        assert self.remembered is not None
        return self.remembered.rows if view.history_hidden else view.sheet


def opinion_seed(turn: Turn) -> int:
    """A number for the table and the seat, so that a bot keeps its opinion through a whole game."""
    return int.from_bytes(hashlib.blake2b(f"{turn.table} {turn.seat}".encode(), digest_size=6).digest(), "big")


def standing(view: View, seat: int) -> leader.Standing:
    """The state of the turn for the seat that leads."""
    kite = view.kites[seat if view.variant else 0]
    left = sum(sitter.dreams for sitter in view.seats)
    return leader.Standing(left, kite.space, kite.stars, view.successes)


def plainness(unseen: tuple[int, ...]) -> Callable[[int], float]:
    """How little the adjectives say about a picture, for or against; of those that a bot has not seen, some of all."""

    def of(number: int) -> float:
        return -float(np.mean([min(abs(margins(word, unseen=unseen)[number - 1]), 25.0) for word in ANCHORS]))

    return of
