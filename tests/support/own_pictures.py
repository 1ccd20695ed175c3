"""Pictures as people bring them: some of the game's own, and what a file of a camera holds beside its picture."""

from __future__ import annotations

from pathlib import Path

ART = sorted((Path(__file__).parents[2] / "web" / "public" / "art" / "diary").glob("*.webp"))
PLACE = b"Exif\0\0 taken at home"


def card(number: int) -> bytes:
    """A picture in the shape of a card."""
    return ART[number].read_bytes()


def with_place(webp: bytes) -> bytes:
    """A WebP picture that tells where it was taken."""
    inner = webp[8:] + b"EXIF" + len(PLACE).to_bytes(4, "little") + PLACE + b"\0" * (len(PLACE) % 2)
    return b"RIFF" + len(inner).to_bytes(4, "little") + inner


def jpeg(width: int, height: int) -> bytes:
    """The outer parts of a JPEG picture of this size, which tells where it was taken."""
    frame = b"\x08" + height.to_bytes(2, "big") + width.to_bytes(2, "big") + b"\x01\x01\x11\0"
    parts = ((0xE1, PLACE), (0xC0, frame), (0xFE, PLACE), (0xDA, b"\x01\x01\0\0\x3f\0"))
    segments = b"".join(b"\xff" + bytes([kind]) + (len(body) + 2).to_bytes(2, "big") + body for kind, body in parts)
    return b"\xff\xd8" + segments + b"scan\xff\xd9" + PLACE
