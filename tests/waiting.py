"""Waiting with a limit: every wait of a test ends, and names what it waited for."""

import asyncio
import time

LIMIT = 60.0
"""Seconds that a test waits for something that must happen, even on a busy machine."""


def attempts(what, seconds=LIMIT, pause=0.05):
    """Yield again and again, with a pause in between; AssertionError when time is up."""
    ends = time.monotonic() + seconds
    while time.monotonic() < ends:
        yield
        time.sleep(pause)
    raise AssertionError(f"Waited {seconds:.0f} s for {what}.")


def until(question, what, seconds=LIMIT):
    """Ask until the answer is true; returns that answer."""
    for _ in attempts(what, seconds):
        answer = question()
        if answer:
            return answer
    raise AssertionError(what)


async def until_async(question, what, seconds=LIMIT):
    """Like ``until``, but other tasks of the event loop continue."""
    ends = time.monotonic() + seconds
    while time.monotonic() < ends:
        answer = question()
        if answer:
            return answer
        await asyncio.sleep(0.01)
    raise AssertionError(f"Waited {seconds:.0f} s for {what}.")


def heard(seat, question, what, seconds=LIMIT):
    """Take a client's messages until the answer is true."""
    ends = time.monotonic() + seconds
    while not question():
        assert time.monotonic() < ends, f"Waited {seconds:.0f} s for {what}."
        seat.wait(1)
