"""A live table: seats, log, clock, replay, fair dealing."""
