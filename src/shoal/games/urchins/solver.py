"""Small positions of Sea Urchins for two players, solved to the end of the game.

What is optimised: the tokens that a player wins from here on less those that
the opponent wins, both playing as well as can be.  Nothing is left out.
"""

from shoal.core.errors import BadPosition
from shoal.core.position import read_position
from shoal.games import game_info
from shoal.games.urchins.alpha_beta import Solver
from shoal.games.urchins.game import own
from shoal.games.urchins.rules import LOT, OVER, UrchinsState

MOST = 20_000_000
"""Positions that are looked at before it is said that this is too much."""

HEAD = "players=2 size=4 |"
TAIL = "turn=0 step=1 added=no calm=0"
EXAMPLES = (
    f"{HEAD} board=..../..../.yr./.... pieces=hand,c2 pile=1,1 won=18,18 {TAIL}",
    f"{HEAD} board=..../..../.yr./..y. pieces=hand,c2 pile=1,1 won=17,18 {TAIL}",
    f"{HEAD} board=..../.ry./.yr./.... pieces=hand,c2 pile=1,1 won=17,17 {TAIL}",
)
"""Some endings to begin with."""


def read_ending(text: str) -> UrchinsState:
    """A position of two players that is under way."""
    _, state = read_position(game_info("urchins"), text)
    found = own(state)
    if found.players != 2:
        raise BadPosition("Only positions of two players are solved.")
    if found.step in (LOT, OVER):
        raise BadPosition("Nobody is to move in this position.")
    return found


def moves(state: UrchinsState, most: int = MOST) -> list[tuple[int, int]]:
    """Each move with the tokens that the player wins by it in the end, the best first."""
    solver = Solver(most)
    sign = 1 if state.turn == 0 else -1
    found = []
    for move in state.moves(state.turn):
        after = state.clone()
        after.play(state.turn, move)
        won = int(after.won[0] - after.won[1] - state.won[0] + state.won[1])
        found.append((int(move), sign * (won + int(solver.value(after)))))
    return sorted(found, key=lambda one: -one[1])


def value(state: UrchinsState, most: int = MOST) -> int:
    """Tokens that seat 0 wins from here on less those of seat 1."""
    return int(Solver(most).value(state))
