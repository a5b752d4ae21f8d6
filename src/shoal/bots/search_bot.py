"""A bot that searches, and remembers its last tree."""

from typing import Final, final

from shoal.bots.search import FEW_OUTCOMES, Search
from shoal.bots.simple_bots import Bot
from shoal.bots.tree import NONE, Tree
from shoal.core.arrays import i64
from shoal.core.budget import Budget
from shoal.core.rng import Rng
from shoal.core.search_params import PLAIN, SearchParams
from shoal.core.state import CHANCE, NOBODY, State
from shoal.core.view import View

MOST_LOOKS: Final[i64] = 300
"""So many positions of the last tree are compared with the one on the table."""


@final
class Thinker(Bot):
    """Searches within a budget, with the room's hints or without.

    ``search_params`` overrides the room's own.  Between two moves of one seat it
    keeps the tree; where nothing is hidden it goes on from the part that was
    played, found again by the positions that Views have shown.
    """

    def __init__(
        self, budget: Budget, *, hinted: bool = True, search_params: SearchParams | None = None
    ) -> None:
        self.budget = budget
        self.hinted = hinted
        self.search_params = search_params
        self.last: Search | None = None

    def sit(self) -> Bot:
        return Thinker(self.budget, hinted=self.hinted, search_params=self.search_params)

    def within(self, milliseconds: float) -> Bot:
        return Thinker(
            self.budget.within(milliseconds), hinted=self.hinted, search_params=self.search_params
        )

    def choose(self, view: View, rng: Rng) -> i64:
        if len(view.moves) == 1:
            return view.moves[0]
        tree = self.search(view, rng).tree
        if view.game.mixes_moves(view):
            return tree.moves[tree.mixed(rng)]
        return tree.moves[tree.choice()]

    def search(self, view: View, rng: Rng) -> Search:
        """A finished search from this View."""
        search_params = self.search_params
        if search_params is None:
            search_params = PLAIN
            if self.hinted:
                search_params = view.game.search_params()
        search = Search(view, rng, search_params, hinted=self.hinted, solving=True)
        grown = self.remembered(search)
        if grown is not None:
            search.tree = grown
        share = search_params.seeing if search.blind else 1.0
        search.think(self.budget.iterations, share * self.budget.milliseconds)
        if search.open:
            self.last = search
        return search

    def remembered(self, search: Search) -> Tree | None:
        """The part of the last tree that grew from where the game stands now."""
        last = self.last
        if last is None or not search.open or last.view.seat != search.view.seat:
            return None
        if last.game is not search.game or last.view.players != search.view.players:
            return None
        node = Trail(last, search).look(last.world, last.tree.choice())
        if node == NONE:
            return None
        return last.tree.branch(node)


@final
class Trail:
    """Looks through an old tree for the position on the table."""

    def __init__(self, old: Search, new: Search) -> None:
        self.tree = old.tree
        self.game = old.game
        self.seat = new.view.seat
        self.wanted = new.game.write_board(new.world)
        self.looks: i64 = 0

    def find(self, state: State, node: i64) -> i64:
        """The node of the wanted position below this one, or NONE."""
        tree = self.tree
        child = tree.first[node]
        while child != NONE and self.looks < MOST_LOOKS:
            if tree.visits[child] > 0:
                self.looks += 1
                found = self.look(state, child)
                if found != NONE:
                    return found
            child = tree.next[child]
        return NONE

    def look(self, state: State, child: i64) -> i64:
        """The child, or one below it before the seat moves again, if it is wanted; or NONE."""
        tree = self.tree
        mover = tree.movers[child]
        if mover == CHANCE and state.outcomes() > FEW_OUTCOMES:
            return NONE  # the node stands for many throws
        after = state.clone()
        after.play(mover, tree.moves[child])
        actor = after.actor()
        if actor == NOBODY:
            return NONE
        if actor != self.seat:
            return self.find(after, child)
        if self.game.write_board(after) == self.wanted:
            return child
        return NONE
