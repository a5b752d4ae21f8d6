"""Short positions of Jaws for tests; keys left out have their value at the start of the act."""

import pytest
from table import Table


def place(phase, *, players=2, under="", **words):
    """The position in this phase."""
    text = " ".join(f"{key}={value}" for key, value in words.items())
    return Table("jaws", f"players={players} {under} | phase={phase} {text}")


def on_amity(phase, **words):
    """A position of Act 1: a quiet event, and the shark far away."""
    return place(phase, **{"event": "alert-a", "shark": "1", **words})


def on_orca(phase, **words):
    """A position of Act 2: three options in zones 1, 2 and 3, the crew on the boat."""
    return place(phase, **{"spots": "boat-4,boat-5,boat-6", "options": "1,2,3", **words})


@pytest.fixture
def amity():
    return on_amity


@pytest.fixture
def orca():
    return on_orca
