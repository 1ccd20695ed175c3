"""A live table: it owns its state and the parts that work on it, and publishes what is on disk."""

from __future__ import annotations

import asyncio
import logging

from dreamtable.kit import clocks_and_entropy
from dreamtable.kit.errors import Illegal, Problem
from dreamtable.kit.events import Told
from dreamtable.play.game_log import Kind
from dreamtable.play.open_questions import open_questions
from dreamtable.play.running_game import RunningGame
from dreamtable.play.sent_events import sent_events
from dreamtable.tables.actions.play_actions import StartTime
from dreamtable.tables.actions.start_actions import LeaveOutLuck, time_to_reveal
from dreamtable.tables.bot_seats import BotSeats
from dreamtable.tables.fan_out import FanOut
from dreamtable.tables.live_table_state import TableState, may_watch
from dreamtable.tables.pending_change import PendingChange
from dreamtable.tables.people import seats as seating
from dreamtable.tables.people.presence import SCREEN, Listener
from dreamtable.tables.people.reactions import Reactions, Sign
from dreamtable.tables.public_table_facts import Phase, TableFacts
from dreamtable.tables.server_context import TableContext
from dreamtable.tables.single_writer import Writer
from dreamtable.tables.snapshot import Snapshots
from dreamtable.tables.store_interface import Stored, StoredChange
from dreamtable.tables.stored_game import opening
from dreamtable.tables.stored_table_record import Record

log = logging.getLogger("dreamtable.table")

AHEAD = 500  # milliseconds that another node may write later than our table time, until ours is set by it
TIMER_SLACK = 20  # milliseconds by which a loop's timer may be early


