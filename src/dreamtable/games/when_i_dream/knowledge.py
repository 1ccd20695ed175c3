"""When I Dream: what a seat can know, and what it cannot."""

from __future__ import annotations

from dreamtable.games.when_i_dream.cards import CARDS, DREAMER, FACES, ROLES
from dreamtable.games.when_i_dream.state import (
    FINED,
    SEATS,
    YELLOW,
    Phase,
    State,
    card_is_up,
    draw,
    is_guess,
    mark_shown,
    roles_are_open,
    turn_guess,
)
from dreamtable.kit.random import Dice, below, shuffle, sort_cards
from dreamtable.kit.state import clockwise, ints, steps_to


def hides(s: State) -> bool:
    """Whether anything is hidden from anybody."""
    return not roles_are_open(s) or s.dealt > s.up


def redeal(s: State, seat: int, dice: Dice) -> None:
    """Deal anew what a seat cannot know: roles, votes, cards; to the Dreamer also results, and who said what."""
    if roles_are_open(s):
        redraw(s, s.up, dice)
        return
    redeal_roles(s, seat, dice)
    vote_anew(s, seat, dice)
    if seat == s.dreamer:
        redraw(s, s.first, dice)
        guess_anew(s, dice)
        if s.anonymous:
            move_round(s, below(dice, s.seats - 1))
    else:
        redraw(s, s.up + 1 if card_is_up(s) else s.up, dice)


def redeal_roles(s: State, seat: int, dice: Dice) -> None:
    """Deal the roles of all others anew."""
    last = s.seats - 1
    s.role[s.dreamer] = s.spare
    if seat == s.dreamer:
        sort_cards(s.role, s.seats, len(ROLES))
        shuffle(dice, s.role, s.seats)
    else:  # one's own card stays
        mine = s.role[seat]
        s.role[seat] = s.role[last]
        sort_cards(s.role, last, len(ROLES))
        shuffle(dice, s.role, last)
        s.role[last] = s.role[seat]
        s.role[seat] = mine
    s.spare = s.role[s.dreamer]
    s.role[s.dreamer] = DREAMER


def moved_round(s: State, seat: int, k: int) -> int:
    """The seat k spirits further clockwise."""
    if seat < 0:
        return seat
    place = (seat - s.dreamer - 1) % s.seats
    return (s.dreamer + 1 + (place + k) % (s.seats - 1)) % s.seats


def move_round(s: State, place: int) -> None:
    """Move all that the spirits did tonight round the table, until the giver is at this place.

    Places are counted clockwise from the Dreamer's left.  Where clues are anonymous, any spirit could be the one whose
    turn it is, as far as the Dreamer knows.
    """
    k = place - (s.giver - s.dreamer - 1) % s.seats
    s.giver, s.author, s.flagger = moved_round(s, s.giver, k), moved_round(s, s.author, k), moved_round(s, s.flagger, k)
    voted, improper = s.voted, s.improper
    s.voted = s.improper = 0
    for p in range(s.seats):
        if p != s.dreamer:
            s.voted |= (voted >> p & 1) << moved_round(s, p, k)
            s.improper |= (improper >> p & 1) << moved_round(s, p, k)
    for i in range(s.first, s.up):
        if s.fate[i] >= FINED:
            owner = s.fate[i] - FINED
            s.penalty[owner] -= 1
            owner = moved_round(s, owner, k)
            s.penalty[owner] += 1
            s.fate[i] = FINED + owner


def nameless(s: State, seat: int) -> bool:
    """Whether a seat may not learn who speaks: the Dreamer and those who watch, where clues are anonymous (WD26)."""
    return s.anonymous == 1 and (seat == s.dreamer or seat < 0) and not roles_are_open(s)


def penalties_known(s: State, seat: int, owner: int) -> int:
    """How many penalties `seat` knows `owner` to have."""
    count = s.penalty[owner]
    if nameless(s, seat):
        for i in range(s.first, s.up):
            if s.fate[i] == FINED + owner:
                count -= 1
    return count


