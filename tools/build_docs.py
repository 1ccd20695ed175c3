"""Build the documentation into site/:  python tools/build_docs.py [FOLDER] [--versions]

`--versions` builds a folder for every release that has a tag and one for what is checked out, with a menu between them.

mkdocs calls the functions here while it builds (also for `mkdocs serve`).  They add what is written elsewhere: the
rules of each game, CONTRIBUTING.md, the API from its docstrings, and the colours of the web app.
"""

from __future__ import annotations

import json
import logging
import os
import posixpath
import re
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

from mkdocs.commands.build import build
from mkdocs.config import load_config
from mkdocs.exceptions import Abort
from mkdocs.structure.files import File, Files
from mkdocs.structure.pages import Page

ROOT = Path(__file__).resolve().parent.parent
DOCS, BRAND = ROOT / "docs", ROOT / "web" / "public" / "art" / "brand"
sys.path.insert(0, str(ROOT))

from tools.api_pages import api_pages  # noqa: E402
from tools.game_pages import game_pages  # noqa: E402

import dreamtable  # noqa: E402
from dreamtable.games import load, names  # noqa: E402

VERSIONED = "DOCS_VERSIONED"  # set while one of several versions is built
ATKINSON = "atkinson-hyperlegible-next-latin-wght-normal"
LINK = re.compile(r"(!?\[[^\]]*\])\(([^)\s#:]+)(#[^)\s]*)?\)")
MISSING: set[str] = set()  # pages that the navigation names and that do not exist
MARKED = re.compile(r"^(```\w+) \w+$", re.M)  # as in ```json request, whose second word is for tests


@cache
def borrowed() -> dict[str, Path]:
    """Return the parts of the site that are files elsewhere in the repository."""
    rules = {f"games/{name}.md": ROOT / "src" / "dreamtable" / "games" / name / "RULES.md" for name in names()}
    brand = {f"assets/{name}.svg": BRAND / f"{name}.svg" for name in ("logo", "favicon")}
    return {"contributing.md": ROOT / "CONTRIBUTING.md", **rules, **brand, **fonts()}


def fonts() -> dict[str, Path]:
    """Return the fonts of the web app, if they are installed; without them the site uses those of the reader."""
    folder = ROOT / "web" / "node_modules" / "@fontsource-variable"
    faces = {
        "fraunces": ROOT / "web" / "src" / "fonts" / "fraunces-latin-normal.woff2",
        "atkinson": folder / "atkinson-hyperlegible-next" / "files" / f"{ATKINSON}.woff2",
    }
    return {f"assets/{name}.woff2": file for name, file in faces.items() if file.exists()}


@cache
def generated() -> dict[str, str]:
    """Return the parts of the site that are generated, as text."""
    tokens = (ROOT / "web" / "src" / "tokens.css").read_text()
    tokens = tokens.replace("[data-theme='dawn']", "[data-md-color-scheme='dawn']")
    tokens = re.sub(r"^ *--[\w-]+: url\(.*\n", "", tokens, flags=re.M)  # the site has no textures
    pages = api_pages() | game_pages()
    return {"assets/tokens.css": tokens, **{f"api/{name}.md": text for name, text in pages.items()}}


# -- called by mkdocs -------------------------------------------------------------------------------------------------
def on_config(config: Any) -> Any:
    """Remove from the navigation what does not exist, and add what it does not name."""
    written = (p.relative_to(DOCS).as_posix() for p in DOCS.rglob("*.md"))
    pages = {name for name in (*written, *borrowed(), *generated()) if name.endswith(".md")}
    MISSING.update(set(named(config.nav)) - pages)
    nav = present(config.nav, pages)
    section(nav, "Games").extend({load(name).facts.title: f"games/{name}.md"} for name in names())
    section(nav, "API").extend(f"api/{name}.md" for name in (*api_pages(), *game_pages()))
    if more := sorted(pages - set(named(nav))):
        nav.append({"More": more})
    config.nav = nav
    config.copyright = f"Dreamtable {dreamtable.__version__}"
    if os.environ.get(VERSIONED):
        config.extra["version"] = {"provider": "mike"}  # the theme then reads ../versions.json
    return config


def on_files(files: Files, config: Any) -> Files:
    """Add the borrowed and generated parts to the site."""
    for name, source in borrowed().items():
        files.append(File.generated(config, name, abs_src_path=str(source)))
    for name, text in generated().items():
        files.append(File.generated(config, name, content=text))
    return files


