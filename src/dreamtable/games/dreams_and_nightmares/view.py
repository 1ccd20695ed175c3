"""Dreams and Nightmares: what one seat may see, and what happened."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import msgspec

from dreamtable.games.dreams_and_nightmares.cards import NAMES, SPOTS
from dreamtable.games.dreams_and_nightmares.moves import MOVES, Draw, Move, Play
from dreamtable.games.dreams_and_nightmares.rules import (
    EMPTY,
    Ending,
    Phase,
    State,
    counted,
    dream_count,
    first_open,
    longest_run,
)
from dreamtable.kit.events import Event, Told, only
from dreamtable.kit.labels import Labels
from dreamtable.kit.memo import once
from dreamtable.kit.state import CHANCE, CLOCK
from dreamtable.kit.text import Said

LABELS = Labels(seats="turn winners row", by_seat="rows dreams runs hands", unsaid="dreamy")
DREAMY = tuple(tuple(mask >> i & 1 == 1 for i in range(SPOTS)) for mask in range(1 << SPOTS))
ALONE = {EMPTY: (), **{card: (name,) for card, name in enumerate(NAMES)}}  # a stack of one card, or of none


class Row(msgspec.Struct, frozen=True):
    """Six stacks, lowest card first; all of it was played openly."""

    stacks: tuple[tuple[str, ...], ...]
    dreamy: tuple[bool, ...]  # which positions count as dreams
    hand_count: int
    taken: tuple[str, ...]  # cards in that hand that everyone saw going there


class View(msgspec.Struct, frozen=True):
    phase: str
    turn: int | None
    rows: tuple[Row, ...]
    hand: tuple[str, ...]  # yours alone
    deck_count: int
    ending: str | None
    dreams: tuple[int, ...]  # dreams in each row
    runs: tuple[int, ...]  # the longest run of neighbouring dreams in each row
    winners: tuple[int, ...]
    hands: tuple[tuple[str, ...], ...] | None  # every hand, once the game is over


def view(s: State, seat: int, said: Sequence[Said] = ()) -> View:
    everyone = for_everyone(s)
    return everyone if seat < 0 else msgspec.structs.replace(everyone, hand=cards(s.hand[seat]))


@once
def for_everyone(s: State) -> View:
    """What a watcher sees; a seat sees this and its own hand."""
    seats = range(s.seats)
    over = s.phase == Phase.OVER
    return View(
        phase=s.phase.name.lower(),
        turn=s.turn if s.turn >= 0 else None,
        rows=tuple([row(s, p) for p in seats]),
        hand=(),
        deck_count=s.deck_n,
        ending=Ending(s.ending).name.lower() if over else None,
        dreams=tuple([dream_count(s, p) for p in seats]),
        runs=tuple([longest_run(s, p) for p in seats]),
        winners=winners(s),
        hands=tuple(cards(s.hand[p]) for p in seats) if over else None,
    )


def cards(counts: list[int]) -> tuple[str, ...]:
    return tuple([name for name, n in zip(NAMES, counts) if n for _ in range(n)])


def row(s: State, p: int) -> Row:
    stacks = tuple([stack(s, p, spot) for spot in range(SPOTS)])
    return Row(stacks, DREAMY[counted(s, p)], s.hand_n[p], cards(s.public[p]))


def stack(s: State, p: int, spot: int) -> tuple[str, ...]:
    depth, top = s.depth[p][spot], ALONE[s.top[p][spot]]
    return (*[NAMES[card] for card in s.under[p * SPOTS + spot][:depth]], *top) if depth else top


def winners(s: State) -> tuple[int, ...]:
    return tuple([p for p in range(s.seats) if s.won[p]])


# -- what happened --------------------------------------------------------------------------------------------
class Dealt(Event, frozen=True):
    starter: int


class Drew(Event, frozen=True):
    seat: int


class Drawn(Event, frozen=True):
    """Told to the one who drew."""

    card: str


class Played(Event, frozen=True):
    seat: int
    card: str
    row: int
    position: int
    covered: str | None
    taken: bool  # the covered card went to the player's hand


class Skipped(Event, frozen=True):
    """A seat without any possible action; `stuck` if it holds cards, otherwise it is out."""

    seat: int
    stuck: bool


class TurnBegan(Event, frozen=True):
    seat: int


class TimeRanOut(Event, frozen=True):
    seat: int


class GameOver(Event, frozen=True):
    ending: str
    winners: tuple[int, ...]
    dreams: tuple[int, ...]
    runs: tuple[int, ...]
    hands: tuple[tuple[str, ...], ...]


AnyEvent = Dealt | Drew | Drawn | Played | Skipped | TurnBegan | TimeRanOut | GameOver


def events(before: State, after: State, seat: int, move: Move | None, said: Sequence[Said] = ()) -> list[Told]:
    if seat == CHANCE:
        return [Told(Dealt(after.turn)), Told(TurnBegan(after.turn))]
    told = []
    if seat == CLOCK:
        seat, move = before.turn, MOVES[first_open(before, before.turn)]
        told.append(Told(TimeRanOut(seat)))
    match move:
        case Draw():
            card = before.deck[before.deck_n - 1]
            told += [Told(Drew(seat)), Told(Drawn(NAMES[card]), only(seat))]
        case Play(name, owner, position) if position is not None or name[-1].isdigit():
            told.append(Told(played(before, after, seat, name, owner, position or int(name[-1]))))
        case _:
            told.append(Told(Skipped(seat, before.hand_n[seat] > 0)))
    return told + consequences(before, after)


def played(before: State, after: State, seat: int, name: str, owner: int, position: int) -> Played:
    spot = position - 1
    covered = before.top[owner][spot]
    taken = covered != EMPTY and after.depth[owner][spot] == before.depth[owner][spot]
    return Played(seat, name, owner, position, NAMES[covered] if covered != EMPTY else None, taken)


def consequences(before: State, after: State) -> list[Told]:
    told: list[Told] = []
    if after.ending != Ending.ROW:
        p = before.turn
        for _ in range(after.seats):
            p = (p + 1) % after.seats
            if p == after.turn:
                break
            told.append(Told(Skipped(p, after.hand_n[p] > 0)))
    if after.phase == Phase.OVER:
        end = view(after, -1)
        told.append(Told(GameOver(end.ending or "", end.winners, end.dreams, end.runs, end.hands or ())))
    else:
        told.append(Told(TurnBegan(after.turn)))
    return told


# -- in words -------------------------------------------------------------------------------------------------
def card_words(name: str) -> str:
    kind, _, number = name.partition("_")
    if kind == "convert":
        return f"Convert to {number.title()}"
    return f"{kind.title()} {number}".strip()


def sentence(event: AnyEvent, name: Callable[[int], str]) -> str:
    """One line for a person; `name` says who sits where."""
    match event:
        case Dealt(starter):
            return f"Four cards each. {name(starter)} begins."
        case Drew(seat):
            return f"{name(seat)} drew a card."
        case Drawn(card):
            return f"You drew {card_words(card)}."
        case Played(seat, card, owner, position, covered, taken):
            where = f"position {position} of {'their own' if owner == seat else name(owner) + '’s'} row"
            what = f" over {card_words(covered)}" if covered and not taken else ""
            loot = f" and took {card_words(covered)}" if covered and taken else ""
            return f"{name(seat)} played {card_words(card)} on {where}{what}{loot}."
        case Skipped(seat, stuck):
            return f"{name(seat)} {'has no possible move' if stuck else 'is out of cards'}."
        case TurnBegan(seat):
            return f"{name(seat)} is next."
        case TimeRanOut(seat):
            return f"Time ran out for {name(seat)}."
        case GameOver():
            who = " and ".join(name(p) for p in event.winners)
            if event.ending == "row":
                return f"{who} completed the row with an empty hand and won."
            best = event.winners[0]
            return f"Nobody can go on. {who} won with {event.dreams[best]} dreams, {event.runs[best]} in a row."
