"""Write what the lexicon itself would say about nouns, for a person to prune.

    python tools/raw_clues.py [NOUN ...]

Without nouns, all Elements of When I Dream.  Each line of `tools/raw/clues.tsv` is a noun, its clues (best first) and
nouns that one could take for it.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path

HOME = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(HOME / "src"))

from dreamtable.games.when_i_dream.cards import ELEMENTS  # noqa: E402
from dreamtable.games.when_i_dream.words import elements  # noqa: E402
from dreamtable.games.when_i_dream.words.clue_giver import giver  # noqa: E402
from dreamtable.language import clue_candidates  # noqa: E402

RAW = HOME / "tools" / "raw" / "clues.tsv"
CLUES, DECOYS = 50, 8


def main(nouns: Sequence[str]) -> None:
    """Write the clues and decoys of these nouns."""
    RAW.parent.mkdir(exist_ok=True)
    with RAW.open("w", encoding="utf-8") as file:
        for noun in map(elements.find, nouns):
            clues = [word for word, _ in clue_candidates.propose(giver(None), noun)[:CLUES]]
            print(noun.name, " ".join(clues), " ".join(clue_candidates.decoys(noun, DECOYS)), sep="\t", file=file)


if __name__ == "__main__":
    main(sys.argv[1:] or ELEMENTS)
