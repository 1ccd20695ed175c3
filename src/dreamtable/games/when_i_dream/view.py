"""When I Dream: what one seat may see.  Nothing else leaves the state.

Those who watch see what the Dreamer sees, so that a second screen in the room tells the Dreamer nothing.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from msgspec.structs import replace

from dreamtable.games.when_i_dream.cards import DREAMER, ROLES
from dreamtable.games.when_i_dream.knowledge import nameless, penalties_known
from dreamtable.games.when_i_dream.rules import waiting
from dreamtable.games.when_i_dream.scoring import bonus, total, winners
from dreamtable.games.when_i_dream.state import (
    BLUE,
    FATES,
    FINED,
    NONE,
    SEATS,
    Phase,
    State,
    card_is_up,
    card_number,
    guesser,
    roles_are_open,
    scribe,
)
from dreamtable.games.when_i_dream.words.table_words import TableWords, table_words
from dreamtable.kit.last_state_memo import memo
from dreamtable.kit.text import Said
from dreamtable.kit.view_labels import Labels
from dreamtable.kit.view_pictures import GameView

PHASES = tuple(phase.name.lower() for phase in Phase)


LABELS = Labels(
    seats="dreamer giver guesser scribe waiting winners seat owner by author voted",
    by_seat="roles gains scores penalties totals",
    from_zero="card",
)


class Voice(msgspec.Struct, frozen=True, gc=False):
    """A clue and who gave it."""

    seat: int | None  # None: you may not know
    word: str  # "" where clues are spoken
    proper: bool


class Card(msgspec.Struct, frozen=True, gc=False):
    """A card that has left the bed this night."""

    word: str | None  # None: you are asleep
    picture: str | None  # its name in English; None also if the table has brought its own words
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


class View(GameView, frozen=True):
    """What a seat sees."""

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
    element: str | None  # in the language of the table
    picture: str | None  # of the Element: its name in English; None also if the table has brought its own words
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
    language: str  # of the Elements, clues and guesses; empty if nobody has said


def view(s: State, seat: int, said: Sequence[Said] = ()) -> View:
    """What a seat sees: what all who sleep see, or all who are awake, and its own role and vote."""
    day = roles_are_open(s)
    asleep, awake = for_all(s, said)
    if seat < 0 or s.round == 0:
        return asleep
    if seat == s.dreamer:
        return replace(asleep, role=ROLES[DREAMER])
    roles = awake.roles if day else (*awake.roles[:seat], ROLES[s.role[seat]], *awake.roles[seat + 1 :])
    return replace(awake, role=ROLES[s.role[seat]], roles=roles, flag=awake.flag and flag(s, seat, False))


@memo
def for_all(s: State, said: Sequence[Said]) -> tuple[View, View]:
    """What the Dreamer and those who watch see, and what the spirits see; by day these are the same."""
    night = not roles_are_open(s)
    unsigned = nameless(s, s.dreamer)
    words = Words(s, said)
    asleep = common(s, words, night, unsigned)
    if not night:
        return asleep, asleep
    lies = card_is_up(s)
    awake = replace(
        asleep,
        element=words.table.name(s.deck[s.up]) if lies else None,
        picture=words.table.picture(s.deck[s.up]) if lies else None,
        clues=words.clues(card_number(s), False, False) if lies else (),
        board=board(s, words, False, False),
        yellow=s.yellow,
        blue=s.blue,
    )
    return asleep, signed(s, awake) if unsigned else awake


def signed(s: State, seen: View) -> View:
    """A view with what only the spirits know where clues are anonymous (WD26)."""
    return replace(
        seen,
        giver=giver(s, False),
        waiting=waiting_seats(s, False),
        flag=flag(s, NONE, False) if s.phase == Phase.VOTE else None,
        penalties=penalties(s, False),
    )


def common(s: State, words: Words, asleep: bool, unsigned: bool) -> View:
    """A view without anybody's own role or vote; `asleep` and `unsigned` say what it may not show."""
    phase, seats = s.phase, s.seats
    day = not asleep
    lies = card_is_up(s)
    over = phase == Phase.OVER
    return View(
        phase=PHASES[phase],
        round=s.round,
        rounds=seats,
        dreamer=known(s.dreamer),
        giver=giver(s, unsigned),
        guesser=guesser(s) if is_night(s) else None,
        scribe=scribe(s) if (s.spoken or s.story) and phase in (Phase.RECOUNT, Phase.TICK) else None,
        waiting=waiting_seats(s, unsigned),
        role=None,
        roles=roles(s, day),
        element=None,
        picture=None,
        clues=words.clues(card_number(s), asleep, unsigned) if lies else (),
        flag=flag(s, NONE, unsigned) if phase == Phase.VOTE else None,
        can_be_flagged=s.author >= 0 and phase != Phase.VOTE,
        board=board(s, words, asleep, unsigned),
        resolved=s.yellow + s.blue,
        changed=s.fined,
        guesses=s.guesses,
        yellow=s.yellow if day else None,
        blue=s.blue if day else None,
        story=words.story if s.told else None,
        bonus=bonus(s) if phase == Phase.SCORING else None,
        gains=tuple(s.gain[:seats]) if day else None,
        scores=tuple(s.score[:seats]),
        penalties=penalties(s, unsigned),
        totals=tuple([total(s, p) for p in range(seats)]) if over else None,
        winners=winners(s) if over else (),
        night=s.night,
        clue=s.clue,
        spoken=s.spoken == 1,
        anonymous=s.anonymous == 1,
        language=words.table.language,
    )


