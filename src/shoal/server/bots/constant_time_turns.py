"""Constant-time bot turns: the duration of a turn does not reveal how much of it was hidden.

A turn that may have hidden parts is planned as a whole, up to the first part that others notice.
The time for the plan is fixed in advance: the more parts there are, the less time each gets.  The
turn is played all at once, at a fixed interval after the last move that was noticed.  A bot that is
late waits for the next interval.
"""

import time
from dataclasses import dataclass
from typing import Final

from shoal.bots import levels
from shoal.bots.levels import Level
from shoal.core.game import Game, View
from shoal.core.message import heard_by
from shoal.core.rng import Rng
from shoal.core.state import SPECTATOR, State

INTERVAL_MS: Final = 800
"""How long a turn takes that may have hidden parts; it can take a whole multiple of this."""

BASE_MS: Final = 60.0
DECISIONS: Final = 4
"""Such a turn is planned in BASE_MS plus the time of this many decisions."""

MAX_TURN_PARTS: Final = 50
"""The most parts that are planned together, for games that allow any number."""


@dataclass(frozen=True, slots=True)
class TurnPlan:
    """The moves that a bot wants to make, and what it must see before each of them."""

    moves: list[int]
    views: list[str]
    may_hide: bool = False
    """Whether the turn could have had hidden parts, so that it is played at an interval."""


def pause_before_hidden_turn(noticed_at: int, now: int) -> float:
    """Seconds to wait until a whole number of intervals has passed since the last noticed move.

    >>> [pause_before_hidden_turn(1000, now) for now in (1000, 1790, 1800, 1801)]
    [0.8, 0.01, 0.0, 0.799]
    """
    intervals = max(1, -((noticed_at - now) // INTERVAL_MS))
    return (noticed_at + intervals * INTERVAL_MS - now) / 1000


# The rest runs in the bot's process.


def plan_turn(view: View, level: str, rng: Rng) -> TurnPlan:
    """What a bot of this level does next: a whole turn, where parts of it could be hidden."""
    game, chosen = view.game, levels.level(level)
    if game.has_secrets():
        world = game.imagine(view, rng)
        if may_hide(game, world, int(view.seat)):
            return plan_in_fixed_time(HiddenTurn(view, world, chosen, rng))
    return TurnPlan([int(chosen.bot().choose(view, rng))], [view.json()])


def plan_in_fixed_time(turn: "HiddenTurn") -> TurnPlan:
    """Plan a turn, then occupy this process for the rest of the fixed time."""
    began = time.monotonic()
    budget = time_for(turn.level)
    plan = turn.plan(began + budget / 1000)
    spent = (time.monotonic() - began) * 1000
    time.sleep((budget - spent % budget) / 1000)
    return plan


def time_for(level: Level) -> float:
    """Milliseconds for all parts of a turn together."""
    return BASE_MS + DECISIONS * level.milliseconds


def time_for_part(left: float) -> float:
    """Milliseconds for one more part of a turn: half of what is left."""
    return max(1.0, left / 2)


class HiddenTurn:
    """A seat's turn, planned in one imagined position (``world``)."""

    def __init__(self, view: View, world: State, level: Level, rng: Rng) -> None:
        self.view = view
        self.world = world
        self.level = level
        self.rng = rng

    def plan(self, end: float) -> TurnPlan:
        """The moves up to the first one that others notice, chosen before this time."""
        seat, view, world = int(self.view.seat), self.view, self.world
        moves: list[int] = []
        views: list[str] = []
        while seat in [int(actor) for actor in world.actors()] and len(moves) < MAX_TURN_PARTS:
            bot = self.level.bot().within(time_for_part((end - time.monotonic()) * 1000))
            moves.append(int(bot.choose(view, self.rng)))
            views.append(view.json())
            if not is_hidden(view.game, world, seat, moves[-1]):
                break
            world.play(seat, moves[-1])
            view = view.game.view(world, seat)
        return TurnPlan(moves, views, may_hide=True)


def may_hide(game: Game, world: State, seat: int) -> bool:
    """Whether any of the seat's legal moves would be hidden."""
    return any(is_hidden(game, world, seat, int(move)) for move in world.moves(seat))


def is_hidden(game: Game, before: State, seat: int, move: int) -> bool:
    """Whether spectators, who know least, would not notice this move."""
    if heard_by(game.messages.log(before, seat, move), SPECTATOR):
        return False
    after = before.clone()
    after.play(seat, move)
    return game.view(before, SPECTATOR).json() == game.view(after, SPECTATOR).json()
