"""The pages of the documentation, and the code blocks in each."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parent.parent.parent
DOCS = ROOT / "docs"
PAGES = (ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted(DOCS.rglob("*.md")))
FENCE = re.compile(r"^(?P<fence>`{3,})(?P<info>[^\n]*)\n(?P<text>.*?)^(?P=fence)$", re.S | re.M)
INDENTED = re.compile(r"(?<=\n\n)(?: {4}[^\n]*\n)+")


@dataclass(frozen=True)
class Block:
    """A piece of code on a page."""

    page: Path
    line: int
    language: str  # the first word after the fence; "" for an indented block
    info: str  # the whole line after the fence
    text: str

    @property
    def where(self) -> str:
        """The page and line of the block."""
        return f"{self.page.relative_to(ROOT)}:{self.line}"

    @property
    def title(self) -> str | None:
        """The file that the block is a part of, if the block names one."""
        found = re.search(r'title="(.+?)"', self.info)
        return found[1] if found else None

    @property
    def commands(self) -> list[str]:
        """The commands of a console: the lines after a prompt, or every line if no line has a prompt."""
        lines = [line.strip() for line in self.text.replace("\\\n", " ").splitlines()]
        prompted = [line[2:] for line in lines if line.startswith("$ ")]
        return prompted or [line for line in lines if line and not line.startswith("#")]


def blocks(page: Path) -> list[Block]:
    """Return the fenced and indented blocks of a page, in order."""
    text = page.read_text()
    found = []
    for m in FENCE.finditer(text):
        info = m["info"].strip()
        found.append(Block(page, text.count("\n", 0, m.start()) + 1, info.split(" ")[0], info, m["text"]))
    bare = FENCE.sub(lambda m: re.sub(r"[^\n]", "#", m[0]), text)
    for m in INDENTED.finditer(bare):
        code = re.sub(r"^ {4}", "", m[0], flags=re.M)
        found.append(Block(page, bare.count("\n", 0, m.start()) + 1, "", "", code))
    return sorted(found, key=lambda block: block.line)
