"""What the numbers of an environment mean: the fields of an observation, the names of actions, symmetries."""

from __future__ import annotations

from dreamtable.kit.errors import Invalid
from dreamtable.kit.game import Game


class Described:
    """An environment that says what its numbers mean."""

    game: Game

    @property
    def observation_fields(self) -> dict[str, slice]:
        """Where each field of an observation lies: `observation[..., fields["hand"]]`.

        Seats are counted clockwise from the observer, so an observation is the same wherever the observer sits; the
        last comment beside OBSERVED in the game's knowledge.py says what the numbers of a field are.
        """
        found, at = {}, 0
        for name, length in self.game.plain.OBSERVED or (("observation", self.game.plain.OBS),):
            found[name] = slice(at, at + length)
            at += length
        return found

    @property
    def action_names(self) -> tuple[str, ...]:
        """What each action is called; seats in these names are those of the table, not counted from the observer."""
        named: tuple[str, ...] = self.game.plain.ACTION_NAMES
        return named or tuple(f"action {a}" for a in range(self.game.plain.ACTIONS))

    def describe(self, action: int) -> str:
        """Return what an action is called."""
        names = self.action_names
        if not 0 <= action < len(names):
            raise Invalid("illegal_action", f"Actions are numbered from 0 to {len(names) - 1}, not {action}.")
        return names[int(action)]
