"""The tree, dreadful."""

from brush import Picture
from nightmares._tall import tree


def draw() -> Picture:
    return tree(sweet=False)
