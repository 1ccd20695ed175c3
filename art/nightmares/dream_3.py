"""The roundabout, sweet."""

from brush import Picture
from nightmares._small import roundabout


def draw() -> Picture:
    return roundabout(sweet=True)
