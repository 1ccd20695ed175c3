"""A game being played: running game, log, clocks, deals, replay files, scenarios, and the public library."""
