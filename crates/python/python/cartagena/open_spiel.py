"""Cartagena as a game of OpenSpiel; importing this module registers it.

>>> import pyspiel
>>> import cartagena.open_spiel
>>> game = pyspiel.load_game("python_cartagena", {"rules": "jamaica", "players": 3})

Chance is explicit from the start: it lays the segments of the tunnel (unless ``tunnel`` is given),
chooses the first seat, and deals every card. Information states remember everything that a player has
seen; observations are what it sees now. A game of more than ``max_actions`` player actions is a draw.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import pyspiel

from cartagena import _engine
from cartagena.vector import observation_length, observation_parts

DEFAULTS: dict[str, Any] = {"rules": "tortuga", "players": 2, "tunnel": "", "max_actions": 5000}

GAME_TYPE = pyspiel.GameType(
    short_name="python_cartagena",
    long_name="Cartagena",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.ZERO_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=5,
    min_num_players=2,
    provides_information_state_string=True,
    provides_information_state_tensor=False,
    provides_observation_string=True,
    provides_observation_tensor=True,
    parameter_specification=DEFAULTS,
)


class CartagenaGame(pyspiel.Game):
    """Cartagena with explicit chance."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        chosen = {**DEFAULTS, **(params or {})}
        self.rules: str = chosen["rules"]
        self.players: int = chosen["players"]
        self.tunnel: str | None = chosen["tunnel"] or None
        self.max_actions: int = chosen["max_actions"]
        if self.max_actions < 1:
            raise ValueError(f"max_actions must be at least 1, not {self.max_actions}")
        _engine.ChanceGame(self.rules, self.players, self.tunnel)  # Refuses wrong parameters at once.
        info = pyspiel.GameInfo(
            num_distinct_actions=_engine.ACTION_COUNT,
            max_chance_outcomes=_engine.MAX_CHANCE_OUTCOMES,
            num_players=self.players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=self.max_actions,
        )
        super().__init__(GAME_TYPE, info, params or {})

    def new_initial_state(self) -> CartagenaState:
        """Return the state before anything is laid or dealt."""
        return CartagenaState(self)

    def make_py_observer(
        self,
        iig_obs_type: pyspiel.IIGObservationType | None = None,
        params: dict[str, Any] | None = None,
    ) -> CartagenaObserver:
        """Return an observer of information states or of observations."""
        wanted = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        return CartagenaObserver(self.players, wanted, params)


class CartagenaState(pyspiel.State):
    """A state of the game."""

    def __init__(self, game: CartagenaGame) -> None:
        super().__init__(game)
        self.engine = _engine.ChanceGame(game.rules, game.players, game.tunnel)
        self.max_actions = game.max_actions

    def current_player(self) -> int:
        """Return the seat to move, or the id of chance or of a finished game."""
        node = self.engine.node
        if node == -2 or (node >= 0 and self.engine.moves >= self.max_actions):
            return pyspiel.PlayerId.TERMINAL
        return pyspiel.PlayerId.CHANCE if node == -1 else node

    def _legal_actions(self, player: int) -> list[int]:
        return self.engine.legal_actions()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return the outcomes of chance with their probabilities."""
        return self.engine.outcomes()

    def _apply_action(self, action: int) -> None:
        self.engine.apply(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player >= 0:
            return _engine.action_text(action)
        return self.engine.name_of(action)

    def is_terminal(self) -> bool:
        """Report whether the game is over."""
        return self.current_player() == pyspiel.PlayerId.TERMINAL

    def returns(self) -> list[float]:
        """Return 1 for the winner, -1 shared by the others, 0 without a winner."""
        return self.engine.returns()

    def __str__(self) -> str:
        return str(self.engine)


class CartagenaObserver:
    """An observer of information states (perfect recall) or observations."""

    def __init__(
        self, players: int, iig_obs_type: pyspiel.IIGObservationType, params: dict[str, Any] | None
    ) -> None:
        if params:
            raise ValueError(f"observation parameters are not supported: {params}")
        self.perfect_recall = iig_obs_type.perfect_recall
        self.private = iig_obs_type.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self.tensor = None
        self.dict: dict[str, np.ndarray] = {}
        if self.private and not self.perfect_recall:
            self.tensor = np.zeros(observation_length(players), np.float32)
            self.dict = {
                part.name: self.tensor[part.slice].reshape(part.shape)
                for part in observation_parts(players)
            }

    def set_from(self, state: CartagenaState, player: int) -> None:
        """Update the tensor to what the player sees now."""
        if self.tensor is not None:
            state.engine.write_observation(player, self.tensor)

    def string_from(self, state: CartagenaState, player: int) -> str:
        """Return what the player has seen, or sees now, as a line of text."""
        if self.perfect_recall:
            return state.engine.information_state(player)
        if self.private:
            return state.engine.observation(player)
        return state.engine.public_observation()


pyspiel.register_game(GAME_TYPE, CartagenaGame)
