"""A teapot as big as a mountain pours a river of sand through the desert."""

from __future__ import annotations

from brush import Picture, glow, ground, light, lin, sky, wash
from diary._shapes_a import cloud, place


def pot() -> str:
    """Round-bellied, spout to the left, with a palace's windows in it."""
    lozenges = "".join(f"M{x} {y}l16-20 16 20-16 20z" for x, y in ((-122, 66), (-82, 76), (-42, 82), (-2, 84), (38, 82), (78, 76), (118, 66)))
    windows = "".join(f"M{x} {y}v-26a13 15 0 0 1 26 0v26z" for x, y in ((-74, 6), (-22, 10), (30, 10), (82, 4)))
    return f"""<path d="M146-52C252-82 262 96 138 98" fill="none" stroke="#1d5f6a" stroke-width="30"/><path d="M146-52C252-82 262 96 138 98" fill="none" stroke="#4fb0ab" stroke-width="9" transform="translate(-2 -9)"/>
<path d="M-128 44C-190 20-196-58-238-66C-246-88-220-98-206-88C-168-64-166-30-120-44Z" fill="url(#spout)"/><ellipse cx="-224" cy="-78" rx="19" ry="9" transform="rotate(-26 -224 -78)" fill="#0f3f4a"/>
<path d="M-154 60C-154-72-92-134 10-134C118-134 166-62 166 60C166 134 120 180 6 180C-112 180-154 134-154 60Z" fill="url(#pot)"/>
<path d="M-150 88C-136 148-84 180 6 180C104 180 152 146 163 88C140 150 90 166 6 166C-84 166-128 146-150 88Z" fill="#f0955c" opacity=".75"/>
<path d="{lozenges}" fill="#f7d486"/><path d="M-150 40C-90 58 90 60 164 40M-148 96C-90 116 100 116 160 96" fill="none" stroke="#f7d486" stroke-width="4"/>
<path d="{windows}" fill="#10414d"/><path d="{windows}" fill="#ffd98a" opacity=".85" transform="translate(4 3) scale(.96 1)"/>
<ellipse cx="8" cy="-130" rx="78" ry="15" fill="#17525e"/><path d="M-68-134C-44-182 60-182 86-134C50-122-34-122-68-134Z" fill="url(#pot)"/><path d="M8-206C30-196 30-178 8-170C-14-178-14-196 8-206Z" fill="#f7b94e"/>
<path d="M-128-6C-104-82-52-114 0-118" fill="none" stroke="#e4fff4" stroke-width="8" stroke-linecap="round" opacity=".85"/><path d="M-52-146C-32-166-10-170 6-170" fill="none" stroke="#e4fff4" stroke-width="5" stroke-linecap="round" opacity=".8"/>"""


def camel(rider: bool) -> str:
    load = '<path d="M-18-58C-20-74-8-84 0-84C6-84 10-70 8-58Z" fill="#1d6f78"/><circle cx="-4" cy="-89" r="7" fill="#f7d486"/>' if rider else '<path d="M-20-52h30v16h-30z" fill="#b03a3a"/>'
    return f"""<path d="M-46 0L-42-34C-44-50-30-52-22-66C-14-72-6-58 0-50C8-66 20-66 26-48C34-46 40-52 42-72C44-84 56-86 66-82L76-76L66-72C58-70 56-62 54-50C50-34 42-28 34-28L36 0H30L24-26L18-24L20 0H14L8-26H-20L-26 0H-32L-32-24L-38 0Z" fill="#5a2430"/>{load}"""


def caravan() -> str:
    walkers = [(300, 702, 0.42, False), (356, 708, 0.5, True), (424, 722, 0.62, False), (508, 744, 0.78, True)]
    return "".join(place(x, y, camel(r), s) for x, y, s, r in walkers) + '<path d="M318 672L340 676M380 676L402 690M456 688L478 706" stroke="#5a2430" stroke-width="2"/>'


def sugar() -> str:
    """A village of sugar cubes at the foot of the pot."""
    cube = '<path d="M0 0L34-8L66 2V40L32 50L0 38Z" fill="#fff8ea"/><path d="M32 12L66 2V40L32 50Z" fill="#e6c3a4"/><path d="M0 0L34-8L66 2L32 12Z" fill="#fffdf6"/><path d="M10 40v-16a6 7 0 0 1 12 0v19z" fill="#1d6f78"/>'
    return "".join(place(x, y, cube, s) for x, y, s in ((470, 604, 0.6), (516, 600, 0.7), (494, 578, 0.55), (438, 622, 0.5), (556, 622, 0.66)))


