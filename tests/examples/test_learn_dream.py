"""The examples run; how far they get is in the documentation."""

from __future__ import annotations

from xml.etree import ElementTree

import pytest

from examples import learn_dream


@pytest.mark.slow
def test_the_learner_learns() -> None:
    _, curve = learn_dream.learn(generations=20, seed=1)
    assert curve[-1][1] > curve[0][1] + 0.1
    assert ElementTree.fromstring(learn_dream.chart(curve, "Dream")).tag.endswith("svg")
