"""A ship in the storm of a book: its pages rise as a great wave."""

from __future__ import annotations

import random

from brush import Picture, glow, ground, light, sky, wash
from diary._shapes_a import cloud, place

SHEETS = [          # the wave, sheet behind sheet: (outer x shift, colour)
    (0, "#7d97a0"), (22, "#a9b8b0"), (44, "#d0cfb8"), (66, "#f4ead0"),
]


def sheet(shift: int, colour: str) -> str:
    """One page risen into a wave that curls to the right."""
    s = shift
    return (
        f'<path d="M-10 {800 - s}C-20 {540 + s} {20 + s} {250 + s} {214 + s * 0.3:.0f} {176 + s}C{340 - s * 0.2:.0f} {136 + s * 0.9:.0f} {470 - s} {210 + s * 0.5:.0f} {452 - s * 0.8:.0f} {340 - s * 0.2:.0f}'
        f'C{428 - s} {284 + s * 0.3:.0f} 350 {268 + s * 0.3:.0f} 306 304C236 362 250 500 340 {640 - s * 0.2:.0f}L300 800Z" fill="{colour}"/>'
    )


def wave() -> str:
    rng = random.Random(12)
    sheets = "".join(sheet(s, c) for s, c in SHEETS)
    lines = "".join(f'<path d="M{26 + i * 30} {740 - i * 10}C{20 + i * 32} {560 + i * 4} {50 + i * 30} {400 + i * 8} {150 + i * 20} {302 + i * 12}"/>' for i in range(6))
    scraps = "".join(f'<path d="M0 0l{rng.randint(8, 20)} {rng.randint(-8, 4)} {rng.randint(-4, 6)} {rng.randint(10, 20)}z" transform="translate({x} {y}) rotate({rng.randint(0, 180)})"/>' for x, y in ((470, 330), (452, 372), (486, 296), (430, 400), (500, 360), (420, 354), (520, 320), (476, 420), (390, 330), (440, 436), (540, 384), (504, 250)))
    curl = '<path d="M306 304C350 268 428 280 452 340C440 318 416 312 404 330C396 308 372 304 362 322C352 304 326 306 320 330C310 320 306 312 306 304Z" fill="#fffaf0"/><path d="M214 178C340 138 466 212 452 338" fill="none" stroke="#fffaf0" stroke-width="7" stroke-linecap="round"/>'
    hollow = '<path d="M306 304C236 362 250 500 340 640C300 560 290 420 340 350C360 324 400 320 430 336C400 300 346 280 306 304Z" fill="#2b4c60" opacity=".75"/>'
    return f'{sheets}<g fill="none" stroke="#6a7a84" stroke-width="4" stroke-dasharray="46 9 22 9 64 9" opacity=".75">{lines}</g>{hollow}{curl}<g fill="#fffaf0">{scraps}</g>'


def ship() -> str:
    return """<path d="M-4-6V-176M52-4V-132" stroke="#2c1a1c" stroke-width="7"/><path d="M6-168C64-146 72-100 58-64H4C18-100 20-136 6-168Z" fill="#fff6e4"/><path d="M-12-160C-58-130-66-90-58-56H-10Z" fill="#e2cfae"/><path d="M60-126C96-108 98-74 90-46H56C66-74 68-100 60-126Z" fill="#fff6e4"/><path d="M4-60C18-44 36-40 58-60L50-22H2Z" fill="#efdfc0"/>
<path d="M-4-176L-44-190L-4-200Z" fill="#e2445a"/><path d="M-104-12C-70 2 70 4 112-22L88 44C50 62-50 60-80 42Z" fill="#a32f3a"/><path d="M-104-12C-70 2 70 4 112-22L108-8C70 16-70 14-100 2Z" fill="#f0b14f"/><path d="M-88 26C-40 40 50 40 96 22" stroke="#6a1a2a" stroke-width="4" fill="none"/>
<g fill="#2c1018"><circle cx="-40" cy="22" r="6"/><circle cx="0" cy="26" r="6"/><circle cx="40" cy="24" r="6"/></g><circle cx="-84" cy="-34" r="70" fill="url(#glow)"/><path d="M-92-14V-40" stroke="#2c1a1c" stroke-width="4"/><path d="M-100-52h16v16h-16z" fill="#ffe694"/>
<path d="M18-6C16-22 20-32 26-34C34-32 36-20 36-6Z" fill="#ffd24a"/><circle cx="27" cy="-41" r="8" fill="#f0c3a0"/><path d="M16-42h22l-4-9h-14z" fill="#ffd24a"/><path d="M32-28L46-34" stroke="#ffd24a" stroke-width="5"/>"""


