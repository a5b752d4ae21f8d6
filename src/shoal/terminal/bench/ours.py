"""Our own specimens and rooms: played by the engine's loop, driven from here, and cloned."""

import importlib
import pkgutil
import random
from collections.abc import Iterable
from functools import partial
from itertools import repeat
from typing import Any

import shoal.specimens
from shoal.core.errors import UnknownGame
from shoal.core.game import Game, Room
from shoal.core.options import clip
from shoal.core.playout import playout
from shoal.core.rng import Rng
from shoal.core.state import CHANCE, NOBODY, SEVERAL, State
from shoal.games import names as names_of_rooms
from shoal.games import room as room_of
from shoal.terminal.bench.race import Contender, Laps, rate

SHOAL = "Shoal"
SEED = 7


def specimens() -> list[Room]:
    """Every module of ``shoal.specimens`` that holds a ROOM."""
    found = pkgutil.iter_modules(shoal.specimens.__path__, "shoal.specimens.")
    modules = [importlib.import_module(name) for _, name, _ in found]
    return [module.ROOM for module in modules if hasattr(module, "ROOM")]


def known_names() -> list[str]:
    """What ``rooms`` knows, without loading any of it: a specimen's module has its room's name."""
    found = pkgutil.iter_modules(shoal.specimens.__path__)
    return [*(module.name for module in found), *names_of_rooms()]


def rooms(names: Iterable[str] = ()) -> list[Room]:
    """The specimens and rooms of these names, or all; UnknownGame for any other name."""
    known = {room.name: room for room in specimens()}
    known.update({name: room_of(name) for name in names_of_rooms()})
    for name in names:
        if name not in known:
            raise UnknownGame(f"There is no game {clip(name)}; there is {', '.join(known)}.")
    return [known[name] for name in dict.fromkeys(names)] or list(known.values())


def typical_players(room: Room) -> int:
    """The middle of the player counts that the room takes.

    >>> [typical_players(room) for room in specimens() if room.name == "connect_four"]
    [2]
    """
    return (room.fewest + room.most) // 2


def looped(room: Room) -> Laps:
    """Whole games by ``core.playout``, one call a game."""
    start, players, rng = room.game().start, typical_players(room), Rng(SEED)

    def laps(count: int) -> int:
        steps = 0
        for _ in repeat(None, count):
            steps += playout(start(players), rng)
        return steps

    return laps


def driven(room: Room) -> Laps:
    """Whole games from an interpreted loop that asks for actor and moves and throws the dice."""
    start: Any = room.game().start  # Any: mypy does not know that out here an i64 is an int
    players, throw = typical_players(room), random.Random(SEED).random

    def laps(count: int) -> int:
        steps = 0
        for _ in repeat(None, count):
            state = start(players)
            while (seat := state.actor()) != NOBODY:
                if seat == CHANCE:
                    state.play(seat, int(throw() * state.outcomes()))
                else:
                    if seat == SEVERAL:
                        seats = state.actors()
                        seat = seats[int(throw() * len(seats))]
                    moves = state.moves(seat)
                    state.play(seat, moves[int(throw() * len(moves))])
                steps += 1
        return steps

    return laps


def midway(game: Game, players: int) -> State:
    """A position halfway through a random game."""
    length = playout(game.start(players), Rng(SEED))
    state = game.start(players)
    playout(state, Rng(SEED), length // 2)
    return state


def cloned(room: Room) -> Laps:
    """Clones of a position halfway through a game; each is one step."""
    clone = midway(room.game(), typical_players(room)).clone

    def laps(count: int) -> int:
        for _ in repeat(None, count):
            clone()
        return count

    return laps


def our_contenders(room: Room) -> list[Contender]:
    """The room by the engine's loop, driven, and cloned."""
    players = typical_players(room)
    ways = {"loop": looped, "driven": driven, "clone": cloned}
    return [
        Contender(SHOAL, room.name, how, players, partial(rate, way(room)))
        for how, way in ways.items()
    ]
