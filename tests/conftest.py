"""For every test: fixtures that several folders use, and Hypothesis without deadlines (tests never assert on time)."""

import os

import pytest
from hypothesis import HealthCheck, settings

pytest_plugins = ["support.postgres", "support.leduc"]
# Ray reads it when it is imported: a node may take longer than its 30 seconds to appear on a busy machine.
os.environ.setdefault("RAY_raylet_start_wait_time_s", "180")
settings.register_profile("dreamtable", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("dreamtable")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--game", action="append", default=[], help="only these games")
