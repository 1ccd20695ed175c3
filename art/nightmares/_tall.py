"""Pairs 4 to 6: the tree, the windmill, the castle.  Sweet and dreadful share their outline."""

from __future__ import annotations

from brush import Picture, lin
from covers._cast import at, child, star5
from nightmares._scene import GROUND, scene
from nightmares._small import eyes


def tree(sweet: bool) -> Picture:
    bark = "url(#bark)" if sweet else "url(#ink)"
    trunk = (
        f'<path d="M-90 20C-50-20-44-80-50-150C-60-230-110-260-150-290L-136-306C-90-286-60-270-44-240C-50-300-60-340-90-380L-74-390C-40-350-20-300-14-250C-4-310 6-350 20-400L38-396C26-340 24-290 26-240'
        f'C50-280 90-300 140-312L146-294C100-276 60-240 54-160C50-90 60-30 100 20Z" fill="{bark}"/>'
    )
    if sweet:
        crown = "".join(f'<circle cx="{x}" cy="{y}" r="{r}" fill="{c}"/>' for x, y, r, c in (
            (-150, -330, 76, "#5f9a5a"), (150, -340, 78, "#5a9458"), (-80, -410, 88, "#76b066"), (84, -420, 86, "#6fa862"), (0, -360, 90, "#86bf70"), (0, -470, 80, "#a4d486"), (-110, -320, 50, "#98cc7e"), (60, -330, 56, "#98cc7e")))
        fruit = "".join(star5(x, y, 15, "#ffe27a") for x, y in ((-150, -350), (-60, -450), (60, -460), (140, -370), (0, -400), (-90, -330), (96, -318)))
        hut = (
            '<path d="M-4-300H118V-210H-4Z" fill="#e9b87a"/><path d="M-20-296L57-356L134-296Z" fill="#d0605a"/><path d="M38-210v-42a18 20 0 0 1 36 0v42z" fill="#6b3f2a"/><path d="M8-280h22v26h-22zM86-280h22v26h-22z" fill="#fff2b0"/><path d="M-16-210H130V-198H-16Z" fill="#8a5535"/>'
            '<path d="M100-198V10M124-198V10" stroke="#8a5535" stroke-width="6"/><path d="M100-160h24M100-120h24M100-80h24M100-40h24M100-4h24" stroke="#8a5535" stroke-width="6"/>'
        )
        swing = '<path d="M-150-290V-60M-110-272V-60" stroke="#fff3dc" stroke-width="4"/><path d="M-160-62H-100V-52H-160Z" fill="#b5364f"/>' + at(-130, -62, 1, '<path d="M-8-28C-10-14-12-5-14 0H22L24 22H14L12 6H13C11-8 10-18 7-28Z" fill="#3f6aa8"/><circle cy="-38" r="11" fill="#4a2a3a"/>')
        return scene(4, True, "Dream 4: the tree", "A great green tree with star fruit, a tree house and a child on a swing.", at(300, GROUND + 20, 1.16, trunk + crown + fruit + hut + swing),
                     lin("bark", (0, "#8a5a42"), (1, "#6b4034")))
    claws = (
        '<g fill="none" stroke="#1c0824" stroke-linecap="round"><g stroke-width="20"><path d="M-140-298C-190-330-200-380-186-430M-82-384C-110-430-100-480-120-520M30-398C40-450 30-490 50-540M140-302C190-320 210-370 200-420"/></g>'
        '<g stroke-width="10"><path d="M-176-350C-210-360-230-390-232-420M-186-400C-176-430-160-440-150-466M-104-440C-140-460-150-490-150-520M-106-470C-90-500-80-520-82-546M38-460C10-490 4-520 6-550M40-500C66-520 80-540 90-566M192-350C226-360 246-390 250-420M204-390C190-420 176-430 166-456"/></g></g>'
        '<g fill="none" stroke="#ff7a4a" stroke-width="3" opacity=".8" stroke-linecap="round"><path d="M-150-310C-198-340-206-386-194-428M-92-390C-118-434-108-480-128-518M22-404C32-450 22-490 42-538"/></g>'
    )
    face = eyes(2, -176, 1.5) + (
        '<path d="M-40-118C-20-140 24-140 44-118C50-60 30-26 2-20C-26-26-46-60-40-118Z" fill="#e0443e"/><path d="M-40-118C-20-140 24-140 44-118L32-124L24-98L12-132L2-100L-8-132L-20-98L-28-124ZM-34-70L-20-84L-10-54L4-76L16-52L26-82L38-70C32-44 20-26 2-20C-16-26-28-44-34-70Z" fill="#ffe9c8"/>'
    )
    swing = '<path d="M-150-300V-70M-110-280V-60" stroke="#c98a8a" stroke-width="4"/><path d="M-162-74L-100-58V-48L-160-62Z" fill="#7a1a34"/>'
    web = '<g fill="none" stroke="#d8a8b0" stroke-width="2" opacity=".8"><path d="M140-302L60-220M140-302L90-200M140-302L124-206M70-250q24 16 34 0q14 20 32 14M62-226q20 26 38 6q20 20 26 2"/></g><circle cx="104" cy="-170" r="11" fill="#12051c"/><path d="M104-181V-226M94-176l-14-8M94-168l-16 4M114-176l14-8M114-168l16 4" stroke="#12051c" stroke-width="3.500"/>'
    return scene(4, False, "Nightmare 4: the tree", "The tree stripped to claws, with a screaming face in its trunk, an empty swing and a spider.",
                 at(300, GROUND + 20, 1.16, claws + trunk + face + swing + web) + child(470, GROUND + 50, 1.1, "#f4d9c8", "#f4d9c8"))


