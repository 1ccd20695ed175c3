"""Draw the place behind each game's table:  python art/places.py

Writes web/src/games/<game>/scene.svg, 1600 x 900, to be cut from the bottom middle.  A place is dark and of low contrast:
it frames what lies on the table, carries no meaning, and every word on it can be read.
"""

from __future__ import annotations

import itertools
import math
import random
from collections.abc import Callable, Iterable
from pathlib import Path

from brush import lin, rad

GAMES = Path(__file__).resolve().parent.parent / "web" / "src" / "games"
WIDE, HIGH = 1600, 900
LAMPLIGHT = rad("lamp", (0, "#ffd27a", 0.42), (1, "#ffd27a", 0))


def path(d: str, fill: str, opacity: float = 1) -> str:
    """A filled outline."""
    return f'<path d="{d}" fill="{fill}"' + (f' opacity="{opacity}"/>' if opacity < 1 else "/>")


def lines(strokes: Iterable[str], colour: str, width: float, opacity: float) -> str:
    """Thin strokes of one colour."""
    return (
        f'<path d="{"".join(strokes)}" fill="none" stroke="{colour}" stroke-width="{width}" '
        f'stroke-linecap="round" opacity="{opacity}"/>'
    )


def sky(name: str) -> str:
    """The whole sheet in one wash."""
    return f'<rect width="{WIDE}" height="{HIGH}" fill="url(#{name})"/>'


def dusk(name: str, y: int) -> str:
    """A wash from y downwards, so that words at the lower edge stay readable."""
    return f'<rect y="{y}" width="{WIDE}" height="{HIGH - y}" fill="url(#{name})"/>'


