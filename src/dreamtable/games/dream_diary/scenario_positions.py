"""Dream Diary: positions written by hand, and positions written down.  Scenes go by their numbers, 1 to 40.

`arrange` fills in what is not given.  Without dreams, they are dealt round in order; if the dreams are given, places
that nobody was given count as found.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any

from dreamtable.games.dream_diary.cards import ANCHORS, LONGEST, SCENE_COUNT, STARS
from dreamtable.games.dream_diary.moves import UNKNOWN_WORD, VALUES, numbers
from dreamtable.games.dream_diary.options import Options
from dreamtable.games.dream_diary.rules import opening
from dreamtable.games.dream_diary.state import (
    NO_ANSWER,
    NONE,
    OTHER,
    PLACES,
    ROWS,
    VARIANT_CHOICE,
    Outcome,
    Phase,
    State,
    everything,
    has_answered,
)
from dreamtable.kit.errors import Invalid
from dreamtable.kit.scenario_values import Given
from dreamtable.kit.state import CHANCE_BIT

KEYS = (
    "phase", "places", "leader", "turn", "dreams", "found", "nightmares", "returned", "exposed", "kites", "stars",
    "successes", "second_signal", "answers", "sheet", "ending", "moment",
)  # fmt: skip
ROW_KEYS = ("turn", "asker", "adjective", "answers", "jumps")
WAITING = "-"  # stands for an answer that is not given yet
ANY_WORD = "other"  # an adjective that is no anchor


def arrange(seats: int, options: Options, given: dict[str, Any]) -> State:
    """The state that a `[given]` table describes.

    places      the scenes on the table, in the order of the grid
    dreams      one list a seat: what it holds           found     one list a seat: what it has played
    nightmares  one list a seat: what it put away        returned  two-player variant: what came back to each,
                                                                  which need not stand among the nightmares as well
    exposed     nightmares that everyone knows           kites, stars  space and stars of the kite, or of both
    answers     one entry a seat: 0, 1, "n", or "-"      sheet     rows with asker, adjective, answers and jumps
    """
    s = opening(seats, options)
    g = Given(given, KEYS)
    s.phase = g.phase("phase", Phase, Phase.SIGNAL)
    if s.phase == Phase.DEAL:
        s.moment = g.number("moment", 0)
        return s
    if s.phase in (Phase.RETURN, Phase.SECOND) and not s.variant:
        raise g.wrong("phase", "belongs to the two-player variant")
    s.leader = g.number("leader", 0, 0, seats - 1)
    s.moment = g.number("moment", 1)
    choosing = s.phase in (Phase.NIGHTMARES, Phase.RETURN)
    s.turn = g.number("turn", 0 if choosing else 1, 0, 100)
    s.successes = g.number("successes", 0, 0, PLACES)
    s.outcome = ending(s, g)
    place_kites(s, g)
    place_cards(s, g)
    write_sheet(s, g)
    s.second = int(g.flag("second_signal", may_ask_again(s)))
    if s.second and not s.variant:
        raise g.wrong("second_signal", "belongs to the two-player variant")
    place_answers(s, g)
    s.awaited = awaited(s)
    return s


def may_ask_again(s: State) -> bool:
    """Whether the Leader may ask a second time, if the file does not say: only a kite behind gives the right (DD28)."""
    if s.phase not in (Phase.SIGNAL, Phase.ANSWERS):
        return s.phase == Phase.SECOND
    asked = s.row_turn[: s.rows].count(s.turn)
    return bool(s.variant) and s.kite[s.leader] < s.kite[1 - s.leader] and asked <= (s.phase == Phase.ANSWERS)


def ending(s: State, g: Given) -> Outcome:
    """How the game ended; raises Invalid if that does not agree with the phase."""
    default = Outcome.NIGHTMARE if s.phase == Phase.OVER else Outcome.NONE
    outcome = g.phase("ending", Outcome, default)
    if (outcome == Outcome.NONE) == (s.phase == Phase.OVER):
        raise g.wrong("ending", "must say how the game ended if it is over, and only then")
    return outcome


def place_kites(s: State, g: Given) -> None:
    """Place the kites on the track."""
    n = 2 if s.variant else 1
    least = 0 if s.phase == Phase.OVER else 1
    spaces = sum(1 for x in STARS[s.track * LONGEST : (s.track + 1) * LONGEST] if x)
    for name, kites, most in (("kites", s.kite, spaces), ("stars", s.face, 2)):
        kites[:n] = g.numbers(name, kites[:n], n)
        if any(not least <= x <= most for x in kites[:n]):
            raise g.wrong(name, f"must be from {least} to {most}")


# -- cards ----------------------------------------------------------------------------------------------------
@dataclass
class Piles:
    """Scene numbers as they were given: three lists for each seat, and the places that nobody was given."""

    dreams: list[list[int]]
    found: list[list[int]]
    nightmares: list[list[int]]
    returned: list[int]
    exposed: list[int]
    rest: list[list[int]]  # the lists that get the places nobody was given: `found` if the dreams are given
    free: list[int] = field(default_factory=list)

    def named(self) -> list[int]:
        """Every scene that was given somewhere, each once."""
        groups = (*self.dreams, *self.found, *self.nightmares, self.exposed)
        return list(dict.fromkeys(n for group in groups for n in group))

    def take(self, what: str) -> int:
        """A place that nobody was given."""
        if not self.free:
            raise Invalid("bad_scenario", f"given.{what}: no places are left for them.")
        return self.free.pop()


def place_cards(s: State, g: Given) -> None:
    """Lay out the grid and put every dream and nightmare in its place."""

    def by_seat(key: str) -> list[list[int]]:
        return [scenes(row, key) for row in g.rows(key, s.seats, [[]] * s.seats)]

    dreams, found = by_seat("dreams"), by_seat("found")
    piles = Piles(
        dreams,
        found,
        by_seat("nightmares"),
        scenes(g.items("returned"), "returned"),
        scenes(g.items("exposed"), "exposed"),
        found if "dreams" in g else dreams,
    )
    grid = lay_out(s, g, piles)
    if not any(piles.nightmares) and s.phase != Phase.NIGHTMARES:
        choose_nightmares(s, piles)
    if s.variant and s.phase not in (Phase.NIGHTMARES, Phase.RETURN):
        complete_choices(piles)
    for k, n in enumerate(piles.free):
        piles.rest[(s.leader + 1 + k) % s.seats].append(n)
    for p in range(s.seats):
        s.hand[p], s.held[p] = mask(grid, piles.dreams[p]), len(piles.dreams[p])
        s.played[p], s.chosen[p] = mask(grid, piles.found[p]), mask(grid, piles.nightmares[p])
    s.left = sum(s.held)
    s.exposed = mask(grid, piles.exposed)
    s.open = everything(s) & ~s.exposed & ~mask(grid, (n for row in piles.found for n in row))
    if len(piles.returned) not in (0, 2):
        raise g.wrong("returned", "must be two scenes, one a seat")
    s.returned[:] = [grid.index(n) for n in piles.returned] or [NONE, NONE]
    check_cards(s)


def lay_out(s: State, g: Given, piles: Piles) -> list[int]:
    """The scenes of the grid: as given, or every scene that was named and then the lowest numbers."""
    named = piles.named()
    others = [n for n in range(1, SCENE_COUNT + 1) if n not in named]
    grid = scenes(g.items("places", [*named, *others][: max(s.difficulty, len(named))]), "places")
    if len(set(grid)) != s.difficulty or len(grid) != s.difficulty or not {*named, *piles.returned} <= set(grid):
        raise Invalid("bad_scenario", f"given.places: there must be {s.difficulty} different places, with all cards.")
    piles.free = [n for n in grid if n not in named]
    s.scene[: s.difficulty] = [n - 1 for n in grid]
    return grid


def choose_nightmares(s: State, piles: Piles) -> None:
    """Choose nightmares if none were given: the exposed ones first, then free places."""
    woken = list(piles.exposed)
    came_back = s.variant and s.phase != Phase.RETURN and not piles.returned
    wanted = (VARIANT_CHOICE - bool(came_back)) if s.variant else 1
    for chosen in piles.nightmares:
        chosen += [woken.pop(0) if woken else piles.take("nightmares") for _ in range(wanted)]
    if came_back:
        for p in range(2):  # one of their own came back to each
            if not piles.dreams[p] and not piles.found[p]:
                piles.rest[p].append(piles.take("returned"))
            own = (piles.dreams[p] or piles.found[p])[0]
            piles.returned.append(own)
            piles.nightmares[p].append(own)


def complete_choices(piles: Piles) -> None:
    """Add the nightmares that came back to what was chosen, for a file that names only the six that stayed."""
    if not piles.returned and all(len(chosen) == VARIANT_CHOICE - 1 for chosen in piles.nightmares):
        piles.returned += [n for p in range(2) for n in [*piles.dreams[p], *piles.found[p]][:1]]
    named = [n for chosen in piles.nightmares for n in chosen]
    missing = [n for n in piles.returned if n not in named]
    for p, chosen in enumerate(piles.nightmares):
        own = piles.returned[p : p + 1]
        chosen += sorted(missing, key=lambda n: n not in own)[: VARIANT_CHOICE - len(chosen)]
        missing = [n for n in missing if n not in chosen]


def check_cards(s: State) -> None:
    """Raise Invalid if the cards do not make a position that can occur."""
    if sorted(all_cards(s)) != sorted(full_deck(s)):
        raise Invalid("bad_scenario", "given: each place is one dream or one nightmare, neither more nor less.")
    if s.exposed & ~nightmares(s):
        raise Invalid("bad_scenario", "given.exposed: only nightmares can be exposed.")
    done = s.phase not in (Phase.NIGHTMARES, Phase.RETURN)
    if bool(s.variant and done) != (s.returned[0] != NONE):
        raise Invalid("bad_scenario", "given.returned: one card comes back to each in the two-player variant.")
    wanted = VARIANT_CHOICE if s.variant else 1
    for p in range(s.seats):
        n = s.chosen[p].bit_count()
        if n != wanted and not (s.phase == Phase.NIGHTMARES and n < wanted):
            raise Invalid("bad_scenario", f"given.nightmares: every seat puts {wanted} away.")
    if s.phase not in (Phase.NIGHTMARES, Phase.RETURN, Phase.OVER) and s.left == 0:
        raise Invalid("bad_scenario", "given.dreams: with no dreams left the game is over.")


def nightmares(s: State) -> int:
    """The set of the places in the Nightmare deck: what was chosen, less what came back."""
    deck = 0
    for p in range(s.seats):
        deck |= s.chosen[p]
    for i in s.returned:
        if i != NONE:
            deck &= ~(1 << i)
    return deck


def all_cards(s: State) -> list[int]:
    """The numbers of all dream cards, wherever they are."""
    piles = [*s.hand[: s.seats], *s.played[: s.seats], nightmares(s)]
    return sorted(n for pile in piles for n in numbers(s, pile))


def full_deck(s: State) -> list[int]:
    """The numbers of all dream cards that the game began with."""
    return sorted(numbers(s, everything(s)))


def scenes(given: Any, where: str) -> list[int]:
    """A list of scene numbers; raises Invalid for anything else."""
    if not isinstance(given, list):
        raise Invalid("bad_scenario", f"given.{where}: {given!r} must be a list of scene numbers.")
    for n in given:
        if isinstance(n, bool) or not isinstance(n, int) or not 1 <= n <= SCENE_COUNT:
            raise Invalid("bad_scenario", f"given.{where}: {n!r} is not a scene from 1 to {SCENE_COUNT}.")
    return list(given)


def mask(grid: list[int], group: Iterable[int]) -> int:
    """The set of the places where these scenes lie."""
    return sum(1 << grid.index(n) for n in group)


# -- the sheet and the answers --------------------------------------------------------------------------------
def write_sheet(s: State, g: Given) -> None:
    """Fill the Memory Sheet."""
    rows = g.items("sheet")
    if s.phase in (Phase.ANSWERS, Phase.SECOND, Phase.JUMP) and not rows:  # something has been asked this turn
        rows = [{"turn": s.turn, "asker": s.leader, "adjective": ANY_WORD, "answers": [WAITING] * s.seats}]
    if len(rows) > ROWS:
        raise g.wrong("sheet", f"has {ROWS} rows at the most")
    s.rows = len(rows)
    for r, values in enumerate(rows):
        row = Given(values if isinstance(values, dict) else {}, ROW_KEYS, f"given.sheet[{r}]")
        s.row_turn[r] = row.number("turn", r + 1, 0, 100)
        s.asker[r] = row.number("asker", 0, 0, s.seats - 1)
        s.adjective[r] = anchor(row)
        for p, value in enumerate(row.rows("answers", s.seats, [WAITING] * s.seats)):
            s.answers[r] |= answer(row, value, p == s.asker[r]) << 2 * p
        if s.phase == Phase.ANSWERS and r == s.rows - 1:
            s.answers[r] = 0
        for n in scenes(row.items("jumps"), f"sheet[{r}].jumps"):
            s.jumped[s.jumps] = place(s, n)
            s.jump_row[s.jumps] = r
            s.jumps += 1


def place(s: State, number: int) -> int:
    """The place of a scene that was jumped to."""
    i = next((i for i in range(s.difficulty) if s.scene[i] + 1 == number), NONE)
    if i == NONE or s.open >> i & 1:
        raise Invalid("bad_scenario", f"given.sheet: {number} is neither found nor exposed: nobody jumped there.")
    return i


def anchor(row: Given) -> int:
    """The number of a row's adjective."""
    name = row.values.get("adjective", ANY_WORD)
    if name != ANY_WORD and name not in ANCHORS:
        raise row.wrong(
            "adjective", f"must be {ANY_WORD!r} (its word goes to given.said) or one of {', '.join(ANCHORS)}"
        )
    return OTHER if name == ANY_WORD else ANCHORS.index(name)


