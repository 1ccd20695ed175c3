"""What a table of Dream Diary may choose."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta
from msgspec.structs import replace

from dreamtable.kit.options import FirstSeat, GameOptions, OwnWords, TurnClock
from dreamtable.kit.picture_album import OwnPictures, read_album
from dreamtable.kit.word_list import WordListShape, read_word_list

OWN_WORDS = WordListShape(least=1, most=200, columns=1, single=True)  # adjectives that a table brings
OWN_PICTURES = True


class Options(GameOptions, frozen=True):
    """The options of Dream Diary."""

    difficulty: Annotated[
        Literal[0, 12, 14, 16, 18],
        Meta(
            title="Places",
            description="How many places are on the table: 12 is easiest, 18 hardest; 0: 12, or 14 for two players.",
        ),
    ] = 0
    two_seats: Annotated[
        Literal["variant", "base"],
        Meta(title="With two players", description="Two kites and six nightmares, or the rules for three and more."),
    ] = "variant"
    track: Annotated[
        Literal["standard", "short", "long"],
        Meta(title="Hope Track", description="Ten, nine or twelve spaces. All three are our reconstruction."),
    ] = "standard"
    starts: Annotated[
        Literal["falling", "rising"],
        Meta(
            title="Where the kite starts",
            description="The more places, the nearer to the edge, so that each step is harder; or the farther from it.",
        ),
    ] = "falling"
    hopeless: Annotated[
        Literal["literal", "skip"],
        Meta(
            title="Hopeless turns",
            description="A Leader who holds every dream that is left takes the turn all the same, or is passed over.",
        ),
    ] = "literal"
    adjectives: Annotated[
        Literal["free", "list"],
        Meta(title="Adjectives", description="Type any adjective, or pick one of sixty."),
    ] = "free"
    hide_history: Annotated[
        bool,
        Meta(title="Hide the Memory Sheet", description="Only this turn's questions are shown: remember the rest."),
    ] = False
    talk: Annotated[bool, Meta(title="Table talk", description="Chat during the game; hints are refused.")] = True
    turn_clock: TurnClock = 0
    first: FirstSeat = -1
    language: Annotated[
        Literal["en", "fr", "it", "es", "de"],
        Meta(title="Language of the words", description="In which adjectives are asked."),
    ] = "en"
    deck: OwnWords = ""
    pictures: OwnPictures = ""


FORMER_DEFAULTS = {1: {"difficulty": 12, "starts": "rising"}}


def canonical(options: Options) -> Options:
    """The options with the table's adjectives and pictures in their normal form; raises Invalid if they are none."""
    deck = read_word_list(options.deck, OWN_WORDS).text if options.deck else ""
    pictures = read_album(options.pictures).text if options.pictures else ""
    return replace(options, deck=deck, pictures=pictures) if deck or pictures else options
