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
# On a home screen: the sign on a night sky that reaches to every edge, because the device cuts the corners.
SKY = '<radialGradient id="sky" cx=".5" cy=".42" r=".565"><stop stop-color="#3b3680"/><stop offset="1" stop-color="#101136"/></radialGradient>'
ICON = SKY + '<rect width="128" height="128" fill="url(#sky)"/><g transform="translate(21.760 21.760) scale(.66)">' + LOGO + "</g>"


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

# The roles of When I Dream and a raven to count with, small enough for a line of text.
ROLES = {
    "fairy": '<g transform="translate(64 70)"><path d="M-6-8C-20-60-66-56-58-22C-54-4-30 2-6 2ZM6-8C20-60 66-56 58-22C54-4 30 2 6 2Z" fill="#ffe39a" stroke="#d98a2a" stroke-width="4"/><path d="M-6 2C-40 2-50 28-34 38C-18 42-8 22-4 8ZM6 2C40 2 50 28 34 38C18 42 8 22 4 8Z" fill="#ffcf6a" stroke="#d98a2a" stroke-width="4"/><path d="M-8-12C-6-20 6-20 8-12L12 44C4 50-4 50-12 44Z" fill="#e0566a"/><circle cy="-28" r="14" fill="#fbd9b4"/><path d="M-15-26C-17-50 17-50 15-26C8-36-8-36-15-26Z" fill="#a8543c"/></g>' + star(100, 22, 13, "#f2a94c"),
    "boogeyman": '<path d="M20 124C12 86 22 60 34 48L18 14C36 18 46 28 52 38C60 35 70 35 78 38C84 28 94 18 110 14L94 48C106 60 118 86 110 124Z" fill="#2a2064"/><circle cx="48" cy="66" r="16" fill="#e8f6ff"/><circle cx="82" cy="66" r="16" fill="#e8f6ff"/><circle cx="52" cy="68" r="7" fill="#2a1f3d"/><circle cx="78" cy="68" r="7" fill="#2a1f3d"/><path d="M34 94C50 90 80 90 96 94C90 116 40 116 34 94Z" fill="#0c0a2c"/><path d="M38 94l8 10l8-11l10 11l10-11l8 11l8-10z" fill="#fff"/>',
    "sandman": '<path d="M28 60C34 30 64 20 104 6C104 30 100 46 98 60C78 50 48 50 28 60Z" fill="#4a45a8"/><circle cx="104" cy="9" r="9" fill="#fff6e2"/><path d="M32 58H96V76C92 90 36 90 32 76Z" fill="#f0c3a0"/><path d="M30 70C40 82 88 82 98 70C100 100 78 122 64 126C50 122 28 100 30 70Z" fill="#fffaf0" stroke="#cbb9a8" stroke-width="3"/><path d="M26 62C44 50 84 50 102 62L99 69C82 59 46 59 29 69Z" fill="#ffe2a0"/><path d="M46 72q6 5 12 0M70 72q6 5 12 0M58 92q6 4 12 0" fill="none" stroke="#2a1f3d" stroke-width="4" stroke-linecap="round"/><circle cx="64" cy="80" r="6" fill="#e0a080"/>',
    "dreamer": '<ellipse cx="64" cy="74" rx="58" ry="42" fill="#fff6e2" stroke="#d0bb92" stroke-width="4"/><circle cx="64" cy="70" r="38" fill="#f3c7a2"/><path d="M26 72C20 24 108 24 102 72C94 52 34 52 26 72Z" fill="#5a2f3e"/><path d="M18 62C40 54 88 54 110 62C114 84 96 92 82 88C72 84 70 78 64 78C58 78 56 84 46 88C32 92 14 84 18 62Z" fill="#2a2a72"/><path d="M34 70q9 8 18 0M76 70q9 8 18 0" fill="none" stroke="#ffe2a0" stroke-width="4" stroke-linecap="round"/><path d="M56 98q8 6 16 0" fill="none" stroke="#a8543c" stroke-width="4" stroke-linecap="round"/>',
}
