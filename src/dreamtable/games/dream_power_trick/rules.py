"""Dream Power Trick, two to four seats.  Rulings DP1-DP30: see RULES.md."""

from __future__ import annotations

from dreamtable.games.dream_power_trick.actions import ACCEPT, ADD, ASK, DONE, GIVE, NO_DREAM, PASS
from dreamtable.games.dream_power_trick.cards import (
    CARDS,
    COLOUR,
    COLOURS,
    COPIES,
    DECK_COLOURS,
    DECK_NAMES,
    FITS,
    KINDS,
    MARK,
    MARKS,
    PARTNERS,
)
from dreamtable.games.dream_power_trick.options import Options
from dreamtable.games.dream_power_trick.state import NONE, PENALTY, SEATS, START, Phase, State, gain, lose
from dreamtable.kit.random import Dice, below, shuffle
from dreamtable.kit.state import CHANCE, CHANCE_BIT, NOBODY, bit_count, clockwise, copy_row, first_bit, nth_bit

RULES_VERSION = 2
WORDS = 80  # random words that a deal needs at most


def opening(seats: int, options: Options) -> State:
    s = State()
    s.seats = seats
    s.deck = DECK_NAMES.index(options.deck)
    s.smallest = options.smallest_set
    s.empty_wins = int(options.empty_hand == "wins")
    s.discard_always = int(options.wrong_challenge == "discard")
    s.finish_lap = int(options.ending == "finish_lap")
    s.must_lay = int(options.pass_ == "only_if_stuck")
    s.turn_clock, s.starter = options.turn_clock, options.first if options.first < seats else NONE
    s.first = s.mover = s.actor_now = s.instant = NONE
    clear_table(s)
    return s


def clear_table(s: State) -> None:
    s.set_n = 0
    s.set_last = s.set_colour = s.set_mark = s.named = s.giver = s.gift = NONE


def chance(s: State, dice: Dice) -> None:
    n = 0
    for kind in range(KINDS):
        for _ in range(COPIES[s.deck][kind]):
            s.pile[n] = kind
            n += 1
    shuffle(dice, s.pile, n)
    s.pile_n = n
    for p in range(s.seats):
        draw(s, p, START)
    s.first = s.starter if s.starter >= 0 else below(dice, s.seats)  # DP24
    begin_turn(s, s.first)


def draw(s: State, p: int, n: int) -> None:
    """Draw n cards, or as many as are left (DP18)."""
    for _ in range(min(n, s.pile_n)):
        s.pile_n -= 1
        gain(s, p, s.pile[s.pile_n])
        s.pile[s.pile_n] = 0


def begin_turn(s: State, seat: int) -> None:
    if s.phase != Phase.PLAY:  # after a pass there is no set to forget
        for kind in range(KINDS):
            s.laid[kind] = 0
    s.mover = s.actor_now = seat
    s.phase = Phase.PLAY
    s.moment += 1


# -- who may do what ------------------------------------------------------------------------------------------
def waiting(s: State) -> int:
    if s.phase == Phase.DEAL:
        return CHANCE_BIT
    return 1 << s.actor_now if s.actor_now >= 0 else 0


def actor(s: State) -> int:
    return CHANCE if s.phase == Phase.DEAL else s.actor_now


def first_of_set(s: State, p: int) -> int:
    """Mask of the kinds that may be the lowest card of a set: those with a partner that is not lower."""
    holds = s.holds[p]
    if s.smallest == 1:
        return holds
    first, left = s.pairs[p], holds & ~s.pairs[p]
    while left:
        kind = first_bit(left)
        left &= left - 1
        if holds & PARTNERS[kind] & -(2 << kind):
            first |= 1 << kind
    return first


def addable(s: State, p: int) -> int:
    """Mask of the kinds that may join the set being laid."""
    row = s.set_colour if s.set_colour >= 0 else COLOURS
    column = s.set_mark if s.set_mark >= 0 else MARKS
    return s.holds[p] & FITS[row * (MARKS + 1) + column] & -(1 << s.set_last)


def list_kinds(moves: list[int], k: int, start: int, kinds: int) -> int:
    while kinds:
        moves[k] = start + first_bit(kinds)
        k += 1
        kinds &= kinds - 1
    return k


