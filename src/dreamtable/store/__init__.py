"""The stores: tables, logs, chat and guests in an SQLite file or in PostgreSQL."""
