"""Dreams and Nightmares, two to four seats.  Rulings DN1-DN26: see RULES.md."""

from __future__ import annotations

from dreamtable.games.dreams_and_nightmares.actions import (
    ACTIONS,
    CARD_AT,
    DRAW,
    IN_TWO_ROWS,
    PASS,
    PLACES,
    PLAY,
    T_NIGHTMARE,
    T_REM,
    T_TO_DREAM,
    T_TO_NIGHTMARE,
)
from dreamtable.games.dreams_and_nightmares.cards import (
    CARDS,
    COPIES,
    DREAM,
    KINDS,
    NIGHTMARE,
    REM,
    SPOTS,
    TO_DREAM,
    TO_NIGHTMARE,
)
from dreamtable.games.dreams_and_nightmares.options import Options
from dreamtable.games.dreams_and_nightmares.scoring import counted, rank
from dreamtable.games.dreams_and_nightmares.state import EMPTY, LIMIT, ROW, SEATS, START, Ending, Phase, State, gain
from dreamtable.kit.random import Dice, below, shuffle
from dreamtable.kit.state import CHANCE, CHANCE_BIT, NOBODY, bit_count, clockwise, copy_row, first_bit, nth_bit

RULES_VERSION = 2
WORDS = 64  # random words that a deal needs at most


def opening(seats: int, options: Options) -> State:
    s = State()
    s.seats = seats
    s.immune = int(options.converted == "immune")
    s.printed_only = int(options.counting == "printed_only")
    s.fewest_cards = int(options.ties == "fewest_cards")
    s.turn_clock, s.first = options.turn_clock, options.first if options.first < seats else NOBODY
    s.turn = NOBODY
    for p in range(SEATS):
        for spot in range(SPOTS):
            s.top[p][spot] = EMPTY
    return s


def chance(s: State, dice: Dice) -> None:
    n = 0
    for kind in range(KINDS):
        for _ in range(COPIES[kind]):
            s.deck[n] = kind
            n += 1
    shuffle(dice, s.deck, n)
    s.deck_n = n
    for p in range(s.seats):
        for _ in range(START):
            draw(s, p)
    s.turn = s.first if s.first >= 0 else below(dice, s.seats)  # DN1
    s.phase = Phase.TURN
    s.moment += 1


def draw(s: State, p: int) -> None:
    s.deck_n -= 1
    gain(s, p, s.deck[s.deck_n])
    s.deck[s.deck_n] = 0


# -- who may do what ------------------------------------------------------------------------------------------
def waiting(s: State) -> int:
    if s.phase == Phase.TURN:
        return 1 << s.turn
    return CHANCE_BIT if s.phase == Phase.DEAL else 0


def actor(s: State) -> int:
    return CHANCE if s.phase == Phase.DEAL else s.turn


def can_draw(s: State, me: int) -> bool:
    return s.deck_n > 0 and s.hand_n[me] < LIMIT  # DN3


def open_places(s: State, me: int, row: int) -> int:
    """What one may lay where in a row, as a mask of places."""
    holds = s.holds[me]
    dreams, rems, saved, dreads = s.dreams[row], s.rems[row], s.saved[row], s.dreads[row]
    if row == me:
        bare = ROW & ~(dreams | rems | saved)
        return (
            holds & ROW
            | dreads * (holds >> TO_DREAM & 1) << T_TO_DREAM * SPOTS
            | bare * (holds >> REM & 1) << T_REM * SPOTS
        )
    dreamy = dreams | rems | saved * (1 - s.immune)  # DN10
    return (
        holds & rems
        | (holds >> NIGHTMARE & (dreamy | dreads)) << T_NIGHTMARE * SPOTS
        | dreamy * (holds >> TO_NIGHTMARE & 1) << T_TO_NIGHTMARE * SPOTS
    )


def legal(s: State, seat: int, moves: list[int]) -> int:
    k = 0
    if can_draw(s, seat):
        moves[0] = DRAW
        k = 1
    for row in range(0, s.seats, 2):  # two rows at once: half as many loops to enter and leave
        places = open_places(s, seat, row)
        if row + 1 < s.seats:
            places |= open_places(s, seat, row + 1) << PLACES
        while places:
            moves[k] = IN_TWO_ROWS[first_bit(places)] + row * SPOTS
            k += 1
            places &= places - 1
    if k == 0:  # DN18: the rules skip a stuck seat by themselves; only a redealt hand can be asked to pass
        moves[0] = PASS
        k = 1
    return k


def random_action(s: State, seat: int, moves: list[int], dice: Dice) -> int:
    """The same as from the list of legal(), found by counting bits."""
    first = 1 if can_draw(s, seat) else 0
    low = open_places(s, seat, 0) | open_places(s, seat, 1) << PLACES
    high = 0
    if s.seats > 2:
        high = open_places(s, seat, 2)
        if s.seats > 3:
            high |= open_places(s, seat, 3) << PLACES
    in_low = bit_count(low)
    count = first + in_low + bit_count(high)
    k = below(dice, max(count, 1)) - first
    if k < 0:
        return DRAW
    if count == 0:
        return PASS
    if k < in_low:
        return IN_TWO_ROWS[nth_bit(low, k)]
    return IN_TWO_ROWS[nth_bit(high, k - in_low)] + 2 * SPOTS


