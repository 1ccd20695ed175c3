"""A candle that is a tower to live in; a moth arrives with its suitcase."""

from __future__ import annotations

from brush import Picture, glow, ground, light, lin, sky, wash
from diary._shapes_a import place, specks

BOOKS = [
    (-20, 846, 300, 60, "#4a2440"), (10, 800, 250, 48, "#7a2e2a"), (40, 762, 200, 40, "#2f4c4a"),
    (318, 860, 310, 46, "#2b3a58"), (336, 820, 262, 42, "#8a5424"), (420, 786, 160, 36, "#5a2238"),
]


def attic() -> str:
    """Slanting beams, a plank wall, and a round window with the moon in it."""
    planks = "".join(f"M0 {y}H600" for y in range(60, 760, 58))
    window = f"""<circle r="78" fill="#1c2348"/><g clip-path="url(#pane)">{specks(5, 26, (-70, -70, 70, 70), (0.8, 2), "#fff4d8", (0.4, 0.9))}<circle cx="-22" cy="-14" r="30" fill="#f4ecd0"/><circle cx="-8" cy="-20" r="27" fill="#1c2348"/></g>
<circle r="78" fill="none" stroke="#2a120c" stroke-width="14"/><path d="M0-78V78M-78 0H78" stroke="#2a120c" stroke-width="7"/><circle r="70" fill="none" stroke="#c98246" stroke-width="2" opacity=".6"/>"""
    return f"""<path d="{planks}" stroke="#3a1a10" stroke-width="3" opacity=".5"/><path d="M-20 330L330-20H270L-20 270Z" fill="#2a120c"/><path d="M620 330L270-20H330L620 270Z" fill="#24100b"/>
<path d="M-20 326L330-24" stroke="#b8692c" stroke-width="3" opacity=".7"/><path d="M620 326L270-24" stroke="#b8692c" stroke-width="3" opacity=".7"/><path d="M34 250V800H64V222Z" fill="#2a120c"/><path d="M566 250V800H536V222Z" fill="#24100b"/>{place(132, 384, window, 0.86)}
<path d="M536 230C500 236 480 260 470 300M536 256C510 258 496 272 488 296M536 280C520 282 510 290 504 300M536 222L470 300M536 222L504 300" stroke="#d9b48a" stroke-width="1.4" fill="none" opacity=".5"/>"""


def stair(y: int) -> str:
    """One turn of the outer stair, crossing the front of the tower upwards to the right."""
    steps = "".join(f'<path d="M{186 + i * 23} {y - i * 11}h28v9h-28z" fill="#7a4420"/><path d="M{186 + i * 23} {y - i * 11}h28v3h-28z" fill="#ffdf9e"/>' for i in range(10))
    posts = "".join(f"M{200 + i * 46} {y - i * 22}v-24" for i in range(5))
    return f'{steps}<path d="{posts}M190 {y - 22}L414 {y - 128}" stroke="#6b3818" stroke-width="3" fill="none"/>'


def window(x: int, y: int, w: int, h: int) -> str:
    return f"""<path d="M{x - w / 2 - 5:g} {y}v{-h}a{w / 2 + 5:g} {w / 2 + 6:g} 0 0 1 {w + 10} 0v{h}z" fill="#6b3415"/><path d="M{x - w / 2:g} {y - 5}v{-h + 5}a{w / 2:g} {w / 2:g} 0 0 1 {w} 0v{h - 5}z" fill="#ffe694"/>
<path d="M{x} {y - 5}v{-h - w / 2 + 6:g}M{x - w / 2:g} {y - h * 0.5:g}h{w}" stroke="#6b3415" stroke-width="3"/><path d="M{x - w / 2 - 9:g} {y}h{w + 18}v6h{-w - 18}z" fill="#fff1cc"/>"""


def tower() -> str:
    return f"""<path d="M196 262C222 242 378 242 404 262L418 830H182Z" fill="url(#wax)"/><path d="M340 250C380 254 404 262 404 262L418 830H352Z" fill="#8a4a22" opacity=".28"/>
<ellipse cx="300" cy="262" rx="104" ry="22" fill="#fff3cc"/><ellipse cx="300" cy="265" rx="72" ry="13" fill="#ffc861"/>
{stair(540)}{stair(716)}
<path d="M194 262C186 320 196 372 204 420C208 448 226 448 228 420C228 366 232 330 246 300C252 326 250 340 256 352C264 364 274 356 274 338C274 312 280 296 292 286ZM406 262C416 350 402 440 394 500C388 528 370 528 370 498C374 430 362 340 348 290Z" fill="#fff4d4"/><path d="M204 420C208 448 226 448 228 420" fill="none" stroke="#c98246" stroke-width="3" opacity=".6"/>
{window(300, 408, 46, 34)}{window(250, 608, 34, 26)}{window(356, 666, 34, 26)}{window(352, 476, 30, 22)}
<path d="M258 830V744a42 46 0 0 1 84 0V830Z" fill="#5a2a14"/><path d="M268 830V746a32 36 0 0 1 64 0V830Z" fill="#94501f"/><path d="M300 712V830" stroke="#5a2a14" stroke-width="3"/><circle cx="312" cy="786" r="5" fill="#ffe694"/><path d="M246 826h108v12h-108z" fill="#ffe0a0"/>"""


