"""The windmill, dreadful."""

from brush import Picture
from nightmares._tall import windmill


def draw() -> Picture:
    return windmill(sweet=False)
