"""The back of an Element card: a masked moon over a sea of pillows."""

from brush import Picture, glow, light, rad, stars
from covers._cast import at, cloud, star5


def draw() -> Picture:
    mask = (
        '<path d="M-150-20C-130-64-60-70 0-60C60-70 130-64 150-20C158 36 110 66 62 58C34 52 20 28 0 28C-20 28-34 52-62 58C-110 66-158 36-150-20Z" fill="#2a2a72" stroke="#9a98e4" stroke-width="5"/>'
        '<path d="M-112-6q34 30 68 0M44-6q34 30 68 0" stroke="#ffe2a0" stroke-width="8" fill="none" stroke-linecap="round"/><path d="M-98 8l-6 10M-78 14v12M-58 8l6 10M58 8l-6 10M78 14v12M98 8l6 10" stroke="#ffe2a0" stroke-width="5" stroke-linecap="round"/>'
    )
    orbit = "".join(star5(x, y, r, "#ffe2a0") for x, y, r in ((300, 150, 18), (196, 176, 10), (404, 176, 10), (120, 250, 14), (480, 250, 14), (84, 350, 9), (516, 350, 9)))
    body = (
        '<rect width="600" height="900" fill="url(#night)"/>' + stars(31, 110, 880) + light(300, 420, 360, opacity=0.6)
        + '<circle cx="300" cy="420" r="170" fill="url(#moon)"/><g fill="#d9b070" opacity=".35"><circle cx="240" cy="320" r="20"/><circle cx="380" cy="330" r="13"/><circle cx="390" cy="520" r="22"/><circle cx="230" cy="530" r="14"/></g>'
        + at(300, 416, 1.26, mask) + '<path d="M262 520q38 26 76 0" stroke="#a0643a" stroke-width="9" fill="none" stroke-linecap="round"/>' + orbit
        + cloud(-30, 700, 1.2, "#8f7ad0", 1, "#cfc0ff") + cloud(340, 690, 1.2, "#7a66c0", 1, "#cfc0ff") + cloud(130, 740, 1.5, "#5a4aa0", 1, "#a898e8") + cloud(-70, 800, 1.5, "#43388a") + cloud(310, 806, 1.5, "#3a307c") + '<rect y="840" width="600" height="60" fill="#3a307c"/>'
        + '<rect x="30" y="30" width="540" height="840" rx="26" fill="none" stroke="#e8c98a" stroke-width="5" opacity=".9"/><rect x="44" y="44" width="512" height="812" rx="18" fill="none" stroke="#e8c98a" stroke-width="2" opacity=".7"/>'
    )
    return Picture("The back of an Element card", "A smiling moon in a sleep mask over a sea of clouds.",
                   glow() + rad("night", (0, "#4a44a0"), (0.6, "#28286a"), (1, "#12123a"), r=0.8) + rad("moon", (0, "#fffbe8"), (0.6, "#fdebba"), (1, "#e9b878"), r=0.6), body, vignette="#080822")
