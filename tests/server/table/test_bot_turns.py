"""The order in which requests get a bot process, and how long a bot's turn takes."""

import asyncio
import sqlite3
import time
from contextlib import closing
from itertools import pairwise

import pytest
from server.memory_table import MemoryTable
from server.server_games import WHISPER
from waiting import LIMIT, until

from shoal import wire
from shoal.bots.levels import LEVELS
from shoal.core.rng import Rng
from shoal.server.bots.bot_pool import BotPool
from shoal.server.bots.constant_time_turns import INTERVAL_MS, plan_turn, time_for, time_for_part
from shoal.server.bots.priority_semaphore import BACKGROUND, OVERDUE, WATCHED, PrioritySemaphore
from shoal.server.scheduling.bot_scheduler import BotScheduler
from shoal.server.service.subscribers import Subscribers
from shoal.server.table.events import Played, read_event


def order(*comers, cancelled=()):
    """The order in which requests get their turn; more stars in a name mean a higher priority."""

    async def run():
        turns, had, all_here = PrioritySemaphore(1), [], asyncio.Event()

        async def come(name):
            priority = BACKGROUND - name.count("*")
            async with asyncio.timeout(LIMIT), turns.acquire(priority):
                had.append(name)
                await asyncio.wait_for(all_here.wait(), LIMIT)

        tasks = {}
        for name in comers:
            tasks[name] = asyncio.ensure_future(come(name))
            await asyncio.sleep(0)
            if name in cancelled:
                tasks[name].cancel()
        all_here.set()
        await asyncio.gather(*tasks.values(), return_exceptions=True)
        async with asyncio.timeout(10), turns.acquire(BACKGROUND):
            return had

    return asyncio.run(run())


def test_urgent_requests_go_before_earlier_ones():
    assert order("a", "b", "c**", "d") == ["a", "c**", "b", "d"]


def test_overdue_requests_go_before_watched_ones():
    assert order("a", "b**", "c***", "d") == ["a", "c***", "b**", "d"]


def test_a_watched_bot_goes_before_hints():
    assert order("a", "b*", "c**") == ["a", "c**", "b*"]


def test_every_request_gets_its_turn():
    urgent = [f"{letter}**" for letter in "bcdefgh"]
    assert order("a", "z", *urgent).index("z") == 4


class EmptyServer:
    """A server without subscribers, an hour after its start."""

    def __init__(self):
        self.clock = self
        self.subscribers = Subscribers(asyncio.Queue())
        self.subscribers._started -= 3600  # noqa: SLF001 - or the test would take a minute

    def now(self):
        return 3_600_000


def test_a_bot_has_priority_for_a_player_without_a_connection():
    services, memory = EmptyServer(), MemoryTable("connect_four")
    scheduler = BotScheduler(services, None, None, None, None)
    assert scheduler.priority(memory.table, 1, "bot") == BACKGROUND
    memory.now = services.now()
    memory.play(0, "drop 1")
    assert scheduler.priority(memory.table, 1, "bot") == WATCHED


def test_a_time_out_is_overdue_even_at_an_unwatched_table():
    scheduler = BotScheduler(EmptyServer(), None, None, None, None)
    table = MemoryTable("connect_four").table
    assert scheduler.priority(table, 0, "clock") == OVERDUE
    assert scheduler.priority(table, 0, "bot") == BACKGROUND


def test_a_cancelled_request_frees_its_place():
    assert order("a", "b", "c", cancelled=("b",)) == ["a", "c"]


class RecordingBotPool(BotPool):
    """A bot pool that records the requests and runs them itself."""

    def __init__(self):
        super().__init__()
        self.asked = []

    async def _run(self, work):
        self.asked.append(work.args)
        return work()


def test_each_hint_is_computed_with_an_unpredictable_seed():
    """A seed made from the number of moves would reveal how many of them were hidden."""
    bot_pool = RecordingBotPool()
    view = MemoryTable("whispers").table.match.view(0)
    for _ in range(2):
        asyncio.run(bot_pool.hints(view))
    first, second = bot_pool.asked
    assert first[:-1] == second[:-1]
    assert first[-1] != second[-1]


