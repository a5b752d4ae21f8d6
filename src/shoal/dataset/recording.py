"""Plays a game between bots and keeps every decision: what the seat saw, and what it chose."""

from dataclasses import dataclass, field
from typing import Any

import numpy as np
from numpy.typing import NDArray

from shoal.arena.game_loop import play_game
from shoal.bots.levels import bot_of
from shoal.bots.simple_bots import Bot
from shoal.core.game import Game, View
from shoal.core.observation.encoding import Encoding
from shoal.core.rng import Rng
from shoal.core.search.rank_rewards import zero_sum_rewards
from shoal.core.state import CHANCE, State
from shoal.dataset.plan import DatasetPlan
from shoal.research.common import INT16, array_of

PERCENT = 100


@dataclass(frozen=True)
class DecisionRow:
    """One decision of a seat that had a choice."""

    step: int
    seat: int
    observation: NDArray[Any]  # Any: int16, as NumPy writes it
    legal_moves: list[int]
    values: list[float]
    """The bot's values of the legal moves, in their order; [] if it has none."""
    value: float
    """What the game's evaluator expects of the position for the seat, from 0 to 1."""
    move: int
    explored: bool
    """Whether the move was drawn at random instead of the bot's."""


@dataclass
class GameRows:
    """One game: its steps, its decisions, and how it ended."""

    number: int
    movers: list[int] = field(default_factory=list)
    moves: list[int] = field(default_factory=list)
    decisions: list[DecisionRow] = field(default_factory=list)
    ranks: list[int] = field(default_factory=list)
    scores: list[int] = field(default_factory=list)
    rewards: list[float] = field(default_factory=list)
    """The reward of each seat, from -1 to 1; their sum is 0."""


class ExploringBot(Bot):
    """A bot whose values are kept, and which sometimes plays a random move instead."""

    def __init__(self, bot: Bot, explore: int) -> None:
        self.bot = bot
        self.explore = explore
        self.legal_moves: list[int] = []
        self.values: list[float] = []
        self.value = 0.0
        self.explored = False

    def choose(self, view: View, rng: Rng) -> int:
        """The bot's move, or a random one."""
        decision = self.bot.decide(view, rng)
        self.legal_moves = [int(move) for move in view.moves]
        self.values = list(decision.values)
        self.explored = False
        if len(self.legal_moves) == 1:
            return int(decision.move)
        game = view.game
        self.value = game.evaluator.value(game.imagine(view, rng), view.seat)
        self.explored = int(rng.below(PERCENT)) < self.explore
        if self.explored:
            return self.legal_moves[rng.below(len(self.legal_moves))]
        return int(decision.move)


class GameRecorder:
    """Plays the games of a plan, one after the other."""

    def __init__(self, plan: DatasetPlan) -> None:
        self.plan = plan
        self.game: Game = plan.rules()
        self.encoding = Encoding(self.game, plan.players)

    def play(self, number: int) -> GameRows:
        """One game, which depends only on the plan's seed and its number."""
        plan, rows = self.plan, GameRows(number)
        bots = [ExploringBot(bot_of(name), plan.explore) for name in plan.bots]

        def record(state: State, mover: int, move: int) -> None:
            if mover != CHANCE and len(bots[mover].legal_moves) > 1:
                rows.decisions.append(self._row(state, len(rows.moves), mover, bots[mover], move))
            rows.movers.append(int(mover))
            rows.moves.append(int(move))

        state = self.game.start_checked(plan.players)
        dice = plan.rng(number, "dice")
        play_game(
            self.game,
            state,
            bots,
            chance=dice.below,
            turn_order=dice,
            bot_rngs=[plan.rng(number, f"seat {seat}") for seat in range(plan.players)],
            before_step=record,
        )
        rows.ranks = [int(rank) for rank in state.ranks()]
        rows.scores = [int(score) for score in state.scores()]
        rows.rewards = zero_sum_rewards(state.ranks())
        return rows

    def _row(self, state: State, step: int, seat: int, bot: ExploringBot, move: int) -> DecisionRow:
        row = self.encoding.blank[:]
        self.encoding.write_state(state, seat, row, 0)
        return DecisionRow(
            step,
            seat,
            array_of(row, INT16),
            bot.legal_moves,
            bot.values,
            bot.value,
            move,
            bot.explored,
        )


def packed_masks(rows: list[DecisionRow], move_count: int) -> NDArray[np.uint8]:
    """A bit for each move, 1 if it is legal; the first move is the lowest bit of the first byte."""
    masks = np.zeros((len(rows), move_count), np.uint8)
    for mask, row in zip(masks, rows, strict=True):
        mask[row.legal_moves] = 1
    return np.packbits(masks, axis=1, bitorder="little")
