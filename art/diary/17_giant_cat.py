"""A sleeping cat so large that its back is hills and fields, with a village by its tail."""

from __future__ import annotations

import random

from brush import Picture, glow, ground, light, lin, sky, wash
from diary._shapes_a import cloud, place

BODY = "M96 640C70 500 150 340 320 318C480 300 586 400 590 550C590 640 560 690 480 706H150Z"


def fields() -> str:
    """Patches sewn over the back, clipped to the cat."""
    patches = "".join(f'<path d="{d}" fill="{c}"/>' for d, c in (
        ("M120 470C200 420 260 380 300 300L420 300C400 380 340 440 250 500Z", "#a9c765"), ("M420 300C400 380 360 430 300 470L420 540C480 470 510 400 520 320Z", "#f6d272"), ("M520 320C510 400 480 470 420 540L600 620V320Z", "#8db85a"),
        ("M300 470L420 540C380 600 330 640 280 720L180 720C200 640 240 540 300 470Z", "#e0a548"), ("M420 540L600 620V720H280C330 640 380 600 420 540Z", "#c9d272"),
    ))
    rows = "".join(f"M{430 + i * 16} {310 + i * 4}C{420 + i * 16} {390 + i * 2} {380 + i * 16} {440 + i * 4} {318 + i * 17} {470 + i * 11}" for i in range(6))
    furrows = "".join(f"M{206 + i * 14} 716C{230 + i * 14} {640 - i * 2} {270 + i * 14} {560 - i} {312 + i * 16} {480 + i * 9}" for i in range(6))
    hedges = "M420 300C400 380 340 440 250 500M520 320C510 400 480 470 420 540M300 470L600 624M420 540C380 600 330 640 280 720"
    return f'<g clip-path="url(#cat)"><path d="{BODY}" fill="url(#fur)"/>{patches}<path d="{rows}" fill="none" stroke="#c98f34" stroke-width="4" opacity=".75"/><path d="{furrows}" fill="none" stroke="#b06f2c" stroke-width="4" opacity=".75"/><path d="{hedges}" fill="none" stroke="#4f8a48" stroke-width="8" stroke-linecap="round" stroke-dasharray="1 11"/><path d="M590 380C560 520 540 640 470 720H620Z" fill="#5a6a3a" opacity=".28"/></g>'


def stripes() -> str:
    """Where the coat shows: haunch and flank, so that the hill is a cat."""
    return '<g clip-path="url(#cat)"><path d="M96 640C70 500 150 340 320 318C240 360 190 430 184 520C180 600 200 660 220 720H96Z" fill="url(#fur)"/><g stroke="#b8652a" stroke-width="15" stroke-linecap="round" fill="none"><path d="M238 350C226 376 206 396 184 408M196 396C184 428 160 446 136 456M174 456C164 492 140 510 112 516"/></g><path d="M600 470C566 560 530 620 440 720H610Z" fill="url(#fur)"/><g stroke="#b8652a" stroke-width="15" stroke-linecap="round" fill="none"><path d="M592 572C572 566 560 572 548 584M580 632C556 618 534 624 520 640M540 686C520 668 500 672 486 688"/></g></g>'


def head() -> str:
    """Chin on its paws, eyes shut; the ears are two little hills."""
    return """<ellipse cx="-66" cy="112" rx="72" ry="34" fill="#f2b45c"/><ellipse cx="84" cy="116" rx="74" ry="34" fill="#f6bf6c"/><path d="M-96 126v-22M-66 132v-24M64 134v-24M96 132v-24" stroke="#c47a34" stroke-width="4" stroke-linecap="round"/>
<path d="M-116-56L-112-146C-86-136-62-116-44-92ZM118-56L118-148C90-138 64-118 46-92Z" fill="#e2954a"/><path d="M-102-72L-100-122C-84-114-70-104-60-90ZM104-72L104-124C88-116 72-104 62-90Z" fill="#f0b0a0"/>
<path d="M-134 10C-136-66-76-104 0-104C78-104 138-66 136 10C134 80 70 112 0 112C-70 112-134 80-134 10Z" fill="url(#face)"/><path d="M-62 52C-62 24-30 20 0 34C30 20 62 24 62 52C62 92 30 110 0 110C-30 110-62 92-62 52Z" fill="#fff3da"/>
<path d="M0-102V-58M-30-98L-24-62M32-98L26-62M-132-8L-96 2M-130 26L-98 24M134-8L98 2M132 26L100 24" stroke="#b8652a" stroke-width="13" stroke-linecap="round"/>
<path d="M-88 6C-74 26-44 26-30 6M32 6C46 26 76 26 90 6" stroke="#5a2f20" stroke-width="7" fill="none" stroke-linecap="round"/><path d="M-14 38H16L1 54Z" fill="#e2757a"/><path d="M1 54V64C-6 78-26 76-30 66M1 64C8 78 28 76 32 66" stroke="#5a2f20" stroke-width="5" fill="none" stroke-linecap="round"/>
<path d="M-70 54L-150 40M-70 66L-152 72M72 54L152 38M72 66L154 70" stroke="#fffaf0" stroke-width="3" stroke-linecap="round"/><path d="M-132-10C-126-70-70-100 0-102C40-102 80-90 106-66" fill="none" stroke="#fff0c4" stroke-width="5" stroke-linecap="round" opacity=".85"/>"""


def house(roof: str) -> str:
    return f'<path d="M-22 0V-26L0-44L22-26V0Z" fill="#fff6e2"/><path d="M0-44L22-26V0H6Z" fill="#ecd2b0"/><path d="M-28-24L0-50L28-24L22-18L0-38L-22-18Z" fill="{roof}"/><path d="M-6 0v-14h11V0z" fill="#8a5434"/><path d="M-17-20h8v9h-8z" fill="#f3b24f"/>'


