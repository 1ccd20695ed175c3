"""Snapshots: what each seat is told, once, in order, and nothing that tells what others were told."""

from __future__ import annotations

import random
from itertools import islice

import msgspec
import pytest
from msgspec.structs import replace

from dreamtable import games
from dreamtable.games.when_i_dream.events import Heard
from dreamtable.kit.events import Event
from dreamtable.kit.state import WATCHER
from dreamtable.play.game_log import Entry
from dreamtable.play.running_game import RunningGame
from dreamtable.play.sent_events import PER_STEP
from dreamtable.tables.people.reactions import Sign
from dreamtable.tables.public_table_facts import ChatLine, Phase
from dreamtable.tables.snapshot import CROWD, Perspective, Snapshot, Watcher
from dreamtable.tables.store_interface import Stored
from dreamtable.tables.stored_game import opening
from dreamtable.tables.table import Table
from support.live_table import append, started_table
from support.random_game import play_at_random, random_move


def watcher(seat: int, told: int | None = None) -> Watcher:
    """A socket of who sits on this seat, or watches, that was told everything up to a version."""
    found = Watcher(f"guest {seat}", "Somebody")
    if told is not None:
        found.told[seat] = told
    return found


class NobodyElse:
    """A listener who is one of many."""

    def __init__(self, guest: str) -> None:
        self.guest = guest

    def table_changed(self) -> None: ...

    def disconnect(self, code: str, why: str) -> None: ...


def perspective(table: Table, seat: int, told: int | None) -> Perspective:
    """What is sent to a seat, as those who get it read it: all of it, and nothing else."""
    sent = table.snapshots.make(watcher(seat, told), [])
    (only,) = msgspec.json.decode(sent)["perspectives"]
    assert list(only) == list(Perspective.__struct_fields__)
    return msgspec.json.decode(sent, type=Snapshot).perspectives[0]


def check_plain(table: Table, answers: list[str]) -> None:
    """What is sent to everyone is the plain encoding of a `Snapshot`, with the facts, clocks and result of the table."""
    for seat in range(WATCHER, len(table.record.seats)):
        for told in (None, max(0, table.version - 1), table.version):
            sent = table.snapshots.make(watcher(seat, told), answers)
            read = msgspec.json.decode(sent, type=Snapshot)
            assert msgspec.json.encode(read) == sent
            assert msgspec.json.encode(read.table) == msgspec.json.encode(table.facts())
            assert read.answers == answers and read.version == table.version
            assert read.you.seats == ([] if seat == WATCHER else [seat]) and read.you.host == (seat == 0)
            assert (read.result is not None) == (table.record.phase == Phase.OVER)
            assert [e.seat for e in read.perspectives] == [seat]


@pytest.mark.parametrize("name", games.names())
def test_a_snapshot_is_the_plain_encoding_of_its_type_in_every_phase(name: str) -> None:
    table = started_table(name, options={"night": 30} if name == "when_i_dream" else {"turn_clock": 30})
    check_plain(table, [])
    running = opening(table.record)
    for entry, _ in play_at_random(running, 3, 5000):
        append(table, entry)
        if entry.seq < 40 or entry.seq % 20 == 0:
            check_plain(table, ["1", "2"])
    assert running.position.over
    said = ChatLine(1, WATCHER, 'Ada "the dreamer"', "Good night\N{HORIZONTAL ELLIPSIS}", 0.5)
    changes: list[dict[str, object]] = [{"paused": True}, {"phase": Phase.OVER, "paused": False, "next": "t2"}]
    for rev, change in enumerate(changes, 2):
        table.writer.take_news(Stored(replace(table.record, rev=rev, **change), [], [said]))
        check_plain(table, [])
    in_lobby = started_table(name)
    in_lobby.state.running_game = None
    sent = in_lobby.snapshots.make(watcher(0), [])
    read = msgspec.json.decode(sent, type=Snapshot)
    assert msgspec.json.encode(read) == sent and read.perspectives == [] and read.waiting == []


@pytest.mark.parametrize("name", ["when_i_dream", "dream_ravens"])
def test_who_watches_in_a_crowd_is_sent_what_one_who_watches_alone_is(name: str) -> None:
    quiet, crowded = started_table(name), started_table(name)
    for number in range(CROWD):
        crowded.state.presence.add(NobodyElse(f"guest {number}"), f"guest {number}")
    quiet.state.presence.set_elsewhere(frozenset(f"guest {number}" for number in range(CROWD)))
    names = ["Eve", 'Mallory "the owl"', "Zo\N{LATIN SMALL LETTER E WITH DIAERESIS}"]
    alone, together = ([Watcher(name, name) for name in names] for _ in range(2))
    late = Watcher("late", "Late"), Watcher("late", "Late")
    said = ChatLine(1, 0, "Ada", "Good night", 0.5)
    for step, (entry, _) in enumerate(islice(play_at_random(opening(quiet.record), 3, 5000), 30)):
        for table in (quiet, crowded):
            append(table, entry)
            if step == 9:
                table.writer.take_news(Stored(table.record, [], [said]))
            if step == 19:
                table.reactions.add(0, Sign.CLAP)
        pairs = [*zip(alone, together), *([late] if step % 7 == 0 else [])]
        for one, other in pairs:
            assert quiet.snapshots.make(one, []) == crowded.snapshots.make(other, [])
            assert (one.told, one.chat_told, one.reactions_told) == (other.told, other.chat_told, other.reactions_told)


