"""Six ravens on six mooring posts in the morning mist."""

from brush import Picture, glow, ground, light, lin, sky, wash
from covers._cast import RAVENS, at, child, raven, shimmer

POSTS = ((446, 470, 0.6), (330, 516, 0.68), (500, 574, 0.8), (206, 606, 0.88), (396, 690, 1.02), (130, 760, 1.16))


def post(x: float, y: float, s: float) -> str:
    return at(
        x, y, s,
        '<path d="M-24 0V160H24V0Z" fill="url(#wood)"/><ellipse rx="24" ry="8" fill="#e9c4a0"/><path d="M-26 40C-10 54 10 54 26 40V56C10 70-10 70-26 56Z" fill="#f4e3bd"/>'
        '<ellipse cy="160" rx="46" ry="9" fill="none" stroke="#fff3e0" stroke-width="4" opacity=".7"/><path d="M-22 166H22L14 236H-14Z" fill="#5a3a4a" opacity=".3"/>',
    )


def draw() -> Picture:
    ship = at(
        170, 470, 1.05,
        '<path d="M-110-16H110C100 24 70 36 60 36H-66C-86 30-104 10-110-16Z" fill="#b0808e"/><path d="M-40-200V-16M40-170V-16" stroke="#b0808e" stroke-width="6"/>'
        '<path d="M-40-196C10-180 20-90-34-40ZM40-166C84-150 92-80 46-36ZM-46-180C-90-150-96-80-100-36H-46Z" fill="#e6c0b8"/>',
    )
    body = (
        ground()
        + wash(("M-40 160C160 110 360 240 640 160V280H-40Z", "#fff0d8"), ("M-40 380C160 350 360 430 640 380V470H-40Z", "#ffd9c4"))
        + light(400, 250, 300) + '<circle cx="400" cy="250" r="66" fill="#fffbe9"/>'
        + '<path d="M-10 470C80 400 160 440 240 410C340 380 440 440 610 400V500H-10Z" fill="#d9a8a4" opacity=".6"/>'
        + ship
        + '<rect y="486" width="600" height="414" fill="url(#sea)"/>'
        + '<path d="M350 490H450L520 900H290Z" fill="#fff3cf" opacity=".4" filter="url(#soft)"/>' + shimmer(8, 500, 890, "#fff6e0")
        + "".join(post(*p) for p in POSTS)
        + wash(("M-40 540C160 510 360 580 640 540V590H-40Z", "#fff3e6"), ("M-40 700C160 680 360 740 640 700V740H-40Z", "#ffe6da"), opacity=0.45)
        + at(506, 846, 0.95, '<path d="M-90-10H96L66 26H-64Z" fill="#7a3f4a"/><path d="M-90-10H96" stroke="#ffd9a0" stroke-width="5"/><path d="M40-8L100 34" stroke="#5a2f3a" stroke-width="6"/>')
        + child(498, 838, 1.15, "#2f6a7a", "#3a2038")
        + "".join(raven("perched", x, y - 1, s * 1.02, f, rim="#ffe9c4") for (x, y, s), f in zip(POSTS, (1, 1, -1, 1, -1, 1), strict=True))
    )
    return Picture(
        "The harbour at dawn", "Six ravens, each on its own mooring post, watch a child row out through the morning mist.",
        sky("#8fb4c8", "#d6d4cc", "#ffe6c4", "#ffcfb0", "#f0a89a") + glow() + RAVENS
        + lin("sea", (0, "#f4bfa8"), (0.3, "#c08a98"), (1, "#4a4a78")) + lin("wood", (0, "#b98a72"), (0.4, "#7a5058"), (1, "#4a3040"), x2=1, y2=0),
        body, vignette="#2a1a3a",
    )
