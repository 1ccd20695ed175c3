"""Dream, whole games of many rounds.  Rulings SN1-SN36: see RULES.md."""

from __future__ import annotations

from dreamtable.games.dream_ravens.actions import (
    CHOOSE,
    DISCARD,
    DONE,
    DRAW,
    KEEP,
    LOOK,
    READY,
    TAKE,
    TARGET,
    USE,
    WAKE,
)
from dreamtable.games.dream_ravens.cards import CARDS, COPIES, DECK, PEEK1, SWAP2, TAKE2
from dreamtable.games.dream_ravens.options import Options
from dreamtable.games.dream_ravens.scoring import count_round, lowest
from dreamtable.games.dream_ravens.state import HAND, MOST_TAKES, NONE, SEATS, Phase, State, everyone
from dreamtable.kit.random import Dice, below, shuffle
from dreamtable.kit.state import CHANCE, CHANCE_BIT, NOBODY, clockwise

RULES_VERSION = 2
WORDS = 64  # random words that a deal needs at most


def opening(seats: int, options: Options) -> State:
    s = State()
    s.seats = seats
    s.limit, s.rounds, s.penalty = options.limit, options.rounds, options.penalty
    s.wake_after_lap = options.wake == "after_lap"
    s.swap_any_two = options.swap == "any_two"
    s.extra_round = options.ties == "one_more_round"
    s.effects, s.memory_aid, s.show_pile = (
        int(options.effects),
        int(options.memory_aid),
        int(options.show_pile),
    )
    s.turn_clock, s.first = options.turn_clock, options.first if options.first < seats else NONE
    s.turn = s.starter = s.caller = s.ender = s.held = s.other = s.mark = NONE
    for p in range(SEATS):
        for i in range(HAND):
            s.hand[p][i] = NONE
    return s


# -- dealing --------------------------------------------------------------------------------------------------
def chance(s: State, dice: Dice) -> None:
    """A new round: everything is shuffled, four lands each, one face up."""
    n = CARDS  # counted here and not in the state: deals take much of the time of simulated games
    for i in range(CARDS):
        s.deck[i] = DECK[i]
        s.pile[i] = 0
    shuffle(dice, s.deck, n)
    for p in range(s.seats):
        s.looked[p] = 0
        s.gain[p] = 0
        for i in range(HAND):
            n -= 1
            s.hand[p][i] = s.deck[n]
            s.deck[n] = 0
            s.knows[p][i] = 0
    s.deck_n, s.pile_n = n, 0
    put_up(s, take_top(s))
    if s.round == 0:
        s.starter = s.first if s.first >= 0 else below(dice, s.seats)
    else:
        s.starter = clockwise(s, s.ender, 1)  # SN2
    s.round += 1
    s.turns = s.takes = 0
    s.done = 0
    s.turn = s.caller = s.ender = NONE
    s.phase = Phase.LOOK
    s.moment += 1


def take_top(s: State) -> int:
    s.deck_n -= 1
    land = s.deck[s.deck_n]
    s.deck[s.deck_n] = 0
    return land


def put_up(s: State, land: int) -> None:
    s.pile[s.pile_n] = land
    s.pile_n += 1


# -- who may do what ------------------------------------------------------------------------------------------
def waiting(s: State) -> int:
    if s.phase == Phase.LOOK or s.phase == Phase.REVEAL:
        return everyone(s) & ~s.done
    if s.phase == Phase.DEAL:
        return CHANCE_BIT
    if s.phase == Phase.OVER:
        return 0
    return 1 << s.turn


def actor(s: State) -> int:
    if s.phase == Phase.LOOK or s.phase == Phase.REVEAL:
        p = 0
        while s.done >> p & 1:
            p += 1
        return p
    if s.phase == Phase.DEAL:
        return CHANCE
    return s.turn  # NOBODY when the game is over


def add(moves: list[int], k: int, start: int, stop: int) -> int:
    for m in range(start, stop):
        moves[k] = m
        k += 1
    return k


