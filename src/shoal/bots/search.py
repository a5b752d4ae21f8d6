"""One search for all rooms: Monte Carlo tree search over information sets.

Every iteration imagines a world that the View allows, walks down the tree by
moves that are legal in that world, plays on from the first new node and tells
everybody on the way what it came to.  Each seat plays for its own placing.
Dice with few outcomes have a branch for each; after a throw of many the tree
goes on as one, and counts for every move how often it could be made.
"""

import math
import time
from typing import Final, final

from shoal.bots.playouts import play_on
from shoal.bots.rewards import rewards
from shoal.bots.tree import NONE, ROOT, Tree
from shoal.core.arrays import append, i64, vec
from shoal.core.rng import Rng
from shoal.core.search_params import FINE, SearchParams
from shoal.core.state import CHANCE, NOBODY, SEVERAL, State
from shoal.core.view import View

FEW_OUTCOMES: Final[i64] = 6
"""Throws with at most so many outcomes have a branch for each."""

DOUBT: Final = 0.1
"""A move never tried is thought a little worse than its brothers are on average."""

PATIENCE: Final = 0.04
"""So many seconds at most are waited for a processor that others use too."""


@final
class Search:
    """A search from one View.

    ``hinted`` weighs moves by the room's ``prior``; without it every move is
    tried once.  ``solving`` proves wins and losses where two seats play a game
    without secrets and dice.
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
        # Who imagines without throwing a die has nothing to guess.
        self.open = rng.counter == counter
        self.blind = search_params.blind and self.open
        self.solving = solving and self.open and not self.blind and self.world.players == 2
        self.stamps = vec[i64]([0] * view.game.move_count)
        self.stamp: i64 = 0
        self.path = vec[i64]([ROOT])  # the nodes of this walk, the first ``depth`` of them
        self.depth: i64 = 1

    def think(self, iterations: i64, milliseconds: float) -> i64:
        """Iterate so often, and so long at most if milliseconds are not 0; how often it was.

        The milliseconds are of work: what others take of the processor
        meanwhile does not count, until it is PATIENCE in all.
        """
        done: i64 = 0
        if milliseconds <= 0.0:
            while done < iterations and self.tree.solved[ROOT] < 0.0:
                self.iterate()
                done += 1
            return done
        seconds = milliseconds / 1000.0
        worked = time.thread_time() + seconds
        deadline = time.perf_counter() + seconds
        last = deadline + PATIENCE
        while done < iterations and self.tree.solved[ROOT] < 0.0:
            self.iterate()
            done += 1
            now = time.perf_counter()
            if now >= deadline:
                left = min(worked - time.thread_time(), last - now)
                if left <= 0.0:
                    break
                deadline = now + left
        return done

    def iterate(self) -> None:
        """One walk down the tree and back."""
        state = self.next_world()
        certain = self.walk_down(state)
        over = state.actor() == NOBODY
        if not over:
            play_on(self.game, state, self.rng, self.search_params)
        gains = rewards(self.game, state)
        self.walk_back(gains)
        if certain and over and self.solving:
            self.solve(gains)

    def next_world(self) -> State:
        """A world of its own for the next iteration."""
        if self.open:
            return self.world.clone()
        return self.game.imagine(self.view, self.rng)

    def walk_down(self, state: State) -> bool:
        """Play to a leaf of the tree; whether every node on the way is one position for certain."""
        tree = self.tree
        certain = self.open
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
                node = self.fallen(node, outcome)
            else:
                if seat == SEVERAL:
                    seat = self.one_of(state.actors(), node)
                    certain = False
                node = self.choose(state, node, seat, certain=certain)
                state.play(seat, tree.moves[node])
            self.step_to(node)
        return certain

    def step_to(self, node: i64) -> None:
        """The next node of the walk."""
        if self.depth < len(self.path):
            self.path[self.depth] = node
        else:
            self.path = append(self.path, node)
        self.depth += 1

    def one_of(self, seats: vec[i64], node: i64) -> i64:
        """Who goes first where several may: at the root the one who thinks."""
        if node == ROOT:
            return self.view.seat
        return seats[self.rng.below(len(seats))]

    def fallen(self, node: i64, outcome: i64) -> i64:
        """The node after a throw."""
        child = self.tree.find(node, CHANCE, outcome)
        if child == NONE:
            child = self.tree.add(node, CHANCE, outcome, 1.0)
        return child

    def choose(self, state: State, node: i64, seat: i64, *, certain: bool) -> i64:
        """The child to try next."""
        tree = self.tree
        if self.blind and seat != self.view.seat:
            self.match(state, node, seat)
            return self.by_whim(node, seat)
        if certain and not self.hinted:
            if tree.first[node] == NONE:
                self.grow(state, node, seat)
            return tree.upper(node, self.search_params.curious)
        self.match(state, node, seat)
        if self.hinted:
            return self.most_promising(node, seat)
        return self.upper_available(node, seat)

    def grow(self, state: State, node: i64, seat: i64) -> None:
        """Children for all moves, in random order: ties go to the first."""
        moves = state.moves(seat)
        left: i64 = len(moves)
        while left > 0:
            place = self.rng.below(left)
            left -= 1
            self.tree.add(node, seat, moves[place], 1.0)
            moves[place] = moves[left]

    def match(self, state: State, node: i64, seat: i64) -> None:
        """Stamp the children that are legal in this world, and add those that are missing."""
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
                tree.chances[child] += 1
                missing -= 1
            child = tree.next[child]
        if missing > 0:
            for move in moves:
                if stamps[move] == self.stamp - 1:
                    stamps[move] = self.stamp
                    weight = 1.0
                    if self.hinted:
                        weight = self.game.prior(state, seat, move)
                    child = tree.add(node, seat, move, weight)
                    tree.chances[child] = 1

    def by_whim(self, node: i64, seat: i64) -> i64:
        """Any of the stamped, the likelier the more promising the room finds it."""
        tree = self.tree
        chosen = NONE
        weights = 0.0
        child = tree.first[node]
        while child != NONE:
            if self.stamps[tree.moves[child]] == self.stamp and tree.movers[child] == seat:
                weight = tree.weights[child] + 1e-9
                weights += weight
                if float(self.rng.below(FINE)) * weights < weight * float(FINE):
                    chosen = child
            child = tree.next[child]
        return chosen

    def upper_available(self, node: i64, seat: i64) -> i64:
        """By upper confidence bounds among the stamped, by how often each could be chosen."""
        tree = self.tree
        best = NONE
        highest = -1.0
        unknown: i64 = 0
        child = tree.first[node]
        while child != NONE:
            if self.stamps[tree.moves[child]] == self.stamp and tree.movers[child] == seat:
                visits = tree.visits[child]
                if visits == 0:
                    unknown += 1
                    if self.rng.below(unknown) == 0:
                        best = child
                elif unknown == 0:
                    tries = float(visits)
                    chances = float(tree.chances[child])
                    bonus = math.sqrt(math.log(chances + 1.0) / tries)
                    hope = tree.gains[child] / tries + self.search_params.curious * bonus
                    if hope > highest:
                        highest = hope
                        best = child
            child = tree.next[child]
        return best

    def most_promising(self, node: i64, seat: i64) -> i64:
        """By gain so far and the room's weight among the stamped; the weight fades with visits."""
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
            untried = gains / float(visits) - DOUBT
        eager = self.search_params.curious * math.sqrt(float(visits + 1)) / max(weights, 1e-9)
        return self.highest(node, seat, untried, eager)

    def highest(self, node: i64, seat: i64, untried: float, eager: float) -> i64:
        """The stamped child with the highest hope."""
        tree = self.tree
        best = NONE
        highest = -1e9
        child = tree.first[node]
        while child != NONE:
            if self.stamps[tree.moves[child]] == self.stamp and tree.movers[child] == seat:
                tries = float(tree.visits[child])
                hope = untried
                if tree.solved[child] >= 0.0:
                    hope = tree.solved[child]
                elif tries > 0.0:
                    hope = tree.gains[child] / tries
                if tree.solved[child] < 0.0:
                    hope += eager * tree.weights[child] / (1.0 + tries)
                if hope > highest:
                    highest = hope
                    best = child
            child = tree.next[child]
        return best

    def walk_back(self, gains: vec[float]) -> None:
        """Everybody on the path hears what it came to."""
        tree = self.tree
        for place in range(self.depth):
            node = self.path[place]
            tree.visits[node] += 1
            mover = tree.movers[node]
            if mover >= 0:
                tree.gains[node] += gains[mover]

    def solve(self, gains: vec[float]) -> None:
        """The game was over at the end of the walk: prove nodes upwards, as far as it goes."""
        tree = self.tree
        place = self.depth - 1
        leaf = self.path[place]
        if tree.movers[leaf] >= 0:
            tree.solved[leaf] = gains[tree.movers[leaf]]
        while place > 0:
            place -= 1
            if not tree.settle(self.path[place]):
                return
