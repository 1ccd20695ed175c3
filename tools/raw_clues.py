"""Write what the lexicon itself would say about nouns, for a person to prune.

    python tools/raw_clues.py [NOUN ...]

Without nouns, all Elements of the deck.  Each line of `tools/raw/clues.tsv` is a noun, its clues (best first) and
nouns that one could take for it.
"""

from __future__ import annotations

import sys
from pathlib import Path

HOME = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(HOME / "src"))

from dreamtable.language import candidates  # noqa: E402
from dreamtable.language.associations import Mind  # noqa: E402
from dreamtable.language.giver import GIVER  # noqa: E402

DECK = HOME / "src" / "dreamtable" / "games" / "when_i_dream" / "elements.txt"
RAW = HOME / "tools" / "raw" / "clues.tsv"
CLUES, DECOYS = 50, 8


def main(nouns: list[str]) -> None:
    if not nouns:
        nouns = [noun.strip() for line in DECK.read_text("utf-8").splitlines() for noun in line.split(",")]
    # What people wrote must not come back as if the lexicon had found it.
    mind = Mind(GIVER.without_written())
    RAW.parent.mkdir(exist_ok=True)
    with RAW.open("w", encoding="utf-8") as file:
        for noun in nouns:
            clues = [word for word, _ in candidates.propose(mind, noun)[:CLUES]]
            print(noun, " ".join(clues), " ".join(candidates.decoys(noun, DECOYS)), sep="\t", file=file)


if __name__ == "__main__":
    main(sys.argv[1:])
