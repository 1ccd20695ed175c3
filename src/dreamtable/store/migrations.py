"""The schema of both stores, as the steps that led to it.  Never change a step that was released: add one.

A step is written once, in SQLite's SQL; `for_postgres` translates it.
"""

from __future__ import annotations

import sqlite3
from typing import TYPE_CHECKING

from dreamtable.kit.errors import Invalid

if TYPE_CHECKING:
    import asyncpg

MIGRATING = 0x6472656D  # the advisory lock of the node that changes the schema

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
        PRIMARY KEY (tbl, seq)  -- an entry that is there already cannot be written again
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
    # Several writers: `rev` fences records as `seq` fences the log; what several may write at once has rows of its own.
    """
    ALTER TABLE tables ADD COLUMN rev INTEGER NOT NULL DEFAULT 0;

    CREATE TABLE times (
        tbl TEXT PRIMARY KEY,
        at BIGINT NOT NULL  -- table time, stored now and then while a clock runs
    ) WITHOUT ROWID;

    CREATE TABLE seen (
        tbl TEXT NOT NULL,
        seat INTEGER NOT NULL,
        version INTEGER NOT NULL,  -- the last one that the player there was shown in full
        PRIMARY KEY (tbl, seat)
    ) WITHOUT ROWID;

    CREATE TABLE transfers (
        code TEXT PRIMARY KEY,
        guest TEXT NOT NULL,
        until REAL NOT NULL  -- seconds since 1970
    ) WITHOUT ROWID;
    """,
    # A single writer stores fresh log entries in the order of their arrival: see SINGLE_WRITER.
    "",
    # What whoever runs the server has decided: bans, words, invitations, closed tables, an announcement.
    """
    CREATE TABLE host_rules (
        kind TEXT NOT NULL,
        name TEXT NOT NULL,
        value TEXT NOT NULL,
        made REAL NOT NULL,  -- seconds since 1970
        PRIMARY KEY (kind, name)
    ) WITHOUT ROWID;
    CREATE INDEX tables_over ON tables (touched) WHERE phase = 'over';
    """,
    # What a guest has played is read, not only written; points were not stored before.
    """
    ALTER TABLE results ADD COLUMN points REAL;
    CREATE INDEX results_by_guest ON results (guest, ended);
    CREATE TABLE analyses (
        tbl TEXT PRIMARY KEY,
        made REAL NOT NULL,  -- seconds since 1970
        data BLOB NOT NULL   -- as JSON
    ) WITHOUT ROWID;
    """,
    # How a game was played, and what it has earned.
    """
    ALTER TABLE results ADD COLUMN assisted BOOLEAN NOT NULL DEFAULT FALSE;  -- with hints, or moves taken back
    ALTER TABLE results ADD COLUMN daily TEXT;   -- the day, if this was its counted try
    ALTER TABLE results ADD COLUMN stamps TEXT;  -- their names with spaces between; NULL: nobody has looked yet
    """,
    # One counted try of the dream of the day, even for somebody who leaves the table.
    """
    CREATE TABLE daily_tries (
        guest TEXT NOT NULL,
        day TEXT NOT NULL,  -- as 2026-11-18
        game TEXT NOT NULL,
        tbl TEXT NOT NULL,
        PRIMARY KEY (guest, day, game)
    ) WITHOUT ROWID;
    CREATE INDEX results_by_day ON results (daily) WHERE daily IS NOT NULL;
    """,
    # Big screens that wait for a table, or were given one.
    """
    CREATE TABLE screens (
        code TEXT PRIMARY KEY,
        guest TEXT NOT NULL,  -- the browser that is the screen
        tbl TEXT,             -- the table that it is to show
        until REAL NOT NULL   -- seconds since 1970
    ) WITHOUT ROWID;
    """,
    # The look that a guest chose with the nickname.
    """
    ALTER TABLE guests ADD COLUMN face INTEGER NOT NULL DEFAULT 0;
    ALTER TABLE guests ADD COLUMN colour INTEGER NOT NULL DEFAULT 0;
    """,
    # Lists of words that guests bring to their tables.
    """
    CREATE TABLE decks (
        guest TEXT NOT NULL,
        code TEXT NOT NULL,
        game TEXT NOT NULL,
        text TEXT NOT NULL,  -- in its normal form, of which the code is made
        made REAL NOT NULL,  -- seconds since 1970
        PRIMARY KEY (guest, code)
    ) WITHOUT ROWID;
    CREATE INDEX decks_by_code ON decks (code);
    """,
    # Who gives finished games to research.
    """
    CREATE TABLE consents (
        guest TEXT PRIMARY KEY,
        given REAL NOT NULL  -- seconds since 1970
    ) WITHOUT ROWID;
    """,
    # All that the figures of a guest need of the own results is in the index.
    """
    CREATE INDEX results_of_guest ON results (guest, ended, game, payoff, points);
    DROP INDEX results_by_guest;
    """,
    # Pictures that guests bring, and the albums that name them.
    """
    CREATE TABLE albums (
        guest TEXT NOT NULL,
        code TEXT NOT NULL,
        text TEXT NOT NULL,  -- in its normal form, of which the code is made
        made REAL NOT NULL,  -- seconds since 1970
        PRIMARY KEY (guest, code)
    ) WITHOUT ROWID;
    CREATE INDEX albums_by_code ON albums (code);
    CREATE TABLE pictures (
        guest TEXT NOT NULL,
        name TEXT NOT NULL,  -- made of the bytes
        data BLOB NOT NULL,
        loose REAL,  -- since when no album of the guest names it, in seconds since 1970; 0: it is not wanted any more
        PRIMARY KEY (guest, name)
    );
    CREATE INDEX pictures_by_name ON pictures (name);
    CREATE INDEX pictures_loose ON pictures (loose) WHERE loose IS NOT NULL;
    """,
    # How a game went beside the others is worked out once, so that the figures of a guest need no other row.
    """
    ALTER TABLE results ADD COLUMN won BOOLEAN NOT NULL DEFAULT FALSE;
    ALTER TABLE results ADD COLUMN rivals TEXT;  -- the level of all others, if they were bots of one level
    UPDATE results SET
        won = payoff > 0 AND payoff >= (SELECT max(o.payoff) FROM results o WHERE o.tbl = results.tbl),
        rivals = (
            SELECT CASE WHEN count(o.bot) = count(*) AND min(o.bot) = max(o.bot) THEN min(o.bot) END
            FROM results o WHERE o.tbl = results.tbl AND o.seat != results.seat
        );
    DROP INDEX results_of_guest;
    CREATE INDEX results_of_guest ON results (guest, ended, game, payoff, points, won, rivals);
    """,
)

