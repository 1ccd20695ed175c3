"""The 66 Dream Power cards.

No source tells what the deck is made of.  Both decks here are reconstructed: `standard` is one of only two ways to
make 66 cards of colours, marks, Rainbow and Special cards without cards that are wild in both; `classic4` is a livelier
alternative with four colours, four marks and two double wilds.
"""

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

STANDARD, CLASSIC4 = 0, 1
DECK_COLOURS = (0b111111, 0b011101)  # classic4: red, yellow, green, blue


def _deck(colours: int, marks: int, copies: int, rainbow: int, special: int, wild: int) -> tuple[int, ...]:
    count = [0] * KINDS
    for c in range(COLOURS):
        if colours >> c & 1:
            count[SPECIAL + c] = special
            for m in range(marks):
                count[c * MARKS + m] = copies
    for m in range(marks):
        count[RAINBOW + m] = rainbow
    count[WILD] = wild
    assert sum(count) == CARDS
    return tuple(count)


COPIES = (
    _deck(DECK_COLOURS[STANDARD], marks=3, copies=3, rainbow=2, special=1, wild=0),
    _deck(DECK_COLOURS[CLASSIC4], marks=4, copies=3, rainbow=2, special=2, wild=2),
)


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
