"""What a table of Dream Power Trick may choose."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, field

from dreamtable.kit.options import FirstSeat, GameOptions, TurnClock


class Options(GameOptions, frozen=True):
    """The options of Dream Power Trick."""

    deck: Annotated[
        Literal["classic4", "standard"],
        Meta(
            title="Deck",
            description="Four colours and four marks, or six colours and three. Both are reconstructed.",
        ),
    ] = "classic4"
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
    pass_: Annotated[
        Literal["free", "only_if_stuck"],
        Meta(title="Passing", description="Pass whenever you like, or only without a set to lay down."),
    ] = field(default="free", name="pass")
    turn_clock: TurnClock = 0
    first: FirstSeat = -1


FORMER_DEFAULTS = {1: {"deck": "standard"}}
