"""Eight ravens sit on the wires like notes on a stave."""

from brush import Picture, glow, ground, light, sky, wash
from covers._cast import RAVENS, at, child, cloud, raven

WIRES = tuple((150 + i * 74, 206 + i * 66) for i in range(5))      # height at the left and at the right pole
SEATS = ((1, .4, 1), (0, .6, -1), (2, .15, 1), (1, .82, -1), (3, .4, 1), (2, .62, 1), (4, .2, 1), (4, .66, -1))


def sag(wire: int, t: float) -> tuple[float, float]:
    left, right = WIRES[wire]
    return 30 + 540 * t, left + (right - left) * t + 4 * 26 * t * (1 - t)


def pole(x: float, top: float) -> str:
    arms = "".join(f'<path d="M{x - 34} {y}h68" stroke="#2a1430" stroke-width="10" stroke-linecap="round"/><circle cx="{x}" cy="{y - 8}" r="6" fill="#9fd8d0"/>' for y in range(int(top), int(top) + 4 * 74, 70))
    return f'<path d="M{x - 9} 900V{top - 50}H{x + 9}V900Z" fill="#2a1430"/>{arms}'


def draw() -> Picture:
    wires = "".join(
        f'<path d="M-10 {l - 4}Q30 {l} 30 {l}Q300 {(l + r) / 2 + 52} 570 {r}L620 {r - 10}"/>' for l, r in WIRES
    )
    houses = "".join(
        at(x, y, s, f'<path d="M-60 0V-90L0-146L60-90V0Z" fill="{c}"/><path d="M-74-82L0-154L74-82L64-74L0-134L-64-74Z" fill="#1c0f2c"/><path d="M-34-70h26v30h-26zM12-70h26v30h-26z" fill="#ffd27a"/><path d="M-12 0v-30h24V0z" fill="#ffb968"/>')
        for x, y, s, c in ((86, 800, 1, "#5a2a58"), (220, 786, 0.8, "#7a3560"), (336, 800, 0.95, "#4a2452"), (462, 786, 0.86, "#6a2f5c"), (560, 806, 1.05, "#4a2050"))
    )
    body = (
        ground()
        + wash(("M-40 140C160 80 360 220 640 120V240H-40Z", "#7a3a86"), ("M-40 520C160 480 360 580 640 520V640H-40Z", "#ffc46a"))
        + light(330, 640, 330, opacity=0.9) + '<circle cx="330" cy="640" r="86" fill="#fff3c8"/>'
        + cloud(-40, 560, 0.9, "#e8705a", 0.7) + cloud(420, 620, 0.8, "#e8705a", 0.7) + cloud(380, 90, 0.9, "#6a3484", 0.7)
        + '<path d="M-10 720C120 680 260 716 380 696C480 680 540 706 610 690V910H-10Z" fill="#a8446a"/>'
        + houses
        + '<path d="M-10 806H610V910H-10Z" fill="#2a1436"/><path d="M-10 806H610" stroke="#ff9a6a" stroke-width="4"/><path d="M-10 862h610" stroke="#ffcf94" stroke-width="4" stroke-dasharray="40 34" opacity=".7"/>'
        + pole(30, 150) + pole(570, 206)
        + f'<g fill="none" stroke="#1c0f2c" stroke-width="5">{wires}</g>'
        + at(300, 838, 1, '<path d="M-58 0a22 22 0 1 0 .1 0zM34 0a22 22 0 1 0 .1 0z" transform="translate(0 -22)" fill="none" stroke="#ffd9b4" stroke-width="5"/><path d="M-58 0L-20-44H20L34-2M-20-44L0 0L20-44M-26-52h14" transform="translate(0 0)" fill="none" stroke="#ffd9b4" stroke-width="5"/>')
        + child(296, 800, 1.25, "#2f8a8a", "#3a1a2a")
        + "".join(raven("perched", *sag(w, t), 0.74, f, rim="#ffd9a8") for w, t, f in SEATS)
    )
    return Picture(
        "The singing wires", "Eight ravens sit on five wires over an evening street like notes on a stave, and a child on a bicycle rides underneath.",
        sky("#3a2468", "#8a3f86", "#e0606a", "#ff9a5a", "#ffd28a") + glow() + RAVENS, body, vignette="#1a0a24",
    )
