"""Dream afterwards: what somebody knew when they decided."""

from __future__ import annotations

from dreamtable.games.dream_ravens.cards import ravens_on
from dreamtable.games.dream_ravens.state import HAND, State, has_seen
from dreamtable.kit.contract.analysis import Memory
from dreamtable.kit.position import Position


def situation(before: Position, seat: int) -> dict[str, int]:
    """Return how many of the own lands the seat had seen, and the ravens on them."""
    s: State = before.state
    seen = [s.hand[seat][i] for i in range(HAND) if has_seen(s, seat, seat, i) and s.hand[seat][i] >= 0]
    return {"lands": len(seen), "ravens": sum(ravens_on(kind) for kind in seen)}


def memories(position: Position, seat: int) -> list[Memory]:
    """Return the lands that the seat has seen, the own ones first."""
    s: State = position.state
    owners = sorted(range(s.seats), key=lambda owner: (owner != seat, owner))
    places = ((owner, i) for owner in owners for i in range(HAND) if s.hand[owner][i] >= 0)
    return [Memory(owner, i + 1, ravens_on(s.hand[owner][i])) for owner, i in places if has_seen(s, seat, owner, i)]
