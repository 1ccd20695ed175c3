"""The alert rules and the dashboard of deploy/monitoring name only what a real server measures.

PromQL is read by a parser that also checks types; the dashboard by Grafana's own models of its panels and queries.
Whether alerts fire in a real Prometheus is checked by tools/check_monitoring.py, which needs Debian's package.
"""

from __future__ import annotations

import asyncio
import json
import re
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import msgspec
import promql_parser
import pytest
from grafana_foundation_sdk.cog.encoder import JSONEncoder
from grafana_foundation_sdk.cog.plugins import register_default_plugins
from grafana_foundation_sdk.models.dashboard import Dashboard
from prometheus_client.parser import text_string_to_metric_families

from dreamtable.client import Guest
from dreamtable.kit.errors import Problem
from dreamtable.server.server_process import running

ROOT = Path(__file__).resolve().parents[2]
FOLDER = ROOT / "deploy" / "monitoring"
PAGE = ROOT / "docs" / "operate" / "monitoring.md"
DASHBOARD = json.loads((FOLDER / "grafana-dashboard.json").read_text())
BY_PROMETHEUS = {"job", "instance"}  # labels that it adds to whatever it scrapes


class Rule(msgspec.Struct, forbid_unknown_fields=True):
    alert: str
    expr: str
    labels: dict[str, str]
    annotations: dict[str, str]
    for_: str = msgspec.field(name="for", default="0s")


class Group(msgspec.Struct, forbid_unknown_fields=True):
    name: str
    rules: list[Rule]


class Rules(msgspec.Struct, forbid_unknown_fields=True):
    groups: list[Group]


RULES = [
    rule
    for group in msgspec.yaml.decode((FOLDER / "alerts.yml").read_text(), type=Rules).groups
    for rule in group.rules
]


def queries() -> Iterator[tuple[str, str]]:
    """Yield every query with the name of its alert or panel; Grafana's variables have values."""
    for rule in RULES:
        yield rule.alert, rule.expr
    for panel in DASHBOARD["panels"]:
        for target in panel.get("targets", []):
            yield panel["title"], target["expr"].replace("$__rate_interval", "1m").replace("$instance", ".*")


def nodes(query: str) -> list[promql_parser.Expr]:
    """Return all parts of a query; raises ValueError if Prometheus would refuse it."""
    found: list[promql_parser.Expr] = []
    promql_parser.walk(promql_parser.parse(query), found.append)
    return found


@pytest.fixture(scope="module")
def measured(postgres_server: Any, tmp_path_factory: pytest.TempPathFactory) -> dict[str, set[str]]:
    """The metrics of a node on PostgreSQL that was asked and has refused, each with its labels."""

    async def be_refused(address: str) -> None:
        async with Guest(address, "Ada") as ada:
            table = await ada.play_now("dream_ravens", 2)
            async with ada.watch(table.id) as watch:
                with pytest.raises(Problem):
                    await watch.move(1, {})  # the seat of a bot

    found: defaultdict[str, set[str]] = defaultdict(set, up=set())
    with running(database=postgres_server.url, pace=0) as server:
        asyncio.run(be_refused(server.address))
        text = httpx.get(f"{server.address}/metrics", trust_env=False).text
    for family in text_string_to_metric_families(text):
        for sample in family.samples:
            found[sample.name] |= sample.labels.keys()
    return dict(found)


@pytest.mark.parametrize(("name", "query"), list(queries()), ids=lambda value: str(value)[:40])
def test_every_query_names_what_a_server_measures(name: str, query: str, measured: dict[str, set[str]]) -> None:
    parts = nodes(query)
    selectors = [part for part in parts if isinstance(part, promql_parser.VectorSelector)]
    assert selectors
    labels = set(BY_PROMETHEUS)
    for selector in selectors:
        assert selector.name in measured, f"{name}: no server says {selector.name}"
        own = measured[selector.name] | BY_PROMETHEUS
        assert {matcher.name for matcher in selector.matchers.matchers} <= own
        labels |= own
    for part in parts:
        if isinstance(part, promql_parser.AggregateExpr) and part.modifier:
            assert set(part.modifier.labels) <= labels


def test_every_refusal_that_a_rule_waits_for_is_one_of_ours() -> None:
    codes = {code for _, query in queries() for code in re.findall(r'code="(\w+)"', query)}
    sources = "".join(path.read_text() for path in (ROOT / "src" / "dreamtable").rglob("*.py"))
    assert codes and all(re.search(rf'(Illegal|Invalid)\(\s*"{code}"', sources) for code in codes)


def test_every_alert_says_how_urgent_it_is_and_is_explained() -> None:
    page = PAGE.read_text()
    for rule in RULES:
        assert rule.labels["severity"] in ("page", "warn")
        assert rule.annotations.keys() == {"summary", "description"}
        assert f"`{rule.alert}`" in page
    assert len({rule.alert for rule in RULES}) == len(RULES)
    assert set(re.findall(r"`(Dreamtable\w+)`", page)) == {rule.alert for rule in RULES}


def test_promtool_tries_every_alert() -> None:
    cases = (FOLDER / "alerts.test.yml").read_text()
    assert set(re.findall(r'\{alertname="(\w+)"\}', cases)) == {rule.alert for rule in RULES}


def test_the_dashboard_is_one_that_grafana_knows_to_the_last_field() -> None:
    register_default_plugins()
    read = json.loads(json.dumps(Dashboard.from_json(DASHBOARD), cls=JSONEncoder))
    assert list(lost(DASHBOARD, read)) == []


def lost(written: Any, read: Any, where: str = "") -> Iterator[str]:
    """Yield the places of fields that Grafana's models did not take over: it would ignore them, too."""
    if isinstance(written, dict):
        for name, value in written.items():
            if name in read:
                yield from lost(value, read[name], f"{where}.{name}")
            else:
                yield f"{where}.{name}"
    elif isinstance(written, list):
        assert len(written) == len(read)
        for place, (one, other) in enumerate(zip(written, read, strict=True)):
            yield from lost(one, other, f"{where}[{place}]")
    elif written != read:
        yield where


def test_panels_have_numbers_of_their_own_and_do_not_overlap() -> None:
    panels = DASHBOARD["panels"]
    assert len({panel["id"] for panel in panels}) == len(panels)
    taken: set[tuple[int, int]] = set()
    for place in (panel["gridPos"] for panel in panels):
        squares = {
            (x, y)
            for x in range(place["x"], place["x"] + place["w"])
            for y in range(place["y"], place["y"] + place["h"])
        }
        assert not squares & taken and max(x for x, _ in squares) < 24
        taken |= squares
