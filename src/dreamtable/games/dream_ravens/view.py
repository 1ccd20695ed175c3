"""Dream: what one seat may see, and what happened.  Nothing else leaves the state."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import msgspec

from dreamtable.games.dream_ravens.cards import NAMES
from dreamtable.games.dream_ravens.moves import (
    Discard,
    Done,
    Draw,
    Keep,
    Look,
    Move,
    Peek,
    Place,
    Swap,
    SwapIn,
    TakeUp,
    Use,
    WakeUp,
)
from dreamtable.games.dream_ravens.rules import ravens
from dreamtable.games.dream_ravens.state import HAND, NONE, Phase, State, has_seen, top
from dreamtable.kit.events import EVERYONE, Event, Told, only
from dreamtable.kit.labels import Labels
from dreamtable.kit.memo import once
from dreamtable.kit.state import CHANCE, CLOCK
from dreamtable.kit.text import Said

LABELS = Labels(
    seats="turn waiting caller ender winners seat", by_seat="dreams gains scores", from_zero="position looked index"
)
PHASES = tuple(phase.name.lower() for phase in Phase)
LOOKED = tuple(tuple(i for i in range(HAND) if mask >> i & 1) for mask in range(1 << HAND))


class Dream(msgspec.Struct, frozen=True):
    """Four lands in front of a seat; None is face down."""

    lands: tuple[str | None, ...]
    ravens: int | None  # counted when the dreams are open
    looked: tuple[int, ...]  # positions that were looked at before the round: everyone saw which


FACE_DOWN = tuple(Dream((None,) * HAND, None, looked) for looked in LOOKED)


class View(msgspec.Struct, frozen=True):
    phase: str
    round: int
    turn: int | None
    waiting: tuple[int, ...]
    dreams: tuple[Dream, ...]
    up: str | None  # the face-up land
    pile_count: int
    pile: tuple[str, ...] | None  # bottom first, if the table plays with an open pile
    deck_count: int
    held: str | None  # yours alone
    choices: tuple[str, ...]  # the two lands of a Take 2, yours alone
    caller: int | None
    ender: int | None
    gains: tuple[int, ...] | None  # what this round added, once it is over
    scores: tuple[int, ...]
    limit: int
    rounds: int
    penalty: int
    winners: tuple[int, ...]


def view(s: State, seat: int, said: Sequence[Said] = ()) -> View:
    everyone = for_everyone(s)
    if seat < 0:
        return everyone
    own: dict[str, object] = {}
    if s.turn == seat:
        if s.phase == Phase.PICK:
            own["choices"] = (NAMES[s.held], NAMES[s.other])
        elif s.held >= 0:
            own["held"] = NAMES[s.held]
    if s.memory_aid and everyone.gains is None:
        own["dreams"] = tuple(remembered(s, p, seat) for p in range(s.seats))
    return msgspec.structs.replace(everyone, **own) if own else everyone


@once
def for_everyone(s: State) -> View:
    """What a watcher sees; a seat sees this and what is its own."""
    open_now = s.phase in (Phase.REVEAL, Phase.OVER)
    return View(
        phase=PHASES[s.phase],
        round=s.round,
        turn=s.turn if s.turn >= 0 else None,
        waiting=waiting_seats(s),
        dreams=tuple([open_dream(s, p) if open_now else FACE_DOWN[s.looked[p]] for p in range(s.seats)]),
        up=NAMES[top(s)] if s.pile_n else None,
        pile_count=s.pile_n,
        pile=tuple(NAMES[land] for land in s.pile[: s.pile_n]) if s.show_pile else None,
        deck_count=s.deck_n,
        held=None,
        choices=(),
        caller=s.caller if s.caller >= 0 else None,
        ender=s.ender if s.ender >= 0 else None,
        gains=tuple(s.gain[: s.seats]) if open_now else None,
        scores=tuple(s.score[: s.seats]),
        limit=s.limit,
        rounds=s.rounds,
        penalty=s.penalty,
        winners=winners(s),
    )


def waiting_seats(s: State) -> tuple[int, ...]:
    if s.phase in (Phase.LOOK, Phase.REVEAL):
        return tuple(p for p in range(s.seats) if not s.done >> p & 1)
    return (s.turn,) if s.turn >= 0 else ()


def open_dream(s: State, owner: int) -> Dream:
    return Dream(tuple(NAMES[land] for land in s.hand[owner]), ravens(s, owner), LOOKED[s.looked[owner]])


def remembered(s: State, owner: int, seat: int) -> Dream:
    """The memory aid: a dream with the lands that this seat has seen."""
    lands = tuple(
        NAMES[land] if land >= 0 and has_seen(s, seat, owner, i) else None for i, land in enumerate(s.hand[owner])
    )
    return Dream(lands, None, LOOKED[s.looked[owner]])


def winners(s: State) -> tuple[int, ...]:
    if s.phase != Phase.OVER:
        return ()
    scores = s.score[: s.seats]
    return tuple(p for p in range(s.seats) if scores[p] == min(scores))


# -- what happened --------------------------------------------------------------------------------------------
class Dealt(Event, frozen=True):
    round: int
    starter: int
    up: str


class Looked(Event, frozen=True):
    """Somebody looked at their own land before the round."""

    seat: int
    position: int


class Saw(Event, frozen=True):
    """Told to one seat alone: what lies there."""

    at: Place
    land: str


class LookedEnough(Event, frozen=True):
    seat: int


class TurnBegan(Event, frozen=True):
    seat: int


class TookUp(Event, frozen=True):
    seat: int
    position: int
    taken: str
    dropped: str


class Drew(Event, frozen=True):
    seat: int


class Drawn(Event, frozen=True):
    """Told to the one who drew."""

    land: str


class SwappedIn(Event, frozen=True):
    seat: int
    position: int
    dropped: str


class Discarded(Event, frozen=True):
    seat: int
    land: str


class Used(Event, frozen=True):
    seat: int
    land: str


class DrewTwo(Event, frozen=True):
    seat: int
    count: int


class Pair(Event, frozen=True):
    """Told to the one who drew two."""

    lands: tuple[str, ...]


class Kept(Event, frozen=True):
    """Take 2: one land is kept, the other lies face up."""

    seat: int
    index: int
    dropped: str


class Peeked(Event, frozen=True):
    seat: int
    at: Place


class Swapped(Event, frozen=True):
    seat: int
    a: Place
    b: Place


class Voided(Event, frozen=True):
    """The clock ran out before a power was aimed."""

    seat: int


class WokeUp(Event, frozen=True):
    seat: int


class Revealed(Event, frozen=True):
    dreams: tuple[tuple[str, ...], ...]
    ravens: tuple[int, ...]
    gains: tuple[int, ...]
    scores: tuple[int, ...]
    caller: int | None
    penalty: bool


class IsReady(Event, frozen=True):
    seat: int


class TimeRanOut(Event, frozen=True):
    seats: tuple[int, ...]


class GameOver(Event, frozen=True):
    winners: tuple[int, ...]
    scores: tuple[int, ...]


AnyEvent = (
    Dealt | Looked | Saw | LookedEnough | TurnBegan | TookUp | Drew | Drawn | SwappedIn | Discarded | Used | DrewTwo
    | Pair | Kept | Peeked | Swapped | Voided | WokeUp | Revealed | IsReady | TimeRanOut | GameOver
)  # fmt: skip


def events(before: State, after: State, seat: int, move: Move | None, said: Sequence[Said] = ()) -> list[Told]:
    if seat == CHANCE:
        return [Told(Dealt(after.round, after.starter, NAMES[top(after)]))]
    if seat == CLOCK:
        told = timed_out(before, after)
    else:
        told = moved(before, after, seat, move)
    return told + consequences(before, after)


def moved(before: State, after: State, seat: int, move: Move | None) -> list[Told]:
    match move:
        case Look(i):
            saw = Saw(Place(seat, i), NAMES[before.hand[seat][i]])
            return [Told(Looked(seat, i)), Told(saw, only(seat))]
        case Done():
            return [Told(LookedEnough(seat))]
        case WakeUp():
            return [Told(WokeUp(seat))]
        case TakeUp(i):
            return [Told(TookUp(seat, i, NAMES[top(before)], NAMES[before.hand[seat][i]]))]
        case Draw():
            return [Told(Drew(seat)), Told(Drawn(NAMES[after.held]), only(seat))]
        case SwapIn(i):
            return [Told(SwappedIn(seat, i, NAMES[before.hand[seat][i]]))]
        case Discard():
            return [Told(Discarded(seat, NAMES[before.held]))]
        case Use():
            return [Told(Used(seat, NAMES[before.held])), *drawn_by_power(after, seat)]
        case Keep(index):
            dropped = before.other if index == 0 else before.held
            return [Told(Kept(seat, index, NAMES[dropped]))]
        case Peek(at):
            saw = Saw(at, NAMES[before.hand[at.seat][at.position]])
            return [Told(Peeked(seat, at)), Told(saw, only(seat))]
        case Swap(a, b):
            return [Told(Swapped(seat, a, b))]
        case _:
            return [Told(IsReady(seat))]


def drawn_by_power(after: State, seat: int) -> list[Told]:
    if after.phase == Phase.PICK:
        pair = Pair((NAMES[after.held], NAMES[after.other]))
        return [Told(DrewTwo(seat, 2)), Told(pair, only(seat))]
    if after.phase == Phase.HOLD:
        return [Told(DrewTwo(seat, 1)), Told(Drawn(NAMES[after.held]), only(seat))]
    return []


def timed_out(before: State, after: State) -> list[Told]:
    seat = before.turn
    told = [Told(TimeRanOut(waiting_seats(before)))]
    match before.phase:
        case Phase.TURN:
            return [*told, Told(Drew(seat)), Told(Discarded(seat, NAMES[after.pile[before.pile_n]]))]
        case Phase.PICK:
            kept, dropped = NAMES[before.held], NAMES[before.other]
            return [*told, Told(Kept(seat, 0, dropped)), Told(Discarded(seat, kept))]
        case Phase.HOLD:
            return [*told, Told(Discarded(seat, NAMES[before.held]))]
        case Phase.PEEK | Phase.SWAP_A | Phase.SWAP_B:
            return [*told, Told(Voided(seat))]
        case _:
            return told


def consequences(before: State, after: State) -> list[Told]:
    """What follows by itself: the next turn, the reveal, the end."""
    if after.phase == Phase.TURN and after.turns != before.turns:
        return [Told(TurnBegan(after.turn))]
    if after.phase not in (Phase.REVEAL, Phase.OVER) or before.phase == Phase.REVEAL:
        return []
    seats = range(after.seats)
    sums = tuple(ravens(after, p) for p in seats)
    failed = after.caller != NONE and after.gain[after.caller] != sums[after.caller]
    told = [
        Told(
            Revealed(
                dreams=tuple(tuple(NAMES[land] for land in after.hand[p]) for p in seats),
                ravens=sums,
                gains=tuple(after.gain[: after.seats]),
                scores=tuple(after.score[: after.seats]),
                caller=after.caller if after.caller >= 0 else None,
                penalty=failed,
            ),
            EVERYONE,
        )
    ]
    if after.phase == Phase.OVER:
        told.append(Told(GameOver(winners(after), tuple(after.score[: after.seats]))))
    return told


# -- in words, for logs and terminals -------------------------------------------------------------------------
LAND_WORDS = dict(zip(NAMES[10:], ("Take 2 (5)", "Peek 1 (6)", "Swap 2 (7)")))


def land_words(name: str) -> str:
    return LAND_WORDS.get(name, name)


def place_words(place: Place, name: Callable[[int], str]) -> str:
    return f"land {place.position + 1} of {name(place.seat)}"


def sentence(event: AnyEvent, name: Callable[[int], str]) -> str:
    """One line for a person; `name` says who sits where."""
    match event:
        case Dealt(round_, starter, up):
            return f"Round {round_}. {name(starter)} will begin; {land_words(up)} lies face up."
        case Looked(seat, i):
            return f"{name(seat)} looked at their land {i + 1}."
        case Saw(at, land):
            return f"You saw {land_words(land)} at {place_words(at, name)}."
        case LookedEnough(seat):
            return f"{name(seat)} has looked enough."
        case TurnBegan(seat):
            return f"{name(seat)} is next."
        case TookUp(seat, i, taken, dropped):
            return f"{name(seat)} took the {land_words(taken)} to place {i + 1} and put up {land_words(dropped)}."
        case Drew(seat):
            return f"{name(seat)} drew a land."
        case Drawn(land):
            return f"You drew {land_words(land)}."
        case SwappedIn(seat, i, dropped):
            return f"{name(seat)} swapped it in at place {i + 1} and put up {land_words(dropped)}."
        case Discarded(seat, land):
            return f"{name(seat)} put {land_words(land)} on the pile."
        case Used(seat, land):
            return f"{name(seat)} used {land_words(land)}."
        case DrewTwo(seat, count):
            return f"{name(seat)} drew {'two lands' if count == 2 else 'the last land'}."
        case Pair(lands):
            return f"You drew {' and '.join(land_words(land) for land in lands)}."
        case Kept(seat, _, dropped):
            return f"{name(seat)} kept one and put up {land_words(dropped)}."
        case Peeked(seat, at):
            return f"{name(seat)} peeked at {place_words(at, name)}."
        case Swapped(seat, a, b):
            return f"{name(seat)} swapped {place_words(a, name)} with {place_words(b, name)}."
        case Voided(seat):
            return f"{name(seat)} did not aim in time; nothing happens."
        case WokeUp(seat):
            return f"{name(seat)} calls WAKE UP!"
        case Revealed():
            parts = [f"{name(p)} {r}{_gain(event, p)}" for p, r in enumerate(event.ravens)]
            return f"Ravens: {', '.join(parts)}."
        case IsReady(seat):
            return f"{name(seat)} is ready."
        case TimeRanOut(seats):
            return f"Time ran out for {', '.join(name(p) for p in seats)}."
        case GameOver(winning, _):
            return f"{' and '.join(name(p) for p in winning)} dreamt best."


def _gain(event: Revealed, seat: int) -> str:
    extra = event.gains[seat] - event.ravens[seat]
    return f" + {extra} for waking too early" if extra else ""