class Table:
    """One table in memory.  `writer` is the way in; listeners and bots are told what came of it."""

    __slots__ = (
        "_fan_out", "_grace_timer", "_reveal_timer", "_stopped", "bots", "reactions", "snapshots", "state", "touched",
        "writer",
    )  # fmt: skip

    def __init__(self, context: TableContext, record: Record) -> None:
        self.state = TableState(context, record)
        self._fan_out = FanOut(self.state)
        self.reactions = Reactions()
        self.snapshots = Snapshots(self.state, self.reactions)
        self.writer = Writer(self.state, self)
        self.bots = BotSeats(self.state, self.snapshots, self.writer, self.presence_changed)
        self.touched = clocks_and_entropy.monotonic()  # when somebody last came, went or did something
        self._reveal_timer: asyncio.TimerHandle | None = None  # until luck is left out that nobody revealed
        self._grace_timer: asyncio.TimerHandle | None = None  # until the next one who is away has been so for long
        self._stopped = False  # unloaded: what is still on its way to the disk must not start anything

    @property
    def record(self) -> Record:
        """The table as it is stored, beside its log."""
        return self.state.record

    @property
    def version(self) -> int:
        """The number of log entries so far."""
        return self.state.version

    @property
    def host(self) -> str:
        """The guest who decides about the table now."""
        return self.state.host

    def facts(self) -> TableFacts:
        """The table as anyone with its link may know it."""
        return self.state.facts()

    @property
    def idle(self) -> bool:
        """Whether nobody watches and nothing is on its way to the disk."""
        return self.writer.idle and not self.state.presence.listeners

    # -- what was committed -----------------------------------------------------------------------------------
    def apply(self, change: PendingChange) -> None:
        """Make a change that is on disk the state of the table."""
        state = self.state
        self.touched = clocks_and_entropy.monotonic()
        if change.record is not state.record:
            self._set_record(change.record)
        if change.chat:
            state.chat.add(change.chat)
        if change.running_game is not None and change.running_game is not state.running_game:
            self._set_game(change.running_game, change.told)
        if change.seen is not None:
            self.snapshots.mark_seen(*change.seen)

    def follow(self, stored: Stored) -> None:
        """Take over what is stored and not known here: all of it when the table is loaded, later what others wrote."""
        state = self.state
        if stored.entries or stored.chat or stored.record.rev > state.record.rev:  # to read it again is not to use it
            self.touched = clocks_and_entropy.monotonic()
        if stored.record.rev > state.record.rev:
            self.writer.remember(*stored.record.keys)
            self._set_record(stored.record)
        state.chat.add(stored.chat)
        self._follow_log(stored)
        for seat, version in stored.seen.items():
            self.snapshots.mark_seen(seat, version)
        state.stored_time = max(state.stored_time, stored.at, state.record.at)
        if state.ticking and not state.time.running:
            state.time.stand(state.latest_time)
        elif state.ticking and state.runs and state.latest_time - state.time.now() > AHEAD:
            state.time.stand(state.latest_time)
            self.run_here()
        self.writer.set_timer()
        self._wait_for_luck()

    def _follow_log(self, stored: Stored) -> None:
        running = self.state.running_game
        entries = [entry for entry in stored.entries if entry.seq > self.version]
        if running is None and self.state.record.phase != Phase.LOBBY:
            running = opening(self.state.record)
            self._set_game(running, [])
        if running is None or not entries:
            return
        running = running.branch()
        running.expect_undos(entries)
        self._set_game(running, [(entry.seq, running.append(entry)) for entry in entries])
        for entry in entries:
            if entry.kind == Kind.MOVE:
                self.snapshots.mark_seen(entry.seat, entry.seq - 1)
        self.writer.remember(*(entry.id for entry in entries))

    def _set_record(self, record: Record) -> None:
        """Replace the record and tell everyone who depends on it."""
        host, self.state.record = self.state.record.host, record
        self.snapshots.facts_changed()
        self.bots.seats = seating.bots(record.seats)
        self.set_time()
        if record.host != host:
            self._watch_for_host()
        self._enforce_doors()
        self._wait_for_luck()

    def _wait_for_luck(self) -> None:
        """While the game is about to begin, see to it that nobody's silence holds it up.

        Every node that has loaded the table does, since the log has no runner yet; the first one is right.
        """
        if self._reveal_timer is not None:
            self._reveal_timer.cancel()
            self._reveal_timer = None
        record = self.state.record
        if record.drawing and not self._stopped:
            left = time_to_reveal(record, self.state.context.node.now())
            wait = max(left, TIMER_SLACK / 1000)
            self._reveal_timer = asyncio.get_running_loop().call_later(wait, self._leave_out_luck)

    def _leave_out_luck(self) -> None:
        self.writer.submit(LeaveOutLuck(), lambda problem: self._wait_for_luck())

    def _set_game(self, running: RunningGame, told: list[tuple[int, list[Told]]]) -> None:
        """Replace the running game; `told` is what happened in each entry that led to it."""
        state, game, after = self.state, running.game, running.position.state
        if state.running_game is not None and len(running.decisions) < len(state.running_game.decisions):
            self._forget_undone(running)
        steps = [sent_events(seq, facts, game, after, state.name_of) for seq, facts in told]
        state.running_game = running
        state.questions = open_questions(running, state.questions)
        self.snapshots.advance(steps)
        if state.assigned:
            self.bots.remember(steps)

    def _forget_undone(self, running: RunningGame) -> None:
        """A decision was taken back: nobody is told again what has not happened, and bots think anew."""
        last = running.decisions[-1].seq if running.decisions else 0
        kept = [d.seq for d in self.state.running_game.decisions if d.seq > last] if self.state.running_game else []
        if kept:
            self.snapshots.forget_from(min(kept))
            self.bots.stop()

    def publish(self) -> None:
        """Let everyone who watches, and the bots, know that the table has changed."""
        self._fan_out.tell()
        if self.state.runs:
            self.bots.ask()
        elif self.state.ticking and not self.state.assigned:
            self._want_runner()

    # -- time -------------------------------------------------------------------------------------------------
    def set_time(self) -> None:
        """Let table time run or stand as the record says: it is the same on every node."""
        record, table_time = self.state.record, self.state.time
        if self.state.ticking:
            table_time.run(record.at, record.since)
        else:
            table_time.stand(record.at)

    def run_here(self) -> None:
        """Let the clocks and bots of this table run on this node, unless it loses its lease before they do."""
        node = self.state.context.node
        lapses = node.lapses

        def started(problem: Problem | None) -> None:
            self.state.assigned = problem is None and not self._stopped and lapses == node.lapses
            self.run_on()

        self.writer.submit(StartTime(), started)

    def run_on(self) -> None:
        """Wait for the next clock and ask the bots again: they may have stood still while the lease was in doubt."""
        self.writer.set_timer()
        self.bots.ask()

    def run_elsewhere(self) -> None:
        """Stop the clocks and bots of this table on this node: another one runs them."""
        self.state.assigned = False
        self.set_time()
        self.writer.set_timer()
        self.bots.stop()

    def _want_runner(self) -> None:
        if not self._stopped and self.state.context.node.wants_runner(self.state.record.id):
            self.run_here()

    def store_time(self) -> None:
        """Store the table time while a clock runs, so that a crash does not turn the clocks back by much."""
        if self.writer.timer_set:
            self._store(StoredChange(self.state.record.id, at=int(self.state.time.now())))
        elif self.state.ticking and not self.state.assigned:
            self._want_runner()

    def stop(self) -> None:
        """Stop the clocks and bots for good: the table is unloaded."""
        state = self.state
        if state.runs and state.record.phase == Phase.PLAYING:
            self._store(StoredChange(state.record.id, at=int(state.time.now()), seen=self.snapshots.seen))
        state.assigned, self._stopped = False, True
        self._wait_for_luck()
        if self._grace_timer is not None:
            self._grace_timer.cancel()
            self._grace_timer = None
        state.time.stand(state.time.now())
        self.writer.set_timer()
        self.bots.stop()

    def _store(self, change: StoredChange) -> None:
        """Store what nobody waits for, and what may be lost."""

        def stored(error: Exception | None) -> None:
            if error is not None:
                log.error("the time of table %s could not be stored: %s", self.state.label, error)

        self.state.context.store.commit(change, stored)

    # -- who is here ------------------------------------------------------------------------------------------
    def attach(self, listener: Listener, screen: bool = False) -> None:
        """Let a listener know of every change from now on; a big screen is nobody's presence but its own."""
        state = self.state
        self.touched = clocks_and_entropy.monotonic()
        who = SCREEN if screen else listener.guest
        if state.presence.add(listener, who):
            state.context.node.guest_came(state.record.id, who)
            if screen or seating.of(state.record.seats, who):
                self.presence_changed(but=listener)
            self._watch_for_host()
        self.bots.ask()

    def detach(self, listener: Listener) -> None:
        """Let a listener know of nothing any more."""
        state = self.state
        self.touched = clocks_and_entropy.monotonic()
        if (who := state.presence.remove(listener)) is not None:
            state.context.node.guest_left(state.record.id, who)
            if who == SCREEN:
                self.presence_changed()
            elif seating.of(state.record.seats, who):
                self._count_grace()

    def set_guests_elsewhere(self, guests: frozenset[str]) -> None:
        """Note who is connected to this table on other nodes."""
        if self.state.presence.set_elsewhere(guests):
            self._count_grace()
            self.bots.ask()

    def react(self, guest: str, sign: Sign) -> None:
        """Show a sign of a guest to everyone; raises Illegal if it may not be sent now."""
        seat = self.reactions.send(self.state, guest, sign)
        self.state.context.node.sign_sent(self.state.record.id, seat, sign)
        self._fan_out.tell()

    def react_elsewhere(self, seat: int, sign: Sign) -> None:
        """Show a sign that was sent, and allowed, on another node."""
        self.reactions.add(seat, sign)
        self._fan_out.tell()

    def presence_changed(self, but: Listener | None = None) -> None:
        """Send the facts again, to all listeners but one: who is here, or what is said of bots, has changed."""
        self.snapshots.facts_changed()
        self._fan_out.tell(but)

    def _count_grace(self) -> None:
        """Somebody may have gone: say so now, and again when a bot may stand in."""
        self.presence_changed()
        self._refresh_after(self.state.context.grace)

    def _watch_for_host(self) -> None:
        """If the host does not come back in time, everyone is to know who takes over."""
        if left := self.state.presence.grace_left(self.state.record.host):
            self._refresh_after(left)

    def _refresh_after(self, grace: int) -> None:
        """Send the facts again in so many milliseconds at the latest: somebody's grace time runs out then."""
        loop = asyncio.get_running_loop()
        due, timer = loop.time() + (grace + TIMER_SLACK) / 1000, self._grace_timer
        if timer is None or timer.when() > due:
            if timer is not None:
                timer.cancel()
            self._grace_timer = loop.call_at(due, self._grace_over)

    def _grace_over(self) -> None:
        """Send the facts again, now and when the next one's grace time runs out."""
        self._grace_timer = None
        self.presence_changed()
        people = {self.state.record.host, *(seat.guest for seat in self.state.record.seats if seat.guest)}
        left = [grace for grace in map(self.state.presence.grace_left, people) if grace]
        if left:
            self._refresh_after(min(left))

    def _enforce_doors(self) -> None:
        """Disconnect everyone who may not watch (any more)."""
        for listener in list(self.state.presence.listeners):
            try:
                may_watch(self.state.record, listener.guest)
            except Illegal as refused:
                listener.disconnect(refused.code, refused.why)

    def acknowledge(self, guest: str, version: int) -> None:
        """A guest was shown everything up to a version: what was private in it is not sent again from any node."""
        version = min(version, self.version)
        if self.state.running_game is not None:
            mine = seating.of(self.state.record.seats, guest)
            for seat in mine:
                self.bots.audience.acknowledge(seat, version)
            seen = {seat: version for seat in mine if self.snapshots.mark_seen(seat, version)}
            if seen:
                self._store(StoredChange(self.state.record.id, seen=seen))

    def waits_for(self, guest: str) -> bool:
        """Whether a seat that this guest plays may act now."""
        seats = self.state.record.seats
        asked = self.state.questions if self.state.ticking else ()
        return any(seat in asked and seats[seat].bot is None for seat in seating.of(seats, guest))
