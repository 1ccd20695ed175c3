"""What a table of When I Dream may choose."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta
from msgspec.structs import replace

from dreamtable.kit.options import FirstSeat, GameOptions, OwnWords, WordLanguage
from dreamtable.kit.word_list import WordListShape, read_word_list

OWN_WORDS = WordListShape(least=40, most=440)  # a deck of a table's own words


class Options(GameOptions, frozen=True):
    """The options of When I Dream."""

    night: Annotated[
        int, Meta(ge=10, le=600, title="Length of a night", description="Seconds until the Dreamer wakes up.")
    ] = 120
    untimed: Annotated[
        bool,
        Meta(title="Nights without a clock", description="A night lasts for ten cards. No vote or recount is timed."),
    ] = False
    clue: Annotated[
        int, Meta(ge=3, le=60, title="Time for a clue", description="Seconds until a spirit's turn is skipped.")
    ] = 5
    unhurried: Annotated[
        bool,
        Meta(
            title="Clues without a clock", description="Nobody is skipped for being slow; no vote or recount is timed."
        ),
    ] = False
    recount: Annotated[
        Literal[60, 120, 0],
        Meta(title="Time for the recount", description="Seconds to tell the dream; 0: no clock."),
    ] = 60
    referee: Annotated[
        Literal["auto_and_vote", "auto_only"],
        Meta(
            title="Improper clues",
            description="Found by the referee and by a vote of the spirits, or by the referee: then only clues that it "
            "warns of can be voted on.",
        ),
    ] = "auto_and_vote"
    synonyms: Annotated[
        Literal["free", "warned", "improper"],
        Meta(
            title="Other names of the Element",
            description="Couch for a sofa: a clue like any other, one that the referee warns of, or an improper one.",
        ),
    ] = "free"
    improper: Annotated[
        Literal["penalty", "block"],
        Meta(title="A clue caught by the referee", description="Costs a penalty, or is just not accepted."),
    ] = "penalty"
    anonymous: Annotated[
        bool, Meta(title="Anonymous clues", description="The Dreamer does not learn who gave which clue.")
    ] = False
    empty_bonus: Annotated[
        bool,
        Meta(title="Bonus for nothing", description="With no right guess at all the recount still earns its bonus."),
    ] = False
    spoken: Annotated[
        bool,
        Meta(
            title="Spoken",
            description="For a room or a call: clues and guesses are said aloud; the spirit to the Dreamer's right "
            "taps right or wrong.",
        ),
    ] = False
    override: Annotated[
        bool, Meta(title="The host may overrule", description="By day seat 0 may turn a guess right or wrong.")
    ] = False
    story: Annotated[
        bool, Meta(title="Story mode", description="The recount is a free story; the host ticks the words it names.")
    ] = False
    first: FirstSeat = -1
    language: WordLanguage = "en"
    deck: OwnWords = ""


FORMER_DEFAULTS: dict[int, dict[str, object]] = {1: {}}


def canonical(options: Options) -> Options:
    """The options with the table's own deck in its normal form; raises BadWordList if it is none."""
    return replace(options, deck=read_word_list(options.deck, OWN_WORDS).text) if options.deck else options
