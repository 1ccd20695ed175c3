"""Stamps: a dozen little stories that a finished game may tell about one of its seats.

Each is a pure function of the game as its log tells it.  STAMPS lists them by name; the page draws one for each, and
`mine.stamp.<name>` in the message files says what it is for.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from msgspec import Struct

from dreamtable.games.dream_diary import events as diary
from dreamtable.games.dream_power_trick import events as power
from dreamtable.games.dream_ravens import events as ravens
from dreamtable.games.dreams_and_nightmares import events as nightmares
from dreamtable.games.when_i_dream import events as when
from dreamtable.kit.events import Event
from dreamtable.play.replay_file import Replay, fold
from dreamtable.play.running_game import opening


class Story(Struct, frozen=True):
    """A finished game as one seat may look back on it."""

    seat: int
    seats: int
    won: bool
    bots: tuple[str | None, ...]  # by seat: the level of a bot, or None for a person
    events: tuple[Event, ...]  # all that happened, whoever was told


def stories(replay: Replay, bots: Sequence[str | None], seats: Sequence[int]) -> list[Story]:
    """Return a finished game as the story of each of these seats."""
    events = tuple(told.event for _, every in fold(opening(replay.setup), replay.log) for told in every)
    best = max(replay.payoffs)
    won = [0 < payoff == best for payoff in replay.payoffs]
    return [Story(seat, len(replay.names), won[seat], tuple(bots), events) for seat in seats]


def earned(story: Story) -> list[str]:
    """Return the names of the stamps that a seat has earned in a game."""
    return [name for name, tells in STAMPS.items() if tells(story)]


# -- Dream ----------------------------------------------------------------------------------------------------
def no_ravens(story: Story) -> bool:
    """Woke everyone while no raven sat in the own dream."""
    rounds = [e for e in story.events if isinstance(e, ravens.Revealed)]
    return any(e.caller == story.seat and e.ravens[story.seat] == 0 for e in rounds)


def early_bird(story: Story) -> bool:
    """Woke everyone in the first two turns of a round, and had the fewest ravens."""
    turns = 0
    for event in story.events:
        match event:
            case ravens.Dealt():
                turns = 0
            case ravens.TurnBegan(seat) if seat == story.seat:
                turns += 1
            case ravens.Revealed() if event.caller == story.seat and not event.penalty and turns <= 2:
                return True
    return False


# -- Dream Diary ----------------------------------------------------------------------------------------------
def five_in_a_turn(story: Story) -> bool:
    """Found five dreams in one turn."""
    found = 0
    for event in story.events:
        match event:
            case diary.TurnBegan():
                found = 0
            case diary.Found(seat) if seat == story.seat:
                found += 1
                if found == 5:
                    return True
    return False


def quiet_night(story: Story) -> bool:
    """Won a Dream Diary in which nobody woke a nightmare."""
    return won_diary(story) and not any(isinstance(e, diary.NightmareWoke) for e in story.events)


def by_a_thread(story: Story) -> bool:
    """Won a Dream Diary after the kite had hung on the last space of its track."""
    return won_diary(story) and any(isinstance(e, diary.KiteSlipped) and e.space == 1 for e in story.events)


def won_diary(story: Story) -> bool:
    """Whether this was a Dream Diary, and won."""
    return any(isinstance(e, diary.GameOver) and e.ending == "won" for e in story.events)


# -- When I Dream ---------------------------------------------------------------------------------------------
def nights(story: Story) -> list[tuple[int, when.DayBroke, list[str]]]:
    """Return the Dreamer, the count and the fates of the cards of each night."""
    found: list[tuple[int, when.DayBroke, list[str]]] = []
    dreamer, fates = -1, list[str]()
    for event in story.events:
        match event:
            case when.Dealt():
                dreamer, fates = event.dreamer, []
            case when.Settled():
                fates.append(event.fate)
            case when.DayBroke():
                found.append((dreamer, event, fates))
    return found


def sweet_lies(story: Story) -> bool:
    """As a boogeyman, had the Dreamer fooled thrice in one night."""
    return any(
        dreamer != story.seat and day.roles[story.seat] == "boogeyman" and fates.count("blue") >= 3
        for dreamer, day, fates in nights(story)
    )


def good_fairy(story: Story) -> bool:
    """As a fairy, helped the Dreamer through a night of four words without one wrong."""
    return any(
        dreamer != story.seat
        and day.roles[story.seat] == "fairy"
        and fates.count("yellow") >= 4
        and "blue" not in fates
        for dreamer, day, fates in nights(story)
    )


def clear_sight(story: Story) -> bool:
    """As the Dreamer, named five words of one night."""
    return any(dreamer == story.seat and fates.count("yellow") >= 5 for dreamer, _, fates in nights(story))


# -- Dreams and Nightmares ------------------------------------------------------------------------------------
def untouched(story: Story) -> bool:
    """Won Dreams and Nightmares without a nightmare ever lying in the own row."""
    played = [e for e in story.events if isinstance(e, nightmares.Played)]
    return (
        bool(played)
        and story.won
        and not any(e.row == story.seat and "nightmare" in e.card and e.seat != story.seat for e in played)
    )


# -- Dream Power Trick ----------------------------------------------------------------------------------------
def bluffed_thrice(story: Story) -> bool:
    """Gave away three cards of another colour than asked for, and was believed each time."""
    colour, card, fooled = "", "", 0
    for event in story.events:
        match event:
            case power.Asked():
                colour, card = event.colour, ""
            case power.Gift(seat) if seat == story.seat:
                card = event.card
            case power.Accepted(seat) if seat != story.seat and card and _lies(card, colour):
                fooled, card = fooled + 1, ""
    return fooled >= 3


def _lies(card: str, colour: str) -> bool:
    return colour not in card.split("_") and not card.startswith("rainbow") and card != "wild"


def lie_detector(story: Story) -> bool:
    """Called No Dream! at least twice in a game, and was right every time."""
    mine = [e for e in story.events if isinstance(e, power.Challenged) and e.seat == story.seat]
    return len(mine) >= 2 and not any(e.matched for e in mine)


# -- any game -------------------------------------------------------------------------------------------------
def wide_awake(story: Story) -> bool:
    """Won against lucid bots, two at least and nobody else."""
    others = {bot for seat, bot in enumerate(story.bots) if seat != story.seat}
    together = any(isinstance(e, diary.GameOver) for e in story.events)
    return story.won and not together and story.seats >= 3 and others == {"lucid"}


STAMPS: dict[str, Callable[[Story], bool]] = {
    tells.__name__: tells
    for tells in (
        no_ravens, early_bird, five_in_a_turn, quiet_night, by_a_thread, sweet_lies, good_fairy, clear_sight,
        untouched, bluffed_thrice, lie_detector, wide_awake,
    )
}  # fmt: skip
