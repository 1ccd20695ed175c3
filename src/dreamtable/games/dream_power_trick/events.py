"""Dream Power Trick: what happened."""

from __future__ import annotations

from collections.abc import Sequence

from dreamtable.games.dream_power_trick.cards import COLOUR_NAMES, NAMES
from dreamtable.games.dream_power_trick.moves import Accept, Ask, Discard, Give, Move, NoDream, checked_player
from dreamtable.games.dream_power_trick.rules import matches, pays_with_set
from dreamtable.games.dream_power_trick.state import PENALTY, Phase, State
from dreamtable.games.dream_power_trick.view import cards, winners
from dreamtable.kit.events import Event, Told, only
from dreamtable.kit.state import CHANCE, CLOCK
from dreamtable.kit.text import Said


class Dealt(Event, frozen=True):
    """Five cards for each."""

    starter: int


class TurnBegan(Event, frozen=True):
    """It is somebody's turn."""

    seat: int


class Passed(Event, frozen=True):
    """Somebody passed, and draws a card."""

    seat: int


class Drew(Event, frozen=True):
    """Somebody drew cards; they alone are told which (Drawn)."""

    seat: int
    count: int
    last: bool  # the draw pile is empty now


class Drawn(Event, frozen=True):
    """Told to the one who drew."""

    cards: tuple[str, ...]


class Discarded(Event, frozen=True):
    """Somebody laid a set face up."""

    seat: int
    cards: tuple[str, ...]


class Asked(Event, frozen=True):
    """Somebody asked another player for a card of a colour."""

    seat: int
    colour: str
    player: int


class Gave(Event, frozen=True):
    """A gift lies face down."""

    seat: int
    to: int


class Gift(Event, frozen=True):
    """Told to giver and receiver alone: what the gift was."""

    seat: int
    to: int
    card: str


class Accepted(Event, frozen=True):
    """The gift was accepted; only giver and receiver know it (Gift)."""

    seat: int


class Challenged(Event, frozen=True):
    """No Dream! The gift is turned up."""

    seat: int
    giver: int
    card: str
    colour: str
    matched: bool
    kept: bool  # by the one who doubted; otherwise it is discarded


class TookUp(Event, frozen=True):
    """The pile is empty: who was wrong takes up the set that was just laid."""

    seat: int
    cards: tuple[str, ...]


class TimeRanOut(Event, frozen=True):
    """The clock played for a seat."""

    seat: int


class GameOver(Event, frozen=True):
    """The game is over, and all hands are open; the smallest wins."""

    winners: tuple[int, ...]
    hands: tuple[tuple[str, ...], ...]


AnyEvent = (
    Dealt | TurnBegan | Passed | Drew | Drawn | Discarded | Asked | Gave | Gift | Accepted | Challenged | TookUp
    | TimeRanOut | GameOver
)  # fmt: skip


def events(before: State, after: State, seat: int, move: Move | None, said: Sequence[Said] = ()) -> list[Told]:
    if seat == CHANCE:
        return [Told(Dealt(after.first)), Told(TurnBegan(after.mover))]
    told = []
    if seat == CLOCK:
        seat, move = before.actor_now, what_time_did(before, after)
        told.append(Told(TimeRanOut(seat)))
    match move:
        case Discard(names):
            told.append(Told(Discarded(seat, names)))
        case Ask(colour, player):
            told.append(Told(Asked(seat, colour, checked_player(before, seat, player))))
        case Give(name):
            told += [Told(Gave(seat, before.mover)), Told(Gift(seat, before.mover, name), only(seat))]
        case Accept():
            gift = Gift(before.giver, seat, NAMES[before.gift])
            told += [Told(Accepted(seat)), Told(gift, only(seat))]
        case NoDream():
            told.append(Told(challenged(before, seat)))
            told += paid(before, drawer(before))
        case _:
            told += [Told(Passed(seat)), *drawn(before, seat, 1)]
    return told + consequences(before, after)


def challenged(before: State, seat: int) -> Challenged:
    card, colour = before.gift, before.named
    matched = matches(card, colour)
    kept = matched and not before.discard_always
    return Challenged(seat, before.giver, NAMES[card], COLOUR_NAMES[colour], matched, kept)


def drawer(before: State) -> int:
    """Who draws the penalty: the one who doubted wrongly, or the one who lied."""
    return before.mover if matches(before.gift, before.named) else before.giver


def paid(before: State, seat: int) -> list[Told]:
    """The penalty of who was wrong."""
    if pays_with_set(before):
        return [Told(TookUp(seat, cards(before.laid)))] if any(before.laid) else []
    return drawn(before, seat, PENALTY)


def drawn(before: State, seat: int, count: int) -> list[Told]:
    top = before.pile[: before.pile_n][::-1][:count]
    if not top:
        return []
    return [
        Told(Drew(seat, len(top), len(top) == before.pile_n)),
        Told(Drawn(tuple(NAMES[k] for k in top)), only(seat)),
    ]


def what_time_did(before: State, after: State) -> Move | None:
    match before.phase:
        case Phase.ASK:
            return Ask(COLOUR_NAMES[after.named], after.giver)
        case Phase.GIVE:
            return Give(NAMES[after.gift])
        case Phase.DECIDE:
            return Accept()
        case _:
            laid = [n - m for n, m in zip(after.gone, before.gone)]
            return Discard(cards(laid)) if any(laid) else None


def consequences(before: State, after: State) -> list[Told]:
    if after.phase == Phase.OVER:
        hands = tuple(cards(after.hand[p]) for p in range(after.seats))
        return [Told(GameOver(winners(after), hands))]
    if after.phase == Phase.PLAY and after.mover != before.mover:
        return [Told(TurnBegan(after.mover))]
    return []