def vote_anew(s: State, seat: int, dice: Dice) -> None:
    """Draw the votes of all others anew; votes are secret until the last one, but a flag is an open vote."""
    for k in range(s.seats - 1):
        p = moved_round(s, s.giver, k)  # from the giver on, because `move_round` may turn the seats afterwards
        if p >= 0 and s.voted >> p & 1 and p != seat and p != s.flagger:
            s.improper = (s.improper & ~(1 << p)) | below(dice, 2) << p


def turned(bits: int, seat: int, n: int) -> int:
    """A mask of seats as counted from `seat`."""
    return (bits >> seat | bits << (n - seat)) & ((1 << n) - 1)


def redraw(s: State, start: int, dice: Dice) -> None:
    """Draw other cards from place `start` of the row to the bottom of the bed."""
    stop = s.up + 1 if card_is_up(s) else s.up
    for i in range(start, stop):
        s.shown[s.deck[i] // FACES] &= ~(1 << s.deck[i] % FACES)
    sort_from(s, start)
    for i in range(start, s.dealt):
        draw(s, i, dice)
    for i in range(start, stop):
        mark_shown(s, i)


def sort_from(s: State, start: int) -> None:
    """Sort the row from `start` on by card, so that the draw cannot depend on how they truly lay.

    A face is kept only where all four were up, because only there it decides which faces may come next (WD5).
    """
    element = ints(CARDS)
    for i in range(start, s.cards):
        card = s.deck[i] // FACES
        element[card] = 1 + (s.deck[i] if s.shown[card] == 15 else card * FACES)
    i = start
    for card in range(CARDS):
        if element[card]:
            s.deck[i] = element[card] - 1
            i += 1


def guess_anew(s: State, dice: Dice) -> None:
    """Draw the results of tonight's guesses anew."""
    for i in range(s.first, s.up):
        if is_guess(s.fate[i]) and (s.fate[i] == YELLOW) != (below(dice, 2) == 1):
            turn_guess(s, i)


# -- as numbers -----------------------------------------------------------------------------------------------
# An observation holds the round and the night, then for every seat, counted from the observer, its points, its
# penalties, what the last round brought, and its role as far as it is known.
OBS = 22 + 4 * SEATS
OBSERVED = (
    *((name, 1) for name in (
        "phase", "round", "dreamer", "cards", "guesses", "fined", "clues", "turns", "bell", "night", "clue", "finger",
        "done", "yellow", "blue", "card", "giver", "author", "flagger", "voted", "improper", "remembered",
    )),
    ("scores", SEATS), ("penalties", SEATS), ("gains", SEATS), ("roles", SEATS),
)  # fmt: skip


def observe(s: State, seat: int, out: list[int]) -> None:
    """Write down what a seat knows, as numbers."""
    n = s.seats
    awake = seat != s.dreamer or roles_are_open(s)
    named = not nameless(s, seat)
    out[0] = s.phase
    out[1] = s.round
    out[3] = s.up - s.first
    out[4] = s.guesses
    out[5] = s.fined
    out[6] = s.clues
    out[8] = s.bell
    out[9] = s.night
    out[10] = s.clue
    out[11] = s.finger
    out[12] = turned(s.done, seat, n)
    if awake:
        out[13] = s.yellow + 1
        out[14] = s.blue + 1
        if card_is_up(s):
            out[15] = s.deck[s.up] + 1
    if named:
        out[7] = s.turns  # who counts them knows the giver
        out[16] = steps_to(s, seat, s.giver) + 1 if s.giver >= 0 else 0
        out[17] = steps_to(s, seat, s.author) + 1 if s.author >= 0 else 0
        out[18] = steps_to(s, seat, s.flagger) + 1 if s.flagger >= 0 else 0
        out[19] = turned(s.voted, seat, n)
    out[20] = s.improper >> seat & 1
    if s.phase == Phase.SCORING:
        out[21] = s.remembered + 1
    if s.dreamer < 0:
        return
    out[2] = steps_to(s, seat, s.dreamer) + 1
    k = 22
    for d in range(n):
        p = clockwise(s, seat, d)
        out[k + d] = s.score[p]
        out[k + SEATS + d] = penalties_known(s, seat, p)
        out[k + 2 * SEATS + d] = s.gain[p]
        if p == seat or p == s.dreamer or roles_are_open(s):
            out[k + 3 * SEATS + d] = s.role[p] + 1
