"""Dream Diary: the moves that a person makes.  Scenes go by their printed numbers, 1 to 40."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache
from itertools import combinations
from typing import Literal
from unicodedata import combining, normalize

from dreamtable.games.dream_diary.actions import ANSWER, JUMP, NIGHTMARE, PASS, SIGNAL, STOP, UNKNOWN
from dreamtable.games.dream_diary.cards import LANGUAGES, anchor_names
from dreamtable.games.dream_diary.options import Options
from dreamtable.games.dream_diary.rules import to_choose
from dreamtable.games.dream_diary.state import MANY, OTHER, VARIANT_CHOICE, Phase, State, titles
from dreamtable.games.dream_diary.words.own_pictures import OWN_PICTURES, titles_of
from dreamtable.games.dream_diary.words.questions import NO_ANCHOR, OWN_ADJECTIVES, AdjectiveQuestion
from dreamtable.kit.errors import Illegal
from dreamtable.kit.moves import Gesture, not_open
from dreamtable.kit.text import LONGEST_WORD, Said
from dreamtable.kit.text import Answer as Verdict

AnswerValue = Literal[0, 1, "n"]
VALUES: tuple[AnswerValue, ...] = (0, 1, "n")
UNKNOWN_WORD: Literal["unknown"] = "unknown"
ADJECTIVE = "adjective"  # the kind of what is remembered beside the state


class Nightmare(Gesture, frozen=True):
    """Put one of your dreams among the nightmares; four in the two-player variant."""

    cards: tuple[int, ...]


class Signal(Gesture, frozen=True):
    """Ask "Are your dreams ...?"; `anchor` is the verdict: which anchor adjective this is, or -1 for another word."""

    adjective: str
    anchor: int | None = None


class NoSecondSignal(Gesture, frozen=True):
    """Do without the second signal."""


class Answer(Gesture, frozen=True):
    """Show a fist (0), one finger (1) or an open hand (n), for how many of your dreams are like that.

    Or say that you do not know the word ("unknown"), unless it is one of the sixty that all pictures are scored for.
    """

    value: AnswerValue | Literal["unknown"]


class Jump(Gesture, frozen=True):
    """Jump to a place, to find out whether it is somebody's dream."""

    location: int


class Stop(Gesture, frozen=True):
    """Jump no further, or not at all."""


Move = Nightmare | Signal | NoSecondSignal | Answer | Jump | Stop

WHEN = {
    Nightmare: {Phase.NIGHTMARES},
    Signal: {Phase.SIGNAL, Phase.SECOND},
    NoSecondSignal: {Phase.SECOND},
    Answer: {Phase.ANSWERS},
    Jump: {Phase.JUMP},
    Stop: {Phase.JUMP},
}
WANTED = {
    Phase.NIGHTMARES: "First everyone puts away a nightmare.",
    Phase.SIGNAL: "Begin your turn with a signal: ask for an adjective.",
    Phase.ANSWERS: "Answer the Leader with 0, 1 or n.",
    Phase.SECOND: "Your kite is behind: send a second signal, or do without.",
    Phase.JUMP: "Jump to a place, or stop.",
}

# DD7: words that point at a place on the table instead of describing a dream.
POINTERS = (
    "left", "right", "top", "bottom", "upper", "lower", "middle", "center", "centre", "central", "corner", "row",
    "column",
    "first", "second", "third", "fourth", "fifth", "sixth", "last", "next", "leftmost", "rightmost", "topmost",
)  # fmt: skip
NUMBERS = (
    "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve", "thirteen",
    "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen", "twenty", "thirty", "forty",
)  # fmt: skip


