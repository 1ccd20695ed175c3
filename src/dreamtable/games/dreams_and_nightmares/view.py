"""Dreams and Nightmares: what one seat may see."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from dreamtable.games.dreams_and_nightmares.cards import NAMES, SPOTS
from dreamtable.games.dreams_and_nightmares.scoring import counted, dream_count, longest_run
from dreamtable.games.dreams_and_nightmares.state import EMPTY, Ending, Phase, State
from dreamtable.kit.last_state_memo import memo
from dreamtable.kit.text import Said
from dreamtable.kit.view_labels import Labels
from dreamtable.kit.view_pictures import GameView

LABELS = Labels(seats="turn winners row", by_seat="rows dreams runs hands", unsaid="dreamy")
DREAMY = tuple(tuple(mask >> i & 1 == 1 for i in range(SPOTS)) for mask in range(1 << SPOTS))
ALONE = {EMPTY: (), **{card: (name,) for card, name in enumerate(NAMES)}}  # a stack of one card, or of none


class Row(msgspec.Struct, frozen=True):
    """Six stacks, lowest card first; all of it was played openly."""

    stacks: tuple[tuple[str, ...], ...]
    dreamy: tuple[bool, ...]  # which positions count as dreams
    hand_count: int
    taken: tuple[str, ...]  # cards in that hand that everyone saw going there


class View(GameView, frozen=True):
    """What a seat sees of Dreams and Nightmares, or somebody who watches."""

    phase: str
    turn: int | None
    rows: tuple[Row, ...]
    hand: tuple[str, ...]  # yours alone
    deck_count: int
    ending: str | None
    dreams: tuple[int, ...]  # dreams in each row
    runs: tuple[int, ...]  # the longest run of neighbouring dreams in each row
    winners: tuple[int, ...]
    hands: tuple[tuple[str, ...], ...] | None  # every hand, once the game is over


def view(s: State, seat: int, said: Sequence[Said] = ()) -> View:
    everyone = for_everyone(s)
    return everyone if seat < 0 else msgspec.structs.replace(everyone, hand=cards(s.hand[seat]))


@memo
def for_everyone(s: State) -> View:
    """What a watcher sees; a seat sees this and its own hand."""
    seats = range(s.seats)
    over = s.phase == Phase.OVER
    return View(
        phase=s.phase.name.lower(),
        turn=s.turn if s.turn >= 0 else None,
        rows=tuple([row(s, p) for p in seats]),
        hand=(),
        deck_count=s.deck_n,
        ending=Ending(s.ending).name.lower() if over else None,
        dreams=tuple([dream_count(s, p) for p in seats]),
        runs=tuple([longest_run(s, p) for p in seats]),
        winners=winners(s),
        hands=tuple(cards(s.hand[p]) for p in seats) if over else None,
    )


def cards(counts: list[int]) -> tuple[str, ...]:
    return tuple([name for name, n in zip(NAMES, counts) if n for _ in range(n)])


def row(s: State, p: int) -> Row:
    stacks = tuple([stack(s, p, spot) for spot in range(SPOTS)])
    return Row(stacks, DREAMY[counted(s, p)], s.hand_n[p], cards(s.public[p]))


def stack(s: State, p: int, spot: int) -> tuple[str, ...]:
    depth, top = s.depth[p][spot], ALONE[s.top[p][spot]]
    return (*[NAMES[card] for card in s.under[p * SPOTS + spot][:depth]], *top) if depth else top


def winners(s: State) -> tuple[int, ...]:
    return tuple([p for p in range(s.seats) if s.won[p]])
