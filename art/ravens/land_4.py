"""Four ravens on four chimneys in the snow."""

import random

from brush import Picture, glow, ground, light, sky, wash
from covers._cast import RAVENS, at, child, raven


def house(x: float, y: float, s: float, wall: str, chimney: int, window: int = 2) -> str:
    panes = "".join(
        f'<path d="M{wx} {wy}h34v42h-34z" fill="#ffd98a"/><path d="M{wx + 17} {wy}v42M{wx} {wy + 21}h34" stroke="{wall}" stroke-width="4"/>'
        for wx in (-62, 28)[:window] for wy in (-100,)
    )
    return at(
        x, y, s,
        f'<path d="M{chimney - 22} -190V-300H{chimney + 22}V-190Z" fill="#8a4a4a"/><path d="M{chimney - 30} -300H{chimney + 30}V-322H{chimney - 30}Z" fill="#fff"/>'
        f'<path d="M-96 0V-140L0-236L96-140V0Z" fill="{wall}"/><path d="M20 0V-214L96-140V0Z" fill="#1a2a55" opacity=".22"/>'
        '<path d="M-126-116L0-250L126-116C116-98 100-100 92-114L0-206L-92-114C-100-100-116-98-126-116Z" fill="#fff"/>'
        '<path d="M92-114L0-206L0-190L84-108Z" fill="#a8bede"/>'
        f'{panes}<path d="M-18 0v-58a18 20 0 0 1 36 0V0z" fill="#5a2f3a"/><circle cx="-45" cy="-80" r="60" fill="url(#glow)" opacity=".45"/>',
    )


def draw() -> Picture:
    rng = random.Random(7)
    snow = "".join(f'<circle cx="{rng.randint(0, 600)}" cy="{rng.randint(0, 880)}" r="{rng.uniform(1.6, 5):.1f}" opacity="{rng.uniform(.5, 1):.2f}"/>' for _ in range(70))
    body = (
        ground()
        + wash(("M-40 120C160 60 360 200 640 100V220H-40Z", "#fff"), ("M-40 360C200 320 360 420 640 360V460H-40Z", "#f7cfd0"))
        + light(420, 120, 180, opacity=0.8) + '<circle cx="420" cy="120" r="48" fill="#fffaf0"/>'
        + '<path d="M-10 520L90 400L160 470L270 350L380 470L470 390L610 520V700H-10Z" fill="#93abd2"/><path d="M270 350L316 400L298 394L284 412L266 392L250 404L234 390ZM90 400L122 432L108 430L94 444L80 428L64 432ZM470 390L508 426L492 422L476 434L462 418L442 420Z" fill="#fff"/>'
        + '<path d="M-10 600C120 550 260 600 380 570C480 550 540 590 610 570V910H-10Z" fill="#dfe9f6"/>'
        + house(448, 640, 0.86, "#7a86b8", 44) + house(150, 670, 0.92, "#b06a6a", -48)
        + '<path d="M-10 680C120 640 260 690 380 660C480 640 540 680 610 660V910H-10Z" fill="#eef4fb"/>'
        + house(500, 806, 0.98, "#4f7a8a", -46) + house(250, 830, 1.1, "#c98a5a", 50)
        + '<path d="M-10 820C120 780 260 840 380 810C480 790 540 830 610 806V910H-10Z" fill="#fff"/><path d="M-10 862C160 830 360 880 610 846V910H-10Z" fill="#d5e2f2"/>'
        + child(92, 838, 1.2, "#b5364f", "#3a2038")
        + at(140, 846, 1, '<circle cy="-16" r="20" fill="#fff" stroke="#b4c6e2" stroke-width="3"/><circle cy="-46" r="14" fill="#fff" stroke="#b4c6e2" stroke-width="3"/><path d="M-12-56h24l-4-16h-16z" fill="#2a2542"/><path d="M2-46l14 3l-14 3z" fill="#e8793a"/>')
        + f'<g fill="#fff">{snow}</g>'
        + raven("perched", 484, 362, 0.95, -1, rim="#e4eeff") + raven("perched", 104, 374, 1, rim="#e4eeff")
        + raven("perched", 458, 490, 0.92, -1, rim="#e4eeff") + raven("perched", 298, 476, 0.98, rim="#e4eeff")
    )
    return Picture(
        "The winter village", "Four ravens warm themselves on four snowy chimneys; a child has built a snowman.",
        sky("#86a8d8", "#b4cbea", "#dde4f2", "#f8dedc", "#fff0e4") + glow() + RAVENS, body, vignette="#4a5a86",
    )
