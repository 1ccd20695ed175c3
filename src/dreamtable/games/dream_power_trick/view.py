"""Dream Power Trick: what one seat may see."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from dreamtable.games.dream_power_trick.cards import COLOUR_NAMES, NAMES
from dreamtable.games.dream_power_trick.moves import colours
from dreamtable.games.dream_power_trick.state import Phase, State
from dreamtable.kit.last_state_memo import memo
from dreamtable.kit.text import Said
from dreamtable.kit.view_labels import Labels
from dreamtable.kit.view_pictures import GameView

LABELS = Labels(seats="mover turn giver winners player", by_seat="hand_counts hands", unsaid="colours")


class View(GameView, frozen=True):
    """What a seat sees of Dream Power Trick, or somebody who watches."""

    phase: str
    mover: int | None  # whose turn it is
    turn: int | None  # who acts: the mover, or the one who was asked
    hand: tuple[str, ...]  # yours alone
    hand_counts: tuple[int, ...]
    pile_count: int
    discards: tuple[str, ...]  # face up, by kind
    colours: tuple[str, ...]  # the colours of this deck
    named: str | None
    giver: int | None
    gift_lies: bool  # a gift lies face down between giver and mover
    gift: str | None  # known to its giver
    winners: tuple[int, ...]
    hands: tuple[tuple[str, ...], ...] | None  # every hand, once the game is over


def view(s: State, seat: int, said: Sequence[Said] = ()) -> View:
    everyone = for_everyone(s)
    if seat < 0:
        return everyone
    gift = NAMES[s.gift] if s.gift >= 0 and seat == s.giver else None
    return msgspec.structs.replace(everyone, hand=cards(s.hand[seat]), gift=gift)


@memo
def for_everyone(s: State) -> View:
    """What a watcher sees; a seat sees this, its own hand and the gift that it gave."""
    over = s.phase == Phase.OVER
    return View(
        phase=s.phase.name.lower(),
        mover=s.mover if s.mover >= 0 and not over else None,
        turn=s.actor_now if s.actor_now >= 0 else None,
        hand=(),
        hand_counts=tuple(s.hand_n[: s.seats]),
        pile_count=s.pile_n,
        discards=cards(s.gone),
        colours=tuple(colours(s)),
        named=COLOUR_NAMES[s.named] if s.named >= 0 else None,
        giver=s.giver if s.giver >= 0 else None,
        gift_lies=s.gift >= 0,
        gift=None,
        winners=winners(s),
        hands=tuple(cards(s.hand[p]) for p in range(s.seats)) if over else None,
    )


def cards(counts: list[int]) -> tuple[str, ...]:
    return tuple([name for name, n in zip(NAMES, counts) if n for _ in range(n)])


def winners(s: State) -> tuple[int, ...]:
    if s.phase != Phase.OVER:
        return ()
    if s.instant >= 0:
        return (s.instant,)
    sizes = s.hand_n[: s.seats]
    return tuple(p for p in range(s.seats) if sizes[p] == min(sizes))
