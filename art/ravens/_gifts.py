"""The small bright card that ravens carry where a land has a power."""

from covers._cast import at, star5


def gift(x: float, y: float, s: float, turn: float = 0) -> str:
    return at(
        x, y, s,
        '<circle r="104" fill="url(#glow)" opacity=".9"/><path d="M-34-52H34V52H-34Z" fill="#fffaf0" stroke="#e9b45a" stroke-width="5" stroke-linejoin="round"/>'
        '<path d="M-25-43H25V43H-25Z" fill="#4a5a9a"/>' + star5(0, 0, 19, "#ffe2a0"),
        turn,
    )
