"""Any position of Dream Power Trick, written by hand and read back.

Cards that nobody placed lie in the draw pile, unless `pile_count` says that it is shorter: then they are discarded.
"""

from __future__ import annotations

from typing import Any

from dreamtable.games.dream_power_trick.cards import CARDS, COLOUR_NAMES, COPIES, KINDS, NAMES
from dreamtable.games.dream_power_trick.moves import colours
from dreamtable.games.dream_power_trick.options import Options
from dreamtable.games.dream_power_trick.rules import anyone_else, opening
from dreamtable.games.dream_power_trick.state import NONE, SEATS, Phase, State, gain
from dreamtable.games.dream_power_trick.view import cards
from dreamtable.kit import scenario_values as arranging
from dreamtable.kit.scenario_values import Given, card, take_from

KEYS = (
    "phase", "mover", "first", "hands", "known", "pile", "pile_count", "discards", "laid", "named", "giver",
    "gift", "instant", "moment",
)  # fmt: skip
# In the position, and in what is seen and told.
ANY_ORDER = ("hands", "known", "discards", "laid", "hand", "cards", "winners")


def arrange(seats: int, options: Options, given: dict[str, Any]) -> State:
    """A state from a `[given]` table.

    hands     one list of cards a seat             pile      next card first; the rest of the pile follows below
    discards  face-up cards                        pile_count  how many cards the pile has
    mover     whose turn it is                     named, giver, gift  the colour asked, who was asked, the hidden card
    laid      which of the discards are the set that was laid this turn
    known     for each seat, for each other seat, the cards that the first knows to be in the other's hand
    """
    s = opening(seats, options)
    g = Given(given, KEYS)
    s.phase = g.phase("phase", Phase, Phase.PLAY)
    if s.phase == Phase.SET:
        raise g.wrong("phase", "cannot be in the middle of laying a set: that is one gesture")
    s.moment = g.number("moment", 0 if s.phase == Phase.DEAL else 1, 0)
    if s.phase == Phase.DEAL:
        g.only(("phase", "moment"), "before the deal")
        return s
    s.mover = g.number("mover", 0, 0, seats - 1)
    s.first = g.number("first", 0, 0, seats - 1)
    s.instant = g.number("instant", NONE, NONE, seats - 1)
    if s.instant != NONE and s.phase != Phase.OVER:
        raise g.wrong("instant", "belongs to a game that is over")
    read_question(s, g)
    s.actor_now = NONE if s.phase == Phase.OVER else s.giver if s.phase == Phase.GIVE else s.mover
    place_cards(s, g)
    if (s.phase == Phase.ASK and not anyone_else(s)) or (s.phase == Phase.GIVE and s.hand_n[s.giver] == 0):
        raise g.wrong("hands", "must leave a card to ask for")
    return s


def read_question(s: State, g: Given) -> None:
    """Which colour was asked of whom."""
    asked = s.phase in (Phase.GIVE, Phase.DECIDE)
    if "named" in g:
        if g.values["named"] not in colours(s):
            raise g.wrong("named", f"must be one of {', '.join(colours(s))}")
        s.named = COLOUR_NAMES.index(g.values["named"])
    s.giver = g.number("giver", NONE, NONE, s.seats - 1)
    if asked and (s.giver in (NONE, s.mover) or s.named == NONE):
        raise g.wrong("giver", "must be another seat, and `named` a colour, in this phase")
    if not asked and (s.giver != NONE or s.named != NONE):
        raise g.wrong("giver", "and `named` have no place in this phase")


def place_cards(s: State, g: Given) -> None:
    pool = list(COPIES[s.deck])
    pile, gone = g.cards("pile", NAMES), g.cards("discards", NAMES)
    if "gift" in g:
        if s.phase != Phase.DECIDE:
            raise g.wrong("gift", "has no place in this phase")
        s.gift = card(g.values["gift"], NAMES, "given.gift")
        take_from(pool, [s.gift], NAMES, "given.gift")
    elif s.phase == Phase.DECIDE:
        raise g.wrong("gift", "must name the card that lies face down")
    for p, names in enumerate(g.rows("hands", s.seats, [[]] * s.seats)):
        kinds = arranging.cards(names, NAMES, "given.hands")
        take_from(pool, kinds, NAMES, "given.hands")
        for kind in kinds:
            gain(s, p, kind)
    take_from(pool, pile, NAMES, "given.pile")
    take_from(pool, gone, NAMES, "given.discards")
    rest = [k for k, n in enumerate(pool) for _ in range(n)]
    filler = g.number("pile_count", len(pile) + len(rest), len(pile), len(pile) + len(rest)) - len(pile)
    for kind in (*gone, *rest[filler:]):
        s.gone[kind] += 1
    for kind in g.cards("laid", NAMES):
        s.laid[kind] += 1
        if s.laid[kind] > s.gone[kind] or s.phase == Phase.PLAY:
            raise g.wrong("laid", "may only list discards, and nothing before a set is laid")
    whole = [*rest[:filler], *reversed(pile)]
    s.pile_n = len(whole)
    s.pile[:] = whole + [0] * (CARDS - len(whole))
    read_known(s, g)


def read_known(s: State, g: Given) -> None:
    nothing: list[Any] = [[[]] * s.seats] * s.seats
    for p, row in enumerate(g.rows("known", s.seats, nothing)):
        if not isinstance(row, list) or len(row) != s.seats:
            raise g.wrong("known", "must give a list for each seat about each seat")
        for q, names in enumerate(row):
            for kind in arranging.cards(names, NAMES, "given.known"):
                s.known[p * SEATS + q][kind] += 1
                if p == q or s.known[p * SEATS + q][kind] > s.hand[q][kind]:
                    raise g.wrong("known", "may only list cards of that hand, and nothing about oneself")


def describe(s: State) -> dict[str, Any]:
    """The whole position in the words of a scenario; `arrange` of it gives the same state."""
    told: dict[str, Any] = {"phase": s.phase.name.lower(), "moment": s.moment}
    if s.phase == Phase.DEAL:
        return told
    seats = range(s.seats)
    told |= {
        "mover": s.mover,
        "first": s.first,
        "hands": [list(cards(s.hand[p])) for p in seats],
        "known": [[list(cards(s.known[p * SEATS + q])) for q in seats] for p in seats],
        "pile": [NAMES[k] for k in reversed(s.pile[: s.pile_n])],
        "pile_count": s.pile_n,
        "discards": list(cards(s.gone)),
        "laid": list(cards(s.laid)),
        "giver": s.giver,
        "instant": s.instant,
    }
    if s.named >= 0:
        told["named"] = COLOUR_NAMES[s.named]
    if s.gift >= 0:
        told["gift"] = NAMES[s.gift]
    return told


def all_cards(s: State) -> list[int]:
    """How many of each kind are anywhere."""
    count = list(s.gone)
    for kind in s.pile[: s.pile_n]:
        count[kind] += 1
    for p in range(s.seats):
        for kind in range(KINDS):
            count[kind] += s.hand[p][kind]
    if s.gift >= 0:
        count[s.gift] += 1
    return count


def full_deck(s: State) -> list[int]:
    return list(COPIES[s.deck])
