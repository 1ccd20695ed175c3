"""When I Dream: what happened, and who is told.  The Dreamer hears, but learns nothing before the day."""

from __future__ import annotations

from collections.abc import Sequence

from dreamtable.games.when_i_dream.cards import ROLES
from dreamtable.games.when_i_dream.moves import (
    Bonus,
    Clue,
    Decline,
    Flag,
    Guess,
    Listen,
    Move,
    Override,
    Pass,
    Ready,
    Recount,
    Rule,
    SaidIt,
    Skip,
    Sleep,
    Tick,
    Vote,
)
from dreamtable.games.when_i_dream.scoring import bonus, total, winners
from dreamtable.games.when_i_dream.state import FATES, FINED, Phase, State, card_number
from dreamtable.games.when_i_dream.words.questions import tidy
from dreamtable.games.when_i_dream.words.table_words import TableWords, table_words
from dreamtable.kit.events import Event, Told, all_but, only
from dreamtable.kit.state import CHANCE, CLOCK
from dreamtable.kit.text import Said


class Dealt(Event, frozen=True):
    """A round began."""

    round: int
    dreamer: int


class RoleDealt(Event, frozen=True):
    """Told to one spirit alone: its role."""

    role: str


class FellAsleep(Event, frozen=True):
    """The Dreamer put on the mask: the night began."""

    seat: int


class ElementUp(Event, frozen=True):
    """Told to the spirits: the Element of the card that was turned up."""

    word: str


class Heard(Event, frozen=True):
    """A clue was given; the seat is None if the hearer does not learn whose it was."""

    seat: int | None
    word: str


class Caught(Event, frozen=True):
    """Told to the spirits: the referee stopped an improper clue."""

    seat: int
    word: str


class Skipped(Event, frozen=True):
    """A spirit gave no clue, perhaps because it was late."""

    seat: int
    late: bool


class Guessed(Event, frozen=True):
    """The Dreamer guessed."""

    word: str


class Passed(Event, frozen=True):
    """The Dreamer gave a card up."""


class Declined(Event, frozen=True):
    """The Dreamer made no last guess, perhaps because the time ran out."""

    late: bool


class Settled(Event, frozen=True):
    """Told to the spirits: where the card went."""

    word: str
    fate: str


class CardChanged(Event, frozen=True):
    """Another card is up, because a clue was improper; the seat is None if the hearer does not learn whose it was."""

    seat: int | None


class Fined(Event, frozen=True):
    """Told to the spirits: this card is a penalty now."""

    seat: int
    word: str


class Flagged(Event, frozen=True):
    """Somebody called the last clue improper."""

    seat: int | None


class Voted(Event, frozen=True):
    """Somebody voted about a flagged clue."""

    seat: int


class FlagDecided(Event, frozen=True):
    """The vote about a flagged clue is over."""

    improper: bool


class BellRang(Event, frozen=True):
    """The time of the night is over; one last guess is left."""


class NightEnded(Event, frozen=True):
    """The last card of the night has left the bed."""


class Recounted(Event, frozen=True):
    """The Dreamer told the dream."""

    seat: int
    story: str
    named: tuple[int, ...]  # guesses of the night, from 0


class Ticked(Event, frozen=True):
    """Somebody ticked what the story named."""

    seat: int
    named: tuple[int, ...]


class NothingTold(Event, frozen=True):
    """The time for the recount ran out."""

    seat: int


class DayBroke(Event, frozen=True):
    """The round was counted, and all roles are open."""

    roles: tuple[str, ...]
    yellow: int
    blue: int
    bonus: bool
    gains: tuple[int, ...]
    scores: tuple[int, ...]


class Overruled(Event, frozen=True):
    """The host overruled the verdict on a card, or on the recount if the card is None."""

    card: int | None
    yellow: int
    blue: int
    bonus: bool
    gains: tuple[int, ...]
    scores: tuple[int, ...]


class IsReady(Event, frozen=True):
    """Somebody is ready for the next round."""

    seat: int


class GameOver(Event, frozen=True):
    """The game ended."""

    winners: tuple[int, ...]
    totals: tuple[int, ...]


AnyEvent = (
    Dealt | RoleDealt | FellAsleep | ElementUp | Heard | Caught | Skipped | Guessed | Passed | Declined | Settled
    | CardChanged | Fined | Flagged | Voted | FlagDecided | BellRang | NightEnded | Recounted | Ticked | NothingTold
    | DayBroke | Overruled | IsReady | GameOver
)  # fmt: skip


def fades(s: State, event: Event) -> bool:
    """Whether an event is left to memory: clues and guesses are, because the Dreamer recounts by heart (WD23)."""
    return isinstance(event, Heard | Guessed)


