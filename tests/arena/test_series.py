"""Duplicate deals, the same result for the same seed, and a series that goes on where it stopped."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from dreamtable.arena import series
from dreamtable.arena.html_report import page
from dreamtable.arena.jobs import Bout, play_job
from dreamtable.arena.results import standings, wilson
from dreamtable.commands.main import main, parser
from dreamtable.kit.errors import Invalid

GAME = "dreams_and_nightmares"


def results(bouts: list[Bout]) -> list[tuple[object, ...]]:
    return [(b.deal, b.bots, b.payoff, b.points, b.decisions) for b in bouts]


@pytest.mark.slow
def test_every_deal_is_played_from_every_seat() -> None:
    jobs = series.plan(GAME, "{}", ("reference", "random", "random"), 5, seed=3)
    bouts = [bout for job in jobs for bout in play_job(job)]
    assert len(bouts) == 6 and [b.deal for b in bouts] == [0, 0, 0, 1, 1, 1]
    assert {b.bots.index("reference") for b in bouts if b.deal == 0} == {0, 1, 2}


def test_the_same_seed_gives_the_same_games_and_another_seed_others() -> None:
    first = results(series.run(series.plan(GAME, "{}", ("reference", "random"), 20, seed=3), processes=1))
    assert first == results(series.run(series.plan(GAME, "{}", ("reference", "random"), 20, seed=3), processes=1))
    assert first != results(series.run(series.plan(GAME, "{}", ("reference", "random"), 20, seed=4), processes=1))


def test_a_series_goes_on_where_it_stopped(tmp_path: Path) -> None:
    record = tmp_path / "series.jsonl"
    jobs = series.plan(GAME, "{}", ("reference", "random"), 40, seed=3)
    whole = results(series.run(jobs, record, processes=1))
    lines = record.read_bytes().splitlines(keepends=True)
    assert len(lines) == len(jobs) > 1
    record.write_bytes(lines[0] + lines[1][:50])  # stopped while writing the second job
    played: list[None] = []
    assert results(series.run(jobs, record, processes=1, done=lambda: played.append(None))) == whole
    assert len(played) == len(jobs)
    assert len(record.read_bytes().splitlines()) == len(jobs)  # the torn line is gone, nothing hangs on to it


def test_a_round_robin_pairs_everyone_and_a_gauntlet_only_the_first() -> None:
    pairs = {job.bots for job in series.round_robin(GAME, "{}", ("a", "b", "c"), 2, 2, 1)}
    assert pairs == {("a", "b"), ("a", "c"), ("b", "c")}
    assert {job.bots for job in series.gauntlet(GAME, "{}", ("a", "b", "c"), 4, 4, 1)} == {
        ("a", "b", "b", "b"),
        ("a", "c", "c", "c"),
    }


@pytest.mark.parametrize(
    "share, n, low, high", [(0.5, 100, 0.404, 0.596), (0.0, 10, 0.0, 0.278), (1.0, 10, 0.722, 1.0)]
)
def test_wilson_intervals(share: float, n: int, low: float, high: float) -> None:
    assert wilson(share, n) == pytest.approx((low, high), abs=0.001)


def test_the_better_bot_has_the_better_share_and_rating() -> None:
    bouts = series.run(series.plan(GAME, "{}", ("reference", "random"), 100, seed=3), processes=1)
    best, worst = standings(bouts)
    assert (best.bot, worst.bot) == ("reference", "random")
    assert best.share + worst.share == pytest.approx(1) and best.low < best.share < best.high
    assert best.rating > worst.rating and best.fair == 0.5 and len(best.by_seat) == 2
    report = page("A series", "dreamtable arena", [best, worst], bouts)
    assert report.count("<svg") == 5 and "reference" in report and "http" not in report


def run(*words: str) -> int:
    args = parser(words[0]).parse_args(words)
    code: int = args.run(args)
    return code


def test_simulate_prints_json(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["--seats", "3", "--bots", "reference,random", "--games", "6", "--json", "--processes", "1"]
    assert run("simulate", GAME, *words) == 0
    shown = json.loads(capsys.readouterr().out)
    assert shown["games"] == 6 and {s["bot"] for s in shown["standings"]} == {"reference", "random"}


def test_arena_writes_its_report(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "report.html"
    words = ["--bots", "reference,random", "--games", "4", "--report", str(file), "--processes", "1"]
    assert run("arena", GAME, *words) == 0 and "<svg" in file.read_text()


@pytest.mark.parametrize(
    ("code", "words"),
    [
        ("unknown_game", ["simulate", "chess"]),
        ("unknown_bot", ["simulate", GAME, "--bots", "deep"]),
        ("bad_seats", ["simulate", GAME, "--seats", "9"]),
        ("bad_games", ["simulate", GAME, "--games", "0"]),
        ("bad_option", ["simulate", GAME, "--option", "limit"]),
        ("bad_option", ["simulate", GAME, "--option", "turn_clock=[]"]),
        ("unknown_option", ["simulate", GAME, "--option", "speed=9"]),
        ("bad_file", ["simulate", GAME, "--record", "no/such/folder/record"]),
        ("bad_record", ["simulate", GAME, "--record", __file__]),
        ("bad_processes", ["simulate", GAME, "--processes", "-1"]),
        ("bad_bots", ["arena", GAME, "--bots", "random"]),
    ],
)
def test_what_makes_no_sense_is_refused_with_a_sentence_and_a_code(
    code: str, words: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as ended:
        main([*words[:2], "--games", "2", *words[2:]])
    assert ended.value.code == 2 and capsys.readouterr().err.strip().endswith(f". [{code}]")


def test_an_unknown_bot_is_named() -> None:
    with pytest.raises(Invalid, match="deep"):
        play_job(series.plan(GAME, "{}", ("deep", "random"), 2, 1)[0])
