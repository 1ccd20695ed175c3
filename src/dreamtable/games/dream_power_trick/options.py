"""What a table of Dream Power Trick may choose."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from dreamtable.kit.options import GameOptions, TurnClock


class Options(GameOptions, frozen=True):
    deck: Annotated[
        Literal["standard", "classic4"],
        Meta(
            title="Deck",
            description="Six colours and three marks, or four and four with two wild cards. Both are reconstructed.",
        ),
    ] = "standard"
    smallest_set: Annotated[
        Literal[2, 1], Meta(title="Smallest set", description="A set needs two cards, or a single card will do.")
    ] = 2
    empty_hand: Annotated[
        Literal["play_on", "wins"],
        Meta(title="Empty hand", description="Just play on, or win at once at the end of your own turn."),
    ] = "play_on"
    wrong_challenge: Annotated[
        Literal["keep", "discard"],
        Meta(
            title="Wrong challenge", description="Who doubts wrongly keeps the gift, or it is discarded like any other."
        ),
    ] = "keep"
    ending: Annotated[
        Literal["at_once", "finish_lap"],
        Meta(title="When the pile is empty", description="The game ends at once, or when everyone had as many turns."),
    ] = "at_once"
    turn_clock: TurnClock = 0
