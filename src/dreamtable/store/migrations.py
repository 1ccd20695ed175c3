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
    # Several writers: records are fenced as the log is; what many may write at once has rows of its own.
    """
    ALTER TABLE tables ADD COLUMN rev INTEGER NOT NULL DEFAULT 0;

    CREATE TABLE times (
        tbl TEXT PRIMARY KEY,
        at BIGINT NOT NULL  -- table time, written down now and then while a clock runs
    ) WITHOUT ROWID;

    CREATE TABLE seen (
        tbl TEXT NOT NULL,
        seat INTEGER NOT NULL,
        version INTEGER NOT NULL,  -- up to which the person there was shown everything
        PRIMARY KEY (tbl, seat)
    ) WITHOUT ROWID;

    CREATE TABLE transfers (
        code TEXT PRIMARY KEY,
        guest TEXT NOT NULL,
        until REAL NOT NULL  -- seconds since 1970
    ) WITHOUT ROWID;
    """,
    # A single writer keeps what was logged last in the order in which it came: see ALONE.
    "",
)

# What only a store with a single writer has, after the same step of STEPS.  Every table has pages of its own in the
# log, so each move of a busy second would write another one; fresh ones share a few, and find their places later.
ALONE = {
    3: """
    ALTER TABLE log RENAME TO log_sorted;
    CREATE TABLE log_fresh (
        tbl TEXT NOT NULL,
        seq INTEGER NOT NULL,
        kind TEXT NOT NULL,
        seat INTEGER NOT NULL,
        move BLOB NOT NULL,
        at BIGINT NOT NULL,
        id TEXT NOT NULL
    );
    CREATE VIEW log AS SELECT * FROM log_sorted UNION ALL SELECT * FROM log_fresh;
    """
}

# What only a store with several nodes needs.
NODES = {
    2: """
    CREATE TABLE secrets (name TEXT PRIMARY KEY, value BYTEA NOT NULL);

    CREATE TABLE nodes (id TEXT PRIMARY KEY, until TIMESTAMPTZ NOT NULL);  -- alive until then, at least
    CREATE TABLE keepers (tbl TEXT PRIMARY KEY, node TEXT NOT NULL);  -- who runs the clocks and bots of a table
    CREATE INDEX keepers_by_node ON keepers (node);

    CREATE UNLOGGED TABLE present (  -- who is connected where
        tbl TEXT NOT NULL,
        guest TEXT NOT NULL,
        node TEXT NOT NULL,
        PRIMARY KEY (tbl, guest, node)
    );
    CREATE INDEX present_by_node ON present (node);
    """
}

IN_POSTGRES = {" BLOB": " BYTEA", " REAL": " DOUBLE PRECISION", ") WITHOUT ROWID": ")"}


def for_postgres(number: int) -> str:
    step = STEPS[number - 1]
    for ours, theirs in IN_POSTGRES.items():
        step = step.replace(ours, theirs)
    return step + NODES.get(number, "")
