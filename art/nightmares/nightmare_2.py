"""The cottage, dreadful."""

from brush import Picture
from nightmares._small import cottage


def draw() -> Picture:
    return cottage(sweet=False)
