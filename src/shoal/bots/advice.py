"""What a strong player would say about each move."""

from typing import final

from shoal.bots.budget import Budget
from shoal.bots.thinker import Thinker
from shoal.bots.tree import NONE, ROOT, Tree
from shoal.core.errors import NotYourTurn
from shoal.core.rng import Rng
from shoal.core.view import View


@final
class Advice:
    """A move with what it promises.

    ``chance`` is the share of the others that the seat would finish above,
    from 0 to 1; ``reason`` says why in the game's own words.
    """

    def __init__(self, move: str, chance: float, reason: str) -> None:
        self.move = move
        self.chance = chance
        self.reason = reason

    def __str__(self) -> str:
        return f"{self.move}: {100.0 * self.chance:.1f} %. {self.reason}"

    def __repr__(self) -> str:
        return f"Advice({self.move!r}, {self.chance:.3f}, {self.reason!r})"


def advise(view: View, budget: Budget, seed: int = 0) -> list[Advice]:
    """The seat's moves, the best first, as the room's own mind or a search weighs them.

    Two that are level keep the order of the view.
    """
    if not view.moves:
        raise NotYourTurn(f"Seat {view.seat} has nothing to decide now.")
    rng = Rng(seed)
    chances = view.game.judge(view, rng)
    if chances:
        chosen = chances.index(max(chances))
    else:
        search = Thinker(budget).search(view, rng)
        chosen = view.moves.index(search.tree.moves[search.tree.choice()])
        chances = searched(view, search.tree, chosen)
    order = sorted(range(len(chances)), key=lambda place: (-chances[place], place != chosen))
    return [
        Advice(
            view.game.write_move(view.moves[place]),
            chances[place],
            view.game.reason(view, view.moves[place]),
        )
        for place in order
    ]


def searched(view: View, tree: Tree, chosen: int) -> list[float]:
    """What a search found each move to bring.

    A move tried a few times may look better than it is: none passes the one to be played.
    """
    chances = []
    for move in view.moves:
        child = tree.find(ROOT, view.seat, move)
        chances.append(tree.known(child) if child != NONE else 0.0)
    return [min(chance, chances[chosen]) for chance in chances]
