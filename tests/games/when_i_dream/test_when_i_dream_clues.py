"""When I Dream: the clues that bots give, what listeners make of them, and whom a Dreamer trusts."""

from __future__ import annotations

import pytest

from dreamtable.games.when_i_dream.words import elements
from dreamtable.games.when_i_dream.words.clue_giver import Role, clues
from dreamtable.games.when_i_dream.words.elements import judge_clue
from dreamtable.games.when_i_dream.words.noun_posterior import guess
from dreamtable.games.when_i_dream.words.trust import SpokenClue, TrustingDreamer
from dreamtable.language.bot_association_noise import Variation
from dreamtable.language.profanity import sayable

SOME = sorted(elements.deck())[::20]


@pytest.mark.parametrize("role", list(Role))
def test_every_clue_of_a_bot_is_proper_clean_and_new(role: Role) -> None:
    for element in SOME:
        said = clues(element, role, count=4)
        assert len(set(said)) == len(said) == 4
        assert all(judge_clue(element, clue).proper and sayable(clue) for clue in said)
        assert not set(clues(element, role, history=said, count=4)) & set(said)


def test_a_fairy_points_at_the_element_and_a_boogeyman_past_it() -> None:
    fairy = sum(guess(clues(element, Role.FAIRY)).of(element) for element in SOME)
    sandman = sum(guess(clues(element, Role.SANDMAN)).of(element) for element in SOME)
    boogeyman = sum(guess(clues(element, Role.BOOGEYMAN)).of(element) for element in SOME)
    assert fairy > sandman > boogeyman


def test_any_noun_can_be_an_element_and_nonsense_leaves_a_spirit_speechless() -> None:
    assert len(clues("parsnip", count=3)) == 3
    assert clues("xqzzt") == []
    assert clues("xqzzt", Role.BOOGEYMAN) == []
    assert clues("xqzzt", history=["water"]) == []


def test_a_guess_is_a_posterior_over_the_nouns() -> None:
    posterior = guess(["trunk", "ivory", "africa"])
    best = posterior.best(20)
    assert best[0].word == "elephant"
    assert float(posterior.chances.sum()) == pytest.approx(1, abs=1e-4)
    assert [g.p for g in best] == sorted((g.p for g in best), reverse=True)


def test_plurals_and_accents_in_clues_are_understood_and_unknown_words_ignored() -> None:
    assert guess(["tusks", "ivory"]).best(1) == guess(["tusk", "ivory"]).best(1)
    assert guess(["ivory", "tusk", "zxqwv"]).best(1)[0].word == guess(["ivory", "tusk"]).best(1)[0].word


def test_what_is_out_is_not_guessed_again() -> None:
    assert guess(["trunk", "ivory", "africa"], out=["elephant"]).best(1)[0].word != "elephant"


def test_a_clue_is_never_the_guess() -> None:
    assert "elephant" not in [g.word for g in guess(["elephants", "zoo"]).best(20)]


def test_a_variation_is_the_same_for_the_same_seed_and_another_for_another() -> None:
    assert clues("elephant", variation=Variation(1)) == clues("elephant", variation=Variation(1))
    different = {tuple(clues(element, variation=Variation(seed))) for element in SOME for seed in (1, 2)}
    assert len(different) > len(SOME)


def test_the_dreamer_learns_whom_to_trust() -> None:
    dreamer = TrustingDreamer()
    for element in SOME[:8]:
        first, second, lie = *clues(element)[:2], clues(element, Role.BOOGEYMAN)[0]
        heard = [SpokenClue(1, first), SpokenClue(2, second), SpokenClue(3, lie)]
        thought = dreamer.assess(heard)
        assert set(thought.trust) == {1, 2, 3}
        dreamer.learn(heard, thought.guesses[0].word)
    assert min(dreamer.trust(1), dreamer.trust(2)) > dreamer.trust(3)
