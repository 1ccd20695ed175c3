"""Live tables: who sits where, the single writer, clocks, bots, chat, and what each watcher is sent."""
