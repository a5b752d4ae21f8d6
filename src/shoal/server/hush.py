"""How long a bot keeps everybody waiting: not for longer where it has done more in secret.

The hidden parts of a bot's turn are played as soon as they are chosen.  Where
there could be such parts, the first move that is noticed comes at a fixed time
after the last one that was noticed, so that nobody can count them by the clock.
"""

from typing import Final

from shoal.core.view import WATCHER
from shoal.server.table import Table

SILENCE: Final = 800
"""Milliseconds that a turn takes which may have hidden parts: longer than a bot needs for some."""


def silence(table: Table, seat: int, move: str, now: int) -> float:
    """Seconds to wait before the seat's bot makes this move."""
    match = table.match
    if match is None or not table.game.has_secrets():
        return 0.0
    chosen = int(table.game.read(match.course.state, seat, move))
    if is_hidden(table, seat, chosen) or not may_hide(table, seat):
        return 0.0
    return max(0, table.noticed_at + SILENCE - now) / 1000


def may_hide(table: Table, seat: int) -> bool:
    """Whether the turn has or could have had a hidden part."""
    assert table.match is not None
    moves = table.match.course.state.moves(seat)
    return table.hidden or any(is_hidden(table, seat, int(move)) for move in moves)


def is_hidden(table: Table, seat: int, move: int) -> bool:
    """Whether the watchers, who know least, would not notice this move."""
    assert table.match is not None
    game, before = table.game, table.match.course.state
    if game.tell(before, seat, move, WATCHER):
        return False
    after = before.clone()
    after.play(seat, move)
    return game.view(before, WATCHER).json() == game.view(after, WATCHER).json()