def legal(s: State, seat: int, moves: list[int]) -> int:
    if s.phase == Phase.TURN:
        return add(moves, 0, WAKE if may_wake(s) else TAKE, DRAW + 1)
    if s.phase == Phase.HOLD:
        return add(moves, 0, KEEP, USE + 1 if s.held >= TAKE2 and s.effects else USE)
    if s.phase == Phase.PICK:
        return add(moves, 0, CHOOSE, CHOOSE + 2)
    if s.phase == Phase.LOOK:
        k = 0
        for i in range(HAND):
            if s.looked[seat] >> i & 1 == 0:
                moves[k] = LOOK + i
                k += 1
        moves[k] = DONE
        return k + 1
    if s.phase == Phase.REVEAL:
        moves[0] = READY
        return 1
    k = 0
    for spot in range(s.seats * HAND):
        if s.phase != Phase.SWAP_B or can_swap(s, spot):
            moves[k] = TARGET + spot
            k += 1
    return k


def random_action(s: State, seat: int, moves: list[int], dice: Dice) -> int:
    """The same as from the list of legal(), which is mostly numbers in a row."""
    if s.phase == Phase.TURN:
        return between(dice, WAKE if may_wake(s) else TAKE, DRAW + 1)
    if s.phase == Phase.HOLD:
        return between(dice, KEEP, USE + 1 if s.held >= TAKE2 and s.effects else USE)
    if s.phase == Phase.PICK:
        return between(dice, CHOOSE, CHOOSE + 2)
    if s.phase == Phase.PEEK or s.phase == Phase.SWAP_A:
        return between(dice, TARGET, TARGET + s.seats * HAND)
    if s.phase == Phase.REVEAL:
        return between(dice, READY, READY + 1)
    return moves[below(dice, legal(s, seat, moves))]


def between(dice: Dice, start: int, stop: int) -> int:
    return start + below(dice, stop - start)


def may_wake(s: State) -> bool:
    return not s.wake_after_lap or s.turns > s.seats  # SN22


def can_swap(s: State, spot: int) -> bool:
    if s.swap_any_two:
        return spot != s.mark
    return spot // HAND != s.mark // HAND  # SN15: two different dreams


