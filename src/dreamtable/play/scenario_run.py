"""Run scenario files, which say given / play / expect in TOML.  docs/scenarios.md describes the format."""

from __future__ import annotations

import tomllib
from collections.abc import Collection, Iterator
from dataclasses import dataclass, field
from math import isclose
from pathlib import Path
from typing import Any

import msgspec

from dreamtable.games import load
from dreamtable.kit.errors import Invalid, Problem
from dreamtable.kit.events import Told
from dreamtable.kit.position import Position
from dreamtable.kit.random import generator
from dreamtable.kit.state import WATCHER
from dreamtable.kit.text import Judge, Said
from dreamtable.play.scenario_file import Expectation, Scenario, Step, read_scenario, read_step


@dataclass
class Report:
    """How a scenario went; `failures` is empty when all was as expected."""

    file: Path
    title: str
    failures: list[str] = field(default_factory=list)
    steps: int = 0


def run_file(file: Path, judge: Judge | None = None) -> Report:
    """Run one file.  A file of the wrong shape raises Invalid; an expectation that fails is in the report."""
    try:
        return run(tomllib.loads(file.read_text(encoding="utf-8")), file, judge)
    except OSError as wrong:
        raise Invalid("bad_scenario", f"{file.name} cannot be read: {wrong.strerror}.") from None
    except (UnicodeDecodeError, tomllib.TOMLDecodeError) as wrong:
        raise Invalid("bad_scenario", f"{file.name} cannot be read: {wrong}.") from None
    except RecursionError:
        raise Invalid("bad_scenario", f"{file.name} cannot be read: lists in lists in lists without end.") from None


def run(text: dict[str, Any], file: Path, judge: Judge | None = None) -> Report:
    """Run a scenario that was read as TOML from this file."""
    scenario = read_scenario(text)
    position = _given(scenario)
    steps = [read_step(step, f"step {n}") for n, step in enumerate(scenario.play, 1)]
    for facts in (scenario, *steps):
        _check_seats(facts, scenario.seats)
    report = Report(file, scenario.title)
    for step in steps:
        told = _step(position, step, judge, report)
        _compare(position, step, report, step.where)
        _listen(position, step, told, report)
        report.steps += 1
    _compare(position, scenario, report, "the end")
    return report


def _given(scenario: Scenario) -> Position:
    game = load(scenario.game)
    game.check_seats(scenario.seats)
    options = game.options(scenario.options)
    written = game.moves.opening_words(options)
    if scenario.given is None:
        return Position(game, game.opening(scenario.seats, options), written)
    given = dict(scenario.given)
    said = written + _read_said(given.pop("said", []))
    return Position(game, game.scenario_positions.arrange(scenario.seats, options, given), said)


def _read_said(given: Any) -> tuple[Said, ...]:
    try:
        return tuple(msgspec.convert(given, list[Said]))
    except msgspec.ValidationError as wrong:
        raise Invalid("bad_scenario", f"given.said: {wrong}.") from None


def _step(position: Position, step: Step, judge: Judge | None, report: Report) -> list[Told]:
    before = position.state.to_bytes()
    try:
        told = _carry_out(position, step, judge)
    except Problem as problem:
        if not step.refused:
            report.failures.append(f"{step.where}: refused, but it should not be: {problem}")
        elif step.refused not in (True, problem.code):
            report.failures.append(f"{step.where}: refused with {problem.code!r}, not {step.refused!r}")
        if position.state.to_bytes() != before:
            report.failures.append(f"{step.where}: a refused move changed the position")
        return []
    if step.refused:
        report.failures.append(f"{step.where}: accepted, but it should be refused ({step.refused})")
    return told


def _carry_out(position: Position, step: Step, judge: Judge | None) -> list[Told]:
    if step.deal is not None:
        return position.deal(generator(step.deal))
    if step.clock is not None:
        return position.run_out(step.clock, generator(step.seed))
    move = position.game.read_move(step.fields | {"type": step.move})
    return position.play(step.seat, position.settle(step.seat, move, judge))


