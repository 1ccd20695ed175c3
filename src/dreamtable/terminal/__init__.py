"""The game in a terminal: a client of a server, for one person against bots."""