def can_act(s: State, me: int) -> bool:
    if can_draw(s, me):
        return True
    places = 0
    for row in range(s.seats):
        places |= open_places(s, me, row)
    return places != 0


# -- play -----------------------------------------------------------------------------------------------------
def play(s: State, seat: int, action: int) -> None:
    s.moment += 1
    if action == DRAW:
        draw(s, seat)
    elif action >= PLAY:
        place = action - PLAY
        put(s, seat, CARD_AT[place], place // SPOTS % SEATS, place % SPOTS)
        if completed(s, seat):
            return
    next_turn(s)


def put(s: State, me: int, card: int, row: int, spot: int) -> None:
    """Lay a card on a stack; what it takes goes to the hand in sight of all."""
    s.hand[me][card] -= 1
    s.hand_n[me] -= 1
    s.holds[me] &= ~((s.hand[me][card] == 0) << card)
    s.public[me][card] -= s.public[me][card] > 0
    covered = s.top[row][spot]
    steals = NIGHTMARE <= card < TO_DREAM or card == TO_NIGHTMARE
    if (steals and DREAM <= covered < NIGHTMARE) or (card < NIGHTMARE and covered == REM):
        gain(s, me, covered)  # DN6, DN8
        s.public[me][covered] += 1
    elif covered != EMPTY:
        bury(s, row, spot, covered)
    set_top(s, row, spot, card)


def bury(s: State, row: int, spot: int, card: int) -> None:
    """Put a card beneath whatever is laid on the stack next."""
    s.under[row * SPOTS + spot][s.depth[row][spot]] = card
    s.depth[row][spot] += 1
    s.buried[card] += 1


def set_top(s: State, row: int, spot: int, card: int) -> None:
    bit = 1 << spot
    s.top[row][spot] = card
    dream, rem, saved = card < NIGHTMARE, card == REM, card == TO_DREAM
    s.dreams[row] = s.dreams[row] & ~bit | dream * bit
    s.rems[row] = s.rems[row] & ~bit | rem * bit
    s.saved[row] = s.saved[row] & ~bit | saved * bit
    s.dreads[row] = s.dreads[row] & ~bit | (1 - dream - rem - saved) * bit


def completed(s: State, me: int) -> bool:
    """DN13: after every play any seat may have won, the one who played first."""
    for d in range(s.seats):
        p = clockwise(s, me, d)
        if s.hand_n[p] == 0 and counted(s, p) == ROW:
            s.won[p] = 1
            finish(s, Ending.ROW)
            return True
    return False


def next_turn(s: State) -> None:
    """The next seat that can act; if there is none, the rows are counted (DN16, DN18, DN19)."""
    me = s.turn
    for d in range(1, s.seats + 1):
        p = clockwise(s, me, d)
        if can_act(s, p):
            s.turn = p
            return
    best = -1
    for p in range(s.seats):
        best = max(best, rank(s, p))
    for p in range(s.seats):
        if rank(s, p) == best:
            s.won[p] = 1
    finish(s, Ending.COUNT)


def finish(s: State, ending: Ending) -> None:
    s.turn = NOBODY
    s.phase = Phase.OVER
    s.ending = ending
    for p in range(s.seats):  # all hands are turned up
        copy_row(s.public[p], 0, s.hand[p], KINDS)


def longest(s: State) -> int:
    """Nightmares and converts are laid once.  Each may bring a dream back to a hand, and each dream laid a Rem."""
    once = SPOTS * COPIES[NIGHTMARE] + COPIES[TO_DREAM] + COPIES[TO_NIGHTMARE]
    dreams = SPOTS * COPIES[DREAM] + once
    return CARDS - s.seats * START + once + dreams + COPIES[REM] + dreams


# -- time -----------------------------------------------------------------------------------------------------
def clock(s: State, k: int) -> int:
    return s.turn_clock * 1000 if s.phase == Phase.TURN else 0


def timeout(s: State, k: int, dice: Dice) -> None:
    """DN26: draw if possible, else the first play that is open."""
    play(s, s.turn, first_open(s, s.turn))


def first_open(s: State, seat: int) -> int:
    if can_draw(s, seat):
        return DRAW
    for action in range(PLAY, ACTIONS):
        place = action - PLAY
        if open_at(s, seat, place // SPOTS // SEATS, place // SPOTS % SEATS) >> (place % SPOTS) & 1:
            return action
    return PASS


def open_at(s: State, seat: int, type: int, row: int) -> int:
    """Where in a row one type of card may go, as a mask."""
    return open_places(s, seat, row) >> type * SPOTS & ROW if row < s.seats else 0
