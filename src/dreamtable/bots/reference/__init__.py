"""Frozen policies, so that the strength of bots is measured against something that never changes.

One module a game, named after it.  They import nothing of the games: their numbers are written out, and a change to a
game's policies cannot change them.  tests/bots/test_references.py holds decisions that they must repeat for ever.
"""
