"""Opponents written by an outsider: by somebody who had read the rules of the games, but none of the house's bots.

One folder a game, one module a bot, named by how it plays; each has `policy(s, seat, moves, count, dice)` and tells
in its docstring how it thinks.  They are frozen: a measure that moves is none.  Like the reference bots they import
nothing of the games, their numbers are written out.  `reading` holds what the bots of one game read off a table in
common.
"""
