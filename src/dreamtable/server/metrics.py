"""Metrics, for whoever runs the server."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from typing import TYPE_CHECKING

from prometheus_client import CollectorRegistry, Counter, Gauge, ProcessCollector, generate_latest
from prometheus_client.core import CounterMetricFamily, HistogramMetricFamily, Metric

from dreamtable.store.duration_histogram import Durations

if TYPE_CHECKING:
    from dreamtable.cluster.node import SharedNode
    from dreamtable.store.postgres import PostgresStore
    from dreamtable.store.sqlite import SqliteStore


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
        self.answer_times = Durations()  # from a request that changes a table to its answer, stored if need be
        self.loop_lag = Gauge(
            "dreamtable_loop_lag_seconds", "How late the event loop was at its last second.", registry=self.registry
        )
        self._commit_times: Durations | None = None
        self._requests: defaultdict[type, int] = defaultdict(int)
        self.registry.register(self)

    def watch_store(self, store: SqliteStore | PostgresStore) -> None:
        """Add the metrics of the store."""
        self._commit_times = store.commit_times
        well = Gauge("dreamtable_store_well", "1 if the last change could be stored.", registry=self.registry)
        well.set_function(lambda: store.well)

    def watch_node(self, store: PostgresStore, node: SharedNode) -> None:
        """Add the metrics that only one node of several has."""
        info = Gauge("dreamtable_node", "This node.", ["node"], registry=self.registry)
        info.labels(node.id).set(1)
        for name, help, ask in (
            ("dreamtable_tables_run", "Tables whose clocks and bots run here.", lambda: node.running),
            ("dreamtable_tables_leased", "Tables that the database says are to run here.", lambda: node.leased_tables),
            ("dreamtable_tables_taken_over", "Tables taken over from dead nodes.", lambda: node.taken_over),
            ("dreamtable_news_heard", "Changes by other nodes at tables that are loaded here.", lambda: node.notices),
            ("dreamtable_cut_off", "1 while the database does not answer.", lambda: node.cut_off),
            ("dreamtable_lease_seconds", "Seconds until others take this node for dead.", lambda: node.lease_left),
            ("dreamtable_heartbeat_seconds", "Seconds that the last heartbeat took.", lambda: node.heartbeat),
            ("dreamtable_commits", "Transactions written.", lambda: store.commits),
            ("dreamtable_changes", "Changes in them.", lambda: store.changes),
            ("dreamtable_conflicts", "Changes refused because another node was faster.", lambda: store.conflicts),
        ):
            Gauge(name, help, registry=self.registry).set_function(ask)

    def count_request(self, kind: type) -> None:
        """Count a request.  Every message is counted, so a plain number is kept until somebody reads the metrics."""
        self._requests[kind] += 1

    def collect(self) -> Iterator[Metric]:
        """The requests by type and the durations, for the registry."""
        found = CounterMetricFamily("dreamtable_requests", "Socket requests by type.", labels=["type"])
        for kind, count in self._requests.items():
            found.add_metric([kind.__name__], count)
        yield found
        answered = "Seconds from a request that changes a table to its answer."
        yield _histogram("dreamtable_answer_seconds", answered, self.answer_times)
        if self._commit_times is not None:
            yield _histogram("dreamtable_commit_seconds", "Seconds that a transaction took.", self._commit_times)

    def count_refusal(self, code: str) -> None:
        """Count a refused request."""
        self.refusals.labels(code).inc()

    def text(self) -> bytes:
        """All metrics in the format of Prometheus."""
        return generate_latest(self.registry)


def _histogram(name: str, help: str, durations: Durations) -> HistogramMetricFamily:
    return HistogramMetricFamily(name, help, buckets=durations.buckets(), sum_value=durations.total)
