"""Checks a picture that somebody sends, and takes out of it what is not to be seen: place, time and camera.

Pictures come from the guest's own device cut and scaled already (`web/src/lib/cutPicture.ts`), so the server need not
decode them.  It reads no more than their outer parts.
"""

from __future__ import annotations

from collections.abc import Iterator

from dreamtable.kit.errors import Invalid

WEBP, JPEG = "image/webp", "image/jpeg"
LARGEST_PICTURE = 131_072  # bytes
WIDEST, HIGHEST = 640, 960  # a card is two wide and three high
SHAPE, SLACK = 2 / 3, 0.02
WEBP_PARTS = (b"VP8 ", b"VP8L", b"ALPH")  # what is to be seen; EXIF, XMP, profiles and motion are left out
JPEG_FRAMES = (*range(0xC0, 0xC4), *range(0xC5, 0xC8), *range(0xC9, 0xCC), *range(0xCD, 0xD0))
JPEG_LEFT_OUT = (*range(0xE1, 0xEE), 0xEF, 0xFE)  # application data and comments, but for the colour transform
START, END, SCAN = 0xD8, 0xD9, 0xDA


def media_type(data: bytes) -> str:
    """The media type of a picture by its first bytes; raises Invalid if it is none that browsers all show."""
    if data[:4] == b"RIFF" and data[8:12] == b"WEBP":
        return WEBP
    if data[:3] == b"\xff\xd8\xff":
        return JPEG
    raise _no_picture()


def clean_picture(data: bytes, largest: int = LARGEST_PICTURE, card: bool = True) -> bytes:
    """The picture without what is not to be seen; raises Invalid if it is none, too large or no card."""
    if len(data) > largest:
        raise Invalid("picture_size", f"That picture is too large: {largest // 1024} kilobytes at most.")
    try:
        cleaned, width, height = _clean_webp(data) if media_type(data) == WEBP else _clean_jpeg(data)
    except (IndexError, ValueError):
        raise _no_picture() from None
    fits = 0 < width <= WIDEST and 0 < height <= HIGHEST and abs(width / height - SHAPE) <= SLACK
    if card and not fits:
        raise Invalid("picture_shape", f"A picture is two wide and three high, at most {WIDEST} by {HIGHEST} points.")
    return cleaned


def _no_picture() -> Invalid:
    return Invalid("picture_type", "That is not a WebP or JPEG picture.")


# -- WebP -----------------------------------------------------------------------------------------------------
def _clean_webp(data: bytes) -> tuple[bytes, int, int]:
    """The picture with its visible parts alone, and its size."""
    parts = [(kind, body) for kind, body in _webp_parts(data) if kind in WEBP_PARTS]
    pictures = [(kind, body) for kind, body in parts if kind != b"ALPH"]
    if len(pictures) != 1:
        raise ValueError("one still picture")
    kind, body = pictures[0]
    width, height = _vp8_size(body) if kind == b"VP8 " else _vp8l_size(body)
    if len(parts) > 1:  # transparency needs the longer form
        flags = b"\x10\0\0\0"
        parts.insert(0, (b"VP8X", flags + (width - 1).to_bytes(3, "little") + (height - 1).to_bytes(3, "little")))
    inner = b"WEBP" + b"".join(k + len(b).to_bytes(4, "little") + b + b"\0" * (len(b) % 2) for k, b in parts)
    return b"RIFF" + len(inner).to_bytes(4, "little") + inner, width, height


def _webp_parts(data: bytes) -> Iterator[tuple[bytes, bytes]]:
    at = 12
    while at + 8 <= len(data):
        size = int.from_bytes(data[at + 4 : at + 8], "little")
        if at + 8 + size > len(data):
            raise ValueError("a part breaks off")
        yield data[at : at + 4], data[at + 8 : at + 8 + size]
        at += 8 + size + size % 2


def _vp8_size(body: bytes) -> tuple[int, int]:
    if body[3:6] != b"\x9d\x01\x2a":
        raise ValueError("no key frame")
    return int.from_bytes(body[6:8], "little") & 0x3FFF, int.from_bytes(body[8:10], "little") & 0x3FFF


def _vp8l_size(body: bytes) -> tuple[int, int]:
    if len(body) < 5 or body[0] != 0x2F:
        raise ValueError("no lossless picture")
    bits = int.from_bytes(body[1:5], "little")
    return (bits & 0x3FFF) + 1, (bits >> 14 & 0x3FFF) + 1


# -- JPEG -----------------------------------------------------------------------------------------------------
def _clean_jpeg(data: bytes) -> tuple[bytes, int, int]:
    """The picture without application data and comments, and its size."""
    kept, at, size = [data[:2]], 2, (0, 0)
    while data[at] == 0xFF:
        marker = data[at + 1]
        if marker == 0xFF:  # a filling byte
            at += 1
            continue
        if marker == SCAN:
            end = data.rindex(b"\xff\xd9") + 2  # whatever follows the picture is left out
            if not all(size) or end <= at:
                raise ValueError("no frame")
            return b"".join([*kept, data[at:end]]), *size
        length = int.from_bytes(data[at + 2 : at + 4], "big")
        segment = data[at : at + 2 + length]
        if length < 2 or len(segment) != 2 + length or marker in (START, END):
            raise ValueError("a segment breaks off")
        if marker in JPEG_FRAMES:
            size = int.from_bytes(segment[7:9], "big"), int.from_bytes(segment[5:7], "big")
        if marker not in JPEG_LEFT_OUT:
            kept.append(segment)
        at += 2 + length
    raise ValueError("no picture")
