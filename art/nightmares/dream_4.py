"""The tree, sweet."""

from brush import Picture
from nightmares._tall import tree


def draw() -> Picture:
    return tree(sweet=True)
