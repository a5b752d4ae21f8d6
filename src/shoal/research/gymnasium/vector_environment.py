"""Gymnasium's vector environment: many games at once, with no Python code per game."""

from collections.abc import Sequence, Sized
from typing import Any, SupportsIndex

import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import ArrayLike, NDArray

from shoal.core.errors import ShoalError
from shoal.core.game import GameInfo
from shoal.core.message import say
from shoal.core.observation.encoding import Encoding
from shoal.core.options import Value
from shoal.core.packed_arrays import COMPILED
from shoal.core.text.clip import clip
from shoal.research.common import (
    count_of_games,
    engine_array,
    find_game,
    find_players,
    fresh_seed,
    shared_array,
)
from shoal.research.gymnasium.settings import DEFAULT_BOTS, Bots, find_bots, find_seat
from shoal.research.gymnasium.vector_infos import infos_of, outcomes_of
from shoal.research.learner_batch import ALIGNMENT, LearnerArrays, LearnerBatch
from shoal.research.observation_spaces import ObservationFormat
from shoal.research.rendering import RENDER_MODES, check_render_mode, render
from shoal.research.vector import two_bytes_each

Arrays = NDArray[Any]  # Any: floats, flags
Infos = dict[str, Any]  # Any: what Gymnasium's signatures say


