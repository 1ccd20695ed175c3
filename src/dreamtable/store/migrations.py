"""The schema of both stores, as the steps that led to it.  Never change a step that was released: add one.

A step is written once, in the SQL that SQLite speaks; `for_postgres` says the same to PostgreSQL.
"""

from __future__ import annotations

STEPS = (
    """
    CREATE TABLE tables (
        id TEXT PRIMARY KEY,
        code TEXT NOT NULL,
        game TEXT NOT NULL,
        phase TEXT NOT NULL,
        public BOOLEAN NOT NULL,
        touched REAL NOT NULL,  -- seconds since 1970
        record BLOB NOT NULL    -- everything else about it, as JSON
    ) WITHOUT ROWID;
    CREATE INDEX tables_by_code ON tables (code) WHERE phase != 'over';
    CREATE INDEX tables_public ON tables (touched) WHERE public AND phase != 'over';
    CREATE INDEX tables_idle ON tables (touched) WHERE phase != 'over';

    CREATE TABLE log (
        tbl TEXT NOT NULL,
        seq INTEGER NOT NULL,
        kind TEXT NOT NULL,
        seat INTEGER NOT NULL,
        move BLOB NOT NULL,
        at BIGINT NOT NULL,
        id TEXT NOT NULL,
        PRIMARY KEY (tbl, seq)  -- whoever is behind cannot append
    ) WITHOUT ROWID;

    CREATE TABLE chat (
        tbl TEXT NOT NULL,
        seq INTEGER NOT NULL,
        line BLOB NOT NULL,
        PRIMARY KEY (tbl, seq)
    ) WITHOUT ROWID;

    CREATE TABLE sitters (
        guest TEXT NOT NULL,
        tbl TEXT NOT NULL,
        PRIMARY KEY (guest, tbl)
    ) WITHOUT ROWID;

    CREATE TABLE guests (
        id TEXT PRIMARY KEY,
        name TEXT NOT NULL,
        created REAL NOT NULL
    ) WITHOUT ROWID;

    CREATE TABLE results (
        tbl TEXT NOT NULL,
        seat INTEGER NOT NULL,
        game TEXT NOT NULL,
        guest TEXT NOT NULL,
        name TEXT NOT NULL,
        bot TEXT,
        payoff REAL NOT NULL,
        ended REAL NOT NULL,
        PRIMARY KEY (tbl, seat)
    ) WITHOUT ROWID;
    """,
)

IN_POSTGRES = {" BLOB": " BYTEA", " REAL": " DOUBLE PRECISION", ") WITHOUT ROWID": ")"}


def for_postgres(step: str) -> str:
    for ours, theirs in IN_POSTGRES.items():
        step = step.replace(ours, theirs)
    return step
