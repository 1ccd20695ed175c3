"""Evenings in simulated worlds: one seed is one evening, nothing goes wrong in them, and defects are found."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, cast

import pytest
from msgspec.structs import replace

from dreamtable import games
from dreamtable.cluster import heartbeats_and_leases as leases
from dreamtable.cluster.node import SharedNode
from dreamtable.kit import clocks_and_entropy
from dreamtable.lab.bench_world import spend_evenings
from dreamtable.lab.simulated_world.evening import spend_evening
from dreamtable.lab.simulated_world.replaceable_parts import Parts
from dreamtable.store.postgres import PostgresStore
from dreamtable.tables.store_interface import Committed, Store, StoredChange
from dreamtable.tables.unstarted_tables import Forgetting

SEEDS = range(12)


def test_one_seed_is_one_evening() -> None:
    first, again, other = (spend_evening(seed, "dream_ravens", shared=True) for seed in (4, 4, 5))
    assert first == again and first.trace != other.trace
    assert first.entries > 20 and first.messages > 50 and sum(first.faults.values()) > 5


@pytest.mark.parametrize("game", games.names())
def test_whatever_fails_nothing_is_lost_doubled_or_leaked_and_everybody_is_answered(game: str) -> None:
    report = spend_evenings(game, range(4))
    assert report.wrong == []
    assert report.comparisons > 200 and sum(report.faults.values()) > 40


# -- defects, planted ------------------------------------------------------------------------------------------
class EagerStore:
    """A store that says that a change is on disk before it is."""

    def __init__(self, store: Store) -> None:
        self._store = store

    def __getattr__(self, name: str) -> Any:
        return getattr(self._store, name)

    def commit(self, change: StoredChange, done: Committed) -> None:
        self._store.commit(change, lambda error: None)
        done(None)


class PublishesBeforeTheCommit(Parts):
    def store(self, store: Store) -> Store:
        return cast(Store, EagerStore(store))


class ConfidentNode(SharedNode):
    """A node that does not look again whether its lease has run out meanwhile."""

    @property
    def leased(self) -> bool:
        return True


class NeverDoubtsItsLease(Parts):
    def node(self, store: PostgresStore) -> SharedNode:
        return ConfidentNode(store)


class HopefulNode(SharedNode):
    """A node whose lease begins with the answer, and that does not ask what others took while it waited for that."""

    async def _recover(self, answered: float) -> None: ...

    async def _heartbeat(self) -> None:
        await super()._heartbeat()
        self._leased_until = clocks_and_entropy.monotonic() + leases.LEASE


class LeasesFromTheAnswer(Parts):
    def node(self, store: PostgresStore) -> SharedNode:
        return HopefulNode(store)


class HastyForgetting(Forgetting):
    """Deletes at once what seems old by the clock on the wall."""

    async def sweep(self, in_use: Any) -> int:
        idle_before = self._wall() - self._after
        return await self._store.forget(await self._store.idle_tables(idle_before, in_use), idle_before)


class ForgetsByTheWall(Parts):
    def forgetting(self, store: Store, after: float) -> Forgetting:
        return HastyForgetting(store, after)


class ForgetfulStore(EagerStore):
    """A store that loses what a request was called, so that a repeated one counts again."""

    def commit(self, change: StoredChange, done: Committed) -> None:
        change.entries = [replace(entry, id="") for entry in change.entries]
        self._store.commit(change, done)


class ForgetsWhoAsked(Parts):
    def store(self, store: Store) -> Store:
        return cast(Store, ForgetfulStore(store))


class LosingStore(EagerStore):
    """A store that says that a change is on disk and has not written all of it."""

    def commit(self, change: StoredChange, done: Committed) -> None:
        self._store.commit(replace(change, chat=[]), done)


class LosesWhatWasSaid(Parts):
    def store(self, store: Store) -> Store:
        return cast(Store, LosingStore(store))


@pytest.mark.parametrize(
    ("plant", "found"),
    [
        (PublishesBeforeTheCommit, "is not stored"),
        (NeverDoubtsItsLease, "runs on server"),
        (LeasesFromTheAnswer, "runs on server"),
        (LosesWhatWasSaid, "is lost, or there twice"),
        (ForgetsByTheWall, "was deleted"),
        (ForgetsWhoAsked, "acknowledged moves are lost"),
    ],
)
def test_a_defect_that_was_put_back_is_found(plant: Callable[[], Parts], found: str) -> None:
    for seed in SEEDS:
        if any(found in wrong for wrong in spend_evening(seed, "dream_ravens", shared=True, parts=plant()).wrong):
            break
    else:
        raise AssertionError(f"{plant.__name__} was not found in {len(SEEDS)} evenings")
