"""What goes over the pipe between the table's process and a bot's: JSON, each message after its length."""

from __future__ import annotations

from msgspec import Raw, Struct

from dreamtable.bots.player import Decision, Turn

LENGTH = 4  # bytes
WAIT = Raw(b"null")


class Ask(Struct, frozen=True, tag="ask"):
    id: int
    turn: Turn


class Forget(Struct, frozen=True, tag="forget"):
    """A table is over or unloaded: its bots may go."""

    table: str


class Answer(Struct, frozen=True):
    """A choice, flat: msgspec reads no `Raw | None`, so a move of null stands for waiting."""

    id: int
    move: Raw = WAIT
    after: int = 0
    drowsy: bool = False
    problem: str = ""  # what went wrong, if something did

    def choice(self) -> Decision:
        return Decision(None if bytes(self.move) == bytes(WAIT) else self.move.copy(), self.after, self.drowsy)


def answer(number: int, choice: Decision) -> Answer:
    return Answer(number, WAIT if choice.move is None else choice.move, choice.after, choice.drowsy)


def frame(message: bytes) -> bytes:
    return len(message).to_bytes(LENGTH, "big") + message
