"""Where minds are few, those go first for whom people wait."""

import asyncio

from server.sitting import Sitting

from shoal.server.audience import Audience
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
