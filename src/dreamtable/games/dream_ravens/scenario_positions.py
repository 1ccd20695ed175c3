"""Any position of Dream, written by hand and read back.

`arrange` fills in what is not said: lands that nobody placed lie in the deck, lowest kind at the bottom.
"""

from __future__ import annotations

from typing import Any

from dreamtable.games.dream_ravens.cards import CARDS, COPIES, NAMES
from dreamtable.games.dream_ravens.options import Options
from dreamtable.games.dream_ravens.rules import opening
from dreamtable.games.dream_ravens.state import HAND, MOST_TAKES, NONE, Phase, State
from dreamtable.kit.errors import Invalid
from dreamtable.kit.scenario_values import Given, card, cards, take_from

KEYS = (
    "phase", "round", "turn", "turns", "takes", "starter", "scores", "gains", "caller", "ender", "dreams", "seen_by",
    "looked", "done", "up", "deck", "deck_count", "held", "other", "moment",
)  # fmt: skip
LOOKS, MOST = 2, 9999


def arrange(seats: int, options: Options, given: dict[str, Any]) -> State:
    """A state from a `[given]` table.

    dreams   one list of four lands a seat          seen_by  for each land the seats that have seen it
    up       the face-up pile, top land last        deck     next land first
    deck_count   how many lands the deck has; what is left over lies at the bottom of the face-up pile
    held, other  lands in the hand of the one whose turn it is
    """
    s = opening(seats, options)
    g = Given(given, KEYS)
    s.phase = g.phase("phase", Phase, Phase.TURN)
    if s.phase == Phase.SWAP_B:
        raise g.wrong("phase", "cannot be in the middle of a swap: that is one gesture of swap_a")
    first_deal = s.phase == Phase.DEAL and given.keys() <= {"phase", "moment"}
    s.round = g.number("round", 0 if first_deal else 1, 0 if s.phase == Phase.DEAL else 1, MOST)
    s.moment = g.number("moment", 1 if s.round else 0, 0)
    if s.round == 0:
        g.only(("phase", "round", "moment"), "before the first deal")
        return s
    resting = s.phase in (Phase.DEAL, Phase.REVEAL, Phase.OVER)
    active = s.phase != Phase.LOOK and not resting
    s.turn = g.number("turn", 0 if active else NONE, NONE, seats - 1)
    if (s.turn >= 0) != active:
        raise g.wrong("turn", "must be a seat during a turn, and -1 otherwise (`starter` says who begins a round)")
    s.turns = g.number("turns", seats + 1 if active else 0, 0, MOST)
    s.takes = g.number("takes", 0, 0, MOST_TAKES)
    if s.takes == MOST_TAKES and not resting:
        raise g.wrong("takes", f"must be less than {MOST_TAKES}: with so many the round is over")
    s.starter = g.number("starter", 0, 0, seats - 1)
    s.caller = g.number("caller", NONE, NONE, seats - 1)
    s.ender = g.number("ender", s.caller, NONE, seats - 1)
    if (s.ender >= 0 and not resting) or s.caller not in (NONE, s.ender):
        raise g.wrong("ender", "must be the caller, if anybody called, and the round must be over")
    s.score[:seats] = g.numbers("scores", [0] * seats, seats)
    s.gain[:seats] = g.numbers("gains", [0] * seats, seats)
    if min(*s.score, *s.gain) < 0:
        raise g.wrong("scores", "and `gains` must not be below zero")
    read_looks(s, g)
    place_cards(s, g)
    return s


def read_looks(s: State, g: Given) -> None:
    """Who looked where, and who is done with looking, or ready for the next round."""
    s.looked[: s.seats] = [bits(row, HAND, "looked") for row in g.rows("looked", s.seats, [[]] * s.seats)]
    if any(mask.bit_count() > LOOKS for mask in s.looked):
        raise g.wrong("looked", "may have two positions for each seat")
    s.done = bits(g.items("done"), s.seats, "done")
    if s.phase == Phase.LOOK:
        s.done |= bits([p for p in range(s.seats) if s.looked[p].bit_count() == LOOKS], s.seats, "done")
    if s.done and (s.phase not in (Phase.LOOK, Phase.REVEAL) or s.done == (1 << s.seats) - 1):
        raise g.wrong("done", "must leave somebody to wait for, while all look or at the end of a round")


