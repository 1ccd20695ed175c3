"""A golden hill town by the water; in the reflection every roof is a fang and the windows look back."""

import random

from brush import Picture, glow, ground, light, lin, sky, wash
from covers._cast import child, cloud, shimmer

SHORE = 486
TOWERS = ((48, 84, 120), (124, 78, 196), (206, 88, 262), (300, 104, 352), (396, 90, 270), (478, 80, 206), (554, 86, 130))


def sweet(index: int, x: int, w: int, h: int, rng: random.Random) -> str:
    top, half = SHORE - h, w / 2
    tint = ("#ffe6bd", "#ffd3a8", "#f7bfa0", "#fff0cf")[index % 4]
    roof = ("#e0646a", "#d9894a", "#c2506e", "#e8a04e")[index % 4]
    out = (
        f'<path d="M{x - half:g} {SHORE}V{top}H{x + half:g}V{SHORE}Z" fill="{tint}"/>'
        f'<path d="M{x + half * .45:g} {SHORE}V{top}H{x + half:g}V{SHORE}Z" fill="#b0587a" opacity=".35"/>'
    )
    if index % 2:
        out += f'<path d="M{x - half - 8:g} {top}Q{x:g} {top - w * 1.15:g} {x + half + 8:g} {top}Z" fill="{roof}"/>'
    else:
        out += f'<path d="M{x - half - 8:g} {top}L{x} {top - w * .95:g}L{x + half + 8:g} {top}Z" fill="{roof}"/>'
    flag = top - w * (0.62 if index % 2 else 0.95)
    out += f'<path d="M{x} {flag + 4:g}v-34" stroke="#7a3a52" stroke-width="3"/><path d="M{x} {flag - 30:g}l26 8l-26 9z" fill="#ffd27a"/>'
    for wy in range(top + 22, SHORE - 40, 46):
        for wx in (-24, 6):
            lit = "#fff6cf" if rng.random() < 0.7 else "#c9788a"
            out += f'<path d="M{x + wx} {wy + 22}v-14a8 9 0 0 1 16 0v14z" fill="{lit}"/>'
    return out


def dreadful(index: int, x: int, w: int, h: int, rng: random.Random) -> str:
    """The same tower upside down, crooked and toothed."""
    half, deep = w / 2, SHORE + 14 + h * 1.02
    lean = rng.randint(-16, 16)
    out = (
        f'<path d="M{x - half:g} {SHORE + 14}L{x - half + lean:g} {deep:g}L{x - half * .4 + lean:g} {deep - 26:g}'
        f'L{x + lean * 1.4:g} {deep + w * .95:g}L{x + half * .4 + lean:g} {deep - 20:g}L{x + half + lean:g} {deep + 8:g}'
        f'L{x + half:g} {SHORE + 14}Z" fill="url(#fang)"/>'
        f'<path d="M{x - half:g} {SHORE + 14}L{x - half + lean:g} {deep:g}" stroke="#ff7a5a" stroke-width="2.500" opacity=".55"/>'
    )
    if h > 150:
        y = SHORE + 14 + h * (0.44 + 0.16 * (index % 2))
        out += (
            f'<path d="M{x - 30 + lean / 2:g} {y - 8:g}q16-2 24 12q-18 6-24-12zM{x + 30 + lean / 2:g} {y - 8:g}q-16-2-24 12q18 6 24-12z" fill="#ff6a4a"/>'
            f'<path d="M{x - 14 + lean / 2:g} {y + 1:g}l3 4M{x + 14 + lean / 2:g} {y + 1:g}l-3 4" stroke="#1a0616" stroke-width="4" stroke-linecap="round"/>'
        )
    return out


def draw() -> Picture:
    rng = random.Random(4)
    up = "".join(sweet(i, *t, rng) for i, t in enumerate(TOWERS))
    down = "".join(dreadful(i, *t, rng) for i, t in enumerate(TOWERS))
    body = (
        ground()
        + wash(("M-40 120C160 60 360 200 640 100V220H-40Z", "#fff0d8"), ("M-40 300C160 260 360 360 640 300V420H-40Z", "#ffb48a"))
        + light(160, 150, 300) + '<circle cx="160" cy="150" r="50" fill="#fffbe9"/>'
        + cloud(380, 96, 0.9, "#fff", 0.8) + cloud(-60, 250, 0.9, "#fff3e0", 0.7) + cloud(470, 240, 0.7, "#fff3e0", 0.7)
        + '<path d="M-10 486C60 380 160 400 220 350C300 300 380 330 440 380C500 420 560 400 610 440V486Z" fill="#e9a58a" opacity=".8"/>'
        + up
        + '<rect y="490" width="600" height="410" fill="url(#low)"/>'
        + wash(("M-40 640C160 600 360 720 640 640V800H-40Z", "#6a1238"), ("M-40 800C160 760 360 860 640 800V920H-40Z", "#1a0624"))
        + down
        + '<circle cx="160" cy="826" r="64" fill="#ff5a4a" opacity=".22" filter="url(#soft)"/>'
        + '<path d="M176 776a50 50 0 1 0 30 74a40 40 0 1 1-30-74z" fill="#e0443e"/>'
        + '<rect y="474" width="600" height="30" fill="url(#quay)"/><rect y="500" width="600" height="8" fill="#4a1230"/>'
        + shimmer(6, 520, 640, "#ff9a6a", step=14)
        + '<g stroke="#fff6da" stroke-width="3" stroke-linecap="round" opacity=".8"><path d="M16 480h70M150 480h96M352 480h80M486 480h90"/></g>'
        + light(300, 450, 90, opacity=0.9)
        + child(300, 482, 1.25, "#b5364f", "#4a2040")
        + '<path d="M310 452L322 444" stroke="#4a2040" stroke-width="5" stroke-linecap="round"/><circle cx="325" cy="438" r="7" fill="#fff6cf"/>'
        # what she sees of herself
        + '<path d="M278 508C272 560 282 584 300 596C318 584 330 560 322 508Z" fill="#0c0314"/>'
        '<path d="M284 584L266 622L296 596L304 596L334 622L316 584Z" fill="#0c0314"/>'
        '<path d="M288 572q8 2 9 9q-9 1-9-9zM312 572q-8 2-9 9q9 1 9-9z" fill="#fff0a0"/>'
        '<path d="M322 530C350 536 362 552 366 572L356 566L352 582L344 566C338 556 330 552 320 552Z" fill="#0c0314"/>'
    )
    return Picture(
        "Dreams and Nightmares",
        "A sunlit town of seven towers; in the red water below the towers are fangs with eyes, and the child with the lamp has a horned reflection.",
        sky("#4fa3d8", "#a8d8e6", "#fdeccb", "#ffc48a", "#f09a7a") + glow()
        + lin("low", (0, "#b0343c"), (0.5, "#6a1844"), (1, "#2c0c38")) + lin("fang", (0, "#3a0f30"), (1, "#0c0414"))
        + lin("quay", (0, "#fff0cf"), (1, "#c98a72")),
        body, vignette="#14061c",
    )
