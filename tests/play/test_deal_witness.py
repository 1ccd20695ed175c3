"""What a client says of a deal follows from what it noted before it could know any card."""

import json
from pathlib import Path
from typing import Any

import pytest

from dreamtable.play.deal_witness import DealWitness
from dreamtable.play.fair_deal import commitment, committed_luck, revealed_luck

FOUND = json.loads(Path(__file__).with_name("witness_cases.json").read_text())


@pytest.mark.parametrize("case", FOUND["cases"], ids=lambda case: case["name"])
def test_a_witness_is_right_about_every_table(case: dict[str, Any]) -> None:
    witness = DealWitness(FOUND["luck"])
    for step in case["steps"]:
        if "see" in step:
            witness.see(*step["see"])
        else:
            assert witness.reveal(*step["reveal"]) == step["nonce"]
    end = case["end"]
    assert witness.verdict(end["secret"], end["nonces"], end["sits"]) == end["verdict"]


def test_each_link_of_luck_opens_the_next_commitment_and_nothing_else() -> None:
    luck = "07" * 32
    shown = committed_luck(luck)
    for _ in range(10):
        nonce = revealed_luck(luck, shown)
        assert nonce is not None and commitment(nonce) == shown
        shown = nonce
    assert shown == luck and revealed_luck(luck, shown) is None
    assert revealed_luck(luck, committed_luck("08" * 32)) is None


def test_a_client_that_is_not_told_its_luck_draws_some() -> None:
    assert DealWitness().luck != DealWitness().luck
