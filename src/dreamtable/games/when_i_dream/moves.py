"""When I Dream: the moves that a person makes.  Those that carry text wait for a verdict before the rules take them."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from dreamtable.games.when_i_dream import actions as action_numbers
from dreamtable.games.when_i_dream.actions import (
    ACTIONS,
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
from dreamtable.games.when_i_dream.options import Options
from dreamtable.games.when_i_dream.rules import legal
from dreamtable.games.when_i_dream.state import (
    Phase,
    State,
    card_number,
    guessed_cards,
    guesser,
    place_of_guess,
)
from dreamtable.games.when_i_dream.words.questions import (
    LONGEST_GUESS,
    LONGEST_STORY,
    REFUSED,
    WARNED,
    clue_question,
    clue_word,
    guess_question,
    recount_question,
    some_words,
    tidy,
)
from dreamtable.games.when_i_dream.words.table_words import DECK
from dreamtable.games.when_i_dream.words.verdicts import check_flag, check_host, guess_number, names_all, verdict
from dreamtable.kit.errors import Illegal
from dreamtable.kit.moves import Gesture, not_open
from dreamtable.kit.text import Answer, Question, Said


class Sleep(Gesture, frozen=True):
    """Put on the mask: the night begins."""


class Clue(Gesture, frozen=True):
    """One word about the Element."""

    word: str = ""
    proper: bool | None = None  # the referee's verdict
    doubtful: bool = False  # the referee warns of it, so that it may be flagged at every table


class SaidIt(Gesture, frozen=True):
    """At a spoken table: you have said your clue."""


class Skip(Gesture, frozen=True):
    """No clue this time."""


class Guess(Gesture, frozen=True):
    """The one guess for this card."""

    word: str = ""
    right: bool | None = None  # the referee's verdict


class Rule(Gesture, frozen=True):
    """At a spoken table: the Dreamer guessed aloud, and it was right or wrong."""

    right: bool


class Pass(Gesture, frozen=True):
    """Give the card up: it goes to the Blue side."""


class Listen(Gesture, frozen=True):
    """Say nothing until the next clue."""


class Flag(Gesture, frozen=True):
    """Call the last clue improper; the other spirits vote."""


class Vote(Gesture, frozen=True):
    """Say whether the flagged clue was improper."""

    improper: bool


class Decline(Gesture, frozen=True):
    """No last guess: the card has no effect."""


class Recount(Gesture, frozen=True):
    """Tell the dream."""

    story: str = ""
    named: tuple[int, ...] | None = None  # which guesses of the night, from 0, had an Element that the story names


class Tick(Gesture, frozen=True):
    """The story has been told: it named the Elements of these guesses, counted from 0."""

    named: tuple[int, ...] = ()


class Ready(Gesture, frozen=True):
    """Go on to the next round."""


class Override(Gesture, frozen=True):
    """The host turns a guess right or wrong; cards are counted from 0 in the order of the night."""

    card: int


class Bonus(Gesture, frozen=True):
    """The host gives or takes the points for a full recount."""


Move = (
    Sleep | Clue | SaidIt | Skip | Guess | Rule | Pass | Listen | Flag | Vote | Decline | Recount | Tick | Ready
    | Override | Bonus
)  # fmt: skip

WHEN = {
    Sleep: (Phase.READY,),
    Clue: (Phase.NIGHT,),
    SaidIt: (Phase.NIGHT,),
    Skip: (Phase.NIGHT,),
    Guess: (Phase.NIGHT, Phase.LAST_GUESS),
    Rule: (Phase.NIGHT, Phase.LAST_GUESS),
    Pass: (Phase.NIGHT,),
    Listen: (Phase.NIGHT,),
    Flag: (Phase.NIGHT, Phase.LAST_GUESS),
    Vote: (Phase.VOTE,),
    Decline: (Phase.LAST_GUESS,),
    Recount: (Phase.RECOUNT,),
    Tick: (Phase.TICK,),
    Ready: (Phase.SCORING,),
    Override: (Phase.SCORING,),
    Bonus: (Phase.SCORING,),
}
WANTED = {
    Phase.READY: "The night begins when the Dreamer falls asleep.",
    Phase.NIGHT: "It is night: spirits give clues, the Dreamer guesses.",
    Phase.VOTE: "A clue was flagged: vote first.",
    Phase.LAST_GUESS: "The night is over: only the Dreamer's last guess is left.",
    Phase.RECOUNT: "The Dreamer recounts the dream.",
    Phase.TICK: "The dream is being told: tick the words that it named.",
    Phase.SCORING: "It is day: say when you are ready.",
}


def encode(s: State, seat: int, move: Move) -> list[int]:
    if type(move) not in WHEN:
        raise not_open(move)
    if s.phase not in WHEN[type(move)]:
        late = s.phase == Phase.LAST_GUESS and isinstance(move, Clue | SaidIt | Skip | Pass)
        raise Illegal("night_is_over" if late else "wrong_phase", WANTED[s.phase])  # WD20
    if isinstance(move, Clue | Guess | Recount) and s.spoken:
        raise Illegal("spoken_table", "At this table words are spoken: say it, and tap.")
    if isinstance(move, SaidIt | Rule) and not s.spoken:
        raise Illegal("typed_table", "At this table words are typed.")
    match move:
        case Sleep():
            return [SLEEP]
        case Clue() | SaidIt() | Skip():
            return [clue_action(s, seat, move)]
        case Guess() | Rule() | Pass() | Listen() | Decline():
            return [guess_action(s, seat, move)]
        case Flag():
            check_flag(s, seat)
            return [FLAG]
        case Vote(improper):
            return [VOTE_IMPROPER if improper else VOTE_PROPER]
        case Recount(story, named):
            some_words(story, LONGEST_STORY)
            if s.story:
                if named is not None:
                    raise Illegal("story_mode", "At this table the host ticks the words.")
                return [TELL]
            return [REMEMBER if names_all(s, verdict(named)) else FORGET]
        case Tick(named):
            return [REMEMBER if names_all(s, named) else FORGET]
        case Ready():
            return [READY]
        case Override(card):
            return [*[NEXT] * guess_number(s, seat, card), FLIP]
        case Bonus():
            check_host(s, seat)
            if s.guesses == 0:
                raise Illegal("no_guess", "Nothing was guessed this night.")
            return [BONUS]


def clue_action(s: State, seat: int, move: Clue | SaidIt | Skip) -> int:
    """The action of a spirit's turn; raises Illegal if it is not theirs."""
    if seat == s.dreamer:
        raise Illegal("asleep", "You are asleep: you hear clues and give none.")
    if seat != s.giver:
        raise Illegal("not_your_clue", "It is not your turn to give a clue.")
    if isinstance(move, SaidIt):
        return CLUE
    if isinstance(move, Skip):
        return SKIP
    if move.word:
        clue_word(s, move.word)
    if verdict(move.proper):
        return DOUBTFUL if move.doubtful and not s.flags else CLUE
    if s.block:
        raise Illegal("improper_clue", "That word gives the Element away; find another one.")  # WD10
    return IMPROPER


