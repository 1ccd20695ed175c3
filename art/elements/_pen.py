"""A small flat hand: every pictogram is filled shapes and round-ended lines in a few inks on a 128 x 128 sheet."""

K = "#2a1f3d"       # ink
W = "#fffdf4"       # white of an eye, of paper, of snow
R = "#c9434f"       # red
O = "#ee9a3f"       # orange
Y = "#f6cf5a"       # yellow
G = "#5a9a5c"       # green
B = "#4a78bd"       # blue
C = "#a9cdec"       # pale blue
P = "#8a62b8"       # plum
N = "#8f5f42"       # brown
S = "#8d8a9e"       # stone
L = "#d3cadd"       # light stone
T = "#f2c49c"       # skin, sand
F = "#ef9fae"       # pink
H = "#f6ebd3"       # a hole: the paper of the card


def p(d: str, fill: str = K) -> str:
    return f'<path d="{d}" fill="{fill}"/>'


def c(x: float, y: float, r: float, fill: str = K) -> str:
    return f'<circle cx="{x:g}" cy="{y:g}" r="{r:g}" fill="{fill}"/>'


def e(x: float, y: float, rx: float, ry: float, fill: str = K, turn: float = 0) -> str:
    spin = f' transform="rotate({turn:g} {x:g} {y:g})"' if turn else ""
    return f'<ellipse cx="{x:g}" cy="{y:g}" rx="{rx:g}" ry="{ry:g}" fill="{fill}"{spin}/>'


def r(x: float, y: float, w: float, h: float, fill: str = K, round: float = 0) -> str:
    corner = f' rx="{round:g}"' if round else ""
    return f'<rect x="{x:g}" y="{y:g}" width="{w:g}" height="{h:g}"{corner} fill="{fill}"/>'


def l(d: str, ink: str = K, w: float = 5) -> str:  # noqa: E743
    return f'<path d="{d}" fill="none" stroke="{ink}" stroke-width="{w:g}" stroke-linecap="round" stroke-linejoin="round"/>'


def both(shape: str) -> str:
    """A shape of the left half, and its mirror image."""
    return f'{shape}<g transform="matrix(-1 0 0 1 128 0)">{shape}</g>'


def around(shape: str, n: int, x: float = 64, y: float = 64) -> str:
    return "".join(f'<g transform="rotate({i * 360 / n:g} {x:g} {y:g})">{shape}</g>' for i in range(n))
