"""Leduc hold'em: the numbering of atomic actions, which is that of other libraries."""

FOLD, CALL, RAISE = 0, 1, 2
ACTIONS = 3
ACTION_NAMES = ("fold", "call", "raise")