# -- play -----------------------------------------------------------------------------------------------------
def play(s: State, seat: int, action: int) -> None:
    if action >= LOOK:
        if action == READY:
            ready(s, seat)
        else:
            look(s, seat, action)
        return
    s.moment += 1
    if action == WAKE:
        s.caller = seat
        reveal(s)
    elif action < DRAW:
        s.takes = min(s.takes + 1, MOST_TAKES)
        s.pile_n -= 1
        land = s.pile[s.pile_n]
        s.pile[s.pile_n] = 0
        replace(s, action - TAKE, land, everyone(s))
    elif action == DRAW:
        s.takes = 0
        s.held = take_top(s)
        s.phase = Phase.HOLD
    elif action < DISCARD:
        land = s.held
        s.held = NONE
        replace(s, action - KEEP, land, 1 << seat)
    elif action == DISCARD:
        put_up(s, s.held)
        s.held = NONE
        end_turn(s)
    elif action == USE:
        use(s)
    elif action < TARGET:
        keep(s, action - CHOOSE)
    else:
        target(s, (action - TARGET) // HAND, (action - TARGET) % HAND)


def look(s: State, seat: int, action: int) -> None:
    looks = 0
    if action < DONE:
        i = action - LOOK
        s.looked[seat] |= 1 << i
        s.knows[seat][i] |= 1 << seat
        for j in range(HAND):
            looks += s.looked[seat] >> j & 1
    if action == DONE or looks == 2:
        s.done |= 1 << seat
        if s.done == everyone(s):
            s.done = 0
            begin_turn(s, s.starter)


def begin_turn(s: State, seat: int) -> None:
    s.turn = seat
    s.turns += 1
    s.phase = Phase.TURN
    s.moment += 1


def replace(s: State, i: int, land: int, seen_by: int) -> None:
    me = s.turn
    put_up(s, s.hand[me][i])
    s.hand[me][i] = land
    s.knows[me][i] = seen_by
    end_turn(s)


def use(s: State) -> None:
    land = s.held
    put_up(s, land)
    s.held = NONE
    if land == PEEK1:
        s.phase = Phase.PEEK
    elif land == SWAP2:
        s.phase = Phase.SWAP_A
    elif s.deck_n == 0:  # SN13: nothing to take
        end_turn(s)
    else:
        s.held = take_top(s)
        s.phase = Phase.HOLD
        if s.deck_n > 0:
            s.other = take_top(s)
            s.phase = Phase.PICK


def keep(s: State, index: int) -> None:
    """SN9: the land not kept goes up first."""
    if index == 0:
        put_up(s, s.other)
    else:
        put_up(s, s.held)
        s.held = s.other
    s.other = NONE
    s.phase = Phase.HOLD


def target(s: State, p: int, i: int) -> None:
    if s.phase == Phase.PEEK:
        s.knows[p][i] |= 1 << s.turn
        end_turn(s)
    elif s.phase == Phase.SWAP_A:
        s.mark = p * HAND + i
        s.phase = Phase.SWAP_B
    else:
        q, j = s.mark // HAND, s.mark % HAND
        land, seen_by = s.hand[p][i], s.knows[p][i]
        s.hand[p][i], s.knows[p][i] = s.hand[q][j], s.knows[q][j]
        s.hand[q][j], s.knows[q][j] = land, seen_by
        s.mark = NONE
        end_turn(s)


def end_turn(s: State) -> None:
    if s.deck_n == 0 or nobody_draws(s):
        reveal(s)  # SN19
    else:
        begin_turn(s, clockwise(s, s.turn, 1))


def nobody_draws(s: State) -> bool:
    """SN36: takes alone could go on for ever.  Rounds of the first version of the rules had no such end."""
    return s.takes == MOST_TAKES and s.former_rules == 0


# -- the end of a round ---------------------------------------------------------------------------------------
def reveal(s: State) -> None:
    s.ender = s.turn  # SN21: the caller, or whoever drew the last land
    count_round(s)
    for p in range(s.seats):
        for i in range(HAND):
            s.knows[p][i] = everyone(s)
    s.turn = NOBODY
    s.phase = Phase.OVER if finished(s) else Phase.REVEAL


def finished(s: State) -> bool:
    reached = False
    if s.rounds > 0:
        reached = s.round >= s.rounds
    else:
        for p in range(s.seats):
            if s.score[p] >= s.limit:  # SN27
                reached = True
    return reached and not (s.extra_round and lowest(s) > 1)  # SN29


def ready(s: State, seat: int) -> None:
    s.done |= 1 << seat
    if s.done == everyone(s):
        s.done = 0
        s.phase = Phase.DEAL


def longest(s: State) -> int:
    """Only four lands have no ravens, so every round costs at least one for each other land in a dream.

    A land from the deck is good for four actions (draw, use, two lands to swap), and takes in a row are counted (SN36).
    """
    if s.extra_round:  # a tie may follow a tie
        return 0
    lands = s.seats * HAND
    rounds = s.rounds if s.rounds > 0 else s.seats * s.limit // (lands - COPIES[0]) + 1
    return rounds * (3 * s.seats + (CARDS - lands) * (4 + MOST_TAKES))


# -- time -----------------------------------------------------------------------------------------------------
def clock(s: State, k: int) -> int:
    if s.phase == Phase.DEAL or s.phase == Phase.OVER:
        return 0
    return s.turn_clock * 1000


def timeout(s: State, k: int, dice: Dice) -> None:
    """Play for who is late: look no further, be ready, draw and discard, let a power lapse (SN35, SN17)."""
    if s.phase == Phase.LOOK or s.phase == Phase.REVEAL:
        action = DONE if s.phase == Phase.LOOK else READY
        late = waiting(s)
        for p in range(s.seats):
            if late >> p & 1:
                play(s, p, action)
        return
    if s.phase == Phase.TURN:
        play(s, s.turn, DRAW)
    if s.phase == Phase.PICK:
        play(s, s.turn, CHOOSE)
    if s.phase == Phase.HOLD:
        play(s, s.turn, DISCARD)
    else:  # a peek or swap that nobody aimed is void
        s.mark = NONE
        end_turn(s)