# What only a store with a single writer has, after the same step of STEPS.  The pages of the sorted log belong to one
# table each, so every move of a busy second would write another page.  Fresh entries share pages and are sorted later.
SINGLE_WRITER = {
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

# What only a store that several nodes share has, after the same step of STEPS.
SHARED = {
    2: """
    CREATE TABLE secrets (name TEXT PRIMARY KEY, value BYTEA NOT NULL);

    CREATE TABLE nodes (id TEXT PRIMARY KEY, until TIMESTAMPTZ NOT NULL);  -- a node counts as alive until then
    CREATE TABLE keepers (tbl TEXT PRIMARY KEY, node TEXT NOT NULL);  -- which node runs the clocks and bots of a table
    CREATE INDEX keepers_by_node ON keepers (node);

    CREATE UNLOGGED TABLE present (  -- which guest is connected to a table through which node
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
    """Return a step, counted from 1, in PostgreSQL's SQL."""
    step = STEPS[number - 1]
    for ours, theirs in IN_POSTGRES.items():
        step = step.replace(ours, theirs)
    return step + SHARED.get(number, "")


def migrate_sqlite(db: sqlite3.Connection) -> None:
    """Bring an SQLite file up to date; raises Invalid if a newer version has written it."""
    version = db.execute("PRAGMA user_version").fetchone()[0]
    if version > len(STEPS):
        raise Invalid("newer_store", "The data file was written by a newer version of Dreamtable.")
    for number, step in enumerate(STEPS[version:], version + 1):
        own = SINGLE_WRITER.get(number, "")
        db.executescript(f"BEGIN IMMEDIATE; {step} {own} PRAGMA user_version = {number}; COMMIT;")


async def migrate_postgres(db: asyncpg.Connection) -> None:
    """Bring a PostgreSQL database up to date; raises Invalid if a newer version has written it."""
    async with db.transaction():
        await db.execute("SELECT pg_advisory_xact_lock($1)", MIGRATING)  # nodes may start at the same time
        await db.execute("CREATE TABLE IF NOT EXISTS schema_version (version INTEGER NOT NULL)")
        version = await db.fetchval("SELECT max(version) FROM schema_version") or 0
        if version > len(STEPS):
            raise Invalid("newer_store", "The database was written by a newer version of Dreamtable.")
        for number in range(version + 1, len(STEPS) + 1):
            if step := for_postgres(number):
                await db.execute(step)
            await db.execute("INSERT INTO schema_version VALUES ($1)", number)
