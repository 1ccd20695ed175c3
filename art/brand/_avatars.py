"""Twenty sleepers, 128 x 128: a head, what is on its cheeks, and a nightcap."""

from __future__ import annotations

from dataclasses import dataclass

INK = "#2a1f3d"
CHEEKS = '<circle cx="40" cy="86" r="6" fill="#e8766a" opacity=".45"/><circle cx="88" cy="86" r="6" fill="#e8766a" opacity=".45"/>'


@dataclass(frozen=True)
class Sleeper:
    """`behind` lies under the head (ears, mane), `face` over it; `low` shifts the closed eyes down."""

    name: str
    room: str
    head: str
    cap: str
    behind: str = ""
    face: str = ""
    eyes: str = INK
    low: int = 0
    shape: str = '<ellipse cx="64" cy="76" rx="37" ry="34"/>'


def pair(shape: str) -> str:
    """A shape of the left half and its mirror."""
    return f'{shape}<g transform="matrix(-1 0 0 1 128 0)">{shape}</g>'


NOSE = f'<path d="M58 84h12l-6 7z" fill="{INK}"/><path d="M64 91v3M57 96q7 5 14 0" fill="none" stroke="{INK}" stroke-width="2.500" stroke-linecap="round"/>'
SNOUT = '<ellipse cx="64" cy="90" rx="17" ry="13" fill="#fff6e2"/>' + NOSE
SMILE = f'<path d="M57 92q7 6 14 0" fill="none" stroke="{INK}" stroke-width="2.800" stroke-linecap="round"/>'
BEAK = '<path d="M55 83h18l-9 13z" fill="#f2a94c"/>'


def ears(kind: str, colour: str, inner: str = "") -> str:
    if kind == "round":
        return pair(f'<circle cx="33" cy="48" r="15" fill="{colour}"/><circle cx="33" cy="48" r="8" fill="{inner or colour}"/>')
    outer = {
        "point": "M28 66L26 30L56 48Z",
        "long": "M36 60C18 40 16 4 30 2C44 4 50 32 50 52Z",
        "flop": "M34 50C12 50 8 84 22 96C36 92 36 66 40 56Z",
        "big": "M36 50C6 36-4 66 6 84C18 98 34 90 38 76Z",
    }[kind]
    small = {"point": "M32 58L31 41L46 50Z", "long": "M36 50C27 36 25 14 31 11C38 14 42 34 43 48Z", "big": "M33 56C16 48 8 66 14 78C20 86 30 82 34 74Z"}.get(kind, "")
    return pair(f'<path d="{outer}" fill="{colour}"/>' + (f'<path d="{small}" fill="{inner}"/>' if inner and small else ""))


