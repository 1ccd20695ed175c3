"""One raven on a lighthouse that keeps the moon as its lamp."""

from brush import Picture, glow, ground, light, lin, sky, wash
from covers._cast import RAVENS, at, cloud, raven


def waves(y: int, lift: int, colour: str, length: int, foam: str = "") -> str:
    d = f"M-30 {y}" + f"q{length / 2:g} {-lift} {length} 0t{length} 0" * (660 // (2 * length) + 1)
    line = f'<path d="{d}" fill="none" stroke="{foam}" stroke-width="4" opacity=".7"/>' if foam else ""
    return f'<path d="{d}V910H-30Z" fill="{colour}"/>{line}'


def draw() -> Picture:
    tower = at(
        330, 760, 1,
        '<path d="M-74 0L-46-400H46L74 0Z" fill="url(#stone)"/>'
        '<path d="M-67-100L-60-190H60L67-100ZM-54-290L-48-370H48L54-290Z" fill="#c23f4e"/>'
        '<path d="M10 0L8-400H46L74 0Z" fill="#1c3a4e" opacity=".3"/>'
        '<path d="M-66-400H66L58-424H-58Z" fill="#2a3a4e"/><path d="M-44-424V-500H44V-424Z" fill="#ffe9b4"/>'
        '<circle cy="-462" r="36" fill="#fffaf0"/><circle cx="-10" cy="-470" r="7" fill="#e9d0a0"/><circle cx="12" cy="-452" r="9" fill="#e9d0a0"/>'
        '<path d="M-44-424V-500M-15-424V-500M15-424V-500M44-424V-500" stroke="#2a3a4e" stroke-width="5"/>'
        '<path d="M-56-500H56C48-540 26-556 0-560C-26-556-48-540-56-500Z" fill="#8f2c3e"/><path d="M-52-508C-42-540-22-552 0-558" stroke="#ffb08a" stroke-width="4" fill="none"/>'
        '<path d="M-20-240a20 24 0 0 1 40 0v26h-40zM-14 0v-50a16 20 0 0 1 32 0V0z" fill="#23405a"/>',
    )
    body = (
        ground()
        + wash(("M-40 60C160 10 360 150 640 60V200H-40Z", "#0e3a4a"), ("M-40 380C160 330 360 470 640 380V520H-40Z", "#6fb0a8"))
        + '<path d="M330 298L-40 150V420ZM330 298L640 190V400Z" fill="#fff0c0" opacity=".42" filter="url(#soft4)"/>'
        + cloud(-60, 180, 1.4, "#2c6674", 0.9, "#7fc0b8") + cloud(350, 110, 1.3, "#24586a", 0.9, "#7fc0b8") + cloud(430, 480, 1.1, "#4a8a90", 0.6)
        + light(330, 298, 220, opacity=0.9)
        + waves(690, 16, "#3f8a90", 60)
        + '<path d="M160 800C180 730 240 740 262 716C300 700 372 700 400 720C440 736 480 740 508 810Z" fill="#1b2a3c"/><path d="M176 776C200 736 244 744 264 722C300 706 372 706 398 726" stroke="#9fd0c4" stroke-width="4" fill="none"/>'
        + tower
        + waves(770, 26, "#1f6070", 76, "#d6fff0") + waves(836, 26, "#0f4256", 90, "#9fe0d4")
        + at(110, 806, 0.9, '<path d="M-56 0H56L36 30H-38Z" fill="#7a3a2c"/><path d="M0-84V0M0-84L44-12H4ZM-4-70V-12H-34Z" fill="#fff3dc" stroke="#7a3a2c" stroke-width="3"/>', -10)
        + raven("perched", 322, 204, 1.25, rim="#ffe0a0")
    )
    return Picture(
        "The lighthouse", "One raven stands on a lighthouse in a green storm; the lamp in it is the moon.",
        sky("#0f3444", "#1f5f6c", "#5fa29c", "#b9d6b8", "#3f8a90") + glow() + RAVENS + lin("stone", (0, "#f6ead0"), (1, "#d9b8a0"), x2=1, y2=0),
        body, vignette="#04141c",
    )
