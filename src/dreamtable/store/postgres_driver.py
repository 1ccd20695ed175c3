"""asyncpg, and what its errors mean."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from typing import Any

from dreamtable.kit.errors import Invalid

Fetch = Callable[..., Awaitable[Sequence[Sequence[Any]]]]  # `fetch` of a store or of one connection
ANSWER = 5.0  # seconds to wait for an answer of the database before a connection is given up


def driver() -> Any:
    """Return the module asyncpg, which only users of PostgreSQL need; raises Invalid if it is not installed."""
    try:
        import asyncpg
    except ImportError:
        raise Invalid("no_driver", "PostgreSQL needs asyncpg: pip install 'dreamtable[postgres]'.") from None
    return asyncpg


def unusable() -> tuple[type[Exception], ...]:
    """Return the errors of a database that cannot be reached, or whose address is wrong."""
    postgres = driver()
    return OSError, ValueError, postgres.PostgresError, postgres.InterfaceError


def no_store(error: Exception) -> Invalid:
    """Return the problem of a database that cannot be used, without any part of its address.

    The text of a ValueError may hold a piece of the password.
    """
    if isinstance(error, ValueError):
        why = "its address must be postgresql://user:password@host:port/database (in a password, / is %2F, @ is %40)"
    elif isinstance(error, TimeoutError):
        why = "it does not answer"
    else:
        why = str(error)
    return Invalid("no_store", f"The database cannot be used: {why}.")


def lost() -> tuple[type[BaseException], ...]:
    """Return the errors after which nobody knows whether a statement was executed: ask again on a new connection."""
    postgres = driver()
    return (
        OSError,
        TimeoutError,
        postgres.InterfaceError,
        postgres.PostgresConnectionError,
        postgres.OperatorInterventionError,  # the server shuts down or starts up
        postgres.TooManyConnectionsError,
        postgres.DeadlockDetectedError,
        postgres.ReadOnlySQLTransactionError,  # a standby that is about to become the primary
    )
