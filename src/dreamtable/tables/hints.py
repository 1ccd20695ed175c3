"""Help while words are typed: whether a clue would be proper, and which adjectives one might ask."""

from __future__ import annotations

from msgspec import Struct

from dreamtable.kit.errors import Illegal
from dreamtable.kit.text import AdjectiveQuestion, ClueQuestion, Question
from dreamtable.play.text_moves import SOMETHING, questions
from dreamtable.tables import seats as seating
from dreamtable.tables.table_state import TableState

SUGGESTED = 12
SIMILAR = "similar"  # the code of a warning


class Hint(Struct, frozen=True):
    proper: bool
    warning: bool  # proper as far as we can tell, but somebody may flag it
    code: str  # why it is not proper, or what the warning is about; "" if there is nothing to say
    why: str


def judge(table: TableState, guest: str, seat: int, clue: str) -> Hint:
    """Only for a seat that may give a clue now: it sees the Element anyway."""
    for question in _questions(table, guest, seat, clue):
        if isinstance(question, ClueQuestion):
            from dreamtable.language import referee

            verdict = referee.judge(question.element, question.clue)
            if verdict.warning is not None:
                return Hint(True, True, SIMILAR, verdict.warning)
            return Hint(verdict.proper, False, verdict.reason or "", verdict.why)
    raise Illegal("no_clue", "You are not asked for a clue now.")


def suggest(table: TableState, guest: str, seat: int, begins: str) -> list[str]:
    """Adjectives that may be asked here and begin with the letters typed so far; none that was asked before."""
    for question in _questions(table, guest, seat, SOMETHING):
        if isinstance(question, AdjectiveQuestion):
            asked = (
                {said.text.strip().lower() for said in table.running_game.position.said}
                if table.running_game
                else set()
            )
            return _adjectives(begins.strip().lower(), question.titles, asked)
    raise Illegal("no_adjective", "You are not asked for an adjective now.")


def _questions(table: TableState, guest: str, seat: int, text: str) -> list[Question]:
    seating.own(table.record.seats, seat, guest)
    if table.running_game is None:
        raise Illegal("not_started", "The game has not started yet.")
    position = table.running_game.position
    return questions(position.game, position.state, seat, position.moves(seat), text)


def _adjectives(begins: str, titles: tuple[str, ...], asked: set[str]) -> list[str]:
    from dreamtable.language.adjectives import adjective, known_adjectives
    from dreamtable.language.anchors import ANCHORS

    found: list[str] = []
    for word in (*ANCHORS, *sorted(known_adjectives())):
        if word.startswith(begins) and word not in found and word not in asked:
            try:
                found.append(adjective(word, titles))
            except Illegal:
                continue
        if len(found) == SUGGESTED:
            break
    return found
