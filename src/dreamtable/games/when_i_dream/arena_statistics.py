"""What the arena counts in When I Dream: the roles' points, the Dreamer's guesses, the shape of a night."""

from __future__ import annotations

from collections.abc import Iterator

from dreamtable.games.when_i_dream.events import DayBroke, Dealt, Heard, Settled
from dreamtable.games.when_i_dream.moves import Clue, Guess
from dreamtable.kit.contract.arena_statistics import Observation, PlayedGame

FEW, MANY = 3, 8  # numbers of clues below and from which guesses are counted together


def observations(played: PlayedGame) -> Iterator[Observation]:
    """Figures of every night: points of spirits are counted for their own bot, all else for the Dreamer's."""
    bots, dreamer = played.names, ""
    clues, cards = 0, 0
    for event in (told.event for told in played.told):
        match event:
            case Dealt(_, seat):
                dreamer, cards = bots[seat], 0
            case Heard():
                clues += 1
            case Settled(_, fate):
                yield dreamer, "clues a card", clues
                if fate in ("yellow", "blue"):
                    right = 100.0 * (fate == "yellow")
                    yield dreamer, "Dreamer right, %", right
                    yield dreamer, f"right after {clues_heard(clues)}, %", right
                clues, cards = 0, cards + 1
            case DayBroke(roles, yellow, blue, bonus, gains, _):
                for bot, role, gain in zip(bots, roles, gains):
                    yield bot, f"{role}, points a night", gain
                yield dreamer, "cards a night", cards
                yield dreamer, "sides within one, %", 100.0 * (abs(yellow - blue) <= 1)
                yield dreamer, "full recounts, %", 100.0 * bonus
    yield from paces(played)


def clues_heard(clues: int) -> str:
    """How many clues a guess followed, as the figures are grouped."""
    if clues < FEW:
        return "at most 2 clues"
    return f"{MANY} clues and more" if clues >= MANY else f"{clues} clues"


def paces(played: PlayedGame) -> Iterator[Observation]:
    """How long clues and guesses were in coming, from whatever a player did last."""
    last = 0.0
    for now, seat, move in played.moves:
        if isinstance(move, Clue | Guess):
            what = "clue" if isinstance(move, Clue) else "guess"
            yield played.names[seat], f"seconds to a {what}", (now - last) / 1000
        last = now