def windmill(sweet: bool) -> Picture:
    tower = '<path d="M-92 0L-56-340H56L92 0Z" fill="{fill}"/><path d="M-64-340C-60-410-30-440 0-446C30-440 60-410 64-340Z" fill="{cap}"/>'
    if sweet:
        sail = '<path d="M-6 0V-236H6V0Z" fill="#8a5535"/><path d="M8-228H60V-60L8-40Z" fill="#fffaf0"/><path d="M8-186H60M8-144H60M8-102H60M34-228V-50" stroke="#d99a6a" stroke-width="4"/>'
        sails = "".join(f'<g transform="rotate({a})">{sail}</g>' for a in (22, 112, 202, 292))
        tulips = "".join(
            at(x, y, s, f'<path d="M0 0V-34" stroke="#4a8a4a" stroke-width="5"/><path d="M0-8q-16-4-16-18M0-8q16-4 16-18" stroke="#4a8a4a" stroke-width="4" fill="none"/><path d="M-14-56L-7-48L0-60L7-48L14-56V-38C10-28-10-28-14-38Z" fill="{c}"/>')
            for x, y, s, c in ((70, 800, 1, "#e0566a"), (120, 826, 1.2, "#ffd24a"), (176, 800, 1, "#e58ca8"), (430, 806, 1.1, "#ffd24a"), (490, 830, 1.2, "#e0566a"), (546, 800, 1, "#b57ad0")))
        figure = tower.format(fill="url(#wall)", cap="#c2506e") + (
            '<path d="M20 0L16-340H56L92 0Z" fill="#b0587a" opacity=".22"/><path d="M-88-40L-62-280" stroke="#fff" stroke-width="5" opacity=".8"/><path d="M-26 0v-60a26 28 0 0 1 52 0V0z" fill="#7a4a3a"/><path d="M-18-150h36v44h-36zM-16-250h32v40h-32z" fill="#fff2b0" stroke="#fffaf0" stroke-width="5"/>'
            '<path d="M-92-110H92L96-96H-96Z" fill="#c98a5a"/>' + f'<g transform="translate(0 -366)">{sails}<circle r="17" fill="#f3c982"/></g>'
        )
        return scene(5, True, "Dream 5: the windmill", "A cream windmill turns its white sails over tulips in the evening sun.", at(300, GROUND + 10, 1.14, figure) + tulips + child(396, GROUND + 62, 1.2, "#3f7a9a", "#5a3a2a"),
                     lin("wall", (0, "#fff6e0"), (1, "#f2ccac")))
    blade = '<path d="M-6 0V-250H6V0Z" fill="#2a0a28"/><path d="M8-262C60-250 78-200 70-150L56-172L50-120L38-150L30-90L20-116L8-60Z" fill="#7a1430"/><path d="M8-262C60-250 78-200 70-150" fill="none" stroke="#ff8a5a" stroke-width="4"/>'
    blades = "".join(f'<g transform="rotate({a})">{blade}</g>' for a in (22, 112, 202, 292))
    bones = "".join(at(x, y, s, '<path d="M0 0V-34" stroke="#e8d4c4" stroke-width="6"/><path d="M-15-50a15 15 0 0 1 30 0c0 12-6 14-8 22h-14c-2-8-8-10-8-22z" fill="#e8d4c4"/><circle cx="-6" cy="-50" r="4.500" fill="#12051c"/><circle cx="6" cy="-50" r="4.500" fill="#12051c"/>') for x, y, s in ((70, 800, 1), (124, 822, 1.15), (180, 802, 0.9), (430, 806, 1), (492, 824, 1.15), (546, 800, 0.9)))
    figure = tower.format(fill="url(#ink)", cap="#1a081f") + (
        '<path d="M-92 0L-56-340" stroke="#ff7a4a" stroke-width="4"/><path d="M30-300L18-250L36-220L20-180M-40-60L-20-110L-38-140" stroke="#5a1436" stroke-width="6" fill="none"/>'
        + eyes(0, -236, 1.3)
        + '<path d="M-66-92C-30-140 30-140 66-92C60-24 30-8 0-6C-30-8-60-24-66-92Z" fill="#e0443e"/><path d="M-66-92C-30-140 30-140 66-92L52-102L42-66L26-116L12-72L0-122L-12-72L-26-116L-42-66L-52-102ZM-58-48L-40-66L-26-26L-10-54L4-20L18-54L32-26L44-66L58-48C46-18 26-8 0-6C-26-8-46-18-58-48Z" fill="#ffe9c8"/>'
        + f'<g transform="translate(0 -366)">{blades}<circle r="18" fill="#ff5a3a"/><circle r="8" fill="#12051c"/></g>'
    )
    return scene(5, False, "Nightmare 5: the windmill", "The windmill has a mouth for a door and torn scythes for sails, and skulls grow where the tulips stood.",
                 at(300, GROUND + 10, 1.14, figure) + bones + child(400, GROUND + 66, 1.1, "#f4d9c8", "#f4d9c8"))


