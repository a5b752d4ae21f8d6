"""A complete position, hidden parts included, and who may act in it."""

from abc import abstractmethod
from typing import Any

from mypy_extensions import mypyc_attr

from shoal.core.errors import missing
from shoal.core.fields.comparison_numbers import Packer
from shoal.core.fields.fields import Fields
from shoal.core.loading.copy_state import copy_state
from shoal.core.loading.pickles import PICKLE_VERSION, restore_state
from shoal.core.packed_arrays import append, i64, vec
from shoal.core.special_seats import CHANCE, EVERYTHING, NOBODY, SEVERAL, SPECTATOR

__all__ = ["CHANCE", "EVERYTHING", "NOBODY", "SEVERAL", "SPECTATOR", "State", "ranks_by"]


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """A position: small, mutable, deterministic.

    Seats are numbered from 0. A move is an integer in the game's fixed numbering. When CHANCE acts
    there are ``outcomes()`` equally likely outcomes, numbered from 0. ``play`` does not check that
    the move is legal: a Match asks ``moves`` first, and a search plays only moves from ``moves``.
    """

    players: i64 = 2

    @abstractmethod
    def actor(self) -> i64:
        """Who acts now: a seat, CHANCE, SEVERAL or NOBODY."""
        raise missing(self, "actor()")

    def actors(self) -> vec[i64]:
        """Every seat that may move now; empty at the end and while CHANCE acts."""
        seats = vec[i64](capacity=1)
        seat = self.actor()
        if seat >= 0:
            seats = append(seats, seat)
        return seats

    @abstractmethod
    def moves(self, seat: i64) -> vec[i64]:
        """The seat's legal moves, distinct and in a fixed order; empty if it may not act."""
        raise missing(self, "moves(seat)")

    def outcomes(self) -> i64:
        """How many equally likely outcomes CHANCE has now; 0 when it does not act."""
        return 0

    @abstractmethod
    def play(self, seat: i64, move: i64) -> None:
        """Apply a legal move of a seat, or an outcome of CHANCE."""
        raise missing(self, "play(seat, move)")

    def clone(self) -> "State":
        """An independent copy; a state whose attributes hold nested lists must define its own."""
        other = copy_state(self)
        assert isinstance(other, State)
        return other

    @abstractmethod
    def fields(self, f: Fields) -> None:
        """Name every attribute, with its kind and bounds; see ``core.fields.fields``."""
        raise missing(self, "fields(f)")

    def complete(self) -> None:
        """Work out the attributes that no field names, after the fields have been read."""

    def packed(self) -> vec[i64]:
        """Every field as numbers, hidden ones included."""
        packer = Packer(self.players)
        self.fields(packer)
        return packer.packed

    def __eq__(self, other: object) -> bool:
        """Whether all fields are equal; states of games with other options are not compared."""
        if not isinstance(other, State) or type(other) is not type(self):
            return False
        return self.players == other.players and list(self.packed()) == list(other.packed())

    def __hash__(self) -> int:
        return hash(tuple(self.packed()))

    # Any: the protocol of pickle, which the types of the standard library leave open.
    def __reduce_ex__(self, protocol: Any) -> Any:
        if hasattr(self, "__dict__"):  # A class in plain Python: its attributes are in there.
            attributes: Any = self.__dict__
        else:
            attributes = object.__reduce_ex__(self, 2)[2]
        return restore_state, (PICKLE_VERSION, type(self), int(self.players), attributes)

    def __copy__(self) -> "State":
        return self.clone()

    def __deepcopy__(self, memo: object) -> "State":
        return self.clone()

    @abstractmethod
    def scores(self) -> vec[i64]:
        """Each seat's points so far."""
        raise missing(self, "scores()")

    def ranks(self) -> vec[i64]:
        """For each seat the number of seats ahead of it, by score and the rules' tie-breaks."""
        return ranks_by(self.scores())


def ranks_by(keys: vec[i64]) -> vec[i64]:
    """Ranks by key: a larger key is ahead, equal keys share a rank.

    >>> list(ranks_by(vec[i64]([30, 50, 30, 10])))
    [1, 0, 1, 3]
    """
    ranks = vec[i64](capacity=len(keys))
    for key in keys:
        ahead: i64 = 0
        for other in keys:
            if other > key:
                ahead += 1
        ranks = append(ranks, ahead)
    return ranks
