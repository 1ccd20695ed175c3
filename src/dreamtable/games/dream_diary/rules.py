"""Dream Diary: the rules.  Rulings DD1-DD34 are in RULES.md."""

from __future__ import annotations

from dreamtable.games.dream_diary.actions import ANSWER, JUMP, NIGHTMARE, PASS, SIGNAL, STOP, UNKNOWN
from dreamtable.games.dream_diary.cards import (
    ANCHOR_COUNT,
    FITS,
    LANGUAGES,
    SCENE_COUNT,
    TRACK_NAMES,
    start_space,
)
from dreamtable.games.dream_diary.options import Options
from dreamtable.games.dream_diary.state import (
    MANY,
    NO_ANSWER,
    NONE,
    OTHER,
    VARIANT_CHOICE,
    Outcome,
    Phase,
    State,
    count,
    everything,
    place_of,
    some_of,
)
from dreamtable.kit.random import Dice, below, shuffle
from dreamtable.kit.state import CHANCE_BIT, clockwise

RULES_VERSION = 2
RECOMMENDED = (12, 14)  # places for three and more, and for two


def opening(seats: int, options: Options) -> State:
    """A state in which nothing is dealt yet."""
    s = State()
    s.seats = seats
    s.difficulty = options.difficulty or RECOMMENDED[seats == 2]
    s.variant = int(seats == 2 and options.two_seats == "variant")
    s.track = TRACK_NAMES.index(options.track)
    s.rising = options.starts == "rising"
    s.skip = options.hopeless == "skip"
    s.from_list = options.adjectives == "list"
    s.hide_history, s.talk = int(options.hide_history), int(options.talk)
    s.turn_clock, s.first = options.turn_clock, options.first if options.first < seats else NONE
    s.language = LANGUAGES.index(options.language)
    s.leader = NONE
    s.returned[0] = s.returned[1] = NONE
    for k in range(2 if s.variant else 1):
        s.kite[k] = start_space(options.track, s.difficulty, options.starts == "rising")
        s.face[k] = 2
    s.awaited = CHANCE_BIT
    return s


# -- dealing --------------------------------------------------------------------------------------------------
def chance(s: State, dice: Dice) -> None:
    if s.phase == Phase.DEAL:
        deal(s, dice)
    else:
        give_back(s, dice)


def deal(s: State, dice: Dice) -> None:
    """Lay out the places, choose the first Leader and deal the dreams."""
    lay_out(s, dice)
    s.leader = s.first if s.first >= 0 else below(dice, s.seats)  # DD4
    s.left = s.difficulty
    s.open = everything(s)
    rest, n = s.open, s.difficulty
    for d in range(1, s.seats + 1):  # DD3: what is left over goes to those next to the Leader
        p = clockwise(s, s.leader, d)
        s.held[p] = (s.difficulty + s.seats - d) // s.seats
        s.hand[p] = some_of(rest, n, s.held[p], dice)
        rest &= ~s.hand[p]
        n -= s.held[p]
    s.phase = Phase.NIGHTMARES
    s.awaited = (1 << s.seats) - 1
    s.moment += 1


def lay_out(s: State, dice: Dice) -> None:
    """Lay out as many scenes as the difficulty says, in random order (DD2; Floyd's sampling, then a shuffle)."""
    taken = 0
    for i in range(s.difficulty):
        last = SCENE_COUNT - s.difficulty + i
        scene = below(dice, last + 1)
        if taken >> scene & 1:
            scene = last
        taken |= 1 << scene
        s.scene[i] = scene
    shuffle(dice, s.scene, s.difficulty)


def give_back(s: State, dice: Dice) -> None:
    """Give one of the eight nightmares back to each hand, so that six stay (DD29)."""
    pool = s.chosen[0] | s.chosen[1]
    for p in range(2):
        back = some_of(pool, 2 * VARIANT_CHOICE - p, 1, dice)
        pool &= ~back
        s.returned[p] = place_of(back)
        s.hand[p] |= back
        s.held[p] += 1
        s.left += 1
    begin_turn(s, s.leader)


# -- who may do what ------------------------------------------------------------------------------------------
def waiting(s: State) -> int:
    return s.awaited


