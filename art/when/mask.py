"""The sleep mask."""

from brush import Picture, lin
from covers._cast import star5

SHAPE = "M40 120C60 50 180 40 300 56C420 40 540 50 560 120C576 196 520 262 430 254C372 248 350 196 300 194C250 196 228 248 170 254C80 262 24 196 40 120Z"
STITCH = "M60 126C78 72 184 60 300 76C416 60 522 72 540 126C552 188 508 240 432 234C384 228 358 174 300 172C242 174 216 228 168 234C92 240 48 188 60 126Z"


def draw() -> Picture:
    lashes = "".join(f'<path d="M{x} {y}l{dx} {dy}"/>' for x, y, dx, dy in ((118, 150, -12, 12), (144, 163, -7, 16), (172, 168, 0, 18), (200, 163, 7, 16), (226, 150, 12, 12)))
    eye = f'<g fill="none" stroke="#ffe2a0" stroke-width="7" stroke-linecap="round"><path d="M106 138q66 58 132 0"/>{lashes}</g>'
    body = (
        '<path d="M48 112C30 96 14 92-6 92V150C14 148 28 152 42 160ZM552 112C570 96 586 92 606 92V150C586 148 572 152 558 160Z" fill="#8f3f7a"/>'
        f'<path d="{SHAPE}" fill="url(#silk)"/><path d="M40 120C60 50 180 40 300 56C420 40 540 50 560 120" fill="none" stroke="#9a98e4" stroke-width="5" stroke-linecap="round"/>'
        f'<path d="{STITCH}" fill="none" stroke="#ffe2a0" stroke-width="3" stroke-dasharray="12 10" opacity=".7"/>'
        + eye + f'<g transform="translate(256 0)">{eye}</g>' + star5(300, 116, 15, "#ffe2a0")
    )
    return Picture("A sleep mask", "A blue silk sleep mask with two closed, lashed eyes.", lin("silk", (0, "#4442a0"), (0.5, "#2a2a72"), (1, "#191a4c")), body, height=300, finish=False)
