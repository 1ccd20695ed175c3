"""Seven ravens at a gap in the ice; two cross it and change places with their cards."""

from brush import Picture, glow, ground, light, lin, sky, stars, wash
from covers._cast import RAVENS, child, raven
from ravens._gifts import gift


def draw() -> Picture:
    aurora = wash(
        ("M-40 60C120 160 220 20 360 120C460 190 540 80 640 140V260C540 200 460 300 360 230C220 130 120 280-40 190Z", "#5fe0b8"),
        ("M-40 180C140 260 260 140 400 230C500 290 560 220 640 250V330C500 350 300 260-40 320Z", "#c87ae0"), opacity=0.7,
    )
    left = "M-10 470L60 440L130 462L190 446L214 470L196 560L222 640L190 730L206 910H-10Z"
    right = "M610 430L540 410L470 436L410 424L388 446L408 540L384 620L414 720L396 910H610Z"
    arrows = (
        '<g fill="none" stroke="#fff6cf" stroke-width="7" stroke-linecap="round" stroke-dasharray="2 17"><path d="M150 330C220 190 380 190 452 300"/><path d="M452 640C390 760 220 780 150 690"/></g>'
        '<path d="M470 326l-34-14l26-22zM134 664l36 10l-24 26z" fill="#fff6cf"/>'
    )
    body = (
        ground() + aurora + stars(9, 90, 400)
        + '<path d="M-10 520L80 420L150 470L240 380L330 470L420 400L520 480L610 430V640H-10Z" fill="#6a8ab8" opacity=".7"/>'
        + '<rect y="560" width="600" height="340" fill="url(#deep)"/>'
        + f'<path d="{left}" fill="url(#ice)"/><path d="{right}" fill="url(#ice)"/>'
        + '<path d="M60 440L84 560L50 660L90 800M130 462L150 600L120 700M190 446L160 540M540 410L516 540L552 640L510 790M470 436L456 560L480 660" fill="none" stroke="#3f7fb0" stroke-width="4" opacity=".55"/>'
        + '<path d="M-10 470L60 440L130 462L190 446L214 470L-10 500ZM610 430L540 410L470 436L410 424L388 446L610 466Z" fill="#fff"/>'
        + '<path d="M214 470L196 560L222 640L190 730L206 910M388 446L408 540L384 620L414 720L396 910" fill="none" stroke="#eafcff" stroke-width="5"/>'
        + light(300, 470, 220, opacity=0.55) + arrows
        + gift(372, 330, 0.8, 8) + gift(232, 610, 0.8, -8)
        + raven("flying", 292, 332, 0.98, rim="#dffff2", turn=-4) + raven("flying", 312, 606, 0.98, -1, rim="#dffff2", turn=4)
        + raven("perched", 66, 446, 0.95, rim="#fff") + raven("perched", 148, 466, 0.72, rim="#fff")
        + raven("perched", 524, 420, 0.95, -1, rim="#fff")
        + raven("perched", 78, 812, 1, rim="#fff") + raven("perched", 520, 806, 1, -1, rim="#fff")
        + '<path d="M-10 812H170L206 860V910H-10ZM610 806H430L398 850V910H610Z" fill="#fff"/><path d="M-10 846H190V910H-10ZM610 840H404V910H610Z" fill="#bcd8f0"/>'
        + child(452, 430, 1.1, "#e0566a", "#3a2038")
    )
    return Picture(
        "Swap two", "Seven ravens at a gap in the ice under northern lights; five wait on the two sides, two fly across with a shining card each.",
        sky("#101c4a", "#26407c", "#5a7ab0", "#b8c8e4", "#e8dcec") + glow() + RAVENS
        + lin("ice", (0, "#e4f6ff"), (0.4, "#9fc8ea"), (1, "#3a6aa8")) + lin("deep", (0, "#2f5a94"), (1, "#0c1c48")),
        body, vignette="#08102c",
    )
