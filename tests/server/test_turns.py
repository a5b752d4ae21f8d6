"""Where minds are few, those go first for whom people wait; and how long a bot's turn takes."""

import asyncio

import pytest
from server.sitting import Sitting

from shoal.server.audience import Audience
from shoal.server.hush import silence
from shoal.server.tender import Tender
from shoal.server.turns import OVERDUE, PATIENT, Turns


def order(*comers, cancelled=()):
    """The names of these comers in their order; stars mark the urgent and the overdue."""

    async def run():
        turns, had, all_here = Turns(1), [], asyncio.Event()

        async def come(name):
            async with turns.take(PATIENT - name.count("*")):
                had.append(name)
                await all_here.wait()

        tasks = {}
        for name in comers:
            tasks[name] = asyncio.ensure_future(come(name))
            await asyncio.sleep(0)
            if name in cancelled:
                tasks[name].cancel()
        all_here.set()
        await asyncio.gather(*tasks.values(), return_exceptions=True)
        async with asyncio.timeout(10), turns.take(PATIENT):
            return had

    return asyncio.run(run())


def test_who_is_urgent_goes_before_who_came_earlier():
    assert order("a", "b", "c*", "d") == ["a", "c*", "b", "d"]


def test_who_is_out_of_time_goes_before_who_is_watched():
    assert order("a", "b*", "c**", "d") == ["a", "c**", "b*", "d"]


class Empty:
    """A house in which nobody listens."""

    audience = Audience()


def test_a_time_out_is_overdue_even_where_nobody_looks_on():
    tender = Tender(Empty(), None, None)
    table = Sitting("connect_four").table
    assert tender.rank(table, 0, "clock") == OVERDUE
    assert tender.rank(table, 0, "bot") == PATIENT


def test_a_place_is_not_lost_with_who_gave_up_waiting():
    assert order("a", "b", "c", cancelled=("b",)) == ["a", "c"]


@pytest.mark.parametrize("hidden", [0, 1, 5, 9])
def test_a_turn_takes_as_long_however_much_of_it_is_hidden(hidden):
    sitting = Sitting("whispers")
    for number in range(hidden):
        sitting.now = number * 50
        assert silence(sitting.table, 0, "whisper", sitting.now) == 0.0
        sitting.play(0, "whisper")
    assert silence(sitting.table, 0, "pass", sitting.now) * 1000 + sitting.now == 800


def test_a_turn_after_a_hidden_one_is_as_quiet():
    sitting = Sitting("whispers")
    sitting.play(0, "whisper")
    sitting.now = 900
    sitting.play(0, "pass")
    assert silence(sitting.table, 1, "pass", 1000) == 0.7


def test_nobody_waits_where_nothing_is_hidden():
    assert silence(Sitting("connect_four").table, 0, "drop 4", 0) == 0.0