def guess_action(s: State, seat: int, move: Guess | Rule | Pass | Listen | Decline) -> int:
    """The action of a guess or of doing without; raises Illegal for anybody else than the guesser."""
    if seat != guesser(s):
        if s.spoken:
            raise Illegal("not_the_judge", "The spirit to the Dreamer's right taps what the Dreamer says.")
        raise Illegal("not_the_dreamer", "Only the Dreamer guesses.")
    match move:
        case Guess(word, right):
            some_words(word, LONGEST_GUESS)
            return RIGHT if verdict(right) else WRONG
        case Rule(right):
            return RIGHT if right else WRONG
        case Pass():
            return PASS
        case Listen():
            return LISTEN
        case Decline():
            return DECLINE


PLAIN: dict[int, Move] = {
    SLEEP: Sleep(),
    SKIP: Skip(),
    PASS: Pass(),
    LISTEN: Listen(),
    FLAG: Flag(),
    VOTE_PROPER: Vote(improper=False),
    VOTE_IMPROPER: Vote(improper=True),
    DECLINE: Decline(),
    TELL: Recount(),
    READY: Ready(),
    BONUS: Bonus(),
}


def decode(s: State, seat: int, actions: list[int]) -> Move | None:
    """The move that these actions spell, with empty text: actions know verdicts, not words."""
    match actions[-1]:
        case action_numbers.CLUE | action_numbers.DOUBTFUL | action_numbers.IMPROPER:
            proper, doubtful = actions[0] != IMPROPER, actions[0] == DOUBTFUL
            return SaidIt() if s.spoken else Clue(proper=proper, doubtful=doubtful)
        case action_numbers.RIGHT | action_numbers.WRONG:
            right = actions[0] == RIGHT
            return Rule(right) if s.spoken else Guess(right=right)
        case action_numbers.REMEMBER | action_numbers.FORGET:
            named = tuple(range(s.guesses)) if actions[0] == REMEMBER else ()
            return Tick(named) if s.phase == Phase.TICK else Recount(named=named)
        case action_numbers.NEXT:
            return None
        case action_numbers.FLIP:
            return Override(place_of_guess(s, len(actions) - 1) - s.first)
        case action:
            return PLAIN[action]


