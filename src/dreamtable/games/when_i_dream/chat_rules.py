"""When I Dream: when the chat is open (WD26)."""

from __future__ import annotations

from collections.abc import Sequence

from dreamtable.games.when_i_dream.state import Phase, State
from dreamtable.kit.errors import Illegal
from dreamtable.kit.text import Said


def check(s: State, seat: int, said: Sequence[Said], text: str) -> None:
    """Raise Illegal from nightfall until the dream is recounted: the night is for clues, the recount for memory."""
    if Phase.NIGHT <= s.phase <= Phase.TICK:
        raise Illegal("talk_closed", "Quiet, somebody is asleep: talk again when it is day.")
