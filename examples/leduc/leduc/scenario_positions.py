"""Any position of Leduc hold'em, written by hand and read back."""

from __future__ import annotations

from typing import Any

from dreamtable.kit.scenario_values import Given, take_from

from .actions import ACTIONS
from .cards import CARDS
from .options import Options
from .rules import legal, opening, play
from .state import NONE, SEATS, Phase, State

KEYS = ("phase", "cards", "public", "bets", "moment")
BETS = ("fold", "call", "raise")


def arrange(seats: int, options: Options, given: dict[str, Any]) -> State:
    """A state from a `[given]` table.

    cards    one a seat                public   the card for everyone, in a list
    bets     a list for each round     phase    `deal`: before the cards are dealt; all else follows from the bets

    What is not named is filled in with the lowest cards that are left.
    """
    s = opening(seats, options)
    g = Given(given, KEYS)
    phase = g.phase("phase", Phase, Phase.FIRST)
    if phase == Phase.DEAL:
        s.moment = g.number("moment", 0)
        return s
    named = g.cards("cards", CARDS)
    public = g.cards("public", CARDS)
    if len(named) > SEATS or len(public) > 1:
        raise g.wrong("cards", "must have at most one card for each seat, and one for everyone")
    take_from([1] * len(CARDS), [*named, *public], CARDS, "given.cards and given.public")
    free = [c for c in range(len(CARDS)) if c not in named and c not in public]
    dealt = [*named, *free][:SEATS]
    s.card[:] = dealt
    s.phase, s.turn = Phase.FIRST, 0
    rows = g.rows("bets", 2, [[], []])
    follow(s, rows[0], g)
    if s.phase == Phase.TURN_UP and phase != Phase.TURN_UP:
        s.public = public[0] if public else next(c for c in free if c not in dealt)
        s.phase, s.turn = Phase.SECOND, 0
        follow(s, rows[1], g)
    if "phase" in g and s.phase != phase:
        raise g.wrong("phase", f"must be {Phase(s.phase).name.lower()} after these bets")
    s.moment = g.number("moment", s.moment)
    return s


def follow(s: State, bets: Any, g: Given) -> None:
    """Play the bets of a round."""
    here = s.phase
    for bet in bets if isinstance(bets, list) else [None]:
        room = [0] * ACTIONS
        if bet not in BETS or s.phase != here or BETS.index(bet) not in room[: legal(s, s.turn, room)]:
            raise g.wrong("bets", "must be fold, call or raise, as the rules allow")
        play(s, s.turn, BETS.index(bet))


def describe(s: State) -> dict[str, Any]:
    if s.phase == Phase.DEAL:
        return {"phase": "deal", "moment": s.moment}
    return {
        "phase": Phase(s.phase).name.lower(),
        "cards": [CARDS[c] for c in s.card],
        "public": [CARDS[s.public]] if s.public != NONE else [],
        "bets": [[BETS[bet - 1] for bet in row if bet] for row in s.bets],
        "moment": s.moment,
    }
