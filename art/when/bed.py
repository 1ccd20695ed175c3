"""Pillow, sleeper and quilt, to lie before `headboard` on the same sheet."""

from brush import Picture
from when._bed import DEFS, PILLOW, QUILT, SLEEPER


def draw() -> Picture:
    return Picture("The Dreamer's bed", "Someone asleep under a mask and a patchwork quilt.", DEFS, f'<g transform="translate(0 -270)">{PILLOW}{SLEEPER}{QUILT}</g>', height=630, finish=False)
