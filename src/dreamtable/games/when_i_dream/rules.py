"""When I Dream, whole games: everyone is the Dreamer once.  Rulings WD1-WD37: see RULES.md.

Words enter as verdicts only: a clue is CLUE or IMPROPER, a guess RIGHT or WRONG, a recount REMEMBER or FORGET.  At a
table words/ gives the verdict before the rules are asked.  Whoever runs games without words must draw it from some
model of association: an agent that may choose between RIGHT and WRONG by itself plays another game.
"""

from __future__ import annotations

from dreamtable.games.when_i_dream.bed import (
    clear_board,
    fill,
    guess_anew,
    mark_shown,
    no_card_left,
    place_of_guess,
    put_away,
    redraw,
    turn_guess,
)
from dreamtable.games.when_i_dream.knowledge import (
    deal_roles,
    move_round,
    nameless,
    penalties_known,
    redeal_roles,
    turned,
    vote_anew,
)
from dreamtable.games.when_i_dream.scoring import count_points, standing
from dreamtable.games.when_i_dream.state import (
    BLUE,
    FADED,
    FINED,
    NONE,
    PASSED,
    SEATS,
    YELLOW,
    Phase,
    State,
    card_is_up,
    everyone,
    guesser,
    roles_are_open,
    scribe,
)
from dreamtable.games.when_i_dream.state import (
    opening as opening,  # the game looks for it here
)
from dreamtable.kit.random import Dice, below
from dreamtable.kit.state import CHANCE, CHANCE_BIT, CLOCK, NOBODY, clockwise, steps_to

(
    SLEEP, CLUE, IMPROPER, SKIP, RIGHT, WRONG, PASS, LISTEN, FLAG, VOTE_PROPER, VOTE_IMPROPER, DECLINE,
    TELL, REMEMBER, FORGET, READY, NEXT, FLIP, BONUS, ACTIONS,
) = range(20)  # fmt: skip
WORDS = 512

NIGHT_CLOCK, CLUE_CLOCK, VOTE_CLOCK, WAKING_CLOCK, CLOCKS = 0, 1, 2, 3, 4
VOTE_TIME, LAST_GUESS_TIME, RECOUNT_TIME = 6_000, 15_000, 60_000  # WD9, WD19, WD23
UNTIMED_CARDS = 10  # an untimed night lasts for so many cards,
MOST_TURNS = 1000  # and no night for more clue turns, so that every game ends
USUAL_CLUE = 5  # seconds of a clue where nothing hurries it, when games run by themselves


# -- dealing --------------------------------------------------------------------------------------------------
def chance(s: State, dice: Dice) -> None:
    """A new round; or, in the middle of a night, more cards on the bed."""
    if s.phase == Phase.DRAW:
        fill(s, dice)
        turn_up(s)
        return
    clear_board(s)
    fill(s, dice)
    if s.round == 0:
        s.dreamer = s.first_dreamer if s.first_dreamer >= 0 else below(dice, s.seats)  # WD1
    else:
        s.dreamer = clockwise(s, s.dreamer, 1)
    s.round += 1
    deal_roles(s, dice)
    s.giver = s.author = NONE
    s.turns = s.clues = s.listening = s.bell = s.remembered = s.told = 0
    for p in range(s.seats):
        s.gain[p] = 0
    s.phase = Phase.READY
    s.moment += 1


# -- who may do what ------------------------------------------------------------------------------------------
def waiting(s: State) -> int:
    if s.phase == Phase.NIGHT:
        return 1 << guesser(s) | 1 << s.giver | flaggers(s)
    if s.phase == Phase.VOTE:
        return voters(s) & ~s.voted
    if s.phase == Phase.SCORING:
        return everyone(s) & ~s.done
    if s.phase == Phase.LAST_GUESS:
        return 1 << guesser(s) | flaggers(s)
    if s.phase == Phase.READY or s.phase == Phase.RECOUNT:
        return 1 << s.dreamer
    if s.phase == Phase.TICK:
        return 1 << scribe(s)
    if s.phase == Phase.OVER:
        return 0
    return CHANCE_BIT


def voters(s: State) -> int:
    """WD9: the other spirits; neither the author nor the Dreamer."""
    return everyone(s) & ~(1 << s.author) & ~(1 << s.dreamer)


def flaggers(s: State) -> int:
    return voters(s) if s.author >= 0 else 0


