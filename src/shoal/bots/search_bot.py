"""A bot that searches and reuses its last tree."""

from typing import Final, final

from shoal.bots.search import FEW_OUTCOMES, Search
from shoal.bots.simple_bots import Bot, Decision
from shoal.bots.tree import NONE, ROOT, Tree
from shoal.core.game import View
from shoal.core.packed_arrays import i64
from shoal.core.rng import Rng
from shoal.core.search.budget import Budget
from shoal.core.search.search_params import DEFAULT_PARAMS, SearchParams
from shoal.core.state import CHANCE, NOBODY, State

MAX_LOOKUPS: Final[i64] = 300
"""The most positions of the last tree that are compared with the current one."""


@final
class SearchBot(Bot):
    """Searches within a budget, with the game's heuristics (``hinted``) or without.

    ``search_params`` overrides the game's own. Where nothing is hidden it continues with the
    subtree of its last search that belongs to the current position.
    """

    def __init__(
        self, budget: Budget, *, hinted: bool = True, search_params: SearchParams | None = None
    ) -> None:
        self.budget = budget
        self.hinted = hinted
        self.search_params = search_params
        self.last: Search | None = None

    def __reduce__(self) -> tuple[object, ...]:
        # Without the last search: it is large, and a bot also plays without it.
        return restore_search_bot, (self.budget, self.hinted, self.search_params)

    def for_seat(self) -> Bot:
        return SearchBot(self.budget, hinted=self.hinted, search_params=self.search_params)

    def within(self, milliseconds: float) -> Bot:
        return SearchBot(
            self.budget.within(milliseconds), hinted=self.hinted, search_params=self.search_params
        )

    def choose(self, view: View, rng: Rng) -> i64:
        if len(view.moves) == 1:
            return view.moves[0]
        return self.choose_in(self.search(view, rng).tree, view, rng)

    def decide(self, view: View, rng: Rng) -> Decision:
        if len(view.moves) == 1:
            return Decision(view.moves[0], [])
        tree = self.search(view, rng).tree
        best = view.moves.index(tree.moves[tree.best_child()])
        return Decision(self.choose_in(tree, view, rng), searched_values(view, tree, best))

    def choose_in(self, tree: Tree, view: View, rng: Rng) -> i64:
        """The move of a finished search."""
        if view.game.evaluator.mixes_moves(view):
            return tree.moves[tree.sample_by_visits(rng)]
        return tree.moves[tree.best_child()]

    def search(self, view: View, rng: Rng) -> Search:
        """Search from this View; the finished search."""
        search_params = self.search_params
        if search_params is None:
            search_params = DEFAULT_PARAMS
            if self.hinted:
                search_params = view.game.evaluator.search_params()
        search = Search(view, rng, search_params, hinted=self.hinted, solving=True)
        subtree = self.reusable_subtree(search)
        if subtree is not None:
            search.tree = subtree
        share = search_params.informed_time_share if search.is_informed else 1.0
        search.run(self.budget.iterations, share * self.budget.milliseconds)
        if search.world_is_known:
            self.last = search
        return search

    def reusable_subtree(self, search: Search) -> Tree | None:
        """The subtree of the last search for the current position, if it is found."""
        last = self.last
        if last is None or not search.world_is_known or last.view.seat != search.view.seat:
            return None
        if last.game is not search.game or last.view.players != search.view.players:
            return None
        node = SubtreeFinder(last, search).find_at(last.world, last.tree.best_child())
        if node == NONE:
            return None
        return last.tree.subtree(node)


@final
class SubtreeFinder:
    """Finds the current position in an old tree."""

    def __init__(self, old: Search, new: Search) -> None:
        self.tree = old.tree
        self.game = old.game
        self.seat = new.view.seat
        self.wanted = new.game.write_board(new.world)
        self.lookups: i64 = 0

    def find_below(self, state: State, node: i64) -> i64:
        """The node of the wanted position below this node, or NONE."""
        tree = self.tree
        child = tree.first[node]
        while child != NONE and self.lookups < MAX_LOOKUPS:
            if tree.visits[child] > 0:
                self.lookups += 1
                wanted = self.find_at(state, child)
                if wanted != NONE:
                    return wanted
            child = tree.next[child]
        return NONE

    def find_at(self, state: State, child: i64) -> i64:
        """The wanted node: this child, or one below it before the seat moves again; or NONE."""
        tree = self.tree
        mover = tree.movers[child]
        if mover == CHANCE and state.outcomes() > FEW_OUTCOMES:
            return NONE  # the node stands for many outcomes
        after = state.clone()
        after.play(mover, tree.moves[child])
        actor = after.actor()
        if actor == NOBODY:
            return NONE
        if actor != self.seat:
            return self.find_below(after, child)
        if self.game.write_board(after) == self.wanted:
            return child
        return NONE


def restore_search_bot(
    budget: Budget,
    hinted: bool,  # noqa: FBT001 - as pickle passes it
    search_params: SearchParams | None,
) -> SearchBot:
    """A bot that was copied or pickled."""
    return SearchBot(budget, hinted=hinted, search_params=search_params)


def searched_values(view: View, tree: Tree, chosen: int) -> list[float]:
    """The search's value of each move.

    A move that was tried only a few times may look better than it is, so no value is higher than
    the chosen move's. A move that was never tried gets the lowest value.
    """
    nodes = [tree.find(ROOT, view.seat, move) for move in view.moves]
    tried = [node for node in nodes if node != NONE and tree.is_known(node)]
    worst = min([tree.known(node) for node in tried])
    best = tree.known(nodes[chosen])
    return [min(tree.known(node), best) if node in tried else worst for node in nodes]
