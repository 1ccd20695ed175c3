"""Any position of Dreams and Nightmares, written by hand and read back.

Cards that nobody placed lie in the deck, unless `deck_count` says that it is shorter: then they are out of play.
"""

from __future__ import annotations

from typing import Any

from dreamtable.games.dreams_and_nightmares.cards import CARDS, COPIES, KINDS, NAMES, NIGHTMARE, REM, SPOTS, TO_DREAM
from dreamtable.games.dreams_and_nightmares.options import Options
from dreamtable.games.dreams_and_nightmares.rules import bury, opening, set_top
from dreamtable.games.dreams_and_nightmares.scoring import counted, rank
from dreamtable.games.dreams_and_nightmares.state import LIMIT, ROW, Ending, Phase, State, gain
from dreamtable.games.dreams_and_nightmares.view import cards, stack
from dreamtable.kit import scenario_values as arranging
from dreamtable.kit.errors import Invalid
from dreamtable.kit.scenario_values import Given, take_from

KEYS = ("phase", "turn", "hands", "seen", "rows", "deck", "deck_count", "ending", "won", "moment")
ANY_ORDER = ("hands", "seen", "won", "hand", "taken", "winners")  # hands, in the position and in what is seen and told


def arrange(seats: int, options: Options, given: dict[str, Any]) -> State:
    """A state from a `[given]` table.

    hands   one list of cards a seat            seen        cards of each hand that everyone saw taken
    rows    six stacks a seat, lowest first     deck        next card first; the rest of the deck follows below
    deck_count  how many cards the deck has; cards left over are out of play
    won, ending     who won, and how; left out, the rows tell
    """
    s = opening(seats, options)
    g = Given(given, KEYS)
    s.phase = g.phase("phase", Phase, Phase.TURN)
    s.moment = g.number("moment", 0 if s.phase == Phase.DEAL else 1, 0)
    if s.phase == Phase.DEAL:
        g.only(("phase", "moment"), "before the deal")
        return s
    s.turn = g.number("turn", 0 if s.phase == Phase.TURN else -1, -1, seats - 1)
    if (s.turn >= 0) != (s.phase == Phase.TURN):
        raise g.wrong("turn", "must say whose turn it is, unless the game is over")
    pool = list(COPIES)
    hands = [read(row, "hands") for row in g.rows("hands", seats, [[]] * seats)]
    seen = [read(row, "seen") for row in g.rows("seen", seats, [[]] * seats)]
    if s.phase == Phase.OVER and "seen" not in g:
        seen = hands
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
    read_result(s, g)
    return s


def read(names: Any, where: str) -> list[int]:
    return arranging.cards(names, NAMES, f"given.{where}")


def read_result(s: State, g: Given) -> None:
    seats = range(s.seats)
    if s.phase == Phase.TURN:
        if g.numbers("won", []) or g.phase("ending", Ending, Ending.NONE) != Ending.NONE:
            raise g.wrong("won", "and `ending` belong to a game that is over")
        return
    complete = [p for p in seats if s.hand_n[p] == 0 and counted(s, p) == ROW]
    best = max(rank(s, p) for p in seats)
    s.ending = g.phase("ending", Ending, Ending.ROW if complete else Ending.COUNT)
    for p in g.numbers("won", complete[:1] or [p for p in seats if rank(s, p) == best]):
        if p not in seats:
            raise g.wrong("won", "must list seats")
        s.won[p] = 1
    if s.ending == Ending.NONE or not any(s.won):
        raise g.wrong("won", "must list who won, and `ending` how")


def lay(s: State, p: int, spot: int, pile: list[int]) -> None:
    """Cards left out at the bottom do no harm, for what is buried never comes back; the rest must fit (DN9)."""
    for below, card in zip([None, *pile], pile):
        if card < TO_DREAM and card % SPOTS != spot:
            raise Invalid("bad_scenario", f"given.rows: {NAMES[card]!r} cannot lie on position {spot + 1}.")
        dreamy = below is not None and (below < NIGHTMARE or below in (TO_DREAM, REM))
        if (card in (TO_DREAM, REM) and dreamy) or (card < NIGHTMARE and below == REM):
            raise Invalid("bad_scenario", f"given.rows: {NAMES[card]!r} cannot lie on {NAMES[below or 0]!r}.")
    if not pile:
        return
    *beneath, top = pile
    for card in beneath:
        bury(s, p, spot, card)
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