def actor(s: State) -> int:
    """Games that run by themselves: after each clue the Dreamer is asked, then the next giver; time is clue turns."""
    if s.phase == Phase.NIGHT:
        if not s.listening:
            return guesser(s)
        return CLOCK if s.night > 0 and s.turns >= turns_in_a_night(s) else s.giver
    if s.phase == Phase.LAST_GUESS:
        return guesser(s)
    if s.phase == Phase.DEAL or s.phase == Phase.DRAW:
        return CHANCE
    mask = waiting(s)
    if mask == 0:
        return NOBODY
    seat = 0
    while mask >> seat & 1 == 0:
        seat += 1
    return seat


def turns_in_a_night(s: State) -> int:
    return max(1, s.night // (s.clue if s.clue > 0 else USUAL_CLUE))


def due(s: State) -> int:
    return NIGHT_CLOCK


def legal(s: State, seat: int, moves: list[int]) -> int:
    k = 0
    if s.phase == Phase.NIGHT or s.phase == Phase.LAST_GUESS:
        if seat == guesser(s):
            moves[0], moves[1] = RIGHT, WRONG
            k = 2
            if s.phase == Phase.NIGHT:
                moves[2], moves[3] = PASS, LISTEN
                k = 4
            else:
                moves[2] = DECLINE
                k = 3
        if seat == s.giver and s.phase == Phase.NIGHT:
            moves[k], moves[k + 1] = CLUE, SKIP
            k += 2
            if not s.block and not s.spoken:  # WD10
                moves[k] = IMPROPER
                k += 1
        if flaggers(s) >> seat & 1:
            moves[k] = FLAG
            k += 1
    elif s.phase == Phase.VOTE:
        moves[0], moves[1] = VOTE_PROPER, VOTE_IMPROPER
        k = 2
    elif s.phase == Phase.SCORING:
        k = legal_by_day(s, seat, moves)
    elif s.phase == Phase.READY:
        moves[0] = SLEEP
        k = 1
    elif s.phase == Phase.RECOUNT and s.story:
        moves[0] = TELL
        k = 1
    else:
        moves[0] = FORGET
        k = 1
        if s.guesses > 0:
            moves[1] = REMEMBER
            k = 2
    return k


def legal_by_day(s: State, seat: int, moves: list[int]) -> int:
    k = 0
    if s.finger == 0:
        moves[0] = READY
        k = 1
    if seat == 0 and s.override and s.guesses > 0:  # WD16
        moves[k] = FLIP
        k += 1
        if s.finger + 1 < s.guesses:
            moves[k] = NEXT
            k += 1
        if s.finger == 0:
            moves[k] = BONUS
            k += 1
    return k


# -- play -----------------------------------------------------------------------------------------------------
def play(s: State, seat: int, action: int) -> None:
    if action == LISTEN:
        s.listening = 1
    elif action == CLUE:
        s.clues += 1
        s.author = seat if s.flags else NONE
        next_giver(s)
    elif action == SKIP:
        next_giver(s)
    elif action == RIGHT:
        answer(s, YELLOW)
    elif action == WRONG:
        answer(s, BLUE)
    elif action == PASS:
        answer(s, PASSED)  # WD18
    elif action == IMPROPER:
        next_giver(s)
        answer(s, FINED + seat)  # WD10, WD11
    elif action == FLAG:
        s.phase = Phase.VOTE
        s.flagger = seat
        vote(s, seat, True)  # WD36
    elif action in (VOTE_PROPER, VOTE_IMPROPER):
        vote(s, seat, action == VOTE_IMPROPER)
    elif action == SLEEP:
        s.giver = clockwise(s, s.dreamer, 1)
        turn_up(s)
    elif action == DECLINE:
        answer(s, FADED)  # WD19
    elif action == TELL:
        s.told = 1
        s.phase = Phase.TICK
    elif action in (REMEMBER, FORGET):
        s.told = 1
        s.remembered = 1 if action == REMEMBER else 0
        dawn(s)
    elif action == READY:
        ready(s, seat)
    else:
        overrule(s, action)


def next_giver(s: State) -> None:
    """WD6, WD7: clockwise from the last giver, whatever became of the turn."""
    s.giver = clockwise(s, s.giver, 1)
    if s.giver == s.dreamer:
        s.giver = clockwise(s, s.giver, 1)
    s.turns += 1
    s.listening = 0
    s.moment += 1
    if s.turns >= MOST_TURNS:
        ring(s)


def answer(s: State, fate: int) -> None:
    """The card leaves the bed; the next one is turned up, unless the night is over."""
    put_away(s, fate)
    s.author = NONE
    s.clues = 0
    if s.bell:
        wake(s)
    else:
        turn_up(s)


def turn_up(s: State) -> None:
    if no_card_left(s) or (s.night == 0 and s.up - s.first >= UNTIMED_CARDS):
        wake(s)
    elif s.up == s.dealt:
        s.phase = Phase.DRAW
    else:
        mark_shown(s, s.up)
        s.listening = 1  # nothing to go by before the first clue
        s.phase = Phase.NIGHT
        s.moment += 1


def vote(s: State, seat: int, improper: bool) -> None:
    s.voted |= 1 << seat
    if improper:
        s.improper |= 1 << seat
    if s.voted == voters(s):
        decide(s)


def decide(s: State) -> None:
    """WD9: improper if more than half of the other spirits say so."""
    against = 0
    for p in range(s.seats):
        against += s.improper >> p & 1
    author = s.author
    s.author = s.flagger = NONE  # a clue is flagged but once
    s.voted = s.improper = 0
    s.phase = Phase.LAST_GUESS if s.bell else Phase.NIGHT
    if 2 * against > s.seats - 2:
        answer(s, FINED + author)


def ring(s: State) -> None:
    s.bell = 1
    s.phase = Phase.LAST_GUESS
    s.moment += 1


# -- day ------------------------------------------------------------------------------------------------------
def wake(s: State) -> None:
    s.phase = Phase.TICK if s.spoken else Phase.RECOUNT
    s.author = NONE
    s.moment += 1


def dawn(s: State) -> None:
    s.phase = Phase.SCORING
    s.moment += 1
    count_points(s)


def overrule(s: State, action: int) -> None:
    """WD16: the host turns one guess, or what was ruled about the recount."""
    if action == NEXT:
        s.finger += 1
        return
    if action == BONUS:
        s.remembered = 1 - s.remembered
    else:
        turn_guess(s, place_of_guess(s, s.finger))
        s.finger = 0
    count_points(s)


def ready(s: State, seat: int) -> None:
    s.done |= 1 << seat
    if s.done == everyone(s):
        s.done = 0
        s.phase = Phase.OVER if s.round == s.seats else Phase.DEAL


def payoff(s: State, seat: int) -> float:
    """Share of the win."""
    mine, sharing = standing(s, seat), 0
    for p in range(s.seats):
        theirs = standing(s, p)
        if theirs > mine:
            return 0.0
        if theirs == mine:
            sharing += 1
    return 1.0 / sharing


# -- time -----------------------------------------------------------------------------------------------------
def clock(s: State, k: int) -> int:
    """WD36: the clocks of the night stand still during a vote, and so does that of a last guess."""
    if k == VOTE_CLOCK:
        return VOTE_TIME if s.phase == Phase.VOTE else 0
    if k == WAKING_CLOCK:
        if s.phase == Phase.RECOUNT:
            return RECOUNT_TIME
        return (LAST_GUESS_TIME if s.phase == Phase.LAST_GUESS else -LAST_GUESS_TIME) if s.bell and card_is_up(s) else 0
    if s.bell or not Phase.NIGHT <= s.phase <= Phase.DRAW:
        return 0
    allowed = (s.night if k == NIGHT_CLOCK else s.clue) * 1000
    return allowed if s.phase == Phase.NIGHT else -allowed


def moment(s: State, k: int) -> int:
    return s.round if k == NIGHT_CLOCK else s.moment


def timeout(s: State, k: int, dice: Dice) -> None:
    if k == NIGHT_CLOCK:
        ring(s)
    elif k == CLUE_CLOCK:
        next_giver(s)  # WD14: no penalty
    elif k == VOTE_CLOCK:
        decide(s)  # whoever was silent did not object
    elif s.phase == Phase.LAST_GUESS:
        answer(s, FADED)
    else:
        dawn(s)  # WD23: nothing was recounted


# -- knowledge ------------------------------------------------------------------------------------------------
def hides(s: State) -> bool:
    return not roles_are_open(s) or s.dealt > s.up


def redeal(s: State, seat: int, dice: Dice) -> None:
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


# An observation: the round and the night, then for every seat, counted from the observer, points, penalties, what the
# last round brought, and the role as far as it is known.
OBS = 22 + 4 * SEATS


def observe(s: State, seat: int, out: list[int]) -> None:
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
