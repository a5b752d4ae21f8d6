import sys
from pathlib import Path

sys.path.append(str(Path(__file__).parents[2] / "tools"))

import observation_tables


def test_the_tables_of_observations_and_moves_match_the_code():
    assert observation_tables.PAGE.read_text(encoding="utf-8") == observation_tables.page()