def legal(s: State, seat: int, moves: list[int]) -> int:
    if s.phase == Phase.ANSWERS:
        most = min(s.held[seat], MANY)  # DD8
        for value in range(most + 1):
            moves[value] = ANSWER + value
        if s.adjective[s.rows - 1] != OTHER:
            return most + 1
        moves[most + 1] = UNKNOWN  # DD35
        return most + 2
    if s.phase == Phase.JUMP:
        k = list_places(s, s.open & ~s.hand[seat], JUMP, moves)  # DD15
        moves[k] = STOP
        return k + 1
    if s.phase == Phase.NIGHTMARES:
        return list_nightmares(s, seat, moves)
    k = OTHER if s.from_list else OTHER + 1
    for a in range(k):
        moves[a] = SIGNAL + a
    if s.phase == Phase.SECOND:
        moves[k] = PASS
        k += 1
    return k


def list_places(s: State, places: int, action: int, moves: list[int]) -> int:
    """List `action` + place for each of these places; return how many there are."""
    k = 0
    for i in range(s.difficulty):
        moves[k] = action + i
        k += places >> i & 1
    return k


def list_nightmares(s: State, seat: int, moves: list[int]) -> int:
    """List the dreams that a seat may put away next.

    Several are chosen one by one in the order of the grid, so that each set has only one sequence of actions.
    """
    below_last = 0
    while s.chosen[seat] >> below_last:
        below_last += 1
    later = s.hand[seat] >> below_last << below_last
    return list_places(s, later, NIGHTMARE, moves) - to_choose(s, seat) + 1


def to_choose(s: State, seat: int) -> int:
    """How many nightmares a seat still has to put away."""
    if s.variant:
        return s.held[seat] + VARIANT_CHOICE - s.difficulty // 2
    return 1


# -- play -----------------------------------------------------------------------------------------------------
def play(s: State, seat: int, action: int) -> None:
    if action == UNKNOWN:
        answer(s, seat, NO_ANSWER)
    elif action >= JUMP:
        if action == STOP:
            end_turn(s)
        else:
            jump(s, action - JUMP)
    elif action >= ANSWER:
        answer(s, seat, action - ANSWER)
    elif action == PASS:
        s.second = 0
        ask_leader(s, Phase.JUMP)
    elif action >= SIGNAL:
        signal(s, action - SIGNAL)
    else:
        put_away(s, seat, action - NIGHTMARE)


def put_away(s: State, seat: int, place: int) -> None:
    """Put a dream among the nightmares; the first turn begins when everyone has done so (DD5)."""
    s.hand[seat] &= ~(1 << place)
    s.chosen[seat] |= 1 << place
    s.held[seat] -= 1
    s.left -= 1
    if s.variant and to_choose(s, seat) > 0:
        return
    s.awaited &= ~(1 << seat)
    if s.awaited == 0:
        if s.variant:
            s.phase = Phase.RETURN
            s.awaited = CHANCE_BIT
        else:
            begin_turn(s, s.leader)


def begin_turn(s: State, seat: int) -> None:
    """Let a seat lead, unless its turn is hopeless and such turns are skipped."""
    if s.skip and hopeless(s, seat):  # DD22, DD30
        seat = clockwise(s, seat, 1)
    s.leader = seat
    s.turn += 1
    s.successes = 0
    s.second = 1 if s.variant and s.kite[seat] < s.kite[1 - seat] else 0  # DD28
    ask_leader(s, Phase.SIGNAL)


def hopeless(s: State, seat: int) -> bool:
    """Whether every dream that is left is in this hand, so that no jump could succeed."""
    return s.held[seat] == s.left


def ask_leader(s: State, phase: Phase) -> None:
    """Wait for the Leader in this phase."""
    s.phase = phase
    s.awaited = 1 << s.leader
    s.moment += 1


def signal(s: State, adjective: int) -> None:
    """Write the adjective on the sheet and wait for the answers of all others who hold dreams."""
    if s.phase == Phase.SECOND:
        s.second = 0
    r = s.rows
    s.row_turn[r] = s.turn
    s.asker[r] = s.leader
    s.adjective[r] = adjective
    s.rows = r + 1
    asked = 0
    for p in range(s.seats):
        if p != s.leader and s.held[p] > 0:  # DD10, DD11
            asked |= 1 << p
    s.phase = Phase.ANSWERS
    s.awaited = asked
    s.moment += 1
    if asked == 0:
        show_answers(s)


