"""Dream: what one seat may see.  Nothing else leaves the state."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from dreamtable.games.dream_ravens.cards import NAMES
from dreamtable.games.dream_ravens.scoring import ravens
from dreamtable.games.dream_ravens.state import HAND, Phase, State, has_seen, top
from dreamtable.kit.last_state_memo import memo
from dreamtable.kit.text import Said
from dreamtable.kit.view_labels import Labels
from dreamtable.kit.view_pictures import GameView

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


class View(GameView, frozen=True):
    """What a seat sees of Dream, or somebody who watches."""

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


@memo
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
