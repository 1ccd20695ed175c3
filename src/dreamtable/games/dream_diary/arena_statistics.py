"""What the arena counts in Dream Diary: how games end, and how often two bots would answer alike."""

from __future__ import annotations

import random
from collections.abc import Iterator

import msgspec

from dreamtable.bots.levels import Level
from dreamtable.games.dream_diary.bot import HABITS
from dreamtable.games.dream_diary.cards import anchor_names
from dreamtable.games.dream_diary.policies.picture_opinion import PictureOpinion
from dreamtable.games.dream_diary.scoring import stars
from dreamtable.games.dream_diary.state import Outcome, State
from dreamtable.games.dream_diary.view import View
from dreamtable.kit.contract.arena_statistics import Observation, PlayedGame

read = msgspec.json.Decoder(View).decode


def observations(played: PlayedGame) -> Iterator[Observation]:
    """How the game ended, by every kind of bot at the table; answers by the bot that gave them."""
    s: State = played.position.state
    for bot in dict.fromkeys(played.names):
        yield bot, f"won at {s.difficulty} places, %", 100.0 * (s.outcome == Outcome.WON)
        yield bot, "lost by nightmares, %", 100.0 * (s.outcome == Outcome.NIGHTMARE)
        yield bot, "lost by the track, %", 100.0 * (s.outcome == Outcome.TRACK)
        yield bot, "turns", float(s.turn)
        if s.outcome == Outcome.WON:
            yield bot, "stars when won", float(stars(s))
    luck = random.Random(repr(s.scene))
    for turn, _ in played.turns:
        bot, view = played.names[turn.seat], read(turn.view)
        if bot == "random" or view.phase != "answers":
            continue
        assert view.question is not None
        for asked, word in (("what was asked", view.question), ("any word", luck.choice(anchor_names(view.language)))):
            pair = (PictureOpinion(luck.getrandbits(40), HABITS[Level(bot)].blur, view.language) for _ in range(2))
            one, other = (min(2, opinion.count(word, view.dreams)) for opinion in pair)
            yield bot, f"two alike on {asked}, %", 100.0 * (one == other)
