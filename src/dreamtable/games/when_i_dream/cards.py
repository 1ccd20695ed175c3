"""When I Dream: the 110 dream cards with four Elements each, and the spirits.

The Elements of the printed game are not public: these are our own everyday nouns, four unrelated ones on each card.
"""

from pathlib import Path

CARDS, FACES = 110, 4
ELEMENTS = tuple(
    word
    for line in (Path(__file__).parent / "words" / "data" / "elements.txt").read_text(encoding="utf-8").splitlines()
    for word in line.split(",")
)  # the Element with number card * FACES + face

DREAMER, FAIRY, BOOGEYMAN, SANDMAN = 0, 1, 2, 3
ROLES = ("dreamer", "fairy", "boogeyman", "sandman")
# How many spirits of each kind are shuffled, by the number of seats: one card more than there are spirits.
FAIRIES = (0, 0, 0, 0, 1, 2, 3, 3, 4, 4, 5)
BOOGEYMEN = (0, 0, 0, 0, 1, 1, 2, 2, 3, 3, 4)
