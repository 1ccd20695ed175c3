"""Games with words in the arena: the same bots as at a table, the same seed the same games, and what they counted."""

from __future__ import annotations

import argparse
import json
from pathlib import Path

import pytest

from dreamtable.arena import series
from dreamtable.arena.html_report import page
from dreamtable.arena.jobs import Bout, play_job
from dreamtable.arena.results import measures, standings
from dreamtable.arena.simulated_table import SimulatedTable
from dreamtable.commands.main import main, parser
from dreamtable.games import load
from dreamtable.games.dream_diary.moves import Signal
from dreamtable.games.when_i_dream.moves import Clue, Flag

DIARY, NIGHTS = "dream_diary", "when_i_dream"


def results(bouts: list[Bout]) -> list[tuple[object, ...]]:
    return [(b.deal, b.bots, b.payoff, b.points, b.decisions, b.tallies) for b in bouts]


def command(*words: str) -> argparse.Namespace:
    return parser(words[0]).parse_args(words)


@pytest.fixture(scope="module")
def diaries() -> list[Bout]:
    return series.run(series.plan(DIARY, "{}", ("lucid", "dreaming", "random"), 3, seed=5), processes=1)


def test_the_same_seed_gives_the_same_games(diaries: list[Bout]) -> None:
    jobs = series.plan(DIARY, "{}", ("lucid", "dreaming", "random"), 3, seed=5)
    assert results(series.run(jobs, processes=1)) == results(diaries)


def test_the_same_bots_play_a_deal_again_with_other_minds() -> None:
    games = play_job(series.plan(DIARY, "{}", ("dreaming", "dreaming"), 2, seed=5)[0])
    assert games[0].deal == games[1].deal and games[0].bots == games[1].bots
    assert results(games[:1]) != results(games[1:])


def test_who_wins_together_is_rated_against_the_game() -> None:
    won = Bout(0, ("lucid", "lucid"), (1.0, 1.0), (5, 5), 9, {"lucid": (0.1, 9)})
    lost = Bout(1, ("random", "random"), (0.0, 0.0), (0, 0), 9, {"random": (0.1, 9)})
    best, worst = standings([won, lost])
    assert (best.bot, best.share, best.fair) == ("lucid", 1.0, 0.0)
    assert best.rating > worst.rating
    assert "–" in page("Both", "dreamtable arena", [worst], [lost])


def test_measures_are_averages_over_games_with_intervals_over_deals() -> None:
    row = [{"lucid": {"points": (6.0, 2)}}, {"lucid": {"points": (2.0, 2)}}]
    bouts = [Bout(deal, ("lucid",), (1.0,), (1,), 1, {}, {}, tallies) for deal, tallies in enumerate(row)]
    (found,) = measures(bouts)
    assert (found.bot, found.name, found.average, found.count) == ("lucid", "points", 2.0, 4)
    assert found.low < 2.0 < found.high


def test_a_diary_counts_wins_by_difficulty_and_answers_alike(diaries: list[Bout]) -> None:
    names = {measure.name for measure in measures(diaries) if measure.bot == "lucid"}
    assert {"won at 12 places, %", "two alike on what was asked, %", "two alike on any word, %"} <= names


def test_nights_count_the_roles_in_json_and_on_the_page(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "report.html"
    words = ["--seats", "4", "--games", "4", "--option", "night=12", "--processes", "1", "--seed", "3"]
    args = command("arena", NIGHTS, *words, "--bots", "dozing,random", "--gauntlet", "--json", "--report", str(file))
    assert args.run(args) == 0
    told = json.loads(capsys.readouterr().out)
    counted = {measure["name"] for measure in told["measures"]}
    assert {"fairy, points a night", "dreamer, points a night", "Dreamer right, %"} <= counted
    assert told["games"] == 4 and "points a night" in file.read_text()


def test_a_series_of_words_goes_on_deal_by_deal(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    record = tmp_path / "games.jsonl"
    args = command("simulate", DIARY, "--games", "4", "--bots", "random", "--record", str(record), "--processes", "1")
    assert args.run(args) == 0
    first, lines = capsys.readouterr().out, record.read_bytes().splitlines(keepends=True)
    assert len(lines) == 2
    record.write_bytes(lines[0])
    assert args.run(args) == 0
    assert "won at 14 places" in first and len(record.read_bytes().splitlines()) == 2


@pytest.mark.parametrize(("game", "seats", "options"), [(DIARY, 4, {}), (DIARY, 2, {}), (NIGHTS, 5, {"night": 20})])
def test_random_bots_say_random_words_that_are_legal(game: str, seats: int, options: dict[str, object]) -> None:
    played = SimulatedTable(load(game), ("random",) * seats, 4, 4, options).run()
    assert played.position.over and not played.refusals
    moves = [move for _, _, move in played.moves]
    asked = [move.adjective for move in moves if isinstance(move, Signal)]
    assert len(asked) == len(set(asked))
    assert not any(isinstance(move, Flag) for move in moves)
    if game == NIGHTS:
        assert len({move.word for move in moves if isinstance(move, Clue)}) > 5


@pytest.mark.parametrize("bot", ["reference", "lucid:100", "deep"])
def test_who_does_not_play_with_words_is_refused_with_a_sentence(bot: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main(["simulate", DIARY, "--bots", bot])
    assert ended.value.code == 2
    assert "Dream Diary" in capsys.readouterr().err
