"""Where the jobs of a series are played: in processes of this machine, or on a Ray cluster.

Both are a `WorkerPool`.  A job depends on nothing but itself, so its result is the same wherever it is played, and a
worker that dies costs only the job it was playing: another worker plays it again.
"""

from __future__ import annotations

import logging
import os
from collections import Counter, deque
from collections.abc import Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import closing
from multiprocessing import get_context
from typing import Any, Protocol

from dreamtable.arena.jobs import Bout, Job, play_job
from dreamtable.kit.errors import Invalid

BACKENDS = ("local", "ray")
TRIES = 3  # workers that may die over one job before the job itself is blamed
Played = tuple[Job, list[Bout] | None]  # None: the worker died before it had finished

log = logging.getLogger(__name__)


class WorkerPool(Protocol):
    """Workers that play jobs at the same time."""

    def room(self) -> int:
        """How many jobs may be played at once."""

    def begin(self, job: Job) -> None:
        """Give a job to a worker."""

    def finished(self) -> list[Played]:
        """Wait until at least one job has finished; return those that have."""

    def close(self) -> None:
        """Stop all workers."""


def play_all(jobs: list[Job], backend: str = "local", processes: int = 0) -> Iterator[tuple[Job, list[Bout]]]:
    """Play every job; yield each with its games, in whatever order they finish."""
    if backend not in BACKENDS:
        raise Invalid("unknown_backend", f"There is no backend {backend!r}; they are: {', '.join(BACKENDS)}.")
    workers = processes or os.cpu_count() or 1
    if backend == "local" and (workers == 1 or len(jobs) <= 1):
        for job in jobs:
            yield job, play_job(job)
        return
    with closing(RayPool() if backend == "ray" else ProcessPool(workers)) as pool:
        yield from _play_in(pool, jobs)


def _play_in(pool: WorkerPool, jobs: list[Job]) -> Iterator[tuple[Job, list[Bout]]]:
    todo, lost, busy = deque(jobs), Counter[Job](), 0
    while todo or busy:
        while todo and busy < pool.room():
            pool.begin(todo.popleft())
            busy += 1
        for job, bouts in pool.finished():
            busy -= 1
            if bouts is not None:
                yield job, bouts
                continue
            lost[job] += 1
            if lost[job] == TRIES:
                raise Invalid("lost_workers", f"{TRIES} workers were lost one after another while playing {job}.")
            log.warning("a worker was lost; deals %d to %d are played again", job.first, job.first + job.deals - 1)
            todo.append(job)


class ProcessPool:
    """Processes of this machine, each an executor of its own: one that dies does not take the others with it."""

    def __init__(self, count: int) -> None:
        self._idle = [self._worker() for _ in range(count)]
        self._count = count
        self._busy: dict[Future[Any], tuple[Job, ProcessPoolExecutor]] = {}

    def _worker(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(1, get_context("spawn"))

    def room(self) -> int:
        """How many processes there are."""
        return self._count

    def begin(self, job: Job) -> None:
        """Give a job to an idle process."""
        worker = self._idle.pop()
        try:
            task = worker.submit(play_job, job)
        except BrokenProcessPool:  # the worker died while it was idle
            worker = self._worker()
            task = worker.submit(play_job, job)
        self._busy[task] = job, worker

    def finished(self) -> list[Played]:
        """Wait until at least one job has finished; return those that have."""
        return [self._take(done) for done in wait(self._busy, return_when=FIRST_COMPLETED).done]

    def _take(self, done: Future[Any]) -> Played:
        job, worker = self._busy.pop(done)
        if isinstance(done.exception(), BrokenProcessPool):
            worker.shutdown()
            self._idle.append(self._worker())
            return job, None
        self._idle.append(worker)
        return job, done.result()

    def close(self) -> None:
        """Stop all processes."""
        for worker in (*self._idle, *(worker for _, worker in self._busy.values())):
            worker.shutdown(cancel_futures=True)


class RayPool:
    """Every node of a Ray cluster: the one that RAY_ADDRESS names, or one of this machine alone.

    Each node needs this library.  Nodes may come and go while a series runs.
    """

    def __init__(self) -> None:
        try:
            import ray
        except ImportError as missing:
            raise Invalid("no_ray", "The backend 'ray' needs Ray: pip install 'dreamtable[ray]'.") from missing
        self._ray: Any = ray
        self._connected_before: bool = ray.is_initialized()  # a connection of the caller is left open
        if not self._connected_before:
            ray.init(log_to_driver=False, logging_level=logging.ERROR)
        self._play: Any = ray.remote(max_retries=0)(play_job)
        self._busy: dict[Any, Job] = {}

    def room(self) -> int:
        """How many cores the cluster has now."""
        return max(1, int(self._ray.cluster_resources().get("CPU", 1)))

    def begin(self, job: Job) -> None:
        """Give a job to the cluster."""
        self._busy[self._play.remote(job)] = job

    def finished(self) -> list[Played]:
        """Wait until a job has finished; return it."""
        done, _ = self._ray.wait(list(self._busy))
        return [self._take(task) for task in done]

    def _take(self, task: Any) -> Played:
        job = self._busy.pop(task)
        try:
            return job, self._ray.get(task)
        except self._ray.exceptions.RayTaskError as wrong:  # the game itself failed, and would fail again
            raise wrong.cause from wrong
        except self._ray.exceptions.RayError:  # the process or its node died
            return job, None

    def close(self) -> None:
        """Cancel what is still played, and leave the cluster."""
        for task in self._busy:
            self._ray.cancel(task, force=True)
        if not self._connected_before:
            self._ray.shutdown()