def draw() -> Picture:
    stream = "M60 398C52 470 62 548 46 620C30 680 60 700 150 724C240 748 262 772 214 808C176 836 120 850 96 910H420C400 862 420 846 392 812C360 770 300 742 210 706C140 680 112 668 110 620C106 550 94 470 92 404Z"
    streaks = "M70 420C64 490 76 560 66 620M84 430C80 500 92 570 88 626C92 690 180 700 240 736C300 764 330 800 300 850M120 690C190 720 300 760 270 820C250 850 190 860 160 900"
    body = "".join([
        ground(), wash(("M-40 150C160 90 360 230 640 130V250H-40Z", "#fff0cc"), ("M-40 360C200 320 360 420 640 350V450H-40Z", "#ffb07a")),
        light(470, 120, 230), '<circle cx="470" cy="120" r="46" fill="#fffbe6"/>', cloud(20, 150, 0.75, "#fff5e0", 0.75), cloud(150, 90, 0.5, "#fff5e0", 0.6),
        '<path d="M-10 590C60 520 120 560 200 520C260 490 330 540 400 510C470 480 540 520 610 480V720H-10Z" fill="#f0b684"/><path d="M-10 640C90 570 170 610 260 580C380 550 480 610 610 550V760H-10Z" fill="#e59a66"/>',
        '<path d="M330 640C460 600 560 640 640 620L600 700H360Z" fill="#a8523f" opacity=".5" filter="url(#soft)"/>',
        place(330, 424, pot(), 1.1, turn=-13),
        '<g fill="none" stroke="#fffaf0" stroke-width="9" stroke-linecap="round" opacity=".55" filter="url(#soft4)"><path d="M286 190C262 150 310 130 286 86M316 184C344 150 300 122 332 70"/></g>',
        '<path d="M120 640C220 570 300 640 420 616C500 600 560 620 610 606V900H300C320 840 300 790 270 740C250 700 130 690 120 640Z" fill="url(#dune)"/><ellipse cx="380" cy="650" rx="150" ry="20" fill="#7a2f2c" opacity=".45" filter="url(#soft)"/>', sugar(),
        '<path d="M-10 620C30 606 44 640 50 664C56 724 190 744 200 800C200 850 90 850 70 900H-10Z" fill="#cf7a4c"/>',
        f'<path d="{stream}" fill="url(#sand)"/><path d="{streaks}" fill="none" stroke="#fff4cc" stroke-width="3.4" stroke-linecap="round" opacity=".8"/>',
        '<g filter="url(#soft)" opacity=".75"><ellipse cx="70" cy="634" rx="70" ry="22" fill="#fff0c8"/></g>',
        '<path d="M250 720C330 690 420 720 500 746C560 762 590 756 610 752V900H400C400 850 390 810 350 780C320 752 280 740 250 720Z" fill="#b9593f"/>', caravan(),
        '<path d="M420 838C480 800 560 820 610 800V900H410Z" fill="#8a3a38"/><path d="M-10 800C60 780 110 810 120 850L90 900H-10Z" fill="#a34a3a"/>',
        '<g stroke="#ffd9a0" stroke-width="2.4" fill="none" opacity=".45"><path d="M300 664C380 640 470 660 560 640M330 690C400 672 440 690 500 686M10 700C50 700 80 730 120 744M20 750C70 752 110 770 140 790M440 860C500 836 550 846 600 830"/></g>',
    ])
    defs = (
        sky("#2a8e9c", "#86cdc2", "#ffe6b4", "#ffb57e", "#e57b5c") + glow()
        + lin("pot", (0, "#8fdcd0"), (0.3, "#3fa5a3"), (0.72, "#1f6672"), (1, "#154651")) + lin("spout", (0, "#62c2ba"), (1, "#1f6672"))
        + lin("sand", (0, "#ffe39a"), (0.45, "#f6b450"), (1, "#d9752f")) + lin("dune", (0, "#ec9f66"), (0.5, "#d57d4e"), (1, "#a85240"))
    )
    return Picture("The Teapot That Pours the Desert", "A teal teapot as big as a palace pours a river of golden sand through hot dunes; camels pass a village of sugar cubes.", defs, body, vignette="#3a1220")