def on_page_markdown(markdown: str, page: Page, config: Any, files: Files) -> str:
    """Let links to files of the repository lead to their place on the site, and turn those without one into text."""
    here = page.file.src_uri
    source = borrowed().get(here, DOCS / here)
    places = {path: name for name, path in borrowed().items()}

    def rewrite(found: re.Match[str]) -> str:
        words, path, anchor = found[1], found[2], found[3] or ""
        target = Path(os.path.normpath(source.parent / path))
        if DOCS in target.parents and target.relative_to(DOCS).as_posix() in MISSING:
            return words[1:-1]
        if not target.exists() or (DOCS in target.parents and DOCS in source.parents):
            return found[0]
        place = places.get(target) or (target.relative_to(DOCS).as_posix() if DOCS in target.parents else None)
        if place is None:
            return words[1:-1]
        return f"{words}({posixpath.relpath(place, posixpath.dirname(here) or '.')}{anchor})"

    if here in borrowed():
        markdown = re.sub(r"^ {3}(?=\S)", "    ", markdown, flags=re.M)  # mkdocs wants nested lists indented by four
    return MARKED.sub(r"\1", LINK.sub(rewrite, markdown))


# -- navigation: a list of pages, {title: page} and {title: list} -----------------------------------------------------
def present(nav: list[Any], pages: set[str]) -> list[Any]:
    """Return the navigation without pages that do not exist."""
    found: list[Any] = []
    for entry in nav:
        if isinstance(entry, str):
            found += [entry] if entry in pages else []
            continue
        ((title, inside),) = entry.items()
        if isinstance(inside, list):
            inside = present(inside, pages)
            found += [{title: inside}] if inside else []
        else:
            found += [entry] if inside in pages else []
    return found


def named(nav: list[Any]) -> Iterator[str]:
    """Yield all pages of the navigation."""
    for entry in nav:
        inside = next(iter(entry.values())) if isinstance(entry, dict) else entry
        yield from named(inside) if isinstance(inside, list) else [inside]


def section(nav: list[Any], title: str) -> list[Any]:
    """Return the list of a section of the navigation."""
    found: list[Any] = next(entry[title] for entry in nav if isinstance(entry, dict) and title in entry)
    return found


def build_versions(to: Path) -> None:
    """Build the site of every tagged release and of this checkout, each into its own folder, and a menu of them."""
    env = os.environ | {VERSIONED: "yes"}
    here = dreamtable.__version__
    listed = subprocess.run(["git", "tag", "--list", "v*"], cwd=ROOT, check=True, capture_output=True, text=True).stdout
    tags = {tag.removeprefix("v"): tag for tag in listed.split() if tag != f"v{here}"}
    subprocess.run([sys.executable, __file__, to / here], check=True, env=env)
    for version, tag in tags.items():
        with tempfile.TemporaryDirectory() as folder:
            archive = subprocess.run(["git", "archive", tag], cwd=ROOT, check=True, stdout=subprocess.PIPE).stdout
            subprocess.run(["tar", "-x"], cwd=folder, check=True, input=archive)
            old = env | {"PYTHONPATH": str(Path(folder) / "src")}
            subprocess.run(
                [sys.executable, Path(folder) / "tools" / "build_docs.py", to / version], check=True, env=old
            )
    newest = sorted((here, *tags), key=lambda v: [int(n) for n in re.findall(r"\d+", v)], reverse=True)
    menu = [{"version": version, "title": version, "aliases": ["latest"] * (version == here)} for version in newest]
    (to / "versions.json").write_text(json.dumps(menu))
    (to / "index.html").write_text(f'<!doctype html><meta http-equiv="refresh" content="0; url={here}/index.html">\n')


def main() -> int:
    """Build the site, into the folder that is named or into site/; returns the exit code."""
    logging.basicConfig(level=logging.WARNING, format="%(levelname)s: %(message)s")
    given = [word for word in sys.argv[1:] if word != "--versions"]
    if "--versions" in sys.argv:
        build_versions(Path(given[0] if given else ROOT / "site").resolve())
        return 0
    to = given[0] if given else None
    config = load_config(str(ROOT / "mkdocs.yml"), strict=True, **({"site_dir": to} if to else {}))
    try:
        build(config)
    except Abort as error:
        print(error, file=sys.stderr)
        return 1
    print(f"The site is in {config.site_dir}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
