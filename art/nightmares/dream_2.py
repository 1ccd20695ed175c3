"""The cottage, sweet."""

from brush import Picture
from nightmares._small import cottage


def draw() -> Picture:
    return cottage(sweet=True)
