import re
import sys
from pathlib import Path

sys.path.append(str(Path(__file__).parents[2] / "tools"))

import space_tables
from research.short_games import GAMES

from shoal import __version__
from shoal.games import game_info
from shoal.research.gymnasium import env

ROOT = Path(__file__).parents[2]


def test_the_tables_of_spaces_match_the_code():
    assert space_tables.PAGE.read_text(encoding="utf-8") == space_tables.page()


def test_the_tables_say_what_the_environments_have():
    for name in GAMES:
        info = game_info(name)
        for players in (info.min_players, info.max_players):
            table = env(name, players=players)
            numbers, moves = table.observation_space.shape[0], table.action_space.n
            assert re.fullmatch(
                rf"\| {players} \| {numbers} \| \d+ \| {moves} \|", space_tables.row(info, players)
            )


def test_the_citation_names_this_version():
    assert f"\nversion: {__version__}\n" in (ROOT / "CITATION.cff").read_text(encoding="utf-8")
