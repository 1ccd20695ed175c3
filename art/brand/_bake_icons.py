"""Bake the icons of home screens:  python art/brand/_bake_icons.py

Writes PNGs of the sizes that browsers and phones ask for, each with few colours, in which the glow becomes
rings, into the web app's assets.
Needs the test requirements; its Chromium is that of the browser tests.
"""

import io
import sys
from pathlib import Path

ART = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ART))

from PIL import Image  # noqa: E402

from bake import canvas  # noqa: E402
from brand._marks import ICON  # noqa: E402

OUT = ART.parent / "web" / "public" / "art" / "brand"
SIZES = (180, 192, 512)


def main() -> None:
    with canvas() as page:
        for size in SIZES:
            page.set_viewport_size({"width": size, "height": size})
            drawing = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 128 128" width="{size}">{ICON}</svg>'
            page.set_content(f"<style>body {{ margin: 0 }} svg {{ display: block }}</style>{drawing}")
            shot = Image.open(io.BytesIO(page.screenshot())).convert("RGB")
            target = OUT / f"icon_{size}.png"
            shot.quantize(128, method=Image.Quantize.FASTOCTREE).save(target, optimize=True)
            print(f"{target.name}: {target.stat().st_size:,} bytes")


if __name__ == "__main__":
    main()