@pytest.mark.parametrize("name", games.names())
def test_each_seat_is_told_what_it_may_know_and_nothing_else(name: str) -> None:
    table = started_table(name)
    at: dict[int, int] = dict.fromkeys(range(WATCHER, len(table.record.seats)), 0)
    for entry, facts in play_at_random(opening(table.record), 4, 120):
        append(table, entry)
        for seat in at:
            events = perspective(table, seat, at[seat]).events
            assert [bytes(e.event) for e in events] == [msgspec.json.encode(t.event) for t in facts if t.reaches(seat)]
            assert [e.seq for e in events] == [entry.seq * PER_STEP + i for i in range(len(events))]
            at[seat] = table.version


def test_a_peek_is_delivered_again_only_until_it_is_acknowledged() -> None:
    table = started_table("dream_ravens", 2)
    running = opening(table.record)
    look = running.game.read_move({"type": "look", "position": 0})
    append(table, running.deal(0)[0], running.play(0, look, 1)[0])
    fresh = perspective(table, 0, None)
    assert [e.private for e in fresh.events] == [False, False, True]
    assert fresh.events[0].seq <= fresh.shown < fresh.events[1].seq, "a move says that all before it was seen"
    assert all(not e.private for e in perspective(table, 1, None).events + perspective(table, WATCHER, None).events)
    table.snapshots.mark_seen(0, 2)
    again = perspective(table, 0, None)
    assert [e.private for e in again.events] == [False, False] and again.shown >= again.events[-1].seq


def test_a_version_from_the_future_acknowledges_nothing_that_is_still_to_come() -> None:
    table = started_table("dream_ravens", 2)
    append(table, *(entry for entry, _ in play_at_random(opening(table.record), 3, 5)))
    table.snapshots.mark_seen(0, 10**9)
    assert table.snapshots.seen[0] == 5


def test_another_element_is_another_question() -> None:
    """A clue that was meant for the last card must not be heard for the next one."""
    table = started_table("when_i_dream", 4)
    asked: dict[int, set[tuple[bytes, str]]] = {}
    for entry, _ in play_at_random(opening(table.record), 5, 150):
        append(table, entry)
        for seat, question in table.state.questions.items():
            asked.setdefault(question.since * 100 + seat, set()).add((bytes(question.moves), str(question.about)))
    assert asked and all(len(same) == 1 for same in asked.values())


def after_a_clue() -> tuple[RunningGame, Table]:
    """When I Dream, after the first clue."""
    table = started_table("when_i_dream", 6)
    running = opening(table.record)
    dice = random.Random(1)
    while not any(isinstance(event, Heard) for event in play_step(table, running, dice)):
        pass
    return running, table


def play_step(table: Table, running: RunningGame, dice: random.Random) -> list[Event]:
    """One step, a clue if somebody may give one; return what happened."""
    waiting = running.position.waiting
    givers = [seat for seat in waiting if any(m.__class__.__name__ == "Clue" for m in running.position.moves(seat))]
    entry: Entry
    if running.position.dealing:
        entry, facts = running.deal(0)
    elif givers:
        clue = running.position.settle(givers[0], running.game.read_move({"type": "clue", "word": "soft"}))
        entry, facts = running.play(givers[0], clue, 0)
    else:
        entry, facts = running.play(waiting[0], random_move(running, waiting[0], dice), 0)
    append(table, entry)
    return [t.event for t in facts]


def test_a_flag_is_another_question_after_the_next_clue_and_a_guess_is_not() -> None:
    running, table = after_a_clue()
    state, questions = running.position.state, table.state.questions
    others = [seat for seat in range(6) if seat not in (state.dreamer, state.giver) and seat in questions]
    before = {seat: questions.get(seat) for seat in (*others, state.dreamer)}
    play_step(table, running, random.Random(2))
    after = {seat: table.state.questions.get(seat) for seat in before}
    bystanders = [seat for seat in others if seat != running.position.state.giver and after[seat]]
    assert bystanders and after[state.dreamer] == before[state.dreamer]
    for seat in bystanders:
        was, now = before[seat], after[seat]
        assert was is not None and now is not None and was.moves == now.moves and was.since < now.since


def test_what_a_dreamer_has_to_remember_is_told_once() -> None:
    _, table = after_a_clue()
    once = table.snapshots.make(watcher(WATCHER, table.version - 1), [])
    assert b'"heard"' in once and b'"heard"' not in table.snapshots.make(watcher(WATCHER), [])
