"""When I Dream: one sleeps and guesses, the others whisper: fairies help, boogeymen mislead, sandmen balance."""

from dreamtable.kit.game import GameFacts

FACTS = GameFacts(
    title="When I Dream",
    tagline="Clues in the dark, and who whispers them",
    kind="words",
    seats=(4, 10),
    best=6,
    minutes=40,
    credit="Chris Darsaklis, published by Repos Production",
)
