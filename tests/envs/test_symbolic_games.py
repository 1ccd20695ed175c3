"""The word games with symbols: meanings are the agents' own, verdicts follow from what was said."""

from __future__ import annotations

import numpy as np
import pytest

from dreamtable.envs.game_batch import GameBatch
from dreamtable.envs.symbolic_games import associations, game_for_agents, relevance
from dreamtable.envs.symbolic_games.when_i_dream import ELEMENTS, GUESS, HEARD_OBS, SAY, SYMBOLS
from dreamtable.games.dream_diary.actions import SIGNAL
from dreamtable.games.dream_diary.knowledge import OBS as DIARY_SEEN
from dreamtable.games.when_i_dream.actions import CLUE, IMPROPER, LISTEN, RIGHT, WRONG
from dreamtable.games.when_i_dream.knowledge import OBS as NIGHT_SEEN
from dreamtable.games.when_i_dream.state import SEATS, Phase
from dreamtable.kit.errors import Invalid

MEANING = associations(16, 8, seed=1)


def night_of(games: int, **options: object) -> GameBatch:
    return GameBatch("when_i_dream", games=games, seats=5, seed=3, options=options)


def heard(env: GameBatch) -> np.ndarray:
    return env.observation[:, HEARD_OBS:].reshape(env.games, SEATS, SYMBOLS)


def test_clues_are_symbols_and_guesses_elements() -> None:
    env = night_of(64)
    said = guessed = 0
    for _ in range(200):
        assert not env.mask[:, [CLUE, IMPROPER, RIGHT, WRONG]].any()
        assert not env.mask[:, SAY + 8 : GUESS].any() and not env.mask[:, GUESS + 16 :].any()
        said += int((env.mask[:, SAY : SAY + 8].sum(1) == 8).sum())
        guessed += int((env.mask[:, GUESS : GUESS + 16].sum(1) == 16).sum())
        env.step(env.sample())
    assert said > 0 and guessed > 0


def test_the_dreamer_hears_symbols_but_does_not_see_the_element() -> None:
    env = night_of(32)
    listened = 0
    for _ in range(100):
        listened += int(heard(env)[env.mask[:, GUESS] == 1].sum())
        speaks, sleeps = env.mask[:, SAY] == 1, env.mask[:, GUESS] == 1
        assert (env.observation[speaks, NIGHT_SEEN] > 0).all()
        assert (env.observation[sleeps, NIGHT_SEEN] == 0).all()
        env.step(env.sample())
    assert listened > 0


@pytest.mark.parametrize("anonymous", [False, True])
def test_who_said_what_is_known_unless_clues_are_anonymous(anonymous: bool) -> None:
    env = night_of(1, anonymous=anonymous)
    while not env.mask[0, SAY]:
        env.step(env.sample())
    giver = int(env.seat[0])
    env.step(np.array([SAY + 3]))
    dreamer = int(env.seat[0])
    row = 0 if anonymous else (giver - dreamer) % 5
    assert heard(env)[0, row, 3] == 1 and heard(env)[0].sum() == 1


def talk(env: GameBatch, luck: np.random.Generator) -> np.ndarray:
    """Fairies and all say what the Element makes them think of; the Dreamer guesses what fits all clues best."""
    actions = env.sample()
    speaks, sleeps = env.mask[:, SAY] == 1, env.mask[:, GUESS] == 1
    for i in np.flatnonzero(speaks):
        actions[i] = SAY + luck.choice(8, p=MEANING[env.observation[i, NIGHT_SEEN] - 1])
    counts = heard(env)[:, :, :8].sum(1)
    enough = (counts.sum(1) >= 4) | (env.mask[:, LISTEN] == 0)
    best = (counts @ np.log(MEANING + 1e-3).T).argmax(1)
    actions[sleeps] = np.where(enough, GUESS + best, LISTEN)[sleeps]
    return actions


def test_a_shared_meaning_makes_guesses_right() -> None:
    env, luck = night_of(64), np.random.default_rng(1)
    right = guesses = 0
    for _ in range(400):
        truth = env._states["deck"][np.arange(64), env._states["up"]] % 16
        actions = talk(env, luck)
        made = actions >= GUESS
        guesses += int(made.sum())
        right += int((actions - GUESS == truth)[made].sum())
        before = env._states["yellow"].copy()
        env.step(actions)
        night = env._states["phase"] == Phase.NIGHT
        gained = (env._states["yellow"] - before)[made & night & ~env.done]
        assert (gained == (actions - GUESS == truth)[made & night & ~env.done]).all(), "the verdict follows the guess"
    assert guesses > 100 and right / guesses > 4 / 16


def test_a_diary_has_as_many_adjectives_as_it_should() -> None:
    env = GameBatch("dream_diary", games=64, seats=3, seed=2, options={"vocabulary": 5})
    signals = 0
    for _ in range(100):
        offered = env.mask[:, SIGNAL : SIGNAL + 61].sum(1)
        assert set(offered) <= {0, 5}
        signals += int((offered == 5).sum())
        assert (env.observation[:, DIARY_SEEN] == 5).all()
        env.step(env.sample())
    assert signals > 0


def test_the_matrices_are_knowledge_to_share() -> None:
    assert relevance(7).shape == (40, 7) and 0 <= relevance(60).min() < relevance(60).max() <= 1
    assert MEANING.sum(1) == pytest.approx(1) and (associations(16, 8, seed=1) == MEANING).all()
    assert (associations(16, 8, seed=2) != MEANING).any()


def test_options_have_bounds() -> None:
    for name, options in (("when_i_dream", {"elements": ELEMENTS + 1}), ("dream_diary", {"vocabulary": 0})):
        with pytest.raises(Invalid, match="bad_option"):
            game_for_agents(name).opening(4, options)
