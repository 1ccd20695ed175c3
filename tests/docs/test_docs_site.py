"""The site builds without a warning, everything in it leads somewhere, and nothing in it comes from anywhere else."""

from __future__ import annotations

import ast
import json
import re
import subprocess
import sys
from html.parser import HTMLParser
from pathlib import Path
from typing import get_args
from urllib.parse import unquote, urlsplit

import pytest
from tools.api_pages import PARTS, SOURCES

from dreamtable.games import load, names
from support.doc_blocks import ROOT


class Read(HTMLParser):
    """What a page points to, what it loads, and the places in it that can be pointed to."""

    def __init__(self, page: Path) -> None:
        super().__init__()
        self.links: list[str] = []
        self.loads: list[str] = []
        self.anchors: set[str] = set()
        self.feed(page.read_text())

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = {key: value or "" for key, value in attrs}
        self.anchors |= {given[key] for key in ("id", "name") if key in given}
        if tag == "a" and "href" in given:
            self.links.append(given["href"])
        elif tag in ("img", "script", "source", "iframe") and "src" in given:
            self.loads.append(given["src"])
        elif tag == "link" and "href" in given:
            self.loads.append(given["href"])


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("site")
    build = [sys.executable, str(ROOT / "tools" / "build_docs.py"), str(folder)]
    done = subprocess.run(build, capture_output=True, text=True)
    assert done.returncode == 0 and "WARNING" not in done.stderr, done.stderr
    return folder


@pytest.fixture(scope="module")
def pages(site: Path) -> dict[Path, Read]:
    return {page: Read(page) for page in sorted(site.rglob("*.html")) if page.name != "404.html"}


def leads_somewhere(link: str, page: Path, pages: dict[Path, Read]) -> bool:
    parts = urlsplit(link)
    if parts.scheme or parts.netloc:
        return True  # a link to another site
    target = (page.parent / unquote(parts.path)).resolve() if parts.path else page
    if target.is_dir():
        target /= "index.html"
    if target in pages and parts.fragment:
        return unquote(parts.fragment) in pages[target].anchors
    return target.exists()


def test_every_link_and_anchor_leads_somewhere(pages: dict[Path, Read]) -> None:
    page = next(iter(pages))
    assert not leads_somewhere("nowhere.html", page, pages) and not leads_somewhere("#nowhere", page, pages)
    links = [(page, link) for page, read in pages.items() for link in read.links]
    assert [f"{page.name}: {link}" for page, link in links if not leads_somewhere(link, page, pages)] == []


def test_every_picture_sheet_and_script_is_there_and_ours(pages: dict[Path, Read], site: Path) -> None:
    strange = []
    for page, read in pages.items():
        for path in read.loads:
            parts = urlsplit(path)
            if parts.scheme != "data" and (parts.netloc or not (page.parent / unquote(parts.path)).exists()):
                strange.append(f"{page.name}: {path}")
    for sheet in site.rglob("*.css"):
        strange += [f"{sheet.name}: {url}" for url in re.findall(r"url\([\"']?(https?:[^)]+)", sheet.read_text())]
    assert strange == []


def test_every_game_and_every_page_is_on_it(site: Path) -> None:
    for name in names():
        assert load(name).facts.title in (site / "games" / f"{name}.html").read_text()
    written = {f.relative_to(ROOT / "docs").with_suffix(".html") for f in (ROOT / "docs").rglob("*.md")}
    assert [page for page in written if not (site / page).exists()] == []


def test_the_api_tells_what_the_docstrings_say(site: Path) -> None:
    import dreamtable as dt
    from dreamtable.kit.position import Position

    for thing, page in ((dt.new, "library"), (Position.run_out, "kit")):
        assert thing.__doc__ is not None
        shown = re.sub(r"<[^>]+>", "", (site / "api" / f"{page}.html").read_text())
        assert thing.__doc__.split("`")[0].split("\n")[0] in shown


@pytest.mark.parametrize("name", names())
def test_the_page_of_a_game_has_all_its_options_moves_views_and_events(name: str, site: Path) -> None:
    game = load(name)
    shown = re.sub(r"<[^>]+>", "", (site / "api" / f"{name}.html").read_text())
    kinds = (game.view.View, *game.moves.gestures, *get_args(game.events.AnyEvent))
    fields = {field for kind in (game.Options, *kinds) for field in kind.__struct_encode_fields__}
    assert [word for word in (*(kind.__name__ for kind in kinds), *sorted(fields)) if word not in shown] == []
    assert [kind.__name__ for kind in kinds if not kind.__doc__] == []


DOCUMENTED = ("library", "envs", "testing", "arena", "play", "kit")


def test_all_that_is_public_in_the_library_has_a_docstring() -> None:
    bare = []
    for part in DOCUMENTED:
        for file in (file for pattern in PARTS[part][2] for file in SOURCES.glob(pattern)):
            for node in ast.walk(ast.parse(file.read_text("utf-8"))):
                if isinstance(node, ast.ClassDef) and not node.name.startswith("_"):
                    bare += [f"{file.name}: {node.name}.{name}" for name in undocumented(node.body)]
            bare += [f"{file.name}: {name}" for name in undocumented(ast.parse(file.read_text("utf-8")).body)]
    assert bare == []


def undocumented(body: list[ast.stmt]) -> list[str]:
    kinds = (ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)
    found = [node for node in body if isinstance(node, kinds) and not node.name.startswith("_")]
    overloads = {node.name for node in found if ast.get_docstring(node)}  # the last one speaks for all
    return [node.name for node in found if node.name not in overloads]


@pytest.mark.parametrize(
    ("asked", "page"),
    [
        ("RunningGame", "api/play.html"),
        ("running game", "api/play.html"),
        ("legal_moves", "api/library.html"),
        ("dreamtable.play.match", "api/library.html"),
        ("TableSync catch_up", None),
        ("openapi.json", "protocol.html"),
        ("action_mask", "environments.html"),
        ("observation_fields", "api/dream_ravens.html"),
        ("wake_up", "api/dream_ravens.html"),
        ("--root-path", "operate/settings.html"),
        ("bad_setting", "operate/settings.html"),
    ],
)
def test_the_search_finds_symbols_by_their_words(asked: str, page: str | None, site: Path) -> None:
    index = json.loads((site / "search" / "search_index.json").read_text())
    separator = re.compile(index["config"]["separator"].replace("\\u200b", "\u200b"))

    def words(text: str) -> set[str]:
        return {word.lower() for word in separator.split(re.sub(r"<[^>]+>", " ", text)) if word}

    found = {
        d["location"].partition("#")[0] for d in index["docs"] if words(asked) <= words(d["title"] + " " + d["text"])
    }
    assert page in found if page else found == set()


def test_every_page_says_its_version(site: Path) -> None:
    import dreamtable

    assert f"Dreamtable {dreamtable.__version__}" in (site / "index.html").read_text()
