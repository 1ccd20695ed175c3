"""What goes over the pipe between a server and a process of bots: JSON, each message after its length."""

from __future__ import annotations

from msgspec import Raw, Struct

from dreamtable.bots.player import Decision, Turn

LENGTH = 4  # bytes
WAIT = Raw(b"null")


class Ask(Struct, frozen=True, tag="ask"):
    """A turn that a bot has to answer."""

    id: int
    turn: Turn


class Forget(Struct, frozen=True, tag="forget"):
    """A table is over or unloaded: drop the bots that sit there."""

    table: str


class Reply(Struct, frozen=True):
    """A bot's decision, or why there is none.  msgspec reads no `Raw | None`, so a move of null stands for waiting."""

    id: int
    move: Raw = WAIT
    after: int = 0
    drowsy: bool = False
    facts: dict[str, int] = {}
    problem: str = ""  # what went wrong, if something did

    def decision(self) -> Decision:
        """Return the decision in this reply."""
        return Decision(
            None if bytes(self.move) == bytes(WAIT) else self.move.copy(), self.after, self.drowsy, self.facts
        )


def reply(number: int, decision: Decision) -> Reply:
    """Return the reply to the question with a number."""
    move = WAIT if decision.move is None else decision.move
    return Reply(number, move, decision.after, decision.drowsy, decision.facts)


def frame(message: bytes) -> bytes:
    """Return a message with its length before it."""
    return len(message).to_bytes(LENGTH, "big") + message