def answer(row: Given, value: Any, asker: bool) -> int:
    """An answer as the state stores it."""
    if asker:
        return NO_ANSWER
    if value == WAITING:
        return 0
    if value == UNKNOWN_WORD:
        return NO_ANSWER
    if isinstance(value, bool) or value not in VALUES:
        raise row.wrong("answers", 'must hold 0, 1, "n" or "unknown", or "?" for the asker')
    return VALUES.index(value)


def place_answers(s: State, g: Given) -> None:
    """Seal the answers that were given already."""
    if s.phase != Phase.ANSWERS:
        return
    s.awaited = 0
    for p, value in enumerate(g.rows("answers", s.seats, [WAITING] * s.seats)):
        if p == s.leader or s.held[p] == 0:
            continue
        if value == WAITING:
            s.awaited |= 1 << p
        else:
            s.sealed[p] = answer(g, value, asker=False)
    if s.awaited == 0:
        raise g.wrong("answers", "must leave somebody to wait for")


def awaited(s: State) -> int:
    """A bit mask of the seats that are to act."""
    if s.phase == Phase.ANSWERS:
        return s.awaited
    if s.phase == Phase.NIGHTMARES:
        wanted = VARIANT_CHOICE if s.variant else 1
        return sum(1 << p for p in range(s.seats) if s.chosen[p].bit_count() < wanted)
    if s.phase == Phase.RETURN:
        return CHANCE_BIT
    return 0 if s.phase == Phase.OVER else 1 << s.leader


