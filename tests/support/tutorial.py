"""A game of the tutorial: its pages, and a checkout in which every block of them was typed into one folder."""

from __future__ import annotations

import hashlib
import os
import shutil
import sys
from dataclasses import dataclass
from pathlib import Path

from support.checkout import Checkout
from support.doc_blocks import DOCS, ROOT, Block, blocks

GAMES = Path("src/dreamtable/games")
LEFT_OUT = (".git", ".venv", "node_modules", "__pycache__", "site", "dist", ".*_cache", ".hypothesis", ".coverage")


@dataclass(frozen=True)
class Tutorial:
    """The pages that make one game."""

    game: str
    pages: tuple[str, ...]

    @property
    def folder(self) -> Path:
        """The folder of the game, in a checkout."""
        return GAMES / self.game

    @property
    def blocks(self) -> list[Block]:
        """All code blocks of the pages, in order."""
        return [block for page in self.pages for block in blocks(DOCS / "tutorial" / f"{page}.md")]

    def files(self) -> dict[Path, str]:
        """The files of the game; blocks of one file follow one another, two lines apart."""
        found: dict[Path, str] = {}
        for block in self.blocks:
            if block.title:
                path = self.folder / block.title
                found[path] = f"{found[path]}\n\n{block.text}" if path in found else block.text
        return found

    def commands(self, word: str) -> list[str]:
        """The commands of the pages that hold this word."""
        found = [c for b in self.blocks if b.language == "console" for c in b.commands if word in c.split()]
        assert found, f"the tutorial never says {word}"
        return found

    def check_style(self, checkout: Checkout) -> None:
        """Hold the game to the formatter, linter and type checker of the repository."""
        ruff = Path(sys.executable).with_name("ruff")
        for check in (["check"], ["format", "--check"]):
            checkout.run([str(ruff), *check, "--no-cache", str(self.folder)])
        checkout.run([sys.executable, "-m", "mypy", "--cache-dir", str(checkout.data / "mypy"), str(self.folder)])

    def write(self, copy: Path) -> Checkout:
        """Write the game into a copy of the repository; return the copy as a checkout."""
        for path, text in self.files().items():
            (copy / path).parent.mkdir(parents=True, exist_ok=True)
            (copy / path).write_text(text)
        sources = {"PYTHONPATH": str(copy / "src"), "DREAMTABLE_CACHE": str(copy.parent / "cache")}
        return Checkout(copy, copy.parent, os.environ | sources)


def copy_repository(folder: Path) -> Path:
    """Copy the repository into a folder, without what can be made again; return where it lies."""
    copy = folder / "dreamtable"
    shutil.copytree(ROOT, copy, ignore=shutil.ignore_patterns(*LEFT_OUT))
    return copy


def content(folder: Path) -> dict[Path, str]:
    """The SHA-256 of every file below a folder."""
    made = [f for f in folder.rglob("*") if f.is_file() and not {"__pycache__", ".pytest_cache"} & set(f.parts)]
    return {f.relative_to(folder): hashlib.sha256(f.read_bytes()).hexdigest() for f in made}
