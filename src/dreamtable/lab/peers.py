"""`dreamtable bench --peers`: our card games beside those of other libraries, measured in one run.

Nothing is installed: whatever of OpenSpiel, RLCard, PettingZoo and pgx can be imported takes part.  All rates are per
second of CPU time, all threads of the process counted, so libraries that spread over the cores gain nothing by it and a
busy machine does not lie too much.  Four disciplines:

    python   random play, every step asked for from Python
    inside   random play in the library's own loop
    vector   4,096 games at once, a step of each with observation and legal actions; choosing actions is not counted
    search   iterations of a tree search with hidden information
"""

from __future__ import annotations

import os
import platform
import time
from collections.abc import Callable, Iterator
from html import escape
from importlib.metadata import PackageNotFoundError, version
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import msgspec
import numpy as np

from dreamtable import __version__

BATCH, ROLLOUTS = 4096, 200
CARDS = ("dream_ravens", "dreams_and_nightmares", "dream_power_trick")
OURS = "dreamtable"
PEERS = {"open_spiel": "pyspiel", "rlcard": "rlcard", "pettingzoo": "pettingzoo", "pgx": "pgx"}  # package: import
DISCIPLINES = {
    "python": "Random play driven from Python, steps a second",
    "inside": "Random play inside the library, steps a second",
    "vector": "4,096 games at once, env-steps a second",
    "search": "Search with hidden information, iterations a second",
}


class Figure(msgspec.Struct, frozen=True):
    library: str
    game: str
    discipline: str
    rate: float


Measure = tuple[str, str, str, Callable[[float], float]]  # library, game, discipline, how to measure for so long


def importable() -> dict[str, str]:
    """The peers that are here, with their versions."""
    found = {}
    for package, module in PEERS.items():
        if find_spec(module):
            try:
                found[package] = version(package)
            except PackageNotFoundError:
                found[package] = "?"
    return found


def measures() -> Iterator[Measure]:
    """Everything there is to measure here."""
    yield from _ours()
    here = importable()
    if "open_spiel" in here:
        yield from _open_spiel()
    if "rlcard" in here:
        yield from _rlcard()
        if "pettingzoo" in here:  # whose card games are RLCard's
            yield "pettingzoo", "leduc_holdem_v4", "python", _pettingzoo
    if "pgx" in here:
        yield from _pgx()


def run(seconds: float, plot: Path, as_json: bool = False) -> int:
    """Measure all, each for so many CPU-seconds; print the figures, and draw them into a file."""
    from rich.console import Console

    figures, console = [], Console(stderr=True)
    with console.status("measuring") as status:
        for library, game, discipline, measure in measures():
            status.update(f"{library}: {game}, {discipline}")
            try:
                figures.append(Figure(library, game, discipline, measure(seconds)))
            except Exception as wrong:  # another version of a peer, perhaps: the others are still worth seeing
                console.print(f"{library}: {game}, {discipline} cannot be measured: {wrong!r}")
    plot.write_text(chart(figures), "utf-8")
    if as_json:
        print(msgspec.json.encode({"machine": machine(), "figures": figures}).decode())
    else:
        print(machine(), table(figures), f"Plot: {plot}", sep="\n\n")
    return 0


def machine() -> str:
    """What the figures were measured on."""
    names = [line.partition(":")[2].strip() for line in _cpuinfo() if line.startswith("model name")]
    versions = ", ".join(f"{package} {number}" for package, number in {OURS: __version__, **importable()}.items())
    chip = names[0] if names else platform.machine()
    return f"{chip}, {os.cpu_count()} cores, Python {platform.python_version()}; {versions}"


def _cpuinfo() -> list[str]:
    file = Path("/proc/cpuinfo")
    return file.read_text("utf-8").splitlines() if file.exists() else []


def _rate(step: Callable[[], int], seconds: float) -> float:
    """Steps per CPU-second of something that returns how many it made; the first call, which may compile, is free."""
    step()
    made, spent = 0, 0.0
    while spent < seconds:
        began = time.process_time()
        made += step()
        spent += time.process_time() - began
    return made / spent


# -- ours -------------------------------------------------------------------------------------------------------
def _ours() -> Iterator[Measure]:
    for name in CARDS:
        yield OURS, name, "python", lambda seconds, name=name: _rate(_solo(name), seconds)  # type: ignore[misc]
        yield OURS, name, "inside", lambda seconds, name=name: _rate(_playouts(name), seconds)  # type: ignore[misc]
        yield OURS, name, "vector", lambda seconds, name=name: _vector(name, seconds)  # type: ignore[misc]
        yield OURS, name, "search", lambda seconds, name=name: _rate(_search(name), seconds)  # type: ignore[misc]


def _solo(name: str) -> Callable[[], int]:
    from dreamtable.envs.plain_game import Solo
    from dreamtable.kit.random import below

    solo = Solo(name, 4, None)

    def game() -> int:
        steps = 0
        solo.reset(below(solo.dice, 1 << 30))
        while not solo.over:
            actions = solo.legal()
            solo.play(actions[below(solo.dice, len(actions))])
            steps += 1
        return steps

    return game