# Any: an observation is an array, or a dictionary of two.
class GamesEnvironment(VectorEnv[Any, ArrayLike, Arrays]):
    """``num_envs`` games; see ``SeatEnvironment`` for one of them.

    It returns what Gymnasium's SyncVectorEnv of as many SeatEnvironments returns.
    """

    def __init__(
        self,
        game: str | GameInfo,
        players: SupportsIndex | None = None,
        seat: str | SupportsIndex = 0,
        bots: Bots = DEFAULT_BOTS,
        layout: str = "box",
        render_mode: str | None = None,
        *,
        num_envs: SupportsIndex = 1,
        autoreset_mode: str | AutoresetMode = AutoresetMode.NEXT_STEP,
        scaled: bool = True,
        **options: Value,
    ) -> None:
        self.game = find_game(game, options)
        self.players = find_players(self.game, players)
        self.game.start_checked(self.players)
        self.autoreset_mode = read_mode(autoreset_mode)
        self.encoding = Encoding(self.game, self.players)
        self.format = ObservationFormat(self.encoding, layout, scaled=scaled)
        self.render_mode = check_render_mode(render_mode)
        self.batch = LearnerBatch(
            self.encoding,
            find_bots(bots, self.players),
            find_seat(seat, self.players),
            [fresh_seed(None) for _ in range(count_of_games(num_envs))],
        )
        self.num_envs = int(self.batch.envs)
        self.metadata = {
            "render_modes": list(RENDER_MODES),
            "render_fps": 2,
            "autoreset_mode": self.autoreset_mode,
        }
        self.single_observation_space = self.format.space
        self.single_action_space = spaces.Discrete(self.game.move_count)
        self.observation_space = batch_space(self.single_observation_space, self.num_envs)
        self.action_space = batch_space(self.single_action_space, self.num_envs)
        self.begun = False

    def reset(
        self,
        *,
        seed: int | Sequence[int | None] | None = None,
        options: dict[str, Any] | None = None,
    ) -> tuple[Any, Infos]:
        """Start all games, or those that ``options["reset_mask"]`` marks.

        A seed is that of the first game, and the next games have the next seeds; or one for each.
        """
        seeds = self.seeds_of(seed)
        chosen = self.chosen_games(options or {})
        arrays = aligned_arrays(self.batch)
        if self.begun or seed is not None:
            self.batch.reset(chosen.astype(np.uint8).tobytes(), seeds, arrays)
        else:
            self.batch.observe(arrays)
        super().reset(seed=None if seed is None or isinstance(seed, Sized) else int(seed))
        self.begun = True
        self.show()
        return self.observation(), self.infos(chosen)

    def step(self, actions: ArrayLike) -> tuple[Any, Arrays, Arrays, Arrays, Infos]:
        """Play one move in every game; an illegal one loses the game."""
        if not self.begun:
            raise ShoalError(say("error-reset-first"))
        batch = self.batch
        restarts = self.autoreset_mode == AutoresetMode.NEXT_STEP
        batch.step(two_bytes_each(actions), restarts, aligned_arrays(batch))
        # Copies: wrappers of Gymnasium write into the rewards.
        rewards = engine_array(batch.rewards, np.float64).copy()
        over = engine_array(batch.over, np.uint8).astype(np.bool_)
        if self.autoreset_mode == AutoresetMode.SAME_STEP and over.any():
            final = self.final_infos(over)
            batch.restart(over.astype(np.uint8).tobytes())
            infos = {**self.infos(np.ones(self.num_envs, np.bool_)), **final}
        else:
            infos = self.infos(np.ones(self.num_envs, np.bool_)) | outcomes_of(batch, over)
        self.show()
        return self.observation(), rewards, over, np.zeros(self.num_envs, np.bool_), infos

    def observation(self) -> Any:  # Any: as above
        """The observations of all games, in the chosen format."""
        return self.format.observation(self.rows(), self.masks())

    def infos(self, chosen: NDArray[np.bool_]) -> Infos:
        """The seats of the chosen games and their legal moves."""
        return infos_of(self.masks(), engine_array(self.batch.seats, np.int64).copy(), chosen)

    def final_infos(self, over: NDArray[np.bool_]) -> Infos:
        """The last observations and infos of the games that are over, before they restart."""
        observations = np.full(self.num_envs, None, object)
        rows, masks = self.rows(), self.masks()
        for env in np.flatnonzero(over):
            observations[env] = self.format.observation(rows[env].copy(), masks[env].copy())
        # A copy: the games that restart now write over these arrays.
        infos = infos_of(masks.copy(), engine_array(self.batch.seats, np.int64).copy(), over)
        infos |= outcomes_of(self.batch, over)
        return {
            "final_obs": observations,
            "_final_obs": over.copy(),
            "final_info": infos,
            "_final_info": over.copy(),
        }

    def action_masks(self) -> NDArray[np.bool_]:
        """The legal moves of all games, under the name that maskable learners use."""
        return self.masks().astype(np.bool_)

    def rows(self) -> NDArray[np.int16]:
        """The raw numbers of all games: games x numbers."""
        arrays, numbers = self.batch.arrays, self.num_envs * int(self.encoding.size)
        rows = engine_array(arrays.rows, np.int16)[arrays.first_row :][:numbers]
        return rows.reshape(self.num_envs, -1)

    def masks(self) -> NDArray[np.int8]:
        """The legal moves of all games: games x moves."""
        arrays, moves = self.batch.arrays, self.num_envs * int(self.game.move_count)
        masks = engine_array(arrays.masks, np.int8)[arrays.first_mask :][:moves]
        return masks.reshape(self.num_envs, -1)

    def seeds_of(self, seed: int | Sequence[int | None] | None) -> list[int | None]:
        """A seed for each game."""
        if seed is None:
            return [None] * self.num_envs
        if not isinstance(seed, Sized):
            first = fresh_seed(seed)
            return [first + env for env in range(self.num_envs)]
        if len(seed) != self.num_envs:
            raise ShoalError(say("error-seeds", envs=self.num_envs, given=len(seed)))
        return [None if one is None else fresh_seed(one) for one in seed]

    def chosen_games(self, options: dict[str, Any]) -> NDArray[np.bool_]:
        """The games to reset."""
        if "reset_mask" not in options:
            return np.ones(self.num_envs, np.bool_)
        chosen = np.asarray(options["reset_mask"])
        if chosen.shape != (self.num_envs,) or chosen.dtype != np.bool_ or not chosen.any():
            raise ShoalError(say("error-reset-mask", envs=self.num_envs))
        return chosen

    def show(self) -> None:
        """Print all games for people, as Gymnasium wants after every ``reset`` and ``step``."""
        if self.render_mode == "human":
            self.render()

    def render(self) -> tuple[Any, ...]:  # Any: Gymnasium lets frames be anything
        """Every game as its learner's seat sees it."""
        games = self.batch.games
        return tuple(render(game.episode.view(game.seat), self.render_mode) for game in games)


def aligned_arrays(batch: LearnerBatch) -> LearnerArrays:
    """New arrays that begin at aligned addresses, so that other libraries can read them in place.

    JAX copies what is not aligned.
    """
    arrays = batch.new_arrays()
    if COMPILED:
        rows, masks = shared_array(arrays.rows, np.int16), shared_array(arrays.masks, np.int8)
        arrays.first_row = -rows.ctypes.data % ALIGNMENT // rows.itemsize
        arrays.first_mask = -masks.ctypes.data % ALIGNMENT
    return arrays


def read_mode(mode: str | AutoresetMode) -> AutoresetMode:
    """Gymnasium's autoreset mode, from its value or its name."""
    known = {text: one for one in AutoresetMode for text in (one.value, one.name)}
    if isinstance(mode, AutoresetMode):
        return mode
    if mode not in known:
        values = [one.value for one in AutoresetMode]
        raise ShoalError(say("error-autoreset-mode", modes=values, value=clip(mode)))
    return known[mode]
