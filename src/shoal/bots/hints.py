"""Hints: an evaluation of every move."""

from shoal.bots.search_bot import SearchBot, searched_values
from shoal.core.errors import NotYourTurn
from shoal.core.game import View
from shoal.core.message import say
from shoal.core.rng import Rng
from shoal.core.search.budget import Budget
from shoal.core.search.hint import Hint


def find_hints(view: View, budget: Budget, seed: int = 0) -> list[Hint]:
    """The seat's moves, best first, evaluated by the game or by a search.

    Moves of equal value keep the order of the view.
    """
    if not view.moves:
        raise NotYourTurn(say("error-nothing-to-decide", seat=view.seat))
    rng = Rng(seed)
    chances = view.game.evaluator.evaluate_moves(view, rng)
    if chances:
        chosen = chances.index(max(chances))
    else:
        search = SearchBot(budget).search(view, rng)
        chosen = view.moves.index(search.tree.moves[search.tree.best_child()])
        chances = searched_values(view, search.tree, chosen)
    order = sorted(range(len(chances)), key=lambda place: (-chances[place], place != chosen))
    return [
        Hint(
            view.game.notation.write_move(view.moves[place]),
            chances[place],
            view.game.messages.describe_move(view, view.moves[place]),
            view.game.evaluator.reason(view, view.moves[place]),
        )
        for place in order
    ]
