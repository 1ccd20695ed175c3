"""The great bed of When I Dream, drawn once: the cover and the table both use it.

Everything is placed on the cover's 600 x 900 sheet; the headboard begins at y = 300 and the quilt ends at the bottom.
"""

from brush import lin
from covers._cast import star5

DEFS = (
    lin("wood", (0, "#c98a52"), (0.4, "#8a5535"), (1, "#4a2a2e"))
    + lin("pillow", (0, "#fffaf0"), (1, "#d9c3c8"))
    + '<clipPath id="quiltClip"><path d="M72 900C84 720 130 640 210 634C270 628 330 628 392 634C470 640 516 720 528 900Z"/></clipPath>'
)
_SQUARES = "".join(
    f'<path d="M{x} {y}l92-6l4 84l-96 6z" fill="{c}"/>'
    for x, y, c in (
        (120, 660, "#c2506e"), (218, 652, "#8f3f7a"), (316, 646, "#d77a5e"), (412, 640, "#6a3f86"),
        (112, 750, "#6a4a9a"), (210, 742, "#e0a05a"), (310, 736, "#b8446a"), (408, 730, "#7a4a96"),
        (104, 840, "#d4686a"), (206, 832, "#5a3f86"), (306, 826, "#8f3f7a"), (406, 820, "#e08a62"),
    )
)
_MOTIFS = star5(166, 700, 20, "#ffe6ae") + star5(360, 690, 20, "#ffe6ae", 12) + star5(456, 776, 18, "#ffe6ae", -8) + (
    '<path d="M262 766a26 26 0 1 0 24 40a21 21 0 1 1-24-40z" fill="#fff0c8"/><circle cx="264" cy="696" r="17" fill="#ffd98a"/>'
    '<path d="M146 784c14-18 34-4 40-14c14 2 16 24 2 26h-40c-14 0-16-12-2-12z" fill="#e4ecff"/>'
)
HEADBOARD = (
    '<path d="M96 900V430C96 260 504 260 504 430V900Z" fill="url(#wood)"/>'
    '<path d="M132 900V446C132 312 468 312 468 446V900Z" fill="#3c1f3e"/>'
    '<path d="M96 470V430C96 260 504 260 504 430" fill="none" stroke="#ffd9a0" stroke-width="6"/>'
    '<path d="M132 470V446C132 312 468 312 468 446" fill="none" stroke="#1f0f2c" stroke-width="7" opacity=".7"/>'
    + star5(300, 366, 20, "#d99a58")
    + '<path d="M222 372a20 20 0 1 0 18 30a16 16 0 1 1-18-30zM378 372a20 20 0 1 1-18 30a16 16 0 1 0 18-30z" fill="#d99a58"/>'
    '<circle cx="96" cy="452" r="27" fill="#f3c982"/><circle cx="504" cy="452" r="27" fill="#f3c982"/>'
    '<circle cx="88" cy="444" r="9" fill="#fffaf0"/><circle cx="496" cy="444" r="9" fill="#fffaf0"/>'
)
PILLOW = (
    '<path d="M150 540C150 480 210 474 300 474C390 474 452 480 452 540C452 610 420 630 300 630C180 630 150 610 150 540Z" fill="url(#pillow)"/>'
    '<path d="M176 520C220 500 380 500 428 522" fill="none" stroke="#fff" stroke-width="5" stroke-linecap="round" opacity=".8"/>'
)
SLEEPER = (
    '<path d="M226 540C226 484 376 484 376 540C376 600 346 634 301 634C256 634 226 600 226 540Z" fill="#f3c7a2"/>'
    '<path d="M214 562C200 468 262 440 306 446C366 446 402 484 388 562C380 536 372 520 360 512C326 528 262 524 240 508C226 520 220 536 214 562Z" fill="#5a2f3e"/>'
    '<path d="M212 540C240 524 362 524 390 540C396 580 366 600 338 594C320 590 312 578 301 578C290 578 282 590 264 594C236 600 206 580 212 540Z" fill="#27266e"/>'
    '<path d="M212 540C240 524 362 524 390 540" fill="none" stroke="#8a88d8" stroke-width="4"/>'
    '<path d="M238 562q18 14 38 0M326 562q18 14 38 0" stroke="#ffe2a0" stroke-width="5" fill="none" stroke-linecap="round"/>'
    '<path d="M286 612q15 11 30 0" stroke="#a8543c" stroke-width="5" fill="none" stroke-linecap="round"/>'
)
QUILT = (
    '<path d="M72 900C84 720 130 640 210 634C270 628 330 628 392 634C470 640 516 720 528 900Z" fill="#7a3a72"/>'
    f'<g clip-path="url(#quiltClip)">{_SQUARES}{_MOTIFS}</g>'
    '<path d="M112 690C150 640 200 622 300 622C400 622 450 640 490 690C430 660 380 654 300 654C220 654 170 660 112 690Z" fill="#fff3e2"/>'
)
