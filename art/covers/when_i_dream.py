"""A sleeper under a mask in a great bed on the clouds; three spirits lean over: light, shadow, sand."""

from brush import Picture, glow, ground, light, rad, sky, stars, wash
from covers._cast import at, cloud, star5
from when._bed import DEFS, HEADBOARD, PILLOW, QUILT, SLEEPER

FAIRY = (
    '<circle r="120" fill="url(#glow)" opacity=".8"/>'
    '<path d="M-6-10C-60-70-110-60-96-22C-86 6-40 8-6 0ZM6-10C40-78 96-80 92-38C88-6 40 8 6 0Z" fill="#fff3cf" opacity=".85"/>'
    '<path d="M-6 0C-50 10-70 40-52 52C-34 60-10 30-2 8ZM6 0C50 4 72 30 58 46C40 58 12 30 2 8Z" fill="#ffd98a" opacity=".85"/>'
    '<path d="M-10-8C-8-16 8-16 10-8L20 52C8 60-8 60-20 52Z" fill="#f2a94c"/><circle cy="-24" r="14" fill="#fbd9b4"/>'
    '<path d="M-15-24C-16-46 16-46 15-24C8-34-6-34-15-24Z" fill="#a8543c"/><path d="M8 0L44-8" stroke="#fbd9b4" stroke-width="6" stroke-linecap="round"/>'
)
SANDMAN = (
    '<path d="M-44 60C-50 0-30-34 0-36C32-34 50 0 44 60C20 70-20 70-44 60Z" fill="#8a6a4a"/>'
    '<path d="M-44 60C-50 0-30-34 0-36" fill="none" stroke="#f6d9a0" stroke-width="4"/>'
    '<circle cy="-44" r="24" fill="#f0c3a0"/><path d="M-24-38C-20-6 20-6 24-38C14-28-14-28-24-38Z" fill="#f4ead6"/>'
    '<path d="M-28-52C-20-84 20-90 50-116C46-80 40-60 28-50C10-60-12-60-28-52Z" fill="#4a4a9a"/><circle cx="52" cy="-116" r="9" fill="#ffe9b4"/>'
    '<path d="M-12-46q5 4 10 0M4-46q5 4 10 0" stroke="#5a3a2a" stroke-width="3" fill="none" stroke-linecap="round"/>'
    '<path d="M-30 0L-70 24" stroke="#8a6a4a" stroke-width="18" stroke-linecap="round"/>'
    '<path d="M-92 14C-74 4-56 18-58 40C-66 56-92 52-98 36Z" fill="#c98a4a"/>'
)
SHADOW = (
    '<path d="M-70 440C-90 60-70-60-30-96L-46-150L-12-116C4-122 20-122 34-114L66-150L52-92C90-50 110 60 90 440Z" fill="#140b30"/>'
    '<path d="M-22-62C-10-80 6-74 8-58C-2-52-14-52-22-62ZM28-58C32-76 50-78 58-60C48-52 38-52 28-58Z" fill="#8fd0ff"/>'
    '<path d="M-16-28C0-10 36-10 52-28C46-20 40-22 34-14C28-20 22-20 18-12C12-20 6-20 0-16C-4-22-10-22-16-28Z" fill="#8fd0ff" opacity=".85"/>'
)
CLAW = (
    '<path d="M20 10C-40-34-90-22-112 20L-124 62L-108 50L-106 78L-90 54L-82 80L-70 52L-58 70L-50 40C-30 36-4 44 20 60Z" fill="#140b30" stroke="#7a9ae8" stroke-width="4"/>'
)


def draw() -> Picture:
    sand = "".join(
        f'<circle cx="{x}" cy="{y}" r="{r}"/>' for x, y, r in
        ((392, 250, 4), (384, 280, 3), (370, 300, 4), (360, 330, 3), (350, 352, 4), (340, 380, 3), (352, 402, 3), (330, 410, 4),
         (322, 432, 3), (344, 430, 2.5), (366, 360, 2.5), (376, 320, 2.5), (334, 352, 2.5), (312, 446, 2.5), (398, 270, 2.5))
    )
    body = (
        ground()
        + wash(("M-40 200C160 140 360 280 640 180V300H-40Z", "#3a4aa0"), ("M-40 560C160 520 360 640 640 560V700H-40Z", "#a8629a"))
        + stars(21, 110, 520)
        + light(300, 120, 300, opacity=0.7)
        + '<path d="M300 34A96 96 0 1 0 392 160A78 78 0 1 1 300 34Z" fill="url(#moon)"/>'
        + '<path d="M252 148q13 11 26 0" stroke="#a9713f" stroke-width="5" fill="none" stroke-linecap="round"/>'
        + cloud(-70, 330, 1.2, "#4a4f9e", 0.8, "#8f94d8") + cloud(430, 330, 1.2, "#3a3f8c", 0.85)
        + at(526, 470, 1.12, SHADOW)
        + HEADBOARD + PILLOW
        + at(584, 540, 1, CLAW)
        + cloud(380, 246, 0.75, "#6a5cb0", 1, "#b4a8f0")
        + at(450, 200, 0.9, SANDMAN)
        + f'<g fill="#ffe2a0">{sand}</g>'
        + SLEEPER + QUILT
        + at(96, 300, 0.95, FAIRY)
        + '<g stroke="#fff3cf" stroke-width="3" stroke-linecap="round"><path d="M146 286L168 276"/></g>' + star5(174, 272, 13, "#fffaf0")
        + cloud(-90, 830, 1.5, "#d98fb0", 1, "#ffd9d0") + cloud(380, 838, 1.6, "#c57fae", 1, "#ffd9d0") + cloud(120, 866, 1.7, "#8a5aa0")
        + '<rect y="872" width="600" height="28" fill="#8a5aa0"/>'
    )
    return Picture(
        "When I Dream",
        "Someone sleeps under a mask in a carved bed on the clouds while a fairy brings light, a horned shadow reaches over the bedpost, "
        "and the sandman lets sand fall.",
        sky("#0a0f33", "#232c74", "#5a4596", "#c07a9c", "#ffc79a") + glow()
        + rad("moon", (0, "#fffbe8"), (0.6, "#fdebba"), (1, "#e9b878"), r=0.7)
        + DEFS,
        body,
    )
