"""Pairs 1 to 3: the bear, the cottage, the roundabout.  Sweet and dreadful share their outline."""

from __future__ import annotations

from brush import Picture, lin, rad
from covers._cast import at, child, star5
from nightmares._scene import GROUND, scene

EYES = '<path d="M-46 0q20-22 40-2q-16 20-40 2zM46 0q-20-22-40-2q16 20 40 2z" fill="{colour}"/><circle cx="-24" cy="0" r="5" fill="#14041a"/><circle cx="24" cy="0" r="5" fill="#14041a"/>'


def eyes(x: float, y: float, s: float, colour: str = "#ffd24a") -> str:
    return at(x, y, s, EYES.replace("{colour}", colour))


def bear(sweet: bool) -> Picture:
    fur, dark = ("url(#fur)", "#8a5534") if sweet else ("url(#ink)", "#12051c")
    rim = "#fff0cf" if sweet else "#ff8a5a"
    outline = (
        f'<g fill="{fur}"><ellipse cx="-72" cy="-232" rx="36" ry="36"/><ellipse cx="72" cy="-232" rx="36" ry="36"/>'
        '<ellipse cx="-106" cy="-92" rx="36" ry="58" transform="rotate(24 -106 -92)"/><ellipse cx="106" cy="-92" rx="36" ry="58" transform="rotate(-24 106 -92)"/>'
        '<path d="M-104-60C-104-130-60-150 0-150C60-150 104-130 104-60C104-10 60 4 0 4C-60 4-104-10-104-60Z"/>'
        '<ellipse cx="-74" cy="-14" rx="52" ry="40"/><ellipse cx="74" cy="-14" rx="52" ry="40"/><ellipse cy="-186" rx="98" ry="84"/></g>'
        f'<path d="M-98-186C-98-236-54-270 0-270" fill="none" stroke="{rim}" stroke-width="6" stroke-linecap="round"/>'
    )
    if sweet:
        details = (
            '<ellipse cx="-72" cy="-230" rx="18" ry="18" fill="#f0c3a0"/><ellipse cx="72" cy="-230" rx="18" ry="18" fill="#f0c3a0"/><ellipse cy="-64" rx="58" ry="54" fill="#f6dcb4"/>'
            '<ellipse cx="-78" cy="-12" rx="28" ry="22" fill="#f6dcb4"/><ellipse cx="78" cy="-12" rx="28" ry="22" fill="#f6dcb4"/><ellipse cy="-164" rx="46" ry="36" fill="#f6dcb4"/>'
            '<path d="M-16-182q16-12 32 0q-6 16-16 16t-16-16zM0-166v12M-20-152q20 16 40 0" fill="#4a2430" stroke="#4a2430" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/>'
            '<circle cx="-40" cy="-202" r="10" fill="#4a2430"/><circle cx="40" cy="-202" r="10" fill="#4a2430"/><circle cx="-37" cy="-205" r="3.500" fill="#fff"/><circle cx="43" cy="-205" r="3.500" fill="#fff"/>'
            '<path d="M-20-152q20 16 40 0" fill="#f6dcb4" stroke="#4a2430" stroke-width="5" stroke-linecap="round"/><path d="M-66-116C-30-104 30-104 66-116L60-96C30-86-30-86-60-96Z" fill="#e0566a"/><path d="M0-98L-36-78L-30-118ZM0-98L36-78L30-118Z" fill="#e0566a"/><circle cy="-100" r="11" fill="#b5364f"/>'
        )
        friend = at(462, GROUND + 20, 1, '<circle cy="-40" r="120" fill="url(#glow)" opacity=".7"/><path d="M-4-86A44 44 0 1 0 38-22A36 36 0 1 1-4-86Z" fill="#fff0b8"/>') + child(130, GROUND + 26, 1.2, "#5a7ab0", "#4a2a3a")
        return scene(1, True, "Dream 1: the bear", "A huge soft bear with a red bow sits in a morning meadow beside a small moon and a child.",
                     at(300, GROUND + 30, 1.34, outline + details) + friend, rad("fur", (0, "#d99a62"), (1, "#a8683c"), cx=0.35, cy=0.2, r=0.9))
    details = (
        eyes(0, -206, 1.15)
        + '<path d="M-70-170C-40-130 40-130 70-170L58-150L48-162L38-142L26-156L12-138L0-152L-12-138L-26-156L-38-142L-48-162L-58-150Z" fill="#ffe9c8"/>'
        f'<path d="M-30-110L-6-20M-42-92L-14-98M-38-68L-8-74M-32-44L-2-50" stroke="#ff8a5a" stroke-width="6" stroke-linecap="round"/><path d="M40-120C70-100 60-60 84-50C60-40 40-60 30-90Z" fill="#f4d9c8"/><path d="M-152-70l-18 34l20-10l2 28l14-26l14 20l2-30M152-70l18 34l-20-10l-2 28l-14-26l-14 20l-2-30" fill="{dark}" stroke="#ff8a5a" stroke-width="3"/>'
        '<path d="M-100-262l14 20M-108-240l26 2" stroke="#ff8a5a" stroke-width="5" stroke-linecap="round"/>'
    )
    friend = child(130, GROUND + 26, 1.2, "#f4d9c8", "#f4d9c8")
    return scene(1, False, "Nightmare 1: the bear", "The bear at night, grown claws and a row of teeth, its seam bursting; the child has turned pale.",
                 at(300, GROUND + 30, 1.34, outline + details) + friend)


