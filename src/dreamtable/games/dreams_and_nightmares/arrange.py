"""Any position of Dreams and Nightmares, written by hand and read back.

Cards that nobody placed lie in the deck, unless `deck_count` says that it is shorter: then they are out of play.
"""

from __future__ import annotations

from typing import Any

from dreamtable.games.dreams_and_nightmares.cards import CARDS, COPIES, KINDS, NAMES, SPOTS
from dreamtable.games.dreams_and_nightmares.options import Options
from dreamtable.games.dreams_and_nightmares.rules import (
    LIMIT,
    Ending,
    Phase,
    State,
    gain,
    opening,
    set_top,
)
from dreamtable.games.dreams_and_nightmares.view import cards, stack
from dreamtable.kit.arranging import Given, card, take_from

KEYS = ("phase", "turn", "hands", "seen", "rows", "deck", "deck_count", "ending", "won", "moment")


def arrange(seats: int, options: Options, given: dict[str, Any]) -> State:
    """A state from a `[given]` table.

    hands   one list of cards a seat            seen        cards of each hand that everyone saw taken
    rows    six stacks a seat, lowest first     deck        next card first; the rest of the deck follows below
    deck_count  how many cards the deck has; cards left over are out of play
    """
    s = opening(seats, options)
    g = Given(given, KEYS)
    s.phase = g.phase("phase", Phase, Phase.TURN)
    s.moment = g.number("moment", 0 if s.phase == Phase.DEAL else 1)
    if s.phase == Phase.DEAL:
        return s
    s.turn = g.number("turn", 0 if s.phase == Phase.TURN else -1, -1, seats - 1)
    if s.phase == Phase.TURN and s.turn < 0:
        raise g.wrong("turn", "must say whose turn it is")
    s.ending = g.phase("ending", Ending, Ending.NONE)
    for p in g.numbers("won", []):
        if not 0 <= p < seats:
            raise g.wrong("won", "must list seats")
        s.won[p] = 1
    pool = list(COPIES)
    hands = [read(row, "hands") for row in g.rows("hands", seats, [[]] * seats)]
    seen = [read(row, "seen") for row in g.rows("seen", seats, [[]] * seats)]
    rows = g.rows("rows", seats, [[[]] * SPOTS] * seats)
    deck = g.cards("deck", NAMES)
    for p in range(seats):
        if len(hands[p]) > LIMIT:
            raise g.wrong("hands", f"may have {LIMIT} cards at the most")
        take_from(pool, hands[p], NAMES, "given.hands")
        for kind in hands[p]:
            gain(s, p, kind)
        for kind in seen[p]:
            s.public[p][kind] += 1
            if s.public[p][kind] > s.hand[p][kind]:
                raise g.wrong("seen", "may only list cards of that hand")
        if not isinstance(rows[p], list) or len(rows[p]) != SPOTS:
            raise g.wrong("rows", "must give six stacks for each seat")
        for spot, names in enumerate(rows[p]):
            pile = read(names, "rows")
            take_from(pool, pile, NAMES, "given.rows")
            lay(s, p, spot, pile)
    take_from(pool, deck, NAMES, "given.deck")
    rest = [k for k, n in enumerate(pool) for _ in range(n)]
    filler = g.number("deck_count", len(deck) + len(rest), len(deck), len(deck) + len(rest)) - len(deck)
    whole = [*rest[:filler], *reversed(deck)]
    s.deck_n = len(whole)
    s.deck[:] = whole + [0] * (CARDS - len(whole))
    return s


def read(names: Any, where: str) -> list[int]:
    return [card(n, NAMES, f"given.{where}") for n in names]


def lay(s: State, p: int, spot: int, pile: list[int]) -> None:
    if not pile:
        return
    *beneath, top = pile
    s.under[p * SPOTS + spot][: len(beneath)] = beneath
    s.depth[p][spot] = len(beneath)
    set_top(s, p, spot, top)


def describe(s: State) -> dict[str, Any]:
    """The whole position in the words of a scenario; `arrange` of it gives the same state."""
    told: dict[str, Any] = {"phase": s.phase.name.lower(), "moment": s.moment}
    if s.phase == Phase.DEAL:
        return told
    seats = range(s.seats)
    return told | {
        "turn": s.turn,
        "ending": Ending(s.ending).name.lower(),
        "won": [p for p in seats if s.won[p]],
        "hands": [list(cards(s.hand[p])) for p in seats],
        "seen": [list(cards(s.public[p])) for p in seats],
        "rows": [[list(stack(s, p, spot)) for spot in range(SPOTS)] for p in seats],
        "deck": [NAMES[k] for k in reversed(s.deck[: s.deck_n])],
        "deck_count": s.deck_n,
    }


def all_cards(s: State) -> list[int]:
    """How many of each kind are anywhere."""
    count = [0] * KINDS
    for kind in s.deck[: s.deck_n]:
        count[kind] += 1
    for p in range(s.seats):
        for kind in range(KINDS):
            count[kind] += s.hand[p][kind]
        for spot in range(SPOTS):
            for name in stack(s, p, spot):
                count[NAMES.index(name)] += 1
    return count


def full_deck(s: State) -> list[int]:
    return list(COPIES)
