"""Metrics, for whoever runs the server."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from typing import TYPE_CHECKING

from prometheus_client import CollectorRegistry, Counter, Gauge, ProcessCollector, generate_latest
from prometheus_client.core import CounterMetricFamily

if TYPE_CHECKING:
    from dreamtable.cluster.node import SharedNode
    from dreamtable.store.postgres import PostgresStore


class Metrics:
    """The metrics of one server, in a registry of its own: several servers may live in one process."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        ProcessCollector(registry=self.registry)
        self.refusals = Counter(
            "dreamtable_refusals_total", "Refused requests by code.", ["code"], registry=self.registry
        )
        self.sockets = Gauge("dreamtable_sockets", "Open sockets.", registry=self.registry)
        self.tables = Gauge("dreamtable_tables", "Tables in memory.", registry=self.registry)
        self._requests: defaultdict[type, int] = defaultdict(int)
        self.registry.register(self)

    def watch(self, store: PostgresStore, node: SharedNode) -> None:
        """Add the metrics that only one node of several has."""
        info = Gauge("dreamtable_node", "This node.", ["node"], registry=self.registry)
        info.labels(node.id).set(1)
        for name, help, ask in (
            ("dreamtable_tables_run", "Tables whose clocks and bots run here.", lambda: node.running),
            ("dreamtable_tables_taken_over", "Tables taken over from dead nodes.", lambda: node.taken_over),
            ("dreamtable_news_heard", "Changes by other nodes at tables that are loaded here.", lambda: node.notices),
            ("dreamtable_cut_off", "1 while the database does not answer.", lambda: node.cut_off),
            ("dreamtable_commits", "Transactions written.", lambda: store.commits),
            ("dreamtable_changes", "Changes in them.", lambda: store.changes),
            ("dreamtable_conflicts", "Changes refused because another node was faster.", lambda: store.conflicts),
        ):
            Gauge(name, help, registry=self.registry).set_function(ask)

    def count_request(self, kind: type) -> None:
        """Count a request.  Every message is counted, so a plain number is kept until somebody reads the metrics."""
        self._requests[kind] += 1

    def collect(self) -> Iterator[CounterMetricFamily]:
        """The requests by type, for the registry."""
        found = CounterMetricFamily("dreamtable_requests", "Socket requests by type.", labels=["type"])
        for kind, count in self._requests.items():
            found.add_metric([kind.__name__], count)
        yield found

    def count_refusal(self, code: str) -> None:
        """Count a refused request."""
        self.refusals.labels(code).inc()

    def text(self) -> bytes:
        """All metrics in the format of Prometheus."""
        return generate_latest(self.registry)
