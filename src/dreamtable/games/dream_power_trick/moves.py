"""Dream Power Trick: the moves a person makes."""

from __future__ import annotations

from dreamtable.games.dream_power_trick.actions import ACCEPT, ADD, ASK, DONE, GIVE, NO_DREAM, PASS
from dreamtable.games.dream_power_trick.cards import (
    ANY,
    COLOUR,
    COLOUR_NAMES,
    COLOURS,
    DECK_COLOURS,
    FITS,
    KINDS,
    MARK,
    MARKS,
    NAMES,
)
from dreamtable.games.dream_power_trick.rules import first_of_set
from dreamtable.games.dream_power_trick.state import Phase, State
from dreamtable.kit.errors import Illegal
from dreamtable.kit.moves import Gesture, not_open


class Pass(Gesture, frozen=True):
    """Draw one card; your turn is over."""


class Discard(Gesture, frozen=True):
    """Lay down a set of cards that share colour and mark."""

    cards: tuple[str, ...]


class Ask(Gesture, frozen=True):
    """Name a colour, and who shall give you a card.  With one opponent there is no need to say who."""

    colour: str
    player: int | None = None


class Give(Gesture, frozen=True):
    """Hand over a card, face down."""

    card: str


class Accept(Gesture, frozen=True):
    """Take the gift to your hand."""


class NoDream(Gesture, frozen=True):
    """Turn the gift up: you think that it has another colour."""


Move = Pass | Discard | Ask | Give | Accept | NoDream

WHEN = {
    Pass: Phase.PLAY,
    Discard: Phase.PLAY,
    Ask: Phase.ASK,
    Give: Phase.GIVE,
    Accept: Phase.DECIDE,
    NoDream: Phase.DECIDE,
}
WANTED = {
    Phase.PLAY: "Lay down a set, or pass and draw.",
    Phase.SET: "A set is being laid.",
    Phase.ASK: "Name a colour and the player who shall give you a card.",
    Phase.GIVE: "Choose a card to give.",
    Phase.DECIDE: "Take the gift, or say No Dream!",
}


def encode(s: State, seat: int, move: Move) -> list[int]:
    if type(move) not in WHEN:
        raise not_open(move)
    if s.phase != WHEN[type(move)]:
        raise Illegal("wrong_phase", WANTED[s.phase])
    match move:
        case Pass():
            if must_lay(s, seat):
                raise Illegal("must_lay", "At this table you pass only if you have no set to lay down.")
            return [PASS]
        case Discard(names):
            return [*(ADD + k for k in checked_set(s, seat, names)), DONE]
        case Ask(colour, player):
            return [ASK + checked_player(s, seat, player) * COLOURS + checked_colour(s, colour)]
        case Give(name):
            return [GIVE + held(s, seat, [name])[0]]
        case Accept():
            return [ACCEPT]
        case NoDream():
            return [NO_DREAM]


def must_lay(s: State, seat: int) -> bool:
    """Whether a seat may not pass, because it has a set (DP4)."""
    return s.must_lay == 1 and first_of_set(s, seat) != 0


def held(s: State, seat: int, names: tuple[str, ...] | list[str]) -> list[int]:
    """Kinds of cards that the seat really has, in rising order."""
    for name in names:
        if name not in NAMES:
            raise Illegal("no_such_card", f"There is no card called {name!r}.")
    kinds = sorted(NAMES.index(name) for name in names)
    for kind in set(kinds):
        if kinds.count(kind) > s.hand[seat][kind]:
            raise Illegal("not_in_hand", f"You do not hold {'so many of ' if s.hand[seat][kind] else ''}that card.")
    return kinds


def checked_set(s: State, seat: int, names: tuple[str, ...]) -> list[int]:
    kinds = held(s, seat, names)
    if len(kinds) < s.smallest:
        raise Illegal("set_too_small", f"A set needs at least {s.smallest} card{'s' if s.smallest > 1 else ''}.")
    if len({COLOUR[k] for k in kinds} - {ANY}) > 1:
        raise Illegal("colours_differ", "All cards of a set must share one colour.")
    if len({MARK[k] for k in kinds} - {ANY}) > 1:
        raise Illegal("marks_differ", "All cards of a set must share one mark.")
    return kinds


def checked_player(s: State, seat: int, player: int | None) -> int:
    if player is None:
        others = [q for q in range(s.seats) if q != seat and s.hand_n[q] > 0]
        if len(others) != 1:
            raise Illegal("no_player", "Say who shall give you a card.")
        return others[0]
    if not 0 <= player < s.seats:
        raise Illegal("no_such_seat", f"There is no seat {player} at this table.")
    if player == seat:
        raise Illegal("yourself", "You cannot ask yourself.")
    if s.hand_n[player] == 0:
        raise Illegal("empty_hand", "That player has no card to give.")
    return player


def checked_colour(s: State, colour: str) -> int:
    if colour not in COLOUR_NAMES or not DECK_COLOURS[s.deck] >> COLOUR_NAMES.index(colour) & 1:
        raise Illegal("no_such_colour", f"Name one of the deck's colours: {', '.join(colours(s))}.")
    return COLOUR_NAMES.index(colour)


def colours(s: State) -> list[str]:
    return [name for c, name in enumerate(COLOUR_NAMES) if DECK_COLOURS[s.deck] >> c & 1]


def decode(s: State, seat: int, actions: list[int]) -> Move | None:
    a = actions[0]
    match s.phase:
        case Phase.PLAY:
            if a == PASS:
                return Pass()
            return Discard(tuple(NAMES[k - ADD] for k in actions[:-1])) if actions[-1] == DONE else None
        case Phase.ASK:
            player, colour = divmod(a - ASK, COLOURS)
            return Ask(COLOUR_NAMES[colour], player)
        case Phase.GIVE:
            return Give(NAMES[a - GIVE])
        case _:
            return Accept() if a == ACCEPT else NoDream()


def moves(s: State, seat: int) -> list[Move]:
    match s.phase:
        case Phase.PLAY:
            passing = [] if must_lay(s, seat) else [Pass()]
            return [*passing, *(Discard(tuple(NAMES[k] for k in kinds)) for kinds in sets(s.hand[seat], s.smallest))]
        case Phase.ASK:
            others = [q for q in range(s.seats) if q != seat and s.hand_n[q] > 0]
            return [Ask(colour, q) for q in others for colour in colours(s)]
        case Phase.GIVE:
            return [Give(NAMES[k]) for k in range(KINDS) if s.hand[seat][k]]
        case Phase.DECIDE:
            return [Accept(), NoDream()]
        case _:
            return []


def sets(hand: list[int], smallest: int) -> list[list[int]]:
    """Every set that a hand can lay down, kinds in rising order."""
    found: list[list[int]] = []
    kinds = [k for k in range(KINDS) if hand[k]]

    def grow(chosen: list[int], colour: int, mark: int, start: int) -> None:
        fits = FITS[(colour if colour >= 0 else COLOURS) * (MARKS + 1) + (mark if mark >= 0 else MARKS)]
        for i in range(start, len(kinds)):
            k = kinds[i]
            if fits >> k & 1:
                for n in range(1, hand[k] + 1):
                    more = [*chosen, *[k] * n]
                    if len(more) >= smallest:
                        found.append(more)
                    grow(more, max(colour, COLOUR[k]), max(mark, MARK[k]), i + 1)

    grow([], ANY, ANY, 0)
    return found
