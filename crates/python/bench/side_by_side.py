"""Random actions a second, side by side on one machine: `cargo xtask bench python`.

Rounds alternate between all contestants, so that a busy moment of the machine hits all of them; the median
counts. Every contestant plays whole games with uniformly random legal actions and counts the actions of
players.
"""

from __future__ import annotations

import argparse
import json
import random
import statistics
import time
from typing import Callable

import numpy as np
import pyspiel
from pettingzoo.classic import leduc_holdem_v4, texas_holdem_v4

import cartagena
import cartagena.open_spiel  # noqa: F401 (registers the game)
from cartagena import cartagena_v0

Contestant = Callable[[float], tuple[int, float]]
BASELINE = "PettingZoo texas_holdem_v4"


def pettingzoo(make) -> Contestant:
    """Return a contestant that plays through PettingZoo's interface, as its documentation shows."""
    env = make()
    env.reset(seed=1)  # Only once: PettingZoo's card games are made anew for every seed.
    choose = random.Random(1)

    def play(seconds: float) -> tuple[int, float]:
        actions, begun = 0, time.perf_counter()
        while time.perf_counter() - begun < seconds:
            env.reset()
            for _ in env.agent_iter():
                seen, _, terminated, truncated, _ = env.last()
                if terminated or truncated:
                    env.step(None)
                    continue
                env.step(int(choose.choice(np.flatnonzero(seen["action_mask"]))))
                actions += 1
        return actions, time.perf_counter() - begun

    return play


def vectorised(games: int, threads: int | None) -> Contestant:
    """Return a contestant that steps many games at once, observations and masks of all included."""
    env = cartagena.VectorEnv(games, "tortuga", 2, seed=1, threads=threads)
    env.reset()

    def play(seconds: float) -> tuple[int, float]:
        actions, begun = 0, time.perf_counter()
        while time.perf_counter() - begun < seconds:
            env.step(env.sample_actions())
            actions += games
        return actions, time.perf_counter() - begun

    return play


def open_spiel(name: str) -> Contestant:
    """Return a contestant that plays through OpenSpiel's Python interface."""
    game = pyspiel.load_game(name)
    choose = random.Random(1)

    def play(seconds: float) -> tuple[int, float]:
        actions, begun = 0, time.perf_counter()
        while time.perf_counter() - begun < seconds:
            state = game.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    outcomes, chances = zip(*state.chance_outcomes())
                    state.apply_action(choose.choices(outcomes, chances)[0])
                    continue
                state.apply_action(choose.choice(state.legal_actions()))
                actions += 1
        return actions, time.perf_counter() - begun

    return play


def contestants() -> dict[str, Contestant]:
    """Return everything that is measured."""
    return {
        BASELINE: pettingzoo(texas_holdem_v4.env),
        "PettingZoo leduc_holdem_v4": pettingzoo(leduc_holdem_v4.env),
        "PettingZoo cartagena_v0": pettingzoo(cartagena_v0.env),
        "VectorEnv of 4096, 1 thread": vectorised(4096, 1),
        "VectorEnv of 4096, all threads": vectorised(4096, None),
        "OpenSpiel backgammon (C++)": open_spiel("backgammon"),
        "OpenSpiel python_cartagena": open_spiel("python_cartagena"),
    }


def main() -> None:
    """Measure and print a table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=2.0, help="of one round of one contestant")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--json", action="store_true", help="print the figures as JSON, in the last line")
    options = parser.parse_args()
    everybody = contestants()
    rates: dict[str, list[float]] = {name: [] for name in everybody}
    for _ in range(options.rounds):
        for name, play in everybody.items():
            actions, seconds = play(options.seconds)
            rates[name].append(actions / seconds)
    medians = {name: statistics.median(found) for name, found in rates.items()}
    print(f"{'random actions a second, median of ' + str(options.rounds):<38}{'':>12}  beside {BASELINE}")
    for name, rate in medians.items():
        print(f"{name:<38}{rate:>12,.0f}  {rate / medians[BASELINE]:>8.1f} x")
    if options.json:
        print(json.dumps(medians))


if __name__ == "__main__":
    main()
