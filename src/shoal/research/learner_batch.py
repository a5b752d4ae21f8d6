"""Many games of a learner side by side, stepped together in compiled code."""

from typing import Final, final

from shoal.bots.simple_bots import Bot
from shoal.core.errors import ShoalError
from shoal.core.message import say
from shoal.core.observation.encoding import Encoding
from shoal.core.packed_arrays import i16, i64, u8, vec
from shoal.research.batch import keep_freed_memory
from shoal.research.learner_game import LearnerGame

ALIGNMENT: Final = 64
"""Libraries that read arrays in place may want them at multiples of so many bytes."""


@final
class LearnerArrays:
    """Room for the observations of all games, ``rows``, and their legal moves, ``masks``.

    They begin at the places ``first_row`` and ``first_mask``: a caller who knows where the memory
    is can align them.
    """

    def __init__(self, rows: vec[i16], masks: vec[u8]) -> None:
        self.rows = rows
        self.masks = masks
        self.first_row: i64 = 0
        self.first_mask: i64 = 0


@final
class LearnerBatch:
    """``envs`` games; each row of the arrays is one of them.

    ``arrays`` are the observations of the learner's seats and their legal moves, ``seats``
    these seats, ``over`` the games that have ended, ``rewards`` those of the seats that moved.
    All arrays are new after every step; ``restart`` changes them.
    """

    def __init__(self, encoding: Encoding, bots: list[Bot], seat: i64, seeds: list[int]) -> None:
        self.envs: i64 = len(seeds)
        if self.envs < 1:
            raise ShoalError(say("error-empty-batch", envs=0))
        self.encoding = encoding
        self.width: i64 = encoding.size
        self.moves: i64 = encoding.game.move_count
        self.games = [LearnerGame(encoding, bots, seat, seed) for seed in seeds]
        self.blank = vec[i16]([0] * (self.envs * self.width + ALIGNMENT // 2))
        self.unmarked = vec[u8]([0] * (self.envs * self.moves + ALIGNMENT))
        self.unrewarded = vec[float]([0.0] * self.envs)
        self.running = vec[u8]([0] * self.envs)
        self.unseated = vec[i64]([0] * self.envs)
        keep_freed_memory(2 * (2 * len(self.blank) + len(self.unmarked)))
        self.arrays = self.new_arrays()
        self.rewards = self.unrewarded
        self.over = self.running
        self.seats = self.unseated
        self.observe(self.arrays)

    def __reduce__(self) -> tuple[object, ...]:
        return restore_batch, (self.encoding, self.games)

    def new_arrays(self) -> LearnerArrays:
        """Arrays of zeros, with room to begin at an aligned address."""
        return LearnerArrays(self.blank[:], self.unmarked[:])

    def step(self, moves: bytes, restarts: bool, arrays: LearnerArrays) -> None:  # noqa: FBT001 - as fast as can be
        """Play one move in every game: two bytes each, the lower first.

        A game that is over restarts instead if ``restarts``; otherwise it is an error. The results
        are written into the new ``arrays``.
        """
        if len(moves) != 2 * self.envs:
            raise ShoalError(say("error-step-moves", envs=self.envs, given=len(moves) // 2))
        if not restarts:
            self.check_running()
        for env in range(self.envs):
            game = self.games[env]
            if game.over:
                game.restart()
            else:
                low: i64 = moves[2 * env]
                high: i64 = moves[2 * env + 1]
                game.play(low + 256 * high)
        self.observe(arrays)

    def check_running(self) -> None:
        """Raise an error if a game is over."""
        for game in self.games:
            if game.over:
                raise ShoalError(say("error-reset-first"))

    def restart(self, chosen: bytes) -> None:
        """Restart the games whose byte is not 0, and write their rows again."""
        for env in range(self.envs):
            if chosen[env] != 0:
                self.games[env].restart()
                self.clear(env)
                self.observe_game(env)

    def reset(self, chosen: bytes, seeds: list[int | None], arrays: LearnerArrays) -> None:
        """Restart the games whose byte is not 0, those with a seed with new random numbers."""
        for env in range(self.envs):
            if chosen[env] != 0:
                seed = seeds[env]
                if seed is None:
                    self.games[env].restart()
                else:
                    self.games[env].seed(seed)
        self.observe(arrays)

    def observe(self, arrays: LearnerArrays) -> None:
        """Write into new arrays; callers may keep the last ones."""
        self.arrays = arrays
        self.rewards = self.unrewarded[:]
        self.over = self.running[:]
        self.seats = self.unseated[:]
        for env in range(self.envs):
            self.observe_game(env)
            game = self.games[env]
            if game.over:
                self.over[env] = 1
                self.rewards[env] = game.reward

    def observe_game(self, env: i64) -> None:
        """Write the observation, the legal moves and the seat of one game, over zeros."""
        game = self.games[env]
        arrays = self.arrays
        row = arrays.first_row + env * self.width
        game.observe(arrays.rows, row, arrays.masks, arrays.first_mask + env * self.moves)
        self.seats[env] = game.seat

    def clear(self, env: i64) -> None:
        """Write zeros over the observation and the legal moves of one game."""
        arrays = self.arrays
        row = arrays.first_row + env * self.width
        for place in range(row, row + self.width):
            arrays.rows[place] = 0
        mask = arrays.first_mask + env * self.moves
        for place in range(mask, mask + self.moves):
            arrays.masks[place] = 0


def restore_batch(encoding: Encoding, games: list[LearnerGame]) -> LearnerBatch:
    """A batch as it was when it was copied or pickled."""
    batch = LearnerBatch(encoding, games[0].bots, games[0].chosen_seat, [0] * len(games))
    batch.games = games
    batch.observe(batch.new_arrays())
    return batch
