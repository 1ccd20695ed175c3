"""What the README and CONTRIBUTING point to is there.  (The pages of docs/ are followed as a site: test_site.py.)"""

from __future__ import annotations

import re

import pytest

from support.doc_blocks import ROOT


@pytest.mark.parametrize("name", ["README.md", "CONTRIBUTING.md"])
def test_links_and_pictures_are_there(name: str) -> None:
    for target in re.findall(r"\]\(([^)#:]+)\)", (ROOT / name).read_text()):
        assert (ROOT / target).exists(), f"{name} points to {target}, which is not there"
