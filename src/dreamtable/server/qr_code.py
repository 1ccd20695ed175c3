"""Links as QR codes."""

from __future__ import annotations

import io
from functools import lru_cache


@lru_cache(200)
def qr_picture(link: str) -> str:
    """A link as a QR code, in SVG."""
    import segno  # here, so that a server starts without it

    out = io.BytesIO()
    segno.make(link, micro=False).save(out, kind="svg", scale=8, border=2, dark="#1b1426", light="#f6efe2")
    return out.getvalue().decode()
