"""Every move weighed as a strong player would."""

from shoal.bots.search_bot import Thinker
from shoal.bots.tree import NONE, ROOT, Tree
from shoal.core.advice import Advice
from shoal.core.budget import Budget
from shoal.core.errors import NotYourTurn
from shoal.core.rng import Rng
from shoal.core.view import View


def advise(view: View, budget: Budget, seed: int = 0) -> list[Advice]:
    """The seat's moves, the best first, as the room's own mind or a search weighs them.

    Two that are level keep the order of the view.
    """
    if not view.moves:
        raise NotYourTurn(f"Seat {view.seat} has nothing to decide now.")
    rng = Rng(seed)
    chances = view.game.evaluate_moves(view, rng)
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

    A move tried a few times may look better than it is: none passes the one to
    be played.  One never tried counts as the worst that was.
    """
    nodes = [tree.find(ROOT, view.seat, move) for move in view.moves]
    tried = [node for node in nodes if node != NONE and tree.is_known(node)]
    worst = min([tree.known(node) for node in tried])
    best = tree.known(nodes[chosen])
    return [min(tree.known(node), best) if node in tried else worst for node in nodes]