def is_night(s: State) -> bool:
    """Whether the Dreamer is asleep."""
    return Phase.NIGHT <= s.phase <= Phase.LAST_GUESS


def giver(s: State, unsigned: bool) -> int | None:
    """Whose clue is next, if there will be one and it may be known."""
    return None if unsigned or s.bell or not is_night(s) else known(s.giver)


def roles(s: State, day: bool) -> tuple[str | None, ...]:
    """Everyone's role by day; by night only the Dreamer's."""
    if s.round == 0:
        return (None,) * s.seats
    return tuple([ROLES[s.role[p]] if day or p == s.dreamer else None for p in range(s.seats)])


def penalties(s: State, unsigned: bool) -> tuple[int, ...]:
    """The penalties of each seat, as far as they may be known."""
    if unsigned:
        return tuple([penalties_known(s, s.dreamer, p) for p in range(s.seats)])
    return tuple(s.penalty[: s.seats])


def known(seat: int) -> int | None:
    """A seat, or None for no seat."""
    return seat if seat >= 0 else None


def waiting_seats(s: State, unsigned: bool) -> tuple[int, ...]:
    """Who may act; where clues are anonymous, the Dreamer does not learn who may give or flag one."""
    if unsigned and s.phase in (Phase.NIGHT, Phase.LAST_GUESS):
        return (guesser(s),)
    if unsigned and s.phase == Phase.VOTE:
        return ()
    return among(waiting(s), s.seats)


def among(mask: int, seats: int) -> tuple[int, ...]:
    """The seats of a bit mask."""
    return tuple([p for p in range(seats) if mask >> p & 1])


def flag(s: State, seat: int, unsigned: bool) -> FlagUp:
    """The vote about a flagged clue, as a seat may see it."""
    if unsigned:
        return FlagUp(None, None, (), None)
    yours = s.improper >> seat & 1 == 1 if seat >= 0 and s.voted >> seat & 1 else None
    return FlagUp(known(s.flagger), known(s.author), among(s.voted, s.seats), yours)


class Words:
    """What was said this night: clues and guesses by card, and the story; and what is on the cards."""

    def __init__(self, s: State, said: Sequence[Said]) -> None:
        self.table: TableWords = table_words(s, said)
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
            elif kind in ("recount", "tick") and s.told and self.story is None:
                self._recount(words)

    def _recount(self, words: Said) -> None:
        """Take the last recount and the last ticks; ticks overrule what the story named by itself."""
        if self.named is None:
            self.named = words.mark
        if words.kind == "recount":
            self.story = words.text

    def clues(self, card: int, asleep: bool, unsigned: bool) -> tuple[Voice, ...]:
        """The clues for a card; those who sleep never hear an improper one (WD10)."""
        heard = self._clues.get(card, [])[::-1]
        return tuple([Voice(None if unsigned else c.seat, c.text, c.proper) for c in heard if c.proper or not asleep])


# For each fate of a card: what those who are awake see of it, what those who sleep see, and whose penalty it is.
AWAKE: tuple[str | None, ...] = (*FATES[:FINED], *("penalty",) * SEATS)
ASLEEP: tuple[str | None, ...] = (*(None,) * (BLUE + 1), *AWAKE[BLUE + 1 :])
OWNERS: tuple[int | None, ...] = (*(None,) * FINED, *range(SEATS))
NO_OWNERS: tuple[int | None, ...] = (None,) * len(OWNERS)


def board(s: State, words: Words, asleep: bool, unsigned: bool) -> tuple[Card, ...]:
    """The cards that have left the bed this night, in order."""
    if asleep and s.phase in (Phase.RECOUNT, Phase.TICK):
        return ()  # WD23: one recounts from memory
    day = s.phase >= Phase.SCORING
    named = words.named or 0
    shown, owners = ASLEEP if asleep else AWAKE, NO_OWNERS if unsigned else OWNERS
    number, guesses, cards = s.before, words.guess, []
    for element, fate in zip(s.deck[s.first : s.up], s.fate[s.first : s.up]):
        guessed = fate <= BLUE
        word, picture = (None, None) if asleep else (words.table.name(element), words.table.picture(element))
        clues = words.clues(number, asleep, unsigned) if day else ()
        recounted = guessed and named & 1 == 1
        cards.append(Card(word, picture, shown[fate], owners[fate], guesses.get(number), recounted, clues))
        number += 1
        if guessed:
            named >>= 1
    return tuple(cards)
