"""The references never change: games they have played are played again, action by action."""

from __future__ import annotations

import hashlib

import pytest

from dreamtable import games
from dreamtable.bots.card_bot import plain_player
from dreamtable.kit.random import generator
from support.bot_turns import CARD_GAMES

GOLDEN = {
    "dream_ravens": "9ac436c60fe3c761",
    "dreams_and_nightmares": "763beb573c1fb4a3",
    "dream_power_trick": "7e832df80ef783ed",
}


def decisions(name: str) -> str:
    """A digest of every action of 12 games between references, three for each number of seats from 2 to 4 and more."""
    game = games.load(name)
    plain = plain_player(game, "reference")
    seen = hashlib.sha256()
    for number in range(12):
        s = game.opening(2 + number % 3, game.former_defaults(1))  # the defaults of the time they were written
        dice, luck, room = generator(number), generator(number + 100), [0] * plain.ACTIONS
        while (seat := plain.advance(s, dice)) >= 0:
            action = plain.decide(s, seat, room, luck)
            assert action in room[: plain.legal(s, seat, room)]
            seen.update(bytes([seat, action]))
            plain.play(s, seat, action)
    return seen.hexdigest()[:16]


@pytest.mark.parametrize("name", CARD_GAMES)
def test_a_reference_repeats_its_decisions(name: str) -> None:
    assert decisions(name) == GOLDEN[name]
