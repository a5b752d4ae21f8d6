"""Shoal: a table for five sea games.

>>> import shoal
>>> "sharkbait" in shoal.games()
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
    IllegalMove,
    LawBroken,
    NotYourTurn,
    ShoalError,
    UnknownGame,
)
from shoal.core.game import Room
from shoal.core.options import Value, clip
from shoal.core.view import View
from shoal.games import names as _names
from shoal.games import room as _room_of
from shoal.play.dice import Seed
from shoal.play.match import Match
from shoal.play.promise import Promise
from shoal.play.reading import read_bytes, read_record
from shoal.play.record import Record
from shoal.play.verify import Finding
from shoal.play.verify import verify as _verify

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
    "Finding",
    "IllegalMove",
    "LawBroken",
    "Match",
    "NotYourTurn",
    "Promise",
    "Record",
    "Room",
    "ShoalError",
    "UnknownGame",
    "View",
    "__version__",
    "at",
    "games",
    "new",
    "read",
    "verify",
]

__version__ = "0.1.0"

Match.adviser = staticmethod(_advise)  # play and bots do not know each other


# The function takes the place of the package in this namespace, which is why everybody
# writes ``from shoal.games import room`` and nobody ``from shoal import games``.
def games() -> list[str]:
    """The names of the rooms, in alphabetical order.

    >>> "sharkbait" in games()
    True
    """
    return _names()


def new(
    game: str | Room,
    players: int,
    seed: Seed = None,
    options: Mapping[str, Value] | None = None,
    salts: Sequence[str] = (),
    *,
    names: Sequence[str] = (),
) -> Match:
    """A match from the beginning.

    ``game`` is a room's name, or a Room that is not in the house.  Without a
    ``seed`` (a whole number, 32 bytes or 64 hexadecimal digits) the dice are
    secret; whoever can guess the seed knows every throw.  ``salts`` and
    ``names`` have one text for each seat.

    >>> new("sharkbait", players=4, seed=7, options={"track": 30}, salts=["", "x", "", ""]).actors
    (3,)
    >>> new("sharkbait", players=2)
    Traceback (most recent call last):
    shoal.core.errors.BadPlayers: SharkBait is for 3 to 8 players, not 2.
    >>> from shoal.specimens.connect_four import ROOM
    >>> new(ROOM, players=2).moves(0)[:2]
    ['drop 1', 'drop 2']
    """
    room = _room(game)
    return Match.new(room.game(_options(room, options)), players, seed, salts, names=names)


def at(
    game: str | Room,
    text: str,
    seed: Seed = None,
    salts: Sequence[str] = (),
    *,
    names: Sequence[str] = (),
) -> Match:
    """A match that stands at a position, as ``match.position()`` writes it.

    >>> from shoal.specimens.connect_four import ROOM
    >>> match = at(ROOM, "players=2 | board=xxx/ooo/-/-/-/-/-")
    >>> match.play(0, "drop 1")
    >>> match.over, match.scores, match.ranking
    (True, (1, 0), ((0,), (1,)))
    """
    return Match.at(_room(game), text, seed, salts, names=names)


def read(path: str | PathLike[str], rooms: Iterable[Room] = ()) -> Record:
    """The record that a file holds; ``rooms`` are games that are not in the house.

    >>> import os, tempfile
    >>> record = new("sharkbait", players=3).record()
    >>> with tempfile.TemporaryDirectory() as folder:
    ...     path = os.path.join(folder, "game.txt")
    ...     record.write(path)
    ...     read(path) == record
    True
    """
    return read_record(read_bytes(path), rooms)


def verify(
    path: str | PathLike[str],
    rooms: Iterable[Room] = (),
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
    return _verify(read_bytes(path), rooms, promise=promise, seed=seed)


def _room(game: str | Room) -> Room:
    if isinstance(game, Room):
        return game
    if not isinstance(game, str):
        raise UnknownGame(f"A game is a room or the name of one, not {clip(game)}.")
    return _room_of(game)


def _options(room: Room, options: Mapping[str, Value] | None) -> Mapping[str, Value]:
    """The options as they came in, if names and values are of the kinds that options have."""
    if options is None:
        return {}
    if not isinstance(options, Mapping):
        raise BadOption(f"The options of {room.title} are names with values, not {clip(options)}.")
    for name, value in options.items():
        if not isinstance(name, str) or not isinstance(value, bool | int | str):
            raise BadOption(f"Option {clip(name)} takes a text, a number or yes and no.")
    return options