def tree(x: int, y: int, s: float, c: str = "#5b9a4c") -> str:
    return place(x, y, f'<path d="M-3 0V-18h6V0Z" fill="#7a4a2c"/><circle cy="-28" r="16" fill="{c}"/><path d="M-12-34a14 14 0 0 1 12-10" stroke="#d7e88a" stroke-width="4" fill="none" stroke-linecap="round"/>', s)


def draw() -> Picture:
    rng = random.Random(17)
    sheep = "".join(place(x, y, '<ellipse rx="10" ry="7" fill="#fffaf0"/><circle cx="10" cy="-3" r="4" fill="#4a3430"/><path d="M-5 6v5M5 6v5" stroke="#4a3430" stroke-width="2"/>', s) for x, y, s in ((500, 430, 1.0), (528, 452, 1.1), (540, 418, 0.9), (512, 482, 1.1), (554, 478, 1.0)))
    shepherd = '<path d="M-8 0C-9-20-6-28 0-30C7-28 9-18 9 0Z" fill="#c8453c"/><circle cy="-36" r="7" fill="#f0c3a0"/><path d="M-12-38H12L5-48H-5Z" fill="#7a4a2c"/><path d="M14 2V-40q0-8 8-6" stroke="#7a4a2c" stroke-width="3" fill="none"/>'
    village = "".join(place(x, y, house(c), s) for x, y, c, s in ((404, 800, "#c8503c", 0.9), (452, 788, "#d9763c", 0.82), (500, 806, "#b8402f", 1.0), (548, 792, "#d9763c", 0.84), (470, 842, "#c8503c", 1.1), (536, 852, "#b8402f", 1.15), (394, 848, "#d9763c", 1.0)))
    church = place(430, 836, '<path d="M-14 0V-62H14V0Z" fill="#fff6e2"/><path d="M-20-58L0-102L20-58Z" fill="#8a3a34"/><path d="M-5-40h10v14h-10z" fill="#7a5434"/>', 0.95)
    tufts = "".join(f"M{rng.randint(10, 330)} {rng.randint(808, 890)}q3-10 6 0q3-12 7 0" for _ in range(26))
    body = "".join([
        ground(), light(486, 130, 260), '<circle cx="486" cy="130" r="46" fill="#fffbe6"/>', wash(("M-40 140C160 80 360 220 640 120V200H-40Z", "#fff3d0"), opacity=0.6), cloud(30, 110, 0.8, "#fffaf0", 0.8), cloud(240, 190, 0.5, "#fffaf0", 0.7),
        '<path d="M-10 380C60 320 140 340 220 310C320 280 420 330 610 270V520H-10Z" fill="#a3c58c"/><path d="M-10 460C80 400 160 420 260 390C400 350 480 400 610 350V620H-10Z" fill="#7fae68"/>', tree(40, 430, 0.6, "#4f8a52"), tree(66, 424, 0.5, "#4f8a52"), tree(580, 372, 0.6, "#4f8a52"),
        '<path d="M-10 640C120 600 460 660 610 610V910H-10Z" fill="#5f9648"/><ellipse cx="330" cy="712" rx="290" ry="34" fill="#3f6a34" opacity=".45" filter="url(#soft)"/>',
        '<path d="M548 590C640 730 440 776 300 740" fill="none" stroke="#c9793a" stroke-width="76" stroke-linecap="round"/><path d="M548 582C636 718 440 764 300 730" fill="none" stroke="#f2b45c" stroke-width="58" stroke-linecap="round"/><path d="M566 716l-26-46M506 748l-20-50M434 764l-8-54M362 758l6-52" stroke="#b8652a" stroke-width="14" stroke-linecap="round"/>',
        f'<path d="{BODY}" fill="url(#fur)"/>', fields(), stripes(), '<path d="M150 410C200 350 260 322 330 318C470 304 570 380 588 510" fill="none" stroke="#fff4c8" stroke-width="5" stroke-linecap="round" opacity=".85"/>',
        sheep, place(478, 436, shepherd, 0.95), tree(360, 360, 0.8), tree(386, 350, 0.7), tree(470, 350, 0.7), tree(300, 400, 0.7), tree(440, 590, 0.9), tree(474, 606, 0.8), place(380, 604, house("#c8503c"), 0.62), tree(354, 606, 0.6),
        '<g clip-path="url(#cat)"><ellipse cx="214" cy="612" rx="176" ry="150" fill="#6a3a1c" opacity=".36" filter="url(#soft)"/></g>', place(190, 622, head(), 1.06), '<path d="M-10 786C100 764 240 800 340 822C420 800 520 790 610 810V910H-10Z" fill="#7db458"/><path d="M350 910C330 870 380 850 350 826" fill="none" stroke="#f3deb0" stroke-width="18"/>', church, village, tree(366, 880, 1.0), tree(584, 880, 1.1, "#4a8a46"), tree(312, 858, 0.9), f'<path d="{tufts}" fill="none" stroke="#5b9a4c" stroke-width="3" stroke-linecap="round"/>',
    ])
    defs = (
        sky("#5fb0d8", "#a9d6de", "#fbeec0", "#ffe0a0", "#e8d084") + glow() + lin("fur", (0, "#ffd98a"), (0.5, "#eca550"), (1, "#b8692e")) + lin("face", (0, "#ffd084"), (0.6, "#f0aa54"), (1, "#d98a40")) + f'<clipPath id="cat"><path d="{BODY}"/></clipPath>'
    )
    return Picture("The Cat That Is the Hills", "A giant ginger cat sleeps in the afternoon sun; its back is a patchwork of fields with sheep and a shepherd, and a village lies by its tail.", defs, body, vignette="#4a4a1c")
