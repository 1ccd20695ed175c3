"""Numbers for whoever runs the server."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, ProcessCollector, generate_latest


class Metrics:
    """A registry of its own, so that several servers may live in one process."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        ProcessCollector(registry=self.registry)
        self.requests = Counter(
            "dreamtable_requests_total", "Socket requests by type.", ["type"], registry=self.registry
        )
        self.refusals = Counter(
            "dreamtable_refusals_total", "Refused requests by code.", ["code"], registry=self.registry
        )
        self.sockets = Gauge("dreamtable_sockets", "Open sockets.", registry=self.registry)
        self.tables = Gauge("dreamtable_tables", "Tables in memory.", registry=self.registry)

        self._asked: dict[type, Counter] = {}

    def asked(self, kind: type) -> None:
        child = self._asked.get(kind)
        if child is None:
            child = self._asked[kind] = self.requests.labels(kind.__name__)
        child.inc()

    def refused(self, code: str) -> None:
        self.refusals.labels(code).inc()

    def text(self) -> bytes:
        return generate_latest(self.registry)