def _compare(position: Position, wanted: Expectation, report: Report, where: str) -> None:
    def check(label: str, want: Any, have: Any) -> None:
        report.failures.extend(f"{where}: {label}{text}" for text in differences(want, have, loose=_loose(position)))

    if wanted.expect:
        check("", wanted.expect, summary(position))
    for who, view in wanted.see.items():
        check(f"seat {who} sees ", view, plain(position.view(_seat(who))))
    for who, kinds in wanted.can.items():
        have = {plain(m)["type"] for m in position.moves(_seat(who))} if who != "watcher" else set()
        if have != set(kinds):
            report.failures.append(f"{where}: seat {who} can {sorted(have)}, not {sorted(set(kinds))}")


def _listen(position: Position, step: Step, told: list[Told], report: Report) -> None:
    for who, facts in step.told.items():
        heard = [plain(t.event) for t in told if t.reaches(_seat(who))]
        for fact in facts:
            never = fact.get("never", False)
            fact = {key: value for key, value in fact.items() if key != "never"}
            if any(not list(differences(fact, h, loose=_loose(position))) for h in heard) == never:
                heard_it = f"told {fact}, and should not be" if never else f"not told {fact}; it heard {heard}"
                report.failures.append(f"{step.where}: seat {who} was {heard_it}")


def _loose(position: Position) -> Collection[str]:
    """The names of lists whose order means nothing, like the cards of a hand."""
    return position.game.scenario_positions.ANY_ORDER


def _check_seats(facts: Expectation, seats: int) -> None:
    for who in facts.seats_named():
        if who not in ("watcher", *map(str, range(seats))):
            raise Invalid("bad_scenario", f"{who!r} is no seat; write 0 to {seats - 1}, or watcher.")


def _seat(who: str) -> int:
    return WATCHER if who == "watcher" else int(who)


def summary(position: Position) -> dict[str, Any]:
    """The whole position as a scenario may expect it: what `given` may say, and who is waited for, and the result."""
    told: dict[str, Any] = position.game.scenario_positions.describe(position.state)
    told |= {"waiting": list(position.waiting), "over": position.over, "dealing": position.dealing}
    if position.over:
        told["payoffs"] = position.payoffs()
    return told


def plain(thing: Any) -> Any:
    """A typed value as dicts, lists, texts and numbers."""
    return msgspec.to_builtins(thing)


def differences(want: Any, have: Any, path: str = "", loose: Collection[str] = ()) -> Iterator[str]:
    """One sentence for each place where `have` is not as wanted.

    Tables need only hold what is wanted; lists must agree, those called `loose` in any order.
    """
    if isinstance(want, dict) and isinstance(have, dict):
        for key, value in want.items():
            here = f"{path}.{key}" if path else str(key)
            if key not in have:
                yield f"{here} is nowhere; there is {', '.join(have)}"
            elif key in loose:
                yield from differences(_sorted(value), _sorted(have[key]), here)
            else:
                yield from differences(value, have[key], here, loose)
    elif isinstance(want, list) and isinstance(have, list | tuple):
        if len(want) != len(have):
            yield f"{path} has {len(have)} entries, not {len(want)}: {list(have)}"
        else:
            for i, (w, h) in enumerate(zip(want, have)):
                yield from differences(w, h, f"{path}[{i}]", loose)
    elif not _same(want, have):
        yield f"{path} is {have!r}, not {want!r}"


def _sorted(value: Any) -> Any:
    """A list sorted by the names of its items; in a list of lists, each of them."""
    if not isinstance(value, list | tuple):
        return value
    inner = [_sorted(v) for v in value]
    return inner if any(isinstance(v, list) for v in inner) else sorted(inner, key=str)


def _same(want: Any, have: Any) -> bool:
    if want == "nothing":
        return have in (None, "nothing", [], (), -1)  # a seat of -1 is nobody
    if isinstance(want, bool) or isinstance(have, bool):
        return want is have
    if isinstance(want, int | float) and isinstance(have, int | float):
        return isclose(want, have, abs_tol=1e-9)
    return bool(want == have) or str(want) == have
