"""The blue side: the moon goes down behind a pillow and takes a dream with it."""

from brush import Picture, ground, light, lin, rad, sky, stars, wash
from covers._cast import at, cloud, star5


def draw() -> Picture:
    body = (
        ground() + wash(("M-40 180C160 130 360 260 640 170V280H-40Z", "#3a62b8"), ("M-40 460C160 420 360 520 640 460V560H-40Z", "#8ab0f0"))
        + stars(7, 130, 640) + light(300, 470, 380, "cold")
        + '<path d="M330 262A210 210 0 1 0 484 560A176 176 0 1 1 330 262Z" fill="url(#moon)"/>'
        '<path d="M118 470q28 22 54 4" stroke="#3f5a9a" stroke-width="10" fill="none" stroke-linecap="round"/><path d="M150 560q22-14 44-2" stroke="#3f5a9a" stroke-width="9" fill="none" stroke-linecap="round"/><path d="M138 496c-6 18 8 24 4 36c-12 2-16-20-4-36z" fill="#bfe0ff"/>'
        + cloud(380, 220, 0.8, "#3a56a8", 0.9, "#9ab8f4") + cloud(-40, 260, 0.7, "#3a56a8", 0.85, "#9ab8f4")
        # a dream that was not seen slips away as a balloon
        + at(438, 408, 1, '<path d="M0 92C-10 130 14 150 0 190" stroke="#dfeaff" stroke-width="4" fill="none"/><path d="M0 84C-58 60-76-14-44-56C-20-86 20-86 44-56C76-14 58 60 0 84Z" fill="#5a7ad8"/><path d="M-40-38C-30-60-12-68 0-70" stroke="#e4eeff" stroke-width="7" fill="none" stroke-linecap="round"/><path d="M-10 96L0 82L10 96Z" fill="#3f5ab0"/>' + star5(4, 0, 26, "#bcd2ff"))
        + '<path d="M30 720C20 640 110 650 300 650C490 650 580 640 570 720C590 806 540 856 300 856C60 856 10 806 30 720Z" fill="url(#pillow)"/><path d="M62 712C120 680 480 680 540 714" fill="none" stroke="#eef4ff" stroke-width="8" stroke-linecap="round"/>'
        '<path d="M120 792C170 756 210 812 260 776M350 782C400 756 440 812 490 772" fill="none" stroke="#5a78b8" stroke-width="6" stroke-linecap="round" opacity=".7"/><path d="M30 720L0 684M570 720L600 684M36 812L2 850M564 812L598 850" stroke="#4a6ac0" stroke-width="12" stroke-linecap="round"/>'
        '<g fill="#4a6ac0"><path d="M116 716a17 17 0 1 0 16 25a14 14 0 1 1-16-25zM306 700a17 17 0 1 0 16 25a14 14 0 1 1-16-25zM496 716a17 17 0 1 0 16 25a14 14 0 1 1-16-25zM206 800a17 17 0 1 0 16 25a14 14 0 1 1-16-25zM406 800a17 17 0 1 0 16 25a14 14 0 1 1-16-25z"/></g>'
        + at(110, 640, 1.1, '<path d="M-20 14C-30-30-12-62 10-64C32-62 46-30 38 14Z" fill="#16235a"/><path d="M-10-52L-14-74L6-62H14L34-74L30-52" fill="#16235a"/><circle cx="2" cy="-40" r="9" fill="#cfe3ff"/><circle cx="20" cy="-40" r="9" fill="#cfe3ff"/><circle cx="2" cy="-40" r="4" fill="#16235a"/><circle cx="20" cy="-40" r="4" fill="#16235a"/><path d="M8-32l3 7l3-7z" fill="#ffd27a"/>')
    )
    return Picture("The blue side", "A tearful moon sinks behind a pillow while a balloon slips away: what the Dreamer lost.",
                   sky("#122460", "#2a4a9c", "#4f7ad0", "#86a8e8", "#a8bcee") + rad("cold", (0, "#eaf2ff", 0.7), (0.5, "#a8c4ff", 0.25), (1, "#a8c4ff", 0))
                   + rad("moon", (0, "#fbfdff"), (0.6, "#d8e6ff"), (1, "#8db9ff"), r=0.7) + lin("pillow", (0, "#dbe7ff"), (1, "#7f9ad4")),
                   body, vignette="#0a1440")
