"""A child with a lantern in a dark corridor; its shadow on the wall is a wolf."""

from __future__ import annotations

from brush import Picture, glow, ground, light, lin, rad, sky, wash
from diary._shapes_a import place, specks

WOLF = (
    "M236 790C200 760 150 740 110 690C60 620 50 540 78 470C54 466 40 476 22 470C50 452 66 428 96 414C84 404 70 404 56 396C90 388 108 360 134 340C122 328 112 326 100 314C134 318 150 296 170 270"
    "C158 210 166 150 178 96C208 124 232 150 246 178C256 148 274 118 300 90C314 140 316 176 312 210C348 232 386 246 430 256C458 260 482 262 500 272C508 284 504 298 494 306L478 304L470 326L456 304L440 306L428 334L414 310L396 312L386 336L372 316L352 322"
    "C346 336 348 346 356 354L370 344L378 366L394 350L404 372L420 356L430 376L448 364C456 372 454 384 444 392C410 408 370 416 334 408C316 430 314 456 330 482C356 500 392 506 420 496C430 480 446 476 456 482L440 500L470 494L486 486L470 514L494 516L506 524L478 534L488 552L474 550L448 546"
    "C410 566 366 572 336 560C330 620 320 700 286 790Z"
)


def wall() -> str:
    """Striped paper over panelling, three frames hung askew, and a door ajar at the end."""
    paper = "".join(f"M{x} 0V640" for x in range(16, 600, 38))
    frames = "".join(place(x, y, f'<path d="M-{w} -{h}H{w}V{h}H-{w}Z" fill="#1a0d0a" stroke="#7a4a1e" stroke-width="7"/><ellipse cy="-6" rx="{w * 0.4:.0f}" ry="{h * 0.42:.0f}" fill="#3a2012"/><path d="M-{w * 0.7:.0f} {h * 0.8:.0f}C-{w * 0.5:.0f} {h * 0.2:.0f} {w * 0.5:.0f} {h * 0.2:.0f} {w * 0.7:.0f} {h * 0.8:.0f}Z" fill="#3a2012"/>', turn=t) for x, y, w, h, t in ((548, 150, 34, 46, 7), (62, 150, 34, 44, -6)))
    return f'<path d="M0 0H600V660H0Z" fill="url(#paper1)"/><path d="{paper}" stroke="#000" stroke-width="15" opacity=".12"/>{frames}'


def floor() -> str:
    boards = "".join(f"M{300 + (x - 300) * 0.7:.0f} 700L{x} 910" for x in range(-120, 760, 80))
    panels = "".join(f'<path d="M{x} 640h74v52h-74z" fill="none" stroke="#000" stroke-width="4" opacity=".35"/>' for x in range(8, 600, 98))
    return f'<path d="M0 616H600V704H0Z" fill="#6a3414"/><path d="M0 616H600" stroke="#f0a04a" stroke-width="4" opacity=".6"/>{panels}<path d="M0 704H600V910H0Z" fill="url(#boards)"/><path d="{boards}" stroke="#1a0a06" stroke-width="4" opacity=".6"/><path d="M0 704H600" stroke="#1a0a06" stroke-width="6"/>'


def child() -> str:
    """Nightshirt, bare feet, a hood with two small ears: the wolf's ears begin there."""
    return """<path d="M-16 0L-14-24H-2L-4 0ZM6 0L4-24H16L20 0Z" fill="#e8b285"/><path d="M-30-18C-30-66-24-92 0-96C26-92 32-64 32-18Z" fill="#d9dce8"/><path d="M10-94C28-84 32-60 32-18H14C20-46 20-72 10-94Z" fill="#fff3d0"/>
<path d="M22-78C40-76 54-72 66-76" stroke="#fff3d0" stroke-width="15" fill="none" stroke-linecap="round"/><circle cx="70" cy="-76" r="8" fill="#f0c3a0"/><path d="M-22-78C-34-62-34-50-30-40" stroke="#b9bed0" stroke-width="14" fill="none" stroke-linecap="round"/>
<path d="M-32-118C-34-150-14-160 2-160C22-160 36-146 34-118C32-100 18-92 2-92C-14-92-30-100-32-118Z" fill="#8a2f3a"/><path d="M-28-140L-30-178L-8-158ZM32-140L34-178L12-158Z" fill="#8a2f3a"/><path d="M-12-120C-12-138 4-144 18-138C30-132 32-116 26-106C16-98-10-100-12-120Z" fill="#f4cda4"/><circle cx="8" cy="-120" r="3.4" fill="#2a1210"/><circle cx="22" cy="-120" r="3.4" fill="#2a1210"/><path d="M12-108q4-3 8 0" stroke="#2a1210" stroke-width="2.6" fill="none" stroke-linecap="round"/>
<path d="M28-152L34-176M34-118C36-138 26-152 14-158" stroke="#ffb765" stroke-width="4" fill="none" stroke-linecap="round"/>"""


def lantern() -> str:
    return """<path d="M0-40C-14-40-14-60 0-60C14-60 14-40 0-40Z" fill="none" stroke="#2a1410" stroke-width="5"/><path d="M-20-40H20L14-28H-14Z" fill="#2a1410"/><path d="M-15-28H15V16H-15Z" fill="#ffe28a"/><path d="M0-18C9-6 8 6 0 10C-8 6-9-6 0-18Z" fill="#fffbe6"/><path d="M-15-28V16M15-28V16M-20 16H20V24H-20Z" stroke="#2a1410" stroke-width="4" fill="#2a1410"/>"""


def draw() -> Picture:
    body = "".join([
        ground(), wall(), wash(("M-40 80C160 20 360 180 640 60V-20H-40Z", "#0c0504"), opacity=0.7), floor(), light(352, 560, 520, "amber"), f'<path d="{WOLF}" fill="#0a0406" opacity=".55" filter="url(#soft4)" transform="translate(-6 0)"/><path d="{WOLF}" fill="#0d0508" opacity=".94"/>',
        '<path d="M284 214C296 204 316 206 326 218C314 226 296 226 284 214Z" fill="#ffb13d"/><circle cx="308" cy="215" r="4.5" fill="#2a0a08"/>',
        light(360, 730, 260, "amber", 0.8), '<ellipse cx="270" cy="838" rx="60" ry="9" fill="#0d0508" opacity=".7"/>',
        '<path d="M262 838L236 780H290Z" fill="#0d0508" opacity=".92"/>', place(266, 838, child(), 1.02), place(338, 800, lantern(), 1.08), light(338, 792, 150), '<path d="M600 0V910H560C570 600 566 300 552 0ZM0 0V910H34C26 600 30 300 44 0Z" fill="#080304" opacity=".75" filter="url(#soft)"/>',
        specks(20, 30, (200, 440, 560, 800), (0.9, 2.2), "#ffd98a", (0.3, 0.8)),
    ])
    defs = sky("#0c0504", "#2a120a", "#5a2a10", "#2a1008", "#080304") + glow() + rad("amber", (0, "#ffd27a", 0.9), (0.3, "#f09a3c", 0.55), (0.7, "#8a441a", 0.2), (1, "#3a1a0a", 0)) + lin("paper1", (0, "#1c0c08"), (0.5, "#6a3614"), (1, "#9a5a22")) + lin("boards", (0, "#8a4a1e"), (0.5, "#4a2410"), (1, "#140806"))
    return Picture("The Wolf on the Wall", "In a dark corridor a small child in a hood holds a lantern; the huge shadow behind it on the wall is a wolf with open jaws.", defs, body, vignette="#040102")
