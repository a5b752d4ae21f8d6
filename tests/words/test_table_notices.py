"""What a table says in its chat is true, and everything that should be said there is said."""

import contextlib
from random import Random

import pytest
from server.memory_table import MemoryTable
from words.message_claims import CODE, NAMES

from shoal import wire
from shoal.core.catalogue import LANGUAGES, Reader, load
from shoal.core.message import Message
from shoal.server.table import events
from shoal.server.table.errors import Refused
from shoal.server.views import serializers

STEPS = 120
PLAYERS = 3

TABLES = [
    {"timeout": timeout, "time_control": wire.TimeControl("move", 60)}
    for timeout in ("bot", "pass")
] + [{"timeout": "bot", "time_control": wire.TimeControl("none")}]


def seats_of(table):
    """Who plays each seat: whether its player resigned, and the bot that plays instead."""
    return [(seat.resigned, seat.stand_in) for seat in table.seats]


class NoticedTable(MemoryTable):
    """Compares every notice with what an event changed."""

    def __init__(self, *args, **plan):
        self.met = set()
        self.late = set()
        super().__init__(*args, **plan)

    def happen(self, *new_events):
        for event in new_events:
            seats, lines = seats_of(self.table), len(self.table.chats)
            request = serializers.undo_request_info(self.table)
            log = [] if self.table.match is None else list(self.table.match.log(None))
            told = super().happen(event)
            said = [chat.message for chat, _ in self.table.chats[lines:] if chat.message]
            expected = self.expected(event, seats)
            assert [(one.key, one.args["seat"]) for one in said] == expected, event
            self.met.update(one.key for one in said)
            for one in said:
                check_sentences(wire.core_message(one))
            if isinstance(event, events.Undone) and request is not None and request.entry:
                self.check_undone(request.entry, log)
        return told

    def expected(self, event, seats):
        """The notices that follow from who plays each seat, and from the clock."""
        found = []
        for seat, ((resigned, stand_in), now) in enumerate(
            zip(seats, seats_of(self.table), strict=True)
        ):
            if now[0] and not resigned:
                found += [("notice-resigned", seat)] if self.table.stage == "playing" else []
            elif now[1] and not stand_in:
                found.append(("notice-away", seat))
            elif stand_in and not now[1]:
                found.append(("notice-back", seat))
        if isinstance(event, events.Hinted):
            found.append(("notice-hint", event.seat))
        return found + self.expected_of_clock(event, seats)

    def expected_of_clock(self, event, seats):
        """A player who is late for the first time since their own last move."""
        if not isinstance(event, events.Played):
            return []
        if event.by != "clock":
            self.late.discard(event.seat)
            return []
        if event.seat in self.late or seats[event.seat][1]:
            return []
        if self.table.plan.time_control.kind == "none":
            return []
        self.late.add(event.seat)
        passed = self.table.plan.timeout == "pass"
        return [("notice-late-passed" if passed else "notice-late-bot", event.seat)]

    def check_undone(self, entry, log):
        """The move that a request named is the first that is gone from the log."""
        left = self.table.match.log(None)
        assert left == log[: len(left)] and len(left) < len(log)
        assert entry == wire.encoded_entry(log[len(left)])


def check_sentences(message: Message) -> None:
    """A notice is a sentence in every language, for the player and for others."""
    seat = message.args["seat"]
    for language in LANGUAGES:
        words = load(language)
        texts = [words.format(message, Reader(reader, NAMES)) for reader in (seat, None)]
        for text in texts:
            assert text.endswith(".") and text[0].isupper() and not CODE.search(text)
        assert texts[0] != texts[1] and NAMES[seat] in texts[1]


def possible_requests(table, rng):
    """Requests and events that could come next, in any order."""
    seat, seats = rng.randrange(PLAYERS), table.table.seats
    actor = table.table.actors[0]
    move = rng.choice(table.table.match.moves(actor))
    by = "clock" if rng.random() < 0.3 else ""
    yield lambda: table.happen(events.Played(table.now, actor, move, by=by))
    if table.table.stage != "playing":
        return
    if rng.random() < 0.1 and not seats[seat].bot_level:
        yield lambda: table.happen(events.StoodIn(table.now, seat, "easy"))
    if rng.random() < 0.1:
        yield lambda: table.happen(events.Hinted(table.now, seat))
    yield lambda: table.send(seat, wire.Return)
    yield lambda: table.send(seat, wire.RequestUndo)
    yield lambda: table.send(seat, wire.AnswerUndo, agree=rng.random() < 0.9)
    if rng.random() < 0.02:
        yield lambda: table.send(seat, wire.Resign)


@pytest.fixture(scope="module", name="met")
def _met() -> set[str]:
    """The keys of all notices that were compared."""
    found = set()
    for seed, plan in enumerate(TABLES * 4):
        rng = Random(seed)
        table = NoticedTable("urchins", PLAYERS, **plan)
        for _step in range(STEPS):
            for send in possible_requests(table, rng) if table.table.stage == "playing" else ():
                with contextlib.suppress(Refused):
                    send()
        found |= table.met
    return found


def test_every_notice_is_true_and_every_key_is_met(met):
    known = load("en").keys()
    assert met == {key for key in known if key.startswith("notice-")}
