"""When I Dream: the rules of a whole game, in which everyone is the Dreamer once.  Rulings WD1-WD37 are in RULES.md.

Words enter as verdicts only: a clue is CLUE, DOUBTFUL or IMPROPER, a guess RIGHT or WRONG, a recount REMEMBER or
FORGET.  At a table the game's words/ give the verdict before the rules are asked.  Whoever runs games without words
must draw it from some model of association: an agent that may choose between RIGHT and WRONG by itself plays another
game.
"""

from __future__ import annotations

from dreamtable.games.when_i_dream.actions import (
    BONUS,
    CLUE,
    DECLINE,
    DOUBTFUL,
    FLAG,
    FLIP,
    FORGET,
    IMPROPER,
    LISTEN,
    NEXT,
    PASS,
    READY,
    REMEMBER,
    RIGHT,
    SKIP,
    SLEEP,
    TELL,
    VOTE_IMPROPER,
    VOTE_PROPER,
    WRONG,
)
from dreamtable.games.when_i_dream.cards import (
    BOOGEYMAN,
    BOOGEYMEN,
    CARDS,
    DREAMER,
    FACES,
    FAIRIES,
    FAIRY,
    SANDMAN,
)
from dreamtable.games.when_i_dream.options import OWN_WORDS, Options
from dreamtable.games.when_i_dream.scoring import count_points
from dreamtable.games.when_i_dream.state import (
    BLUE,
    FADED,
    FINED,
    LANGUAGES,
    NONE,
    OTHER_LANGUAGE,
    PASSED,
    SYNONYMS,
    YELLOW,
    Phase,
    State,
    card_is_up,
    clear_board,
    everyone,
    fill,
    guesser,
    mark_shown,
    no_card_left,
    place_of_guess,
    put_away,
    scribe,
    turn_guess,
)
from dreamtable.kit.random import Dice, below, shuffle
from dreamtable.kit.state import CHANCE, CHANCE_BIT, CLOCK, NOBODY, clockwise, first_bit
from dreamtable.kit.text import WRITTEN_WORDS
from dreamtable.kit.word_list import read_word_list

RULES_VERSION = 2
WORDS = 512

NIGHT_CLOCK, CLUE_CLOCK, VOTE_CLOCK, WAKING_CLOCK, CLOCKS = 0, 1, 2, 3, 4
VOTE_TIME, LAST_GUESS_TIME = 6_000, 15_000  # WD9, WD19
UNTIMED_CARDS = 10  # cards of an untimed night
MOST_TURNS = 1000  # clue turns of any night, so that every game ends
USUAL_CLUE = 5  # seconds that an unhurried clue counts for when games run by themselves


def opening(seats: int, options: Options) -> State:
    """A state in which nothing is dealt yet."""
    s = State()
    s.seats = seats
    s.night = 0 if options.untimed else options.night
    s.clue = 0 if options.unhurried else options.clue
    s.recount, s.synonyms = options.recount, SYNONYMS.index(options.synonyms)
    s.language, s.clue_words, s.cards = LANGUAGES.index(options.language), 1, CARDS
    if options.deck:
        own = read_word_list(options.deck, OWN_WORDS)
        s.cards = min(CARDS, len(own.entries))
        s.language = LANGUAGES.index(own.language) if own.language in LANGUAGES else OTHER_LANGUAGE
        s.clue_words = WRITTEN_WORDS.get(own.language, 1)
    s.flags = int(options.spoken or options.referee == "auto_and_vote")  # WD37: only flags find a spoken clue improper
    s.block = int(options.improper == "block")
    s.anonymous, s.empty_bonus, s.spoken = int(options.anonymous), int(options.empty_bonus), int(options.spoken)
    s.override, s.story = int(options.override), int(options.story)
    s.first_dreamer = options.first if options.first < seats else NONE
    s.dreamer = s.giver = s.author = s.flagger = NONE
    for card in range(CARDS):
        s.deck[card] = card * FACES
    return s


# -- dealing --------------------------------------------------------------------------------------------------
def chance(s: State, dice: Dice) -> None:
    """Begin a new round; or, in the middle of a night, put more cards on the bed."""
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


def deal_roles(s: State, dice: Dice) -> None:
    """Deal the roles; the one that falls to the Dreamer is the spare one (WD2)."""
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
    """A bit mask of those who vote on a flagged clue: all but its author and the Dreamer (WD9)."""
    return everyone(s) & ~(1 << s.author) & ~(1 << s.dreamer)


