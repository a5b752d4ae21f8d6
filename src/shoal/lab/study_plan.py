"""What a study plays: the game as it is, with unequal bots, and with other options.

In the first variant all seats have the same bot.  In the second, two bots of
unequal strength play every deal twice with seats exchanged, which separates skill
from luck.  Every other variant changes one option (or the number of players) and
plays the first variant's deals, so that every difference comes from the option.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property, lru_cache
from typing import Any

from shoal.arena.pairings import Pairing, seated
from shoal.bots.levels import LEVELS, bot_of, current_name
from shoal.core.errors import BadOption, ShoalError
from shoal.core.game import Game, GameInfo
from shoal.core.message import say
from shoal.core.options import Option, Value
from shoal.core.rng import Rng
from shoal.core.search.playout import random_step
from shoal.core.state import CHANCE, NOBODY
from shoal.core.text.clip import clip
from shoal.games import find_game
from shoal.lab.questions.questions import Questions, without_name
from shoal.lab.questions.restricted_play import Event

AS_IT_IS = "as it is"
UNEQUAL = "unequal bots"
CHUNK = 8
"""Games in a task: playing them should take longer than sending them."""

MAX_CHOICES = 3
"""An option with more choices than this is only compared when it is named."""

MIN_GAMES = 4

VARIED_DECISIONS = 4
"""First decisions of each seat that are varied where no dice make games differ."""


@dataclass(frozen=True)
class Variant:
    """A game with options, a number of players, and the two bots that share the seats."""

    name: str
    game: str
    """As in Study."""
    players: int
    options: dict[str, Value]
    pair: tuple[str, str]
    seed: int
    varied_decisions: int = 0
    without: Event | None = None
    """What one side does without; the sides take turns."""

    def rules(self) -> Game:
        """The game under its options."""
        return find_game(self.game).game(self.options)

    def pairings(self, games: int) -> Iterator[Pairing]:
        """The first games; two different bots play each deal twice, with seats exchanged."""
        sides = [int(side) for side in self.rules().sides(self.players)]
        games_of_a_deal = 2 if self.pair[0] != self.pair[1] else 1
        for number in range(games):
            deal, turned = divmod(number, games_of_a_deal)
            yield Pairing(deal, turned, self.pair, seated(self.pair, sides, turned))


Task = tuple[Variant, tuple[Pairing, ...]]


@dataclass(frozen=True)
class Study:
    """What to study; ``alternatives`` are option values to compare with the chosen ones."""

    game: str
    """The name of an installed game, or the module or file that the user named."""
    players: tuple[int, ...]
    bot: str
    rival: str
    games: int
    seed: int = 0
    options: dict[str, Value] = field(default_factory=dict)
    alternatives: tuple[tuple[str, Value], ...] = ()
    questions: Questions = field(default_factory=Questions)

    def __post_init__(self) -> None:
        found = self.info()
        for players in self.players:
            found.check_players(players)
        for name in (self.bot, self.rival):
            bot_of(name)
        if self.bot == self.rival:
            raise ShoalError(say("error-rival"))
        if self.games < MIN_GAMES or self.games % 2:
            raise ShoalError(say("error-games-even", least=MIN_GAMES, value=clip(self.games)))
        for variant in self.variants():
            variant.rules().start_checked(variant.players)

    def info(self) -> GameInfo:
        """What is known about the game."""
        return find_game(self.game)

    def variants(self) -> list[Variant]:
        """All variants; the first two play the game as it is."""
        return list(self._variants)

    @cached_property
    def _variants(self) -> list[Variant]:
        options = tuple(sorted(self.options.items()))
        varied = 0 if is_dicey(self.game, options, self.players[0]) else VARIED_DECISIONS
        equal = (self.bot, self.bot)
        variants = [
            self._variant(AS_IT_IS, {}, equal, varied),
            self._variant(UNEQUAL, {}, (self.bot, self.rival), varied),
        ]
        known_options = {option.name: option for option in self.info().options}
        for name, value in self.alternatives:
            title = f"{name}={known_options[name].write(value)}"
            variants.append(self._variant(title, {name: value}, equal, varied))
        for players in self.players[1:]:
            variants.append(self._variant(f"{players} players", {}, equal, varied, players))
        known = {variant.name for variant in variants}
        for title, changed in self.questions.changes(self.info(), self.options):
            if title not in known:
                variants.append(self._variant(title, changed, equal, varied))
        for event in self.events:
            free = self._variant(without_name(event), {}, equal, varied)
            variants.append(replace(free, without=event))
        return variants

    @cached_property
    def events(self) -> list[Event]:
        """What one side does without, in a variant for each."""
        return self.questions.events(self.info(), self.options, self.players[0])

    def with_options(self, name: str, options: dict[str, Value], seed: int = 0) -> Variant:
        """A variant with other options, and on other deals if it has a seed."""
        variant = replace(self.variants()[0], name=name, options={**self.options, **options})
        return replace(variant, seed=self.seed + seed)

    def _variant(
        self,
        name: str,
        changed: dict[str, Value],
        pair: tuple[str, str],
        varied: int,
        players: int = 0,
    ) -> Variant:
        options = {**self.options, **changed}
        count = players or self.players[0]
        return Variant(name, self.game, count, options, pair, self.seed, varied)

    def size(self) -> int:
        """The number of games."""
        return self.games * len(self.variants())

    def tasks(self, done: set[tuple[str, int, int]]) -> list[Task]:
        """The games that are not done yet, several to a task."""
        return [task for variant in self.variants() for task in tasks_of(variant, self.games, done)]

    def identity(self) -> dict[str, object]:
        """What a run must share with an earlier one to continue it.

        Games, alternatives and numbers of players may be added. The game's name identifies it,
        never its module or file: no file of results loads a game.
        """
        return {
            "study": self.info().name,
            "version": self.info().version,
            "players": self.players[0],
            "bots": [self.bot, self.rival],
            "seed": self.seed,
            "options": self.options,
        }

    def json(self) -> dict[str, Any]:  # Any: it is JSON
        """The study as JSON values."""
        return {
            **self.identity(),
            "players": list(self.players),
            "rivals": [[name, value] for name, value in self.alternatives],
            "games": self.games,
            **self.questions.json(),
        }


def tasks_of(variant: Variant, games: int, done: set[tuple[str, int, int]]) -> list[Task]:
    """The first games of a variant that are not done yet, several to a task."""
    missing = [
        pairing
        for pairing in variant.pairings(games)
        if (variant.name, pairing.deal, pairing.turned) not in done
    ]
    return [
        (variant, tuple(missing[first : first + CHUNK])) for first in range(0, len(missing), CHUNK)
    ]


@lru_cache(maxsize=256)
def is_dicey(game: str, options: tuple[tuple[str, Value], ...], players: int) -> bool:
    """``has_dice`` for options as a tuple; a study asks again and again."""
    return has_dice(game, dict(options), players)


def has_dice(game: str, options: dict[str, Value], players: int) -> bool:
    """Whether chance acts after the first decision of a game."""
    state = find_game(game).game(options).start_checked(players)
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
    """The level below a bot's, which is the default of ``--rival``.

    >>> weaker("medium"), weaker("hard"), weaker("search:50ms")
    ('easy', 'medium', 'medium')
    """
    names = list(LEVELS)
    level = current_name(bot)
    if level not in names:
        return "medium"
    return names[abs(names.index(level) - 1)]


Alternatives = tuple[tuple[str, Value], ...]


def read_alternatives(
    found: GameInfo,
    words: Sequence[str],
    rules: Mapping[str, Value] | None = None,
    *,
    asked: bool = False,
) -> tuple[dict[str, Value], Alternatives]:
    """Options from ``name=value``, and from ``name=value,other`` the values to compare with.

    A name that is given twice is compared too.  Options of a file of ``rules`` stand for those
    that are not named.  Unless something else is ``asked``: if nothing is to be compared,
    every option with few choices is compared with its other values.
    """
    known = {option.name: option for option in found.options}
    options: dict[str, Value] = {}
    alternatives: list[tuple[str, Value]] = []
    for word in words:
        name, equals, text = word.partition("=")
        if not equals or name not in known:
            raise BadOption(say("error-option-value", word=clip(word), options=list(known)))
        for value in split_values(known[name], text):
            read = known[name].read(value)
            if name not in options:
                options[name] = read
            elif read != options[name]:
                alternatives.append((name, read))
    options = {**(rules or {}), **options}
    chosen = {name: value for name, value in options.items() if value != known[name].default}
    others = () if asked else other_values(found, options)
    return chosen, tuple(alternatives) or tuple(others)


def split_values(option: Option, text: str) -> list[str]:
    """The values between commas, unless commas are part of the option's own values."""
    plain = isinstance(option.default, int) or not (option.check or "," in str(option.default))
    return text.split(",") if plain else [text]


def other_values(found: GameInfo, options: dict[str, Value]) -> Iterator[tuple[str, Value]]:
    """The other values of every option with few choices, except the option for the first player."""
    for option in found.options:
        if option.name == "first" or option.name in options:
            continue
        if isinstance(option.default, bool):
            yield option.name, not option.default
        elif len(option.choices) <= MAX_CHOICES:
            for choice in option.choices:
                if choice != option.default:
                    yield option.name, choice
