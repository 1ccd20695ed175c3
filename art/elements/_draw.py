"""Write the pictograms:  python art/elements/_draw.py

One SVG a noun (at most 2 kB) into the web app's assets.  `nouns.txt` is the promise to the word deck: what is drawn
and what is listed must be the same.
"""

import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent))

from elements._animals import ANIMALS  # noqa: E402
from elements._food import FOOD  # noqa: E402
from elements._house import HOUSE  # noqa: E402
from elements._people import PEOPLE  # noqa: E402
from elements._places import PLACES  # noqa: E402
from elements._tools import TOOLS  # noqa: E402
from elements._travel import TRAVEL  # noqa: E402

LARGEST = 2048


def main() -> None:
    drawn = ANIMALS | FOOD | HOUSE | TOOLS | TRAVEL | PLACES | PEOPLE
    listed = (HERE / "nouns.txt").read_text().split()
    if odd := set(drawn) ^ set(listed):
        sys.exit(f"drawn and listed nouns differ: {', '.join(sorted(odd))}")
    out = HERE.parent.parent / "web" / "public" / "art" / "elements"
    out.mkdir(parents=True, exist_ok=True)
    for noun, shapes in drawn.items():
        svg = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 128 128" role="img"><title>{noun}</title>{shapes}</svg>\n'
        if len(svg) > LARGEST:
            sys.exit(f"{noun} has {len(svg)} bytes, more than {LARGEST}")
        (out / f"{noun}.svg").write_text(svg)
    print(f"{len(drawn)} pictograms")


if __name__ == "__main__":
    main()
