"""Claws tear a sunny day open from behind, and it is night in there."""

from brush import Picture, glow, ground, light, lin, sky, wash
from covers._cast import child, cloud


def draw() -> Picture:
    wound = "M170 230L214 150L232 214L300 110L330 190L396 150L420 210L470 190L480 300L462 420L476 520L440 620L420 560L352 706L330 600L260 640L240 540L190 520L206 420L160 330Z"
    claw = (
        '<path d="M180 910C170 800 190 740 240 700L236 640C230 600 252 586 262 610L276 680L296 560C298 520 326 516 330 552L334 672L356 540C362 504 390 508 388 546L380 676L412 590C424 560 448 572 440 604L412 720C430 780 440 840 436 910Z" fill="url(#ink)"/>'
        '<path d="M236 640C230 600 252 586 262 610L258 560C246 540 232 570 236 640ZM296 560C298 520 326 516 330 552L322 480C308 460 296 490 296 560ZM356 540C362 504 390 508 388 546L390 470C376 446 360 480 356 540ZM412 590C424 560 448 572 440 604L460 540C452 510 428 530 412 590Z" fill="#ffe9c8"/>'
        '<path d="M180 910C170 800 190 740 240 700L236 640M276 680L296 560M334 672L356 540M380 676L412 590" fill="none" stroke="#ff7a4a" stroke-width="5"/>'
    )
    body = (
        ground()
        + wash(("M-40 180C160 130 360 260 640 170V280H-40Z", "#fff"), ("M-40 440C160 400 360 500 640 440V560H-40Z", "#fff0d0"))
        + light(110, 200, 220) + '<circle cx="110" cy="200" r="58" fill="#fffdf0"/>' + cloud(420, 110, 0.8, "#fff", 0.9) + cloud(-50, 420, 0.8, "#fff", 0.85)
        + '<path d="M-10 700C100 650 200 690 300 676C420 660 500 690 610 660V910H-10Z" fill="#a8cf8a"/><path d="M-10 780C140 740 320 800 610 760V910H-10Z" fill="#7fb27a"/>'
        + '<path d="M486 690v-60l34-30l34 30v60z" fill="#fff3dc"/><path d="M476 636l44-40l44 40z" fill="#e0705a"/>'
        + f'<path d="{wound}" fill="#2a1020" opacity=".35" transform="translate(8 10)" filter="url(#soft4)"/><path d="{wound}" fill="url(#night)" stroke="#fffaf0" stroke-width="10" stroke-linejoin="round"/>'
        + '<path d="M224 300q44-46 84-6q-34 42-84 6zM436 300q-44-46-84-6q34 42 84 6z" fill="#ffc23a"/><path d="M268 286l8 28M392 286l-8 28" stroke="#14041a" stroke-width="11" stroke-linecap="round"/>'
        + claw
        + child(92, 836, 1.5, "#e0a03c", "#5a3a2a")
    )
    return Picture(
        "Turn to nightmare", "A huge clawed hand tears a sunny meadow open like paper; yellow eyes look out of the red dark behind it.",
        sky("#6ab4ec", "#b8dcf0", "#f0f0dc", "#ffe9b8", "#ffd9a0") + glow() + lin("night", (0, "#1c0a34"), (0.5, "#6a163e"), (1, "#d84a34"))
        + lin("ink", (0, "#2c0e34"), (1, "#10051a")),
        body, vignette="#3a1030",
    )
