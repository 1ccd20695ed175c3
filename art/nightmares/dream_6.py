"""The castle, sweet."""

from brush import Picture
from nightmares._tall import castle


def draw() -> Picture:
    return castle(sweet=True)
