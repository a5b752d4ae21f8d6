"""Checks that every game must pass, ours and third parties'.

>>> from shoal.sample_games.connect_four import GAME
>>> check(GAME, games=1, positions=2)
1

``check`` plays seeded random games and runs all checks on each of them. A CheckFailed
says what is wrong and how to reproduce it.
"""

import hashlib
from collections.abc import Callable, Mapping
from typing import NamedTuple

from shoal.core.checks import fields, notation, observations, rules_of_play, secrets
from shoal.core.checks.random_games import CheckRun, everything
from shoal.core.errors import BadOption, CheckFailed
from shoal.core.game import Game, GameInfo
from shoal.core.options import Option, Value
from shoal.core.rng import Rng


class Check(NamedTuple):
    """A check's name, what it demands in a sentence, and its function."""

    name: str
    sentence: str
    function: Callable[[CheckRun], None]


def _check(name: str, function: Callable[[CheckRun], None]) -> Check:
    return Check(name, (function.__doc__ or "").partition("\n")[0], function)


# A check comes after those that it relies on, so that a fault is reported under its own name.
CHECKS: tuple[Check, ...] = (
    _check("dead ends", rules_of_play.check_dead_ends),
    _check("order", rules_of_play.check_order),
    _check("determinism", rules_of_play.check_determinism),
    _check("clones", rules_of_play.check_clones),
    _check("playable", rules_of_play.check_playable),
    _check("termination", rules_of_play.check_termination),
    _check("conservation", rules_of_play.check_conservation),
    _check("ranks", rules_of_play.check_ranks),
    _check("notation", notation.check_notation),
    _check("replay", notation.check_replay),
    _check("views", secrets.check_views),
    _check("words", secrets.check_words),
    _check("imagining", secrets.check_imagining),
    _check("secrets", secrets.check_secrets),
    _check("refusals", secrets.check_refusals),
    _check("hints", rules_of_play.check_hints),
    _check("fields", fields.check_fields),
    _check("features", observations.check_features),
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
    """Run all checks on random games; returns the number of games played.

    ``games`` are played for each number of players (or for ``players``), with seeds counted up
    from ``seed``. Without ``options`` every third game has random options, the others the
    defaults. ``positions`` is the number of positions of each game that are checked closely: more
    is slower and finds more. ``progress`` is called with the games done and the total.
    """
    if players is not None:
        info.check_players(players)
    tables = range(info.min_players, info.max_players + 1) if players is None else (players,)
    done = 0
    for number in range(games):
        for seats in tables:
            game = _game(info, options, seats, Rng(seed * 2**32 + number), number)
            run_checks(CheckRun(info, game, seats, seed + number, positions))
            done += 1
            if progress is not None:
                progress(done, games * len(tables))
    return done


def run_checks(run: CheckRun) -> None:
    """Run all checks on one game; any other error of the game is a failure too."""
    for check in CHECKS:
        try:
            check.function(run)
        except CheckFailed:
            raise
        except Exception as error:
            raise run.failure(check.name, f"{type(error).__name__}: {error}") from error


def _game(
    info: GameInfo, options: Mapping[str, Value] | None, seats: int, rng: Rng, number: int
) -> Game:
    if options is not None or number % 3 < 2:
        return info.game(options)
    try:
        game = info.game({option.name: _any_value(option, rng) for option in info.options})
        game.start_checked(seats)
    except BadOption:
        return info.game()  # Some options exclude each other, or some numbers of players.
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
    """SHA-256 of every step, position and view of seeded random games.

    It must be the same for the compiled and the uncompiled build.
    """
    digest = hashlib.sha256()
    for number in range(games):
        run = CheckRun(info, info.game(options), players, seed + number, 0)
        for state in run.walk():
            step = run.steps[run.at : run.at + 1]
            digest.update(repr((step, everything(run.game, state))).encode())
    return digest.hexdigest()
