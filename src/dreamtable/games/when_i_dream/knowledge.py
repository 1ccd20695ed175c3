"""When I Dream: what one seat cannot know about the others."""

from __future__ import annotations

from dreamtable.games.when_i_dream.cards import BOOGEYMAN, BOOGEYMEN, DREAMER, FAIRIES, FAIRY, ROLES, SANDMAN
from dreamtable.games.when_i_dream.state import FINED, State, roles_are_open
from dreamtable.kit.random import Dice, below, shuffle, sort_cards


def deal_roles(s: State, dice: Dice) -> None:
    """WD2: the role that falls to the Dreamer is the spare one."""
    for p in range(s.seats):
        if p < FAIRIES[s.seats]:
            s.role[p] = FAIRY
        elif p < FAIRIES[s.seats] + BOOGEYMEN[s.seats]:
            s.role[p] = BOOGEYMAN
        else:
            s.role[p] = SANDMAN
    shuffle(dice, s.role, s.seats)
    s.spare = s.role[s.dreamer]
    s.role[s.dreamer] = DREAMER


def redeal_roles(s: State, seat: int, dice: Dice) -> None:
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
    """Anonymous clues: to the Dreamer any spirit could be the one whose turn it is, so all move round until that is the
    one at this place, counted clockwise from the Dreamer's left.
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
    """Whether `seat` may not learn who speaks: the Dreamer, and those who watch, where clues are anonymous (WD26)."""
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
    """Votes are secret until the last one; a flag is an open vote."""
    for k in range(s.seats - 1):
        p = moved_round(s, s.giver, k)  # from the giver on: where clues are anonymous, seats may move round afterwards
        if p >= 0 and s.voted >> p & 1 and p != seat and p != s.flagger:
            s.improper = (s.improper & ~(1 << p)) | below(dice, 2) << p


def turned(bits: int, seat: int, n: int) -> int:
    """A mask of seats as counted from `seat`."""
    return (bits >> seat | bits << (n - seat)) & ((1 << n) - 1)