def test_a_hint_rounds_its_chances():
    view = MemoryTable("whispers").table.match.view(0)
    found = asyncio.run(RecordingBotPool().hints(view))
    assert all(round(one.chance, 3) == one.chance for one in found)


def test_a_game_is_verified_in_the_bot_pool():
    memory = MemoryTable("whispers")
    for number in range(6):
        memory.play(number % 2, "pass")
    record, bot_pool = memory.table.match.record(), RecordingBotPool()
    assert asyncio.run(bot_pool.verify(record, memory.table.created.seed)) == []
    assert asyncio.run(bot_pool.verify(record, "08" * 32)) != []
    assert len(bot_pool.asked) == 2


def plan_of(memory, seat, seed, level="random"):
    return plan_turn(memory.table.match.view(seat), level, Rng(seed))


def hidden_in(plan):
    return plan.moves.count(WHISPER)


def test_a_turn_is_planned_up_to_the_first_visible_move():
    memory = MemoryTable("whispers")
    plans = [plan_of(memory, 0, seed) for seed in range(60)]
    assert {hidden_in(plan) for plan in plans} >= {0, 1, 2}
    assert all(hidden_in(plan) == len(plan.moves) - 1 for plan in plans)


def test_each_part_of_a_turn_is_chosen_from_the_seats_future_view():
    memory = MemoryTable("whispers")
    plan = next(plan for seed in range(99) if hidden_in(plan := plan_of(memory, 0, seed)) == 2)
    for seen in plan.views:
        assert memory.table.match.view(0).json() == seen
        memory.play(0, "whisper")


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("parts", [1, 4, 9])
def test_many_parts_of_a_turn_take_no_longer_than_few(level, parts):
    found = LEVELS[level]
    left = time_for(found)
    for _ in range(parts):
        left -= min(found.milliseconds, time_for_part(left))
    assert left > 0


def test_the_shortest_turn_takes_the_whole_planned_time():
    memory = MemoryTable("whispers")
    seed = next(seed for seed in range(99) if not hidden_in(plan_of(memory, 0, seed)))
    began = time.monotonic()
    assert plan_of(memory, 0, seed).may_hide
    assert (time.monotonic() - began) * 1000 >= time_for(LEVELS["random"])


def test_a_bot_does_not_wait_in_a_game_without_hidden_moves():
    assert not plan_of(MemoryTable("connect_four"), 0, 1).may_hide


BODIES = (
    "SELECT number, body FROM events WHERE table_id = ? "
    "UNION SELECT number, body FROM fresh WHERE table_id = ? ORDER BY number"
)


HIDDEN = ("token", "to ", "eat", "knock")
"""What the shark does before its report."""


def kept(serving, name):
    """The stored moves of a table: seat, move and time."""
    with closing(sqlite3.connect(serving.database)) as store:
        rows = store.execute(BODIES, (name, name))
        found = [read_event(body) for _, body in rows]
    return [event for event in found if isinstance(event, Played)]


def test_all_parts_of_a_bots_turn_are_played_at_once(serving):
    party = serving.seats("jaws", 2, bots=2)

    def hidden_parts():
        """Pairs of consecutive moves in one turn of the shark, the first of them hidden."""
        return [
            (move, after)
            for move, after in pairwise(kept(serving, party.name))
            if move.seat == after.seat == 0 and move.move.startswith(HIDDEN)
        ]

    parts = until(hidden_parts, "a turn of the shark with a hidden part", seconds=120)
    assert all(move.at == after.at for move, after in parts)


def test_chat_does_not_make_a_bot_move_sooner(serving):
    party = serving.seats("whispers", 2, bots=1)
    party.play(0, "pass")
    for number in range(5):
        party.send(0, wire.Say(f"say {number}", "Well?"))
    until(lambda: len(kept(serving, party.name)) >= 2, "the bot's move")
    moves = kept(serving, party.name)
    # Both times are cut to whole milliseconds, which may take one from their difference.
    assert moves[1].at - moves[0].at >= INTERVAL_MS - 1