def flaggers(s: State) -> int:
    """A bit mask of those who may flag the last clue."""
    return voters(s) if s.author >= 0 else 0


def actor(s: State) -> int:
    """The seat to act in games that run by themselves.

    After each clue the Dreamer is asked, then the next giver; time is counted in clue turns.
    """
    if s.phase == Phase.NIGHT:
        if not s.listening:
            return guesser(s)
        return CLOCK if s.night > 0 and s.turns >= turns_in_a_night(s) else s.giver
    if s.phase == Phase.LAST_GUESS:
        return guesser(s)
    if s.phase == Phase.DEAL or s.phase == Phase.DRAW:
        return CHANCE
    mask = waiting(s)
    return first_bit(mask) if mask else NOBODY


def turns_in_a_night(s: State) -> int:
    """The clue turns that a night lasts for in games that run by themselves."""
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
            if not s.flags:  # WD9: elsewhere any clue may be flagged
                moves[k] = DOUBTFUL
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
    """List what a seat may do by day; return how many actions that are."""
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
    elif action in (CLUE, DOUBTFUL):
        s.clues += 1
        s.author = seat if s.flags or action == DOUBTFUL else NONE
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
    """Pass the turn to the next spirit clockwise, whatever became of this one (WD6, WD7)."""
    s.giver = clockwise(s, s.giver, 1)
    if s.giver == s.dreamer:
        s.giver = clockwise(s, s.giver, 1)
    s.turns += 1
    s.listening = 0
    s.moment += 1
    if s.turns >= MOST_TURNS:
        ring(s)


def answer(s: State, fate: int) -> None:
    """Take the card from the bed and turn the next one up, unless the night is over."""
    put_away(s, fate)
    s.author = NONE
    s.clues = 0
    if s.bell:
        wake(s)
    else:
        turn_up(s)


def turn_up(s: State) -> None:
    """Turn up the next card; end the night or wait for cards if there is none."""
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
    """Count a vote; decide after the last one."""
    s.voted |= 1 << seat
    if improper:
        s.improper |= 1 << seat
    if s.voted == voters(s):
        decide(s)


def decide(s: State) -> None:
    """Decide about a flagged clue: it is improper if more than half of the other spirits say so (WD9)."""
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
    """End the time of the night: one last guess is left."""
    s.bell = 1
    s.phase = Phase.LAST_GUESS
    s.moment += 1


# -- day ------------------------------------------------------------------------------------------------------
def wake(s: State) -> None:
    """End the night: the Dreamer recounts."""
    s.phase = Phase.TICK if s.spoken else Phase.RECOUNT
    s.author = NONE
    s.moment += 1


def dawn(s: State) -> None:
    """Begin the day: count the points and show everything."""
    s.phase = Phase.SCORING
    s.moment += 1
    count_points(s)


def overrule(s: State, action: int) -> None:
    """Let the host overrule one guess, or the verdict on the recount (WD16)."""
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
    """Note that a seat is ready; go on when all are."""
    s.done |= 1 << seat
    if s.done == everyone(s):
        s.done = 0
        s.phase = Phase.OVER if s.round == s.seats else Phase.DEAL


# -- time -----------------------------------------------------------------------------------------------------
def clock(s: State, k: int) -> int:
    """The milliseconds of a clock; those of the night and of a last guess stand still during a vote (WD36)."""
    if k == VOTE_CLOCK:
        return VOTE_TIME if s.phase == Phase.VOTE and hurried(s) else 0
    if k == WAKING_CLOCK:
        if s.phase == Phase.RECOUNT:
            return s.recount * 1000 if hurried(s) else 0
        return (LAST_GUESS_TIME if s.phase == Phase.LAST_GUESS else -LAST_GUESS_TIME) if s.bell and card_is_up(s) else 0
    if s.bell or not Phase.NIGHT <= s.phase <= Phase.DRAW:
        return 0
    allowed = (s.night if k == NIGHT_CLOCK else s.clue) * 1000
    return allowed if s.phase == Phase.NIGHT else -allowed


def hurried(s: State) -> bool:
    """Whether votes and recounts are timed: not where a night or a clue has no clock (WD35)."""
    return s.former_rules == 1 or (s.night > 0 and s.clue > 0)


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
