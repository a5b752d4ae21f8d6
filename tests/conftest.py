"""What all tests share."""

import os
import signal
from asyncio import _get_running_loop, _set_running_loop
from pathlib import Path

import pytest
from hypothesis import settings

# No deadline, because the time of an example depends on the machine. Derandomized, so that
# failures can be repeated.
settings.register_profile("shoal", deadline=None, derandomize=True)
settings.load_profile("shoal")

# Tests read English, whatever the machine's language is.
os.environ["SHOAL_LANGUAGE"] = "en"

# A shell ignores Ctrl-C in what it runs in the background, and so would every process of the tests.
signal.signal(signal.SIGINT, signal.default_int_handler)

BROWSER_TESTS = Path(__file__).parent / "web"


@pytest.fixture(autouse=True)
def no_running_loop(request):
    """Hide the event loop that Playwright keeps running after the first test with a browser.

    Without this `asyncio.run` fails in every later test of the same process, and the results
    depend on the order of the tests.
    """
    if request.path.is_relative_to(BROWSER_TESTS):
        yield
        return
    running = _get_running_loop()
    _set_running_loop(None)
    yield
    _set_running_loop(running)
