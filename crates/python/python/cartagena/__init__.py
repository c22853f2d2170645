"""Leo Colovini's board game Cartagena: rules, bots, records and learning environments.

>>> import cartagena
>>> game = cartagena.Game("tortuga", players=2, seed=7)
>>> captain = cartagena.Bot("captain")
>>> game.play(captain.choose(game))  # doctest: +SKIP
'K0>5'

``Game`` is one game, ``Bot`` plays and judges it, ``Record`` is a game as text. ``VectorEnv`` steps
thousands of games at once. ``cartagena.cartagena_v0`` is the PettingZoo environment, and importing
``cartagena.open_spiel`` registers the game with OpenSpiel.
"""

from cartagena._engine import (
    ACTION_COUNT,
    LEVELS,
    VERSION as __version__,
    Advice,
    Bot,
    CartagenaError,
    Game,
    IllegalMoveError,
    NetError,
    PositionError,
    Record,
    RecordError,
    action_number,
    action_text,
)
from cartagena.vector import ObservationPart, Step, VectorEnv, observation_length, observation_parts

__all__ = [
    "ACTION_COUNT",
    "LEVELS",
    "Advice",
    "Bot",
    "CartagenaError",
    "Game",
    "IllegalMoveError",
    "NetError",
    "ObservationPart",
    "PositionError",
    "Record",
    "RecordError",
    "Step",
    "VectorEnv",
    "__version__",
    "action_number",
    "action_text",
    "observation_length",
    "observation_parts",
]
