"""Where minds are few, those go first for whom people wait."""

import asyncio

from shoal.server.turns import Turns


def order(*comers, cancelled=()):
    """The names of these comers in the order of their turns; a star marks the urgent ones."""

    async def run():
        turns, had, all_here = Turns(1), [], asyncio.Event()

        async def come(name):
            async with turns.take(urgent=name.endswith("*")):
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
        async with asyncio.timeout(10), turns.take(urgent=False):
            return had

    return asyncio.run(run())


def test_who_is_urgent_goes_before_who_came_earlier():
    assert order("a", "b", "c*", "d") == ["a", "c*", "b", "d"]


def test_a_place_is_not_lost_with_who_gave_up_waiting():
    assert order("a", "b", "c", cancelled=("b",)) == ["a", "c"]
