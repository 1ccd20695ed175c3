"""Dreams and Nightmares: complete your row of dreams, spoil the rows of the others."""

from dreamtable.kit.game import GameFacts

FACTS = GameFacts(
    title="Dreams and Nightmares",
    tagline="Build yours, spoil theirs",
    kind="take-that",
    seats=(2, 4),
    best=3,
    minutes=20,
    credit="DREAM - Dreams and Nightmares by Giampaolo Razzino, published by Centro Hi-Fi",
)
