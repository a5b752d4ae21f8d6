"""One search for all games: Monte Carlo tree search over information sets.

Each iteration imagines a position ("world") that is consistent with the View, descends the tree by
moves that are legal in it, plays on from the first new node and adds the result to every node on
the path. Each seat plays for its own ranking. Chance with few outcomes has a branch for each
outcome. Chance with many outcomes has one branch, below which the tree counts how often each move
was legal.
"""

import math
import time
from typing import Final, final

from shoal.bots.playouts import play_on
from shoal.bots.rewards import rewards
from shoal.bots.tree import NONE, ROOT, Tree
from shoal.core.game import View
from shoal.core.packed_arrays import append, i64, vec
from shoal.core.rng import Rng
from shoal.core.search.search_params import DRAW_STEPS, SearchParams
from shoal.core.state import CHANCE, NOBODY, SEVERAL, State

FEW_OUTCOMES: Final[i64] = 6
"""Chance with at most this many outcomes has a branch for each."""

UNTRIED_PENALTY: Final = 0.1
"""A move that was never tried counts as this much worse than the average of its siblings."""

MAX_WAIT_SECONDS: Final = 0.04
"""By how much a search may exceed its time while other processes use the processor."""


@final
class Search:
    """A search from one View.

    ``hinted`` weights moves by the game's ``prior``; without it every move is tried once.
    ``solving`` proves wins and losses in games for two without secrets and dice.
    """

    def __init__(
        self, view: View, rng: Rng, search_params: SearchParams, *, hinted: bool, solving: bool
    ) -> None:
        self.view = view
        self.game = view.game
        self.rng = rng
        self.search_params = search_params
        self.hinted = hinted
        self.tree = Tree()
        counter = rng.counter
        self.world = view.game.imagine(view, rng)
        # If imagining used no random number, the View determines the position.
        self.world_is_known = rng.counter == counter
        self.is_informed = search_params.one_informed_seat and self.world_is_known
        self.solving = (
            solving and self.world_is_known and not self.is_informed and self.world.players == 2
        )
        self.stamps = vec[i64]([0] * view.game.move_count)
        self.stamp: i64 = 0
        self.path = vec[i64]([ROOT])  # the nodes of this iteration: the first ``depth`` items
        self.depth: i64 = 1

    def run(self, iterations: i64, milliseconds: float) -> i64:
        """Iterate within the limits (0 milliseconds: no time limit); the number of iterations.

        Milliseconds are processor time of this thread; waiting for the processor does not count, up
        to MAX_WAIT_SECONDS.
        """
        done: i64 = 0
        if milliseconds <= 0.0:
            while done < iterations and self.tree.solved[ROOT] < 0.0:
                self.iterate()
                done += 1
            return done
        seconds = milliseconds / 1000.0
        work_deadline = time.thread_time() + seconds
        deadline = time.perf_counter() + seconds
        last = deadline + MAX_WAIT_SECONDS
        while done < iterations and self.tree.solved[ROOT] < 0.0:
            self.iterate()
            done += 1
            now = time.perf_counter()
            if now >= deadline:
                left = min(work_deadline - time.thread_time(), last - now)
                if left <= 0.0:
                    break
                deadline = now + left
        return done

    def iterate(self) -> None:
        """One iteration: descend, play on, add the result to the path."""
        state = self.next_world()
        certain = self.descend(state)
        over = state.actor() == NOBODY
        if not over:
            play_on(self.game, state, self.rng, self.search_params)
        gains = rewards(self.game, state)
        self.add_gains(gains)
        if certain and over and self.solving:
            self.solve(gains)

    def next_world(self) -> State:
        """A new world for the next iteration."""
        if self.world_is_known:
            return self.world.clone()
        return self.game.imagine(self.view, self.rng)

    def descend(self, state: State) -> bool:
        """Play to a leaf of the tree; whether every node on the path stands for one position."""
        tree = self.tree
        certain = self.world_is_known
        node = ROOT
        self.depth = 1
        while node == ROOT or tree.visits[node] > 0:
            seat = state.actor()
            if seat == NOBODY:
                break
            if seat == CHANCE:
                outcomes = state.outcomes()
                outcome = self.rng.below(outcomes)
                state.play(CHANCE, outcome)
                if outcomes > FEW_OUTCOMES:
                    outcome = 0
                    certain = False
                node = self.chance_child(node, outcome)
            else:
                if seat == SEVERAL:
                    seat = self.pick_actor(state.actors(), node)
                    certain = False
                node = self.choose(state, node, seat, certain=certain)
                state.play(seat, tree.moves[node])
            self.add_to_path(node)
        return certain

    def add_to_path(self, node: i64) -> None:
        """Append a node to the path."""
        if self.depth < len(self.path):
            self.path[self.depth] = node
        else:
            self.path = append(self.path, node)
        self.depth += 1

    def pick_actor(self, seats: vec[i64], node: i64) -> i64:
        """Pick one of several seats: at the root the searching seat, elsewhere a random one."""
        if node == ROOT:
            return self.view.seat
        return seats[self.rng.below(len(seats))]

    def chance_child(self, node: i64, outcome: i64) -> i64:
        """The child for an outcome of chance."""
        child = self.tree.find(node, CHANCE, outcome)
        if child == NONE:
            child = self.tree.add(node, CHANCE, outcome, 1.0)
        return child

    def choose(self, state: State, node: i64, seat: i64, *, certain: bool) -> i64:
        """The child to try next."""
        tree = self.tree
        if self.is_informed and seat != self.view.seat:
            self.mark_legal(state, node, seat)
            return self.weighted_child(node, seat)
        if certain and not self.hinted:
            if tree.first[node] == NONE:
                self.add_children(state, node, seat)
            return tree.ucb_child(node, self.search_params.exploration)
        self.mark_legal(state, node, seat)
        if self.hinted:
            return self.prior_child(node, seat)
        return self.ucb_child(node, seat)

    def add_children(self, state: State, node: i64, seat: i64) -> None:
        """Add children for all moves in random order, because ties go to the first."""
        moves = state.moves(seat)
        left: i64 = len(moves)
        while left > 0:
            place = self.rng.below(left)
            left -= 1
            self.tree.add(node, seat, moves[place], 1.0)
            moves[place] = moves[left]

    def mark_legal(self, state: State, node: i64, seat: i64) -> None:
        """Stamp the children that are legal in this world; add missing ones."""
        tree = self.tree
        stamps = self.stamps
        moves = state.moves(seat)
        self.stamp += 2
        missing: i64 = len(moves)
        for move in moves:
            stamps[move] = self.stamp - 1
        child = tree.first[node]
        while child != NONE:
            if tree.movers[child] == seat and stamps[tree.moves[child]] == self.stamp - 1:
                stamps[tree.moves[child]] = self.stamp
                tree.available[child] += 1
                missing -= 1
            child = tree.next[child]
        if missing > 0:
            for move in moves:
                if stamps[move] == self.stamp - 1:
                    stamps[move] = self.stamp
                    weight = 1.0
                    if self.hinted:
                        weight = self.game.evaluator.prior(state, seat, move)
                    child = tree.add(node, seat, move, weight)
                    tree.available[child] = 1

    def weighted_child(self, node: i64, seat: i64) -> i64:
        """A random stamped child, weighted by the game's ``prior``."""
        tree = self.tree
        chosen = NONE
        weights = 0.0
        child = tree.first[node]
        while child != NONE:
            if self.stamps[tree.moves[child]] == self.stamp and tree.movers[child] == seat:
                weight = tree.weights[child] + 1e-9
                weights += weight
                if float(self.rng.below(DRAW_STEPS)) * weights < weight * float(DRAW_STEPS):
                    chosen = child
            child = tree.next[child]
        return chosen

    def ucb_child(self, node: i64, seat: i64) -> i64:
        """The stamped child with the highest upper confidence bound, by how often it was legal."""
        tree = self.tree
        best = NONE
        highest = -1.0
        untried: i64 = 0
        child = tree.first[node]
        while child != NONE:
            if self.stamps[tree.moves[child]] == self.stamp and tree.movers[child] == seat:
                visits = tree.visits[child]
                if visits == 0:
                    untried += 1
                    if self.rng.below(untried) == 0:
                        best = child
                elif untried == 0:
                    tries = float(visits)
                    available = float(tree.available[child])
                    bonus = math.sqrt(math.log(available + 1.0) / tries)
                    bound = tree.gains[child] / tries + self.search_params.exploration * bonus
                    if bound > highest:
                        highest = bound
                        best = child
            child = tree.next[child]
        return best

    def prior_child(self, node: i64, seat: i64) -> i64:
        """The stamped child with the best gain plus ``prior``, whose weight falls with visits."""
        tree = self.tree
        visits: i64 = 0
        gains = 0.0
        weights = 0.0
        child = tree.first[node]
        while child != NONE:
            if self.stamps[tree.moves[child]] == self.stamp and tree.movers[child] == seat:
                visits += tree.visits[child]
                gains += tree.gains[child]
                weights += tree.weights[child]
            child = tree.next[child]
        untried = 0.5
        if visits > 0:
            untried = gains / float(visits) - UNTRIED_PENALTY
        scale = self.search_params.exploration * math.sqrt(float(visits + 1)) / max(weights, 1e-9)
        return self.highest_child(node, seat, untried, scale)

    def highest_child(self, node: i64, seat: i64, untried: float, scale: float) -> i64:
        """The stamped child with the highest value plus scaled ``prior``."""
        tree = self.tree
        best = NONE
        highest = -1e9
        child = tree.first[node]
        while child != NONE:
            if self.stamps[tree.moves[child]] == self.stamp and tree.movers[child] == seat:
                tries = float(tree.visits[child])
                value = untried
                if tree.solved[child] >= 0.0:
                    value = tree.solved[child]
                elif tries > 0.0:
                    value = tree.gains[child] / tries
                if tree.solved[child] < 0.0:
                    value += scale * tree.weights[child] / (1.0 + tries)
                if value > highest:
                    highest = value
                    best = child
            child = tree.next[child]
        return best

    def add_gains(self, gains: vec[float]) -> None:
        """Add the result to every node on the path."""
        tree = self.tree
        for place in range(self.depth):
            node = self.path[place]
            tree.visits[node] += 1
            mover = tree.movers[node]
            if mover >= 0:
                tree.gains[node] += gains[mover]

    def solve(self, gains: vec[float]) -> None:
        """The path ended with the end of the game: prove nodes upwards as far as possible."""
        tree = self.tree
        place = self.depth - 1
        leaf = self.path[place]
        if tree.movers[leaf] >= 0:
            tree.solved[leaf] = gains[tree.movers[leaf]]
        while place > 0:
            place -= 1
            if not tree.try_to_prove(self.path[place]):
                return