def answer(s: State, seat: int, value: int) -> None:
    """Seal an answer; show all of them after the last."""
    s.sealed[seat] = value
    s.awaited &= ~(1 << seat)
    if s.awaited == 0:
        show_answers(s)


def show_answers(s: State) -> None:
    """Write all answers on the sheet at once (DD9)."""
    row = NO_ANSWER << 2 * s.leader
    for p in range(s.seats):
        row |= s.sealed[p] << 2 * p
        s.sealed[p] = 0
    s.answers[s.rows - 1] = row
    ask_leader(s, Phase.SECOND if s.second else Phase.JUMP)


def jump(s: State, place: int) -> None:
    """Jump to a place: whoever holds it plays it; a place that nobody holds is a nightmare and ends the turn."""
    bit = 1 << place
    s.open &= ~bit
    s.jumped[s.jumps] = place
    s.jump_row[s.jumps] = s.rows - 1
    s.jumps += 1
    for p in range(s.seats):
        if s.hand[p] & bit:  # DD17: whoever holds it plays it
            s.hand[p] &= ~bit
            s.held[p] -= 1
            s.played[p] |= bit
            s.left -= 1
            s.successes += 1
            if s.left == 0:
                finish(s, Outcome.WON)  # DD20
            else:
                ask_leader(s, Phase.JUMP)
            return
    s.exposed |= bit  # DD18
    k = own_kite(s)
    s.face[k] -= 1
    if s.face[k] == 0:
        finish(s, Outcome.NIGHTMARE)  # DD21, DD31
    else:
        end_turn(s)


def own_kite(s: State) -> int:
    """The number of the Leader's kite."""
    return s.leader if s.variant else 0  # DD27


def end_turn(s: State) -> None:
    """Move the kite if fewer than two dreams were found, and let the next seat lead."""
    if s.successes < 2:  # DD19
        k = own_kite(s)
        s.kite[k] -= 1
        if s.kite[k] == 0:
            finish(s, Outcome.TRACK)
            return
    begin_turn(s, clockwise(s, s.leader, 1))


# -- the end --------------------------------------------------------------------------------------------------
def finish(s: State, outcome: Outcome) -> None:
    """End the game."""
    s.phase = Phase.OVER
    s.outcome = outcome
    s.awaited = 0
    s.second = 0


# -- time -----------------------------------------------------------------------------------------------------
def clock(s: State, k: int) -> int:
    if s.awaited == 0 or s.awaited == CHANCE_BIT:
        return 0
    return s.turn_clock * 1000


def timeout(s: State, k: int, dice: Dice) -> None:
    """Play for everyone who is late (DD33)."""
    late = s.awaited
    if s.phase == Phase.SIGNAL:
        play(s, s.leader, SIGNAL + fresh_adjective(s, dice))
    elif s.phase == Phase.SECOND:
        play(s, s.leader, PASS)
    elif s.phase == Phase.JUMP:
        play(s, s.leader, STOP)
    elif s.phase == Phase.ANSWERS:
        adjective = s.adjective[s.rows - 1]
        for p in range(s.seats):
            if late >> p & 1:
                play(s, p, ANSWER + by_the_pictures(s, p, adjective))
    else:
        for p in range(s.seats):
            if late >> p & 1:
                places = some_of(s.hand[p], s.held[p], to_choose(s, p), dice)
                for i in range(s.difficulty):
                    if places >> i & 1:
                        play(s, p, NIGHTMARE + i)


def fresh_adjective(s: State, dice: Dice) -> int:
    """A random anchor that nobody has asked yet; a sheet has fewer rows than there are anchors."""
    asked = 0
    for r in range(s.rows):
        if s.adjective[r] < OTHER:
            asked |= 1 << s.adjective[r]
    nth = below(dice, ANCHOR_COUNT - count(asked))
    anchor = 0
    while nth > 0 or asked >> anchor & 1:
        nth -= 1 - (asked >> anchor & 1)
        anchor += 1
    return anchor


def fits(scene: int, adjective: int) -> bool:
    """Whether the one who drew a scene would say that an anchor adjective fits it; OTHER fits nothing."""
    return FITS[scene] >> adjective & 1 == 1


def by_the_pictures(s: State, seat: int, adjective: int) -> int:
    """The answer of a seat according to the scores of its pictures."""
    n = 0
    for i in range(s.difficulty):
        if s.hand[seat] >> i & 1 and fits(s.scene[i], adjective):
            n += 1
    return min(n, MANY)
