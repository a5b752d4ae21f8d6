"""A match on the server with its seats, clocks and talk: the sum of its events.

Nothing is decided here: the referee has said yes before an event is made, and
``apply`` only carries it out.  So a table that is rebuilt from the store stands
exactly where it stood.
"""

from collections import Counter
from collections.abc import Iterable, Mapping
from functools import lru_cache
from typing import Literal

import msgspec

from shoal import wire
from shoal.core.errors import UnknownGame
from shoal.core.game import Game, GameInfo
from shoal.match.dice import Dice, read_seed
from shoal.match.history import Viewer
from shoal.match.match import Match
from shoal.server.table import events
from shoal.server.table.change import Change, Offer
from shoal.server.table.clock import Clocks
from shoal.server.table.cursor import Cursor
from shoal.server.table.events import AnyEvent, Created
from shoal.server.table.reducers import REDUCERS
from shoal.server.table.seat import Seat
from shoal.server.table.system_messages import WORDS

Games = Mapping[str, GameInfo]


@lru_cache(maxsize=256)
def shared_game(info: GameInfo, options: bytes, rules: int) -> Game:
    """The game under these options, in JSON, and in this version of the rules.

    It holds no position, so that tables share it.
    """
    return info.game(msgspec.json.decode(options), rules)


class Table:
    """A table of the house."""

    def __init__(self, name: str, created: Created, games: Games) -> None:
        plan = created.plan
        if plan.game not in games:
            raise UnknownGame(f"The house no longer has the game of table {name}: {plan.game}.")
        self.id = name
        self.created = created
        self.plan = plan
        options = msgspec.json.encode(plan.options)
        self.game = shared_game(games[plan.game], options, created.rules)
        self.invite = created.invite
        self.stage: Literal["gathering", "playing", "over", "closed"] = "gathering"
        self.seats = [Seat() for _ in range(plan.players)]
        for seat, kept in enumerate(created.seats):
            self.seats[seat] = Seat(kept.ticket, kept.name, kept.salt, kept.level)
        self.match: Match | None = None
        self.clocks = Clocks(plan.pace, plan.players)
        self.chats: list[tuple[wire.Chat, list[int] | None]] = []
        self.offer: Offer | None = None
        self.resigned: list[int] = []
        self.late: set[int] = set()
        """The seats that were out of time and have not moved by themselves since."""
        self.rematch = ""
        self.rematch_by = events.NOBODYS
        self.last = 1
        self.kept = 1
        self.cursors: dict[Viewer, Cursor] = {None: Cursor()}
        self.cursors.update({seat: Cursor() for seat in range(plan.players)})
        self.asked = [0] * plan.players
        self.sent: list[dict[str, int]] = [{} for _ in range(plan.players)]
        """Every send of who sits there, with its number then: a repeated one is played once."""
        self.acted_at = [0] * plan.players
        """When the person of each seat did something last, or sat down, or the game began."""
        self.event_counts: Counter[tuple[type[AnyEvent], int]] = Counter()
        """How often each has happened that is no move, by the seat that did it."""
        self._actors: tuple[int, ...] = ()
        self.moved_at = 0
        self.noticed_at = 0
        """When the last move was made that the watchers noticed."""
        self.hidden = False
        """Whether moves were made since that they did not notice."""
        self.touched = 0.0
        # Most games have neither crews nor races, and need not be asked at every move.
        self._may_race = type(self.game).is_race is not Game.is_race
        self._may_talk = type(self.game).channels is not Game.channels
        self.may_hide = self.game.has_secrets()

    @classmethod
    def rebuild(cls, name: str, kept: Iterable[AnyEvent], games: Games) -> "Table":
        """The table that these events made."""
        history = iter(kept)
        created = next(history)
        assert isinstance(created, Created)
        table = cls(name, created, games)
        table.follow(history)
        return table

    def follow(self, kept: Iterable[AnyEvent]) -> None:
        """Carry out what is on disk already."""
        for event in kept:
            self.apply(event)
        self.kept = self.last

    def not_after(self, now: int) -> None:
        """Nothing has happened later than now: an earlier server's time may have been ahead.

        Or clocks would stand still, and bots wait, until that time has come.
        """
        self.clocks.not_after(now)
        self.moved_at = min(self.moved_at, now)
        self.noticed_at = min(self.noticed_at, now)
        self.acted_at = [min(at, now) for at in self.acted_at]

    # What can be asked.

    @property
    def players(self) -> int:
        """How many seats there are."""
        return self.plan.players

    @property
    def commitment(self) -> str:
        """What the dice were promised to be, from the first moment on."""
        return Dice(read_seed(self.created.seed), ()).commitment

    @property
    def again(self) -> bool:
        """Whether people of an earlier table play again here."""
        return bool(self.created.seats)

    @property
    def actors(self) -> tuple[int, ...]:
        """The seats that may move now."""
        return self._actors

    def current_actors(self) -> tuple[int, ...]:
        """The same, in the middle of an event."""
        if self.match is None or self.stage != "playing":
            return ()
        return self.match.history.actors

    @property
    def needs_scheduler(self) -> bool:
        """Whether somebody must look after the table: bots, clocks, races."""
        if self.stage != "playing":
            return False
        return self.clocks.ticking or self._may_race or any(seat.bot_level for seat in self.seats)

    @property
    def is_race(self) -> bool:
        """Whether those who act now race."""
        if not self._may_race or self.match is None or self.stage != "playing":
            return False
        return self.game.is_race(self.match.history.state)

    @property
    def waits(self) -> bool:
        """Whether the clocks stand still because somebody is away."""
        return any(seat.away for seat in self.seats)

    def channels(self, seat: Viewer) -> dict[str, list[int] | None]:
        """Where the seat may speak now, and who hears it there (None for everybody)."""
        if seat is None:
            return {}
        if not self._may_talk or self.match is None or self.stage != "playing":
            return {WORDS: None}
        opened = self.game.channels(self.match.history.state)
        return {WORDS: None} | {name: heard for name, heard in opened.items() if seat in heard}

    def persons(self) -> list[int]:
        """The seats that people play."""
        return [
            number
            for number, seat in enumerate(self.seats)
            if seat.kind == "person" and not seat.bot_level and not seat.resigned
        ]

    # What happens.

    def apply(self, event: AnyEvent) -> tuple[Change, list[Viewer]]:
        """Carry an event out; tells what changed, and who noticed."""
        change = Change()
        acting = self._actors
        REDUCERS[type(event)](self, event, change)
        self.last += 1
        if not isinstance(event, events.Played):
            self.event_counts[type(event), getattr(event, "seat", events.NOBODYS)] += 1
        self._actors = self.current_actors()
        noticed = self._note(change)
        self._ask(acting, change, event.at)
        return change, noticed

    def _note(self, change: Change) -> list[Viewer]:
        """Count the news of everybody who noticed."""
        noticed: list[Viewer] = []
        history = None if self.match is None else self.match.history
        chats = len(self.chats)
        step = 0 if history is None else history.step
        for viewer, cursor in self.cursors.items():
            lines = 0 if history is None else len(history.log(viewer))
            if lines != cursor.lines or self._notices(viewer, change):
                cursor.note(step_of(change, cursor, step), lines, chats)
                noticed.append(viewer)
        return noticed

    def _notices(self, viewer: Viewer, change: Change) -> bool:
        """Whether somebody who heard nothing noticed something."""
        if change.face or change.offer:
            return True
        if change.chat is not None:
            return change.hearers is None or viewer in change.hearers
        if change.before is None or self.match is None:
            return False
        seen = self.match.view(viewer)
        before = self.game.view(change.before, seen.seat)
        return before.json() != seen.json()

    def _ask(self, acting: tuple[int, ...], change: Change, at: int) -> None:
        """From this number on moves of these seats are fresh; and remember what was sent."""
        seat = change.seat
        if change.before is not None or (change.face and not change.aside):
            for actor in self.actors:
                if actor not in acting or actor == seat or change.before is None or change.anew:
                    self.asked[actor] = self.cursors[actor].number
        if change.id and seat is not None:
            self.sent[seat][change.id] = self.cursors[seat].number
            self.acted_at[seat] = at


def step_of(change: Change, cursor: Cursor, step: int) -> int:
    """The step that somebody stands at who noticed this change, when the match is at that step."""
    if change.moved:
        return step
    return cursor.step_by(step) if change.back else cursor.step
