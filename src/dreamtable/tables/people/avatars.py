"""How a person is drawn at a table: a face and a colour, chosen with the nickname."""

from __future__ import annotations

from msgspec import Struct

from dreamtable.kit.errors import Invalid

FACES = 20  # drawn by art/brand/_avatars.py
COLOURS = 10


class Look(Struct, frozen=True):
    """The number of a face and of a colour; 0: none was chosen, and the client takes one that is free."""

    face: int = 0
    colour: int = 0


PLAIN = Look()


def proper_look(face: int, colour: int) -> Look:
    """A look of these numbers; raises Invalid if there is no such face or colour."""
    if not 0 <= face <= FACES or not 0 <= colour <= COLOURS:
        raise Invalid("bad_face", f"Faces are numbered 1 to {FACES}, colours 1 to {COLOURS}; 0 is none.")
    return Look(face, colour)
