"""A game in words, for language models: what a seat sees and was told as text, a move as JSON or by its number.

    env = TextEnv("dream_ravens", seats=3, opponents="dreaming", seed=1)
    prompt = env.reset()
    while not env.over:
        prompt = env.step(ask_your_model(prompt))

Others are bots or agents.  Nothing in the text is more than the seat may know.
"""

from __future__ import annotations

from typing import Any

import msgspec

from dreamtable.kit.errors import UNREADABLE, Invalid, Problem
from dreamtable.kit.moves import Gesture
from dreamtable.play.game_text import GameText
from dreamtable.play.match import Match, new
from dreamtable.play.seated_player import SeatedPlayer
from dreamtable.play.seeds import number_of

HOW = (
    "Answer with the number of one, or with a move in JSON: number 0 is {example}. In JSON, places are counted from 0."
)
HOW_WITHOUT = "Answer with a move in JSON, where places are counted from 0. The kinds of moves are: {kinds}."


class TextEnv:
    """One game in which a program that reads and writes text sits on a seat.

    `list_moves=False` leaves the open moves out of the prompt: the program has to know the rules (`rules`).  An answer
    that is no open move is refused with the reason, and asked for again; `refusals` counts how often that happened.
    """

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        seat: int = 0,
        opponents: str | list[str] = "dreaming",
        options: dict[str, Any] | None = None,
        seed: int | None = None,
        list_moves: bool = True,
    ) -> None:
        self._game, self._seats, self._options = game, seats, options or {}
        self._seed, self.seat, self._lists = number_of(seed), seat, list_moves
        g = self._new(self._seed)
        if seat not in range(g.seats):
            raise Invalid("no_such_seat", f"There is no seat {seat!r} at this table.")
        names = [opponents] * (g.seats - 1) if isinstance(opponents, str) else list(opponents)
        if len(names) != g.seats - 1:
            raise Invalid("bad_opponents", f"{g.seats - 1} others are at the table, not {len(names)}.")
        others = [p for p in range(g.seats) if p != seat]
        self._others = {p: SeatedPlayer(name, game, self._seed + p) for p, name in zip(others, names)}
        self.match: Match[Any, Any] = g
        self.reset(self._seed)

    def _new(self, seed: int) -> Match[Any, Any]:
        return new(self._game, self._seats, seed, **self._options)

    def reset(self, seed: int | None = None) -> str:
        """Start a new game, and return the first prompt; without a seed, the next one is used."""
        self._seed = self._seed if seed is None else number_of(seed)
        self.match = self._new(self._seed)
        self._seed += 1
        self.refusals = 0
        self.told = 0  # events that were told before the last answer
        self._let_others_play()
        return self.look()

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.match.over

    @property
    def reward(self) -> float:
        """How the game went for the seat; 0 before the end."""
        return self.match.outcome.payoffs[self.seat] if self.match.outcome else 0.0

    @property
    def rules(self) -> str:
        """The rules of the game, in our words."""
        return (self.match.game.folder / "RULES.md").read_text("utf-8")

    def look(self) -> str:
        """Return what was told to the seat since the last answer, what it sees, and what it may do."""
        g = self.match
        heard = g.heard(self.seat)
        news = [g.tell(event) for event in heard[self.told :]]
        lines = [f"You are {g.names[self.seat]} in {g.game.facts.title}."]
        lines += ["", "What happened:", *news] if news else []
        lines += ["", "What you see:", g.text(self.seat, moves=self._lists)]
        if g.over:
            lines += ["", f"The game is over. Payoffs: {list(g.outcome.payoffs) if g.outcome else []}."]
        elif self.seat in g.waiting:
            lines += ["", self._how()]
        return "\n".join(lines)

    def _how(self) -> str:
        if self._lists:
            return HOW.format(example=msgspec.json.encode(self.match.legal(self.seat)[0]).decode())
        words = GameText(self.match.game, self.match.names)
        kinds = [f"{kind.__struct_config__.tag}({', '.join(kind.__struct_fields__)})" for kind in words.gestures]
        return HOW_WITHOUT.format(kinds=", ".join(kinds))

    def step(self, answer: str | int | dict[str, Any] | Gesture) -> str:
        """Play an answer, let the others play until the seat is asked again, and return the next prompt.

        A refused answer changes nothing: the prompt then begins with the reason.  Raises Invalid after the end.
        """
        if self.over:
            raise Invalid("game_over", "The game is over: reset the environment before you step again.")
        try:
            return self.play(answer)
        except Problem as refusal:
            self.refusals += 1
            return f"Refused: {refusal.why} [{refusal.code}]\n\n{self.look()}"

    def play(self, answer: str | int | dict[str, Any] | Gesture) -> str:
        """Do the same, but raise Problem if the answer is refused."""
        heard = len(self.match.heard(self.seat))
        self.match.play(self.seat, self._read(answer))
        self.told = heard
        self._let_others_play()
        return self.look()

    def _read(self, answer: str | int | dict[str, Any] | Gesture) -> dict[str, Any] | Gesture:
        if isinstance(answer, str):
            written = answer
            try:
                answer = msgspec.json.decode(written)
            except UNREADABLE:
                raise Invalid("bad_answer", f"{written[:80]!r} is neither JSON nor a number.") from None
        if isinstance(answer, dict | Gesture):
            return answer
        listed = self.match.legal(self.seat) if self._lists else []
        if isinstance(answer, int) and not isinstance(answer, bool) and 0 <= answer < len(listed):
            chosen: Gesture = listed[answer]
            return chosen
        raise Invalid("bad_answer", f"{answer!r} is neither a move nor the number of one that is listed.")

    def _let_others_play(self) -> None:
        """Let every other seat that may act do so once, and again until this seat is asked."""
        g = self.match
        while not g.over:
            acted = False
            for seat, player in self._others.items():
                if seat in g.waiting:
                    acted = True
                    g.play(seat, player.choose(g, seat))
            if self.seat in g.waiting or not acted:
                return
