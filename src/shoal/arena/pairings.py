"""The games of a contest: which bots meet, on which seats, with which dice.

Every pair of bots meets.  A deal is one seed of the dice.  Two bots play each deal
twice, the second time with seats exchanged, so that both have the same luck
with the dice and with the seats.
"""

import hashlib
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import combinations

from shoal.bots.levels import bot_of
from shoal.core.errors import ShoalError
from shoal.core.game import Game, GameInfo
from shoal.core.message import say
from shoal.core.options import Value
from shoal.games import find_game

BOT_SEED_BYTES = 12


@dataclass(frozen=True)
class Contest:
    """A whole run: the game, the bots, and the number of deals for each pair."""

    game: str
    """The name of an installed game, or the module or file that the user named."""
    players: int
    bots: tuple[str, ...]
    deals: int
    seed: int = 0
    options: dict[str, Value] = field(default_factory=dict)

    def __post_init__(self) -> None:
        if len(set(self.bots)) < 2 or len(set(self.bots)) < len(self.bots):
            raise ShoalError(say("error-arena-bots"))
        for name in self.bots:
            bot_of(name)
        self.info().check_players(self.players)

    def info(self) -> GameInfo:
        """What is known about the game."""
        return find_game(self.game)

    def rules(self) -> Game:
        """The game under its options."""
        return self.info().game(self.options)

    def pairings(self) -> Iterator["Pairing"]:
        """All games of the run; the two games of a deal follow each other."""
        sides = [int(side) for side in self.rules().sides(self.players)]
        for deal in range(self.deals):
            for pair in combinations(self.bots, 2):
                for turned in (0, 1):
                    yield Pairing(deal, turned, pair, seated(pair, sides, turned))

    def size(self) -> int:
        """The number of games."""
        return self.deals * len(self.bots) * (len(self.bots) - 1)

    def identity(self) -> dict[str, object]:
        """What a run must share with an earlier one to continue it; deals may be added.

        The game's name identifies it, never its module or file: no file of results loads a game.
        """
        return {
            "game": self.info().name,
            "players": self.players,
            "bots": list(self.bots),
            "seed": self.seed,
            "options": self.options,
        }


@dataclass(frozen=True)
class Pairing:
    """One game: its deal, whether the seats are exchanged (1 or 0), and the bot of each seat."""

    deal: int
    turned: int
    pair: tuple[str, str]
    seats: tuple[str, ...]

    def key(self) -> tuple[int, int, tuple[str, str]]:
        """What identifies the game within its run."""
        return (self.deal, self.turned, self.pair)


def seated(pair: tuple[str, str], sides: list[int], turned: int) -> tuple[str, ...]:
    """The bot of each seat: the two take turns by side, exchanged if ``turned``.

    >>> seated(("easy", "medium"), [0, 1, 2], 0), seated(("easy", "medium"), [0, 1, 2], 1)
    (('easy', 'medium', 'easy'), ('medium', 'easy', 'medium'))
    """
    return tuple(pair[(side + turned) % 2] for side in sides)


def dice_seed(contest_seed: int, deal: int) -> bytes:
    """The seed of a deal's dice, the same in all games of the deal.

    >>> dice_seed(0, 1) == dice_seed(0, 1), dice_seed(0, 1) == dice_seed(0, 2)
    (True, False)
    """
    return hashlib.sha256(f"shoal arena {contest_seed} {deal}".encode()).digest()


def bot_seed(contest_seed: int, pairing: Pairing, seat: int) -> int:
    """The seed of the random numbers of a seat's bot."""
    words = f"{contest_seed} {pairing.deal} {pairing.turned} {pairing.seats} {seat}"
    return int.from_bytes(hashlib.sha256(words.encode()).digest()[:BOT_SEED_BYTES], "big")
