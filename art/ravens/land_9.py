"""Nine ravens and a scarecrow who has stopped minding."""

import random

from brush import Picture, glow, ground, light, sky, wash
from covers._cast import RAVENS, at, cloud, raven


def wheat(rng: random.Random, y: int, n: int, colour: str, tall: int) -> str:
    ears = "".join(
        f'<path d="M{x} {y + 60}Q{x + lean} {y} {x + lean * 1.6:.0f} {y - h}"/>'
        for x, lean, h in ((rng.randint(-10, 610), rng.randint(-10, 16), rng.randint(tall // 2, tall)) for _ in range(n))
    )
    return f'<g fill="none" stroke="{colour}" stroke-width="7" stroke-linecap="round">{ears}</g>'


def draw() -> Picture:
    rng = random.Random(9)
    scarecrow = at(
        300, 700, 1.05,
        '<path d="M-10 120V-230H10V120Z" fill="#6a3f2a"/><path d="M-176-176H176V-196H-176Z" fill="#6a3f2a"/>'
        '<path d="M-150-214C-90-206-60-214-40-210H40C60-214 90-206 150-214L156-160L60-158L70 40L40 22L20 46L0 24L-24 46L-44 22L-70 40L-60-158L-156-160Z" fill="#3f6a9a"/>'
        '<path d="M20-210H40C60-214 90-206 150-214L156-160L60-158L70 40L40 22L30 34Z" fill="#1a2a55" opacity=".35"/>'
        '<path d="M-30-30h44v44h-44zM26-110h34v38h-34z" fill="#c9553f"/><path d="M-30-30h44v44h-44z" fill="none" stroke="#ffe0a0" stroke-width="4" stroke-dasharray="7 6"/>'
        '<path d="M-156-168l-34 6l20 8l-16 14l28-4zM156-168l34 6l-20 8l16 14l-28-4z" fill="#ffd86b"/>'
        '<circle cy="-262" r="52" fill="#f0d2a0"/><path d="M-52-262C-52-230-30-212 0-210C30-212 52-230 52-262C30-240-30-240-52-262Z" fill="#c99a62" opacity=".5"/>'
        '<path d="M-28-264q10 9 20 0M10-264q10 9 20 0" stroke="#4a2a1c" stroke-width="5" fill="none" stroke-linecap="round"/><path d="M-22-238q22 16 44 0M-12-236v8M0-233v8M12-236v8" stroke="#4a2a1c" stroke-width="4" fill="none"/>'
        '<path d="M-86-296C-40-310 40-310 86-296C60-282-60-282-86-296Z" fill="#8a4a2a"/><path d="M-48-300C-44-350-20-366 8-370C36-362 46-340 48-300C20-308-20-308-48-300Z" fill="#a85a32"/><path d="M-48-306C-20-316 20-316 48-306V-320C20-330-20-330-48-320Z" fill="#c23f4e"/>',
    )
    body = (
        ground()
        + wash(("M-40 80C160 30 360 170 640 80V220H-40Z", "#2c4a78"), ("M-40 400C160 360 360 470 640 400V500H-40Z", "#fff0b8"))
        + light(110, 470, 260, opacity=0.9)
        + cloud(-80, 190, 1.3, "#3f5f8c", 0.9, "#a8c0d8") + cloud(350, 120, 1.3, "#365480", 0.9, "#a8c0d8") + cloud(420, 330, 0.9, "#5f7fa0", 0.7)
        + '<path d="M-10 590C120 550 260 586 380 566C480 550 540 576 610 560V910H-10Z" fill="#f2b83f"/>'
        + '<g fill="#8a5a2a"><path d="M486 572v-40l30-26l30 26v40z"/><path d="M478 536l38-34l38 34z" fill="#c23f4e"/></g>'
        + wheat(rng, 640, 40, "#e09a2c", 60) + scarecrow + wheat(rng, 740, 46, "#f6c94f", 80)
        + '<path d="M-10 780C120 750 260 790 380 770C480 756 540 780 610 770V910H-10Z" fill="#d9902c"/>'
        + wheat(rng, 850, 44, "#ffdc72", 90)
        + raven("perched", 166, 498, 0.95, rim="#fff0b8") + raven("perched", 440, 498, 0.95, -1, rim="#fff0b8")
        + raven("perched", 308, 314, 0.95, rim="#fff0b8")
        + raven("flying", 480, 200, 0.8, -1, rim="#d5e2f2") + raven("flying", 170, 250, 0.72, rim="#d5e2f2", turn=-10)
        + raven("soaring", 300, 110, 0.85, rim="#d5e2f2", turn=-6)
        + raven("perched", 110, 784, 1, rim="#fff6d0") + raven("perched", 488, 770, 0.95, -1, rim="#fff6d0") + raven("perched", 296, 848, 1.08, rim="#fff6d0")
    )
    return Picture(
        "The scarecrow", "Nine ravens: three sit on a smiling scarecrow, three fly under storm clouds, three walk in the yellow wheat.",
        sky("#22406c", "#4a709c", "#9fb8b4", "#ffe6a0", "#ffc85a") + glow() + RAVENS, body, vignette="#2a1420",
    )
