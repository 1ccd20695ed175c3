"""The back of the bed, to stand behind an Element card; same sheet as `bed`."""

from brush import Picture
from when._bed import DEFS, HEADBOARD


def draw() -> Picture:
    return Picture("A headboard", "A carved headboard with a star and two moons.", DEFS, f'<g transform="translate(0 -270)">{HEADBOARD}</g>', height=630, finish=False)
