"""When I Dream: positions written by hand, and positions written down.

`arrange` fills in what is not given: cards that were not placed lie in the deck, in the order of the list of Elements.
"""

from __future__ import annotations

from typing import Any

from dreamtable.games.when_i_dream.cards import (
    BOOGEYMEN,
    CARDS,
    DREAMER,
    ELEMENTS,
    FACES,
    FAIRIES,
    ROLES,
)
from dreamtable.games.when_i_dream.options import Options
from dreamtable.games.when_i_dream.rules import opening
from dreamtable.games.when_i_dream.state import (
    AHEAD,
    BLUE,
    FATES,
    FINED,
    NONE,
    PASSED,
    YELLOW,
    Phase,
    State,
    card_is_up,
    is_guess,
    mark_shown,
)
from dreamtable.kit.errors import Invalid
from dreamtable.kit.scenario_values import Given, card

KEYS = (
    "phase", "round", "dreamer", "roles", "spare", "scores", "penalties", "gains", "giver", "turns", "clues",
    "listening", "author", "flagger", "voted", "improper", "bell", "remembered", "told", "done", "finger", "night",
    "yellow", "blue", "element", "deck", "ahead", "returned", "out", "shown", "before", "moment",
)  # fmt: skip
MOST_POINTS = 9999
NUMBER = {word: number for number, word in enumerate(ELEMENTS)}


def arrange(seats: int, options: Options, given: dict[str, Any]) -> State:
    """The state that a `[given]` table describes.

    roles    one a seat, "dreamer" for the Dreamer; `spare` is the one that was not dealt
    night    the cards that left the bed: ["rooster", "yellow"], or blue, passed, faded; ["dog", "penalty", 2]
             or just `yellow = 3` and `blue = 2`, for any cards
    element  the card that is up                    deck      the cards below it, next one first
    ahead    how many of the deck have been drawn   returned  cards of earlier nights
    out      penalties of earlier nights            shown     Elements that were up in earlier nights
    author   whose clue may be flagged              done      who is ready for the next round
    """
    s = opening(seats, options)
    g = Given(given, KEYS)
    s.phase = g.phase("phase", Phase, Phase.NIGHT)
    s.round = g.number("round", 1, 0, seats)
    s.moment = g.number("moment", 1 if s.round else 0)
    if s.phase == Phase.DEAL and s.round == 0:
        return s
    s.dreamer = g.number("dreamer", dreamer_of(g), 0, seats - 1)
    s.score[:seats] = points(s, g, "scores")
    s.gain[:seats] = points(s, g, "gains")
    place_roles(s, g)
    place_clues(s, g)
    place_cards(s, g)
    place_penalties(s, g)
    s.before = g.number("before", 0, 0, 2**15 - 1)
    s.told = int(g.flag("told", s.phase >= Phase.SCORING))
    s.remembered = int(g.flag("remembered"))
    s.done = seats_of(s, g, "done")
    s.finger = g.number("finger", 0, 0, max(0, s.guesses - 1))
    return s


def points(s: State, g: Given, key: str) -> list[int]:
    """Points of every seat."""
    given = g.numbers(key, [0] * s.seats, s.seats)
    if any(not -MOST_POINTS <= n <= MOST_POINTS for n in given):
        raise g.wrong(key, f"must be from {-MOST_POINTS} to {MOST_POINTS}")
    return given


# -- who is who -----------------------------------------------------------------------------------------------
def dreamer_of(g: Given) -> int:
    """The Dreamer's seat by the roles, if they are given."""
    roles = g.items("roles")
    return roles.index("dreamer") if "dreamer" in roles else 0


def place_roles(s: State, g: Given) -> None:
    """Deal the roles as given, or in order."""
    pool = role_cards(s.seats)
    if "roles" not in g:
        rest = [role for role, count in enumerate(pool) for _ in range(count)]
        s.role[: s.seats] = [DREAMER if p == s.dreamer else rest.pop(0) for p in range(s.seats)]
        s.spare = rest.pop()
        return
    s.role[: s.seats] = [card(role, ROLES, "given.roles") for role in g.rows("roles", s.seats, [])]
    if s.role[: s.seats].count(DREAMER) != 1 or s.role[s.dreamer] != DREAMER:
        raise g.wrong("roles", f"must make exactly one seat the dreamer, seat {s.dreamer}")
    for role in s.role[: s.seats]:
        if role != DREAMER:
            pool[role] -= 1
    left = [role for role, count in enumerate(pool) if count > 0]
    if min(pool) < 0 or len(left) != 1:
        counts = ", ".join(f"{n} {ROLES[r]}" for r, n in enumerate(role_cards(s.seats)) if r != DREAMER)
        raise g.wrong("roles", f"must be dealt from {counts}, one of them left over")
    s.spare = left[0]
    if "spare" in g and g.values["spare"] != ROLES[s.spare]:
        raise g.wrong("spare", f"must be the role that is left over, {ROLES[s.spare]}")


