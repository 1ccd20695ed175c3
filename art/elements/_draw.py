"""Write the pictograms:  python art/elements/_draw.py

One SVG a noun (at most 2 kB) into the web app's assets.  What is drawn and what is in the word deck must be the same.
"""

import sys
from collections import ChainMap
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
sys.path.insert(0, str(ROOT / "art"))

from elements._animals import ANIMALS  # noqa: E402
from elements._body import BODY  # noqa: E402
from elements._buildings import BUILDINGS  # noqa: E402
from elements._clothes import CLOTHES  # noqa: E402
from elements._creatures import CREATURES  # noqa: E402
from elements._food import FOOD  # noqa: E402
from elements._house import HOUSE  # noqa: E402
from elements._music import MUSIC  # noqa: E402
from elements._nature import NATURE  # noqa: E402
from elements._people import PEOPLE  # noqa: E402
from elements._places import PLACES  # noqa: E402
from elements._play import PLAY  # noqa: E402
from elements._things import THINGS  # noqa: E402
from elements._tools import TOOLS  # noqa: E402
from elements._trades import TRADES  # noqa: E402
from elements._travel import TRAVEL  # noqa: E402

DECK = ROOT / "src" / "dreamtable" / "games" / "when_i_dream" / "words" / "data" / "elements.txt"
LARGEST = 2048


def main() -> None:
    drawn = ChainMap(
        ANIMALS, BODY, BUILDINGS, CLOTHES, CREATURES, FOOD, HOUSE, MUSIC, NATURE, PEOPLE, PLACES, PLAY, THINGS, TOOLS,
        TRADES, TRAVEL,
    )  # fmt: skip
    deck = set(DECK.read_text().replace(",", " ").split())
    if odd := drawn.keys() ^ deck:
        sys.exit(f"the pictures and the deck differ: {', '.join(sorted(odd))}")
    out = ROOT / "web" / "public" / "art" / "elements"
    out.mkdir(parents=True, exist_ok=True)
    for noun, shapes in drawn.items():
        svg = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 128 128" role="img"><title>{noun}</title>{shapes}</svg>\n'
        if len(svg) > LARGEST:
            sys.exit(f"{noun} has {len(svg)} bytes, more than {LARGEST}")
        (out / f"{noun}.svg").write_text(svg)
    print(f"{len(drawn)} pictograms")


if __name__ == "__main__":
    main()
