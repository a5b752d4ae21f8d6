"""The rules of a game over HTTP: RULES.md as text and as structure."""

import json
import urllib.request

import msgspec
from waiting import LIMIT

from shoal import wire
from shoal.games import game_info
from shoal.rulebook.reader import read_rules


def test_the_rules_come_as_text_and_as_sections(serving):
    with urllib.request.urlopen(f"{serving.address}/api/1/games/jaws/rules", timeout=LIMIT) as got:
        answer = json.load(got)
    text = game_info("jaws").rules()
    assert msgspec.convert(answer, wire.Rules) == wire.Rules(text, read_rules(text).sections)