def flame() -> str:
    return """<path d="M300 36C356 124 352 184 332 222C320 246 280 246 268 222C246 184 256 130 300 36Z" fill="#ffab2e"/><path d="M300 104C332 160 328 200 314 220C306 232 294 232 286 220C272 200 276 160 300 104Z" fill="#fff8d8"/>
<path d="M300 214V262" stroke="#3a1a10" stroke-width="7" stroke-linecap="round"/><path d="M278 214C284 236 316 236 322 214" fill="#5f8fd0" opacity=".45"/>"""


def moth() -> str:
    """Three-quarter view in flight, hat on, suitcase in hand."""
    return """<path d="M0-4C-20-70-84-84-98-52C-106-30-78-6-40 2C-70 8-80 34-62 46C-42 56-14 34-2 10Z" fill="#e9cf9a"/><path d="M4-4C16-66 70-86 90-58C104-36 78-6 42 2C70 6 84 30 68 44C50 56 18 36 6 10Z" fill="#f7e2b4"/>
<g fill="#a8642c"><circle cx="-68" cy="-44" r="11"/><circle cx="64" cy="-48" r="11"/><circle cx="-50" cy="28" r="7"/><circle cx="54" cy="26" r="7"/></g><g fill="#3a1a10"><circle cx="-68" cy="-44" r="5"/><circle cx="64" cy="-48" r="5"/></g>
<path d="M-86-64C-60-62-24-40-6-14M82-68C58-60 24-40 10-14" stroke="#a8642c" stroke-width="2.6" fill="none"/>
<path d="M-10-14C-12 12-8 40 2 58C12 40 16 12 14-14Z" fill="#7a4a2a"/><path d="M-9 4h22M-7 18h18M-4 32h13" stroke="#e9cf9a" stroke-width="4"/><circle cx="2" cy="-22" r="14" fill="#8f5a34"/><circle cx="-4" cy="-22" r="3.4" fill="#1c0c08"/><circle cx="7" cy="-22" r="3.4" fill="#1c0c08"/>
<path d="M-6-34C-14-50-26-54-34-52M8-34C18-50 30-54 38-50" stroke="#5a3018" stroke-width="3" fill="none" stroke-linecap="round"/><path d="M-14-34h32l-3-6h-5v-16h-16v16h-6z" fill="#2a1420"/><path d="M-8-44h18v4h-18z" fill="#c8453c"/>
<path d="M-4 10L-31 60" stroke="#ffdf9e" stroke-width="6" stroke-linecap="round"/><path d="M-58 66h52v38h-52z" fill="#9a3a2c"/><path d="M-58 66h52v10h-52z" fill="#c8583c"/><path d="M-42 66v-8h20v8M-46 66v38M-18 66v38" stroke="#f3c872" stroke-width="3.4" fill="none"/>"""


def book(x: int, y: int, w: int, h: int, colour: str) -> str:
    return f'<path d="M{x} {y}h{w}v{h}h{-w}z" fill="{colour}"/><path d="M{x} {y}h{w}v5h{-w}z" fill="#ffcf86" opacity=".5"/><path d="M{x + w * 0.08:.0f} {y}v{h}M{x + w * 0.12:.0f} {y}v{h}M{x + w * 0.88:.0f} {y}v{h}" stroke="#f3c872" stroke-width="3" opacity=".6"/>'


def draw() -> Picture:
    mouse = '<path d="M-26 0C-34-34-14-56 8-54C14-66 30-66 32-54C44-52 52-44 58-36L40-30C40-16 36-6 30 0Z" fill="#4a302c"/><path d="M-24-4C-56-2-60-34-44-44" fill="none" stroke="#8a6252" stroke-width="5" stroke-linecap="round"/><circle cx="40" cy="-42" r="3" fill="#ffe9b0"/><path d="M-20-30C-10-50 4-52 14-50" stroke="#ffbf72" stroke-width="3" fill="none"/>'
    body = "".join([
        ground(), attic(), light(300, 170, 600, opacity=0.95), wash(("M-40 520C160 460 360 600 640 520V660H-40Z", "#b86020"), ("M-40 20C160-10 360 120 640 20V100H-40Z", "#2a0f14"), opacity=0.35),
        light(300, 170, 200), flame(), tower(), "".join(book(*b) for b in BOOKS), place(126, 762, mouse, 0.9),
        place(494, 380, moth(), 0.98, turn=-8), specks(3, 44, (90, 60, 520, 700), (1, 2.6), "#ffe9b0", (0.3, 0.9)),
    ])
    defs = (
        sky("#35150f", "#6a2f16", "#8f4b1e", "#5a2818", "#28110e") + glow() + lin("wax", (0, "#fff0c8"), (0.3, "#f7cf90"), (1, "#b87038"))
        + '<clipPath id="pane"><circle r="76"/></clipPath>'
    )
    return Picture("The Candle Tower", "In an attic a burning candle is a tower with lit windows and stairs; a moth in a hat flies in with its suitcase, and a mouse watches.", defs, body, vignette="#140605")