SLEEPERS = (
    Sleeper("fox", "#f7c98a", "#e8793a", "#4a45a8", ears("point", "#e8793a", "#7a2f2a"), '<path d="M27 80C40 76 52 82 64 90C76 82 88 76 101 80C96 104 80 110 64 110C48 110 32 104 27 80Z" fill="#fff3df"/>' + f'<circle cx="64" cy="96" r="5" fill="{INK}"/>'),
    Sleeper("cat", "#b9cafc", "#5a5a78", "#e0566a", ears("point", "#5a5a78", "#e8a0a8"), NOSE + '<path d="M18 82l20 3M18 92l20-2M110 82l-20 3M110 92l-20-2" stroke="#fff" stroke-width="2"/>', "#ffe2a0"),
    Sleeper("owl", "#c8b0e8", "#8a5a3c", "#3f83cc", pair('<path d="M30 60L26 36L52 50Z" fill="#6b4228"/>'), '<circle cx="48" cy="78" r="16" fill="#fff3dc"/><circle cx="80" cy="78" r="16" fill="#fff3dc"/>' + BEAK),
    Sleeper("bear", "#a8e6ba", "#a8683c", "#8f3f7a", ears("round", "#a8683c", "#e0b080"), SNOUT),
    Sleeper("rabbit", "#ffd0c4", "#fffaf0", "#4f9a56", ears("long", "#fffaf0", "#f2a6b4"), CHEEKS + '<path d="M60 84h8l-4 5z" fill="#e0566a"/><path d="M61 94h6v8h-6z" fill="#fff" stroke="#2a1f3d" stroke-width="2"/>'),
    Sleeper("frog", "#fff3b8", "#6fb25a", "#d8434e", pair('<circle cx="42" cy="50" r="14" fill="#6fb25a"/>'), CHEEKS + f'<path d="M42 92q22 16 44 0" fill="none" stroke="{INK}" stroke-width="3" stroke-linecap="round"/>'),
    Sleeper("penguin", "#cfe6fb", "#2c3350", "#f2a94c", "", '<path d="M64 66C54 54 34 60 34 80C34 98 50 108 64 108C78 108 94 98 94 80C94 60 74 54 64 66Z" fill="#fff"/>' + BEAK),
    Sleeper("panda", "#d8f0c4", "#fffdf6", "#3f83cc", ears("round", "#2a2438"), '<ellipse cx="47" cy="78" rx="12" ry="14" fill="#2a2438"/><ellipse cx="81" cy="78" rx="12" ry="14" fill="#2a2438"/>' + NOSE, "#fff"),
    Sleeper("mouse", "#ffdfb4", "#b4aec0", "#8a5cc0", pair('<circle cx="28" cy="52" r="20" fill="#b4aec0"/><circle cx="28" cy="52" r="12" fill="#f2b4bc"/>'), '<circle cx="64" cy="90" r="6" fill="#e0566a"/><path d="M20 90l22-2M108 90l-22-2" stroke="#6a6478" stroke-width="2"/>'),
    Sleeper("lion", "#9fd8d0", "#f0b45a", "#4a45a8", '<circle cx="64" cy="76" r="48" fill="#a8541e"/>', SNOUT),
    Sleeper("pig", "#b9cafc", "#f4a6b4", "#4f9a56", ears("point", "#e58ca0"), '<ellipse cx="64" cy="90" rx="16" ry="12" fill="#e58ca0"/><circle cx="58" cy="90" r="3.500" fill="#8f3f5a"/><circle cx="70" cy="90" r="3.500" fill="#8f3f5a"/>'),
    Sleeper("koala", "#fff3b8", "#9aa4b4", "#d8434e", pair('<circle cx="24" cy="58" r="19" fill="#9aa4b4"/><circle cx="24" cy="60" r="11" fill="#e8e0ea"/>'), f'<ellipse cx="64" cy="86" rx="9" ry="13" fill="{INK}"/>'),
    Sleeper("elephant", "#ffd0c4", "#8fa4c4", "#f2a94c", ears("big", "#7f94b8", "#e8b0bc"), '<path d="M52 84C54 104 54 114 66 120C76 122 80 112 74 108C68 108 74 96 76 84Z" fill="#7f94b8"/><path d="M55 94h18M56 102h14" stroke="#5f7498" stroke-width="2"/>', low=-4),
    Sleeper("dog", "#e4d4f8", "#f0d2a0", "#3f83cc", "", ears("flop", "#8a5a3c") + SNOUT),
    Sleeper("raven", "#f0c8a0", "#26213a", "#d8434e", pair('<path d="M28 92L14 108L40 106Z" fill="#26213a"/>'), '<path d="M50 84C58 80 70 80 78 84L64 108Z" fill="#8a84a4"/>', "#ffd27a"),
    Sleeper("sheep", "#a8e6ba", "#4a3f5a", "#8a5cc0", "".join(f'<circle cx="{x}" cy="{y}" r="17" fill="#fffaf0"/>' for x, y in ((28, 62), (24, 84), (36, 104), (64, 110), (92, 104), (104, 84), (100, 62), (64, 54), (44, 52), (84, 52))), SMILE.replace(INK, "#fffaf0"), "#fffaf0", shape='<ellipse cx="64" cy="80" rx="29" ry="27"/>'),
    Sleeper("moon", "#33508f", "#fdebba", "#8f3f7a", "", CHEEKS + SMILE + '<circle cx="86" cy="66" r="5" fill="#d9b070" opacity=".5"/><circle cx="90" cy="98" r="6" fill="#d9b070" opacity=".5"/>'),
    Sleeper("sun", "#6ab4ec", "#ffd65a", "#d8434e", "".join(f'<path d="M60 30h8l-4-18z" fill="#f2a03c" transform="rotate({a} 64 76)"/>' for a in range(45, 330, 30)), CHEEKS + SMILE),
    Sleeper("cloud", "#8a5cc0", "#fdfdff", "#3f83cc", "", CHEEKS + SMILE, shape='<path d="M34 106C8 104 10 70 34 70C36 44 74 40 82 58C104 50 120 70 108 84C120 92 112 108 98 106Z"/>'),
    Sleeper("ghost", "#24663f", "#f4f4ff", "#f2a94c", "", CHEEKS + f'<ellipse cx="64" cy="93" rx="5" ry="6" fill="{INK}"/>', shape='<path d="M28 118V76C28 50 44 42 64 42C84 42 100 50 100 76V118L88 108L76 118L64 108L52 118L40 108Z"/>'),
)


def avatar(s: Sleeper) -> str:
    y = 78 + s.low
    return (
        f'<circle cx="64" cy="64" r="64" fill="{s.room}"/>{s.behind}<g fill="{s.head}">{s.shape}</g>{s.face}'
        f'<path d="M41 {y}q7 7 14 0M73 {y}q7 7 14 0" fill="none" stroke="{s.eyes}" stroke-width="3.200" stroke-linecap="round"/>'
        f'<path d="M32 58C34 30 60 14 106 22C98 34 98 46 95 58C76 47 51 47 32 58Z" fill="{s.cap}"/>'
        '<path d="M29 62C46 49 82 49 99 62L96 68C80 57 48 57 32 68Z" fill="#fff6e2" stroke="#fff6e2" stroke-width="3" stroke-linejoin="round"/><circle cx="107" cy="24" r="8.500" fill="#fff6e2"/>'
    )
