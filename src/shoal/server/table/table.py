"""A match on the server with its seats, clocks and chat.

A Table holds data and answers questions about it.  Only ``apply_event`` changes it,
so a table that is rebuilt from its stored events is exactly as it was.
"""

from collections import Counter
from collections.abc import Mapping
from functools import lru_cache
from typing import Final, Literal

import msgspec

from shoal import wire
from shoal.core.errors import UnknownGame
from shoal.core.game import Game, GameInfo
from shoal.core.message import say
from shoal.match.dice import Dice, read_seed
from shoal.match.history import Viewer
from shoal.match.match import Match
from shoal.server.table import events
from shoal.server.table.clock import Clocks
from shoal.server.table.cursor import Cursor
from shoal.server.table.events import AnyEvent, Created
from shoal.server.table.reducers.event_change import UndoRequest
from shoal.server.table.seat import Seat

Games = Mapping[str, GameInfo]

PUBLIC_CHANNEL: Final = "table"
"""The chat channel that everybody reads."""


@lru_cache(maxsize=256)
def shared_game(info: GameInfo, options: bytes, rules: int) -> Game:
    """The game under these options (as JSON) in this version of the rules.

    A Game holds no position, so tables share it.
    """
    return info.game(msgspec.json.decode(options), rules)


class Table:
    """One table."""

    def __init__(self, name: str, created: Created, games: Games) -> None:
        plan = created.plan
        if plan.game not in games:
            raise UnknownGame(say("error-game-not-installed", table=name, game=plan.game))
        self.id = name
        self.created = created
        self.plan = plan
        options = msgspec.json.encode(plan.options)
        self.game = shared_game(games[plan.game], options, created.rules)
        self.invite = created.invite
        self.stage: Literal["waiting", "playing", "over", "closed"] = "waiting"
        self.seats = [Seat() for _ in range(plan.players)]
        for seat, kept in enumerate(created.seats):
            self.seats[seat] = Seat(kept.ticket, kept.name, kept.salt, kept.level)
        self.match: Match | None = None
        self.clocks = Clocks(plan.time_control, plan.players)
        self.chats: list[tuple[wire.Chat, list[int] | None]] = []
        self.undo_request: UndoRequest | None = None
        self.resigned: list[int] = []
        self.late: set[int] = set()
        """Seats whose time ran out and whose players have not moved since."""
        self.rematch = ""
        self.rematch_by = events.NO_SEAT
        self.last = 1
        """The number of the last event."""
        self.written = 1
        """The number of the last event that is on disk."""
        self.cursors: dict[Viewer, Cursor] = {None: Cursor()}
        self.cursors.update({seat: Cursor() for seat in range(plan.players)})
        self.asked = [0] * plan.players
        """For each seat, the cursor number at which it was asked its current question."""
        self.sent: list[dict[str, int]] = [{} for _ in range(plan.players)]
        """For each seat, the ids of its sends with the cursor number after each."""
        self.acted_at = [0] * plan.players
        """For each seat, when its player last did something, sat down, or saw the game begin."""
        self.event_counts: Counter[tuple[type[AnyEvent], int]] = Counter()
        """How often each kind of event except moves has happened, by the seat that caused it."""
        self.actors: tuple[int, ...] = ()
        """The seats that may move now."""
        self.moved_at = 0
        self.noticed_at = 0
        """The time of the last move that spectators noticed."""
        self.hidden = False
        """Whether hidden moves, which spectators did not notice, were made since then."""
        self.touched = 0.0
        """When it was last used, by the monotonic clock."""
        self.in_memory = False
        """Whether this object is the registry's; if not, the table must be found again."""
        # Most games have neither channels nor races; asking at every move would waste time.
        self._may_race = type(self.game).is_race is not Game.is_race
        self._may_talk = type(self.game).channels is not Game.channels
        self.may_hide = self.game.has_secrets()

    def not_after(self, now: int) -> None:
        """Move times in the future back to now.

        The time of an earlier server may have been ahead; without this, clocks would stand still.
        """
        self.clocks.not_after(now)
        self.moved_at = min(self.moved_at, now)
        self.noticed_at = min(self.noticed_at, now)
        self.acted_at = [min(at, now) for at in self.acted_at]

    @property
    def players(self) -> int:
        """How many seats there are."""
        return self.plan.players

    @property
    def commitment(self) -> str:
        """The commitment to the dice, shown before the game begins."""
        return Dice(read_seed(self.created.seed), ()).commitment

    @property
    def is_rematch(self) -> bool:
        """Whether this is a rematch."""
        return bool(self.created.seats)

    def current_actors(self) -> tuple[int, ...]:
        """The seats that may move in the current position, even while an event is being applied."""
        if self.match is None or self.stage != "playing":
            return ()
        return self.match.history.actors

    @property
    def needs_scheduler(self) -> bool:
        """Whether the scheduler has work here: bots, clocks, races."""
        if self.stage != "playing":
            return False
        return self.clocks.ticking or self._may_race or any(seat.bot_level for seat in self.seats)

    @property
    def is_race(self) -> bool:
        """Whether the seats that may move now race each other."""
        if not self._may_race or self.match is None or self.stage != "playing":
            return False
        return self.game.is_race(self.match.history.state)

    @property
    def is_paused(self) -> bool:
        """Whether the clocks stand still because a player is away."""
        return any(seat.away for seat in self.seats)

    def channels(self, seat: Viewer) -> dict[str, list[int] | None]:
        """The chat channels open to the seat now, and who reads each (None for everybody)."""
        if seat is None:
            return {}
        if not self._may_talk or self.match is None or self.stage != "playing":
            return {PUBLIC_CHANNEL: None}
        opened = self.game.channels(self.match.history.state)
        return {PUBLIC_CHANNEL: None} | {
            name: readers for name, readers in opened.items() if seat in readers
        }

    def people(self) -> list[int]:
        """The seats that people play, not bots."""
        return [
            number
            for number, seat in enumerate(self.seats)
            if seat.kind == "person" and not seat.bot_level and not seat.resigned
        ]
