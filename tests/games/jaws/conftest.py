"""Positions of Jaws for tests: short ones, where what is not said lies as at the act's start."""

import pytest
from table import Table


def place(stage, *, players=2, under="", **words):
    """The position at this stage."""
    told = " ".join(f"{key}={value}" for key, value in words.items())
    return Table("jaws", f"players={players} {under} | stage={stage} {told}")


def on_amity(stage, **words):
    """A position of Act 1: a quiet event, and the shark far away."""
    return place(stage, **{"event": "alert-a", "shark": "1", **words})


def on_orca(stage, **words):
    """A position of Act 2: three options in zones 1, 2 and 3, the crew on the boat."""
    return place(stage, **{"spots": "boat-4,boat-5,boat-6", "options": "1,2,3", **words})


@pytest.fixture
def amity():
    return on_amity


@pytest.fixture
def orca():
    return on_orca
