"""When I Dream: what one seat may see.  Nothing else leaves the state.

Those who watch see what the Dreamer sees: a second screen must not wake anyone up.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from dreamtable.games.when_i_dream.cards import ELEMENTS, ROLES
from dreamtable.games.when_i_dream.hidden import nameless, penalties_known
from dreamtable.games.when_i_dream.rules import waiting
from dreamtable.games.when_i_dream.scoring import bonus, total, winners
from dreamtable.games.when_i_dream.state import (
    BLUE,
    FATES,
    FINED,
    Phase,
    State,
    card_is_up,
    card_number,
    guesser,
    roles_are_open,
    scribe,
)
from dreamtable.kit.speech import Said

PHASES = tuple(phase.name.lower() for phase in Phase)


class Voice(msgspec.Struct, frozen=True, gc=False):
    """A clue."""

    seat: int | None  # None: you may not know
    word: str  # "" where clues are spoken
    proper: bool


class Card(msgspec.Struct, frozen=True, gc=False):
    """A card that has left the bed this night."""

    word: str | None  # None: you are asleep
    fate: str | None  # yellow, blue, passed, faded or penalty; None: you are asleep
    owner: int | None  # who has it as a penalty
    guess: str | None
    named: bool  # the recount named its Element
    clues: tuple[Voice, ...]  # by day


class FlagUp(msgspec.Struct, frozen=True):
    """A vote about the last clue."""

    by: int | None
    author: int | None
    voted: tuple[int, ...]
    yours: bool | None  # your vote: improper?


class View(msgspec.Struct, frozen=True):
    phase: str
    round: int
    rounds: int
    dreamer: int | None
    giver: int | None  # whose clue is next
    guesser: int | None  # who taps the guesses: the Dreamer, or who hears them
    scribe: int | None  # who ticks the words of the story, if anyone does
    waiting: tuple[int, ...]
    role: str | None  # yours
    roles: tuple[str | None, ...]
    element: str | None
    clues: tuple[Voice, ...]  # for the card that is up
    flag: FlagUp | None
    can_be_flagged: bool  # the last clue, by those who may
    board: tuple[Card, ...]
    resolved: int  # cards on either side
    changed: int  # cards that became penalties this night
    guesses: int
    yellow: int | None
    blue: int | None
    story: str | None
    bonus: bool | None
    gains: tuple[int, ...] | None
    scores: tuple[int, ...]  # penalties not yet taken off
    penalties: tuple[int, ...]
    totals: tuple[int, ...] | None
    winners: tuple[int, ...]
    night: int  # seconds, 0: untimed
    clue: int  # seconds, 0: no clock
    spoken: bool
    anonymous: bool


def view(s: State, seat: int, said: Sequence[Said] = ()) -> View:
    phase, seats = s.phase, s.seats
    day = roles_are_open(s)
    asleep = not day and (seat == s.dreamer or seat < 0)
    unsigned = nameless(s, seat)
    at_night = Phase.NIGHT <= phase <= Phase.LAST_GUESS
    lies = card_is_up(s)
    over = phase == Phase.OVER
    words = Words(s, said, asleep, unsigned)
    return View(
        phase=PHASES[phase],
        round=s.round,
        rounds=seats,
        dreamer=known(s.dreamer),
        giver=None if unsigned or not at_night or s.bell else known(s.giver),
        guesser=guesser(s) if at_night else None,
        scribe=scribe(s) if (s.spoken or s.story) and phase in (Phase.RECOUNT, Phase.TICK) else None,
        waiting=waiting_seats(s, unsigned),
        role=ROLES[s.role[seat]] if seat >= 0 and s.round else None,
        roles=roles(s, seat, day),
        element=ELEMENTS[s.deck[s.up]] if lies and not asleep else None,
        clues=words.clues(card_number(s)) if lies else (),
        flag=flag(s, seat, unsigned) if phase == Phase.VOTE else None,
        can_be_flagged=s.author >= 0 and phase != Phase.VOTE,
        board=board(s, words, asleep, unsigned),
        resolved=s.yellow + s.blue,
        changed=s.fined,
        guesses=s.guesses,
        yellow=None if asleep else s.yellow,
        blue=None if asleep else s.blue,
        story=words.story if s.told else None,
        bonus=bonus(s) if phase == Phase.SCORING else None,
        gains=tuple(s.gain[:seats]) if day else None,
        scores=tuple(s.score[:seats]),
        penalties=penalties(s, seat, unsigned),
        totals=tuple([total(s, p) for p in range(seats)]) if over else None,
        winners=winners(s) if over else (),
        night=s.night,
        clue=s.clue,
        spoken=s.spoken == 1,
        anonymous=s.anonymous == 1,
    )


def roles(s: State, seat: int, day: bool) -> tuple[str | None, ...]:
    if s.round == 0:
        return (None,) * s.seats
    return tuple([ROLES[s.role[p]] if day or p in (seat, s.dreamer) else None for p in range(s.seats)])


def penalties(s: State, seat: int, unsigned: bool) -> tuple[int, ...]:
    if unsigned:
        return tuple([penalties_known(s, seat, p) for p in range(s.seats)])
    return tuple(s.penalty[: s.seats])


def known(seat: int) -> int | None:
    return seat if seat >= 0 else None


def waiting_seats(s: State, unsigned: bool) -> tuple[int, ...]:
    """Who may act; where clues are anonymous, who may give or flag one is not for the Dreamer."""
    if unsigned and s.phase in (Phase.NIGHT, Phase.LAST_GUESS):
        return (guesser(s),)
    if unsigned and s.phase == Phase.VOTE:
        return ()
    return among(waiting(s), s.seats)


def among(mask: int, seats: int) -> tuple[int, ...]:
    return tuple([p for p in range(seats) if mask >> p & 1])


def flag(s: State, seat: int, unsigned: bool) -> FlagUp:
    if unsigned:
        return FlagUp(None, None, (), None)
    yours = s.improper >> seat & 1 == 1 if seat >= 0 and s.voted >> seat & 1 else None
    return FlagUp(known(s.flagger), known(s.author), among(s.voted, s.seats), yours)


class Words:
    """What was said this night, as far as one seat may hear it."""

    def __init__(self, s: State, said: Sequence[Said], asleep: bool, unsigned: bool) -> None:
        self.asleep, self.unsigned = asleep, unsigned
        self.guess: dict[int, str] = {}
        self.story: str | None = None
        self.named: int | None = None  # a bit for each guess of the night
        self._clues: dict[int, list[Said]] = {}
        for words in reversed(said):
            kind = words.kind
            if kind == "clue" or kind == "guess":
                if words.mark < s.before:
                    break  # an earlier night
                if kind == "guess":
                    self.guess[words.mark] = words.text
                elif words.mark in self._clues:
                    self._clues[words.mark].append(words)
                else:
                    self._clues[words.mark] = [words]
            elif s.told and self.story is None:
                self._recount(words)

    def _recount(self, words: Said) -> None:
        """The last of each kind: a host's ticks say more than the story that they are about."""
        if self.named is None:
            self.named = words.mark
        if words.kind == "recount":
            self.story = words.text

    def clues(self, card: int) -> tuple[Voice, ...]:
        """WD10: the Dreamer never hears an improper word."""
        heard = self._clues.get(card, [])[::-1]
        return tuple(
            [Voice(None if self.unsigned else c.seat, c.text, c.proper) for c in heard if c.proper or not self.asleep]
        )


def board(s: State, words: Words, asleep: bool, unsigned: bool) -> tuple[Card, ...]:
    if asleep and s.phase in (Phase.RECOUNT, Phase.TICK):
        return ()  # WD23: one recounts from memory
    day = s.phase >= Phase.SCORING
    named = words.named or 0
    cards = []
    for i in range(s.first, s.up):
        fate, number = s.fate[i], s.before + i - s.first
        guessed = fate <= BLUE
        cards.append(
            Card(
                None if asleep else ELEMENTS[s.deck[i]],
                None if asleep and guessed else FATES[fate] if fate < FINED else "penalty",
                fate - FINED if fate >= FINED and not unsigned else None,
                words.guess.get(number),
                guessed and named & 1 == 1,
                words.clues(number) if day else (),
            )
        )
        if guessed:
            named >>= 1
    return tuple(cards)
