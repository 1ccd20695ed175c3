"""Draw and bake:  python art/bake.py art/diary [name ...]

Runs `draw()` of every module in a folder, writes the SVG beside it, and bakes a WebP into the web app's assets
(`web/public/art/<folder>/<name>.webp`).  `--sheet FILE` also writes a contact sheet (colour, grey and 84 px).
Needs the test requirements; its Chromium is that of the browser tests.
"""

from __future__ import annotations

import argparse
import importlib.util
import io
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from PIL import Image, ImageOps
from playwright.sync_api import Page, sync_playwright

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "art"), str(ROOT / "tests")]

from brush import Picture  # noqa: E402
from support.chromium import find_chromium  # noqa: E402


def picture(module: Path) -> Picture:
    spec = importlib.util.spec_from_file_location(f"art_{module.stem.replace('-', '_')}", module)
    assert spec and spec.loader
    loaded = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(loaded)
    drawn: Picture = loaded.draw()
    return drawn


@contextmanager
def canvas() -> Iterator[Page]:
    chromium = find_chromium()
    with sync_playwright() as p:
        browser = p.chromium.launch(executable_path=chromium.path, args=chromium.args, env=chromium.env or None)
        yield browser.new_page()
        browser.close()


def bake(page: Page, module: Path, out: Path, width: int, quality: int) -> Path:
    drawn = picture(module)
    svg = module.with_suffix(".svg")
    svg.write_text(drawn.svg())
    page.set_viewport_size({"width": drawn.width, "height": drawn.height})
    page.goto(svg.as_uri())
    shot = Image.open(io.BytesIO(page.screenshot(omit_background=True)))
    shot = shot.convert("RGB") if drawn.finish else shot.convert("RGBA")
    shot = shot.resize((width, round(width * drawn.height / drawn.width)), Image.Resampling.LANCZOS)
    out.mkdir(parents=True, exist_ok=True)
    target = out / f"{module.stem}.webp"
    shot.save(target, quality=quality, method=6)
    print(f"{module.stem}: {svg.stat().st_size:,} bytes SVG, {target.stat().st_size:,} bytes WebP")
    return target


def sheet(files: list[Path], target: Path, columns: int = 8) -> None:
    """Colour, greyscale and 84 px, each in its own block: look at all three."""
    w, h = 180, 270
    rows = -(-len(files) // columns)
    page = Image.new("RGB", (columns * w, rows * (2 * h + 126)), "#15132b")
    for i, file in enumerate(files):
        art = Image.open(file).convert("RGB")
        x, y = i % columns, i // columns
        page.paste(art.resize((w, h)), (x * w, y * h))
        page.paste(ImageOps.grayscale(art).convert("RGB").resize((w, h)), (x * w, rows * h + y * h))
        page.paste(art.resize((84, 126)), (x * w, 2 * rows * h + y * 126))
    page.save(target)


def main() -> None:
    ask = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    ask.add_argument("folder", type=Path)
    ask.add_argument("names", nargs="*", help="parts of file names; all by default")
    ask.add_argument("--width", type=int, default=480)
    ask.add_argument("--quality", type=int, default=80)
    ask.add_argument("--sheet", type=Path)
    a = ask.parse_args()
    modules = sorted(m for m in a.folder.resolve().glob("*.py") if not m.stem.startswith("_"))
    chosen = [m for m in modules if not a.names or any(n in m.stem for n in a.names)]
    out = ROOT / "web" / "public" / "art" / a.folder.name
    with canvas() as page:
        for module in chosen:
            bake(page, module, out, a.width, a.quality)
    if a.sheet:
        sheet([f for m in chosen if (f := out / f"{m.stem}.webp").exists()], a.sheet)


if __name__ == "__main__":
    main()