def legal(s: State, seat: int, moves: list[int]) -> int:
    if s.phase == Phase.PLAY:
        moves[0] = PASS
        first = first_of_set(s, seat)
        return list_kinds(moves, 0 if first and s.must_lay else 1, ADD, first)  # DP4
    if s.phase == Phase.SET:
        moves[0] = DONE
        return list_kinds(moves, 1 if s.set_n >= s.smallest else 0, ADD, addable(s, seat))
    if s.phase == Phase.ASK:
        k = 0
        for q in range(s.seats):
            if q != seat and s.hand_n[q] > 0:  # DP27
                k = list_kinds(moves, k, ASK + q * COLOURS, DECK_COLOURS[s.deck])  # DP6
        return k
    if s.phase == Phase.GIVE:
        return list_kinds(moves, 0, GIVE, s.holds[seat])
    moves[0] = ACCEPT
    moves[1] = NO_DREAM
    return 2


def random_action(s: State, seat: int, moves: list[int], dice: Dice) -> int:
    """The same as from the list of legal(), found by counting bits."""
    if s.phase == Phase.PLAY:
        first = first_of_set(s, seat)
        return random_kind(dice, 0 if first and s.must_lay else 1, PASS, ADD, first)
    if s.phase == Phase.SET:
        return random_kind(dice, 1 if s.set_n >= s.smallest else 0, DONE, ADD, addable(s, seat))
    if s.phase == Phase.GIVE:
        return random_kind(dice, 0, GIVE, GIVE, s.holds[seat])
    if s.phase == Phase.DECIDE:
        return NO_DREAM if below(dice, 2) else ACCEPT
    return moves[below(dice, legal(s, seat, moves))]


def random_kind(dice: Dice, others: int, other: int, start: int, kinds: int) -> int:
    """One of the kinds, numbered from `start` on, or the `other` action, if there is one."""
    k = below(dice, others + bit_count(kinds)) - others
    return other if k < 0 else start + nth_bit(kinds, k)


# -- play -----------------------------------------------------------------------------------------------------
def play(s: State, seat: int, action: int) -> None:
    if action == PASS:
        draw(s, seat, 1)
        end_turn(s)
    elif action == DONE:
        clear_table(s)
        if anyone_else(s):
            s.phase = Phase.ASK
            s.moment += 1
        else:
            end_turn(s)  # DP7
    elif action == ACCEPT:
        accept(s)
    elif action == NO_DREAM:
        challenge(s)
    elif action < ASK:
        lay(s, seat, action - ADD)
    elif action < GIVE:
        s.giver = (action - ASK) // COLOURS
        s.named = (action - ASK) % COLOURS
        s.actor_now = s.giver
        s.phase = Phase.GIVE
        s.moment += 1
    else:
        give(s, seat, action - GIVE)


def lay(s: State, p: int, kind: int) -> None:
    lose(s, p, kind)
    s.gone[kind] += 1
    s.laid[kind] += 1
    forget(s, p, kind)
    s.set_n += 1
    s.set_last = kind
    s.set_colour = max(s.set_colour, COLOUR[kind])
    s.set_mark = max(s.set_mark, MARK[kind])
    s.phase = Phase.SET


def forget(s: State, owner: int, kind: int) -> None:
    """A card left a hand openly: one card less that others know there."""
    for p in range(s.seats):
        s.known[p * SEATS + owner][kind] -= s.known[p * SEATS + owner][kind] > 0


def anyone_else(s: State) -> bool:
    others = 0
    for q in range(s.seats):
        if q != s.mover:
            others += s.hand_n[q]
    return others > 0


def give(s: State, p: int, kind: int) -> None:
    lose(s, p, kind)
    s.gift = kind
    for q in range(s.seats):  # nobody saw which: every certainty may be one too high
        for k in range(KINDS):
            s.known[q * SEATS + p][k] -= s.known[q * SEATS + p][k] > 0
    s.actor_now = s.mover
    s.phase = Phase.DECIDE
    s.moment += 1


def matches(kind: int, colour: int) -> bool:
    return COLOUR[kind] == colour or COLOUR[kind] < 0  # DP12


def accept(s: State) -> None:
    s.known[s.giver * SEATS + s.mover][s.gift] += 1  # DP14: giver and receiver have seen it
    gain(s, s.mover, s.gift)
    end_turn(s)


