"""What a client notes of a table before any card can be known, and what it says of the deal when the secret is shown.

The browser does the same in `web/src/lib/fairDeal/dealWitness.ts`; `tests/play/witness_cases.json` tests both.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from enum import StrEnum

from dreamtable.play.fair_deal import commitment, committed_luck, new_secret, revealed_luck


class Verdict(StrEnum):
    """What a client can say of a deal by what it noted itself."""

    VOUCHED = "vouched"  # its own luck is in the deal, and all that was fixed before it was revealed is unchanged
    SEEN = "seen"  # nothing has changed since before the first card; it brought no luck itself
    LATE = "late"  # nothing has changed since it first looked, which was after the first card
    LEFT_OUT = "left_out"  # the same, but it sits at the table and its luck is not in the deal
    DIFFERS = "differs"  # what was shown at the end is not what was noted before: the table has cheated


class DealWitness:
    """The notes of one client about one table."""

    def __init__(self, luck: str = "") -> None:
        self._luck = luck or new_secret()
        self._noted: tuple[str, tuple[str, ...]] | None = None  # the commitments of the table and of the seats
        self._early = False  # they were noted before the first card
        self._own: dict[int, str] = {}  # for a seat, the nonce that was revealed for what was noted
        self._revealed = False  # the table knows some of this luck: from now on it may leave seats out, and no more
        self._differs = False

    @property
    def luck(self) -> str:
        """The commitment to this client's luck, to be sent to the table."""
        return committed_luck(self._luck)

    @property
    def commitment(self) -> str:
        """The commitment of the table that was noted, in hex; empty before anything was."""
        return self._noted[0] if self._noted else ""

    def see(self, shown: str, lucks: Sequence[str], replaced: Collection[str], started: bool) -> None:
        """Note what a table shows: its commitment, those of the seats once they are fixed, and those it had before.

        What was noted may be followed by something else while nothing was revealed, and ever after that only by a new
        draw that leaves somebody's luck out.
        """
        found = shown, tuple(lucks)
        if found == self._noted or self._differs:
            return
        if self._noted is not None and (started or self._revealed):
            before, redrawn = self._noted[1], self.commitment in replaced
            fixed_unseen = not self._revealed and not before and (shown == self.commitment or redrawn)
            if not fixed_unseen and not (redrawn and leaves_out(before, found[1])):
                self._differs = True
                return
        self._early = not started or (self._early and shown == self.commitment)
        self._noted, self._own = found, {}

    def reveal(self, seat: int, shown: str, lucks: Sequence[str]) -> str | None:
        """The nonce to reveal for a seat whose commitment is this client's own, or None.

        Notes what is fixed at this moment.  Nothing is revealed twice before two different sets of commitments: a table
        that knows a nonce could choose the other set to go with it.
        """
        fixed = shown, tuple(lucks)
        nonce = revealed_luck(self._luck, lucks[seat]) if seat < len(lucks) else None
        if nonce is None or self._differs or (self._revealed and fixed != self._noted):
            return None
        self._noted, self._early, self._revealed = fixed, True, True
        self._own[seat] = nonce
        return nonce

    def verdict(self, secret: str, nonces: Sequence[str], sits: bool) -> Verdict:
        """What can be said when the secret and the nonces of all seats are shown."""
        shown, lucks = self._noted or ("", ())
        if (
            self._differs
            or not _fits(shown, secret)
            or (lucks and not opens(lucks, nonces))
            or any(nonces[seat] != nonce for seat, nonce in self._own.items())
        ):
            return Verdict.DIFFERS
        if self._own:
            return Verdict.VOUCHED
        if sits:
            return Verdict.LEFT_OUT
        return Verdict.SEEN if self._early and (lucks or not any(nonces)) else Verdict.LATE


def opens(lucks: Sequence[str], nonces: Sequence[str]) -> bool:
    """Whether these nonces open the commitments of all seats; a seat without one must have no nonce."""
    return len(lucks) == len(nonces) and all(map(_fits, lucks, nonces))


def leaves_out(before: Sequence[str], after: Sequence[str]) -> bool:
    """Whether commitments are those of a new draw: the next links of all who revealed theirs, and fewer of them."""
    return (
        len(before) == len(after)
        and sum(map(bool, after)) < sum(map(bool, before))
        and all(not new or _fits(old, new) for old, new in zip(before, after))
    )


def _fits(shown: str, opened: str) -> bool:
    """Whether this opens a commitment.  Written in capitals it would, too, and deal other cards."""
    try:
        return opened == bytes.fromhex(opened).hex() and shown == (opened and commitment(opened))
    except ValueError:  # no hex
        return False
