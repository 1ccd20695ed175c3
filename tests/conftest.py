"""For every test: fixtures that several folders use, and Hypothesis without deadlines (tests never assert on time)."""

import pytest
from hypothesis import HealthCheck, settings

pytest_plugins = ["support.postgres", "support.leduc"]
settings.register_profile("dreamtable", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("dreamtable")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--game", action="append", default=[], help="only these games")
