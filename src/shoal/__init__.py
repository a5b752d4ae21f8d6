"""Shoal: a table for five sea games.

>>> import shoal
>>> "sharkbait" in shoal.game_names()
True
>>> match = shoal.new("sharkbait", players=4, seed=7)
>>> match.actors
(2,)
>>> match.moves(2)
['shark 4', 'shark 5', 'fish 4x2', 'fish 5x2', 'fish 6x2']
>>> match.play(2, "fish 6x2")
>>> match.play(0, "roll")
Traceback (most recent call last):
shoal.core.errors.NotYourTurn: Seat 0 cannot move now: it is the turn of seat 2.
>>> match.log(None)[-2:]
['Seat 2 throws fish 23445566, sharks 45 (SB-10).', 'Seat 2 places 2 fish in column 6 (SB-15).']
>>> match.scores, match.ranking
((0, 0, 0, 0), ((0, 1, 2, 3),))
>>> shoal.at("sharkbait", match.position()).moves(2) == match.moves(2)
True
"""

from collections.abc import Iterable, Mapping, Sequence
from os import PathLike

from shoal.bots.advice import advise as _advise
from shoal.core.advice import Advice
from shoal.core.arrays import COMPILED
from shoal.core.budget import Budget
from shoal.core.errors import (
    BadGame,
    BadNotation,
    BadOption,
    BadPlayers,
    BadPosition,
    BadRecord,
    BadSeed,
    CheckFailed,
    IllegalMove,
    NotYourTurn,
    ShoalError,
    UnknownGame,
)
from shoal.core.game import GameInfo
from shoal.core.options import Value, clip
from shoal.core.view import View
from shoal.games import game_info as _game_info_of
from shoal.games import names as _names
from shoal.match.dice import Seed
from shoal.match.dice_promise import Promise
from shoal.match.match import Match
from shoal.match.record import Record
from shoal.match.record_reader import read_bytes, read_record
from shoal.match.verify import Finding
from shoal.match.verify import verify as _verify

__all__ = [
    "COMPILED",
    "Advice",
    "BadGame",
    "BadNotation",
    "BadOption",
    "BadPlayers",
    "BadPosition",
    "BadRecord",
    "BadSeed",
    "Budget",
    "CheckFailed",
    "Finding",
    "GameInfo",
    "IllegalMove",
    "Match",
    "NotYourTurn",
    "Promise",
    "Record",
    "ShoalError",
    "UnknownGame",
    "View",
    "__version__",
    "at",
    "game_names",
    "new",
    "read",
    "verify",
]

__version__ = "0.1.0"

Match.adviser = staticmethod(_advise)  # play and bots do not know each other


def game_names() -> list[str]:
    """The names of the games, in alphabetical order.

    >>> "sharkbait" in game_names()
    True
    """
    return _names()


def new(
    game: str | GameInfo,
    players: int,
    seed: Seed = None,
    options: Mapping[str, Value] | None = None,
    salts: Sequence[str] = (),
    *,
    names: Sequence[str] = (),
) -> Match:
    """A match from the beginning.

    ``game`` is a room's name, or a GameInfo that is not in the house.  Without a
    ``seed`` (a whole number, 32 bytes or 64 hexadecimal digits) the dice are
    secret; whoever can guess the seed knows every throw.  ``salts`` and
    ``names`` have one text for each seat.

    >>> new("sharkbait", players=4, seed=7, options={"track": 30}, salts=["", "x", "", ""]).actors
    (3,)
    >>> new("sharkbait", players=2)
    Traceback (most recent call last):
    shoal.core.errors.BadPlayers: SharkBait is for 3 to 8 players, not 2.
    >>> from shoal.sample_games.connect_four import GAME
    >>> new(GAME, players=2).moves(0)[:2]
    ['drop 1', 'drop 2']
    """
    info = _game_info(game)
    return Match.new(info.game(_options(info, options)), players, seed, salts, names=names)


def at(
    game: str | GameInfo,
    text: str,
    seed: Seed = None,
    salts: Sequence[str] = (),
    *,
    names: Sequence[str] = (),
) -> Match:
    """A match that stands at a position, as ``match.position()`` writes it.

    >>> from shoal.sample_games.connect_four import GAME
    >>> match = at(GAME, "players=2 | board=xxx/ooo/-/-/-/-/-")
    >>> match.play(0, "drop 1")
    >>> match.over, match.scores, match.ranking
    (True, (1, 0), ((0,), (1,)))
    """
    return Match.at(_game_info(game), text, seed, salts, names=names)


def read(path: str | PathLike[str], games: Iterable[GameInfo] = ()) -> Record:
    """The record that a file holds; ``games`` are games that are not in the house.

    >>> import os, tempfile
    >>> record = new("sharkbait", players=3).record()
    >>> with tempfile.TemporaryDirectory() as folder:
    ...     path = os.path.join(folder, "game.txt")
    ...     record.write(path)
    ...     read(path) == record
    True
    """
    return read_record(read_bytes(path), games)


def verify(
    path: str | PathLike[str],
    games: Iterable[GameInfo] = (),
    *,
    promise: Promise | None = None,
    seed: str = "",
) -> list[Finding]:
    """What is wrong with the record in a file: its dice, its moves, its result; [] if all is well.

    ``promise`` is what was seen and given before the game, ``seed`` that of a game that was broken
    off, whose record does not hold it: see docs/fair-dice.md.

    >>> verify("no such file")
    Traceback (most recent call last):
    shoal.core.errors.BadRecord: 'no such file' cannot be read: No such file or directory.
    """
    return _verify(read_bytes(path), games, promise=promise, seed=seed)


def _game_info(game: str | GameInfo) -> GameInfo:
    if isinstance(game, GameInfo):
        return game
    if not isinstance(game, str):
        raise UnknownGame(f"A game is a room or the name of one, not {clip(game)}.")
    return _game_info_of(game)


def _options(info: GameInfo, options: Mapping[str, Value] | None) -> Mapping[str, Value]:
    """The options as they came in, if names and values are of the kinds that options have."""
    if options is None:
        return {}
    if not isinstance(options, Mapping):
        raise BadOption(f"The options of {info.title} are names with values, not {clip(options)}.")
    for name, value in options.items():
        if not isinstance(name, str) or not isinstance(value, bool | int | str):
            raise BadOption(f"Option {clip(name)} takes a text, a number or yes and no.")
    return options
