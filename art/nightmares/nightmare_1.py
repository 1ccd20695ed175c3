"""The bear, dreadful."""

from brush import Picture
from nightmares._small import bear


def draw() -> Picture:
    return bear(sweet=False)
