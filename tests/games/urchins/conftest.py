"""Positions of Sea Urchins for tests: on a board of four by four unless the rows say otherwise."""

import pytest
from table import Table


def place(rows, *, players=2, options="", **words):
    """The position with these rows, top row first; the pile has what is missing, nobody won any."""
    size = len(rows.split("/"))
    stacks = rows.count("R") + rows.count("Y")
    red = rows.count("r") + stacks
    yellow = rows.count("y") + stacks
    fields = {
        "pieces": ",".join(["hand"] * players),
        "pile": f"{20 - red},{20 - yellow}",
        "won": ",".join(["0"] * players),
        "turn": "0",
        "phase": "1",
        "added": "no",
        "calm": "0",
        **words,
    }
    board = " ".join(f"{key}={value}" for key, value in fields.items())
    return Table("urchins", f"players={players} size={size} {options} | board={rows} {board}")


@pytest.fixture
def at():
    return place
