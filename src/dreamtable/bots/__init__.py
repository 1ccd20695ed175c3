"""Search and levels: players that are programs."""