def cottage(sweet: bool) -> Picture:
    if sweet:
        flowers = "".join(star5(x, y, 11, c) for x, y, c in ((130, 760, "#e0566a"), (172, 778, "#ffd24a"), (212, 764, "#e58ca8"), (404, 776, "#ffd24a"), (446, 760, "#e0566a"), (480, 780, "#e58ca8")))
        figure = at(
            300, GROUND + 14, 1.3,
            '<path d="M60-240V-320H96V-200Z" fill="#c26a5a"/><path d="M78-336c-30-20-26-50-6-46c6-22 36-12 26 10c14 14-2 32-20 36z" fill="#fff" opacity=".9"/>'
            '<path d="M-120 0V-150H120V0Z" fill="url(#wall)"/><path d="M40 0V-150H120V0Z" fill="#b0587a" opacity=".18"/>'
            '<path d="M-158-132C-110-200-60-270 0-296C60-270 110-200 158-132C140-118 124-122 114-134C60-150-60-150-114-134C-124-122-140-118-158-132Z" fill="#e0705a"/>'
            '<path d="M-156-132C-110-200-60-270 0-296" stroke="#ffd9b0" stroke-width="6" fill="none"/><path d="M-92-176q20 14 40 0t40 0t40 0t40 0M-60-222q20 14 40 0t40 0t40 0" stroke="#b04a44" stroke-width="5" fill="none"/>'
            '<path d="M-34 0V-70A34 38 0 0 1 34-70V0Z" fill="#5a8a9a"/><circle cx="20" cy="-44" r="5" fill="#ffe9b4"/><path d="M-98-118h46v50h-46zM52-118h46v50h-46z" fill="#fff2b0" stroke="#fffaf0" stroke-width="6"/><path d="M-75-118v50M-98-93h46M75-118v50M52-93h46" stroke="#d99a5a" stroke-width="4"/>'
            '<path d="M-102-62h54v14h-54zM48-62h54v14h-54z" fill="#8a5a3a"/><g fill="#e58ca8"><circle cx="-92" cy="-66" r="7"/><circle cx="-75" cy="-68" r="7"/><circle cx="-58" cy="-66" r="7"/><circle cx="58" cy="-66" r="7"/><circle cx="75" cy="-68" r="7"/><circle cx="92" cy="-66" r="7"/></g>',
        )
        path = '<path d="M268 756H332L410 910H190Z" fill="#ffe9c8" opacity=".8"/>'
        return scene(2, True, "Dream 2: the cottage", "A round-roofed cottage with lit windows, flowers and a heart of smoke.",
                     path + figure + flowers + child(392, GROUND + 50, 1.1, "#e0a03c", "#5a3a2a"), lin("wall", (0, "#fff6e0"), (1, "#f2d4b4")))
    figure = at(
        300, GROUND + 14, 1.3,
        '<path d="M64-240L52-330L92-316L100-200Z" fill="#1a081f"/><path d="M70-338c-40-10-50-50-20-60c-10-30 40-44 50-16c30 0 30 40 4 50c10 20-20 34-34 26z" fill="#1a081f" opacity=".85"/><circle cx="66" cy="-378" r="7" fill="#ff6a4a"/><circle cx="88" cy="-374" r="7" fill="#ff6a4a"/>'
        '<path d="M-120 0L-132-150H126L120 0Z" fill="url(#ink)"/>'
        '<path d="M-170-122C-110-190-80-260-14-312C60-270 110-210 166-126L140-138L128-108L108-136L84-110L60-140L30-112L0-142L-30-112L-60-142L-86-110L-110-138L-130-106L-146-134Z" fill="#3a0f34"/>'
        '<path d="M-170-122C-110-190-80-260-14-312" stroke="#ff7a4a" stroke-width="5" fill="none"/>'
        + eyes(0, -88, 1.9, "#ffc23a")
        + '<path d="M-84-34C-40-66 40-66 84-34C70 0 40 8 0 8C-40 8-70 0-84-34Z" fill="#e0443e"/><path d="M-84-34C-40-66 40-66 84-34L66-46L58-22L44-52L32-24L16-56L0-26L-16-56L-32-24L-44-52L-58-22L-66-46Z" fill="#ffe9c8"/><path d="M-64 0L-54-22L-40 4L-26-18L-12 8L2-16L16 8L30-18L42 4L56-20L66-2C40 12-40 12-64 0Z" fill="#ffe9c8"/>',
        -3,
    )
    tongue = '<path d="M262 752C280 800 230 850 250 910H350C340 850 360 800 338 752Z" fill="#b0303a"/><path d="M300 756C304 810 290 850 298 910" stroke="#7a1a30" stroke-width="5" fill="none"/>'
    return scene(2, False, "Nightmare 2: the cottage", "The cottage leans and grins: its windows are eyes, its door a mouth full of teeth, its path a tongue.",
                 tongue + figure + child(430, GROUND + 50, 1.1, "#f4d9c8", "#f4d9c8"))


