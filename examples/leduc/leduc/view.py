"""Leduc hold'em: what a seat may see.  Nothing else leaves the state."""

from __future__ import annotations

from collections.abc import Sequence

from dreamtable.kit.text import Said
from dreamtable.kit.view_labels import Labels
from dreamtable.kit.view_pictures import GameView

from .cards import CARDS
from .rules import waiting
from .scoring import payoff
from .state import SEATS, Phase, State, showdown

LABELS = Labels(seats="waiting folded", by_seat="paid cards won")


class View(GameView, frozen=True):
    """The table as one seat sees it."""

    phase: str
    waiting: tuple[int, ...]
    card: str | None  # yours alone
    public: str | None
    paid: tuple[int, ...]  # chips in the pot
    raises: int  # of this round
    bets: tuple[tuple[str, ...], ...]  # of each round, in order
    folded: int | None
    cards: tuple[str, ...]  # of all seats, after a showdown
    won: tuple[int, ...]  # chips, once it is over


def view(s: State, seat: int, said: Sequence[Said] = ()) -> View:
    over = s.phase == Phase.OVER
    return View(
        phase=Phase(s.phase).name.lower(),
        waiting=tuple(p for p in range(SEATS) if waiting(s) >> p & 1),
        card=card(s.card[seat]) if seat >= 0 else None,
        public=card(s.public),
        paid=tuple(s.paid),
        raises=s.raises,
        bets=tuple(tuple(("fold", "call", "raise")[bet - 1] for bet in row if bet) for row in s.bets),
        folded=s.folded if s.folded >= 0 else None,
        cards=tuple(CARDS[c] for c in s.card) if showdown(s) else (),
        won=tuple(int(payoff(s, p)) for p in range(SEATS)) if over else (),
    )


def card(number: int) -> str | None:
    return CARDS[number] if number >= 0 else None