def role_cards(seats: int) -> list[int]:
    """How many cards of each role are shuffled."""
    fairies, boogeymen = FAIRIES[seats], BOOGEYMEN[seats]
    return [0, fairies, boogeymen, seats - fairies - boogeymen]


# -- the night ------------------------------------------------------------------------------------------------
def place_clues(s: State, g: Given) -> None:
    """Set the giver, the flagged clue with its votes, and the time of the night."""
    asked = s.phase in (Phase.NIGHT, Phase.VOTE, Phase.DRAW, Phase.LAST_GUESS)
    s.giver = g.number("giver", (s.dreamer + 1) % s.seats if asked else NONE, NONE, s.seats - 1)
    if s.giver == s.dreamer or (asked and s.giver < 0):
        raise g.wrong("giver", "must be a spirit")
    s.author = g.number("author", NONE, NONE, s.seats - 1)
    if s.author == s.dreamer or (s.author < 0 and s.phase == Phase.VOTE):
        raise g.wrong("author", "must be the spirit whose clue was the last one")
    s.flagger = g.number("flagger", NONE, NONE, s.seats - 1)
    if (s.flagger >= 0) != (s.phase == Phase.VOTE) or (s.flagger >= 0 and s.flagger in (s.author, s.dreamer)):
        raise g.wrong("flagger", "must be given in a vote: a spirit, but not the author")
    s.voted, s.improper = seats_of(s, g, "voted"), seats_of(s, g, "improper")
    if s.phase == Phase.VOTE and "voted" not in g:
        s.voted = s.improper = 1 << s.flagger
    if s.improper & ~s.voted:
        raise g.wrong("improper", "must be among those who voted")
    s.turns = g.number("turns", 0, 0, 2**15 - 1)
    s.clues = g.number("clues", 0, 0, 2**15 - 1)
    s.listening = int(g.flag("listening"))
    s.bell = int(g.flag("bell", s.phase == Phase.LAST_GUESS))
    if s.phase == Phase.LAST_GUESS and not s.bell:
        raise g.wrong("bell", "must have rung before a last guess")


def seats_of(s: State, g: Given, key: str) -> int:
    """A list of seats as a bit mask."""
    mask = 0
    for seat in g.numbers(key, []):
        if not 0 <= seat < s.seats:
            raise g.wrong(key, f"must be seats from 0 to {s.seats - 1}")
        mask |= 1 << seat
    return mask


