"""Lay out the gallery:  python art/gallery.py [sheet ...]

Writes the contact sheets `docs/gallery/<sheet>.webp` from the web app's assets and the table of scenes in
`docs/gallery.md` from `art/diary/*.toml`.  Needs what `art/bake.py` needs.
"""

from __future__ import annotations

import argparse
import io
import sys
import tempfile
import tomllib
from dataclasses import dataclass
from html import escape
from pathlib import Path

from PIL import Image
from playwright.sync_api import Page

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "art"))

from bake import canvas  # noqa: E402

ASSETS = ROOT / "web" / "public" / "art"
DOCS = ROOT / "docs"
LARGEST = 350_000
BEGIN, END = "<!-- scenes: written by art/gallery.py -->\n", "<!-- end of scenes -->\n"


@dataclass(frozen=True)
class Sheet:
    """Every picture of one folder of assets in a grid, `width` pixels each."""

    name: str
    folder: str
    columns: int
    width: int
    grey: bool = False
    paper: bool = False  # as on a word card: the pictograms have dark parts
    quality: int = 92

    def pictures(self) -> list[Path]:
        """Cards first, then the small signs, which are SVG."""
        return sorted((ASSETS / self.folder).iterdir(), key=lambda file: (file.suffix == ".svg", file.name))

    def caption(self, picture: Path) -> str:
        """Scenes show only their number, so that a reader can name them before knowing the title."""
        return picture.stem.split("_")[0] if self.folder == "diary" else picture.stem.replace("_", " ")

    def html(self) -> str:
        cells = "".join(
            f"<figure><img src='{p.as_uri()}'><figcaption>{escape(self.caption(p))}</figcaption></figure>"
            for p in self.pictures()
        )
        ground, ink = ("#fbf3df", "#24214a") if self.paper else ("#24214a", "#efeaff")
        return f"""<!doctype html><meta charset="utf-8"><style>
            body {{ margin: 0; padding: 12px; width: max-content; background: {ground}; color: {ink};
                    font: 12px/1.5 sans-serif; display: grid; gap: 8px 10px; align-items: end;
                    grid-template-columns: repeat({self.columns}, {self.width}px) }}
            figure {{ margin: 0; text-align: center }}
            img {{ display: block; width: 100%; filter: grayscale({int(self.grey)}) }}
        </style>{cells}"""


SHEETS = [
    Sheet("diary", "diary", 8, 132),
    Sheet("diary-grey", "diary", 8, 132, grey=True),
    Sheet("diary-84", "diary", 10, 84),
    Sheet("ravens", "ravens", 7, 160),
    Sheet("nightmares", "nightmares", 8, 160),
    Sheet("weather", "weather", 10, 120),
    Sheet("when", "when", 5, 200),
    Sheet("covers", "covers", 5, 240),
    Sheet("avatars", "brand", 10, 110),
    Sheet("elements", "elements", 20, 56, paper=True, quality=75),
]


def lay_out(page: Page, sheet: Sheet, target: Path) -> None:
    # a page of its own, because only a page opened from a file may show pictures from files
    with tempfile.TemporaryDirectory() as folder:
        html = Path(folder) / "sheet.html"
        html.write_text(sheet.html())
        page.goto(html.as_uri())
        shot = page.locator("body").screenshot()
    Image.open(io.BytesIO(shot)).convert("RGB").save(target, quality=sheet.quality, method=6, use_sharp_yuv=True)
    size = target.stat().st_size
    print(f"{sheet.name}: {len(sheet.pictures())} pictures, {size:,} bytes")
    if size > LARGEST:
        sys.exit(f"{target.name} is larger than {LARGEST:,} bytes: make its pictures narrower")


def scenes() -> str:
    rows = ["| no. | title | what it shows |", "| ---: | --- | --- |"]
    for file in sorted((ROOT / "art" / "diary").glob("*.toml")):
        scene = tomllib.loads(file.read_text())
        rows.append(f"| {scene['number']} | {scene['title']} | {scene['description']} |")
    return "\n".join(rows) + "\n"


def main() -> None:
    ask = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    ask.add_argument("sheets", nargs="*", help=f"all by default: {', '.join(s.name for s in SHEETS)}")
    wanted = ask.parse_args().sheets
    (DOCS / "gallery").mkdir(exist_ok=True)
    with canvas() as page:
        for sheet in SHEETS:
            if not wanted or sheet.name in wanted:
                lay_out(page, sheet, DOCS / "gallery" / f"{sheet.name}.webp")
    guide = DOCS / "gallery.md"
    before, rest = guide.read_text().split(BEGIN)
    guide.write_text(before + BEGIN + scenes() + END + rest.split(END)[1])


if __name__ == "__main__":
    main()
