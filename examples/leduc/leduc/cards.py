"""Leduc hold'em: three ranks in two suits."""

from __future__ import annotations

CARDS = ("jack_clubs", "jack_hearts", "queen_clubs", "queen_hearts", "king_clubs", "king_hearts")
DECK, SUITS = 6, 2  # cards; a card's rank is its number divided by the number of suits
