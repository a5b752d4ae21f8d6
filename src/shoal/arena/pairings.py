"""Who meets whom, where they sit, and with which dice.

Every two bots meet.  A deal is one seed of the dice; both sit down to it twice,
the second time with seats exchanged, so that luck of the dice and of the seat
is the same for both.
"""

import hashlib
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import combinations

from shoal.bots.levels import bot_of
from shoal.core.errors import ShoalError
from shoal.core.game import Game
from shoal.core.options import Value
from shoal.games import game_info


@dataclass(frozen=True)
class Contest:
    """A whole run: which game, which bots, how many deals for every two of them."""

    game: str
    players: int
    bots: tuple[str, ...]
    deals: int
    seed: int = 0
    options: dict[str, Value] = field(default_factory=dict)

    def __post_init__(self) -> None:
        if len(set(self.bots)) < 2 or len(set(self.bots)) < len(self.bots):
            raise ShoalError("The arena needs two bots or more, each named once.")
        for name in self.bots:
            bot_of(name)
        game_info(self.game).check_players(self.players)

    def rules(self) -> Game:
        """The game under its options."""
        return game_info(self.game).game(self.options)

    def fixtures(self) -> Iterator["Fixture"]:
        """All games of the run; the two of a deal follow each other."""
        sides = [int(side) for side in self.rules().sides(self.players)]
        for deal in range(self.deals):
            for pair in combinations(self.bots, 2):
                for turned in (0, 1):
                    seats = tuple(pair[(side + turned) % 2] for side in sides)
                    yield Fixture(deal, turned, pair, seats)

    def size(self) -> int:
        """How many games there are."""
        return self.deals * len(self.bots) * (len(self.bots) - 1)

    def identity(self) -> dict[str, object]:
        """What two runs must share to go on one from the other; deals may grow."""
        return {
            "game": self.game,
            "players": self.players,
            "bots": list(self.bots),
            "seed": self.seed,
            "options": self.options,
        }


@dataclass(frozen=True)
class Fixture:
    """One game: its deal, whether the seats are exchanged, the two bots, and who sits where."""

    deal: int
    turned: int
    pair: tuple[str, str]
    seats: tuple[str, ...]

    def key(self) -> tuple[int, int, tuple[str, str]]:
        """What tells it from all others of a run."""
        return (self.deal, self.turned, self.pair)


def dice_seed(contest_seed: int, deal: int) -> bytes:
    """The seed of a deal's dice: the same for both games of the pair and for every pair.

    >>> dice_seed(0, 1) == dice_seed(0, 1), dice_seed(0, 1) == dice_seed(0, 2)
    (True, False)
    """
    return hashlib.sha256(f"shoal arena {contest_seed} {deal}".encode()).digest()


def thinking_seed(contest_seed: int, fixture: Fixture, seat: int) -> int:
    """The seed of a seat's thoughts."""
    words = f"{contest_seed} {fixture.deal} {fixture.turned} {fixture.seats} {seat}"
    return int.from_bytes(hashlib.sha256(words.encode()).digest()[:12], "big")