def place_cards(s: State, g: Given) -> None:
    pool = list(COPIES)
    up = g.cards("up", NAMES)
    deck = g.cards("deck", NAMES)
    for name in ("held", "other"):
        if name in g:
            if s.phase != Phase.PICK and (name, s.phase) != ("held", Phase.HOLD):
                raise g.wrong(name, "has no place in this phase")
            setattr(s, name, card(g.values[name], NAMES, f"given.{name}"))
    in_hand = [c for c in (s.held, s.other) if c >= 0]
    rows = g.rows("dreams", s.seats, [[]] * s.seats)
    dreams = [cards(row, NAMES, "given.dreams") for row in rows]
    for name, lands in (("up", up), ("deck", deck), ("held", in_hand), *(("dreams", d) for d in dreams)):
        take_from(pool, lands, NAMES, f"given.{name}")
    rest = [c for c, n in enumerate(pool) for _ in range(n)]
    s.held = hold(s, s.held, Phase.HOLD, rest)
    s.held = hold(s, s.held, Phase.PICK, rest)
    s.other = hold(s, s.other, Phase.PICK, rest)
    for p, lands in enumerate(dreams):
        if len(lands) not in (0, HAND):
            raise g.wrong("dreams", "must give four lands, or none, for each seat")
        s.hand[p][:] = lands or [rest.pop() for _ in range(HAND)]
    if not up:
        up = [rest.pop()]
    filler = g.number("deck_count", len(deck) + len(rest), len(deck), len(deck) + len(rest)) - len(deck)
    whole = [*rest[:filler], *reversed(deck)]
    up = [*rest[filler:], *up]
    s.deck_n, s.pile_n = len(whole), len(up)
    if s.deck_n == 0 and s.phase in (Phase.LOOK, Phase.TURN):
        raise g.wrong("deck_count", "must leave a land to draw: with an empty deck the round is over")
    s.deck[:] = whole + [0] * (CARDS - len(whole))
    s.pile[:] = up + [0] * (CARDS - len(up))
    open_now = s.phase in (Phase.REVEAL, Phase.OVER, Phase.DEAL)
    nobody_or_all = list(range(s.seats)) if open_now else []
    seen = g.rows("seen_by", s.seats, [[nobody_or_all] * HAND] * s.seats)
    for p in range(s.seats):
        if not isinstance(seen[p], list) or len(seen[p]) != HAND:
            raise g.wrong("seen_by", "must give four lists of seats for each seat")
        s.knows[p][:] = [bits(x, s.seats, "seen_by") for x in seen[p]]


def hold(s: State, land: int, phase: Phase, rest: list[int]) -> int:
    return rest.pop() if land == NONE and s.phase == phase else land


def bits(numbers: Any, limit: int, where: str) -> int:
    if not isinstance(numbers, list):
        raise Invalid("bad_scenario", f"given.{where}: {numbers!r} is not a list of numbers.")
    mask = 0
    for n in numbers:
        if not isinstance(n, int) or isinstance(n, bool) or not 0 <= n < limit:
            raise Invalid("bad_scenario", f"given.{where}: {n!r} is not a number from 0 to {limit - 1}.")
        mask |= 1 << n
    return mask


def describe(s: State) -> dict[str, Any]:
    """The whole position in the words of a scenario; `arrange` of it gives the same state."""
    seats = range(s.seats)
    told: dict[str, Any] = {"phase": s.phase.name.lower(), "round": s.round, "moment": s.moment}
    if s.round == 0:
        return told
    told |= {
        "turn": s.turn,
        "turns": s.turns,
        "takes": s.takes,
        "starter": s.starter,
        "scores": s.score[: s.seats],
        "gains": s.gain[: s.seats],
        "caller": s.caller,
        "ender": s.ender,
        "dreams": [[NAMES[land] for land in s.hand[p]] for p in seats],
        "seen_by": [[[q for q in seats if m >> q & 1] for m in s.knows[p]] for p in seats],
        "looked": [[i for i in range(HAND) if s.looked[p] >> i & 1] for p in seats],
        "done": [p for p in seats if s.done >> p & 1],
        "up": [NAMES[land] for land in s.pile[: s.pile_n]],
        "deck": [NAMES[land] for land in reversed(s.deck[: s.deck_n])],
        "deck_count": s.deck_n,
    }
    for name in ("held", "other"):
        if (land := getattr(s, name)) != NONE:
            told[name] = NAMES[land]
    return told
