"""What a table of Dream may choose."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from dreamtable.kit.options import FirstSeat, GameOptions, TurnClock


class Options(GameOptions, frozen=True):
    """The options of Dream."""

    limit: Annotated[
        int,
        Meta(ge=20, le=300, title="Ravens to the end", description="The game ends when someone has so many."),
    ] = 100
    rounds: Annotated[
        int,
        Meta(ge=0, le=20, title="Rounds", description="Play exactly so many rounds instead; 0: to the limit."),
    ] = 0
    penalty: Annotated[
        Literal[5, 15],
        Meta(title="Waking too early", description="Ravens added when the caller is not lowest."),
    ] = 5
    wake: Annotated[
        Literal["any_turn", "after_lap"],
        Meta(title="First WAKE UP!", description="From the very first turn, or only after everyone had one."),
    ] = "any_turn"
    swap: Annotated[
        Literal["different_dreams", "any_two"],
        Meta(title="Swap 2", description="Two lands of different dreams, or any two."),
    ] = "different_dreams"
    ties: Annotated[
        Literal["shared", "one_more_round"],
        Meta(title="Tie at the end", description="Share the win, or play on until one is lowest."),
    ] = "shared"
    effects: Annotated[
        bool, Meta(title="Special lands", description="Off: they are plain lands of 5, 6 and 7 ravens.")
    ] = True
    memory_aid: Annotated[
        bool,
        Meta(title="Memory aid", description="Shows you the lands that you have seen and could still know."),
    ] = False
    show_pile: Annotated[
        bool,
        Meta(title="Open pile", description="The whole face-up pile may be leafed through, not just its top."),
    ] = False
    turn_clock: TurnClock = 0
    first: FirstSeat = -1


FORMER_DEFAULTS: dict[int, dict[str, object]] = {1: {}}
