"""A stone giant fills a valley and holds the setting sun in his lap; goats graze his shoulder."""

from __future__ import annotations

import random

from brush import Picture, glow, ground, light, lin, rad, sky, wash
from diary._shapes_b import at, block, cloud, disc, layer, oval, shape, stroke

BODY = ("M150 330C110 370 92 440 84 520C60 560 30 640 36 720C40 780 90 800 150 796L450 796C520 800 566 770 566 716C566 640 540 560 516 520"
        "C510 440 490 370 450 330C400 296 200 296 150 330Z")
HEAD = "M206 300C188 250 190 170 222 132C250 100 350 96 382 130C414 166 412 250 396 300C380 336 340 352 302 352C262 352 222 336 206 300Z"


def goat(x: float, y: float, scale: float, coat: str, flip: bool = False) -> str:
    return at(x, y, stroke("M-16 0V-14M-8 0V-14M10 0V-14M17 0V-14", coat, 4), shape("M-22-12C-24-30-10-34 10-32C18-44 30-44 36-34L34-26L24-24C24-16 20-10 16-10Z", coat),
              stroke("M20-40C14-50 6-52 2-48M26-42C24-54 16-58 10-56", "#3a2f2a", 3), stroke("M30-26V-18M-22-26L-28-32", coat, 3), disc(28, -35, 1.6, "#1a1a1a"), scale=scale, flip=flip)


