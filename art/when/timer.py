"""The frame and glass of a two-minute sand timer; the page lets the sand run inside it."""

from brush import Picture, lin


def draw() -> Picture:
    glass = "M84 74C84 170 140 190 142 225C140 260 84 280 84 376H216C216 280 160 260 158 225C160 190 216 170 216 74Z"
    post = '<path d="M{x} 66h16v318h-16z" fill="url(#gold)"/><circle cx="{c}" cy="140" r="12" fill="url(#gold)"/><circle cx="{c}" cy="310" r="12" fill="url(#gold)"/>'
    body = (
        f'<path d="{glass}" fill="#dbe8ff" opacity=".22"/><path d="{glass}" fill="none" stroke="#eaf2ff" stroke-width="6" opacity=".9"/>'
        '<path d="M100 92C102 140 120 166 134 188M100 358C102 320 114 296 126 280" fill="none" stroke="#fff" stroke-width="7" stroke-linecap="round" opacity=".7"/>'
        + post.format(x=42, c=50) + post.format(x=242, c=250)
        + '<path d="M30 34h240a12 12 0 0 1 12 12v16a12 12 0 0 1-12 12H30a12 12 0 0 1-12-12V46a12 12 0 0 1 12-12ZM30 376h240a12 12 0 0 1 12 12v16a12 12 0 0 1-12 12H30a12 12 0 0 1-12-12v-16a12 12 0 0 1 12-12Z" fill="url(#gold)"/>'
        '<path d="M30 42H270M30 384H270" stroke="#fff6d8" stroke-width="5" stroke-linecap="round" opacity=".8"/><path d="M60 34C70 14 230 14 240 34ZM60 416C70 436 230 436 240 416Z" fill="#a8703a"/>'
    )
    return Picture("A sand timer", "An empty sand timer in a gold frame.", lin("gold", (0, "#ffe2a0"), (0.5, "#d99a4a"), (1, "#8a5535"), x2=1), f'<g transform="scale(1.6)">{body}</g>', width=480, height=720, finish=False)
