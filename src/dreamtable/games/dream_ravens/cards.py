"""The 54 lands of Dream."""

KINDS, CARDS = 13, 54
TAKE2, PEEK1, SWAP2 = 10, 11, 12  # special kinds, of 5, 6 and 7 ravens; kinds 0-9 are their number
COPIES = (4, 4, 4, 4, 4, 4, 4, 4, 4, 9, 3, 3, 3)
DECK = tuple(kind for kind, copies in enumerate(COPIES) for _ in range(copies))
NAMES = ("0", "1", "2", "3", "4", "5", "6", "7", "8", "9", "take_2", "peek_1", "swap_2")


def ravens_on(land: int) -> int:
    """How many ravens a land shows.  A sum is quicker here than a table, where play is simulated by the million."""
    return land - 5 * (land >= TAKE2)
