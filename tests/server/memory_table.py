"""A table in memory: actions are validated and applied, and everything can be inspected."""

import msgspec
from checks.lagoon import GAME as LAGOON
from sample_games.divers import GAME as DIVERS
from server.server_games import CREWED, OPENED, RACING, SHOWN, WHISPERS

from shoal import wire
from shoal.core.rng import Rng
from shoal.games import game_info, names
from shoal.sample_games.connect_four import GAME as CONNECT_FOUR
from shoal.server.bots.constant_time_turns import plan_turn
from shoal.server.table import events
from shoal.server.table.events import Created, read_event, write_event
from shoal.server.table.reducers import apply_event
from shoal.server.table.table import Table
from shoal.server.table.tickets import hashed
from shoal.server.table.validation import validate
from shoal.server.views import serializers

OURS = [LAGOON, DIVERS, CONNECT_FOUR, CREWED, RACING, WHISPERS, SHOWN, OPENED]
GAMES = {found.name: found for found in [*OURS, *map(game_info, names())]}


class MemoryTable:
    """A table with a person in every seat, whose game has begun at time 0."""

    def __init__(self, game, players=2, seed="07" * 32, start="", **plan):
        self.games = GAMES
        created = Created(
            0,
            events.TablePlan(game, players, **plan),
            seed,
            hashed("host"),
            hashed("invite"),
            GAMES[game].version,
            start=start,
        )
        self.kept = [write_event(created)]
        self.table = Table("t" * 12, created, self.games)
        self.now = 0
        self.requests = 0
        for seat in range(players):
            self.happen(events.Sat(0, seat, hashed(f"ticket {seat}"), f"P{seat}", f"salt {seat}"))
        self.happen(events.Started(0))

    def happen(self, *new_events):
        """Apply events; returns the updates about the last one for each viewer."""
        for event in new_events:
            self.kept.append(write_event(event))
            heard = {seat: cursor.lines for seat, cursor in self.table.cursors.items()}
            change, noticed = apply_event.apply(self.table, event)
        telling = serializers.UpdateBuilder(self.table, change, self.now)
        return {seat: received(telling.update(seat, heard[seat])) for seat in noticed}

    def send(self, seat, kind, lag=0, **words):
        """Validate a request and apply it."""
        self.requests += 1
        words.setdefault("id", f"request {self.requests}")
        if "number" in kind.__struct_fields__:
            words.setdefault("number", self.table.cursors[seat].number)
        accepted = validate(self.table, seat, kind(**words), self.now, lag)
        return self.happen(*accepted.events) if accepted.events else {}

    def play(self, seat, *moves, lag=0):
        for move in moves:
            told = self.send(seat, wire.Play, lag, move=move)
        return told

    def rebuilt(self):
        """The same table, rebuilt from its stored events."""
        return apply_event.rebuild(self.table.id, map(read_event, self.kept), self.games)


class QuickBots:
    """A bot pool that thinks at once, in the event loop."""

    async def choose(self, view, level, _priority):
        return plan_turn(view, level, Rng(1))

    def close(self):
        pass


def received(message):
    """A message of the server as a client receives it."""
    return msgspec.json.decode(serializers.encode(message), type=wire.ServerMessage)


def standing(table, now=0):
    """Everything that viewers can see of a table."""
    return {
        seat: serializers.encode(serializers.welcome(table, seat, 0, now, []))
        for seat in table.cursors
    } | {
        "asked": list(table.asked),
        "sent": [dict(ids) for ids in table.sent],
        "last": table.last,
    }
