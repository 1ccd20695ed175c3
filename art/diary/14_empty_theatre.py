"""A ghost light on an empty stage; in the stalls sits one guest, a fox."""

from __future__ import annotations

from brush import Picture, glow, ground, light, lin, sky, wash
from diary._shapes_a import place, specks

ROWS = [(402, 0.36, "#3e0f1c"), (440, 0.45, "#4c1220"), (486, 0.57, "#5c1524"), (544, 0.72, "#701a28"), (618, 0.92, "#86202c"), (714, 1.2, "#9c2630")]     # floor y, scale, velvet


def seat(velvet: str) -> str:
    """A folding chair from the front: back, two arms, cushion."""
    return f"""<path d="M-46 0V-84C-46-112 46-112 46-84V0Z" fill="{velvet}"/><path d="M-40-82C-38-104 38-104 40-82" fill="none" stroke="#e8a05a" stroke-width="3" opacity=".7"/><path d="M-34-74C-32-90 32-90 34-74V-30H-34Z" fill="#12040a" opacity=".22"/>
<path d="M-44-28C-40-40 40-40 44-28V-8H-44Z" fill="{velvet}"/><path d="M-44-28C-40-38 40-38 44-28" fill="none" stroke="#f0a868" stroke-width="3" opacity=".6"/><path d="M-54-44h12v44h-12zM42-44h12v44h-12z" fill="#2a0a12"/>"""


def stalls() -> str:
    drawn = ""
    for i, (y, s, _) in enumerate(ROWS):
        step, shift = 112 * s, 0.5 if i % 2 else 0.0
        count = int(340 / step) + 1
        for k in range(-count, count + 1):
            x = 300 + (k + shift) * step
            if -60 < x < 660:
                drawn += f'<use href="#seat{i}" transform="translate({x:.0f} {y - (x - 300) ** 2 * 0.00022:.0f}) scale({s})"/>'
    return drawn


def balconies() -> str:
    tiers = ""
    for y, sag, c in ((112, 60, "#2c0a16"), (236, 54, "#380d1a")):
        arches = "".join(f'<path d="M{x} {y + sag * (1 - ((x + 30 - 300) / 300) ** 2) - 8:.0f}v-44a30 26 0 0 1 60 0v44z"/>' for x in range(6, 560, 88))
        tiers += f'<g fill="#14040c">{arches}</g><path d="M-10 {y}Q300 {y + sag * 2} 610 {y}V{y + 46}Q300 {y + 46 + sag * 2}-10 {y + 46}Z" fill="{c}"/><path d="M-10 {y}Q300 {y + sag * 2} 610 {y}" fill="none" stroke="#d99a4c" stroke-width="5" opacity=".75"/><path d="M-10 {y + 44}Q300 {y + 44 + sag * 2} 610 {y + 44}" fill="none" stroke="#a8662c" stroke-width="3" opacity=".6"/>'
        tiers += f'<path d="M-10 {y + 22}Q300 {y + 22 + sag * 2} 610 {y + 22}" fill="none" stroke="#c9853c" stroke-width="9" stroke-dasharray="1 43" stroke-linecap="round" opacity=".7"/>'
    return tiers


def fox() -> str:
    """Upright on its chair, paws together, brush over the arm, waiting."""
    return """<path d="M40-6C92-4 118 26 112 66C110 84 92 92 84 78C92 50 70 30 34 26Z" fill="#d9652a"/><path d="M112 60C112 84 92 94 84 78C92 74 104 70 112 60Z" fill="#fff3e0"/>
<path d="M-38 20C-46-30-34-68 0-72C34-68 46-30 40 20Z" fill="#e27430"/><path d="M-20-60C-26-24-18 8 0 20C18 8 26-24 20-60Z" fill="#fff3e0"/>
<path d="M-24 24C-28-4-22-24-14-30L-4-26L-6 26ZM26 24C30-4 24-24 16-30L6-26L8 26Z" fill="#c95a24"/><path d="M-26 18h20v12h-22zM8 18h20l2 12h-22z" fill="#2a1014"/>
<path d="M-50-98L-48-150L-16-120H16L48-150L50-98C46-70 20-48 0-44C-20-48-46-70-50-98Z" fill="#ee8238"/><path d="M-44-138L-42-112L-24-122ZM44-138L42-112L24-122Z" fill="#2a1014"/>
<path d="M-50-98C-30-94-12-84 0-58C12-84 30-94 50-98C46-70 20-48 0-44C-20-48-46-70-50-98Z" fill="#fff3e0"/><path d="M-7-60h14l-7 10z" fill="#2a1014"/><circle cx="-21" cy="-94" r="6" fill="#2a1014"/><circle cx="21" cy="-94" r="6" fill="#2a1014"/><circle cx="-19" cy="-96" r="2" fill="#fff"/><circle cx="23" cy="-96" r="2" fill="#fff"/>
<path d="M48-148L50-98C49-88 44-78 38-70M40 20C45-20 40-56 22-68" fill="none" stroke="#ffd08a" stroke-width="4" stroke-linecap="round"/><path d="M-18-44L0-36L18-44V-26L0-34L-18-26Z" fill="#7a1c3a"/>"""


