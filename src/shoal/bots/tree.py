"""The search tree: packed arrays, no object for a node.

A node is an index into the arrays and stands for the situation after a move. The arrays say who
made which move, how often it was tried and what that seat gained. The children of a node are a
linked list: ``first``, then ``next``, ended by NONE.
"""

import math
from typing import Final, final

from shoal.core.packed_arrays import append, i64, vec
from shoal.core.rng import Rng
from shoal.core.state import CHANCE

ROOT: Final[i64] = 0
NONE: Final[i64] = -1
UNSOLVED: Final = -1.0


@final
class Tree:
    """A tree of nodes; the first is ROOT."""

    def __init__(self) -> None:
        self.movers = vec[i64](capacity=64)  # who made the move that leads here
        self.moves = vec[i64](capacity=64)
        self.visits = vec[i64](capacity=64)
        self.available = vec[i64](capacity=64)  # how often the move was legal
        self.gains = vec[float](capacity=64)  # the mover's total reward of all visits
        self.weights = vec[float](capacity=64)  # the game's prior of the move
        self.solved = vec[float](capacity=64)  # the mover's proven result, or UNSOLVED
        self.first = vec[i64](capacity=64)
        self.next = vec[i64](capacity=64)
        self.last = vec[i64](capacity=64)
        self.add(NONE, CHANCE, 0, 1.0)

    def size(self) -> i64:
        """The number of nodes."""
        return len(self.moves)

    def add(self, parent: i64, mover: i64, move: i64, weight: float) -> i64:
        """Append a new child to the parent."""
        node: i64 = len(self.moves)
        self.movers = append(self.movers, mover)
        self.moves = append(self.moves, move)
        self.visits = append(self.visits, 0)
        self.available = append(self.available, 0)
        self.gains = append(self.gains, 0.0)
        self.weights = append(self.weights, weight)
        self.solved = append(self.solved, UNSOLVED)
        self.first = append(self.first, NONE)
        self.next = append(self.next, NONE)
        self.last = append(self.last, NONE)
        if parent != NONE:
            if self.first[parent] == NONE:
                self.first[parent] = node
            else:
                self.next[self.last[parent]] = node
            self.last[parent] = node
        return node

    def find(self, parent: i64, mover: i64, move: i64) -> i64:
        """The child for this move, or NONE."""
        node = self.first[parent]
        while node != NONE:
            if self.moves[node] == move and self.movers[node] == mover:
                return node
            node = self.next[node]
        return NONE

    def mean(self, node: i64) -> float:
        """The mover's average reward; one half if the node was never tried."""
        if self.visits[node] == 0:
            return 0.5
        return self.gains[node] / float(self.visits[node])

    def is_known(self, node: i64) -> bool:
        """Whether the move was tried or its result is proven."""
        return self.visits[node] > 0 or self.solved[node] >= 0.0

    def known(self, node: i64) -> float:
        """The mover's proven result, or else the average."""
        if self.solved[node] >= 0.0:
            return self.solved[node]
        return self.mean(node)

    def ucb_child(self, parent: i64, exploration: float) -> i64:
        """The child to try next by upper confidence bounds: each once, then the highest bound.

        All children must be legal in every imagined position, so this is for games without secrets.
        """
        logarithm = math.log(float(self.visits[parent] + 1))
        best = NONE
        highest = -1.0
        node = self.first[parent]
        while node != NONE:
            visits = self.visits[node]
            if self.solved[node] >= 0.0:
                bound = self.solved[node]
            elif visits == 0:
                return node
            else:
                tries = float(visits)
                bound = self.gains[node] / tries + exploration * math.sqrt(logarithm / tries)
            if bound > highest:
                highest = bound
                best = node
            node = self.next[node]
        return best

    def try_to_prove(self, node: i64) -> bool:
        """Prove a node of a game for two if a child is a proven win or all children are proven."""
        child = self.first[node]
        seat = self.movers[child]
        if seat < 0:
            return False
        best = UNSOLVED
        unproven_child = False
        while child != NONE:
            known = self.solved[child]
            best = max(best, known)
            if known < 0.0:
                unproven_child = True
            child = self.next[child]
        if unproven_child and best < 1.0:
            return False
        if self.movers[node] != seat:
            best = 1.0 - best
        self.solved[node] = best
        return True

    def best_child(self) -> i64:
        """The root's child to play: a proven win, else the most tried that is no proven loss."""
        best = self.first[ROOT]
        node = self.next[best]
        while node != NONE:
            if self.is_better(node, best):
                best = node
            node = self.next[node]
        return best

    def sample_by_visits(self, rng: Rng) -> i64:
        """A random child of the root, weighted by visits."""
        chosen = self.first[ROOT]
        total: i64 = 0
        node = chosen
        while node != NONE:
            visits = self.visits[node]
            total += visits
            if visits > 0 and rng.below(total) < visits:
                chosen = node
            node = self.next[node]
        return chosen

    def is_better(self, node: i64, other: i64) -> bool:
        """Whether to play this node rather than the other."""
        if self.solved[node] >= 0.0 and self.solved[other] >= 0.0:
            return self.solved[node] > self.solved[other]
        if self.solved[node] >= 0.0:
            return self.solved[node] >= self.mean(other)
        if self.solved[other] >= 0.0:
            return self.solved[other] < self.mean(node)
        if self.visits[node] != self.visits[other]:
            return self.visits[node] > self.visits[other]
        return self.mean(node) > self.mean(other)

    def subtree(self, node: i64) -> "Tree":
        """A copy of the tree below a node."""
        tree = Tree()
        tree.visits[ROOT] = self.visits[node]
        old = vec[i64]([node])
        done: i64 = 0
        while done < len(old):
            child = self.first[old[done]]
            while child != NONE:
                copy = tree.add(done, self.movers[child], self.moves[child], self.weights[child])
                tree.visits[copy] = self.visits[child]
                tree.available[copy] = self.available[child]
                tree.gains[copy] = self.gains[child]
                tree.solved[copy] = self.solved[child]
                old = append(old, child)
                child = self.next[child]
            done += 1
        return tree
