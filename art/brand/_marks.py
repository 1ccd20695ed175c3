"""The name's sign, the kites of the Hope Track, and the three hand signs."""

from __future__ import annotations

import math

INK = "#2a1f3d"


def star(x: float, y: float, r: float, colour: str) -> str:
    points = "L".join(
        f"{x + q * math.cos(a):.1f} {y + q * math.sin(a):.1f}"
        for i in range(10)
        for a, q in [(math.radians(i * 36 - 90), r if i % 2 == 0 else r * 0.47)]
    )
    return f'<path d="M{points}Z" fill="{colour}" stroke="{colour}" stroke-width="{r * .16:.1f}" stroke-linejoin="round"/>'


MOON = '<path d="M60 16A41 41 0 1 0 100 74A33 33 0 1 1 60 16Z" fill="#ffd98a"/><path d="M33 64q7 6 14 1" fill="none" stroke="#8a5a2a" stroke-width="4" stroke-linecap="round"/>'
TABLE = '<path d="M10 100C30 92 98 92 118 100C112 112 96 117 64 117C32 117 16 112 10 100Z" fill="#f6ebd3"/><path d="M10 100C30 108 98 108 118 100" fill="none" stroke="#d0bb92" stroke-width="3"/>'
LOGO = MOON + TABLE + star(88, 38, 15, "#ffe9b4")
FAVICON = '<rect width="128" height="128" rx="30" fill="#1c1d52"/><g transform="translate(9 9) scale(.86)">' + LOGO + "</g>"


def kite(stars: int) -> str:
    """Two stars at first; after a nightmare the other side, torn, with one."""
    tail = '<path d="M50 92C34 100 58 108 42 118C38 121 40 126 36 128" fill="none" stroke="#ffe7b0" stroke-width="3"/><path d="M44 98l-12-5l4 12zM46 99l11 5l-11 5zM47 113l-12-6l3 11zM49 113l10 5l-11 3z" fill="#f08a5a"/>'
    sail = '<path d="M72 4L112 48L50 92L28 36Z" fill="#e2574c"/><path d="M72 4L112 48L67 46Z" fill="#ffd27a"/><path d="M72 4L28 36L67 46Z" fill="#fff0c8"/><path d="M67 46L112 48L50 92Z" fill="#b93a5a"/><path d="M72 4L67 46L50 92M28 36L67 46L112 48" fill="none" stroke="#5a2038" stroke-width="2.500"/>'
    if stars == 2:
        return tail + sail + star(55, 60, 10, "#fffaf0") + star(82, 58, 10, "#fffaf0")
    torn = f'<path d="M112 48L96 52L92 62L84 58L80 70L92 64Z" fill="{INK}" opacity=".75"/><path d="M56 16L60 28L52 32L58 40" fill="none" stroke="{INK}" stroke-width="3" opacity=".75"/><path d="M34 44l10 4M36 38l6 12" stroke="#5a2038" stroke-width="2.500"/>'
    return tail + sail.replace("#fff0c8", "#d8c4b0").replace("#ffd27a", "#d9a860") + torn + star(54, 62, 11, "#fffaf0")


SKIN = '<g fill="#f6ebd3" stroke="#2a1f3d" stroke-width="5" stroke-linejoin="round" stroke-linecap="round">'
CUFF = '<path d="M42 100H86V122H42Z" fill="#8f3f7a"/></g>'
FIST = SKIN + '<path d="M36 60C36 46 92 46 94 60V84C94 98 84 104 64 104C44 104 36 98 36 84Z"/><path d="M38 54a9 9 0 0 1 17-2a9 9 0 0 1 17-2a9 9 0 0 1 17 4V74H38Z"/><path d="M55 53V74M72 52V74" fill="none"/><path d="M34 72C28 62 40 58 48 66L66 74C74 80 68 90 60 86L40 84Z"/>' + CUFF
FINGER = SKIN + '<path d="M40 22a9 9 0 0 1 18 0V60H40Z"/><path d="M36 64C36 50 92 50 94 62V84C94 98 84 104 64 104C44 104 36 98 36 84Z"/><path d="M57 58a9 9 0 0 1 17-2a9 9 0 0 1 17 3V76H57Z"/><path d="M74 56V76" fill="none"/><path d="M34 76C28 66 40 62 48 70L66 77C74 83 68 92 60 88L40 87Z"/>' + CUFF
HAND = SKIN + '<path d="M36 102V64L25 42a6.500 6.500 0 0 1 12-5L46 56L42 26a6.500 6.500 0 0 1 13-2L59 52V18a6.500 6.500 0 0 1 13 0V52L77 26a6.500 6.500 0 0 1 13 3L87 66L99 55a7.500 7.500 0 0 1 11 10L90 94C86 102 78 104 64 104Z"/><path d="M50 82q14 10 28 0" fill="none" stroke-width="3"/>' + CUFF