def draw() -> Picture:
    rng = random.Random(38)
    cracks = "".join(f"M{rng.randint(90, 510)} {rng.randint(360, 740)}l{rng.randint(-18, 18)} {rng.randint(12, 34)}l{rng.randint(-16, 16)} {rng.randint(8, 26)}" for _ in range(26))
    moss = "".join(oval(x, y, rx, rx * 0.36, "#7a8a4a", 0.8) for x, y, rx in ((160, 344, 44), (120, 400, 26), (440, 346, 40), (240, 122, 30), (350, 116, 26), (66, 640, 26), (540, 650, 26), (484, 410, 22)))
    village = "".join(at(x, y, shape("M-13 10V-6L0-18L13-6V10Z", "#e8d8b8"), shape("M-18-4L0-22L18-4Z", "#a84a34"), block(-4, -4, 7, 8, "#ffd76a"), scale=s)
                      for x, y, s in ((60, 842, 1.2), (96, 858, 1.4), (30, 870, 1.5), (540, 850, 1.3), (506, 870, 1.5), (570, 878, 1.4)))
    arm = ("M112 440C70 500 60 600 110 660C140 692 200 700 236 690L250 650C216 650 176 636 164 600C152 560 164 500 180 460Z")
    hand = "M226 646C250 634 280 640 290 656C300 668 296 690 280 698C258 706 226 704 214 690C206 674 212 654 226 646Z"
    right = f'<g transform="translate(604 0) scale(-1 1)">{shape(arm, "url(#shade)")}{stroke("M112 440C70 500 60 600 110 660", "#8a7a70", 4, 0.7)}{shape(hand, "url(#shade)")}</g>'
    body = (
        ground() + light(300, 560, 480, opacity=0.8)
        + wash(("M-40 100C160 40 360 180 640 80V220H-40Z", "#d8a070"), ("M-40 330C160 290 360 390 640 330V430H-40Z", "#f0b878"), opacity=0.5)
        + cloud(-60, 170, 1.1, "#e8b890", 0.7) + cloud(410, 110, 1.1, "#d8a088", 0.7) + cloud(400, 260, 0.7, "#e8b890", 0.6)
        + shape("M-10 560L40 420L90 470L150 330L220 450L300 380L390 450L460 320L530 460L570 410L610 470V760H-10Z", "#a88a88", 0.7)
        + shape("M-10 640L30 520L80 560L120 500V800H-10ZM610 620L570 500L530 550L490 490V800H610Z", "#6f6470")
        + block(0, 480, 600, 240, "url(#mist)", 0.7)
        + layer(shape(BODY, "#1a1418", 0.5), filter="soft") + shape(BODY, "url(#stone)")
        + layer(wash(("M40 660C200 600 420 620 560 680V800H40Z", "#f0a050"), ("M380 320C460 320 520 460 570 700V800H480Z", "#2a2630"), ("M110 340C160 320 200 340 210 420L140 520Z", "#c8bcae"), opacity=0.5), stroke(cracks, "#332c30", 3, 0.5), clip="giant")
        + shape("M80 716C120 640 230 640 262 700C270 740 250 790 210 800H96C70 790 66 750 80 716ZM520 716C480 640 370 640 338 700C330 740 350 790 390 800H504C530 790 534 750 520 716Z", "url(#knee)")
        + stroke("M84 716C122 644 228 644 260 700M516 716C480 644 372 644 340 700", "#f7c080", 4, 0.7)
        + shape(HEAD, "url(#stone)")
        + shape("M222 196C240 176 280 178 294 196L288 214C268 204 244 206 228 216ZM382 196C364 176 324 178 310 196L316 214C336 204 360 206 376 216Z", "#4a4248")
        + shape("M232 224C250 212 276 216 286 228C270 236 246 236 232 224ZM372 224C354 212 328 216 318 228C334 236 358 236 372 224Z", "#2a2428")
        + disc(262, 230, 5, "#ffcf7a") + disc(340, 230, 5, "#ffcf7a")
        + shape("M292 214H314L324 274C316 284 288 284 280 274Z", "#8a8078") + stroke("M292 216L280 272C290 284 314 284 324 274", "#c8b8a4", 3, 0.6)
        + stroke("M262 316C284 300 322 300 344 316", "#2a2428", 7) + stroke("M232 150C260 132 340 130 372 150M214 240L226 280M392 236L382 280", "#332c30", 3, 0.6)
        + shape("M262 240C258 256 258 266 264 270C270 266 269 254 262 240Z", "#a8d8e8", 0.95)
        + stroke("M210 292C232 336 280 348 302 350C340 350 376 332 394 296", "#f7c080", 4, 0.8)
        + moss
        + light(302, 600, 240) + disc(302, 592, 96, "url(#sun)") + disc(302, 592, 96, "none", 0.8, stroke="#fff3c0", stroke_width="3")
        + right + shape(arm, "url(#stone)") + stroke("M166 600C152 560 164 500 180 460", "#ffd08a", 5, 0.8) + stroke("M112 440C70 500 60 600 110 660", "#d8ccbc", 4, 0.6)
        + shape(hand, "url(#stone)") + stroke("M232 652L228 694M250 646L250 700M270 648L272 700", "#332c30", 3, 0.6) + stroke("M226 646C250 634 280 640 290 656", "#ffe0a0", 5, 0.9)
        + goat(138, 338, 0.95, "#f4ece0") + goat(462, 346, 0.9, "#e4d8c8", True) + goat(300, 108, 0.75, "#f4ece0") + goat(96, 400, 0.7, "#d8ccbc", True)
        + at(360, 106, stroke("M0 4V-20", "#5a3a2a", 5), disc(0, -28, 15, "#6a7a3c"), disc(10, -20, 11, "#7a8a4a"))
        + shape("M-10 800C100 770 220 800 300 796C400 790 520 780 610 806V910H-10Z", "url(#valley)")
        + village
        + stroke("M300 910C280 870 320 850 302 806", "#e8c890", 8, 0.8)
        + stroke("M186 170q9-11 16 0q9-11 16 0M448 210q8-10 14 0q8-10 14 0M120 250q7-8 12 0q7-8 12 0", "#3a2f34", 3)
    )
    extra = (
        sky("#5f6a80", "#a08a88", "#e0a070", "#f0b870", "#c88a58") + glow(core="#fff6d0", mid="#ffc46a", edge="#f0903a")
        + lin("stone", (0, "#a8a098"), (0.45, "#786f70"), (1, "#4a4248")) + lin("shade", (0, "#6a6264"), (1, "#3a3238")) + lin("knee", (0, "#a8907a"), (0.4, "#6f6260"), (1, "#3f363a"))
        + rad("sun", (0, "#fffbe0"), (0.5, "#ffd870"), (1, "#f59a2f"), cx=0.42, cy=0.38, r=0.7) + lin("mist", (0, "#f7d8b0", 0), (0.5, "#f7d8b0", 0.6), (1, "#f7d8b0", 0))
        + lin("valley", (0, "#7a7040"), (1, "#2f2a20")) + f'<clipPath id="giant"><path d="{BODY}"/></clipPath>'
    )
    return Picture(
        "The Giant Who Holds the Sun",
        "A sad giant of stone sits in a valley with the heavy setting sun in his lap; goats graze on his shoulders above a tiny village.",
        extra, body, vignette="#1a1418",
    )