def _playouts(name: str) -> Callable[[], int]:
    from dreamtable.games import load
    from dreamtable.kit.game import compiled
    from dreamtable.kit.random import generator

    game = load(name)
    fast, opening, states = compiled(game), game.opening(4).to_numpy(), game.rules.State.array(ROLLOUTS)
    dice = np.array(generator(1), np.int64)

    def games() -> int:
        fast.open_all(states, opening, dice)
        return int(fast.playouts(states, dice))

    return games


def _vector(name: str, seconds: float) -> float:
    from dreamtable.envs.vector_env import VectorEnv

    env = VectorEnv(name, games=BATCH, seats=4, seed=1)
    for _ in range(50):  # games at all stages, not all at their beginning
        env.step(env.sample())
    return _stepped(env.sample, env.step, seconds)


def _stepped(choose: Callable[[], Any], step: Callable[[Any], Any], seconds: float) -> float:
    made, spent = 0, 0.0
    while spent < seconds:
        actions = choose()
        began = time.process_time()
        step(actions)
        spent += time.process_time() - began
        made += BATCH
    return made / spent


def _search(name: str) -> Callable[[], int]:
    from dreamtable.bots.player import Thinking
    from dreamtable.bots.searcher import Searcher
    from dreamtable.games import load
    from dreamtable.kit.contract.bot import SearchSettings
    from dreamtable.kit.random import generator

    game = load(name)
    mind = Searcher(game, Thinking(iterations=1000), SearchSettings())
    state = game.opening(2)
    seat = game.plain.advance(state, generator(1))
    root = state.to_numpy()

    def decision() -> int:
        mind.decide_in(root, seat, 1)
        return mind.iterations

    return decision


# -- theirs -----------------------------------------------------------------------------------------------------
def _open_spiel() -> Iterator[Measure]:
    import pyspiel

    def python(name: str) -> Callable[[], int]:
        game, luck = pyspiel.load_game(name), np.random.default_rng(1)

        def play() -> int:
            state, steps = game.new_initial_state(), 0
            while not state.is_terminal():
                actions = state.legal_actions()
                if state.is_chance_node():
                    actions, weights = zip(*state.chance_outcomes())
                    state.apply_action(luck.choice(actions, p=weights))
                else:
                    state.apply_action(actions[luck.integers(len(actions))])
                    steps += 1
            return steps

        return play

    def inside(name: str) -> Callable[[], int]:
        game, one = pyspiel.load_game(name), python(name)
        bots = [pyspiel.make_uniform_random_bot(p, 1 + p) for p in range(game.num_players())]
        usual = sum(one() for _ in range(ROLLOUTS)) / ROLLOUTS  # steps of a game: these games do not tell

        def games() -> int:
            for seed in range(ROLLOUTS):
                pyspiel.evaluate_bots(game.new_initial_state(), bots, seed)
            return round(ROLLOUTS * usual)

        return games

    def search(name: str) -> Callable[[], int]:
        state = pyspiel.load_game(name).new_initial_state()
        while state.is_chance_node():
            state.apply_action(state.legal_actions()[0])
        bot = pyspiel.ISMCTSBot(1, pyspiel.RandomRolloutEvaluator(1, 1), 0.7, 1000)

        def decision() -> int:
            bot.step(state)
            return 1000

        return decision

    for name in ("leduc_poker", "gin_rummy", "hearts"):
        yield "open_spiel", name, "python", lambda seconds, name=name: _rate(python(name), seconds)  # type: ignore[misc]
        yield "open_spiel", name, "inside", lambda seconds, name=name: _rate(inside(name), seconds)  # type: ignore[misc]
    yield "open_spiel", "leduc_poker", "search", lambda seconds: _rate(search("leduc_poker"), seconds)


def _rlcard() -> Iterator[Measure]:
    import rlcard

    def python(name: str) -> Callable[[], int]:
        env, luck = rlcard.make(name), np.random.default_rng(1)

        def play() -> int:
            state, _ = env.reset()
            steps = 0
            while not env.is_over():
                actions = list(state["legal_actions"])
                state, _ = env.step(actions[luck.integers(len(actions))])
                steps += 1
            return steps

        return play

    for name in ("leduc-holdem", "uno", "gin-rummy"):
        yield "rlcard", name, "python", lambda seconds, name=name: _rate(python(name), seconds)  # type: ignore[misc]


def _pettingzoo(seconds: float) -> float:
    from pettingzoo.classic import leduc_holdem_v4

    env, luck = leduc_holdem_v4.env(), np.random.default_rng(1)

    def play() -> int:
        env.reset(seed=int(luck.integers(2**31)))
        steps = 0
        for _ in env.agent_iter():
            seen, _, terminated, truncated, _ = env.last()
            over = terminated or truncated
            env.step(None if over else int(luck.choice(np.flatnonzero(seen["action_mask"]))))
            steps += not over
        return steps

    return _rate(play, seconds)


