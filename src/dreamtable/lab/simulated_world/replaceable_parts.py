"""The parts of a server that a test may replace by faulty ones, to see that the world finds out."""

from __future__ import annotations

from dreamtable.cluster.node import SharedNode
from dreamtable.store.postgres import PostgresStore
from dreamtable.tables.store_interface import Store
from dreamtable.tables.unstarted_tables import Forgetting


class Parts:
    """The product's own parts."""

    def store(self, store: Store) -> Store:
        """The store that tables are given."""
        return store

    def node(self, store: PostgresStore) -> SharedNode:
        """The node of a server that shares a database."""
        return SharedNode(store)

    def forgetting(self, store: Store, after: float) -> Forgetting:
        """What deletes tables whose game never began."""
        return Forgetting(store, after)
