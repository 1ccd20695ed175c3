"""When I Dream: what one seat may see.  Nothing else leaves the state.

Those who watch see what the Dreamer sees: a second screen must not wake anyone up.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from dreamtable.games.when_i_dream.cards import ELEMENTS, ROLES
from dreamtable.games.when_i_dream.events import AnyEvent as AnyEvent
from dreamtable.games.when_i_dream.events import events as events
from dreamtable.games.when_i_dream.events import sentence as sentence
from dreamtable.games.when_i_dream.hidden import nameless, penalties_known
from dreamtable.games.when_i_dream.rules import waiting
from dreamtable.games.when_i_dream.scoring import bonus, total, winners
from dreamtable.games.when_i_dream.state import (
    FATES,
    FINED,
    Phase,
    State,
    card_is_up,
    card_number,
    guesser,
    is_guess,
    roles_are_open,
    scribe,
)
from dreamtable.kit.speech import Said


class Voice(msgspec.Struct, frozen=True):
    """A clue."""

    seat: int | None  # None: you may not know
    word: str  # "" where clues are spoken
    proper: bool


class Card(msgspec.Struct, frozen=True):
    """A card that has left the bed this night."""

    word: str | None  # None: you are asleep
    fate: str | None  # yellow, blue, passed, faded or penalty; None: you are asleep
    owner: int | None  # who has it as a penalty
    guess: str | None
    named: bool  # the recount named its Element
    clues: tuple[Voice, ...]


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
    seats = range(s.seats)
    day = roles_are_open(s)
    asleep = (seat == s.dreamer or seat < 0) and not day
    unsigned = nameless(s, seat)
    at_night = Phase.NIGHT <= s.phase <= Phase.LAST_GUESS
    words = Words(s, said, asleep, unsigned)
    recounted = s.told == 1 and s.phase != Phase.RECOUNT
    return View(
        phase=s.phase.name.lower(),
        round=s.round,
        rounds=s.seats,
        dreamer=known(s.dreamer),
        giver=None if unsigned or not at_night or s.bell else known(s.giver),
        guesser=guesser(s) if at_night else None,
        scribe=scribe(s) if s.phase in (Phase.RECOUNT, Phase.TICK) and (s.spoken or s.story) else None,
        waiting=waiting_seats(s, unsigned),
        role=ROLES[s.role[seat]] if seat >= 0 and s.round else None,
        roles=tuple(ROLES[s.role[p]] if s.round and (day or p in (seat, s.dreamer)) else None for p in seats),
        element=ELEMENTS[s.deck[s.up]] if card_is_up(s) and not asleep else None,
        clues=words.clues(card_number(s)) if card_is_up(s) else (),
        flag=flag(s, seat, unsigned) if s.phase == Phase.VOTE else None,
        can_be_flagged=s.author >= 0 and s.phase != Phase.VOTE,
        board=board(s, words, asleep, unsigned),
        resolved=s.yellow + s.blue,
        changed=s.fined,
        guesses=s.guesses,
        yellow=None if asleep else s.yellow,
        blue=None if asleep else s.blue,
        story=words.story if recounted else None,
        bonus=bonus(s) if s.phase == Phase.SCORING else None,
        gains=tuple(s.gain[: s.seats]) if day else None,
        scores=tuple(s.score[: s.seats]),
        penalties=tuple(penalties_known(s, seat, p) for p in seats),
        totals=tuple(total(s, p) for p in seats) if s.phase == Phase.OVER else None,
        winners=winners(s) if s.phase == Phase.OVER else (),
        night=s.night,
        clue=s.clue,
        spoken=s.spoken == 1,
        anonymous=s.anonymous == 1,
    )


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
    return tuple(p for p in range(seats) if mask >> p & 1)


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
            if words.kind in ("clue", "guess") and words.mark < s.before:
                break  # an earlier night
            if words.kind == "clue":
                self._clues.setdefault(words.mark, []).append(words)
            elif words.kind == "guess":
                self.guess[words.mark] = words.text
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
        heard = reversed(self._clues.get(card, ()))
        return tuple(
            Voice(None if self.unsigned else c.seat, c.text, c.proper) for c in heard if c.proper or not self.asleep
        )


def board(s: State, words: Words, asleep: bool, unsigned: bool) -> tuple[Card, ...]:
    if asleep and s.phase in (Phase.RECOUNT, Phase.TICK):
        return ()  # WD23: one recounts from memory
    cards, guesses = [], 0
    for i in range(s.first, s.up):
        fate, number = s.fate[i], s.before + i - s.first
        fined = fate >= FINED
        named = is_guess(fate) and (words.named or 0) >> guesses & 1 == 1
        guesses += is_guess(fate)
        cards.append(
            Card(
                word=None if asleep else ELEMENTS[s.deck[i]],
                fate=None if asleep and is_guess(fate) else FATES[min(fate, FINED)],
                owner=fate - FINED if fined and not unsigned else None,
                guess=words.guess.get(number),
                named=named and not asleep,
                clues=() if asleep else words.clues(number),
            )
        )
    return tuple(cards)
