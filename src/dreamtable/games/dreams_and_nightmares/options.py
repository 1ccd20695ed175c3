"""What a table of Dreams and Nightmares may choose."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from dreamtable.kit.options import FirstSeat, GameOptions, TurnClock


class Options(GameOptions, frozen=True):
    """The options of Dreams and Nightmares."""

    converted: Annotated[
        Literal["immune", "coverable"],
        Meta(title="Converted dreams", description="A Convert to Dream is safe for good, or nightmares may cover it."),
    ] = "immune"
    counting: Annotated[
        Literal["all_dreams", "printed_only"],
        Meta(
            title="What counts as a dream", description="Rem and Convert to Dream count too, or printed Dreams alone."
        ),
    ] = "all_dreams"
    ties: Annotated[
        Literal["shared", "fewest_cards"],
        Meta(title="Tie at the end", description="Share the win, or look first who holds the fewest cards."),
    ] = "shared"
    turn_clock: TurnClock = 0
    first: FirstSeat = -1


FORMER_DEFAULTS = {1: {"converted": "coverable"}}