CASTLE = ((0, 118, 420), (-108, 84, 300), (108, 84, 320), (-186, 74, 190), (186, 74, 200))


def castle(sweet: bool) -> Picture:
    def tower(x: int, w: int, h: int) -> str:
        half = w / 2
        if sweet:
            windows = "".join(f'<path d="M{x - 9} {-h + y + 24}v-16a9 10 0 0 1 18 0v16z" fill="#fff2a8"/>' for y in range(46, h - 60, 74))
            return (
                f'<path d="M{x - half:g} 0V{-h}H{x + half:g}V0Z" fill="url(#wall)"/><path d="M{x + half * .3:g} 0V{-h}H{x + half:g}V0Z" fill="#9a5a9a" opacity=".28"/>'
                f'<path d="M{x - half - 10:g} {-h}L{x} {-h - w * 1.2:g}L{x + half + 10:g} {-h}Z" fill="#b5568a"/><path d="M{x - half - 10:g} {-h}L{x} {-h - w * 1.2:g}" stroke="#ffe0e6" stroke-width="4"/>'
                f'<path d="M{x} {-h - w * 1.2 + 4:g}v-40" stroke="#7a3a62" stroke-width="4"/><path d="M{x} {-h - w * 1.2 - 36:g}l32 10l-32 11z" fill="#ffd24a"/>{windows}'
            )
        lean = x * 0.06
        spikes = f"L{x - half - 8 + lean:g} {-h - 60}L{x - half * .4 + lean:g} {-h - 12}L{x + lean:g} {-h - w * 1.2:g}L{x + half * .4 + lean:g} {-h - 12}L{x + half + 8 + lean:g} {-h - 60}"
        return f'<path d="M{x - half:g} 0L{x - half + lean:g} {-h}{spikes}L{x + half + lean:g} {-h}L{x + half:g} 0Z" fill="url(#ink)"/><path d="M{x - half:g} 0L{x - half + lean:g} {-h}L{x - half - 8 + lean:g} {-h - 60}" stroke="#ff7a4a" stroke-width="3.500" fill="none"/>'

    towers = "".join(tower(*t) for t in sorted(CASTLE, key=lambda t: -t[2]))
    if sweet:
        gate = (
            '<path d="M-226 0V-120H226V0Z" fill="#ffe4d0"/><path d="M-226-120v-26h34v26h34v-26h34v26h34v-26h34v26h34v-26h34v26h34v-26h34v26h34v-26h34v26h34v-26h34v26" fill="#ffe4d0"/><path d="M-226-120H226" stroke="#fffaf0" stroke-width="4"/>'
            '<path d="M-48 0v-64a48 46 0 0 1 96 0V0z" fill="#8a5a72"/><path d="M-48 0v-64a48 46 0 0 1 96 0V0M0 0V-108M-48-50H48" fill="none" stroke="#f3c982" stroke-width="5"/>' + star5(0, -220, 26, "#fff2a8") + star5(-130, -66, 15, "#e58ca8") + star5(130, -66, 15, "#e58ca8")
        )
        return scene(6, True, "Dream 6: the castle", "A pale castle with five towers and golden flags in a pink evening; a child walks to its gate.",
                     at(300, GROUND + 12, 1.12, towers + gate) + '<path d="M250 756H350L430 910H170Z" fill="#fff0d8" opacity=".75"/>' + child(300, GROUND + 82, 1.15, "#3f6aa8", "#4a2a3a"),
                     lin("wall", (0, "#fff6ea"), (1, "#f6ccc0")))
    mouth = (
        '<path d="M-226 0L-232-120L-206-160L-186-120L-160-164L-136-122L-110-166L-84-122L-56-168L-28-122L0-170L28-122L56-168L84-122L110-166L136-122L160-164L186-120L206-160L232-120L226 0Z" fill="#240a2c"/><path d="M-226 0L-232-120L-206-160" stroke="#ff7a4a" stroke-width="4" fill="none"/>'
        + eyes(0, -300, 1.5) + eyes(-110, -220, 0.9, "#ff6a4a") + eyes(112, -236, 0.9, "#ff6a4a")
        + '<path d="M-96-20C-90-110 90-110 96-20C70 8-70 8-96-20Z" fill="#e0443e"/><path d="M-96-20C-90-110 90-110 96-20L78-56L66-16L50-82L34-24L16-90L0-28L-16-90L-34-24L-50-82L-66-16L-78-56ZM-84-8L-62-34L-46 4L-26-22L-8 8L10-18L28 6L46-24L64 2L84-10C60 10-60 10-84-8Z" fill="#ffe9c8"/>'
    )
    wing = '<path d="M-8 0C-30-56-84-76-140-62L-112-40L-128-6L-90-18L-82 16L-46 2L-14 24Z" fill="#2a0828" stroke="#ff7a4a" stroke-width="3"/>'
    dragon = (
        f'{wing}<g transform="scale(-1 1)">{wing}</g><path d="M-14-14C-16-40 16-40 14-14C20 20 10 44 34 62C50 74 70 66 78 52L74 76L96 70C80 100 40 100 16 78C-6 58-12 20-14-14Z" fill="#12051c"/>'
        '<path d="M-18-30L-24-62L-8-46H8L24-62L18-30C14-10-14-10-18-30Z" fill="#12051c"/><circle cx="-8" cy="-34" r="4" fill="#ffd24a"/><circle cx="8" cy="-34" r="4" fill="#ffd24a"/>'
    )
    return scene(6, False, "Nightmare 6: the castle", "The castle as a crown of spikes with three pairs of eyes and a gate of teeth; a dragon circles it.",
                 at(300, GROUND + 12, 1.12, towers + mouth) + at(160, 212, 0.85, dragon, -10) + child(430, GROUND + 84, 1, "#f4d9c8", "#f4d9c8"))
