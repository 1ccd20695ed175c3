"""The ground under the twelve numbered cards.

Ridge and meadow meet every card's edge at the same height, so that a row of six is one skyline, by day or by night.
"""

from __future__ import annotations

from brush import Picture, glow, ground, light, lin, rad, sky, stars, wash
from covers._cast import cloud

GROUND = 742            # where things stand
DAYS = (                # morning to evening: six skies
    ("#f7b4b0", "#ffd3b8", "#ffe9c8", "#fff4dc", "#ffe0b8"),
    ("#8fc8e8", "#c0e0ea", "#f4ecd0", "#ffe6c0", "#ffd9a8"),
    ("#6ab4ec", "#a4d4f0", "#e0f0ea", "#fff2d4", "#ffe4b8"),
    ("#78c0d8", "#b0dcd4", "#eef0cc", "#ffeab8", "#ffd498"),
    ("#8ab0e4", "#d0c8e4", "#ffdcc4", "#ffc898", "#ffae7c"),
    ("#a08ad0", "#dca0c0", "#ffbca4", "#ffd09a", "#ffe0a8"),
)
NIGHTS = (              # and the same hours gone wrong
    ("#1c0a2c", "#46123c", "#7e1c40", "#b8363e", "#e0603c"),
    ("#120a30", "#34124a", "#6a1a4c", "#a42c48", "#d8543e"),
    ("#140826", "#3a0f3e", "#741a3e", "#b03434", "#e66a34"),
    ("#0c1430", "#26204e", "#56204e", "#8c2c48", "#c44e40"),
    ("#180624", "#40103a", "#821a3a", "#bc3434", "#f07a3a"),
    ("#100620", "#300c3c", "#66123e", "#a02238", "#d84a34"),
)
MEADOWS = ("#f2b8a0", "#a8c88a", "#9ccb8c", "#b4c47e", "#e8b078", "#d89a8c")


def scene(number: int, sweet: bool, title: str, description: str, figure: str, defs: str = "") -> Picture:
    return (_day if sweet else _night)(number, title, description, figure, defs)


def _day(number: int, title: str, description: str, figure: str, defs: str) -> Picture:
    sun = 470 - 20 * number, 250 - 22 * number + 6 * abs(number - 3) ** 2
    body = (
        ground()
        + wash(("M-40 180C160 130 360 260 640 170V280H-40Z", "#ffffff"), ("M-40 460C160 420 360 520 640 460V560H-40Z", "#fff0d0"))
        + light(*sun, 260) + f'<circle cx="{sun[0]}" cy="{sun[1]:g}" r="58" fill="#fffdf0"/>'
        + cloud(-30, 210 + 18 * number, 0.8, "#fff", 0.85) + cloud(400, 360 - 12 * number, 0.75, "#fff", 0.8)
        + '<path d="M-10 640C90 590 170 600 260 628C340 650 420 590 500 600C550 606 580 626 610 640V910H-10Z" fill="#fff" opacity=".35"/>'
        + f'<path d="M-10 700C100 660 200 690 300 676C420 660 500 690 610 700V910H-10Z" fill="{MEADOWS[number - 1]}"/>'
        + '<path d="M-10 700C100 660 200 690 300 676C420 660 500 690 610 700" fill="none" stroke="#fff8e0" stroke-width="5" opacity=".8"/>'
        + figure
        + '<path d="M-10 820C120 790 260 830 380 806C480 790 540 810 610 820V910H-10Z" fill="#a85a6a" opacity=".55"/>'
        '<g fill="#fff6dc"><circle cx="70" cy="850" r="7"/><circle cx="150" cy="868" r="6"/><circle cx="250" cy="858" r="7"/><circle cx="380" cy="862" r="6"/><circle cx="470" cy="846" r="7"/><circle cx="550" cy="866" r="6"/></g>'
    )
    return Picture(title, description, sky(*DAYS[number - 1]) + glow() + defs, body, vignette="#7a3a4a")


def _night(number: int, title: str, description: str, figure: str, defs: str) -> Picture:
    x, y = 470 - 20 * number, 250 - 22 * number + 6 * abs(number - 3) ** 2
    thorns = "".join(f'<path d="M{tx} 910C{tx + lean} 870 {tx + lean * 2} 850 {tx + lean * 3} {top}C{tx + lean * 2 + 12} 860 {tx + 16} 880 {tx + 20} 910Z"/>' for tx, lean, top in ((10, -6, 800), (70, 8, 826), (170, -6, 836), (290, 6, 842), (400, -8, 836), (490, 8, 822), (566, -6, 800)))
    body = (
        ground()
        + wash(("M-40 140C160 90 360 230 640 140V270H-40Z", "#2a0a38"), ("M-40 440C160 400 360 500 640 440V560H-40Z", "#e0503c"))
        + stars(number, 26, 300, colour="#ffb49a")
        + light(x, y, 220, "redglow") + f'<path d="M{x - 20} {y - 58:g}A62 62 0 1 0 {x + 58} {y + 26:g}A51 51 0 1 1 {x - 20} {y - 58:g}Z" fill="#ff7a52"/>'
        + cloud(-50, 190 + 18 * number, 1, "#2c0c36", 0.8, "#8a2a48") + cloud(390, 370 - 12 * number, 0.9, "#2c0c36", 0.75)
        + '<path d="M-10 640L70 580L130 622L220 560L300 640L390 570L460 620L540 574L610 640V910H-10Z" fill="#5a1436" opacity=".8"/>'
        + '<path d="M-10 700C100 660 200 690 300 676C420 660 500 690 610 700V910H-10Z" fill="#2a0a26"/>'
        + '<path d="M-10 700C100 660 200 690 300 676C420 660 500 690 610 700" fill="none" stroke="#ff7a4a" stroke-width="4" opacity=".6"/>'
        + figure
        + f'<g fill="#0e0414">{thorns}</g>'
    )
    red = rad("redglow", (0, "#ffb08a", 0.8), (0.3, "#ff5a3a", 0.4), (1, "#ff3a2a", 0))
    return Picture(title, description, sky(*NIGHTS[number - 1]) + red + lin("ink", (0, "#2c0e34"), (1, "#10051a")) + defs, body, vignette="#0a0210")
