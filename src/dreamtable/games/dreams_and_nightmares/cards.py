"""The 54 cards of Dreams and Nightmares."""

SPOTS, CARDS, KINDS = 6, 54, 15

# Kinds of card: DREAM + spot, NIGHTMARE + spot, and three kinds without a number.  Spots count from 0.
DREAM, NIGHTMARE, TO_DREAM, TO_NIGHTMARE, REM = 0, 6, 12, 13, 14
COPIES = (4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 2, 2, 2)
NAMES = (
    *(f"dream_{n}" for n in range(1, 7)),
    *(f"nightmare_{n}" for n in range(1, 7)),
    "convert_dream",
    "convert_nightmare",
    "rem",
)
