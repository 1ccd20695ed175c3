"""Nodes in processes of their own, on a real PostgreSQL server."""

from __future__ import annotations

from store.conftest import database, postgres_server

__all__ = ["database", "postgres_server"]
