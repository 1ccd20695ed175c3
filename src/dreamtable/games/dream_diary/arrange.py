"""Any position of Dream Diary, written by hand and read back.  Scenes go by their numbers, 1 to 40.

`arrange` fills in what is not said.  If nobody says who holds what, the dreams are dealt round in order; if the dreams
are given, places that nobody was given have been found already.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from dreamtable.games.dream_diary.cards import ANCHORS, LONGEST, SCENE_COUNT, STARS
from dreamtable.games.dream_diary.moves import VALUES, numbers
from dreamtable.games.dream_diary.options import Options
from dreamtable.games.dream_diary.rules import opening
from dreamtable.games.dream_diary.state import (
    ASKER,
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
from dreamtable.kit.arranging import Given
from dreamtable.kit.problems import Invalid
from dreamtable.kit.table import CHANCE_BIT

KEYS = (
    "phase", "places", "leader", "turn", "dreams", "found", "nightmares", "returned", "exposed", "kites", "stars",
    "successes", "second_signal", "answers", "sheet", "ending", "moment",
)  # fmt: skip
ROW_KEYS = ("turn", "asker", "adjective", "answers", "jumps")
WAITING = "-"  # stands for an answer that is not given yet
ANY_WORD = "other"  # an adjective that is no anchor


def arrange(seats: int, options: Options, given: dict[str, Any]) -> State:
    """A state from a `[given]` table.

    places      the scenes on the table, in the order of the grid
    dreams      one list a seat: what it holds           found     one list a seat: what it has played
    nightmares  one list a seat: what it put away        returned  two-player variant: what came back to each
    exposed     nightmares that everyone knows           kites, stars  space and stars of the kite, or of both
    answers     one entry a seat: 0, 1, "n", or "-"      sheet     rows with asker, adjective, answers and jumps
    """
    s = opening(seats, options)
    g = Given(given, KEYS)
    s.phase = g.phase("phase", Phase, Phase.SIGNAL)
    if s.phase == Phase.DEAL:
        s.moment = g.number("moment", 0)
        return s
    s.leader = g.number("leader", 0, 0, seats - 1)
    s.moment = g.number("moment", 1)
    choosing = s.phase in (Phase.NIGHTMARES, Phase.RETURN)
    s.turn = g.number("turn", 0 if choosing else 1, 0, 100)
    s.successes = g.number("successes", 0, 0, PLACES)
    s.second = int(g.flag("second_signal", s.phase == Phase.SECOND))
    s.outcome = ending(s, g)
    place_kites(s, g)
    place_cards(s, g)
    write_sheet(s, g)
    place_answers(s, g)
    s.awaited = awaited(s)
    return s


def ending(s: State, g: Given) -> Outcome:
    default = Outcome.NIGHTMARE if s.phase == Phase.OVER else Outcome.NONE
    outcome = g.phase("ending", Outcome, default)
    if (outcome == Outcome.NONE) == (s.phase == Phase.OVER):
        raise g.wrong("ending", "must say how the game ended if it is over, and only then")
    return outcome


def place_kites(s: State, g: Given) -> None:
    n = 2 if s.variant else 1
    spaces = sum(1 for x in STARS[s.track * LONGEST : (s.track + 1) * LONGEST] if x)
    for name, field, most in (("kites", s.kite, spaces), ("stars", s.face, 2)):
        field[:n] = g.numbers(name, field[:n], n)
        if any(not 0 <= x <= most for x in field):
            raise g.wrong(name, f"must be from 0 to {most}")


# -- cards ----------------------------------------------------------------------------------------------------
def place_cards(s: State, g: Given) -> None:
    seats = s.seats
    held = [scenes(row, "dreams") for row in g.rows("dreams", seats, [[]] * seats)]
    found = [scenes(row, "found") for row in g.rows("found", seats, [[]] * seats)]
    chosen = [scenes(row, "nightmares") for row in g.rows("nightmares", seats, [[]] * seats)]
    back = scenes(g.items("returned"), "returned")
    exposed = scenes(g.items("exposed"), "exposed")
    named = list(dict.fromkeys(n for group in (*held, *found, *chosen, exposed) for n in group))
    grid = scenes(g.items("places", named), "places")
    if "places" not in g:
        grid += [n for n in range(1, SCENE_COUNT + 1) if n not in named][: max(0, s.difficulty - len(named))]
    if len(set(grid)) != s.difficulty or len(grid) != s.difficulty or not set(named) <= set(grid):
        raise Invalid("bad_scenario", f"given.places: there must be {s.difficulty} different places, with all cards.")
    free = [n for n in grid if n not in named]
    if not any(chosen):
        choose(s, chosen, held, found, back, exposed, free)
    hand_out(s, held, found, free, "dreams" in g)
    s.scene[: s.difficulty] = [n - 1 for n in grid]
    for p in range(seats):
        s.hand[p], s.played[p], s.chosen[p] = mask(grid, held[p]), mask(grid, found[p]), mask(grid, chosen[p])
        s.held[p] = len(held[p])
    s.left = sum(s.held)
    s.exposed = mask(grid, exposed)
    s.open = everything(s) & ~s.exposed & ~mask(grid, (n for row in found for n in row))
    s.returned[:] = [grid.index(n) for n in back] if back else [NONE, NONE]
    check_cards(s)


def choose(
    s: State,
    chosen: list[list[int]],
    held: list[list[int]],
    found: list[list[int]],
    back: list[int],
    exposed: list[int],
    free: list[int],
) -> None:
    """Nightmares that nobody named: the known ones first, then free places."""
    if s.phase == Phase.NIGHTMARES:
        return
    woken = list(exposed)
    for p in range(s.seats):
        for _ in range((VARIANT_CHOICE - (s.phase != Phase.RETURN)) if s.variant else 1):
            if not woken and not free:
                raise Invalid("bad_scenario", "given.nightmares: no places are left for them.")
            chosen[p].append(woken.pop(0) if woken else free.pop())
    if s.variant and s.phase != Phase.RETURN and not back:
        for p in range(2):  # one of their own came back to each
            own = held[p] or found[p]
            if not own:
                if not free:
                    raise Invalid("bad_scenario", "given.returned: no places are left for what came back.")
                held[p].append(free.pop())
                own = held[p]
            back.append(own[0])
            chosen[p].append(own[0])


def hand_out(s: State, held: list[list[int]], found: list[list[int]], free: list[int], given: bool) -> None:
    for k, n in enumerate(free):
        p = (s.leader + 1 + k) % s.seats
        (found if given else held)[p].append(n)


def check_cards(s: State) -> None:
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
    """The Nightmare deck: what was chosen, less what came back."""
    deck = 0
    for p in range(s.seats):
        deck |= s.chosen[p]
    for i in s.returned:
        if i != NONE:
            deck &= ~(1 << i)
    return deck


def all_cards(s: State) -> list[int]:
    """Every dream card, wherever it is."""
    piles = [*s.hand[: s.seats], *s.played[: s.seats], nightmares(s)]
    return sorted(n for pile in piles for n in numbers(s, pile))


def full_deck(s: State) -> list[int]:
    return sorted(numbers(s, everything(s)))


def scenes(given: Any, where: str) -> list[int]:
    if not isinstance(given, list):
        raise Invalid("bad_scenario", f"given.{where}: {given!r} must be a list of scene numbers.")
    for n in given:
        if isinstance(n, bool) or not isinstance(n, int) or not 1 <= n <= SCENE_COUNT:
            raise Invalid("bad_scenario", f"given.{where}: {n!r} is not a scene from 1 to {SCENE_COUNT}.")
    return list(given)


def mask(grid: list[int], group: Iterable[int]) -> int:
    return sum(1 << grid.index(n) for n in group)


# -- the sheet and the answers --------------------------------------------------------------------------------
def write_sheet(s: State, g: Given) -> None:
    rows = g.items("sheet")
    if s.phase == Phase.ANSWERS and not rows:
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
    i = next((i for i in range(s.difficulty) if s.scene[i] + 1 == number), NONE)
    if i == NONE or s.open >> i & 1:
        raise Invalid(
            "bad_scenario", f"given.sheet: nobody can have jumped to {number}, which is not found or exposed."
        )
    return i


def anchor(row: Given) -> int:
    name = row.values.get("adjective", ANY_WORD)
    if name != ANY_WORD and name not in ANCHORS:
        raise row.wrong("adjective", f"must be {ANY_WORD!r} or one of {', '.join(ANCHORS)}")
    return OTHER if name == ANY_WORD else ANCHORS.index(name)


def answer(row: Given, value: Any, asker: bool) -> int:
    if asker:
        return ASKER
    if value == WAITING:
        return 0
    if isinstance(value, bool) or value not in VALUES:
        raise row.wrong("answers", 'must hold 0, 1, "n", or "?" for the asker')
    return VALUES.index(value)


def place_answers(s: State, g: Given) -> None:
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
    if s.phase == Phase.ANSWERS:
        return s.awaited
    if s.phase == Phase.NIGHTMARES:
        wanted = VARIANT_CHOICE if s.variant else 1
        return sum(1 << p for p in range(s.seats) if s.chosen[p].bit_count() < wanted)
    if s.phase == Phase.RETURN:
        return CHANCE_BIT
    return 0 if s.phase == Phase.OVER else 1 << s.leader


# -- back into words ------------------------------------------------------------------------------------------
def describe(s: State) -> dict[str, Any]:
    """The whole position in the words of a scenario; `arrange` of it gives the same state."""
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
        told["answers"] = [VALUES[s.sealed[p]] if has_answered(s, p) else WAITING for p in seats]
    return told


def written_row(s: State, r: int) -> dict[str, Any]:
    pending = s.phase == Phase.ANSWERS and r == s.rows - 1
    values = [s.answers[r] >> 2 * p & 3 for p in range(s.seats)]
    return {
        "turn": s.row_turn[r],
        "asker": s.asker[r],
        "adjective": ANY_WORD if s.adjective[r] == OTHER else ANCHORS[s.adjective[r]],
        "answers": [WAITING if pending else "?" if v == ASKER else VALUES[v] for v in values],
        "jumps": [s.scene[i] + 1 for i, at in zip(s.jumped[: s.jumps], s.jump_row[: s.jumps]) if at == r],
    }
