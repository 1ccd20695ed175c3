"""Peers side by side: what is here is measured, what is missing is left out, and all of it is shown."""

from __future__ import annotations

from xml.etree import ElementTree

import pytest

from dreamtable.lab.peers.chart import chart, markdown
from dreamtable.lab.peers.measure_all import PEERS, installed, machine, measures
from dreamtable.lab.peers.measures import DISCIPLINES, Figure
from dreamtable.lab.peers.own_games import OURS

FIGURES = [Figure(OURS, "dream_ravens", d, 3.2e6) for d in DISCIPLINES] + [Figure("pgx", "kuhn_poker", "vector", 950.0)]


def test_peers_are_found_and_nothing_is_installed() -> None:
    assert {"open_spiel", "pettingzoo"} <= installed().keys() <= PEERS.keys()
    assert OURS in machine() and "open_spiel" in machine()


@pytest.mark.parametrize(
    "library, game, discipline", [(OURS, "dream_ravens", d) for d in ("python", "inside", "vector")]
    + [("open_spiel", "leduc_poker", d) for d in ("python", "inside", "search")]
)  # fmt: skip
def test_rates_are_measured(library: str, game: str, discipline: str) -> None:
    (measure,) = [m for *what, m in measures() if what == [library, game, discipline]]
    assert measure(0.01) > 0


def test_figures_are_shown_as_a_table_and_as_a_plot() -> None:
    table = markdown(FIGURES)
    assert "| pgx | kuhn_poker | 950 |" in table and "| dreamtable | dream_ravens | 3.2 M |" in table
    plot = ElementTree.fromstring(chart(FIGURES))
    assert sum(e.tag.endswith("rect") for e in plot.iter()) == 1 + len(FIGURES)