def sea() -> str:
    """The right-hand page, still half paper, and the open book under it all."""
    ruled = "".join(f'<path d="M{330 + i * 8} {724 + i * 26}C{400} {696 + i * 26} {500} {690 + i * 26} {588} {712 + i * 26}"/>' for i in range(5))
    left = "".join(f'<path d="M{12} {752 + i * 24}C{90} {730 + i * 24} {200} {736 + i * 24} {276 - i * 4} {768 + i * 24}"/>' for i in range(4))
    return f"""<path d="M236 790C300 700 350 634 420 616C480 592 540 640 610 590V790Z" fill="#7f9aa2"/><path d="M262 800C330 716 390 672 450 652C520 626 560 664 610 640V800Z" fill="#c3cabb"/>
<path d="M-10 716C100 690 230 700 300 756C380 690 500 676 610 700V846C500 816 380 826 300 880C220 826 100 816-10 846Z" fill="#fbf2da"/><path d="M300 756C380 690 500 676 610 700V846C500 816 380 826 300 880Z" fill="#e7dabb"/>
<g fill="none" stroke="#8a8478" stroke-width="4.4" stroke-dasharray="52 9 24 9 70 9" opacity=".7">{ruled}{left}</g><path d="M300 756V880" stroke="#a8906a" stroke-width="4"/>
<path d="M-10 846C100 816 220 826 300 880C380 826 500 816 610 846V866C500 838 380 848 300 900H-10Z" fill="#8a2f38"/><path d="M-10 872C100 842 220 852 296 900H-10ZM610 872C500 844 380 854 304 900H610Z" fill="#3a2226"/>"""


def draw() -> Picture:
    bolt = "M470-10L424 92L462 92L400 196L440 194L414 262"
    rain = "".join(f"M{x} {y}l-16 42" for x, y in ((40, 120), (120, 60), (90, 220), (200, 90), (290, 60), (360, 130), (520, 160), (560, 260), (580, 80), (500, 440), (570, 470), (240, 30), (30, 330), (430, 480), (340, 30), (548, 560), (150, 150)))
    body = "".join([
        ground(), wash(("M-40 120C160 60 360 220 640 100V260H-40Z", "#5a7684"), ("M-40 420C200 380 360 480 640 420V560H-40Z", "#8fa8a6"), opacity=0.5), light(440, 120, 300, opacity=0.7),
        cloud(250, 70, 1.7, "#22384a", 0.95), f'<path d="{bolt}" fill="none" stroke="#ffe066" stroke-width="26" opacity=".4" filter="url(#soft4)"/><path d="{bolt}" fill="none" stroke="#fff6c4" stroke-width="8" stroke-linejoin="round"/>',
        cloud(-60, 110, 1.8, "#1b2f40", 0.97), cloud(130, 40, 1.5, "#152534", 0.97), cloud(420, 30, 1.3, "#152534", 0.97),
        '<path d="M340 560C420 520 520 560 610 510V720H340Z" fill="#4f6f7e"/>', wave(), place(452, 596, ship(), 0.98, turn=-13), sea(),
        f'<path d="{rain}" stroke="#d5e6ea" stroke-width="2.4" stroke-linecap="round" opacity=".6"/>',
    ])
    defs = sky("#0f1d2a", "#2a4658", "#56757c", "#9fb0a4", "#d6cfae") + glow()
    return Picture("The Storm in the Book", "An open book whose pages rise as a great storm wave; a little red ship with a lantern fights it under lightning.", defs, body, vignette="#0a121c")
