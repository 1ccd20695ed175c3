"""Every move that a bot chooses is open to it, at every table size."""

from __future__ import annotations

import pytest
from msgspec import Raw

from dreamtable import games
from dreamtable.bots.card_bot import CardBot
from dreamtable.bots.levels import Level
from dreamtable.bots.player import Bot, Decision, RandomBot, seat_bot
from dreamtable.bots.search_player import Searcher
from dreamtable.bots.thinking_time import Thinking
from dreamtable.kit.game import Game
from dreamtable.kit.position import Position
from support.bot_turns import CARD_GAMES, course, turn_of

AT_ONCE = Thinking(iterations=20, pace=0)
SHORT = {"dream_ravens": {"rounds": 2}}
TABLES = [(name, seats) for name in CARD_GAMES for seats in range(2, games.load(name).facts.seats[1] + 1)]


def ready_bot(game: Game, level: Level) -> Bot:
    """A bot that is compiled already, where its level searches."""
    bot = seat_bot(game, level, AT_ONCE)
    if level is Level.LUCID and isinstance(bot, CardBot) and game.bot.SEARCH.reach > 0:
        bot.searcher = Searcher(game, AT_ONCE)
    return bot


def play_through(name: str, seats: int, level: Level, number: int) -> list[bytes]:
    game = games.load(name)
    bots = [ready_bot(game, level) for _ in range(seats)]
    played: list[bytes] = []

    def choose(position: Position, seat: int) -> Raw:
        turn = turn_of(position, seat, level, number + len(played))
        choice = bots[seat].choose(turn)
        assert isinstance(choice, Decision) and choice.move is not None
        assert choice.move in turn.moves and choice.after == 0
        played.append(bytes(choice.move))
        return choice.move

    for _ in course(game, seats, number, choose, SHORT.get(name)):
        pass
    return played


@pytest.mark.parametrize("name, seats", TABLES)
@pytest.mark.parametrize("level", [Level.DOZING, Level.DREAMING])
def test_bots_play_whole_games_by_the_rules(name: str, seats: int, level: Level) -> None:
    assert len(play_through(name, seats, level, 5)) > seats


@pytest.mark.slow
@pytest.mark.parametrize("name", CARD_GAMES)
def test_lucid_plays_whole_games_by_the_rules(name: str) -> None:
    assert len(play_through(name, 3, Level.LUCID, 5)) > 3


@pytest.mark.parametrize("name", CARD_GAMES)
def test_the_same_questions_get_the_same_answers(name: str) -> None:
    assert play_through(name, 2, Level.DREAMING, 9) == play_through(name, 2, Level.DREAMING, 9)


def test_people_are_given_time_and_simulations_are_not() -> None:
    game = games.load("dream_ravens")
    for position, seat in course(game, 2, 1, lambda p, s: Raw(b'{"type":"done"}')):
        turn = turn_of(position, seat, Level.DREAMING, 1)
        assert 500 <= seat_bot(game, Level.DREAMING, Thinking()).choose(turn).after <= 4000
        assert seat_bot(game, Level.DREAMING, AT_ONCE).choose(turn).after == 0
        break


def test_a_game_without_a_bot_is_played_at_random() -> None:
    game = games.load("dream_ravens")
    homeless = type(game)("dream_ravens", "dreamtable.kit")
    assert isinstance(seat_bot(homeless, Level.LUCID, AT_ONCE), RandomBot)
