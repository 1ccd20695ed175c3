"""A simulated world: real lobbies, tables, sessions and nodes in one process, on virtual time, with faults by seed."""
