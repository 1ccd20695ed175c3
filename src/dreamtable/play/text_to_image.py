"""Text as a picture, for those who want frames: drawn by Pillow, if it is there."""

from __future__ import annotations

from typing import Any

from dreamtable.kit.errors import Invalid

GROUND, INK, MARGIN = (29, 27, 68), (239, 233, 255), 16


def draw_text(text: str) -> Any:
    """Return lines of text as an array of height, width and colours (uint8); raise Invalid without Pillow."""
    try:
        from PIL import Image, ImageDraw, ImageFont
    except ImportError:
        raise Invalid("no_pillow", "Pictures need Pillow: pip install pillow.") from None
    import numpy as np

    font = ImageFont.load_default(16)
    left, top, right, bottom = ImageDraw.Draw(Image.new("RGB", (1, 1))).multiline_textbbox((0, 0), text, font)
    size = int(right - left) + 2 * MARGIN, int(bottom - top) + 2 * MARGIN
    image = Image.new("RGB", size, GROUND)
    ImageDraw.Draw(image).multiline_text((MARGIN, MARGIN), text, INK, font)
    return np.asarray(image, np.uint8)
