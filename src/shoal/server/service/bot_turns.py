"""How a bot keeps quiet: how long its turn takes does not tell how much of it was hidden.

Where a turn may have hidden parts it is thought out whole, from the first part
to the one that is noticed, in a time that was fixed before: the more parts
there are, the less time each has.  It is played all at once, at a fixed time
after the last move that was noticed; who is late, waits for the next such time.
"""

import time
from dataclasses import dataclass
from typing import Final

from shoal.bots.levels import LEVELS, Level
from shoal.core.game import Game
from shoal.core.rng import Rng
from shoal.core.state import State
from shoal.core.view import SPECTATOR, View

BEAT: Final = 800
"""Milliseconds: a turn that may have hidden parts takes so long, or a whole multiple of it."""

AT_LEAST: Final = 60.0
DECISIONS: Final = 4
"""Such a turn is thought about for so many milliseconds, and so many decisions' time besides."""

MOST_PARTS: Final = 50
"""So many parts of a turn are thought out at once, in a game that would allow any number."""


@dataclass(frozen=True, slots=True)
class Plan:
    """What a bot wants to do, and what it must see before each move for the move to stand."""

    moves: list[int]
    views: list[str]
    quiet: bool = False
    """Whether the turn could have had hidden parts, so that it is played on the beat."""


def silence(noticed_at: int, now: int) -> float:
    """Seconds until the next beat after the last move that was noticed.

    >>> [silence(1000, now) for now in (1000, 1790, 1800, 1801)]
    [0.8, 0.01, 0.0, 0.799]
    """
    beats = max(1, -((noticed_at - now) // BEAT))
    return (noticed_at + beats * BEAT - now) / 1000


# In the process in which a bot thinks.


def think(view: View, level: str, rng: Rng) -> Plan:
    """What a bot of this level does next: a whole turn, where parts of it could be hidden."""
    game, mind = view.game, LEVELS[level]
    if game.has_secrets():
        world = game.imagine(view, rng)
        if may_hide(game, world, int(view.seat)):
            return in_fixed_time(Turn(view, world, mind, rng))
    return Plan([int(mind.bot().choose(view, rng))], [view.json()])


def in_fixed_time(turn: "Turn") -> Plan:
    """Think a turn out, and be busy for just as long whatever it is: others may wait for us."""
    began = time.monotonic()
    whole = time_for(turn.level)
    plan = turn.think(began + whole / 1000)
    spent = (time.monotonic() - began) * 1000
    time.sleep((whole - spent % whole) / 1000)
    return plan


def time_for(level: Level) -> float:
    """Milliseconds for all parts of a turn together."""
    return AT_LEAST + DECISIONS * level.milliseconds


def share(left: float) -> float:
    """Milliseconds for one more part of a turn: some are always left for the next."""
    return max(1.0, left / 2)


class Turn:
    """The turn of a seat in a world that it could imagine."""

    def __init__(self, view: View, world: State, level: Level, rng: Rng) -> None:
        self.view = view
        self.world = world
        self.level = level
        self.rng = rng

    def think(self, end: float) -> Plan:
        """The moves up to the first that is noticed, chosen by this time of the clock."""
        seat, view, world = int(self.view.seat), self.view, self.world
        moves: list[int] = []
        views: list[str] = []
        while seat in [int(actor) for actor in world.actors()] and len(moves) < MOST_PARTS:
            mind = self.level.bot().within(share((end - time.monotonic()) * 1000))
            moves.append(int(mind.choose(view, self.rng)))
            views.append(view.json())
            if not is_hidden(view.game, world, seat, moves[-1]):
                break
            world.play(seat, moves[-1])
            view = view.game.view(world, seat)
        return Plan(moves, views, quiet=True)


def may_hide(game: Game, world: State, seat: int) -> bool:
    """Whether one of the moves that the seat has now would be hidden."""
    return any(is_hidden(game, world, seat, int(move)) for move in world.moves(seat))


def is_hidden(game: Game, before: State, seat: int, move: int) -> bool:
    """Whether the watchers, who know least, would not notice this move."""
    if game.log_line(before, seat, move, SPECTATOR):
        return False
    after = before.clone()
    after.play(seat, move)
    return game.view(before, SPECTATOR).json() == game.view(after, SPECTATOR).json()
