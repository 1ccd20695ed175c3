"""Scenarios: given / play / expect, in TOML files that people write.  docs/scenarios.md describes the format."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import msgspec

from dreamtable.games import load
from dreamtable.kit.dice import generator
from dreamtable.kit.events import Told
from dreamtable.kit.position import Position
from dreamtable.kit.problems import Invalid, Problem
from dreamtable.kit.speech import Judge, Said
from dreamtable.kit.table import WATCHER

STEP = {"seat", "move", "deal", "clock", "seed", "refused", "note", "expect", "see", "can", "told"}
TOP = {"title", "game", "seats", "options", "rulings", "note", "given", "play", "expect", "see", "can"}


@dataclass
class Report:
    """How a scenario went; `failures` is empty when all was as expected."""

    file: Path
    title: str
    failures: list[str] = field(default_factory=list)
    steps: int = 0


def run_file(file: Path, judge: Judge | None = None) -> Report:
    """Run one file.  A file that makes no sense raises Invalid; a position that turns out otherwise is reported."""
    try:
        text = tomllib.loads(file.read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as wrong:
        raise Invalid("bad_scenario", f"{file.name} cannot be read: {wrong}.") from None
    return run(text, file, judge)


def run(text: dict[str, Any], file: Path, judge: Judge | None = None) -> Report:
    for key in text:
        if key not in TOP:
            raise Invalid("bad_scenario", f"Nothing is called {key!r}; try one of {', '.join(sorted(TOP))}.")
    for key, kind in (("title", str), ("game", str), ("seats", int)):
        if not isinstance(text.get(key), kind):
            raise Invalid("bad_scenario", f"A scenario needs {key!r} ({kind.__name__}).")
    game = load(text["game"])
    game.check_seats(text["seats"])
    options = game.options(text.get("options"))
    if "given" in text:
        given = dict(text["given"])
        said = _read_said(given.pop("said", []))
        position = Position(game, game.arranger.arrange(text["seats"], options, given), said)
    else:
        position = Position(game, game.opening(text["seats"], options))
    report = Report(file, text["title"])
    steps = text.get("play", [])
    if not isinstance(steps, list) or any(not isinstance(step, dict) for step in steps):
        raise Invalid("bad_scenario", "`play` must be a list of steps: write [[play]] before each.")
    for number, step in enumerate(steps, 1):
        where = f"step {number}"
        told = _step(position, step, judge, report, where)
        _compare(position, step, told, report, where)
        report.steps += 1
    _compare(position, text, [], report, "the end")
    return report


def _read_said(given: Any) -> tuple[Said, ...]:
    try:
        return tuple(msgspec.convert(given, list[Said]))
    except msgspec.ValidationError as wrong:
        raise Invalid("bad_scenario", f"given.said: {wrong}.") from None


def _step(position: Position, step: dict[str, Any], judge: Judge | None, report: Report, where: str) -> list[Told]:
    before = position.state.to_bytes()
    try:
        told = _carry_out(position, step, judge)
    except Problem as problem:
        if "refused" not in step:
            report.failures.append(f"{where}: refused, but it should not be: {problem}")
        elif step["refused"] not in (True, problem.code):
            report.failures.append(f"{where}: refused with {problem.code!r}, not {step['refused']!r}")
        if position.state.to_bytes() != before:
            report.failures.append(f"{where}: a refused move changed the position")
        return []
    if "refused" in step:
        report.failures.append(f"{where}: accepted, but it should be refused ({step['refused']})")
    return told


def _carry_out(position: Position, step: dict[str, Any], judge: Judge | None) -> list[Told]:
    if "deal" in step:
        return position.deal(generator(_whole(step, "deal")))
    if "clock" in step:
        return position.run_out(_whole(step, "clock"), generator(_whole(step, "seed", 1)))
    if "move" not in step:
        raise Invalid("bad_scenario", "A step needs `move` and `seat`, or `deal`, or `clock`.")
    fields = {k: v for k, v in step.items() if k not in STEP} | {"type": step["move"]}
    move = position.game.read_move(fields)
    seat = _whole(step, "seat")
    return position.play(seat, position.settle(seat, move, judge))


def _whole(step: dict[str, Any], key: str, default: int | None = None) -> int:
    value = step.get(key, default)
    if isinstance(value, bool) or not isinstance(value, int) or value < -1:
        raise Invalid("bad_scenario", f"`{key}` must be a whole number; it is {value!r}.")
    return value


def _compare(position: Position, wanted: dict[str, Any], told: list[Told], report: Report, where: str) -> None:
    def check(label: str, want: Any, have: Any) -> None:
        report.failures.extend(f"{where}: {label}{text}" for text in differences(want, have))

    if "expect" in wanted:
        check("", wanted["expect"], summary(position))
    for who, want in _by_seat(wanted, "see"):
        check(f"seat {who} sees ", want, plain(position.view(_seat(who))))
    for who, want in _by_seat(wanted, "can"):
        kinds = {plain(m)["type"] for m in position.moves(_seat(who))}
        if sorted(kinds) != sorted(want):
            report.failures.append(f"{where}: seat {who} can {sorted(kinds)}, not {sorted(want)}")
    for who, want in _by_seat(wanted, "told"):
        heard = [plain(t.event) for t in told if t.reaches(_seat(who))]
        for fact in want:
            if isinstance(fact, dict) and fact.get("never"):
                fact = {k: v for k, v in fact.items() if k != "never"}
                if any(not list(differences(fact, h)) for h in heard):
                    report.failures.append(f"{where}: seat {who} was told {fact}, and should not be")
            elif all(list(differences(fact, h)) for h in heard):
                report.failures.append(f"{where}: seat {who} was not told {fact}; it heard {heard}")


def _by_seat(wanted: dict[str, Any], key: str) -> Iterator[tuple[str, Any]]:
    table = wanted.get(key, {})
    if not isinstance(table, dict):
        raise Invalid("bad_scenario", f"`{key}` must be a table with one entry a seat.")
    yield from table.items()


def _seat(who: str) -> int:
    if who == "watcher":
        return WATCHER
    if not who.isdigit():
        raise Invalid("bad_scenario", f"{who!r} is no seat; write its number, or watcher.")
    return int(who)


def summary(position: Position) -> dict[str, Any]:
    """The whole position as a scenario may expect it: what `given` may say, and who is waited for, and the result."""
    told: dict[str, Any] = position.game.arranger.describe(position.state)
    told |= {"waiting": list(position.waiting), "over": position.over, "dealing": position.dealing}
    if position.over:
        told["payoffs"] = position.payoffs()
    return told


def plain(thing: Any) -> Any:
    return msgspec.to_builtins(thing)


def differences(want: Any, have: Any, path: str = "") -> Iterator[str]:
    """Where `have` is not as wanted.  Tables need only hold what is wanted; lists must agree in length."""
    if isinstance(want, dict) and isinstance(have, dict):
        for key, value in want.items():
            here = f"{path}.{key}" if path else str(key)
            if key not in have:
                yield f"{here} is nowhere"
            else:
                yield from differences(value, have[key], here)
    elif isinstance(want, list) and isinstance(have, list | tuple):
        if len(want) != len(have):
            yield f"{path} has {len(have)} entries, not {len(want)}: {list(have)}"
        else:
            for i, (w, h) in enumerate(zip(want, have)):
                yield from differences(w, h, f"{path}[{i}]")
    elif want == "nothing":
        if have not in (None, "nothing"):
            yield f"{path} is {have!r}, not nothing"
    elif isinstance(want, float) or isinstance(have, float):
        if not isinstance(have, int | float) or abs(want - have) > 1e-9:
            yield f"{path} is {have!r}, not {want!r}"
    elif want != have and str(want) != have:
        yield f"{path} is {have!r}, not {want!r}"
