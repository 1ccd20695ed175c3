"""The back of the deck: sun above, red moon below, the same either way up."""

from brush import Picture, glow, lin, rad, stars
from covers._cast import at, cloud, star5

HALF = "M-10-10H610V450C500 450 410 340 300 450C190 560 100 450-10 450Z"


def half(sweet: bool) -> str:
    rays = "".join(f'<path d="M0-96V-128" transform="rotate({a})"/>' for a in range(0, 360, 30))
    if sweet:
        face = (
            f'<circle r="230" fill="url(#glow)" opacity=".6"/><g stroke="#fff0b8" stroke-width="9" stroke-linecap="round">{rays}</g><circle r="80" fill="#fff3c4"/>'
            '<path d="M-40-8q14 14 28 0M12-8q14 14 28 0M-18 28q18 16 36 0" stroke="#b5702a" stroke-width="6" fill="none" stroke-linecap="round"/>'
        )
    else:
        spikes = "".join(f'<path d="M-12-92L0-136L12-92Z" transform="rotate({a})"/>' for a in range(0, 360, 30))
        face = (
            f'<circle r="230" fill="url(#red)"/><g fill="#ff7a52">{spikes}</g><circle r="86" fill="#ff7a52"/>'
            '<path d="M-48-14q22-20 40 2q-22 16-40-2zM48-14q-22-20-40 2q22 16 40-2z" fill="#2a0a28"/><path d="M-44 22L-30 38L-18 22L-6 40L6 22L18 40L30 22L44 38L50 18" fill="none" stroke="#2a0a28" stroke-width="7" stroke-linejoin="round" stroke-linecap="round"/>'
        )
    return face


def draw() -> Picture:
    clouds = cloud(76, 340, 0.42, "#fff", 0.7) + cloud(424, 330, 0.42, "#fff", 0.7) + cloud(76, 110, 0.36, "#fff", 0.6) + cloud(440, 96, 0.36, "#fff", 0.6)
    body = (
        '<rect width="600" height="900" fill="url(#dark)"/>' + f'<path d="{HALF}" fill="url(#bright)"/>'
        + stars(5, 60, 880, 480, "#ffb49a")
        + '<path d="M-10 450C100 450 190 560 300 450C410 340 500 450 610 450" fill="none" stroke="#f0dcb0" stroke-width="8"/>'
        + clouds + at(300, 236, 1, half(True)) + at(300, 664, 1, half(False), 180)
        + star5(300, 450, 30, "#fff3c4", 0)
        + '<rect x="30" y="30" width="540" height="840" rx="26" fill="none" stroke="#f0dcb0" stroke-width="5" opacity=".9"/><rect x="44" y="44" width="512" height="812" rx="18" fill="none" stroke="#f0dcb0" stroke-width="2" opacity=".7"/>'
    )
    return Picture(
        "The back of the deck", "A smiling sun above and a fanged red sun upside down below, divided by one wave.",
        glow() + lin("bright", (0, "#7a9ae0"), (1, "#f0b4b8")) + lin("dark", (0.4, "#8a2440"), (1, "#1c0a34")) + rad("red", (0, "#ff8a5a", 0.7), (1, "#ff3a2a", 0)),
        body, vignette="#1a0a2c",
    )