# -- writing a position down ----------------------------------------------------------------------------------
def describe(s: State) -> dict[str, Any]:
    """The whole position as a `[given]` table; `arrange` of it gives the same state."""
    told: dict[str, Any] = {"phase": s.phase.name.lower(), "moment": s.moment}
    if s.phase == Phase.DEAL:
        return told
    seats = range(s.seats)
    told |= {
        "places": list(numbers(s, everything(s))),
        "leader": s.leader,
        "turn": s.turn,
        "dreams": [list(numbers(s, s.hand[p])) for p in seats],
        "found": [list(numbers(s, s.played[p])) for p in seats],
        "nightmares": [list(numbers(s, s.chosen[p])) for p in seats],
        "returned": [s.scene[i] + 1 for i in s.returned if i != NONE],
        "exposed": list(numbers(s, s.exposed)),
        "kites": s.kite[: 2 if s.variant else 1],
        "stars": s.face[: 2 if s.variant else 1],
        "successes": s.successes,
        "second_signal": bool(s.second),
        "ending": s.outcome.name.lower(),
        "sheet": [written_row(s, r) for r in range(s.rows)],
    }
    if s.phase == Phase.ANSWERS:
        told["answers"] = [(*VALUES, UNKNOWN_WORD)[s.sealed[p]] if has_answered(s, p) else WAITING for p in seats]
    return told


def written_row(s: State, r: int) -> dict[str, Any]:
    """A row of the Memory Sheet as a `[given]` table has it."""
    pending = s.phase == Phase.ANSWERS and r == s.rows - 1
    values: list[Any] = [(*VALUES, UNKNOWN_WORD)[s.answers[r] >> 2 * p & 3] for p in range(s.seats)]
    if s.asker[r] >= 0:
        values[s.asker[r]] = "?"
    return {
        "turn": s.row_turn[r],
        "asker": s.asker[r],
        "adjective": ANY_WORD if s.adjective[r] == OTHER else ANCHORS[s.adjective[r]],
        "answers": [WAITING] * s.seats if pending else values,
        "jumps": [s.scene[i] + 1 for i, at in zip(s.jumped[: s.jumps], s.jump_row[: s.jumps]) if at == r],
    }
