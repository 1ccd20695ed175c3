"""Leduc hold'em: six cards, two rounds of betting."""

from dreamtable.kit.game import GameFacts

FACTS = GameFacts(
    title="Leduc hold'em",
    tagline="Poker with six cards",
    kind="bluffing",
    seats=(2, 2),
    best=2,
    minutes=1,
    credit="Finnegan Southey and others, University of Alberta, 2005",
)