def subject(s: State, seat: int) -> int:
    """A flag is about the clue that was last when it was raised, and must not hit the next one."""
    return 0 if seat == s.dreamer else s.turns


def moves(s: State, seat: int) -> list[Move]:
    room = [0] * ACTIONS
    phase, spoken = s.phase, s.spoken
    # Each move once and in order: without their text, moves of different verdicts look the same.
    found = dict.fromkeys([open_move(a, phase, spoken) for a in room[: legal(s, seat, room)] if a not in FINGER])
    if phase == Phase.SCORING and s.override and seat == 0:
        found |= {Override(i - s.first): None for i in guessed_cards(s)}
    return list(found)


FINGER = (NEXT, FLIP)  # parts of one move, Override


@cache
def open_move(action: int, phase: Phase, spoken: int) -> Move:
    """The move of an action as the list of open moves shows it."""
    s = State()
    s.phase, s.spoken = phase, spoken
    move = decode(s, 0, [action])
    assert move is not None
    return blank(move)


def blank(move: Move) -> Move:
    """The move as a list of open moves shows it: the person fills in the text, the judge the verdict."""
    return type(move)() if isinstance(move, Clue | Guess | Recount | Tick) else move


def unjudged(move: Move) -> Move:
    """The move without a verdict, as a person may send it."""
    match move:
        case Clue(word):
            return Clue(word)
        case Guess(word):
            return Guess(word)
        case Recount(story):
            return Recount(story)
        case _:
            return move


def sealed(s: State) -> bool:
    """Whether everyone decides once and in any order: votes, and who is ready."""
    return s.phase in (Phase.VOTE, Phase.SCORING)


# -- words ----------------------------------------------------------------------------------------------------
def opening_words(options: Options) -> tuple[Said, ...]:
    """The deck that a table has brought, to be kept beside its state."""
    return (Said(DECK, -1, options.deck),) if options.deck else ()


def question(s: State, seat: int, move: Move, said: Sequence[Said] = ()) -> Question | None:
    """What the judge must answer about a move first; nothing about a move that would be refused anyway."""
    guessing = s.phase in (Phase.NIGHT, Phase.LAST_GUESS) and not s.spoken
    match move:
        case Clue(word, None):
            return clue_question(s, seat, word, said)
        case Guess(word, None) if guessing and seat == s.dreamer:
            return guess_question(s, word, said)
        case Recount(story, None) if s.phase == Phase.RECOUNT and seat == s.dreamer and not s.story:
            return recount_question(s, story, said)
        case _:
            return None


def answered(move: Move, answer: Answer) -> Move:
    """The move with its verdict."""
    match move:
        case Clue(word):
            return Clue(word, answer != REFUSED, answer == WARNED)
        case Guess(word):
            return Guess(word, bool(answer))
        case Recount(story) if isinstance(answer, tuple):
            return Recount(story, answer)
        case _:
            return move


def said(s: State, seat: int, move: Move) -> Said | None:
    """What is remembered beside the state when a move is played.

    Clues and guesses are marked with their card, a recount with a bit for each guess that it names.
    """
    match move:
        case Clue(word, proper):
            return Said("clue", seat, word.strip(), card_number(s), proper is True)
        case SaidIt():
            return Said("clue", seat, "", card_number(s))
        case Guess(word):
            return Said("guess", seat, tidy(word), card_number(s))
        case Recount(story, named):
            return Said("recount", seat, tidy(story), bits(named or ()))
        case Tick(named):
            return Said("tick", seat, "", bits(named))
        case _:
            return None


def bits(named: tuple[int, ...]) -> int:
    """Numbers as a bit mask; those above 62 are left out, because JSON has no integer for them."""
    return sum(1 << n for n in set(named) if n < 63)
