"""The Boogeyman: what is under the bed, and it is shy."""

from brush import Picture, ground, lin, rad, sky, stars, wash
from covers._cast import star5


def draw() -> Picture:
    fur = "".join(f'<path d="M{x} {y}l-9 26l14-8l4 24l10-24l14 10l-6-28z" fill="#2c1f5e"/>' for x, y in ((210, 560), (280, 590), (350, 570), (400, 600), (240, 660), (320, 680), (390, 690), (180, 640), (430, 540)))
    body = (
        ground() + wash(("M-40 120C160 60 360 200 640 120V260H-40Z", "#3a3a90"), ("M-40 660C160 620 360 740 640 660V800H-40Z", "#24508a")) + stars(5, 60, 300)
        # the bed's edge above, a hand's breadth of light below
        + '<path d="M-10 90C120 60 480 60 610 90V250C480 226 120 226-10 250Z" fill="url(#quilt)"/><g stroke="#ffe6ae" stroke-width="4" opacity=".6" fill="none"><path d="M120 74V238M240 66V230M360 66V230M480 74V238M-10 160C120 134 480 134 610 160"/></g>'
        + "".join(star5(x, y, 15, "#ffe6ae") for x, y in ((60, 120), (180, 190), (300, 112), (420, 186), (540, 122)))
        + '<path d="M-10 250C20 240 40 280 70 244C100 240 110 280 140 238C170 234 190 276 220 234C250 230 270 274 300 232C330 230 350 274 380 234C410 234 430 276 460 238C490 240 510 280 530 244C560 244 590 280 610 250V226H-10Z" fill="#fff3e2"/>'
        + '<circle cx="300" cy="540" r="330" fill="url(#chill)"/>'
        + '<path d="M120 910C90 760 110 560 170 440L130 330C180 340 214 366 230 396C276 376 330 376 372 396C390 364 424 338 472 330L432 440C492 560 512 760 480 910Z" fill="url(#dark)"/><path d="M120 910C90 760 110 560 170 440L130 330C180 340 214 366 230 396C276 376 330 376 372 396" fill="none" stroke="#8fc0ff" stroke-width="6" stroke-linejoin="round"/>'
        + fur
        + '<circle cx="242" cy="486" r="58" fill="#e8f6ff"/><circle cx="360" cy="486" r="58" fill="#e8f6ff"/><circle cx="256" cy="492" r="26" fill="#3f8ad8"/><circle cx="346" cy="492" r="26" fill="#3f8ad8"/><circle cx="258" cy="494" r="12" fill="#0c0a2c"/><circle cx="344" cy="494" r="12" fill="#0c0a2c"/><circle cx="264" cy="484" r="7" fill="#fff"/><circle cx="350" cy="484" r="7" fill="#fff"/>'
        '<path d="M184 430q50-40 108 0M310 430q58-40 108 0" stroke="#0c0a2c" stroke-width="13" fill="none" stroke-linecap="round"/>'
        '<path d="M190 596C240 580 360 580 412 596C400 680 350 700 300 700C250 700 202 680 190 596Z" fill="#0c0a2c"/><path d="M190 596C240 580 360 580 412 596L396 594L384 622L366 590L350 620L332 588L316 618L300 587L284 618L268 588L250 620L234 590L216 622L204 594Z" fill="#e8f6ff"/><path d="M250 694C270 664 330 664 350 694C330 700 270 700 250 694Z" fill="#c2506e"/>'
        '<path d="M96 780C60 700 70 620 110 590L100 560L126 578L136 548L148 580L172 566L162 600C190 640 190 720 170 790ZM504 780C540 700 530 620 490 590L500 560L474 578L464 548L452 580L428 566L438 600C410 640 410 720 430 790Z" fill="#1c1448" stroke="#8fc0ff" stroke-width="4"/>'
        + '<path d="M-10 830C120 800 260 840 380 820C480 806 540 830 610 818V910H-10Z" fill="#0e1440"/>'
        # a lost slipper for scale
        + '<path d="M470 866C470 836 500 830 520 846C546 850 570 852 570 872H470Z" fill="#e0566a"/><circle cx="516" cy="842" r="9" fill="#fffaf0"/>'
    )
    return Picture("The Boogeyman", "A horned, big-eyed furry shadow grins from under the bed, claws raised: it leads the Dreamer astray.",
                   sky("#141a54", "#1e2c74", "#2a4a98", "#24508a", "#101a4c")
                   + rad("chill", (0, "#7ab8ff", 0.55), (0.6, "#4a7ae0", 0.2), (1, "#4a7ae0", 0)) + lin("dark", (0, "#2a2064"), (1, "#0e0a34")) + lin("quilt", (0, "#b8446a"), (1, "#6a2f72")),
                   body, vignette="#06061c")
