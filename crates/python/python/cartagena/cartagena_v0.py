"""Cartagena as a PettingZoo AEC environment.

>>> from cartagena import cartagena_v0
>>> env = cartagena_v0.env("jamaica", players=3)
>>> env.reset(seed=42)

Agents are ``player_0`` … by seat. An observation is a dictionary with ``observation`` (see
``docs/PYTHON.md``) and ``action_mask``. A turn has up to three actions, so an agent often acts several
times in a row. The winner's reward is 1, the others share -1, and a draw gives 0; a game of more than
``max_actions`` is truncated. Illegal actions raise ``cartagena.IllegalMoveError`` and change nothing.
"""

from __future__ import annotations

import operator
from typing import Any

import gymnasium
import numpy as np
from gymnasium.utils import EzPickle
from pettingzoo import AECEnv

from cartagena._engine import ACTION_COUNT, Game, upper_bounds

__all__ = ["env", "raw_env"]


class raw_env(AECEnv, EzPickle):
    """The environment. All checks are made by the engine, so it needs no wrappers."""

    metadata = {
        "render_modes": ["ansi", "svg"],
        "name": "cartagena_v0",
        "is_parallelizable": False,
        "render_fps": 2,
    }

    def __init__(
        self,
        rules: str = "tortuga",
        players: int = 2,
        *,
        max_actions: int = 5000,
        render_mode: str | None = None,
    ) -> None:
        EzPickle.__init__(self, rules, players, max_actions=max_actions, render_mode=render_mode)
        super().__init__()
        if render_mode not in (None, "ansi", "svg"):
            raise ValueError(f"render_mode must be None, 'ansi' or 'svg', not {render_mode!r}")
        if operator.index(max_actions) < 1:
            raise ValueError(f"max_actions must be at least 1, not {max_actions}")
        self.rules = rules
        self.max_actions = max_actions
        self.render_mode = render_mode
        Game(rules, players, seed=0)  # Refuses wrong rules and numbers of players at once.
        self.possible_agents = [f"player_{seat}" for seat in range(players)]
        bounds = upper_bounds(players)
        self._observation_spaces = {
            agent: gymnasium.spaces.Dict(
                {
                    "observation": gymnasium.spaces.Box(np.zeros_like(bounds), bounds, dtype=np.uint8),
                    "action_mask": gymnasium.spaces.Box(0, 1, (ACTION_COUNT,), dtype=np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self._action_spaces = {
            agent: gymnasium.spaces.Discrete(ACTION_COUNT) for agent in self.possible_agents
        }
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._no_action = np.zeros(ACTION_COUNT, dtype=np.int8)
        self._seeds = np.random.default_rng()
        self.agents: list[str] = []
        self.game: Game | None = None

    def observation_space(self, agent: str) -> gymnasium.spaces.Space:
        """Return the observation space of an agent."""
        return self._observation_spaces[agent]

    def action_space(self, agent: str) -> gymnasium.spaces.Space:
        """Return the action space of an agent."""
        return self._action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal a new game. With the same seed, the same games follow each other.

        ``options`` may choose ``tunnel`` and ``first``, as :class:`cartagena.Game` does; as PettingZoo
        wants it, others are ignored.
        """
        if seed is not None:
            self._seeds = np.random.default_rng(seed)
        options = options or {}
        tunnel, first = options.get("tunnel"), options.get("first")
        number = int(self._seeds.integers(2**63))
        players = len(self.possible_agents)
        game = Game(self.rules, players, seed=number, tunnel=tunnel, first=first)
        self.game = game
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._actions = 0
        self._skip_agent_selection = None
        self.agent_selection = self.agents[game.seat or 0]

    def observe(self, agent: str) -> dict[str, np.ndarray]:
        """Return what an agent may know, and its legal actions."""
        game, seat = self._started("observe"), self._seats[agent]
        acts = game.seat == seat and not self.truncations.get(agent, True)
        return {
            "observation": game.observation_array(seat),
            "action_mask": game.action_mask() if acts else self._no_action.copy(),
        }

    def _started(self, method: str) -> Game:
        """Return the game, or say that there is none."""
        if self.game is None:
            raise ValueError(f"call reset() before {method}(): there is no game")
        return self.game

    def step(self, action: int | None) -> None:
        """Play an action of the agent that is selected."""
        game = self._started("step")
        if not self.agents:
            raise ValueError("call reset() before step(): the game is over")
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError(f"{agent} has to act: None is only for agents whose game is over")
        seat = game.apply(action)
        self._actions += 1
        self._cumulative_rewards[agent] = 0.0
        if seat is not None and self._actions < self.max_actions:
            self.agent_selection = self.possible_agents[seat]
        else:
            self._end(game, terminated=seat is None)

    def _end(self, game: Game, *, terminated: bool) -> None:
        """Tell all agents that the game is over, or cut off."""
        for agent, reward in zip(self.possible_agents, game.returns()):
            self.rewards[agent] = reward
            self.terminations[agent] = terminated
            self.truncations[agent] = not terminated
        self._accumulate_rewards()
        self._deads_step_first()

    def render(self) -> str | None:
        """Return the position as a line (``"ansi"``) or a picture (``"svg"``), as a spectator sees it."""
        if self.render_mode is None:
            gymnasium.logger.warn("render() needs a render_mode: 'ansi' or 'svg'")
            return None
        game = self._started("render")
        return game.observation("public") if self.render_mode == "ansi" else game.svg("public")

    def state(self) -> np.ndarray:
        """Return what all agents together know: their observations, one after another."""
        game = self._started("state")
        return np.concatenate([game.observation_array(seat) for seat in self._seats.values()])

    def close(self) -> None:
        """Release nothing: there is nothing to release."""


def env(
    rules: str = "tortuga",
    players: int = 2,
    *,
    max_actions: int = 5000,
    render_mode: str | None = None,
) -> raw_env:
    """Make the environment."""
    return raw_env(rules, players, max_actions=max_actions, render_mode=render_mode)
