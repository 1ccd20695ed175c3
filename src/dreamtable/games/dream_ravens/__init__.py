"""Dream: four face-down lands, a good memory, as few ravens as possible, and WAKE UP!"""

from dreamtable.kit.game import GameFacts

FACTS = GameFacts(
    title="Dream",
    tagline="Memory, nerve and ravens",
    kind="memory",
    seats=(2, 5),
    best=3,
    minutes=20,
    credit="Sen, published by Nasza Księgarnia with pictures by Marcin Minor",
)
