"""Try deploy/monitoring with a real Prometheus:  python tools/check_monitoring.py

Needs the programs `prometheus` and `promtool` (Debian: apt-get install prometheus).  Checks the files with promtool,
starts a server and a Prometheus that scrapes it, asks it every query of the rules and of the dashboard, then kills the
server and waits until the alert for that fires.  Ends with 0 if all of it worked.
"""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx

from dreamtable.lab.reserved_port import ReservedPort
from dreamtable.server.server_process import running

FOLDER = Path(__file__).resolve().parent.parent / "deploy" / "monitoring"
PATIENCE = 120  # seconds that Prometheus may take for anything on a busy machine


def main() -> int:
    """Run all checks; returns the exit code."""
    missing = [program for program in ("prometheus", "promtool") if shutil.which(program) is None]
    if missing:
        print(f"not installed: {', '.join(missing)} (Debian: apt-get install prometheus)", file=sys.stderr)
        return 2
    subprocess.run(["promtool", "check", "config", FOLDER / "prometheus.yml"], check=True)
    subprocess.run(["promtool", "test", "rules", FOLDER / "alerts.test.yml"], check=True)
    with tempfile.TemporaryDirectory() as folder, running() as server, prometheus(Path(folder), server.port) as ask:
        until("the server is scraped", lambda: value(ask, 'up{job="dreamtable"}') == 1)
        until("every rule was evaluated", lambda: all(rule["health"] == "ok" for rule in rules(ask)))
        for query in dashboard_queries():
            ask("query", query=query)
        print(f"{len(rules(ask))} rules and {len(dashboard_queries())} queries of the dashboard are answered")
        print(f"tables: {value(ask, 'dreamtable_tables'):.0f}, sockets: {value(ask, 'dreamtable_sockets'):.0f}")
        firing = [rule["name"] for rule in rules(ask) if rule["state"] != "inactive"]
        if firing:
            raise SystemExit(f"a server that is well raises {', '.join(firing)}")
        server.kill()
        until("DreamtableDown fires", lambda: state(ask, "DreamtableDown") == "firing")
    print("all good")
    return 0


Ask = Callable[..., Any]


@contextmanager
def prometheus(folder: Path, port: str) -> Iterator[Ask]:
    """Run Prometheus on our files, with the server's port and shorter times; gives a function that asks its API."""
    text = (FOLDER / "prometheus.yml").read_text().replace("localhost:8340", f"localhost:{port}")
    (folder / "prometheus.yml").write_text(text.replace("10s", "1s"))
    (folder / "alerts.yml").write_text((FOLDER / "alerts.yml").read_text().replace("for: 30s", "for: 3s"))
    reserved = ReservedPort()
    listen = f"127.0.0.1:{reserved.number}"
    process = subprocess.Popen(
        ["prometheus", f"--config.file={folder}/prometheus.yml", f"--storage.tsdb.path={folder}/data",
         f"--web.listen-address={listen}", "--log.level=error"],
    )  # fmt: skip

    def ask(path: str, **parameters: str) -> Any:
        answer = httpx.get(f"http://{listen}/api/v1/{path}", params=parameters, trust_env=False).json()
        if answer["status"] != "success":
            raise SystemExit(f"{parameters}: {answer['error']}")
        return answer["data"]

    try:
        until("Prometheus is ready", lambda: answers(f"http://{listen}/-/ready"))
        yield ask
    finally:
        process.terminate()
        process.wait(PATIENCE)
        reserved.close()


def answers(address: str) -> bool:
    """Return whether the address answers 200."""
    try:
        return httpx.get(address, trust_env=False).status_code == 200
    except httpx.TransportError:
        return False


def until(what: str, holds: Callable[[], bool]) -> None:
    """Ask again until something holds; raises SystemExit if it does not in time."""
    last = time.monotonic() + PATIENCE
    while not holds():
        if time.monotonic() > last:
            raise SystemExit(f"in {PATIENCE} s it did not come about that {what}")
        time.sleep(0.2)
    print(what)


def value(ask: Ask, query: str) -> float | None:
    """Return the number that a query gives, or None while it gives none."""
    found = ask("query", query=query)["result"]
    return float(found[0]["value"][1]) if found else None


def rules(ask: Ask) -> list[dict[str, Any]]:
    """Return the alert rules as Prometheus sees them."""
    return [rule for group in ask("rules")["groups"] for rule in group["rules"]]


def state(ask: Ask, alert: str) -> str:
    """Return whether an alert is inactive, pending or firing."""
    return next(str(rule["state"]) for rule in rules(ask) if rule["name"] == alert)


def dashboard_queries() -> list[str]:
    """Return the queries of the dashboard, with values for Grafana's variables."""
    panels = json.loads((FOLDER / "grafana-dashboard.json").read_text())["panels"]
    found = [target["expr"] for panel in panels for target in panel.get("targets", [])]
    return [query.replace("$__rate_interval", "1m").replace("$instance", ".*") for query in found]


if __name__ == "__main__":
    sys.exit(main())
