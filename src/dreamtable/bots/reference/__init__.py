"""Players that nobody tunes, so that strength is measured against something that stays.

One module a game, named after it.  They import nothing of the games: their numbers are written out, and a change to a
game's tactics cannot change them.  tests/bots holds decisions that they must repeat for ever.
"""
