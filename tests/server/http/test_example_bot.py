"""The example bot in docs/protocol.md."""

import re
import threading
from pathlib import Path

from waiting import LIMIT, until

from shoal import wire

DOCUMENT = Path(__file__).parents[3] / "docs" / "protocol.md"


def example():
    """The only Python in the document, run as a module."""
    (code,) = re.findall(r"```python\n(.*?)```", DOCUMENT.read_text(encoding="utf-8"), re.DOTALL)
    names = {"__name__": "example"}
    exec(compile(code, str(DOCUMENT), "exec"), names)
    return code, names["play"]


def test_the_example_bot_has_ten_lines_and_plays_a_whole_game(serving):
    code, play = example()
    assert len([line for line in code.splitlines() if line]) <= 10
    opened = serving.server.open(wire.NewTable("connect_four", 2))
    results = []

    def run():
        results.append(play(serving.address, opened.table, opened.invite))

    bots = [threading.Thread(target=run) for _ in range(2)]
    for bot in bots:
        bot.start()
    until(
        lambda: all(seat.kind != "open" for seat in seats_of(serving, opened)), "both bots to sit"
    )
    serving.server.do(opened.table, opened.host, "start")
    for bot in bots:
        bot.join(LIMIT)
    assert results[0] == results[1]
    assert {seat for level in results[0].ranking for seat in level} == {0, 1}


def seats_of(serving, opened):
    return serving.server.table(opened.table, opened.host).seats
