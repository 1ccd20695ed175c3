"""The API reference: one page for each part, made from signatures and docstrings without importing anything."""

from __future__ import annotations

import ast
import inspect
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from textwrap import indent

SOURCES = Path(__file__).resolve().parent.parent / "src" / "dreamtable"
# Page -> its title, what it is about, and the modules that it shows.
PARTS = {
    "library": (
        "Library",
        "Games in your hands.",
        ("__init__.py", "play/match.py", "play/seated_player.py", "play/agents.py", "kit/errors.py"),
    ),
    "kit": ("Kit", "What every game is made of.", ("kit/*.py", "kit/contract/*.py")),
    "bots": ("Bots", "How bots think, whatever the game.", ("bots/*.py",)),
    "envs": ("Environments", "Games for programs that learn.", ("envs/*.py",)),
    "testing": ("Testing", "The contract of a game as a tool, and proofs that nothing leaks.", ("testing/*.py",)),
    "arena": ("Arena", "Many games between bots.", ("arena/*.py",)),
    "play": ("Play", "A running game, its log, replays and scenarios.", ("play/*.py",)),
    "tables": ("Tables", "A live table.", ("tables/**/*.py",)),
    "server": (
        "Server and client",
        "What goes over the wire.",
        ("client.py", "protocol/*.py", "server/settings.py"),
    ),
    "language": ("Language", "Words that are near, forms, sounds, what may be said.", ("language/*.py",)),
}
WIDTH = 76
Callable = ast.FunctionDef | ast.AsyncFunctionDef


@cache
def api_pages() -> dict[str, str]:
    """Return the pages as Markdown, by name."""
    return {name: "\n\n".join(_page(*part)) for name, part in PARTS.items()}


def _page(title: str, about: str, patterns: tuple[str, ...]) -> Iterator[str]:
    yield f"# {title}\n\n{about}"
    for file in sorted({f for pattern in patterns for f in SOURCES.glob(pattern)}):
        source = file.read_text("utf-8")
        module, lines = ast.parse(source), source.split("\n")
        parts = [part for node in module.body for part in _declared(node, lines)]
        if file.name == "__init__.py" and not parts and not ast.get_docstring(module):
            continue
        name = ".".join(("dreamtable", *file.relative_to(SOURCES).with_suffix("").parts)).removesuffix(".__init__")
        yield f"## `{name}`"
        yield _prose(module)
        yield from parts


def _declared(node: ast.stmt, lines: list[str]) -> Iterator[str]:
    if isinstance(node, ast.ClassDef) and not node.name.startswith("_"):
        yield f"### {node.name}"
        yield _prose(node)
        yield _code(_class_line(node), *_fields(node, lines), *(line for m in node.body for line in _method(m)))
    elif isinstance(node, Callable) and not node.name.startswith("_"):
        yield f"### {node.name}"
        yield _code(_signature(node))
        yield _prose(node)


def _class_line(node: ast.ClassDef) -> str:
    bases = [ast.unparse(b) for b in node.bases]
    return f"class {node.name}({', '.join(bases)}):" if bases else f"class {node.name}:"


def _fields(node: ast.ClassDef, lines: list[str]) -> Iterator[str]:
    """Yield the fields of a class as they are written, with the comments beside them."""
    for inner in node.body:
        if isinstance(inner, ast.Assign | ast.AnnAssign) and not ast.unparse(inner).startswith("_"):
            yield from lines[inner.lineno - 1 : inner.end_lineno]


def _method(node: ast.stmt) -> Iterator[str]:
    """Yield a method as a stub: its signature and docstring.  Special methods without a docstring are left out."""
    if not isinstance(node, Callable):
        return
    doc = ast.get_docstring(node)
    if node.name.startswith("_") and not (doc and node.name.startswith("__")):
        return
    yield ""
    kinds = {ast.unparse(d) for d in node.decorator_list} & {"property", "classmethod", "staticmethod"}
    yield from (f"    @{kind}" for kind in kinds)
    yield indent(_signature(node), "    ")
    if doc:
        yield indent(f'"""{doc}"""', "        ")


def _signature(node: Callable) -> str:
    start = "async def" if isinstance(node, ast.AsyncFunctionDef) else "def"
    answer = f" -> {ast.unparse(node.returns)}" if node.returns else ""
    line = f"{start} {node.name}({ast.unparse(node.args)}){answer}"
    if len(line) <= WIDTH:
        return line
    arguments = ",\n    ".join(re.split(r", (?=\*{0,2}\w+(?::|=|$))", ast.unparse(node.args)))
    return f"{start} {node.name}(\n    {arguments},\n){answer}"


def _code(*lines: str) -> str:
    return "\n".join(("```python", *lines, "```"))


def _prose(node: ast.Module | ast.ClassDef | Callable) -> str:
    """Return a docstring as Markdown: sessions, examples and columns become code, angle brackets are escaped."""
    parts = []
    for paragraph in re.split(r"\n\n(?=\S| {4})", ast.get_docstring(node) or ""):
        if paragraph.startswith(">>> "):
            parts.append(f"```pycon\n{paragraph}\n```")
        elif paragraph.startswith("    ") or re.search(r"\S {3,}\S", paragraph):
            parts.append(f"```text\n{inspect.cleandoc(paragraph)}\n```")
        else:
            parts.append(re.sub(r"\n(?=- )", "\n\n", paragraph.replace("<", "&lt;"), count=1))
    return "\n\n".join(parts)
