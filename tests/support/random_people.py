"""People who play any legal move, over a real socket."""

from __future__ import annotations

import random

import msgspec

from dreamtable.client import Refused, Watch, moves
from dreamtable.protocol import messages as p

WORDS = ("soft", "dark", "strange", "water", "bright", "cloud")


def fill(move: msgspec.Raw, dice: random.Random) -> dict[str, object]:
    plain = msgspec.json.decode(move)
    return {k: dice.choice(WORDS) if v == "" and k != "type" else v for k, v in plain.items()}


async def play_on(table: Watch, seat: int, dice: random.Random, most: int = 10_000) -> p.Snapshot:
    """Any legal move whenever this seat is asked, until the end or `most` moves."""
    made = 0
    while made < most:
        snapshot = await table.until(lambda s: s.result is not None or seat in s.waiting, timeout=60)
        if snapshot.result is not None:
            break
        perspective = next(e for e in snapshot.perspectives if e.seat == seat)
        try:
            await table.move(seat, fill(dice.choice(moves(perspective)), dice), snapshot.version)
            made += 1
        except Refused as refused:
            assert refused.code not in ("broken", "not_saved"), refused
    return table.snapshot
