"""Dream Power Trick: what one seat may see, and what happened."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import msgspec

from dreamtable.games.dream_power_trick.cards import COLOUR_NAMES, NAMES
from dreamtable.games.dream_power_trick.moves import Accept, Ask, Discard, Give, Move, NoDream, checked_player, colours
from dreamtable.games.dream_power_trick.rules import PENALTY, Phase, State, matches
from dreamtable.kit.events import Event, Told, only
from dreamtable.kit.labels import Labels
from dreamtable.kit.memo import once
from dreamtable.kit.state import CHANCE, CLOCK
from dreamtable.kit.text import Said

LABELS = Labels(seats="mover turn giver winners player", by_seat="hand_counts hands", unsaid="colours")


class View(msgspec.Struct, frozen=True):
    phase: str
    mover: int | None  # whose turn it is
    turn: int | None  # who acts: the mover, or the one who was asked
    hand: tuple[str, ...]  # yours alone
    hand_counts: tuple[int, ...]
    pile_count: int
    discards: tuple[str, ...]  # face up, by kind
    colours: tuple[str, ...]  # the colours of this deck
    named: str | None
    giver: int | None
    gift_lies: bool  # a gift lies face down between giver and mover
    gift: str | None  # known to its giver
    winners: tuple[int, ...]
    hands: tuple[tuple[str, ...], ...] | None  # every hand, once the game is over


def view(s: State, seat: int, said: Sequence[Said] = ()) -> View:
    everyone = for_everyone(s)
    if seat < 0:
        return everyone
    gift = NAMES[s.gift] if s.gift >= 0 and seat == s.giver else None
    return msgspec.structs.replace(everyone, hand=cards(s.hand[seat]), gift=gift)


@once
def for_everyone(s: State) -> View:
    """What a watcher sees; a seat sees this, its own hand and the gift that it gave."""
    over = s.phase == Phase.OVER
    return View(
        phase=s.phase.name.lower(),
        mover=s.mover if s.mover >= 0 and not over else None,
        turn=s.actor_now if s.actor_now >= 0 else None,
        hand=(),
        hand_counts=tuple(s.hand_n[: s.seats]),
        pile_count=s.pile_n,
        discards=cards(s.gone),
        colours=tuple(colours(s)),
        named=COLOUR_NAMES[s.named] if s.named >= 0 else None,
        giver=s.giver if s.giver >= 0 else None,
        gift_lies=s.gift >= 0,
        gift=None,
        winners=winners(s),
        hands=tuple(cards(s.hand[p]) for p in range(s.seats)) if over else None,
    )


def cards(counts: list[int]) -> tuple[str, ...]:
    return tuple([name for name, n in zip(NAMES, counts) if n for _ in range(n)])


def winners(s: State) -> tuple[int, ...]:
    if s.phase != Phase.OVER:
        return ()
    if s.instant >= 0:
        return (s.instant,)
    sizes = s.hand_n[: s.seats]
    return tuple(p for p in range(s.seats) if sizes[p] == min(sizes))


# -- what happened --------------------------------------------------------------------------------------------
class Dealt(Event, frozen=True):
    starter: int


class TurnBegan(Event, frozen=True):
    seat: int


class Passed(Event, frozen=True):
    seat: int


class Drew(Event, frozen=True):
    seat: int
    count: int


class Drawn(Event, frozen=True):
    """Told to the one who drew."""

    cards: tuple[str, ...]


class Discarded(Event, frozen=True):
    seat: int
    cards: tuple[str, ...]


class Asked(Event, frozen=True):
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
    seat: int


class Challenged(Event, frozen=True):
    """No Dream! The gift is turned up."""

    seat: int
    giver: int
    card: str
    colour: str
    matched: bool


class TimeRanOut(Event, frozen=True):
    seat: int


class GameOver(Event, frozen=True):
    winners: tuple[int, ...]
    hands: tuple[tuple[str, ...], ...]


AnyEvent = (
    Dealt | TurnBegan | Passed | Drew | Drawn | Discarded | Asked | Gave | Gift | Accepted | Challenged | TimeRanOut
    | GameOver
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
            told += drawn(before, drawer(before), PENALTY)
        case _:
            told += [Told(Passed(seat)), *drawn(before, seat, 1)]
    return told + consequences(before, after)


def challenged(before: State, seat: int) -> Challenged:
    card, colour = before.gift, before.named
    return Challenged(seat, before.giver, NAMES[card], COLOUR_NAMES[colour], matches(card, colour))


def drawer(before: State) -> int:
    """Who draws the penalty: the one who doubted wrongly, or the one who lied."""
    return before.mover if matches(before.gift, before.named) else before.giver


def drawn(before: State, seat: int, count: int) -> list[Told]:
    top = before.pile[: before.pile_n][::-1][:count]
    if not top:
        return []
    return [Told(Drew(seat, len(top))), Told(Drawn(tuple(NAMES[k] for k in top)), only(seat))]


def what_time_did(before: State, after: State) -> Move | None:
    match before.phase:
        case Phase.ASK:
            return Ask(COLOUR_NAMES[after.named], after.giver)
        case Phase.GIVE:
            return Give(NAMES[after.gift])
        case Phase.DECIDE:
            return Accept()
        case _:
            return None


def consequences(before: State, after: State) -> list[Told]:
    if after.phase == Phase.OVER:
        hands = tuple(cards(after.hand[p]) for p in range(after.seats))
        return [Told(GameOver(winners(after), hands))]
    if after.phase == Phase.PLAY and after.mover != before.mover:
        return [Told(TurnBegan(after.mover))]
    return []


# -- in words -------------------------------------------------------------------------------------------------
def card_words(name: str) -> str:
    return name.replace("_", " ")


def sentence(event: AnyEvent, name: Callable[[int], str]) -> str:
    """One line for a person; `name` says who sits where."""
    match event:
        case Dealt(starter):
            return f"Five cards each. {name(starter)} begins."
        case TurnBegan(seat):
            return f"{name(seat)} is next."
        case Passed(seat):
            return f"{name(seat)} passed."
        case Drew(seat, count):
            return f"{name(seat)} drew {count} card{'s' if count > 1 else ''}."
        case Drawn(names):
            return f"You drew {', '.join(card_words(n) for n in names)}."
        case Discarded(seat, names):
            return f"{name(seat)} laid down {', '.join(card_words(n) for n in names)}."
        case Asked(seat, colour, player):
            return f"{name(seat)} asked {name(player)} for {colour}."
        case Gave(seat, to):
            return f"{name(seat)} put a card face down for {name(to)}."
        case Gift(seat, to, card):
            return f"The gift from {name(seat)} to {name(to)} was {card_words(card)}."
        case Accepted(seat):
            return f"{name(seat)} took the gift."
        case Challenged(seat, giver, card, colour, matched):
            truth = "it matched" if matched else f"it was not {colour}"
            return f"{name(seat)} said No Dream! {name(giver)} had given {card_words(card)}: {truth}."
        case TimeRanOut(seat):
            return f"Time ran out for {name(seat)}."
        case GameOver():
            sizes = ", ".join(f"{name(p)} {len(hand)}" for p, hand in enumerate(event.hands))
            return f"{' and '.join(name(p) for p in event.winners)} won. Cards left: {sizes}."
