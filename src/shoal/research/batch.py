"""Many games of one kind side by side, stepped together without any Python between them."""

from typing import final

from shoal.core.arrays import i16, i64, u8, vec
from shoal.core.errors import IllegalMove, ShoalError
from shoal.core.game import Game
from shoal.core.observation.encoding import Encoding
from shoal.core.rng import Rng
from shoal.core.state import State
from shoal.research.episode import OVER, settle, standing


@final
class Batch:
    """``envs`` games; each row of the arrays is one of them.

    ``seats`` tells who moves next, ``rows`` what that seat is shown, ``masks``
    its legal moves.  A game that ended in the last step has ``over`` 1 and its
    ``rewards`` for every seat, and already stands at the start of the next.
    """

    def __init__(self, game: Game, players: i64, envs: i64, seed: int) -> None:
        if envs < 1:
            raise ShoalError(f"A batch has at least one game, not {envs}.")
        game.start_checked(int(players))
        self.game = game
        self.players: i64 = players
        self.envs: i64 = envs
        self.moves: i64 = game.move_count
        self.encoding = Encoding(game, players)
        self.width: i64 = self.encoding.size
        self.rng = Rng(seed)
        self.luck = Rng(~seed)  # Another stream: all bits turned.
        self.blank = vec[i16]([0] * (envs * self.width))
        self.unmarked = vec[u8]([0] * (envs * self.moves))
        self.rows = self.blank[:]
        self.masks = self.unmarked[:]
        self.unchosen = vec[i64]([0] * envs)
        self.chosen = self.unchosen[:]
        self.seats = self.unchosen[:]
        self.legal = vec[i64]([0] * (envs * self.moves))
        self.choices = self.unchosen[:]  # how many of a row of ``legal`` are meant
        self.over = vec[u8]([0] * envs)
        self.rewards = vec[float]([0.0] * (envs * players))
        self.states = vec[State]([game.start(players) for _ in range(envs)])
        for env in range(envs):
            self.begin(env)
            self.show(env, self.states[env])

    def begin(self, env: i64) -> None:
        """Bring a fresh game to its first decision; one that ends before it begins is no game."""
        self.seats[env] = settle(self.states[env], self.rng)
        if self.seats[env] == OVER:
            raise ShoalError(f"Under these options {self.game.info.title} is over at once.")

    def step(self, moves: bytes) -> None:
        """One move in every game: two bytes each, the lower first.

        IllegalMove names the first game whose move is not legal; then nothing has changed.
        """
        if len(moves) != 2 * self.envs:
            raise ShoalError(f"A step takes {self.envs} moves, not {len(moves) // 2}.")
        for env in range(self.envs):
            low: i64 = moves[2 * env]
            high: i64 = moves[2 * env + 1]
            move = low + 256 * high
            if move >= self.moves or self.masks[env * self.moves + move] == 0:
                raise IllegalMove(f"Move {move} is not legal in game {env}.", "")
            self.chosen[env] = move
        # Fresh arrays, so that nobody's copy of the last ones changes, and faster than wiping them.
        self.rows = self.blank[:]
        self.masks = self.unmarked[:]
        for env in range(self.envs):
            self.play(env, self.chosen[env])

    def sample(self) -> vec[i64]:
        """A random legal move in every game; its luck is not that of the dice."""
        found = self.unchosen[:]
        for env in range(self.envs):
            found[env] = self.legal[env * self.moves + self.luck.below(self.choices[env])]
        return found

    def play(self, env: i64, move: i64) -> None:
        """A move in one game; where it ends the game, the next one begins."""
        state = self.states[env]
        state.play(self.seats[env], move)
        seat = settle(state, self.rng)
        if self.over[env]:
            self.over[env] = 0
            for place in range(env * self.players, (env + 1) * self.players):
                self.rewards[place] = 0.0
        if seat == OVER:
            self.finish(env, state)
            self.show(env, self.states[env])
        else:
            self.seats[env] = seat
            self.show(env, state)

    def finish(self, env: i64, state: State) -> None:
        """Pay the rewards and begin the next game."""
        self.over[env] = 1
        place: i64 = env * self.players
        for reward in standing(state.ranks()):
            self.rewards[place] = reward
            place += 1
        self.states[env] = self.game.start(self.players)
        self.begin(env)

    def show(self, env: i64, state: State) -> None:
        """Write what the seat to move sees and may do, over zeros."""
        seat = self.seats[env]
        masks, legal = self.masks, self.legal
        first: i64 = env * self.moves
        place = first
        for move in state.moves(seat):
            masks[first + move] = 1
            legal[place] = move
            place += 1
        self.choices[env] = place - first
        self.encoding.look(state, seat, self.rows, env * self.width)
