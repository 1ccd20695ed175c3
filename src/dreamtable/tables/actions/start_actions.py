"""How a game begins: commitments to luck are fixed before everybody, then revealed, and then the cards are dealt."""

from __future__ import annotations

from collections.abc import Callable

from dreamtable import games
from dreamtable.kit.errors import Illegal
from dreamtable.play.fair_deal import commitment, new_secret
from dreamtable.tables.actions.action import Action, need_host, need_phase
from dreamtable.tables.pending_change import PendingChange
from dreamtable.tables.people import seats as seating
from dreamtable.tables.public_table_facts import Doors, Phase, Redraw
from dreamtable.tables.stored_game import opening
from dreamtable.tables.stored_table_record import Record

REVEAL = 5.0  # seconds in which a client that is connected has to reveal its luck
FIRST_REVEAL = 30.0  # the same for a client that has yet to connect, and for which nobody else waits


class BringLuck(Action, frozen=True):
    """A guest's client commits to its luck, for all seats of the guest; what an earlier client brought is replaced."""

    guest: str
    luck: str

    def perform(self, change: PendingChange) -> None:
        need_phase(change, Phase.LOBBY)
        for seat in seating.of(change.record.seats, self.guest):
            if change.record.seats[seat].luck != self.luck:
                change.set_record(seats=seating.set_luck(change.record.seats, seat, self.luck))


class StartGame(Action, frozen=True):
    """The host begins the game."""

    guest: str

    def perform(self, change: PendingChange) -> None:
        need_host(change.state, self.guest)
        begin_soon(change, REVEAL, change.state.presence.is_here)


def begin_soon(change: PendingChange, patience: float, is_here: Callable[[str], bool]) -> None:
    """Fix the luck of all who are here, and begin as soon as it is revealed: at once if nobody has any.

    Raises Illegal if a seat is empty.
    """
    need_phase(change, Phase.LOBBY)
    seats, rules = change.record.seats, games.load(change.record.game).plain.RULES_VERSION
    if any(seat.empty for seat in seats):
        raise Illegal("seats_empty", "Some seats are empty: invite somebody, seat a bot, or take the seat away.")
    # During the game a bot's seat is a hand to look into: the host has to open the doors again for each newcomer.
    doors = Doors.SEATS if change.record.doors == Doors.OPEN else change.record.doors
    change.set_record(rules=rules, doors=doors)
    _draw(change, tuple(seat.luck if is_here(seat.guest) else "" for seat in seats), patience)


def _draw(change: PendingChange, lucks: tuple[str, ...], patience: float) -> None:
    change.set_record(lucks=lucks, nonces=("",) * len(lucks), reveal_by=change.now + patience)
    _begin_if_revealed(change)


def _begin_if_revealed(change: PendingChange) -> None:
    if all(map(_revealed, change.record.lucks, change.record.nonces)):
        change.start(opening(change.record))


def time_to_reveal(record: Record, now: float) -> float:
    """The seconds that are left to reveal luck; none, if the node's clock was set back by a restart."""
    left = record.reveal_by - now
    return left if 0 < left <= FIRST_REVEAL else 0.0


def _revealed(luck: str, nonce: str) -> bool:
    return nonce != "" or luck == ""


class RevealLuck(Action, frozen=True):
    """A guest reveals the luck of a seat; the last one begins the game."""

    guest: str
    seat: int
    nonce: str

    def perform(self, change: PendingChange) -> None:
        record = change.record
        seating.own(record.seats, self.seat, self.guest)
        if not record.drawing:
            raise Illegal("luck_late", "The cards are dealt, or are not to be dealt yet.")
        if record.nonces[self.seat] == self.nonce:
            return
        if record.lucks[self.seat] != commitment(self.nonce):
            raise Illegal("luck_wrong", "That is not the luck that your seat has committed to.")
        nonces = (*record.nonces[: self.seat], self.nonce, *record.nonces[self.seat + 1 :])
        change.set_record(nonces=nonces)
        _begin_if_revealed(change)


class LeaveOutLuck(Action, frozen=True):
    """When the time is up, draw anew without those who did not reveal; nothing happens if somebody was faster.

    They might have seen a deal that they did not like.  So the secret is a new one, and the luck of all others too:
    what they have revealed is the commitment to the next link of it.
    """

    def perform(self, change: PendingChange) -> None:
        record = change.record
        if time_to_reveal(record, change.now) > 0 or not record.drawing:
            return
        silent = tuple(seat for seat, luck in enumerate(record.lucks) if not _revealed(luck, record.nonces[seat]))
        redraw = Redraw(commitment(record.secret), silent)
        change.set_record(secret=new_secret(), redraws=(*record.redraws, redraw))
        _draw(change, record.nonces, REVEAL)
