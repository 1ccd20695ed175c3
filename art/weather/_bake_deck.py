"""Draw and bake the weather deck:  python art/weather/_bake_deck.py [part of a name]

Thirty-four cards and their small signs from one table, so there is no module a card; otherwise as `art/bake.py`.
"""

import io
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent))

from PIL import Image  # noqa: E402

from bake import ROOT, canvas  # noqa: E402
from weather._cards import deck, signs  # noqa: E402


def main() -> None:
    wanted = sys.argv[1] if len(sys.argv) > 1 else ""
    out = ROOT / "web" / "public" / "art" / "weather"
    out.mkdir(parents=True, exist_ok=True)
    for name, svg_text in signs():
        (out / f"{name}.svg").write_text(svg_text)
    with canvas() as page:
        page.set_viewport_size({"width": 600, "height": 900})
        for name, drawn in deck():
            if wanted in name:
                svg = HERE / f"{name}.svg"
                svg.write_text(drawn.svg())
                page.goto(svg.as_uri())
                shot = Image.open(io.BytesIO(page.screenshot())).convert("RGB").resize((480, 720), Image.Resampling.LANCZOS)
                shot.save(out / f"{name}.webp", quality=80, method=6)
                print(f"{name}: {svg.stat().st_size:,} bytes SVG, {(out / f'{name}.webp').stat().st_size:,} bytes WebP")


if __name__ == "__main__":
    main()
