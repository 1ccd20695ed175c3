"""What the pauses of card bots tell: the kind of decision, and nothing that only the bot knows."""

from __future__ import annotations

import random
from collections import defaultdict
from collections.abc import Iterator
from statistics import fmean

import msgspec
import pytest
from msgspec import Raw

from dreamtable import games
from dreamtable.bots.levels import Level
from dreamtable.bots.player import seat_bot
from dreamtable.bots.thinking_time import CLOSE, PLAIN, Thinking
from dreamtable.games.dream_power_trick.cards import NAMES
from dreamtable.games.dream_power_trick.moves import Give
from dreamtable.games.dream_power_trick.rules import matches
from dreamtable.kit.moves import Gesture
from dreamtable.kit.position import Position
from dreamtable.kit.random import generator
from dreamtable.kit.state import WATCHER
from support.bot_turns import CARD_GAMES, course, turn_of

NOTHING = 0.12  # how far from .5 an AUC may be by chance, in a few hundred decisions; it was .94


class Paused(msgspec.Struct):
    """A decision of a bot: the position before it, the move, and the milliseconds that it took."""

    position: Position
    seat: int
    move: Gesture
    after: int

    @property
    def kind(self) -> str:
        return str(type(self.move).__struct_config__.tag)


def decisions(name: str, seats: int, deals: int) -> Iterator[Paused]:
    """Games between dreaming bots."""
    game = games.load(name)
    bot, luck = seat_bot(game, Level.DREAMING, Thinking()), random.Random(name)
    made: list[Raw] = []
    for deal in range(deals):
        for position, seat in course(game, seats, deal, lambda p, s: made[-1]):
            decision = bot.choose(turn_of(position, seat, Level.DREAMING, luck.getrandbits(40)))
            assert decision.move is not None
            made.append(decision.move)
            yield Paused(position, seat, game.read_move(bytes(decision.move)), decision.after)


def auc(yes: list[float], no: list[float]) -> float:
    """How likely a pause of the one kind is longer than one of the other; .5 tells nothing."""
    shorter, found = 0, 0.0
    for _, is_yes in sorted([(n, True) for n in yes] + [(n, False) for n in no]):
        found += shorter if is_yes else 0
        shorter += not is_yes
    return found / (len(yes) * len(no))


def unstretched(d: Paused) -> float:
    """The pause but for what a watcher's view says of it."""
    close = d.position.game.bot.closeness(d.position.view(WATCHER), d.kind)
    return d.after / (PLAIN + (CLOSE - PLAIN) * close)


def test_a_pause_does_not_tell_who_had_no_choice() -> None:
    """Dreams and Nightmares: a draw takes as long for a bot that could do nothing else."""
    forced: list[float] = []
    free: list[float] = []
    for d in decisions("dreams_and_nightmares", 3, 16):
        if d.kind == "draw":
            (forced if len(d.position.moves(d.seat)) == 1 else free).append(unstretched(d))
    assert min(len(forced), len(free)) > 60
    assert abs(auc(forced, free) - 0.5) < NOTHING


def test_a_pause_does_not_tell_a_lie() -> None:
    """Dream Power Trick: a gift takes as long whether it is of the colour or not."""
    honest: list[float] = []
    lies: list[float] = []
    for d in decisions("dream_power_trick", 3, 12):
        if isinstance(d.move, Give):
            true = matches(NAMES.index(d.move.card), d.position.state.named)
            (honest if true else lies).append(unstretched(d))
    assert min(len(honest), len(lies)) > 60
    assert abs(auc(honest, lies) - 0.5) < NOTHING


@pytest.mark.parametrize("name", CARD_GAMES)
def test_closeness_is_the_same_in_every_world_that_looks_the_same(name: str) -> None:
    for d in decisions(name, 2, 1):
        game, luck = d.position.game, generator(d.after)
        imagined = game.view.view(d.position.sample(1 - d.seat, luck), WATCHER, ())
        close = game.bot.closeness(d.position.view(WATCHER), d.kind)
        assert 0 <= close <= 1
        assert close == game.bot.closeness(imagined, d.kind)


def test_weighty_moves_take_longer_and_close_ones_longer_still() -> None:
    took: dict[str, list[int]] = defaultdict(list)
    middling: list[float] = []
    plain: list[float] = []
    for d in decisions("dream_ravens", 3, 6):
        took[d.kind].append(d.after)
        if d.kind == "draw":
            close = games.load("dream_ravens").bot.closeness(d.position.view(WATCHER), d.kind)
            (middling if close > 0.5 else plain).append(d.after)
    assert fmean(took["wake_up"]) > 1.5 * fmean(took["discard"])
    assert fmean(middling) > 1.2 * fmean(plain)
    trick = games.load("dream_power_trick").bot.PAUSES
    assert min(trick["no_dream"]) > min(trick["discard"])
