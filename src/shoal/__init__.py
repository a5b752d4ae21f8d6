"""Shoal: five sea games, with bots, a server and tools.

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
shoal.core.errors.NotYourTurn: Seat 0 cannot move now. To move: Seat 2.
>>> match.log_text(None)[-1]
'Seat 2 places 2 fish in column 6.'
>>> match.scores, match.ranking
((0, 0, 0, 0), ((0, 1, 2, 3),))
>>> shoal.at("sharkbait", match.position()).moves(2) == match.moves(2)
True
"""

import contextlib
import importlib
from collections.abc import Iterable, Mapping, Sequence
from functools import partial
from os import PathLike

from shoal.core.errors import (
    BadGame,
    BadNotation,
    BadOption,
    BadPickle,
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
from shoal.core.game import GameInfo, View
from shoal.core.loading.after_import import after_import
from shoal.core.message import say
from shoal.core.options import Value
from shoal.core.packed_arrays import COMPILED
from shoal.core.search.budget import Budget
from shoal.core.search.hint import Hint
from shoal.core.text.clip import clip
from shoal.games import find_game
from shoal.games import game_info as _game_info_of
from shoal.games import names as _names
from shoal.match.dice import Seed
from shoal.match.dice_commitment import DiceCommitment
from shoal.match.match import Match
from shoal.match.record import Record
from shoal.match.record_reader import read_bytes, read_record
from shoal.match.verify import Finding
from shoal.match.verify import verify as _verify

__all__ = [
    "COMPILED",
    "BadGame",
    "BadNotation",
    "BadOption",
    "BadPickle",
    "BadPlayers",
    "BadPosition",
    "BadRecord",
    "BadSeed",
    "Budget",
    "CheckFailed",
    "DiceCommitment",
    "Finding",
    "GameInfo",
    "Hint",
    "IllegalMove",
    "Match",
    "NotYourTurn",
    "Record",
    "ShoalError",
    "UnknownGame",
    "View",
    "__version__",
    "at",
    "find_game",
    "game_names",
    "new",
    "read",
    "verify",
]

__version__ = "0.1.0"


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

    ``game`` is the name of an installed game, or a GameInfo; see ``find_game``. Without a ``seed``
    (an integer, 32 bytes or 64 hexadecimal digits) the seed is random and secret: anybody who
    knows it knows every throw. ``salts`` and ``names`` have one text for each seat.

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
    """A match from a position, given as ``match.position()`` writes it.

    >>> from shoal.sample_games.connect_four import GAME
    >>> match = at(GAME, "players=2 | board=xxx/ooo/-/-/-/-/-")
    >>> match.play(0, "drop 1")
    >>> match.over, match.scores, match.ranking
    (True, (1, 0), ((0,), (1,)))
    """
    return Match.at(_game_info(game), text, seed, salts, names=names)


def read(path: str | PathLike[str], games: Iterable[GameInfo] = ()) -> Record:
    """The record in a file; ``games`` are third parties' games.

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
    commitment: DiceCommitment | None = None,
    seed: str = "",
) -> list[Finding]:
    """What is wrong with the dice, moves and result of the record in a file; [] if nothing.

    ``commitment`` is what was seen and given before the game. ``seed`` is the seed of an abandoned
    game, whose record does not contain it. See docs/fair-dice.md.

    >>> verify("no such file")
    Traceback (most recent call last):
    shoal.core.errors.BadRecord: 'no such file' cannot be read: there is no such file or folder.
    """
    return _verify(read_bytes(path), games, commitment=commitment, seed=seed)


def _game_info(game: str | GameInfo) -> GameInfo:
    if isinstance(game, GameInfo):
        return game
    if not isinstance(game, str):
        raise UnknownGame(say("error-not-a-game", value=clip(game)))
    return _game_info_of(game)


def _options(info: GameInfo, options: Mapping[str, Value] | None) -> Mapping[str, Value]:
    """The options, if their names and values have the right types; BadOption otherwise."""
    if options is None:
        return {}
    if not isinstance(options, Mapping):
        raise BadOption(say("error-options-type", game=info.title, value=clip(options)))
    for name, value in options.items():
        if not isinstance(name, str) or not isinstance(value, bool | int | str):
            raise BadOption(say("error-option-type", option=clip(name)))
    return options


def _register_environments(package: str) -> None:
    # Not if the package is too old for our environments.
    with contextlib.suppress(ImportError):
        importlib.import_module(f"shoal.research.{package}")


# These look for no plugins, and load too slowly to be imported here. `import shoal` before or after
# them is enough for their ids; Gymnasium itself imports shoal for "shoal:shoal/SharkBait-v1".
for _package in ("gymnasium", "pettingzoo"):
    after_import(_package, partial(_register_environments, _package))
