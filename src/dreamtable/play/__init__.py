"""A game being played: its log, its clocks, its deals, its replay."""
