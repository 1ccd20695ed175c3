"""Write web/src/fonts: Zen Maru Gothic with the characters that our Japanese texts need, small enough for a phone.

    npm install --no-save @expo-google-fonts/zen-maru-gothic
    pip install fonttools brotli wordfreq
    python tools/subset_fonts.py node_modules/@expo-google-fonts/zen-maru-gothic

Two files hold kana, punctuation and every kanji of our messages and rules; `zen-maru-more.woff2` has the 1,600 others
that are written most, which a browser fetches only when somebody writes one.  `zen-maru-name.woff2` has the name of the
language, for menus in other languages on devices without a Japanese font.  Of a thousand kanji in everyday Japanese
994 are in one of these files; the device's own font has the rest.  Run it again when the Japanese texts have changed
much: until then a new kanji comes out of the third file.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
import textwrap
from collections import Counter
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SOURCES = ROOT / "src" / "dreamtable"
OUT = ROOT / "web" / "src" / "fonts"
WEIGHTS = {"regular": "400Regular/ZenMaruGothic_400Regular.ttf", "bold": "700Bold/ZenMaruGothic_700Bold.ttf"}
MORE = "500Medium/ZenMaruGothic_500Medium.ttf"
MORE_KANJI = 1600
NAME = "日本語"
KANA = {*map(chr, range(0x3000, 0x3100)), *map(chr, range(0xFF01, 0xFF60))}
HEAD = "/* Made by tools/subset_fonts.py. Zen Maru Gothic: SIL Open Font License 1.1, see OFL.txt. */\n"
FACE = """@font-face {{
  font-family: 'Zen Maru Gothic';
  font-weight: {weight};
  font-display: swap;
  src: url(./{file}.woff2) format('woff2');
  unicode-range:{ranges};
}}
"""
STYLE = """:root:lang(ja) {
  font-synthesis-style: none;
  --title: 'Fraunces Variable', 'Zen Maru Gothic', 'Hiragino Maru Gothic ProN', 'Yu Gothic', sans-serif;
  --body: 'Atkinson Hyperlegible Next Variable', 'Zen Maru Gothic', 'Hiragino Sans', 'Yu Gothic', sans-serif;
}
:root:lang(ja) body {
  line-break: strict;
  word-break: auto-phrase;
}
"""


NAME_FACE = """@font-face {{
  font-family: 'Name of Japanese';
  font-display: swap;
  src: url(./zen-maru-name.woff2) format('woff2');
  unicode-range: {ranges};
}}
"""


def written() -> set[str]:
    """Return every character outside of Latin-1 in the Japanese messages and rules."""
    files = [*(SOURCES / "messages" / "ja").glob("*.json"), *SOURCES.glob("games/*/RULES.ja.md")]
    return {character for path in files for character in path.read_text("utf-8") if ord(character) > 0xFF}


def everyday(apart: set[str]) -> set[str]:
    """Return the kanji of level 1 of JIS X 0208 that are written most, apart from some."""
    from wordfreq import get_frequency_dict

    often: Counter[str] = Counter()
    for word, frequency in get_frequency_dict("ja").items():
        often.update(dict.fromkeys(word, frequency))
    return set(sorted(level_1() - apart, key=lambda kanji: (-often[kanji], kanji))[:MORE_KANJI])


def level_1() -> set[str]:
    """Return the kanji of level 1 of JIS X 0208: rows 16 to 47."""
    return set(
        bytes(
            b
            for row in range(16, 48)
            for cell in range(1, 95)
            if (row, cell) <= (47, 51)
            for b in (0xA0 + row, 0xA0 + cell)
        ).decode("euc_jp")
    )


def ranges(characters: set[str]) -> str:
    """Return characters as a `unicode-range`."""
    found: list[list[int]] = []
    for point in sorted(map(ord, characters)):
        if found and found[-1][1] == point - 1:
            found[-1][1] = point
        else:
            found.append([point, point])
    return ", ".join(f"U+{a:X}" if a == b else f"U+{a:X}-{b:X}" for a, b in found)


def folded(listed: str) -> str:
    """Return a `unicode-range` as Prettier folds it."""
    lines = textwrap.wrap(listed, 106, break_on_hyphens=False)
    return f" {listed}" if len(lines) == 1 else "\n" + textwrap.indent("\n".join(lines), "    ")


def subset(font: Path, characters: set[str], name: str) -> None:
    """Write a font of some characters only; raises CalledProcessError if pyftsubset cannot."""
    program = shutil.which("pyftsubset")
    if program is None:
        raise SystemExit("pyftsubset is not there: pip install fonttools brotli")
    out = OUT / f"{name}.woff2"
    wanted = f"--unicodes={ranges(characters).replace('U+', '')}"
    options = ["--flavor=woff2", "--layout-features=kern,palt,vert", "--no-hinting", "--desubroutinize"]
    subprocess.run([program, str(font), wanted, f"--output-file={out}", *options], check=True)
    print(f"{out.relative_to(ROOT)}: {len(characters)} characters, {out.stat().st_size:,} bytes")


def main() -> None:
    """Write the fonts, their style sheet and their licence."""
    package = Path(sys.argv[1])
    OUT.mkdir(exist_ok=True)
    core = written() | KANA
    subset(package / MORE, everyday(core), "zen-maru-more")
    css = HEAD
    for weight, name in (("200 450", "regular"), ("451 900", "bold")):
        subset(package / WEIGHTS[name], core, f"zen-maru-{name}")
        css += FACE.format(weight=weight, file="zen-maru-more", ranges=" U+4E00-9FFF")
        css += FACE.format(weight=weight, file=f"zen-maru-{name}", ranges=folded(ranges(core)))
    (OUT / "ja.css").write_text(css + STYLE)
    subset(package / WEIGHTS["regular"], set(NAME), "zen-maru-name")
    (OUT / "names.css").write_text(HEAD + NAME_FACE.format(ranges=ranges(set(NAME))))
    shutil.copy(package / "LICENSE_FONT", OUT / "OFL.txt")


if __name__ == "__main__":
    main()
