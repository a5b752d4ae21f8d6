"""Whether a move can be taken back unasked: nothing fell, nobody moved, nothing came to light.

What came to light is found by asking the game itself: if all worlds that a seat
could imagine before the move look the same to it after the move, it has learnt
nothing.  The worlds of the others are imagined from what the mover knows, so
that the answer tells the mover nothing either.
"""

from collections.abc import Collection
from typing import Final

from shoal.core.errors import NotYourTurn
from shoal.core.game import Game
from shoal.core.rng import Rng
from shoal.core.state import CHANCE, State
from shoal.play.match import Match

WORLDS: Final = 12


def step_before(match: Match, seat: int) -> int:
    """The step to go back to; NotYourTurn if the seat's last move cannot be taken back unasked."""
    if match.last_mover != seat:
        raise NotYourTurn(
            f"Seat {seat} cannot undo: a die has fallen or another seat has moved since its "
            "last move."
        )
    return step_before_any(match, (seat,))


def step_before_any(match: Match, seats: Collection[int]) -> int:
    """The step before the last move of one of these seats, at a table where nobody else minds.

    The others' moves since then go back with it; a die, or what came to light, does not.
    """
    record = match.record()
    for step in range(match.step - 1, -1, -1):
        mover, text = record.moves[step]
        if mover == CHANCE:
            raise NotYourTurn("Nothing can be undone: chance has decided since the last move.")
        if reveals(match.game, Match.replay(record, step).truth(), mover, text):
            raise NotYourTurn(f"Seat {mover} cannot undo: something came to light with its move.")
        if mover in seats:
            return step
    raise NotYourTurn("Nothing can be undone: nobody has moved yet.")


def reveals(game: Game, before: State, seat: int, text: str) -> bool:
    """Whether anybody could learn something hidden from this move."""
    move = int(game.read_move(text))
    rng = Rng(1)
    known = game.view(before, seat)
    worlds = [game.imagine(known, rng) for _ in range(WORLDS)]
    if looks_differ(game, worlds, seat, seat, move):
        return True
    for world in worlds[:3]:
        for other in range(int(before.players)):
            if other != seat:
                seen = game.view(world, other)
                theirs = [game.imagine(seen, rng) for _ in range(WORLDS)]
                if looks_differ(game, theirs, other, seat, move):
                    return True
    return False


def looks_differ(game: Game, worlds: list[State], onlooker: int, seat: int, move: int) -> bool:
    """Whether the onlooker can tell some of these worlds apart after the move."""
    looks = set()
    for world in worlds:
        if move in [int(legal) for legal in world.moves(seat)]:
            world.play(seat, move)
            looks.add(game.view(world, onlooker).json())
    return len(looks) > 1
