"""No raven: an open cage hangs from the moon over a still lake."""

from brush import Picture, glow, ground, light, lin, rad, sky, stars, wash
from covers._cast import at, child, cloud, shimmer

BARS = "".join(f'<path d="M{x} 176V{-20 - (1 - (x / 118) ** 2) ** .5 * 116:.0f}"/>' for x in (-118, -80, -40, 0, 40, 80, 118))
CAGE = (
    '<path d="M0-240V-146" stroke="#f6d9a0" stroke-width="5"/><circle cy="-146" r="13" fill="none" stroke="#f6d9a0" stroke-width="6"/>'
    '<path d="M-118 176V-20C-118-174 118-174 118-20V176Z" fill="#fff3cf" opacity=".16"/>'
    f'<g fill="none" stroke="#e9bd78" stroke-width="6" stroke-linecap="round">{BARS}'
    '<path d="M-118-20C-118-174 118-174 118-20"/><path d="M-118 20H118M-118 100H-40M40 100H118"/></g>'
    '<path d="M-40 176V40C-40-8 40-8 40 40V176Z" fill="#26356e"/><path d="M-40 176V40C-40-8 40-8 40 40V176" fill="none" stroke="#fff0c8" stroke-width="6"/>'
    '<path d="M40 176L104 204V70C104 24 52 8 40 40Z" fill="#fff3cf" fill-opacity=".2" stroke="#ffe0a0" stroke-width="6"/>'
    '<path d="M62 184V44M84 194V48" stroke="#ffe0a0" stroke-width="5"/>'
    '<path d="M-134 176H134L118 204H-118Z" fill="#b9814a"/><path d="M-134 176H134" stroke="#ffe9b4" stroke-width="5"/>'
    '<path d="M-70-30H70" stroke="#c98a4a" stroke-width="7"/>'
)


def draw() -> Picture:
    feather = at(
        186, 604, 1.1,
        '<path d="M-40 14C-20-22 20-26 50-10C30 12-4 24-40 14Z" fill="#2a2542"/><path d="M-56 20L44-8" stroke="#9a94c8" stroke-width="3"/>', -18,
    )
    body = (
        ground()
        + wash(("M-40 200C160 150 360 280 640 190V310H-40Z", "#6a72b0"), ("M-40 500C160 470 360 570 640 500V620H-40Z", "#ffd0b8"))
        + stars(2, 80, 420)
        + light(310, 120, 260, opacity=0.8)
        + '<path d="M276 40A92 92 0 1 0 392 150A76 76 0 1 1 276 40Z" fill="url(#moon)"/>'
        + cloud(-60, 330, 1.1, "#7a80ba", 0.7) + cloud(440, 400, 1, "#b08ab0", 0.7)
        + '<path d="M-10 690C70 620 130 660 200 640C290 610 380 680 450 646C520 616 560 650 610 636V720H-10Z" fill="#8a7aae"/>'
        + '<rect y="700" width="600" height="200" fill="url(#lake)"/>'
        + '<g opacity=".28" filter="url(#soft4)"><path d="M190 716H420L392 880H216Z" fill="#ffe6b4"/></g>'
        + shimmer(4, 716, 890, "#fff0d8")
        + at(306, 462, 1, CAGE)
        + feather
        + at(462, 776, 1.2, '<path d="M-70-8H70L48 20H-48Z" fill="#6b3f3a"/><path d="M-70-8H70" stroke="#ffd9a0" stroke-width="4"/><path d="M30-6L66 24" stroke="#6b3f3a" stroke-width="5"/>')
        + child(448, 768, 1.3, "#b5364f", "#3a2038")
        + '<path d="M380 806q80 14 160 0" stroke="#1a2450" stroke-width="6" fill="none" opacity=".5"/>'
    )
    return Picture(
        "The empty cage",
        "No ravens. A golden cage with its door open hangs from the moon over a still lake; a single feather drifts down to a child in a boat.",
        sky("#1b2a5a", "#4a5a98", "#a88fb8", "#f4c0b0", "#ffe4c4") + glow()
        + rad("moon", (0, "#fffdf0"), (0.7, "#fbeac4"), (1, "#e6c48c"), r=0.7) + lin("lake", (0, "#e0aab0"), (0.35, "#6a74ac"), (1, "#1c2a5c")),
        body,
    )
