"""What runs in the processes of the bot pool: bots, hints and verification.

A bot gets the View of its seat as JSON and nothing else. A game comes as its GameInfo, which is
pickled as the module or file that this server found it in.
"""

import multiprocessing
import os
import signal
import threading
from multiprocessing.connection import Connection, wait
from typing import Final

from shoal import wire
from shoal.bots.hints import find_hints
from shoal.core.errors import ShoalError
from shoal.core.game import Game, GameInfo, View
from shoal.core.options import Value
from shoal.core.rng import Rng
from shoal.core.search.budget import Budget
from shoal.core.text.view_from_json import read_view
from shoal.match.match import Match
from shoal.match.record_reader import read_record
from shoal.match.verify import verify
from shoal.server.bots.constant_time_turns import TurnPlan, plan_turn

NICENESS: Final = 19
"""The lowest priority, so that people's moves go first when cores are scarce."""

MAX_HINTS: Final = 3
HINT_MS: Final = 500.0
"""The time limit of a hint, in milliseconds."""

CHANCE_DIGITS: Final = 3
"""Digits of a chance; more would only reveal how it was computed."""

MAX_CACHED_GAMES: Final = 1000

Options = tuple[tuple[str, Value], ...]

_games: dict[tuple[str, Options], Game] = {}


def start_process(end: Connection) -> None:
    """Lower the priority, and end when the server closes the other end of a pipe, or ends."""
    os.nice(NICENESS)
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the server ends this process
    threading.Thread(target=_end_with, args=(end,), daemon=True).start()


def _end_with(end: Connection) -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        wait([parent.sentinel, end])
        os._exit(0)


def choose_moves(info: GameInfo, options: Options, text: str, level: str, seed: int) -> TurnPlan:
    """The moves of a bot of this level that sees this view."""
    return plan_turn(view_from(info, options, text), level, Rng(seed))


def hints_for_view(info: GameInfo, options: Options, text: str, seed: int) -> list[wire.MoveHint]:
    """The best moves that a strong player sees in this view."""
    view = view_from(info, options, text)
    found = find_hints(view, Budget(milliseconds=HINT_MS), seed)
    return [
        wire.MoveHint(
            one.move,
            round(one.chance, CHANCE_DIGITS),
            None if one.reason is None else wire.wire_message(one.reason),
            wire.wire_message(one.description),
        )
        for one in found[:MAX_HINTS]
    ]


def view_from(info: GameInfo, options: Options, text: str) -> View:
    """The view that was sent to this process."""
    game = _games.get((info.name, options))
    if game is None:
        if len(_games) > MAX_CACHED_GAMES:
            _games.clear()
        game = _games[(info.name, options)] = info.game(dict(options))
    return read_view(game, text)


def find_faults(info: GameInfo, text: str, seed: str) -> list[str]:
    """What is wrong with the dice and moves of a finished game."""
    record = read_record(text, [info])
    try:
        # An abandoned game has no result to verify, but its dice can be thrown again.
        Match.resume(record, seed, len(record.moves))
    except ShoalError as error:
        return [str(error)]
    return [str(finding) for finding in verify(text, [info])] if record.over else []
