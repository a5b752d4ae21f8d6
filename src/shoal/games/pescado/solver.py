"""Pescado's best second throw: which tiles to flip and which dice to keep.

What is optimised: the points of the tiles that this turn brings, on average.
What the first throw has caught is taken first; whether the next player takes a
tile away again is left out.  The odds are exact: any number of tiles may be
caught by the same dice (PE-8), so the means of the tiles add up.
"""

from collections.abc import Iterator
from dataclasses import dataclass

from shoal.core.errors import BadPosition
from shoal.core.position import read_position
from shoal.games import game_info
from shoal.games.pescado.bot.heuristics import chance
from shoal.games.pescado.dice import dice_from, letters_of
from shoal.games.pescado.game import own
from shoal.games.pescado.moves import FISH, FLIP, KEEP, THROW_AGAIN
from shoal.games.pescado.rules import PescadoState
from shoal.games.pescado.tile_sets import tiles_of

MISSING = (
    ("one fish", "yyo", "yy"),
    ("two of a colour", "yyo", "o"),
    ("two of two colours", "yor", "y"),
    ("three of a colour", "yyy", ""),
    ("two and one", "yyo", ""),
    ("three colours", "yor", ""),
)
"""What a tile may lack, with a tile and kept dice that lack it."""


@dataclass(frozen=True)
class Throw:
    """A way to make the second throw, and the points that it brings on average."""

    flipped: tuple[str, ...]
    kept: str
    dice: int
    points: float

    def words(self) -> str:
        """As one says it."""
        flips = f"flip {', '.join(self.flipped)}; " if self.flipped else ""
        return f"{flips}keep {self.kept or 'nothing'}, throw {self.dice}"


def read_turn(text: str) -> PescadoState:
    """A position after the first throw, what it caught taken."""
    _, state = read_position(game_info("pescado"), text)
    found = own(state)
    if found.phase != FISH:
        raise BadPosition("The second throw is thought about in phase fish (PE-10).")
    if found.caught() and not found.flips:
        found.take_all()
    return found


def throws(state: PescadoState) -> list[Throw]:
    """Every way to go on, the best first."""
    return sorted(ways(state, -1), key=lambda one: (-one.points, one.words()))


def ways(state: PescadoState, last: int) -> Iterator[Throw]:
    """All ways from here; tiles are flipped in rising order, for the order does not matter."""
    seat = state.turn
    for move in state.moves(seat):
        after = state.clone()
        after.play(seat, move)
        if FLIP <= move < KEEP and move - FLIP > last:
            yield from ways(after, int(move - FLIP))
        elif move >= KEEP and after.phase == THROW_AGAIN:
            names = state.rulings.deck.names_of(after.flipped)
            kept, dice = letters_of(after.dice), int(after.dice_to_throw())
            yield Throw(tuple(names), kept, dice, points(after))


def points(state: PescadoState) -> float:
    """What the throw that is about to fall brings on average."""
    deck = state.rulings.deck
    dice = state.dice_to_throw()
    return sum(
        int(deck.values[tile]) * chance(deck.needs[tile], state.dice, dice)
        for tile in tiles_of(state.within_reach())
    )


def odds() -> list[tuple[str, list[float]]]:
    """For what a tile lacks, how likely 1 to 7 dice bring it."""
    game = game_info("pescado").game({})
    deck = own(game.start_checked(2)).rulings.deck
    found = []
    for words, tile, kept in MISSING:
        need = deck.needs[deck.number[tile]]
        found.append((words, [chance(need, dice_from(kept), dice) for dice in range(1, 8)]))
    return found
