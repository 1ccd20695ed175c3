"""A child draws the night aside like a curtain, and it is morning behind it."""

from brush import Picture, glow, light, lin, stars, wash
from covers._cast import at, cloud, star5


def draw() -> Picture:
    rays = "".join(f'<path d="M0-80V-300L26-300L8-80Z" transform="rotate({a})" fill="#fff6d0" opacity=".45"/>' for a in range(0, 360, 24))
    day = (
        '<rect width="600" height="900" fill="url(#day)"/>' + wash(("M-40 240C160 190 360 320 640 230V340H-40Z", "#fff"), opacity=0.6)
        + at(390, 330, 1, rays) + light(390, 330, 330) + '<circle cx="390" cy="330" r="70" fill="#fffdf0"/>' + cloud(250, 480, 0.9, "#fff", 0.9)
        + '<path d="M-10 690C140 640 320 700 610 650V910H-10Z" fill="#a8cf8a"/><path d="M-10 760C140 720 320 780 610 740V910H-10Z" fill="#7fb27a"/>'
        '<path d="M392 700v-60l34-30l34 30v60z" fill="#fff3dc"/><path d="M382 646l44-40l44 40z" fill="#e0705a"/><path d="M418 700v-26h16v26z" fill="#5a8a9a"/>'
    )
    folds = "".join(f'<path d="M{x}-10C{x - 4} 260 {x - 30} 500 {x2} 910" stroke="#7a2a56" stroke-width="{w}" opacity=".55" fill="none"/>' for x, x2, w in ((60, 20, 16), (150, 70, 22), (240, 110, 18), (560, 560, 18), (590, 600, 14)))
    night = (
        '<path d="M-10-10H330C300 200 300 420 210 600C180 670 150 780 150 910H-10ZM520-10H610V910H470C500 700 450 420 520-10Z" fill="url(#night)"/>' + folds
        + '<path d="M330-10C300 200 300 420 210 600C180 670 150 780 150 910M520-10C450 420 500 700 470 910" fill="none" stroke="#ffe9b4" stroke-width="9"/>'
        '<path d="M40 300q26-26 50-4q-20 24-50 4zM170 300q-26-26-50-4q20 24 50 4z" fill="#ff7a52" opacity=".75"/><path d="M60 396q46-30 90 0" stroke="#ff7a52" stroke-width="8" fill="none" opacity=".6" stroke-linecap="round"/>'
    )
    puller = at(
        150, 800, 1.7,
        '<path d="M-20-54C-16-70 14-70 18-54L24-6H-24Z" fill="#3f6aa8"/><path d="M-14-8V24M10-8V24" stroke="#2a1740" stroke-width="10" stroke-linecap="round"/><path d="M14-54L46-78" stroke="#f3c7a2" stroke-width="10" stroke-linecap="round"/><path d="M14-54L30-66" stroke="#3f6aa8" stroke-width="13" stroke-linecap="round"/>'
        '<circle cx="2" cy="-80" r="19" fill="#f3c7a2"/><path d="M-18-78C-20-112 24-112 22-82C10-92-6-90-18-78Z" fill="#4a2a3a"/><path d="M-20-94C-10-116 30-112 40-132C40-108 34-98 22-90Z" fill="#e0566a"/><circle cx="41" cy="-133" r="7" fill="#fffaf0"/>',
    )
    body = day + night + stars(4, 26, 260) + star5(96, 150, 17, "#ffd9a0") + puller + light(330, 640, 160, opacity=0.4)
    return Picture(
        "Turn to dream", "A child in a sleeping cap pulls the red night aside like a curtain; behind it is a sunny morning.",
        glow() + lin("day", (0, "#6ab4ec"), (0.5, "#d8eef0"), (1, "#ffe9b8")) + lin("night", (0, "#1c0a34"), (0.6, "#4a1440"), (1, "#8a2440")),
        body, vignette="#2a0a28",
    )