def encode(s: State, seat: int, move: Move) -> list[int]:
    if type(move) not in WHEN:
        raise not_open(move)
    if s.phase not in WHEN[type(move)]:
        raise Illegal("wrong_phase", WANTED[s.phase])
    match move:
        case Nightmare(cards):
            return nightmares(s, seat, cards)
        case Signal(word, anchor):
            return [SIGNAL + adjective(s, word, anchor)]
        case NoSecondSignal():
            return [PASS]
        case Answer("unknown"):
            if s.adjective[s.rows - 1] != OTHER:
                raise Illegal("known_word", "That word is one of the sixty on the list: everyone answers it.")
            return [UNKNOWN]
        case Answer(value):
            if VALUES.index(value) > s.held[seat]:
                dreams = "only one dream" if s.held[seat] else "no dream"
                raise Illegal("too_few_dreams", f"You have {dreams} left.")
            return [ANSWER + VALUES.index(value)]
        case Jump(number):
            return [JUMP + target(s, seat, number)]
        case Stop():
            return [STOP]


def place(s: State, number: int) -> int:
    """The place where the scene with this number lies; raises Illegal if it is not on the table."""
    for i in range(s.difficulty):
        if s.scene[i] + 1 == number:
            return i
    raise Illegal("no_such_place", f"Number {number} is not on the table.")


def nightmares(s: State, seat: int, cards: tuple[int, ...]) -> list[int]:
    """The actions that put these dreams away, in the order of the grid."""
    wanted = VARIANT_CHOICE if s.variant else 1
    if len(set(cards)) != wanted or len(cards) != wanted:
        raise Illegal("wrong_count", f"Choose {'four different dreams' if s.variant else 'one dream'}.")
    places = sorted(place(s, number) for number in cards)
    for i in places:
        if not s.hand[seat] >> i & 1:
            raise Illegal("not_your_dream", f"Number {s.scene[i] + 1} is not one of your dreams.")
    return [NIGHTMARE + i for i in places]


def target(s: State, seat: int, number: int) -> int:
    """The place to jump to; raises Illegal if the seat may not jump there."""
    i = place(s, number)
    if s.hand[seat] >> i & 1:
        raise Illegal("own_dream", "You hold that dream yourself.")
    if s.exposed >> i & 1:
        raise Illegal("known_nightmare", "That place is a nightmare, as everyone knows.")
    if not s.open >> i & 1:
        raise Illegal("found_already", "That dream has been found already.")
    return i


# -- words ----------------------------------------------------------------------------------------------------
def adjective(s: State, word: str, anchor: int | None) -> int:
    """The anchor that a word stands for, or OTHER."""
    proper_shape(s, word)
    names = anchors(s)
    if (name := word.lower()) in names:
        if anchor not in (None, names.index(name)):
            raise Illegal("wrong_verdict", f"{word} is an anchor of its own.")
        return names.index(name)
    if s.from_list:
        raise Illegal("not_on_the_list", "At this table adjectives are picked from the list.")
    if anchor is None:
        raise Illegal("no_verdict", "Nobody has judged this word.")
    if not NO_ANCHOR <= anchor < OTHER:
        raise Illegal("wrong_verdict", f"There is no anchor {anchor}.")
    return OTHER if anchor == NO_ANCHOR else anchor


def anchors(s: State) -> tuple[str, ...]:
    """The anchors in the language of the table."""
    return anchor_names(LANGUAGES[s.language])


def proper_shape(s: State, word: str) -> None:
    """Raise Illegal for a word of the wrong shape (DD7); whether it is an adjective is for the judge, and the table."""
    word = normalize("NFC", word)
    if len(word) > LONGEST_WORD:
        raise Illegal("long_word", f"An adjective has {LONGEST_WORD} letters at the most.")
    if not re.fullmatch(r"[^\W\d_]+(-[^\W\d_]+)*", word):
        raise Illegal("bad_word", "Ask for one word, of letters and hyphens only.")
    if all(part in POINTERS or part in NUMBERS for part in fold(word).split("-")):
        raise Illegal("pointing_word", "That word says where a place lies, not what a dream is like.")
    if word.lower().replace("-", " ") in [plain_title(title) for title in titles(s)]:
        raise Illegal("title_word", "That is the title of a place on the table.")


