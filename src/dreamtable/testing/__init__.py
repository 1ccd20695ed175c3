"""The contract of a game as a tool: `dreamtable check my_game`, or `check_game(load("my_game"))` in a test.

check_game     play many random games of a game, and name what breaks its contract
CHECKS         the single checks, to be run one at a time
other_world    a position with all that a seat cannot know drawn anew
leaks          how a seat could tell two such worlds apart
event_leaks    the same for what it is told of a move
"""

from dreamtable.testing.checks import CHECKS, Check, check_game
from dreamtable.testing.random_games import ContractBroken
from dreamtable.testing.secrecy import event_leaks, leaks, other_world

__all__ = ["CHECKS", "Check", "ContractBroken", "check_game", "event_leaks", "leaks", "other_world"]
