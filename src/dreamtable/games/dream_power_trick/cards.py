"""The 66 Dream Power cards.

No source tells what the deck is made of: every deck here is reconstructed.  They are the ways to make 66 cards of three
to six colours, three or four marks, Rainbow and Special cards, at least two of each colour and mark and at most four in
ten wild; and `classic4`, which needs two cards that are wild in both.
"""

from __future__ import annotations

from typing import NamedTuple

COLOUR_NAMES = ("red", "orange", "yellow", "green", "blue", "purple")
MARK_NAMES = ("sun", "cloud", "rain", "snow")
COLOURS, MARKS, CARDS, ANY = 6, 4, 66, -1

# Kinds: colour * MARKS + mark; RAINBOW + mark (any colour); SPECIAL + colour (any mark); WILD (any of both).
RAINBOW, SPECIAL, WILD, KINDS = 24, 28, 34, 35
COLOUR: tuple[int, ...] = (*(k // MARKS for k in range(RAINBOW)), *(ANY,) * MARKS, *range(COLOURS), ANY)
MARK: tuple[int, ...] = (*(k % MARKS for k in range(RAINBOW)), *range(MARKS), *(ANY,) * COLOURS, ANY)
NAMES = (
    *(f"{c}_{m}" for c in COLOUR_NAMES for m in MARK_NAMES),
    *(f"rainbow_{m}" for m in MARK_NAMES),
    *(f"special_{c}" for c in COLOUR_NAMES),
    "wild",
)


class Deck(NamedTuple):
    """A reconstruction: how many cards there are of each colour and mark, and how many that are wild."""

    colours: int  # as a mask
    marks: int
    copies: int  # of each colour and mark
    rainbow: int  # of each mark
    special: int  # of each colour
    wild: int = 0  # in both

    def counts(self) -> tuple[int, ...]:
        """Return how many cards of each kind there are."""
        count = [0] * KINDS
        for c in range(COLOURS):
            if self.colours >> c & 1:
                count[SPECIAL + c] = self.special
                for m in range(self.marks):
                    count[c * MARKS + m] = self.copies
        for m in range(self.marks):
            count[RAINBOW + m] = self.rainbow
        count[WILD] = self.wild
        assert sum(count) == CARDS
        return tuple(count)


SIX, FIVE, FOUR, THREE = 0b111111, 0b011111, 0b011101, 0b010101  # four: red, yellow, green, blue; three: without green

# The order is the number in State.deck.  A table may choose one of the first two; policies/deck_study.py measures all.
DECKS: dict[str, Deck] = {
    "standard": Deck(SIX, marks=3, copies=3, rainbow=2, special=1),  # the default of the first version of the rules
    "classic4": Deck(FOUR, marks=4, copies=3, rainbow=2, special=2, wild=2),
    "3x4x4": Deck(THREE, marks=4, copies=4, rainbow=3, special=2),
    "3x3x6": Deck(THREE, marks=3, copies=6, rainbow=2, special=2),
    "3x3x5": Deck(THREE, marks=3, copies=5, rainbow=4, special=3),
    "4x3x4": Deck(FOUR, marks=3, copies=4, rainbow=2, special=3),
    "5x3x3": Deck(FIVE, marks=3, copies=3, rainbow=2, special=3),
    "5x4x2": Deck(FIVE, marks=4, copies=2, rainbow=4, special=2),
    "6x4x2": Deck(SIX, marks=4, copies=2, rainbow=3, special=1),
}
DECK_NAMES = tuple(DECKS)
DECK_COLOURS = tuple(deck.colours for deck in DECKS.values())
COPIES = tuple(deck.counts() for deck in DECKS.values())


def _agree(a: int, b: int) -> bool:
    return ANY in (a, b) or a == b


# What may lie in a set of colour c and mark m, as a mask of kinds; the last row and column stand for "not fixed yet".
FITS: tuple[int, ...] = tuple(
    sum(1 << k for k in range(KINDS) if _agree(COLOUR[k], c) and _agree(MARK[k], m))
    for c in (*range(COLOURS), ANY)
    for m in (*range(MARKS), ANY)
)
# What may lie in a set together with kind k.
PARTNERS: tuple[int, ...] = tuple(
    FITS[COLOUR[k] % (COLOURS + 1) * (MARKS + 1) + MARK[k] % (MARKS + 1)] for k in range(KINDS)
)