def roundabout(sweet: bool) -> Picture:
    def horse(x: float, y: float, s: float, coat: str, saddle: str) -> str:
        body = (
            f'<path d="M0-150V80" stroke="{"#ffe0a0" if sweet else "#a8546a"}" stroke-width="6"/>'
            f'<path d="M-56-6C-52-34-10-30 14-32C24-60 34-74 50-78L54-90L62-78C76-70 86-54 90-44C86-36 78-34 70-38L54-42C50-20 44 4 34 10L56 34L46 58L38 56L42 36L14 16L-24 16L-44 30L-36 56L-46 58L-58 30Z" fill="{coat}"/>'
        )
        if sweet:
            body += f'<path d="M-14-32C4-36 16-34 24-28L18-4C6-2-4-2-12-6Z" fill="{saddle}"/><path d="M46-78C30-66 22-48 16-34C30-40 40-54 50-66ZM-56-6C-78-6-82 20-72 34C-70 16-64 8-52 8Z" fill="{saddle}"/><circle cx="66" cy="-62" r="3.500" fill="#3a1f2a"/>'
        else:
            body += '<path d="M-30-24V14M-16-28V14M-2-30V14M12-30V12" stroke="#12051c" stroke-width="5"/><circle cx="64" cy="-62" r="7" fill="#12051c"/><circle cx="65" cy="-62" r="3.500" fill="#ff6a4a"/><path d="M72-40l4-8l4 6l4-8" stroke="#12051c" stroke-width="3" fill="none"/>'
        return at(x, y, s, body)

    stripes = "".join(
        f'<path d="M0-400L{a}-250C{a + 16}-236 {a + 40}-236 {a + 52}-250Z" fill="{c}"/>'
        for a, c in zip(range(-208, 208, 52), (("#e0566a", "#fff3dc") if sweet else ("#4a0f34", "#2a0a28")) * 4, strict=True)
    )
    torn = "" if sweet else '<path d="M-130-240l10 40l16-36zM-20-238l12 54l18-52zM110-240l8 44l18-40zM60-330l-20 40l30-10z" fill="#12051c"/>'
    bulbs = "".join(f'<circle cx="{x}" cy="-240" r="8"/>' for x in range(-182, 183, 52))
    frame = (
        f'<path d="M-14-250V0H14V-250Z" fill="{"#f3c982" if sweet else "#3a0f34"}"/>'
        + horse(-104, -90, 1.1, "#fffaf0" if sweet else "#e8d4c4", "#5aa8b8") + horse(84, -106, 1.1, "#f7d9b4" if sweet else "#d8c0b4", "#b5568a")
        + f'<path d="M-216 0H216L196 34H-196Z" fill="{"#c2506e" if sweet else "#3a0f34"}"/><path d="M-216 0H216" stroke="{"#fff0c8" if sweet else "#ff7a4a"}" stroke-width="6"/>'
        + stripes + torn + f'<path d="M0-400L-208-250" stroke="{"#fff6e0" if sweet else "#ff7a4a"}" stroke-width="5"/>'
        f'<g fill="{"#fff2a8" if sweet else "#ff5a3a"}">{bulbs}</g>'
    )
    top = '<path d="M0-400V-440L40-428L0-414" fill="#ffd24a" stroke="#b5364f" stroke-width="4"/>' if sweet else eyes(0, -318, 1.3) + '<path d="M0-396L-16-446L4-426L20-452L12-398Z" fill="#12051c"/>'
    visitor = child(300, GROUND + 64, 1.2, "#3f7a9a", "#4a2a3a") if sweet else child(300, GROUND + 64, 1.2, "#f4d9c8", "#f4d9c8")
    if sweet:
        return scene(3, True, "Dream 3: the roundabout", "A striped roundabout with two white horses and a ring of lamps at noon.", at(300, GROUND + 6, 1.14, frame + top) + visitor)
    return scene(3, False, "Nightmare 3: the roundabout", "The roundabout in the dark: torn, with eyes in its roof and horses of bone.", at(300, GROUND + 6, 1.14, frame + top) + visitor)
