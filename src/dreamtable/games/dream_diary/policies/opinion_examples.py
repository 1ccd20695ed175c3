"""Print a hundred questions, pictures and answers of a lucid bot, for people to judge.

python -m dreamtable.games.dream_diary.policies.opinion_examples
"""

from __future__ import annotations

import random

from dreamtable.bots.levels import Level
from dreamtable.games.dream_diary.bot import HABITS
from dreamtable.games.dream_diary.cards import ANCHORS, SCENES
from dreamtable.games.dream_diary.policies.picture_opinion import PictureOpinion, margins

# Adjectives that people ask and that are no anchors.
FREE = (
    "spooky", "melancholic", "noisy", "huge", "ancient", "cheerful", "frozen", "magnificent", "delicious", "weird",
    "calm", "abandoned", "sunny", "risky", "metallic", "childish", "stormy", "elegant", "dusty", "underwater",
)  # fmt: skip


def examples(count: int = 100, seed: int = 1) -> list[tuple[str, str, str]]:
    """Rows of word, picture title and answer; three in five words are anchors, half of the pictures rather fit."""
    luck = random.Random(seed)
    found: dict[tuple[str, str], str] = {}
    while (k := len(found)) < count:
        word = luck.choice(ANCHORS if k % 5 < 3 else FREE)
        near = sorted(SCENES, key=lambda scene: -margins(word)[scene.number - 1])
        scene = luck.choice(near[:10] if k % 2 else near)
        fits = PictureOpinion(k, HABITS[Level.LUCID].blur).finds(word, scene.number)
        found[word, scene.title] = "yes" if fits else "no"
    return [(word, title, answer) for (word, title), answer in found.items()]


if __name__ == "__main__":
    for number, triple in enumerate(examples(), 1):
        print(f"| {number} | {' | '.join(triple)} |")
