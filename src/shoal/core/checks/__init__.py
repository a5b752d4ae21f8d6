"""The laws that all games keep, for every room and for anybody's own game.

>>> from shoal.sample_games.connect_four import GAME
>>> check(GAME, games=1, positions=2)
1

``check`` plays seeded random games and holds every law against each of them; a
broken law is a CheckFailed with a sentence that says how to get there again.
"""

import hashlib
from collections.abc import Callable, Mapping
from typing import NamedTuple

from shoal.core.checks import moves, notation, observations, secrets
from shoal.core.checks.random_games import Trial, everything
from shoal.core.errors import BadOption, CheckFailed
from shoal.core.game import Game, GameInfo
from shoal.core.options import Option, Value
from shoal.core.rng import Rng


class Law(NamedTuple):
    """A law's name, its sentence, and the function that holds it against one random game."""

    name: str
    sentence: str
    check: Callable[[Trial], None]


def _law(name: str, check: Callable[[Trial], None]) -> Law:
    return Law(name, (check.__doc__ or "").partition("\n")[0], check)


# A law stands after those that it leans on, so that a fault is reported under its own name.
LAWS: tuple[Law, ...] = (
    _law("dead ends", moves.check_dead_ends),
    _law("order", moves.check_order),
    _law("determinism", moves.check_determinism),
    _law("clones", moves.check_clones),
    _law("playable", moves.check_playable),
    _law("termination", moves.check_termination),
    _law("conservation", moves.check_conservation),
    _law("ranks", moves.check_ranks),
    _law("notation", notation.check_notation),
    _law("replay", notation.check_replay),
    _law("views", secrets.check_views),
    _law("words", secrets.check_words),
    _law("imagining", secrets.check_imagining),
    _law("secrets", secrets.check_secrets),
    _law("refusals", secrets.check_refusals),
    _law("hints", moves.check_hints),
    _law("features", observations.check_features),
)


def check(
    info: GameInfo,
    *,
    players: int | None = None,
    options: Mapping[str, Value] | None = None,
    games: int = 6,
    seed: int = 1,
    positions: int = 12,
    progress: Callable[[int, int], None] | None = None,
) -> int:
    """Hold all laws against random games of the room; returns how many games were played.

    ``games`` are played for each number of players (or the one given), with
    seeds counted up from ``seed``.  Without ``options`` every third game is
    played under options drawn by chance, the others under the defaults.
    ``positions`` is how many places of each game are looked at closely: more is
    slower and finds more.  ``progress`` is told the games done and all games.
    """
    if players is not None:
        info.check_players(players)
    tables = range(info.min_players, info.max_players + 1) if players is None else (players,)
    done = 0
    for number in range(games):
        for seats in tables:
            game = _game(info, options, seats, Rng(seed * 2**32 + number), number)
            judge(Trial(info, game, seats, seed + number, positions))
            done += 1
            if progress is not None:
                progress(done, games * len(tables))
    return done


def judge(trial: Trial) -> None:
    """Hold all laws against one game; whatever else a room raises breaks the law as well."""
    for law in LAWS:
        try:
            law.check(trial)
        except CheckFailed:
            raise
        except Exception as error:
            raise trial.broken(law.name, f"{type(error).__name__}: {error}") from error


def _game(
    info: GameInfo, options: Mapping[str, Value] | None, seats: int, rng: Rng, number: int
) -> Game:
    if options is not None or number % 3 < 2:
        return info.game(options)
    try:
        game = info.game({option.name: _any_value(option, rng) for option in info.options})
        game.start_checked(seats)
    except BadOption:
        return info.game()  # Some options go neither together nor with every number of players.
    return game


def _any_value(option: Option, rng: Rng) -> Value:
    if isinstance(option.default, bool):
        return rng.below(2) == 1
    if isinstance(option.default, int):
        return option.low + rng.below(option.high - option.low + 1)
    return option.choices[rng.below(len(option.choices))] if option.choices else option.default


def digest(
    info: GameInfo,
    *,
    players: int,
    options: Mapping[str, Value] | None = None,
    games: int = 6,
    seed: int = 1,
) -> str:
    """SHA-256 over every step, position and view of seeded random games.

    Two builds of the same rules, compiled and uncompiled, must agree on it.
    """
    digest = hashlib.sha256()
    for number in range(games):
        trial = Trial(info, info.game(options), players, seed + number, 0)
        for state in trial.walk():
            step = trial.steps[trial.at : trial.at + 1]
            digest.update(repr((step, everything(trial.game, state))).encode())
    return digest.hexdigest()
