"""A Gymnasium environment: a learner plays one seat against bots, or all seats."""

from typing import Any, SupportsIndex, cast

import gymnasium
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from shoal.core.errors import ShoalError
from shoal.core.game import GameInfo
from shoal.core.message import say
from shoal.core.observation.encoding import Encoding
from shoal.core.options import Value
from shoal.core.packed_arrays import i16, u8, vec
from shoal.match.sentences import sentence_of
from shoal.research.common import (
    INT8,
    INT16,
    array_of,
    find_game,
    find_players,
    fresh_seed,
    move_number,
)
from shoal.research.gymnasium.settings import DEFAULT_BOTS, Bots, find_bots, find_seat
from shoal.research.learner_game import LearnerGame
from shoal.research.observation_spaces import ObservationFormat
from shoal.research.rendering import RENDER_MODES, check_render_mode, render


# Any: an observation is an array, or a dictionary of two.
class SeatEnvironment(gymnasium.Env[Any, np.int64]):
    """One game; ``reset`` and ``step`` return when the learner has to move or the game is over."""

    metadata = {"render_modes": list(RENDER_MODES), "render_fps": 2}  # noqa: RUF012 - Gymnasium's

    def __init__(
        self,
        game: str | GameInfo,
        players: SupportsIndex | None = None,
        seat: str | SupportsIndex = 0,
        bots: Bots = DEFAULT_BOTS,
        layout: str = "box",
        render_mode: str | None = None,
        *,
        scaled: bool = True,
        **options: Value,
    ) -> None:
        self.game = find_game(game, options)
        self.players = find_players(self.game, players)
        self.game.start_checked(self.players)
        self.encoding = Encoding(self.game, self.players)
        self.format = ObservationFormat(self.encoding, layout, scaled=scaled)
        self.render_mode = check_render_mode(render_mode)
        self.learner = LearnerGame(
            self.encoding,
            find_bots(bots, self.players),
            find_seat(seat, self.players),
            fresh_seed(None),
        )
        self.observation_space = self.format.space
        self.action_space = cast("spaces.Space[np.int64]", spaces.Discrete(self.game.move_count))
        self.begun = False

    # Any: what Gymnasium's signatures say.
    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Any, dict[str, Any]]:
        """Start a game; the same seed gives the same game."""
        super().reset(seed=seed)
        if seed is not None:
            self.learner.seed(int(seed))
        elif self.begun:
            self.learner.restart()
        self.begun = True
        self.show()
        return self.observe()

    def step(self, action: SupportsIndex) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """Play the learner's move; an illegal one loses the game."""
        learner = self.learner
        if not self.begun:
            raise ShoalError(say("error-reset-first"))
        learner.play(move_number(action))
        self.show()
        observation, info = self.observe()
        if learner.over:
            info["rewards"] = np.array(learner.rewards)
        if learner.refusal is not None:
            info["refusal"] = sentence_of(self.game, learner.refusal)
        return observation, learner.reward, learner.over, False, info

    def observe(self) -> tuple[Any, dict[str, Any]]:
        """The observation, and the info about the seat and its legal moves."""
        row, mask = self.numbers()
        return self.format.observation(row, mask), {
            "action_mask": mask.copy(),
            "seat": int(self.learner.seat),
        }

    def numbers(self) -> tuple[NDArray[np.int16], NDArray[np.int8]]:
        """The raw numbers of the seat, and the mask of its legal moves."""
        row = vec[i16]([0] * self.encoding.size)
        mask = vec[u8]([0] * self.game.move_count)
        self.learner.observe(row, 0, mask, 0)
        return array_of(row, INT16), array_of(mask, INT8)

    def action_masks(self) -> NDArray[np.bool_]:
        """The legal moves, under the name that maskable learners use."""
        return self.numbers()[1].astype(np.bool_)

    def show(self) -> None:
        """Print the game for people, as Gymnasium wants after every ``reset`` and ``step``."""
        if self.render_mode == "human":
            self.render()

    # Any: Gymnasium lets frames be anything.
    def render(self) -> Any:
        """The game as the learner's seat sees it."""
        return render(self.learner.episode.view(self.learner.seat), self.render_mode)
