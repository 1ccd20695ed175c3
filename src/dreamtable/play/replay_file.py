"""Replay files: a game as its setup and its log.  Read one, walk through it as any seat saw it, prove its deal."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

import msgspec
from msgspec import Raw, Struct
from msgspec.structs import replace

from dreamtable.kit.errors import UNREADABLE, Invalid, Problem
from dreamtable.kit.events import Told
from dreamtable.kit.state import NOBODY, WATCHER
from dreamtable.play.deal_witness import opens
from dreamtable.play.fair_deal import Redraw, commitment
from dreamtable.play.game_log import Entry, Kind
from dreamtable.play.running_game import GameSetup, RunningGame, opening
from dreamtable.play.sent_events import SentEvent, encode, sent_events

FORMAT = 3
EVERYTHING = -2  # the seat of an eye that sees all cards; games that are over have no secrets
OLDEST = 1  # format 2 is the same without `lucks` and `redraws`, format 1 without `rules` as well


class Replay(Struct, frozen=True):
    """A game from its setup to the end of its log; a game that is not over has no payoffs yet."""

    format: int
    game: str
    options: Raw
    names: list[str]
    commitment: str
    secret: str
    nonces: list[str]
    log: list[Entry]
    payoffs: list[float]
    final: Raw  # what a watcher saw at the end, so that the deal can be compared with it
    rules: int = 1  # the version of the game's rules by which it was played
    lucks: list[str] = []  # what each seat committed to before the deal, "" if nothing; empty if nobody could
    redraws: list[Redraw] = []  # drawn before this one, and not used

    @property
    def setup(self) -> GameSetup:
        """What it takes to open this game again."""
        return GameSetup(
            self.game, self.options, len(self.names), self.secret, tuple(self.nonces), self.rules,
            tuple(self.lucks), tuple(self.redraws),
        )  # fmt: skip


class ReplayStep(Struct, frozen=True):
    """The table after one log entry, as one seat saw it (-1: a watcher)."""

    step: int
    seat: int  # who acted: a seat, 10 for chance, 11 for the clock, -1 for the opening
    at: int  # milliseconds of table time
    view: Raw
    events: list[SentEvent]
    whole: Raw | None = None  # the whole position in the words of a scenario, for an eye that sees everything


def make(setup: GameSetup, names: Sequence[str], log: Iterable[Entry], end: RunningGame) -> Replay:
    """The replay of a game that was opened from `setup` and stands at `end` after these entries."""
    return Replay(
        FORMAT,
        setup.game,
        setup.options,
        list(names),
        commitment(setup.secret),
        setup.secret,
        list(setup.nonces),
        [replace(entry, id="") for entry in log],
        end.position.payoffs() if end.position.over else [],
        Raw(encode(end.position.view(WATCHER))),
        setup.rules,
        list(setup.lucks),
        list(setup.redraws),
    )


# -- reading --------------------------------------------------------------------------------------------------
class Header(Struct, frozen=True):
    """What tells one kind of file from another.  Logs of the library of 0.1 have a seed and no format."""

    format: int | None = None
    seed: int | None = None


def read(data: bytes | str) -> Replay:
    """The replay in a file; raises Invalid, with the code `old_replay` for a log of the library of 0.1."""
    try:
        header = msgspec.json.decode(data, type=Header)
        if header.format is None and header.seed is not None:
            raise Invalid("old_replay", "That log was written by Dreamtable 0.1, which dealt library games otherwise.")
        found = msgspec.json.decode(data, type=Replay)
        bytes.fromhex(found.secret)
        msgspec.json.decode(found.options, type=dict)
    except Problem:
        raise
    except (*UNREADABLE, ValueError) as wrong:
        raise Invalid("bad_replay", f"That is not a replay file: {wrong}.") from None
    if not OLDEST <= found.format <= FORMAT:
        raise Invalid("bad_replay", f"That replay file has format {found.format}; this version reads up to {FORMAT}.")
    return found


# -- walking --------------------------------------------------------------------------------------------------
def fold(running: RunningGame, log: Iterable[Entry]) -> Iterator[tuple[Entry, list[Told]]]:
    """Append a log to a game; yield each entry with what happened, and raise a Problem at the first that is wrong."""
    log = list(log)
    running.expect_undos(log)
    for entry in log:
        step = running.version + 1
        if entry.seq != step:
            raise Invalid("bad_replay", f"Entry {step} is missing.")
        try:
            told = running.append(entry)
        except UNREADABLE as wrong:
            raise Invalid("bad_replay", f"Step {step} cannot be read: {wrong}.") from None
        yield entry, told


def steps(
    replay: Replay, seat: int, first: int = 0, count: int | None = None, language: str = "en"
) -> Iterator[ReplayStep]:
    """The steps of a game as one seat saw them, or `count` of them; a step that is not shown costs little.

    EVERYTHING sees what a watcher saw, and the whole position beside it.
    """
    if not EVERYTHING <= seat < len(replay.names):
        raise Invalid("no_such_seat", f"There is no seat {seat} in this game.")
    shown = range(first, len(replay.log) + 1 if count is None else first + count)
    running = opening(replay.setup)
    eyes = max(seat, WATCHER)

    def step(number: int, actor: int, at: int, sent: list[SentEvent]) -> ReplayStep:
        position = running.position
        whole = Raw(encode(position.game.scenario_positions.describe(position.state))) if seat == EVERYTHING else None
        return ReplayStep(number, actor, at, Raw(encode(position.view(eyes))), sent, whole)

    if 0 in shown:
        yield step(0, NOBODY, 0, [])
    for entry, told in fold(running, replay.log[: max(shown.stop - 1, 0)]):
        if entry.seq in shown:
            name = replay.names.__getitem__
            sent = sent_events(entry.seq, told, running.game, running.position.state, name, language)
            yield step(entry.seq, entry.seat, entry.at, sent.for_seat(eyes))


def plain_view(view: Raw) -> object:
    """A view as plain values, for printing and comparing."""
    return msgspec.json.decode(view)


# -- proving --------------------------------------------------------------------------------------------------
def verify(replay: Replay, promised: str | None = None, own: Sequence[str] = ()) -> list[str]:
    """Deal every card again; return what does not fit (nothing, for an honest table).

    `promised` is a commitment that was noted before the first deal, and `own` holds luck that was revealed.  Without
    `promised` the file is only compared with itself: a table that made up all of it passes.
    """
    wrong = []
    if commitment(replay.secret) != (replay.commitment if promised is None else promised).strip().lower():
        wrong.append("The secret is not the one the table committed to before the first deal.")
    if not {luck.strip().lower() for luck in own} <= set(replay.nonces):
        wrong.append("Luck that was revealed to the table is not in the deal.")
    wrong += _wrong_luck(replay)
    running = opening(replay.setup)
    try:
        for _ in fold(running, replay.log):
            pass
    except Problem as problem:
        wrong.append(f"Step {running.version + 1} does not follow from the deal: {problem.why}")
        return wrong
    if not running.position.over:
        wrong.append("The game is not over.")
    elif running.position.payoffs() != replay.payoffs:
        wrong.append("The result does not follow from the deal.")
    if plain_view(Raw(encode(running.position.view(WATCHER)))) != plain_view(replay.final):
        wrong.append("What lay on the table at the end does not follow from the deal.")
    return wrong


def _wrong_luck(replay: Replay) -> Iterator[str]:
    """What is wrong with the luck of the seats.  In games begun by 0.1 it was not committed to before."""
    if not replay.lucks:
        return
    if not opens(replay.lucks, replay.nonces):
        yield "The luck of the seats is not what they committed to before the first deal."
    if any(entry.kind == Kind.NONCE for entry in replay.log):
        yield "Luck was added during the game, which lets the one who adds it choose the cards."
    left_out: set[int] = set()
    for redraw in replay.redraws:
        if not set(redraw.seats) - left_out:
            yield "The table drew again although everybody had revealed their luck."
        left_out |= set(redraw.seats)
    if any(seat not in range(len(replay.lucks)) or replay.lucks[seat] for seat in left_out):
        yield "The luck of a seat is in the deal although it was left out."
