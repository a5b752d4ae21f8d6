"""Many games side by side, stepped together in compiled code."""

from typing import final

from shoal.core.errors import IllegalMove, ShoalError
from shoal.core.game import Game
from shoal.core.message import say
from shoal.core.observation.encoding import Encoding
from shoal.core.packed_arrays import i16, i64, u8, vec
from shoal.core.rng import Rng
from shoal.core.search.rank_rewards import zero_sum_rewards
from shoal.core.state import State
from shoal.research.episode import OVER, advance_to_decision


@final
class Batch:
    """``envs`` games; each row of the arrays is one of them.

    ``seats`` holds the seat to move, ``rows`` its observation, ``masks`` its legal
    moves.  A game that ended in the last step has ``over`` 1 and ``rewards`` for
    every seat; its other arrays are already those of the next game.
    """

    def __init__(self, game: Game, players: i64, envs: i64, seed: int) -> None:
        if envs < 1:
            raise ShoalError(say("error-empty-batch", envs=envs))
        game.start_checked(int(players))
        self.game = game
        self.players: i64 = players
        self.envs: i64 = envs
        self.moves: i64 = game.move_count
        self.encoding = Encoding(game, players)
        self.width: i64 = self.encoding.size
        self.rng = Rng(seed)
        self.sample_rng = Rng(~seed)  # another stream: all bits inverted
        self.blank = vec[i16]([0] * (envs * self.width))
        self.unmarked = vec[u8]([0] * (envs * self.moves))
        keep_freed_memory(2 * (2 * len(self.blank) + len(self.unmarked)))
        self.rows = self.blank[:]
        self.masks = self.unmarked[:]
        self.unchosen = vec[i64]([0] * envs)
        self.chosen = self.unchosen[:]
        self.seats = self.unchosen[:]
        self.legal = vec[vec[i64]]([self.unchosen for _ in range(envs)])
        self.over = vec[u8]([0] * envs)
        self.rewards = vec[float]([0.0] * (envs * players))
        self.states = vec[State]([game.start(players) for _ in range(envs)])
        for env in range(envs):
            self.start(env)
            self.observe(env, self.states[env])

    def __reduce__(self) -> tuple[object, ...]:
        running = list(self.states), list(self.seats), list(self.over), list(self.rewards)
        made_from = self.game, int(self.players), int(self.envs)
        return restore_batch, (*made_from, running, self.rng, self.sample_rng)

    def continue_from(self, running: tuple[list[State], list[int], list[int], list[float]]) -> None:
        """Continue games of another batch: their states, seats to move, ends and rewards."""
        states, seats, over, rewards = running
        self.states = vec[State](states)
        self.seats = vec[i64](seats)
        self.over = vec[u8](over)
        self.rewards = vec[float](rewards)
        self.rows = self.blank[:]
        self.masks = self.unmarked[:]
        for env in range(self.envs):
            self.observe(env, self.states[env])

    def start(self, env: i64) -> None:
        """Advance a new game to its first decision; refuse options under which there is none."""
        self.seats[env] = advance_to_decision(self.states[env], self.rng)
        if self.seats[env] == OVER:
            raise ShoalError(say("error-no-decision", game=self.game.info.title))

    def step(self, moves: bytes) -> None:
        """Play one move in every game: two bytes each, the lower first.

        IllegalMove names the first game whose move is not legal, and changes nothing.
        """
        if len(moves) != 2 * self.envs:
            raise ShoalError(say("error-step-moves", envs=self.envs, given=len(moves) // 2))
        for env in range(self.envs):
            low: i64 = moves[2 * env]
            high: i64 = moves[2 * env + 1]
            move = low + 256 * high
            if move >= self.moves or self.masks[env * self.moves + move] == 0:
                raise IllegalMove(say("error-batch-move", move=move, env=env))
            self.chosen[env] = move
        # New arrays: callers may keep the last ones, and this is faster than clearing them.
        self.rows = self.blank[:]
        self.masks = self.unmarked[:]
        for env in range(self.envs):
            self.play(env, self.chosen[env])

    def sample(self) -> vec[i64]:
        """A random legal move in every game; drawing it does not change the dice."""
        found = self.unchosen[:]
        for env in range(self.envs):
            legal = self.legal[env]
            found[env] = legal[self.sample_rng.below(len(legal))]
        return found

    def play(self, env: i64, move: i64) -> None:
        """Play a move in one game; if it ends the game, start the next one."""
        state = self.states[env]
        state.play(self.seats[env], move)
        seat = advance_to_decision(state, self.rng)
        if self.over[env]:
            self.over[env] = 0
            for place in range(env * self.players, (env + 1) * self.players):
                self.rewards[place] = 0.0
        if seat == OVER:
            self.finish(env, state)
            self.observe(env, self.states[env])
        else:
            self.seats[env] = seat
            self.observe(env, state)

    def finish(self, env: i64, state: State) -> None:
        """Write the rewards and start the next game."""
        self.over[env] = 1
        place: i64 = env * self.players
        for reward in zero_sum_rewards(state.ranks()):
            self.rewards[place] = reward
            place += 1
        self.states[env] = self.game.start(self.players)
        self.start(env)

    def observe(self, env: i64, state: State) -> None:
        """Write the observation and the legal moves of the seat to move, over zeros."""
        seat = self.seats[env]
        masks = self.masks
        first: i64 = env * self.moves
        legal = state.moves(seat)
        for move in legal:
            masks[first + move] = 1
        self.legal[env] = legal
        self.encoding.write_state(state, seat, self.rows, env * self.width)


def keep_freed_memory(size: i64) -> None:
    """Free a block of so many bytes, so that the C library keeps smaller ones that are freed later.

    Otherwise glibc returns the arrays of every step to the system, and each page of the next ones
    costs a page fault. From the first large block that it frees, it learns to keep them.
    """
    vec[i64]([0] * (size // 8))


def restore_batch(
    game: Game,
    players: int,
    envs: int,
    running: tuple[list[State], list[int], list[int], list[float]],
    rng: Rng,
    sample_rng: Rng,
) -> Batch:
    """A batch as it was when it was copied or pickled."""
    batch = Batch(game, players, envs, 0)
    batch.rng = rng
    batch.sample_rng = sample_rng
    batch.continue_from(running)
    return batch
