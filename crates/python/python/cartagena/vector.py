"""Thousands of games at once, stepped by Rust threads without the interpreter's lock."""

from __future__ import annotations

from typing import NamedTuple, Sequence

import numpy as np
from numpy.typing import NDArray

from cartagena import _engine


class ObservationPart(NamedTuple):
    """A part of an observation array."""

    name: str
    start: int
    shape: tuple[int, int]

    @property
    def slice(self) -> slice:
        """The indices of the part."""
        return slice(self.start, self.start + self.shape[0] * self.shape[1])


def observation_parts(players: int) -> list[ObservationPart]:
    """Return the parts of an observation array in order."""
    return [ObservationPart(*part) for part in _engine.observation_parts(players)]


def observation_length(players: int) -> int:
    """Return the length of an observation array."""
    return observation_parts(players)[-1].slice.stop


class Step(NamedTuple):
    """What all games of a :class:`VectorEnv` show: one row for each game in every array.

    The arrays are new ones at every step and belong to the caller.
    """

    observations: NDArray[np.uint8]
    """What the seats to move may know."""
    action_masks: NDArray[np.int8]
    """1 for legal actions, else 0."""
    seats: NDArray[np.int8]
    """The seats to move."""
    rewards: NDArray[np.float32]
    """Rewards of the last step, a column for each seat."""
    terminated: NDArray[np.bool_]
    """True where the last step has ended a game. The rest of the row shows the next game."""
    truncated: NDArray[np.bool_]
    """True where a game was cut off after ``max_actions``. The rest of the row shows the next game."""


class VectorEnv:
    """Many games of one kind that are stepped together.

    A game that ends is followed by a new one at once. All seeds follow from one number: the same
    number and actions give the same games, with any number of threads.
    """

    def __init__(
        self,
        games: int,
        rules: str = "tortuga",
        players: int = 2,
        *,
        seed: int | None = None,
        tunnel: str | None = None,
        first: int | None = None,
        max_actions: int = 5000,
        threads: int | None = None,
    ) -> None:
        """Make the environment; :meth:`reset` deals again and shows the games.

        ``tunnel`` and ``first`` choose for all games what chance would else; ``max_actions`` cuts off
        games in which players move in circles; ``threads`` is by default the number of processors.
        """
        self._settings = (games, (rules, players, tunnel, first), max_actions, threads)
        self._batch, first = _engine.Batch.deal(*self._settings, seed)
        self._first: Step | None = Step(*first)
        self.games = games
        self.rules = rules
        self.players = players
        self.max_actions = max_actions

    def reset(self, seed: int | None = None) -> Step:
        """Deal all games and show them. Without a seed the first call shows the games that are there."""
        shown, self._first = self._first, None
        if seed is not None or shown is None:
            self._batch, first = _engine.Batch.deal(*self._settings, seed)
            shown = Step(*first)
        return shown

    def step(self, actions: NDArray[np.integer] | Sequence[int]) -> Step:
        """Play one action in every game. If any is illegal, an error says which, and no game changes."""
        return Step(*self._batch.step(actions))

    def sample_actions(self) -> NDArray[np.int64]:
        """Return a random legal action for every game."""
        return self._batch.sample_actions()

    def targets(self) -> NDArray[np.int8]:
        """Return the place to which every action leads; -1 for illegal ones and the end of a turn."""
        return self._batch.targets()

    @property
    def seeds(self) -> NDArray[np.uint64]:
        """The seed of every current game: ``Game(rules, players, seed=int(seeds[i]))`` deals it again.

        A chosen tunnel or first seat has to be given as well.
        """
        return self._batch.seeds()

    def game(self, index: int, *, seed: int | str | None = None) -> _engine.Game:
        """Return a copy of one game as it is now. Cards to come follow from ``seed``."""
        return self._batch.game(index, seed)