def stars(seed: int, count: int, lowest: int, colour: str = "#e8ecff") -> str:
    """Stars under two pixels, fewer towards the horizon, in three strengths."""
    luck = random.Random(seed)
    out = ""
    for strength in (0.24, 0.4, 0.6):
        dots = "".join(f"M{luck.uniform(0, WIDE):.0f} {lowest * luck.random() ** 1.4:.0f}h0" for _ in range(count // 3))
        out += lines([dots], colour, 1.4 + strength, strength)
    return out


def ridge(seed: int, y: float, swing: float, fill: str, steps: int = 6) -> str:
    """A hill from edge to edge."""
    luck = random.Random(seed)
    points = [(i * WIDE / steps, y + luck.uniform(-swing, swing)) for i in range(-1, steps + 3)]
    d = f"M{points[0][0]:.0f} {points[0][1]:.0f}"
    for (x0, y0), (x1, y1) in itertools.pairwise(points[1:]):
        d += f"Q{x0:.0f} {y0:.0f} {(x0 + x1) / 2:.0f} {(y0 + y1) / 2:.0f}"
    return path(f"{d}V{HIGH + 9}H-300Z", fill)


def cloud(x: float, y: float, size: float, fill: str, opacity: float) -> str:
    """A flat-bottomed cloud of four puffs."""
    puffs = [(-88, 36), (-36, 62), (34, 52), (86, 32)]
    d = "".join(f"M{at - r} {-r}a{r} {r} 0 1 1 {2 * r} 0a{r} {r} 0 1 1 {-2 * r} 0Z" for at, r in puffs)
    body = f'<path d="{d}M-88 -40H86V0H-88Z" fill="{fill}"/>'
    return f'<g transform="translate({x} {y}) scale({size})" opacity="{opacity}">{body}</g>'


def cottage(x: float, y: float, size: float, wall: str, roof: str) -> str:
    """A small house with a light in it."""
    return (
        f'<g transform="translate({x} {y}) scale({size})"><circle cy="-16" r="54" fill="url(#lamp)"/>'
        + path("M-20 0V-24H20V0Z", wall)
        + path("M-26-22L0-46L26-22Z M10-48h7v18h-7Z", roof)
        + path("M-11-17h8v10h-8ZM4-17h8v10h-8Z", "#e8b868")
        + "</g>"
    )


def pines(spots: Iterable[tuple[float, float, float]], fill: str) -> str:
    """Fir trees."""
    return "".join(
        f'<path transform="translate({x} {y}) scale({s})" d="M0-70L15-40H9L22-18H13L28 4H-28L-13-18H-22L-9-40H-15Z" fill="{fill}"/>'
        for x, y, s in spots
    )


def glitter(seed: int, x: float, y: float, rows: int, colour: str, opacity: float) -> str:
    """Light on water, wider and fainter the nearer it is."""
    luck = random.Random(seed)
    out = ""
    for part in range(3):
        dashes = []
        for row in range(part * rows // 3, (part + 1) * rows // 3):
            middle = x + luck.uniform(-1, 1) * (24 + row * 8)
            half = luck.uniform(24, 70)
            dashes.append(f"M{middle - half:.0f} {y + row * 6.2:.0f}h{2 * half:.0f}")
        out += lines(dashes, colour, 2.6, round(opacity * (1 - part / 3.6), 2))
    return out


def weather() -> tuple[str, str]:
    """Dream Power Trick: a rainbow at night, from hill to hill, with a shower at its foot."""
    defs = (
        lin("s", (0, "#08142c"), (0.4, "#15304f"), (0.68, "#2b4468"), (0.82, "#4c4a72"))
        + lin("a", (0, "#2f3562"), (1, "#20244a"))
        + lin("b", (0, "#232750"), (1, "#14183a"))
        + lin("c", (0, "#191d42"), (1, "#0b0f28"))
        + lin("d", (0, "#080e22", 0), (1, "#080e22", 0.66))
        + rad("g", (0, "#f0d6a8", 0.17), (1, "#f0d6a8", 0))
        + lin("f", (0, "#fff"), (0.7, "#fff"), (1, "#000"))
        + f'<mask id="m"><rect width="{WIDE}" height="{HIGH}" fill="url(#f)"/></mask>'
    )
    colours = ["#b0463f", "#b96a32", "#b99732", "#447f48", "#35699f", "#6a4a96"]
    bow = "".join(
        f'<path d="M{250 + i * 20} 770A{550 - i * 20} {580 - i * 20} 0 0 1 {1350 - i * 20} 770" stroke="{c}"/>'
        for i, c in enumerate(colours)
    )
    luck = random.Random(5)
    shower = [f"M{luck.uniform(1320, 1590):.0f} {luck.uniform(420, 620):.0f}l-7 19" for _ in range(42)]
    body = (
        sky("s")
        + stars(18, 72, 330)
        + '<ellipse cx="800" cy="660" rx="680" ry="330" fill="url(#g)"/>'
        + f'<g fill="none" stroke-width="20.5" mask="url(#m)" opacity=".34">{bow}</g>'
        + cloud(130, 352, 1.5, "#7d90b8", 0.2)
        + cloud(1470, 396, 1.7, "#5f6f9c", 0.3)
        + cloud(360, 590, 1, "#8a7fa6", 0.2)
        + cloud(1236, 566, 0.95, "#8a7fa6", 0.2)
        + lines(shower, "#b9d8ff", 2.6, 0.24)
        + ridge(31, 668, 30, "url(#a)", 5)
        + cottage(196, 690, 0.95, "#2c2648", "#1c1838")
        + cottage(1436, 696, 0.85, "#2c2648", "#1c1838")
        + pines([(84, 700, 0.8), (120, 706, 0.6), (1530, 704, 0.8)], "#1d2148")
        + ridge(44, 742, 26, "url(#b)")
        + ridge(57, 818, 22, "url(#c)")
        + dusk("d", 620)
    )
    return defs, body


def field(seed: int, top: float, colours: list[str]) -> str:
    """Three rows of fields that lie round a hill, some of them ploughed."""
    luck = random.Random(seed)
    out, furrows = "", []
    edges = [top, top + 58, top + 134, top + 250]
    for k in range(3):
        x = -90.0 - 40 * k
        while x < WIDE + 90:
            w = luck.uniform(130, 250) * (1 + k * 0.25)
            corners = [(x, edges[k]), (x + w, edges[k]), (x + w, edges[k + 1]), (x, edges[k + 1])]
            bent = [
                (px + (px - 800) * (0.09 if i > 1 else 0), py + 30 - 30 * math.cos((px - 800) / 560))
                for i, (px, py) in enumerate(corners)
            ]
            out += path("M" + "L".join(f"{px:.0f} {py:.0f}" for px, py in bent) + "Z", luck.choice(colours))
            if luck.random() < 0.45:
                for i in range(1, 5):
                    a = bent[0][0] + (bent[1][0] - bent[0][0]) * i / 5
                    b = bent[3][0] + (bent[2][0] - bent[3][0]) * i / 5
                    furrows.append(f"M{a:.0f} {bent[0][1] + 7:.0f}L{b:.0f} {bent[3][1] - 5:.0f}")
            x += w
    return out + lines(furrows, "#fff", 3, 0.045)


def ravens() -> tuple[str, str]:
    """Dream: the moon over a bay, and the patchwork land where everyone sleeps."""
    defs = (
        lin("s", (0, "#060a1b"), (0.4, "#111c3b"), (0.66, "#22305a"))
        + rad("h", (0, "#efe1b6", 0.3), (0.45, "#b9b4c0", 0.14), (1, "#8fa2d0", 0))
        + rad("o", (0, "#e6d29a", 0.34), (0.75, "#d4bc82", 0.28), (1, "#c0a672", 0.22))
        + lin("w", (0, "#1e2c52"), (1, "#0e1730"))
        + lin("d", (0, "#050917", 0), (1, "#050917", 0.78))
    )
    body = (
        sky("s")
        + stars(8, 150, 470)
        + '<circle cx="800" cy="366" r="480" fill="url(#h)"/><circle cx="800" cy="366" r="206" fill="url(#o)"/>'
        + '<g fill="#8c8266" opacity=".14"><circle cx="716" cy="300" r="34"/><circle cx="878" cy="282" r="20"/>'
        + '<circle cx="884" cy="452" r="40"/><circle cx="744" cy="464" r="18"/></g>'
        + cloud(300, 500, 1.7, "#323f6a", 0.34)
        + cloud(1300, 462, 1.9, "#323f6a", 0.32)
        + cloud(1130, 566, 1, "#3c4770", 0.3)
        + path("M0 604C140 572 250 580 372 596C470 572 560 584 640 604V630H0Z", "#16213f")
        + path("M960 606C1080 580 1180 586 1270 598C1390 566 1500 576 1600 598V630H960Z", "#16213f")
        + f'<rect y="604" width="{WIDE}" height="190" fill="url(#w)"/>'
        + glitter(4, 800, 612, 24, "#e6d8ac", 0.17)
        + '<g transform="translate(250 652)" opacity=".75">'
        + path("M-42 0H42L30 17H-30Z", "#0b1124")
        + path("M-2-5V-70L36-11ZM-7-5V-58L-34-11Z", "#46547e")
        + "</g>"
        + field(6, 712, ["#182735", "#1d2f32", "#252a44", "#2c2740", "#1a223e", "#22343a"])
        + cottage(132, 760, 1, "#231d32", "#141122")
        + cottage(1456, 768, 1.1, "#231d32", "#141122")
        + pines([(42, 792, 0.9), (80, 802, 1.1), (1566, 802, 1.1), (1396, 786, 0.8)], "#0e1727")
        + dusk("d", 650)
    )
    return defs, body


def roofs(seed: int, base: float, least: int, most: int, fill: str, lit: str, chance: float) -> str:
    """A street of houses from edge to edge: gables, towers and chimneys, with windows here and there."""
    luck = random.Random(seed)
    houses, windows, x = "", "", -30.0
    while x < WIDE + 20:
        w, h = luck.uniform(60, 124), luck.uniform(least, most)
        top = base - h
        shape = luck.choice(["gable", "gable", "tower", "flat"])
        if shape == "gable":
            houses += f"M{x:.0f} {HIGH}V{top:.0f}L{x + w / 2:.0f} {top - w * 0.46:.0f}L{x + w:.0f} {top:.0f}V{HIGH}Z"
            houses += f"M{x + w * 0.7:.0f} {top:.0f}v{-w * 0.42:.0f}h11v{w * 0.42:.0f}Z"
        elif shape == "tower":
            middle = x + w / 2
            houses += f"M{x:.0f} {HIGH}V{top:.0f}H{x + w:.0f}V{HIGH}Z"
            houses += f"M{middle - 20:.0f} {top:.0f}v-44l20-46l20 46v44Z"
        else:
            houses += f"M{x:.0f} {HIGH}V{top:.0f}H{x + w:.0f}V{HIGH}ZM{x + 12:.0f} {top:.0f}v-20h14v20Z"
        for column in range(int(w // 28)):
            for row in range(int(h // 40)):
                if luck.random() < chance:
                    windows += f"M{x + 12 + column * 27:.0f} {top + 16 + row * 38:.0f}h9v14h-9Z"
        x += w + luck.choice([0, 0, 8])
    return path(houses, fill) + path(windows, lit, 0.5)


def towers() -> tuple[str, str]:
    """Dreams and Nightmares: a town of dreams asleep under the moon, thorns growing in at the edge."""
    defs = (
        lin("s", (0, "#0c0720"), (0.42, "#1d1240"), (0.72, "#36205a"), (0.9, "#4a2a60"))
        + rad("h", (0, "#f2dcae", 0.24), (1, "#c49ac8", 0))
        + lin("d", (0, "#0b0620", 0), (1, "#0b0620", 0.72))
    )
    thorns = []
    for side in (-1, 1):
        for k, (lean, tall) in enumerate([(150, 330), (96, 250), (210, 200)]):
            x = 800 + side * (806 - k * 34)
            thorns.append(
                f"M{x} 900C{x} {900 - tall * 0.5:.0f} {x - side * lean} {900 - tall * 0.6:.0f} {x - side * lean * 0.8:.0f} {900 - tall}"
            )
            for i in range(2, 7):
                t = i / 7
                at = x - side * lean * (3 * t * t * (1 - t) + 0.8 * t**3)
                up = 900 - tall * (1.5 * t * (1 - t) ** 2 + 1.8 * t * t * (1 - t) + t**3)
                thorns.append(f"M{at:.0f} {up:.0f}l{side * (14 if i % 2 else -13)} -9")
    body = (
        sky("s")
        + stars(21, 150, 520)
        + '<circle cx="1180" cy="236" r="330" fill="url(#h)"/>'
        + path("M1180 158A78 78 0 1 0 1256 258A64 64 0 1 1 1180 158Z", "#e2cf9c", 0.3)
        + cloud(260, 330, 1.6, "#5b4285", 0.26)
        + cloud(1420, 400, 1.5, "#4b3576", 0.32)
        + cloud(760, 250, 0.9, "#5b4285", 0.2)
        + roofs(3, 760, 90, 210, "#22163f", "#d9a05c", 0.05)
        + roofs(12, 850, 80, 190, "#190f32", "#e0ab62", 0.1)
        + roofs(27, 930, 70, 160, "#110a26", "#f0bd70", 0.08)
        + lines(thorns, "#08041a", 6, 0.8)
        + dusk("d", 560)
    )
    return defs, body


def diary() -> tuple[str, str]:
    """Dream Diary: an open book as wide as the land, its pages for hills, under a sky full of stars."""
    defs = (
        lin("s", (0, "#09092a"), (0.5, "#1c1a50"), (0.8, "#39306c"))
        + lin("p", (0, "#5c4d74"), (0.36, "#3a3160"), (1, "#191540"))
        + rad("h", (0, "#ffe2a8", 0.15), (1, "#ffe2a8", 0))
        + lin("d", (0, "#090823", 0), (1, "#090823", 0.7))
    )
    page = "M-40 {0}C270 {1} 620 {2} 800 {3}C980 {2} 1330 {1} 1640 {0}"
    written = [page.format(796 + k * 24, 690 + k * 24, 726 + k * 22, 836 + k * 18) for k in range(6)]
    joined = [(182, 150), (262, 96), (352, 128), (436, 82), (520, 150)]
    far = [(1108, 96), (1186, 150), (1282, 118), (1376, 176), (1448, 110)]
    signs = ["M" + "L".join(f"{x} {y}" for x, y in sign) for sign in (joined, far)]
    dots = ["".join(f"M{x} {y}h0" for x, y in sign) for sign in (joined, far)]
    body = (
        sky("s")
        + stars(28, 170, 700)
        + lines(signs, "#cfc8ff", 1.3, 0.2)
        + lines(dots, "#fff2d0", 5, 0.5)
        + cloud(96, 560, 1.7, "#3c3376", 0.4)
        + cloud(1490, 600, 1.9, "#3c3376", 0.4)
        + '<ellipse cx="800" cy="800" rx="760" ry="330" fill="url(#h)"/>'
        + path(page.format(770, 664, 700, 812) + "V940H-40Z", "url(#p)")
        + lines(written, "#fff3dd", 2.6, 0.07)
        + path("M800 806L818 822V930H782V822Z", "#8d3146", 0.55)
        + dusk("d", 600)
    )
    return defs, body


def bedroom() -> tuple[str, str]:
    """When I Dream: a bedroom whose far wall has dissolved into clouds; curtains, and a mobile of stars."""
    defs = (
        lin("s", (0, "#080921"), (0.5, "#191849"), (1, "#2b2460"))
        + lin("v", (0, "#2a2058"), (1, "#140f34"))
        + rad("y", (0, "#f2c56a", 0.16), (1, "#f2c56a", 0))
        + rad("n", (0, "#7fa6ee", 0.16), (1, "#7fa6ee", 0))
        + lin("d", (0, "#070719", 0), (1, "#070719", 0.68))
    )
    strings = [(330, 120), (470, 196), (1130, 188), (1270, 116)]
    mobile = lines([f"M{x} -10V{y}" for x, y in strings], "#cfc8ff", 1.2, 0.22)
    for i, (x, y) in enumerate(strings):
        shape = (
            "M0-15L4-5L15-4L7 4L9 15L0 9L-9 15L-7 4L-15-4L-4-5Z"
            if i % 2
            else "M4-16A16 16 0 1 0 15 6A13 13 0 1 1 4-16Z"
        )
        mobile += f'<path transform="translate({x} {y + 14})" d="{shape}" fill="#d8c48c" opacity=".36"/>'
    folds = []
    for k in range(5):
        x = 24 + k * 30
        folds += [
            f"M{x} 0C{x + 34} 300 {x - 40} 560 {x - 30} 900",
            f"M{1600 - x} 0C{1566 - x} 300 {1640 - x} 560 {1630 - x} 900",
        ]
    body = (
        sky("s")
        + stars(38, 160, 760)
        + '<circle cx="250" cy="450" r="430" fill="url(#y)"/><circle cx="1350" cy="450" r="430" fill="url(#n)"/>'
        + mobile
        + cloud(250, 700, 2, "#2d2662", 0.6)
        + cloud(1380, 680, 2.2, "#2d2662", 0.6)
        + cloud(830, 880, 3, "#2a2560", 0.6)
        + cloud(380, 900, 2.6, "#241f56", 0.8)
        + cloud(1290, 904, 2.8, "#241f56", 0.8)
        + path("M-10-10H190C150 260 96 470 104 910H-10ZM1610-10H1410C1450 260 1504 470 1496 910H1610Z", "url(#v)")
        + lines(folds, "#fff", 2, 0.05)
        + dusk("d", 620)
    )
    return defs, body


PLACES: dict[str, Callable[[], tuple[str, str]]] = {
    "dream_diary": diary,
    "dream_power_trick": weather,
    "dream_ravens": ravens,
    "dreams_and_nightmares": towers,
    "when_i_dream": bedroom,
}


def main() -> None:
    """Draw all places."""
    for game, draw in PLACES.items():
        defs, body = draw()
        head = (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDE} {HIGH}" preserveAspectRatio="xMidYMax slice">'
        )
        (GAMES / game / "scene.svg").write_text(f"{head}<defs>{LAMPLIGHT}{defs}</defs>{body}</svg>\n", encoding="utf-8")


if __name__ == "__main__":
    main()
