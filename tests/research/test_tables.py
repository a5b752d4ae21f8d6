from pathlib import Path

from shoal.research.observation_tables import page

KEPT = Path(__file__).parents[2] / "docs" / "observations.md"


def test_the_tables_of_observations_and_moves_are_true():
    assert KEPT.read_text() == page()
