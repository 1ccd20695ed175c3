"""One game on the compiled rules, stepped from Python: for loops that take one action at a time.

    game = FastGame("dream_ravens", seats=3, seed=1)
    while not game.over:
        game.play(choose(game.legal))                    # for the seat game.seat
    print(game.payoffs())

A call into compiled code costs more than most rules, and most of that is spent on handing over arrays.  So there is one
call for each action, and it is handed an address: chance, the next seat and its open actions come back as one number.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

import numpy as np
from numba import from_dtype, njit, types
from numba.core import cgutils
from numba.extending import intrinsic
from numba.np.arrayobj import populate_array

from dreamtable.envs.descriptions import Described
from dreamtable.envs.symbolic_games import game_for_agents
from dreamtable.kit.errors import Invalid
from dreamtable.kit.game import Game, compiled
from dreamtable.kit.random import generator
from dreamtable.kit.state import NOBODY
from dreamtable.play.seeds import number_of

SEAT_BITS = 4  # of the answer: the seat that is asked; the open actions, or how many there are, stand above
WIDEST = 59  # actions that fit into an answer as bits
RESET = -1  # in place of an action


def array_at(dtype: Any, count: int) -> Any:
    """Return a compiled function from an address to an array of so many that lies there."""
    found, item = types.Array(from_dtype(np.dtype(dtype)), 1, "C"), np.dtype(dtype).itemsize

    @intrinsic
    def at(typing: Any, address: Any) -> Any:
        def generate(context: Any, builder: Any, signature: Any, args: Any) -> Any:
            array = context.make_array(found)(context, builder)
            size, length = (context.get_constant(types.intp, n) for n in (item, count))
            populate_array(  # type: ignore[no-untyped-call]
                array,
                data=builder.inttoptr(args[0], array.data.type),
                shape=cgutils.pack_array(builder, [length]),  # type: ignore[no-untyped-call]
                strides=cgutils.pack_array(builder, [size]),  # type: ignore[no-untyped-call]
                itemsize=size,
                meminfo=None,
            )
            return array._getvalue()

        return found(types.int64), generate

    return at


@cache
def stepper(game: Game) -> Callable[[int, int, int], int]:
    """Compile `step(address, seat, action)` for a game; the address is that of a FastGame's room."""
    fast = compiled(game)
    play, advance, legal, actions = fast.play, fast.advance, fast.legal, fast.ACTIONS
    record = game.rules.State.dtype()
    size = record.itemsize
    wide = actions > WIDEST
    states_at = array_at(record, 2)  # the game, and its opening
    dice_at, moves_at = array_at(np.int64, 2), array_at(np.int32, actions)

    compiling: Any = njit  # its type hints do not know _nrt

    @compiling(nogil=True, _nrt=False)  # type: ignore[untyped-decorator]
    def step(address: int, seat: int, action: int) -> Any:
        states, dice, moves = states_at(address), dice_at(address + 2 * size), moves_at(address + 2 * size + 16)
        if action == RESET:
            states[0] = states[1]
        else:
            play(states[0], seat, action)
        asked = advance(states[0], dice)
        if asked == NOBODY:
            return asked
        count = legal(states[0], asked, moves)
        if wide:
            return asked | count << SEAT_BITS
        bits = 0
        for j in range(count):
            bits |= 1 << moves[j]
        return asked | bits << SEAT_BITS

    found: Callable[[int, int, int], int] = step
    return found


@cache
def actions_in(answer: int) -> tuple[int, ...]:
    """The open actions whose bits are set in an answer."""
    bits = answer >> SEAT_BITS
    return tuple(a for a in range(bits.bit_length()) if bits >> a & 1)


class FastGame(Described):
    """A game: `seat` is asked, `legal` are its open actions, in no order that means anything; `over` after the end.

    An action that is not in `legal` is refused.
    """

    seat: int
    legal: tuple[int, ...]
    over: bool

    def __init__(
        self, game: str, seats: int | None = None, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> None:
        self.game = game_for_agents(game)
        self.seats = self.game.check_seats(self.game.facts.best if seats is None else seats)
        self._opening = self.game.opening(self.seats, options).to_numpy()
        self._make_room()
        self.reset(seed)

    def _make_room(self) -> None:
        size, actions = self._opening.itemsize, self.game.plain.ACTIONS
        self._room = np.zeros(2 * size + 16 + 4 * actions + 8, np.uint8)
        self._room[size : 2 * size] = self._opening.view(np.uint8)
        self._dice = self._room[2 * size : 2 * size + 16].view(np.int64)
        self._moves = self._room[2 * size + 16 :][: 4 * actions].view(np.int32)
        self._address = int(self._room.ctypes.data)
        self._wide = actions > WIDEST
        self._step = stepper(self.game)

    def reset(self, seed: int | None = None) -> None:
        """Start a new game; the same seed deals the same cards."""
        self._dice[:] = generator(number_of(seed))
        self.again()

    def again(self) -> None:
        """Start a new game with the cards that come next."""
        self._take(self._step(self._address, 0, RESET))

    def play(self, action: int) -> None:
        """Play an open action of the seat that is asked."""
        if action not in self.legal:
            raise self._refusal(action)
        self._take(self._step(self._address, self.seat, action))

    def _refusal(self, action: object) -> Invalid:
        if self.over:
            return Invalid("game_over", "The game is over: reset it before you play again.")
        return Invalid("illegal_action", f"Action {action!r} is not open: choose one of `legal`.")

    def _take(self, answer: int) -> None:
        self.over = answer < 0
        if answer < 0:
            self.seat, self.legal = NOBODY, ()
            return
        self.seat = answer & 15
        if self._wide:
            self.legal = tuple(self._moves[: answer >> SEAT_BITS].tolist())
        else:
            self.legal = actions_in(answer & ~15)

    @property
    def state(self) -> Any:
        """The whole truth as a plain State, for analysis."""
        return self.game.rules.State.from_bytes(self._room[: self._opening.itemsize].tobytes())

    def payoffs(self) -> list[float]:
        """How the game went for each seat, once it is over."""
        state = self.state
        return [self.game.plain.payoff(state, p) for p in range(self.seats)]

    def __getstate__(self) -> dict[str, Any]:
        kept = ("game", "seats", "over", "seat", "legal", "_opening")
        return {name: getattr(self, name) for name in kept} | {"room": self._room.copy()}

    def __setstate__(self, state: dict[str, Any]) -> None:
        room = state.pop("room")
        self.__dict__.update(state)
        self._make_room()
        self._room[:] = room
