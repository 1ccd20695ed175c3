"""Dream Power Trick: shed matching sets, name a colour, take a hidden gift, and say "No Dream!" if you dare."""

from dreamtable.kit.game import GameFacts

FACTS = GameFacts(
    title="Dream Power Trick",
    tagline="Bluff with the weather",
    kind="bluff",
    seats=(2, 4),
    best=3,
    minutes=20,
    credit="Dream Power Trick (ドリームパワートリック), a game for the 66 Dream Power Cards",
)
