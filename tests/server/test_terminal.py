"""The terminal: a game against bots, a replay, a proof; and terminals, pipes and disks that do not take all we say."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

from dreamtable import games
from dreamtable.client import Guest
from dreamtable.server.server_process import same_sources
from support.event_loop import run
from support.random_people import play_on

NAME = "[/b]Ada[red]"  # it means something to the library that colours the terminal


def dreamtable(*args: str, said: str = "", encoding: str = "utf-8") -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "dreamtable", *args],
        input=said,
        capture_output=True,
        encoding=encoding,
        timeout=600,
        env=same_sources() | {"PYTHONIOENCODING": encoding},
    )


def test_a_game_is_told_in_the_language_that_is_asked_for() -> None:
    said = "1\n" * 300
    done = dreamtable("play", "dream_ravens", "--seats", "2", "--option", "limit=20", "--language", "fr", said=said)
    assert done.returncode == 0, done.stderr
    assert "Nuit 1." in done.stdout and "Le plus beau rêve" in done.stdout and "looked at" not in done.stdout
    refused = dreamtable("play", "dream_ravens", "--language", "tlh")
    assert refused.returncode == 2 and "invalid choice: 'tlh'" in refused.stderr


def test_a_game_is_played_to_its_end_by_typing_numbers() -> None:
    done = dreamtable("play", "dream_ravens", "--seats", "2", "--option", "limit=20", said="1\n" * 300)
    assert done.returncode == 0, done.stderr
    assert "WAKE UP" in done.stdout and "dreamt best" in done.stdout and "win" in done.stdout.splitlines()[-1]
    assert "Look no further." in done.stdout and "look: position 4" in done.stdout, "explained, and counted from one"
    assert "scores            you 0, Luna 0" in done.stdout


@pytest.mark.parametrize("name", games.names())
def test_a_game_says_what_numbers_stand_for_only_of_members_that_it_has(name: str) -> None:
    game = games.load(name)
    _, schemas = msgspec.json.schema_components([game.view.View, *game.moves.gestures])
    members = {member for schema in schemas.values() for member in schema.get("properties", {})}
    assert game.labels.seats and set(" ".join(game.labels).split()) <= members


def test_ctrl_c_at_a_question_ends_the_evening() -> None:
    pipe = subprocess.PIPE
    command = [sys.executable, "-m", "dreamtable", "play", "dream_ravens", "--seats", "2"]
    with subprocess.Popen(
        command, stdin=pipe, stdout=pipe, stderr=pipe, text=True, env=same_sources(), start_new_session=True
    ) as player:
        assert player.stdout is not None
        said = ""
        while "1 to " not in said:
            said += player.stdout.read(1)
        os.killpg(player.pid, signal.SIGINT)  # as a terminal does: to the server beside the game as well
        out, errors = player.communicate(timeout=120)
    assert player.returncode == 0 and "Good night" in out and "Traceback" not in errors, errors


def test_leaving_in_the_middle_is_fine_and_a_wrong_game_is_named() -> None:
    done = dreamtable("play", "dream_ravens", said="x\n99\n" + "9" * 5000 + "\n1\n")
    assert done.returncode == 0 and "Good night" in done.stdout and "one of the numbers" in done.stdout
    for args, told in (
        (("chess",), "[unknown_game]"),
        (("dream_ravens", "--option", "limit=7"), "'limit' cannot be set so: Expected `int` >= 20. [bad_option]"),
        (("dream_ravens", "--option", "laps=7"), "turn_clock, first. [unknown_option]"),
        (("dream_ravens", "--seats", "99"), "2 to 5 players, not 99. [bad_seats]"),
    ):
        wrong = dreamtable("play", *args)
        assert wrong.returncode == 2 and wrong.stderr.endswith(f"{told}\n") and not wrong.stdout, wrong.stderr


@pytest.fixture(scope="module")
def replay_file(server: str, tmp_path_factory: pytest.TempPathFactory) -> Path:
    file = tmp_path_factory.mktemp("replay") / "game.json"

    async def work() -> None:
        import random

        async with Guest(server, NAME) as ada:
            facts = await ada.play_now("dream_ravens", 2, {"limit": 20})
            async with ada.watch(facts.id) as table:
                await play_on(table, 0, random.Random(5))
            await asyncio.to_thread(file.write_bytes, msgspec.json.encode(await ada.replay(facts.id)))

    run(work())
    return file


def test_a_replay_is_told_from_any_seat(replay_file: Path) -> None:
    watched = dreamtable("replay", str(replay_file))
    mine = dreamtable("replay", str(replay_file), "--seat", "0", "--views")
    assert watched.returncode == mine.returncode == 0
    assert "(private)" not in watched.stdout and "'phase': 'over'" in mine.stdout
    assert NAME in watched.stdout
    wrong = dreamtable("replay", str(replay_file), "--seat", "7")
    assert wrong.returncode == 2 and "no seat 7" in wrong.stderr


def test_a_deal_is_proved_and_a_forged_one_is_not(replay_file: Path, tmp_path: Path) -> None:
    honest = dreamtable("verify", str(replay_file))
    assert honest.returncode == 0 and "Honest" not in honest.stdout
    assert "Not checked against a seal noted before the game" in honest.stdout
    plain = msgspec.json.decode(replay_file.read_bytes())
    noted = dreamtable("verify", str(replay_file), "--commitment", plain["commitment"], "--luck", plain["nonces"][0])
    assert noted.returncode == 0 and "Honest" in noted.stdout and f"{NAME} is to have brought luck" in noted.stdout
    assert dreamtable("verify", str(replay_file), "--commitment", "00" * 32).returncode == 1
    assert dreamtable("verify", str(replay_file), "--luck", "00" * 32).returncode == 1
    forged = tmp_path / "forged.json"
    forged.write_bytes(msgspec.json.encode(plain | {"nonces": ["f" * 32] * len(plain["nonces"])}))
    assert dreamtable("verify", str(forged)).returncode == 1
    luck = {"kind": "luck", "seat": 1, "move": {"nonce": "f" * 32}, "at": 0}
    last = plain["log"][-1]
    late = [*plain["log"][:-1], luck | {"seq": last["seq"]}, last | {"seq": last["seq"] + 1}]
    forged.write_bytes(msgspec.json.encode(plain | {"log": late}))
    told = dreamtable("verify", str(forged))
    assert told.returncode == 1 and "Luck was added" in told.stdout
    forged.write_bytes(msgspec.json.encode(plain | {"log": late, "lucks": [], "format": 2}))
    told = dreamtable("verify", str(forged))
    assert told.returncode == 0 and f"{plain['names'][1]} took over a seat" in told.stdout
    assert "could choose the cards" in told.stdout
    nothing = dreamtable("verify", str(tmp_path / "nothing"))
    assert nothing.returncode == 2 and "[no_file]" in nothing.stderr
    endless = dreamtable("verify", "/dev/zero")
    assert endless.returncode == 2 and endless.stderr.endswith("too large for a replay. [bad_replay]\n")


@pytest.mark.parametrize("buffered", ["", "1"])
def test_a_reader_who_has_heard_enough_and_a_full_disk_are_no_crash(buffered: str) -> None:
    """`dreamtable games | head -1`, whether Python prints at once or later."""
    command = [sys.executable, "-m", "dreamtable", "games"]
    settings = same_sources() | {"PYTHONUNBUFFERED": buffered}
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=settings) as talker:
        assert talker.stdout is not None and talker.stderr is not None
        talker.stdout.close()
        assert (talker.stderr.read(), talker.wait(120)) == (b"", 141)
    with Path("/dev/full").open("wb") as full:
        done = subprocess.run(command, stdout=full, stderr=subprocess.PIPE, env=settings, timeout=120)
    assert done.returncode == 2 and done.stderr.endswith(b"No space left on device. [no_output]\n")


def test_letters_that_a_terminal_does_not_have_are_spelt_out() -> None:
    for encoding in ("ascii", "cp1252"):
        told = dreamtable("games", encoding=encoding)
        assert told.returncode == 0 and "M\\u1eabn" in told.stdout, told.stderr
        games = json.loads(dreamtable("games", "--json", encoding=encoding).stdout)
        assert games[0]["credit"].startswith("Mẫn Trần")


def test_the_list_of_games_says_what_an_option_may_be() -> None:
    lines = [line.strip() for line in dreamtable("games").stdout.splitlines()]
    options = {line.split(" = ")[0]: line for line in lines if " = " in line}
    assert "(text)" in options["pictures"]
    assert "(true/false)" in options["spoken"]
    assert "limit = 100  (20..300)" in options["limit"]
    assert "penalty = 5  (5, 15)" in options["penalty"]


def test_a_folder_without_scenarios_is_named(tmp_path: Path) -> None:
    told = dreamtable("scenario", str(tmp_path))
    assert told.returncode == 1 and f"There is no .toml file in {tmp_path}. [bad_scenario]" in told.stdout
    assert json.loads(dreamtable("scenario", "--json", str(tmp_path)).stdout)["code"] == "bad_scenario"
