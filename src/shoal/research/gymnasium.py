"""Gymnasium's environments: one seat learns, bots sit at the others.

    env = shoal.research.gymnasium.env("urchins", players=2, seat=0, bots="easy")

Observations and moves are those of ``shoal.research.pettingzoo``; ``reset`` and
``step`` go on until the seat has to move again or the game is over.  An illegal
move loses: the game ends with reward -1 and the refusal's sentence in the info.
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
from shoal.core.options import Value, clip
from shoal.core.rng import Rng
from shoal.match.record import with_rule
from shoal.research.common import array_of, find_game, find_players, fresh_seed
from shoal.research.episode import OVER, Sitting
from shoal.research.pettingzoo import RENDER_MODES, Observation, observation_space, render


def env(
    game: str | GameInfo,
    players: int | None = None,
    seat: int = 0,
    bots: str | Sequence[Bot] = "drift",
    render_mode: str | None = None,
    **options: Value,
) -> "Seat":
    """An environment for one seat.

    ``bots`` is a level or a search (``search:400``) for all other seats, or one
    Bot for each seat of the table; the learner's own is never asked.
    """
    return Seat(game, players, seat, bots, render_mode, **options)


class Seat(gymnasium.Env[Observation, np.int64]):
    """One seat of a table whose other seats are taken by bots."""

    metadata = {"render_modes": list(RENDER_MODES), "render_fps": 2}  # noqa: RUF012 - Gymnasium's

    def __init__(
        self,
        game: str | GameInfo,
        players: int | None = None,
        seat: int = 0,
        bots: str | Sequence[Bot] = "drift",
        render_mode: str | None = None,
        **options: Value,
    ) -> None:
        self.game = find_game(game, options)
        self.players = find_players(self.game, players)
        if not 0 <= seat < self.players:
            raise BadPlayers(f"The seats are 0 to {self.players - 1}, not {clip(seat)}.")
        self.seat = seat
        self.bots = find_bots(bots, self.players)
        self.render_mode = render_mode
        self.luck = Rng(fresh_seed(None))
        self.sitting = Sitting(self.game, self.players, fresh_seed(None))
        shown = observation_space(self.sitting)
        self.observation_space = cast("spaces.Space[Observation]", shown)
        self.action_space = cast("spaces.Space[np.int64]", spaces.Discrete(self.game.move_count))

    # Any: what Gymnasium's signatures say.
    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """A new game, played until the seat has to move; the same seed gives the same game."""
        super().reset(seed=seed)
        if seed is None:
            self.sitting.restart()
        else:
            self.sitting = Sitting(self.game, self.players, seed)
            self.luck = Rng(seed + 1)
        self.let_bots_play()
        if self.sitting.seat == OVER:  # The others ended it before the seat had a say.
            return self.reset()
        return self.shown(), {}

    def step(self, action: np.int64) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """The seat's move and all that follows until its next."""
        move = int(action)
        if self.sitting.seat != self.seat:
            raise ShoalError("Reset the environment first: the game is over.")
        if not self.sitting.allows(move):
            refusal = self.sitting.refusal(move)
            told = {"refusal": with_rule(refusal.sentence, refusal.rule)}
            return self.shown(), -1.0, True, False, told
        self.sitting.play(move)
        self.let_bots_play()
        over = self.sitting.seat == OVER
        return self.shown(), self.sitting.rewards()[self.seat], over, False, {}

    def let_bots_play(self) -> None:
        """The others move until the seat has to, or the game is over."""
        while (seat := self.sitting.seat) not in (self.seat, OVER):
            self.sitting.play(self.bots[seat].choose(self.sitting.view(seat), self.luck))

    def shown(self) -> Observation:
        """What the seat may know, and its legal moves."""
        row, mask = self.sitting.show(self.seat)
        return {"observation": array_of(row, np.int16), "action_mask": array_of(mask, np.int8)}

    def action_masks(self) -> NDArray[np.bool_]:
        """The legal moves as learners with masks ask for them."""
        return self.shown()["action_mask"].astype(np.bool_)

    # Any: Gymnasium lets frames be anything.
    def render(self) -> Any:
        """The table as the seat sees it."""
        return render(self.sitting.view(self.seat), self.render_mode)


def find_bots(bots: str | Sequence[Bot], players: int) -> list[Bot]:
    """A bot for each seat."""
    if not isinstance(bots, str):
        if len(bots) != players:
            raise BadPlayers(f"There are {players} seats and {len(bots)} bots.")
        return list(bots)
    return [bot_of(bots) for _ in range(players)]