# -- the cards ------------------------------------------------------------------------------------------------
def place_cards(s: State, g: Given) -> None:
    """Lay all cards in the row, as given or in order."""
    taken = Taken()
    out, returned = taken.all(g, "out"), taken.all(g, "returned")
    fates = [read_fate(s, g, entry) for entry in g.items("night")]
    night = [taken.one(word, "given.night") for word, _ in fates]
    up = [taken.one(g.values["element"], "given.element")] if "element" in g else []
    if up and not card_is_up(s):
        raise g.wrong("element", "must not be given: no card is up now")
    deck = taken.all(g, "deck")
    fate = [what for _, what in fates]
    if "night" not in g:
        fate = [YELLOW] * g.number("yellow", 0, 0, CARDS // 2) + [BLUE] * g.number("blue", 0, 0, CARDS // 2)
        night = [taken.next() for _ in fate]
    if card_is_up(s) and not up:
        up = [deck.pop(0) if deck else taken.next()]
    rest = taken.rest()
    s.deck[:] = out + returned + night + up + deck + rest
    s.out, s.first = len(out), len(out) + len(returned)
    s.up = s.first + len(night)
    s.fate[s.first : s.up] = fate
    below = s.cards - s.up - len(up)
    s.dealt = s.up + len(up) + g.number("ahead", min(max(len(deck), AHEAD), below), 0, below)
    count_sides(s, g)
    shown = [element(word, "given.shown") for word in g.items("shown")] if "shown" in g else out + returned
    for number in shown:
        s.shown[number // FACES] |= 1 << number % FACES
    for i in range(s.first, s.up + len(up)):
        mark_shown(s, i)


class Taken:
    """The cards that have been placed, each with the word it was placed by."""

    def __init__(self) -> None:
        self.by: list[str | None] = [None] * CARDS

    def one(self, word: Any, where: str) -> int:
        """Place a card by one of its Elements; raises Invalid if it lies elsewhere already."""
        number = element(word, where)
        other = self.by[number // FACES]
        if other is not None:
            why = "placed twice" if other == word else f"on the same card as {other!r}, which lies elsewhere"
            raise Invalid("bad_scenario", f"{where}: {word!r} is {why}.")
        self.by[number // FACES] = word
        return number

    def all(self, g: Given, key: str) -> list[int]:
        """Place all cards of a list."""
        return [self.one(word, f"{g.where}.{key}") for word in g.items(key)]

    def next(self) -> int:
        """Place the first card that was not placed yet."""
        return self.one(ELEMENTS[self.by.index(None) * FACES], "given")

    def rest(self) -> list[int]:
        """The first Elements of all cards that were not placed."""
        return [c * FACES for c in range(CARDS) if self.by[c] is None]


def element(word: Any, where: str) -> int:
    """The number of an Element by its name."""
    if not isinstance(word, str) or word not in NUMBER:
        raise Invalid("bad_scenario", f"{where}: {word!r} is not an Element of this deck; elements.txt lists them.")
    return NUMBER[word]


def read_fate(s: State, g: Given, entry: Any) -> tuple[Any, int]:
    """The word and the fate of an entry like ["rooster", "yellow"] or ["dog", "penalty", 2]."""
    if isinstance(entry, list) and len(entry) == 2 and entry[1] in FATES[1:FINED]:
        return entry[0], FATES.index(entry[1])
    if isinstance(entry, list) and len(entry) == 3 and entry[1] == "penalty":
        owner = entry[2]
        if isinstance(owner, int) and 0 <= owner < s.seats and owner != s.dreamer:
            return entry[0], FINED + owner
    raise g.wrong("night", 'must hold pairs like ["rooster", "yellow"], or ["dog", "penalty", 2] with a spirit\'s seat')


def count_sides(s: State, g: Given) -> None:
    """Count tonight's cards; raises Invalid if the file says otherwise."""
    fates = s.fate[s.first : s.up]
    s.yellow = fates.count(YELLOW)
    s.blue = fates.count(BLUE) + fates.count(PASSED)
    s.guesses = sum(is_guess(fate) for fate in fates)
    s.fined = sum(fate >= FINED for fate in fates)
    for key, have in (("yellow", s.yellow), ("blue", s.blue)):
        if g.number(key, have) != have:
            raise g.wrong(key, f"must agree with the cards of the night: {have}")


def place_penalties(s: State, g: Given) -> None:
    """Set everyone's penalties: at least those of this night."""
    tonight = [s.fate[s.first : s.up].count(FINED + p) for p in range(s.seats)]
    s.penalty[: s.seats] = g.numbers("penalties", tonight, s.seats)
    if any(not least <= have <= CARDS for have, least in zip(s.penalty, tonight)):
        raise g.wrong("penalties", f"must hold at least those of this night, {tonight}, and {CARDS} at the most")


# -- writing a position down ----------------------------------------------------------------------------------
def describe(s: State) -> dict[str, Any]:
    """The whole position as a `[given]` table; `arrange` of it gives the same state."""
    told: dict[str, Any] = {"phase": s.phase.name.lower(), "round": s.round, "moment": s.moment}
    if s.round == 0:
        return told
    words = [ELEMENTS[number] for number in s.deck]
    below = s.up + card_is_up(s)
    if card_is_up(s):
        told["element"] = words[s.up]
    for name in ("flagger", "giver", "author", "turns", "clues", "finger", "before"):
        told[name] = getattr(s, name)
    for name in ("listening", "bell", "remembered", "told"):
        told[name] = getattr(s, name) == 1
    for name in ("voted", "improper", "done"):
        told[name] = [p for p in range(s.seats) if getattr(s, name) >> p & 1]
    return told | {
        "dreamer": s.dreamer,
        "roles": [ROLES[role] for role in s.role[: s.seats]],
        "spare": ROLES[s.spare],
        "scores": s.score[: s.seats],
        "penalties": s.penalty[: s.seats],
        "gains": s.gain[: s.seats],
        "night": [write_fate(words[i], s.fate[i]) for i in range(s.first, s.up)],
        "yellow": s.yellow,
        "blue": s.blue,
        "deck": words[below:],
        "ahead": s.dealt - below,
        "returned": words[s.out : s.first],
        "out": words[: s.out],
        "shown": [w for n, w in enumerate(ELEMENTS) if s.shown[n // FACES] >> n % FACES & 1],
    }


def write_fate(word: str, fate: int) -> list[Any]:
    """A card of the night as a `[given]` table has it."""
    return [word, "penalty", fate - FINED] if fate >= FINED else [word, FATES[fate]]


def all_cards(s: State) -> list[int]:
    """The numbers of all cards, wherever they are."""
    return sorted(number // FACES for number in s.deck)


def full_deck(s: State) -> list[int]:
    """The numbers of all cards that the game began with."""
    return list(range(CARDS))
