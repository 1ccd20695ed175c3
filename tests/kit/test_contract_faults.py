"""A folder that does not keep the contract is refused when it is loaded, with one sentence for each fault."""

from __future__ import annotations

import shutil
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from dreamtable.games import load
from dreamtable.kit.errors import Invalid
from dreamtable.kit.events import Event
from dreamtable.kit.game import Game


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A copy of Dream, importable as the package `lab_ravens`."""
    ignored = shutil.ignore_patterns("__pycache__", "scenarios")
    shutil.copytree(load("dream_ravens").folder, tmp_path / "lab_ravens", ignore=ignored)
    monkeypatch.syspath_prepend(str(tmp_path))
    yield tmp_path / "lab_ravens"
    for name in [name for name in sys.modules if name.partition(".")[0] == "lab_ravens"]:
        del sys.modules[name]


def game() -> Game:
    return Game("lab_ravens", "lab_ravens")


def refusal() -> str:
    with pytest.raises(Invalid) as refused:
        game().check()
    assert refused.value.code == "no_such_rule"
    return refused.value.why


def edit(file: Path, old: str, new: str) -> None:
    text = file.read_text()
    assert old in text
    file.write_text(text.replace(old, new))


def test_a_whole_folder_passes(folder: Path) -> None:
    game().check()


def test_every_fault_is_told_at_once(folder: Path) -> None:
    (folder / "sentences.py").unlink()
    edit(folder / "moves.py", "def decode(s: State, seat: int, actions: list[int])", "def decode(s: State, seat: int)")
    edit(folder / "scenario_positions.py", "def describe(", "def description(")
    edit(folder / "knowledge.py", "def redeal(", "def deal_anew(")
    told = refusal()
    wanted = "sentence(event: Any, name: Callable[[int], str], language: str = 'en') -> str"
    assert f"sentences.py is missing; it should define {wanted}." in told
    assert "decode in moves.py cannot be called as decode(s: GameState, seat: int, actions: list[int])" in told
    assert "scenario_positions.py does not define describe(s: GameState) -> dict[str, Any]." in told
    assert "knowledge.py does not define redeal(s: GameState, seat: int, dice: Dice) -> None." in told


def test_arguments_have_the_names_and_types_of_the_contract(folder: Path) -> None:
    edit(folder / "moves.py", "def decode(s: State, seat: int, ", "def decode(seat: int, s: State, ")
    edit(folder / "view.py", "def view(s: State, seat: int", "def view(s: State, seat: str")
    edit(folder / "scoring.py", "def points(s: State)", "def points(s: int)")
    edit(folder / "policies" / "dozing.py", "seat: int", "seat: str")
    told = refusal()
    assert "decode in moves.py calls an argument seat; it should be decode(s: GameState, seat: int, " in told
    assert "view in view.py takes seat as str; it should be view(s: GameState, seat: int" in told
    assert "points in scoring.py takes s as int; it should be points(s: GameState) -> tuple[int, ...]." in told
    assert "policy in policies/dozing.py takes seat as str; it should be policy(s: GameState, seat: int, " in told


def test_functions_return_what_the_contract_says(folder: Path) -> None:
    edit(folder / "moves.py", "actions: list[int]) -> Move | None:", "actions: list[int]) -> list[Move]:")
    edit(folder / "scoring.py", "def payoff(s: State, seat: int) -> float:", "def payoff(s: State, seat: int) -> str:")
    edit(folder / "policies" / "dozing.py", "dice: Dice) -> int:", "dice: Dice) -> list[int]:")
    edit(folder / "bot.py", "-> float:", "-> str:")
    edit(folder / "view.py", "said: Sequence[Said] = ()) -> View:", "said: Sequence[Said] = ()):")
    told = refusal()
    assert "decode in moves.py returns list[Move]; it should be decode(s: GameState, seat: int, " in told
    assert "payoff in scoring.py returns str; it should be payoff(s: GameState, seat: int) -> float." in told
    assert "policy in policies/dozing.py returns list[int]; it should be policy(s: GameState, " in told
    assert "closeness in bot.py returns str; it should be closeness(seen: Any, kind: str) -> float." in told
    assert "view.py" not in told, "what is not annotated may return anything"


def test_what_a_part_imports_from_its_own_folder_is_checked_at_load(folder: Path) -> None:
    (folder / "words").mkdir()
    (folder / "words" / "__init__.py").write_text("from lab_ravens.words.judge import answer, hint as hint\n")
    (folder / "words" / "judge.py").write_text("def answer(question, more): ...\ndef hint(s, seat, said, text): ...\n")
    told = refusal()
    assert "answer in words/__init__.py cannot be called as answer(question: Question) -> Answer." in told
    assert "hint in" not in told and "lab_ravens.words" not in sys.modules


def test_constants_are_checked_too(folder: Path) -> None:
    edit(folder / "view.py", "LABELS = Labels(", "LABELS = dict(")
    edit(folder / "actions.py", "READY, ACTIONS = (", "READY, OTHERS = (")
    edit(folder / "__init__.py", "FACTS", "ABOUT")
    told = refusal()
    assert "it should be of type Labels." in told
    assert "actions.py does not define ACTIONS, which should be of type int." in told
    assert "__init__.py does not define FACTS, which should be of type GameFacts." in told


def test_what_may_be_left_out_has_a_default(folder: Path) -> None:
    (folder / "bot.py").unlink()
    edit(folder / "scoring.py", "def points(", "def ravens_of_all(")
    shutil.rmtree(folder / "policies")
    bare = game()
    bare.check()
    s = bare.opening(3)
    assert bare.scoring.points(s) == (0, 0, 0)
    assert bare.bot.Bot is None and not bare.policies and bare.policies.of("lucid") == ()
    bare.chat_rules.check(s, 0, (), "anything")
    assert bare.speech is None and not bare.events.fades(s, Event()) and bare.moves.sealed(s) and not bare.worded


def test_heavy_parts_are_checked_at_load_without_running_them(folder: Path) -> None:
    edit(folder / "bot.py", "SEARCH = SearchSettings(reach=0)", "SEARCH = 0")
    edit(folder / "policies" / "dozing.py", "def policy(", "def choose(")
    edit(folder / "policies" / "dreaming.py", "def seen(", "def seen(more: int, ")
    edit(folder / "scoring.py", "def points(s: State)", "def points(s: State, seat: int)")
    told = refusal()
    assert "SEARCH in bot.py is 0; it should be of type SearchSettings." in told
    assert "policies/dozing.py does not define policy(s: GameState, seat: int, moves: list[int], count: int" in told
    assert "seen in policies/dreaming.py cannot be called as seen(" in told
    assert "points in scoring.py cannot be called as points(s: GameState) -> tuple[int, ...]." in told
    assert not {"lab_ravens.bot", "lab_ravens.analysis", "lab_ravens.policies.dozing"} & set(sys.modules)


def test_what_only_running_tells_is_checked_when_a_part_is_opened(folder: Path) -> None:
    edit(folder / "bot.py", "SEARCH = SearchSettings(reach=0)", "SEARCH = int(0)")
    ravens = game()
    ravens.check()
    with pytest.raises(Invalid, match="no_such_rule") as refused:
        ravens.bot  # noqa: B018  opening the part is what is tried
    assert "SEARCH in bot.py is 0; it should be of type SearchSettings." in refused.value.why