def _pgx() -> Iterator[Measure]:
    import jax
    import pgx
    from pgx.experimental import auto_reset

    def choose(state: Any, key: Any) -> Any:
        import jax.numpy as jnp

        return jax.random.categorical(key, jnp.log(state.legal_action_mask.astype(jnp.float32)))

    def parts(name: str) -> tuple[Any, Any, Any]:
        env = pgx.make(name)
        begin = jax.vmap(env.init)(jax.random.split(jax.random.PRNGKey(0), BATCH))
        return env, begin, jax.vmap(auto_reset(env.step, env.init))

    def inside(name: str, seconds: float) -> float:
        _, state, step = parts(name)

        def play(state: Any, key: Any) -> Any:
            def one(state: Any, key: Any) -> Any:
                pick, luck = jax.random.split(key)
                return step(state, choose(state, pick), jax.random.split(luck, BATCH)), None

            return jax.lax.scan(one, state, jax.random.split(key, 20))[0]

        fast = jax.jit(play)

        def games() -> int:
            jax.block_until_ready(fast(state, jax.random.PRNGKey(1)))
            return 20 * BATCH

        return _rate(games, seconds)

    def vector(name: str, seconds: float) -> float:
        _, state, step = parts(name)
        step, pick, key = jax.jit(step), jax.jit(choose), jax.random.PRNGKey(1)

        def chosen() -> Any:
            nonlocal key
            key, one, two = jax.random.split(key, 3)
            return jax.block_until_ready((pick(state, one), jax.random.split(two, BATCH)))

        def stepped(given: Any) -> None:
            nonlocal state
            state = jax.block_until_ready(step(state, *given))

        for _ in range(50):
            stepped(chosen())
        return _stepped(chosen, stepped, seconds)

    def python(name: str, seconds: float) -> float:
        env, _, _ = parts(name)
        begin, step, luck = jax.jit(env.init), jax.jit(env.step), np.random.default_rng(1)

        def play() -> int:
            state, steps = begin(jax.random.PRNGKey(int(luck.integers(2**31)))), 0
            while not state.terminated:
                open_now = np.flatnonzero(np.asarray(state.legal_action_mask))
                state = step(state, int(luck.choice(open_now)), jax.random.PRNGKey(steps))
                steps += 1
            return steps

        return _rate(play, seconds)

    for name in ("kuhn_poker", "leduc_holdem", "sparrow_mahjong"):
        for discipline, measure in (("python", python), ("inside", inside), ("vector", vector)):
            yield "pgx", name, discipline, lambda s, name=name, measure=measure: measure(name, s)  # type: ignore[misc]


# -- showing ----------------------------------------------------------------------------------------------------
INKS = {OURS: "#5b4b8a", "open_spiel": "#d08c60", "rlcard": "#4f8a83", "pettingzoo": "#b3546b", "pgx": "#3f6ea5"}
WIDE, LABEL, ROW = 760, 250, 20


def short(rate: float) -> str:
    """12.3 M, 45 k, 678."""
    for size, unit in ((1e6, " M"), (1e3, " k")):
        if rate >= size:
            return f"{rate / size:.3g}{unit}"
    return f"{rate:.3g}"


def table(figures: list[Figure]) -> str:
    """The figures in Markdown."""
    lines = ["| discipline | library | game | rate |", "|---|---|---|---:|"]
    for discipline, title in DISCIPLINES.items():
        for f in ranked(figures, discipline):
            lines.append(f"| {title} | {f.library} | {f.game} | {short(f.rate)} |")
    return "\n".join(lines)


def ranked(figures: list[Figure], discipline: str) -> list[Figure]:
    return sorted((f for f in figures if f.discipline == discipline), key=lambda f: -f.rate)


def chart(figures: list[Figure]) -> str:
    """Bars on a logarithmic scale, one group a discipline."""
    least = min(f.rate for f in figures) / 2
    room = (WIDE - LABEL - 80) / np.log10(max(f.rate for f in figures) / least)
    body, y = "", 10
    for discipline, title in DISCIPLINES.items():
        y += 24
        body += f'<text x="8" y="{y}" font-weight="bold">{escape(title)}</text>'
        y += 8
        for f in ranked(figures, discipline):
            long = room * np.log10(f.rate / least)
            body += f'<text x="{LABEL - 8}" y="{y + 14}" text-anchor="end">{escape(f"{f.library}: {f.game}")}</text>'
            body += f'<rect x="{LABEL}" y="{y + 2}" width="{long:.1f}" height="{ROW - 5}" fill="{INKS[f.library]}"/>'
            body += f'<text x="{LABEL + long + 6:.1f}" y="{y + 14}">{short(f.rate)}</text>'
            y += ROW
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDE} {y + 12}" role="img" '
        f'aria-label="rates of Dreamtable and other libraries, on a logarithmic scale">'
        f'<rect width="100%" height="100%" fill="#faf7f2"/>'
        f'<g font-family="sans-serif" font-size="12" fill="#241f33">{body}</g></svg>\n'
    )
