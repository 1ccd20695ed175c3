"""The contract of view.py: what a seat may see.  It is the only way out of a state."""

from __future__ import annotations

from collections.abc import Sequence
from types import ModuleType
from typing import Any

import msgspec

from dreamtable.kit.contract.game_file import GameFile
from dreamtable.kit.contract.signature_check import required
from dreamtable.kit.state import GameState
from dreamtable.kit.text import Said
from dreamtable.kit.view_labels import Labels


class ViewPart(GameFile):
    """What leaves a state: build it up from what everyone sees, and a secret that is not named here cannot leave.

    A View may have a field `waiting`: the seats that are waited for, as far as this seat may know.  Where a View has
    none, everyone is told who is waited for.
    """

    FILE = "view.py"

    View: type[msgspec.Struct]
    LABELS: Labels = Labels()  # which numbers in views and moves are seats or places, for whoever reads them aloud

    def __init__(self, module: ModuleType | None) -> None:
        super().__init__(module)
        self.limits_waiting = "waiting" in self.View.__struct_fields__

    @required
    def view(self, s: GameState, seat: int, said: Sequence[Said]) -> Any:
        """Return what a seat sees, as a View; seat -1 is somebody who only watches."""
        raise NotImplementedError  # contract
