"""Associations between words and nouns, for any game."""

from __future__ import annotations

import numpy as np

from dreamtable.language import lexicon
from dreamtable.language.associations import AssociationModel, EvidenceWeights, noun_index
from dreamtable.language.bot_association_noise import Variation
from dreamtable.language.clue_candidates import decoys, propose
from dreamtable.language.english_referee import judge

WEIGHTS = EvidenceWeights(text=1.0, meaning=0.5, graph=1.0, written=0.0, sharpness=0.8, familiarity=0.0)


def test_support_is_the_logarithm_of_a_distribution_over_the_nouns() -> None:
    support = AssociationModel(WEIGHTS).support("ivory")
    assert support is not None and np.isclose(np.exp(support).sum(), 1, atol=1e-3)
    assert support[noun_index()["elephant"]] > support[noun_index()["bicycle"]]
    assert AssociationModel(WEIGHTS).support("zxqwv") is None


def test_clues_that_a_game_has_written_down_count_for_their_nouns() -> None:
    bicycle, place = noun_index()["bicycle"], [lexicon.place()["ivory"]]
    trusting = EvidenceWeights(text=1.0, meaning=0.5, graph=1.0, written=3.0, sharpness=0.8, familiarity=0.0)
    written = AssociationModel(trusting, written={"ivory": {bicycle: 1.0}})
    assert written.supports(place)[bicycle, 0] > AssociationModel(trusting).supports(place)[bicycle, 0]
    late = AssociationModel(trusting, written={"ivory": {bicycle: 0.1}})
    assert written.supports(place)[bicycle, 0] > late.supports(place)[bicycle, 0]


def test_a_word_counts_for_a_noun_if_it_is_like_a_clue_that_was_written_down_for_it() -> None:
    bicycle, place = noun_index()["bicycle"], [lexicon.place()["tusk"]]
    trusting = EvidenceWeights(text=1.0, meaning=0.5, graph=1.0, written=3.0, sharpness=0.8, familiarity=0.0, akin=1.0)
    like, unlike = (AssociationModel(trusting, written={word: {bicycle: 1.0}}) for word in ("ivory", "cheese"))
    assert like.supports(place)[bicycle, 0] > unlike.supports(place)[bicycle, 0]


def test_a_variation_lacks_some_associations_and_always_the_same() -> None:
    one, again, other = (AssociationModel(WEIGHTS, Variation(seed)).support("ivory") for seed in (1, 1, 2))
    assert one is not None and again is not None and other is not None
    assert np.array_equal(one, again) and not np.array_equal(one, other)


def test_candidates_are_proper_clues_and_decoys_are_other_nouns() -> None:
    for noun in ("parsnip", "lighthouse", "ice cream"):
        words = [word for word, _ in propose(AssociationModel(WEIGHTS), noun)[:10]]
        assert len(set(words)) == 10 and all(judge(noun, word).proper for word in words)
    assert noun_index().keys() >= {*decoys("lighthouse", 5)} and "lighthouse" not in decoys("lighthouse", 5)


def test_a_headword_is_what_the_lexicon_lists() -> None:
    assert (lexicon.headword("Éléphants"), lexicon.headword("zxqwv!")) == ("elephant", "zxqwv")
