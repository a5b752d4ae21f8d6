"""Which tables a study plays at: the game as it is, with unequal bots, and under other rulings.

At the first table all seats have the same bot.  At the second two bots of
unequal strength play every deal twice with seats exchanged, which tells skill
from luck.  Every other table has one option changed and the first table's
deals, so that what differs comes from the option.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any

from shoal.arena.pairings import Fixture
from shoal.bots.levels import LEVELS, bot_of
from shoal.core.errors import BadOption, ShoalError
from shoal.core.game import Game, GameInfo
from shoal.core.options import Option, Value, clip
from shoal.core.playout import random_step
from shoal.core.rng import Rng
from shoal.core.state import CHANCE, NOBODY
from shoal.games import game_info

AS_IT_IS = "as it is"
UNEQUAL = "unequal bots"
CHUNK = 8
"""Games of one task: a task should take longer than it takes to send it."""

MOST_CHOICES = 3
"""An option with more choices than this is compared when it is asked for by name."""

WHIMS = 4
"""Decisions of each seat on a whim where no dice make one game differ from another."""


@dataclass(frozen=True)
class Table:
    """A game under options, its players, and the two bots that share the seats."""

    name: str
    game: str
    players: int
    options: dict[str, Value]
    pair: tuple[str, str]
    seed: int
    whims: int = 0

    def rules(self) -> Game:
        """The game under its options."""
        return game_info(self.game).game(self.options)

    def fixtures(self, games: int) -> Iterator[Fixture]:
        """So many games; bots that differ sit down to each deal twice, with seats exchanged."""
        sides = [int(side) for side in self.rules().sides(self.players)]
        copies = 2 if self.pair[0] != self.pair[1] else 1
        for number in range(games):
            turned = number % copies
            seats = tuple(self.pair[(side + turned) % 2] for side in sides)
            yield Fixture(number // copies, turned, self.pair, seats)


Task = tuple[Table, tuple[Fixture, ...]]


@dataclass(frozen=True)
class Study:
    """What is asked; ``rivals`` are the other values of options, to be compared."""

    game: str
    players: tuple[int, ...]
    bot: str
    rival: str
    games: int
    seed: int = 0
    options: dict[str, Value] = field(default_factory=dict)
    rivals: tuple[tuple[str, Value], ...] = ()

    def __post_init__(self) -> None:
        found = game_info(self.game)
        for players in self.players:
            found.check_players(players)
        for name in (self.bot, self.rival):
            bot_of(name)
        if self.bot == self.rival:
            raise ShoalError("The rival should be another bot, to tell skill from luck.")
        if self.games < 4 or self.games % 2:
            raise ShoalError(f"--games should be even and 4 or more, not {clip(self.games)}.")
        for table in self.tables():
            table.rules().start_checked(table.players)

    def tables(self) -> list[Table]:
        """All tables, the first two being those of the game as it is."""
        whims = 0 if has_dice(self.game, self.options, self.players[0]) else WHIMS
        alike = (self.bot, self.bot)
        tables = [
            self._table(AS_IT_IS, {}, alike, whims),
            self._table(UNEQUAL, {}, (self.bot, self.rival), whims),
        ]
        options = {option.name: option for option in game_info(self.game).options}
        for name, value in self.rivals:
            told = f"{name}={options[name].write(value)}"
            tables.append(self._table(told, {name: value}, alike, whims))
        for players in self.players[1:]:
            tables.append(self._table(f"{players} players", {}, alike, whims, players))
        return tables

    def _table(
        self,
        name: str,
        changed: dict[str, Value],
        pair: tuple[str, str],
        whims: int,
        players: int = 0,
    ) -> Table:
        options = {**self.options, **changed}
        return Table(name, self.game, players or self.players[0], options, pair, self.seed, whims)

    def size(self) -> int:
        """How many games there are."""
        return self.games * len(self.tables())

    def tasks(self, done: set[tuple[str, int, int]]) -> list[Task]:
        """The games that are not done yet, some to a task."""
        tasks: list[Task] = []
        for table in self.tables():
            left = [
                fixture
                for fixture in table.fixtures(self.games)
                if (table.name, fixture.deal, fixture.turned) not in done
            ]
            for first in range(0, len(left), CHUNK):
                tasks.append((table, tuple(left[first : first + CHUNK])))
        return tasks

    def identity(self) -> dict[str, object]:
        """What two runs must share to go on one from the other; games and rivals may grow."""
        return {
            "study": self.game,
            "version": game_info(self.game).version,
            "players": self.players[0],
            "bots": [self.bot, self.rival],
            "seed": self.seed,
            "options": self.options,
        }

    def json(self) -> dict[str, Any]:  # Any: it is JSON
        """All that was asked."""
        told = [[name, value] for name, value in self.rivals]
        return {
            **self.identity(),
            "players": list(self.players),
            "rivals": told,
            "games": self.games,
        }


def has_dice(game: str, options: dict[str, Value], players: int) -> bool:
    """Whether chance has a hand in the game after the first decision."""
    state = game_info(game).game(options).start_checked(players)
    rng = Rng(0)
    decided = False
    while state.actor() != NOBODY:
        if state.actor() != CHANCE:
            decided = True
        elif decided:
            return True
        random_step(state, rng)
    return False


def weaker(bot: str) -> str:
    """The level below a bot's, which is its rival unless another is named.

    >>> weaker("medium"), weaker("drift"), weaker("search:50ms")
    ('easy', 'easy', 'medium')
    """
    names = list(LEVELS)
    if bot not in names:
        return "medium"
    return names[abs(names.index(bot) - 1)]


Rivals = tuple[tuple[str, Value], ...]


def read_rivals(found: GameInfo, words: Sequence[str]) -> tuple[dict[str, Value], Rivals]:
    """Options from ``name=value``, and from ``name=value,other`` what to compare with it.

    A name that is given twice is compared too.  Without any comparison every
    ruling with a choice is compared with its other readings.
    """
    known = {option.name: option for option in found.options}
    options: dict[str, Value] = {}
    rivals: list[tuple[str, Value]] = []
    for word in words:
        name, equals, told = word.partition("=")
        if not equals or name not in known:
            has = ", ".join(known)
            raise BadOption(f"{clip(word)} is not of the form option=value; options are {has}.")
        for value in split_values(known[name], told):
            read = known[name].read(value)
            if name not in options:
                options[name] = read
            elif read != options[name]:
                rivals.append((name, read))
    chosen = {name: value for name, value in options.items() if value != known[name].default}
    return chosen, tuple(rivals) or tuple(readings(found, options))


def split_values(option: Option, told: str) -> list[str]:
    """The values between commas, unless commas are part of the option's own values."""
    plain = isinstance(option.default, int) or not (option.check or "," in str(option.default))
    return told.split(",") if plain else [told]


def readings(found: GameInfo, options: dict[str, Value]) -> Iterator[tuple[str, Value]]:
    """The other readings of every ruling that is a choice of few; who begins is none."""
    for option in found.options:
        if option.name == "first" or option.name in options:
            continue
        if isinstance(option.default, bool):
            yield option.name, not option.default
        elif len(option.choices) <= MOST_CHOICES:
            for choice in option.choices:
                if choice != option.default:
                    yield option.name, choice