def plain_words(text: str) -> list[str]:
    """The words of a text in small letters, without signs."""
    return re.findall(r"[^\W_]+", fold(text).replace("'", "").replace("’", ""))


def fold(text: str) -> str:
    """The text in small letters, each as plain as it comes: without accents, not wide, bold or circled."""
    return "".join(c for c in normalize("NFKD", text) if not combining(c)).casefold()


@cache
def plain_title(title: str) -> str:
    """A title without its article and signs."""
    words = plain_words(title)
    return " ".join(words[1:] if words[0] in ("the", "a", "an") and len(words) > 1 else words)


def opening_words(options: Options) -> tuple[Said, ...]:
    """The adjectives and the pictures that a table has brought, to be kept beside its state."""
    brought = ((OWN_ADJECTIVES, options.deck), (OWN_PICTURES, options.pictures))
    return tuple(Said(kind, -1, text) for kind, text in brought if text)


def question(s: State, seat: int, move: Move, said: Sequence[Said] = ()) -> AdjectiveQuestion | None:
    """What the judge must answer about a signal: nothing about an anchor, or if the verdict was stated."""
    if not isinstance(move, Signal) or move.anchor is not None or move.adjective.lower() in anchors(s) or s.from_list:
        return None
    proper_shape(s, move.adjective)
    return AdjectiveQuestion(move.adjective, titles_of(s, said), LANGUAGES[s.language])


def answered(move: Signal, answer: Verdict) -> Signal:
    """The signal with its verdict."""
    assert isinstance(answer, int)
    return Signal(move.adjective, answer)


def said(s: State, seat: int, move: Move) -> Said | None:
    """The adjective of a signal, to be remembered beside the state with the row of the sheet that it opens."""
    return Said(ADJECTIVE, seat, move.adjective, s.rows) if isinstance(move, Signal) else None


def blank(move: Move) -> Move:
    """The move as the list of open moves shows it: a signal is without its word, which the person fills in."""
    return Signal("") if isinstance(move, Signal) else move


# -- what is open ---------------------------------------------------------------------------------------------
def decode(s: State, seat: int, actions: list[int]) -> Move | None:
    a = actions[0]
    if a == UNKNOWN:
        return Answer(UNKNOWN_WORD)
    if a >= JUMP:
        return Stop() if a == STOP else Jump(s.scene[a - JUMP] + 1)
    if a >= ANSWER:
        return Answer(VALUES[a - ANSWER])
    if a >= SIGNAL:
        return NoSecondSignal() if a == PASS else spoken(s, a - SIGNAL)
    if len(actions) < to_choose(s, seat):
        return None
    return Nightmare(tuple(s.scene[i - NIGHTMARE] + 1 for i in actions))


def spoken(s: State, anchor: int) -> Signal:
    """A signal for an anchor, or for any other word."""
    return Signal("other", NO_ANCHOR) if anchor == OTHER else Signal(anchors(s)[anchor], anchor)


def moves(s: State, seat: int) -> list[Move]:
    match s.phase:
        case Phase.NIGHTMARES:
            return [Nightmare(cards) for cards in combinations(numbers(s, s.hand[seat]), to_choose(s, seat))]
        case Phase.SIGNAL:
            return [Signal("")]
        case Phase.SECOND:
            return [Signal(""), NoSecondSignal()]
        case Phase.ANSWERS:
            values = [Answer(value) for value in VALUES[: min(s.held[seat], MANY) + 1]]
            return [*values, Answer(UNKNOWN_WORD)] if s.adjective[s.rows - 1] == OTHER else [*values]
        case Phase.JUMP:
            return [*(Jump(number) for number in numbers(s, s.open & ~s.hand[seat])), Stop()]
        case _:
            return []


def numbers(s: State, places: int) -> tuple[int, ...]:
    """The numbers of the scenes at a set of places, in the order of the grid."""
    found = []
    while places:
        lowest = places & -places
        found.append(s.scene[lowest.bit_length() - 1] + 1)
        places ^= lowest
    return tuple(found)
