"""Gymnasium environments: one seat learns, bots play the others.

    env = shoal.research.gymnasium.env("urchins", players=2, seat=0, bots="easy")

Observations and moves are those of ``shoal.research.pettingzoo``.  ``reset`` and
``step`` return when the seat has to move again or the game is over.  An illegal
move loses: the game ends with reward -1, and the info holds the refusal.
"""

from collections.abc import Sequence
from typing import Any, cast

import gymnasium
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from shoal.bots.levels import bot_of
from shoal.bots.simple_bots import Bot
from shoal.core.errors import BadPlayers, ShoalError
from shoal.core.game import GameInfo
from shoal.core.message import say
from shoal.core.options import Value, clip
from shoal.core.rng import Rng
from shoal.match.sentences import sentence_of
from shoal.research.common import array_of, find_game, find_players, fresh_seed
from shoal.research.episode import OVER, Episode
from shoal.research.pettingzoo import RENDER_MODES, Observation, observation_space, render


def env(
    game: str | GameInfo,
    players: int | None = None,
    seat: int = 0,
    bots: str | Sequence[Bot] = "random",
    render_mode: str | None = None,
    **options: Value,
) -> "SeatEnvironment":
    """An environment for one seat.

    ``bots`` is a level or a search (``search:400``) for all other seats, or one
    Bot for each seat; that of the learner's seat is not used.
    """
    return SeatEnvironment(game, players, seat, bots, render_mode, **options)


class SeatEnvironment(gymnasium.Env[Observation, np.int64]):
    """One seat of a game whose other seats are played by bots."""

    metadata = {"render_modes": list(RENDER_MODES), "render_fps": 2}  # noqa: RUF012 - Gymnasium's

    def __init__(
        self,
        game: str | GameInfo,
        players: int | None = None,
        seat: int = 0,
        bots: str | Sequence[Bot] = "random",
        render_mode: str | None = None,
        **options: Value,
    ) -> None:
        self.game = find_game(game, options)
        self.players = find_players(self.game, players)
        if not 0 <= seat < self.players:
            raise BadPlayers(say("error-no-such-seat", last=self.players - 1, value=clip(seat)))
        self.seat = seat
        self.bots = find_bots(bots, self.players)
        self.render_mode = render_mode
        self.bots_rng = Rng(fresh_seed(None))
        self.episode = Episode(self.game, self.players, fresh_seed(None))
        space = observation_space(self.episode)
        self.observation_space = cast("spaces.Space[Observation]", space)
        self.action_space = cast("spaces.Space[np.int64]", spaces.Discrete(self.game.move_count))

    # Any: what Gymnasium's signatures say.
    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Start a game and play until the seat has to move; the same seed gives the same game."""
        super().reset(seed=seed)
        if seed is None:
            self.episode.restart()
        else:
            self.episode = Episode(self.game, self.players, seed)
            self.bots_rng = Rng(seed + 1)
        self.play_bots()
        if self.episode.seat == OVER:  # The bots ended the game before the seat had a move.
            return self.reset()
        return self.observation(), {}

    def step(self, action: np.int64) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Play the seat's move, and what follows until its next one."""
        move = int(action)
        if self.episode.seat != self.seat:
            raise ShoalError(say("error-reset-first"))
        if not self.episode.allows(move):
            refusal = self.episode.refusal(move)
            info = {"refusal": sentence_of(self.episode.game, refusal)}
            return self.observation(), -1.0, True, False, info
        self.episode.play(move)
        self.play_bots()
        over = self.episode.seat == OVER
        return self.observation(), self.episode.rewards()[self.seat], over, False, {}

    def play_bots(self) -> None:
        """Let the bots move until the seat has to move or the game is over."""
        while (seat := self.episode.seat) not in (self.seat, OVER):
            self.episode.play(self.bots[seat].choose(self.episode.view(seat), self.bots_rng))

    def observation(self) -> Observation:
        """The observation of the seat, and its legal moves."""
        row, mask = self.episode.observe(self.seat)
        return {"observation": array_of(row, np.int16), "action_mask": array_of(mask, np.int8)}

    def action_masks(self) -> NDArray[np.bool_]:
        """The legal moves, under the name that maskable learners use."""
        return self.observation()["action_mask"].astype(np.bool_)

    # Any: Gymnasium lets frames be anything.
    def render(self) -> Any:
        """The game as the seat sees it."""
        return render(self.episode.view(self.seat), self.render_mode)


def find_bots(bots: str | Sequence[Bot], players: int) -> list[Bot]:
    """A bot for each seat."""
    if not isinstance(bots, str):
        if len(bots) != players:
            raise BadPlayers(say("error-bots-for-seats", players=players, bots=len(bots)))
        return list(bots)
    return [bot_of(bots) for _ in range(players)]