def ghost_light() -> str:
    return """<path d="M0 0V-470" stroke="#1a0a10" stroke-width="9"/><path d="M4 0V-460" stroke="#d99a4c" stroke-width="2"/><path d="M-54 6L0-22L54 6" fill="none" stroke="#1a0a10" stroke-width="10" stroke-linecap="round"/><path d="M-13-470h26v20h-26z" fill="#5a3a24"/>
<path d="M-12-470C-34-494-28-530 0-532C28-530 34-494 12-470Z" fill="#fffbe0"/><path d="M-8-476L-5-502L0-494L5-502L8-476" fill="none" stroke="#f0a040" stroke-width="2.6"/><path d="M-34-500C-34-556 34-556 34-500C34-482 22-466 14-458M-34-500C-34-482-22-466-14-458M0-542V-458M-34-500H34" fill="none" stroke="#3a1a14" stroke-width="2.4"/>"""


def cello() -> str:
    return """<path d="M0-20C-34-16-40-52-26-70C-16-84-32-96-22-116C-12-132 12-132 22-116C32-96 16-84 26-70C40-52 34-16 0-20Z" fill="#8a4420"/><path d="M0-20C-34-16-40-52-26-70C-16-84-32-96-22-116C-16-126-8-128 0-128" fill="none" stroke="#5a2410" stroke-width="4"/><path d="M22-116C32-96 16-84 26-70C36-56 34-34 22-26" fill="none" stroke="#ffc878" stroke-width="4" stroke-linecap="round"/>
<path d="M-5-196h10v120h-10z" fill="#2a120c"/><path d="M-8-208C-8-220 8-220 8-208L5-194H-5Z" fill="#5a2410"/><path d="M-12-66q-5 14 0 26M12-66q5 14 0 26" stroke="#2a120c" stroke-width="3" fill="none"/><path d="M-9-48h18M-2-190V-46M2-190V-46" stroke="#f3d9a0" stroke-width="1.6"/><path d="M0-20V4" stroke="#2a120c" stroke-width="4"/>"""


def draw() -> Picture:
    boards = "".join(f"M{300 + (x - 300) * 0.86:.0f} 762L{x} 910" for x in range(-60, 700, 70))
    folds = "".join(f'<path d="M{x} -10C{x + 14} 300 {x - 10} 600 {x + 8} 800" stroke="{c}" stroke-width="{w}" fill="none"/>' for x, c, w in ((8, "#4a0e1a", 26), (34, "#7a1a24", 10), (54, "#2a0810", 14), (68, "#8a2028", 5)))
    curtain = f'<path d="M-10-10H84C64 200 96 520 72 800H-10Z" fill="#5c1420"/>{folds}<path d="M72 800C96 520 64 200 84-10" fill="none" stroke="#e0904c" stroke-width="2.4" opacity=".6"/>'
    body = "".join([
        ground(), balconies(), wash(("M-40 330C160 290 360 400 640 330V420H-40Z", "#7a2a20"), opacity=0.5), light(430, 316, 430, opacity=0.8), stalls(),
        light(430, 316, 300, opacity=0.35), place(232, 676, fox(), 1.12), '<path d="M-10 762H610V910H-10Z" fill="url(#boards)"/>', f'<path d="{boards}" stroke="#2a0e0c" stroke-width="3" opacity=".7"/><path d="M-10 764H610" stroke="#ffc070" stroke-width="5"/>',
        wash(("M300 800C380 780 500 780 580 806C520 850 360 850 300 800Z", "#ffd08a"), opacity=0.6), curtain, f'<g transform="translate(600 0) scale(-1 1)">{curtain}</g>',
        place(118, 866, cello(), 0.92, turn=-13), '<ellipse cx="430" cy="856" rx="66" ry="9" fill="#12040a" opacity=".5"/>', place(430, 850, ghost_light()), light(430, 350, 120), specks(4, 34, (260, 180, 560, 640), (0.9, 2.2), "#ffe6b0", (0.3, 0.8)),
    ])
    seats = "".join(f'<g id="seat{i}">{seat(velvet)}</g>' for i, (_, _, velvet) in enumerate(ROWS))
    defs = sky("#10040a", "#1c0710", "#3a0e18", "#2a0a12", "#12040a") + glow() + lin("boards", (0, "#a8622e"), (0.5, "#5c2a1a"), (1, "#1c0a0c")) + seats
    return Picture("The Only Guest", "A bare bulb burns on an empty stage at night; among rows and rows of empty red seats sits a single fox, waiting. A cello leans by the curtain.", defs, body, vignette="#080206")