def challenge(s: State) -> None:
    """DP15-DP17: the gift is turned up for all."""
    me, card = s.mover, s.gift
    if matches(card, s.named):
        if s.discard_always:
            s.gone[card] += 1
        else:
            gain(s, me, card)
            for q in range(s.seats):
                if q != me:
                    s.known[q * SEATS + me][card] += 1
        pay(s, me)
    else:
        s.gone[card] += 1
        pay(s, s.giver)
    end_turn(s)


def pay(s: State, p: int) -> None:
    """Draw three cards, or as many as are left (DP18); with an empty pile, take up the set that was just laid."""
    if not pays_with_set(s):
        draw(s, p, PENALTY)
        return
    for kind in range(KINDS):
        for _ in range(s.laid[kind]):
            s.gone[kind] -= 1
            gain(s, p, kind)
            for q in range(s.seats):
                s.known[q * SEATS + p][kind] += q != p


def pays_with_set(s: State) -> bool:
    """DP30: a wrong doubt or a lie must cost something.  By the first version of the rules it cost nothing then."""
    return s.pile_n == 0 and s.former_rules == 0


def end_turn(s: State) -> None:
    me = s.mover
    following = clockwise(s, me, 1)
    clear_table(s)
    used_up = s.pile_n == 0 and (not s.finish_lap or following == s.first)  # DP19
    if s.empty_wins and s.hand_n[me] == 0:  # DP5
        s.instant = me
    if used_up or s.instant >= 0:
        finish(s)
    else:
        begin_turn(s, following)


def finish(s: State) -> None:
    s.phase = Phase.OVER
    s.actor_now = NOBODY
    for p in range(s.seats):  # all hands are turned up
        for q in range(s.seats):
            if p != q:
                copy_row(s.known[p * SEATS + q], 0, s.hand[q], KINDS)


def longest(s: State) -> int:
    """Every turn draws a card or lays one for good, and a set costs four actions beside its cards.

    In the last lap, when the pile is empty, a set may be taken up again (DP30).
    """
    sets = CARDS // s.smallest
    lap = (s.seats - 1) * (CARDS + 4) if s.finish_lap else 0
    return CARDS - s.seats * START + CARDS + 4 * sets + lap


# -- time -----------------------------------------------------------------------------------------------------
def clock(s: State, k: int) -> int:
    """No clock while a set is being laid: for a person that is one gesture."""
    if s.phase == Phase.DEAL or s.phase == Phase.SET or s.phase == Phase.OVER:
        return 0
    return s.turn_clock * 1000


def timeout(s: State, k: int, dice: Dice) -> None:
    """Play for who is late (DP29); a colour that nobody named is named by chance, and so is the player."""
    if s.phase == Phase.PLAY and s.must_lay and first_of_set(s, s.actor_now):
        lay_lowest(s, s.actor_now)
    elif s.phase == Phase.PLAY:
        play(s, s.actor_now, PASS)
    elif s.phase == Phase.DECIDE:
        play(s, s.actor_now, ACCEPT)
    elif s.phase == Phase.ASK:
        play(s, s.actor_now, random_ask(s, dice))
    elif s.phase == Phase.GIVE:
        play(s, s.actor_now, GIVE + random_card(s, s.actor_now, dice))


def lay_lowest(s: State, p: int) -> None:
    """Lay as small a set as will do, of the lowest kinds."""
    play(s, p, ADD + first_bit(first_of_set(s, p)))
    while s.set_n < s.smallest:
        play(s, p, ADD + first_bit(addable(s, p)))
    play(s, p, DONE)


def random_ask(s: State, dice: Dice) -> int:
    q = (s.mover + 1 + below(dice, s.seats - 1)) % s.seats
    while q == s.mover or s.hand_n[q] == 0:
        q = clockwise(s, q, 1)
    c = below(dice, COLOURS)
    while DECK_COLOURS[s.deck] >> c & 1 == 0:
        c = (c + 1) % COLOURS
    return ASK + q * COLOURS + c


def random_card(s: State, p: int, dice: Dice) -> int:
    n = below(dice, s.hand_n[p])
    for kind in range(KINDS):
        n -= s.hand[p][kind]
        if n < 0:
            return kind
    return NONE
