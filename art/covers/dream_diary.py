"""A child flies a kite from an open diary; the kite's tail is made of dreamt pictures."""

from brush import Picture, glow, ground, light, lin, sky, stars, wash
from covers._cast import at, cloud, star5


def small_picture(x: float, y: float, turn: float, colours: tuple[str, str, str], inner: str) -> str:
    top, low, ink = colours
    return at(
        x, y, 1,
        '<path d="M-39-54H39V54H-39Z" fill="#2a1438" opacity=".35" transform="translate(5 8)"/>'
        '<path d="M-39-54H39V54H-39Z" fill="#fdf3dc"/>'
        f'<path d="M-33-48H33V48H-33Z" fill="{top}"/><path d="M-33 6C-12-8 10 16 33 2V48H-33Z" fill="{low}"/>'
        f'<g fill="{ink}">{inner}</g>',
        turn,
    )


MOON = '<path d="M6-38A22 22 0 1 0 20-6A18 18 0 1 1 6-38Z"/>'
WHALE = '<path d="M-28 4C-26-14 4-20 20-8C26-10 26-18 24-24C32-20 34-12 30-4C20 16-20 22-28 4Z"/>'
HOUSE = '<path d="M-22 30V4L0-16L22 4V30Z"/><path d="M-6 30V12H6V30Z" fill="#ffd98a"/>'
BOAT = '<path d="M-24 12H24L14 26H-14ZM-2-30V8H-22ZM4-22V8H20Z"/>'
TREE = '<path d="M-4 36V4H4V36Z"/><circle cx="-10" cy="-6" r="14"/><circle cx="10" cy="-8" r="14"/><circle cy="-22" r="14"/>'
DOOR = '<path d="M-16 36V-10A16 18 0 0 1 16-10V36Z"/><circle cx="9" cy="12" r="3" fill="#fff3c8"/>'


