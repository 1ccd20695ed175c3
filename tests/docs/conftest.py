"""A copy of the repository for each game of the tutorial, which its test module names as TUTORIAL."""

from __future__ import annotations

from pathlib import Path

import pytest

from support.checkout import Checkout
from support.tutorial import Tutorial, content, copy_repository


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the repository."""
    return copy_repository(tmp_path_factory.mktemp("tutorial"))


@pytest.fixture(scope="module")
def before(copy: Path) -> dict[Path, str]:
    """What the copy held at first."""
    return content(copy)


@pytest.fixture(scope="module")
def written(copy: Path, before: dict[Path, str], request: pytest.FixtureRequest) -> Checkout:
    """The copy with the new game's folder in it."""
    tutorial: Tutorial = request.module.TUTORIAL
    return tutorial.write(copy)