def events(before: State, after: State, seat: int, move: Move | None, said: Sequence[Said] = ()) -> list[Told]:
    """What happened between two states, in order, and who is told."""
    if seat == CHANCE:
        told = dealt(after) if before.phase == Phase.DEAL else []
    elif seat == CLOCK:
        told = timed_out(before, after)
    else:
        told = moved(before, after, seat, move)
    return told + consequences(before, after, table_words(after, said))


def spirits(s: State) -> int:
    """Everyone but the Dreamer, as a bit mask."""
    return all_but(s.dreamer)


def signed(s: State, event: Event, unsigned: Event | None = None) -> list[Told]:
    """An event for everyone; where clues are anonymous, the Dreamer gets the unsigned form of it, if any (WD26)."""
    if not s.anonymous:
        return [Told(event)]
    return [Told(event, spirits(s)), *([Told(unsigned, only(s.dreamer))] if unsigned else [])]


def dealt(s: State) -> list[Told]:
    """The deal: to everyone who dreams, and to each spirit its role."""
    roles = [Told(RoleDealt(ROLES[s.role[p]]), only(p)) for p in range(s.seats) if p != s.dreamer]
    return [Told(Dealt(s.round, s.dreamer)), *roles]


def moved(before: State, after: State, seat: int, move: Move | None) -> list[Told]:
    """Return what the move itself tells."""
    match move:
        case Sleep():
            return [Told(FellAsleep(seat))]
        case Clue(word, False):
            return [Told(Caught(seat, word.strip()), spirits(before))]  # WD10: the Dreamer never hears it
        case Clue(word):
            return signed(before, Heard(seat, word.strip()), Heard(None, word.strip()))
        case SaidIt():
            return signed(before, Heard(seat, ""), Heard(None, ""))
        case Skip():
            return signed(before, Skipped(seat, late=False))
        case Guess(word):
            return [Told(Guessed(tidy(word)))]
        case Rule():
            return [Told(Guessed(""))]
        case Pass():
            return [Told(Passed())]
        case Decline():
            return [Told(Declined(late=False))]
        case Flag():
            return signed(before, Flagged(seat), Flagged(None))
        case Vote():
            return signed(before, Voted(seat))
        case Recount(story, named):
            return [Told(Recounted(seat, tidy(story), named or ()))]
        case Tick(named):
            return [Told(Ticked(seat, named))]
        case Override(card):
            return [Told(Overruled(card, *count(after)))]
        case Bonus():
            return [Told(Overruled(None, *count(after)))]
        case Ready():
            return [Told(IsReady(seat))]
        case Listen() | None:
            return []


def timed_out(before: State, after: State) -> list[Told]:
    """Return what happened because a clock ran out."""
    if before.phase == Phase.NIGHT and after.turns > before.turns:
        return signed(before, Skipped(before.giver, late=True))
    if before.phase == Phase.LAST_GUESS:
        return [Told(Declined(late=True))]
    if before.phase == Phase.RECOUNT:
        return [Told(NothingTold(before.dreamer))]
    return []


def consequences(before: State, after: State, words: TableWords) -> list[Told]:
    """What follows by itself, in the order in which it is told."""
    told: list[Told] = []
    if before.phase == Phase.VOTE and after.phase != Phase.VOTE:
        told.append(Told(FlagDecided(after.fined > before.fined)))
    new_card = before.phase in (Phase.READY, Phase.DRAW)
    if before.phase >= Phase.NIGHT and card_number(after) > card_number(before):
        new_card = True
        told += card_left(before, after, words)
    if after.bell > before.bell:
        told.append(Told(BellRang()))
    if new_card and after.phase == Phase.NIGHT:
        told.append(Told(ElementUp(words.name(after.deck[after.up])), spirits(after)))
    if before.phase < Phase.RECOUNT <= after.phase:
        told.append(Told(NightEnded()))
    if before.phase < Phase.SCORING and after.phase == Phase.SCORING:
        told.append(Told(DayBroke(tuple(ROLES[role] for role in after.role[: after.seats]), *count(after))))
    if after.phase == Phase.OVER:
        told.append(Told(GameOver(winners(after), tuple(total(after, p) for p in range(after.seats)))))
    return told


def card_left(before: State, after: State, words: TableWords) -> list[Told]:
    """Return where the card that was up went."""
    word, fate = words.name(before.deck[before.up]), after.fate[before.up]
    if fate < FINED:
        return [Told(Settled(word, FATES[fate]), spirits(before))]
    owner = fate - FINED
    return [*signed(before, CardChanged(owner), CardChanged(None)), Told(Fined(owner, word), spirits(before))]


def count(s: State) -> tuple[int, int, bool, tuple[int, ...], tuple[int, ...]]:
    """The figures of the day: both sides, the bonus, everyone's gains and scores."""
    return s.yellow, s.blue, bonus(s), tuple(s.gain[: s.seats]), tuple(s.score[: s.seats])
