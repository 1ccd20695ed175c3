"""Write web/src/fonts/fraunces*: the font of titles, as soft as we set it, in half the bytes.

    pip install fonttools brotli
    python tools/cut_title_font.py web/node_modules/@fontsource-variable/fraunces

Fraunces varies in optical size, weight, softness and wonkiness.  Every title of ours is fully soft, so that axis is
taken out.  Run it again when the package changes; the licence stays with the package.
"""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tools.subset_fonts import OUT, folded  # noqa: E402

HEAD = (
    "/* Made by tools/cut_title_font.py. Fraunces: SIL Open Font License 1.1, with the licences of all packages. */\n"
)
FACE = re.compile(
    r"@font-face \{\s+font-family: 'Fraunces Variable';\s+font-style: (?P<style>\w+);"
    r".+?files/fraunces-(?P<letters>[\w-]+)-full-.+?unicode-range: (?P<range>[^;]+);",
    re.S,
)
CUT = """@font-face {{
  font-family: 'Fraunces Variable';
  font-style: {style};
  font-display: swap;
  font-weight: 100 900;
  src: url('./{file}') format('woff2');
  unicode-range:{range};
}}
"""


def main() -> None:
    """Write the fonts and their style sheet; raises CalledProcessError if fonttools cannot."""
    package = Path(sys.argv[1])
    css = HEAD
    for sheet in ("full.css", "full-italic.css"):
        for face in FACE.finditer((package / sheet).read_text()):
            source = package / "files" / f"fraunces-{face['letters']}-full-{face['style']}.woff2"
            target = OUT / f"fraunces-{face['letters']}-{face['style']}.woff2"
            soft = [str(source), "SOFT=100", "--no-recalc-timestamp", "--quiet", "--output", str(target)]
            subprocess.run(["fonttools", "varLib.instancer", *soft], check=True)
            print(f"{target.relative_to(ROOT)}: {source.stat().st_size:,} -> {target.stat().st_size:,} bytes")
            css += CUT.format(style=face["style"], file=target.name, range=folded(face["range"].replace(",", ", ")))
    (OUT / "fraunces.css").write_text(css)


if __name__ == "__main__":
    main()