def draw() -> Picture:
    tail = (
        "M310 357C380 372 446 380 474 430C510 480 510 520 478 552C440 590 400 540 372 560C330 590 300 590 262 596"
        "C200 610 140 610 98 566C70 530 120 500 186 478"
    )
    pictures = (
        small_picture(474, 430, 14, ("#27306f", "#141a4a", "#ffe9b4"), MOON)
        + small_picture(478, 552, -18, ("#3f9fa6", "#1c5a78", "#dff5ea"), WHALE)
        + small_picture(372, 560, 10, ("#ffb27a", "#c8594f", "#5a2038"), HOUSE)
        + small_picture(262, 596, -12, ("#8fcfe0", "#3a78a8", "#fffaf0"), BOAT)
        + small_picture(196, 486, 9, ("#f6d9a0", "#7aa86a", "#3f6a4a"), TREE)
        + small_picture(98, 566, -10, ("#c98ab8", "#6a4a90", "#f3b24f"), DOOR)
    )
    kite = at(
        356, 196, 1,
        '<path d="M0-168L120-18L0 168L-120-18Z" fill="#180c38" opacity=".4" transform="translate(12 18)" filter="url(#soft4)"/>'
        '<path d="M0-168L120-18L0-18Z" fill="#f2a04e"/><path d="M0-168L-120-18L0-18Z" fill="#ffd27a"/>'
        '<path d="M0 168L120-18H0Z" fill="#b93a5a"/><path d="M0 168L-120-18H0Z" fill="#e0646a"/>'
        '<path d="M0-168V168M-120-18H120" stroke="#5a2038" stroke-width="5"/>'
        '<path d="M0-168L-120-18L0 168" fill="none" stroke="#fff3cf" stroke-width="4" stroke-linejoin="round"/>'
        + star5(0, -18, 44, "#fffaf0", -6) + star5(-56, -40, 12, "#fff3cf") + star5(54, 22, 12, "#ffd7c0"),
        16,
    )
    page_lines = "".join(f'<path d="M{44 + i * 6} {742 + i * 22}C120 {716 + i * 24} 200 {722 + i * 24} 276 {762 + i * 22}"/>' for i in range(4))
    book = (
        '<path d="M-20 720C90 668 220 676 300 736C380 676 510 668 620 720V910H-20Z" fill="#4a1f3e"/>'
        '<path d="M-10 726C90 676 220 684 300 742V892C220 836 90 832-10 872Z" fill="url(#left)"/>'
        '<path d="M610 726C510 676 380 684 300 742V892C380 836 510 832 610 872Z" fill="url(#right)"/>'
        '<path d="M300 742C220 684 90 676-10 726" fill="none" stroke="#fffdf2" stroke-width="4"/>'
        f'<g fill="none" stroke="#a98a92" stroke-width="3" opacity=".55" stroke-linecap="round">{page_lines}</g>'
        '<path d="M300 742V892" stroke="#8a5a62" stroke-width="5" opacity=".6"/>'
        '<path d="M-10 872C90 832 220 836 300 892C380 836 510 832 610 872V910H-10Z" fill="#2c1030"/>'
        # the drawn meadow that has grown off the page
        '<path d="M322 790C350 716 430 690 500 700C560 708 590 730 610 744V806C520 776 400 780 322 790Z" fill="#8fbf7a"/>'
        '<path d="M322 790C370 742 450 726 520 738C560 744 590 760 610 772V806C520 776 400 780 322 790Z" fill="#5f9a6a"/>'
        '<path d="M546 716V668M546 690l14-14" stroke="#6b4a3a" stroke-width="7"/><circle cx="546" cy="640" r="32" fill="#3f7a62"/>'
        '<circle cx="536" cy="630" r="14" fill="#6aa87a"/>'
        + "".join(star5(x, y, r, "#fff3c8") for x, y, r in ((390, 752, 5), (506, 760, 6), (440, 770, 5), (580, 782, 5)))
    )
    runner = at(
        440, 732, 1.15,
        '<path d="M-16-46C-10-60 8-60 12-46L16-16H-18Z" fill="#b5364f"/><path d="M-10-18L-26 4L-20 8L0-14L10 6L18 4L8-20Z" fill="#2a1740"/>'
        '<path d="M6-50L-16-74" stroke="#f0c3a0" stroke-width="6" stroke-linecap="round"/>'
        '<circle cx="2" cy="-66" r="13" fill="#f0c3a0"/><path d="M-12-66C-12-86 16-86 16-66C8-74-4-74-12-66Z" fill="#3a1f3a"/>'
        '<path d="M-8-54L-40-50L-36-42L-4-48L12-46V-54Z" fill="#ffd27a"/>',
    )
    body = (
        ground()
        + wash(("M-40 220C160 160 360 300 640 200V330H-40Z", "#4a4aa0"), ("M-40 540C160 500 360 620 640 530V680H-40Z", "#f0a0a8"))
        + stars(3, 120, 560)
        + light(356, 196, 330, opacity=0.75)
        + cloud(-60, 300, 1.2, "#5560b0", 0.7, "#9aa0e0") + cloud(440, 96, 0.9, "#4a52a8", 0.7, "#9aa0e0")
        + cloud(-40, 640, 1.4, "#e59ab0", 0.85, "#ffd9c0") + cloud(400, 630, 1.3, "#d98aa8", 0.8, "#ffd9c0")
        + f'<path d="{tail}" fill="none" stroke="#fff0c8" stroke-width="4"/>'
        + pictures + kite + book
        + '<path d="M421 647C440 540 450 380 372 190" fill="none" stroke="#fffaf0" stroke-width="2" opacity=".85"/>'
        + runner
        + light(440, 700, 110, opacity=0.35)
    )
    return Picture(
        "Dream Diary",
        "A child runs over the pages of a huge open diary with a kite whose two tails are strung with small pictures of dreams.",
        sky("#0b1238", "#2b3480", "#7058a8", "#e79aa4", "#ffd0a0") + glow()
        + lin("left", (0, "#fff8e6"), (1, "#d9bba6")) + lin("right", (0, "#fffaf0"), (1, "#e6c9ac")),
        body,
    )
