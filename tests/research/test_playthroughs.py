"""OpenSpiel's playthroughs: one whole game of each kind, kept in a file and replayed.

After an intended change, write them again:

    PYTHONPATH=src:tests python tests/research/test_playthroughs.py
"""

import gzip
from pathlib import Path

import pytest
from absl import flags
from open_spiel.python.algorithms import generate_playthrough
from research.short_games import GAMES, short

from shoal.research.openspiel import register

KEPT = Path(__file__).parent / "playthroughs"

register()
flags.FLAGS.mark_as_parsed()  # OpenSpiel's replay reads a flag


@pytest.mark.parametrize("name", GAMES)
def test_a_stored_playthrough_replays_the_same(name, tmp_path):
    path = tmp_path / "playthrough.txt"
    path.write_bytes(gzip.decompress((KEPT / f"{name}.txt.gz").read_bytes()))
    kept, again = generate_playthrough.replay(str(path))
    assert again.splitlines() == kept.splitlines()


@pytest.mark.parametrize("name", GAMES)
def test_a_stored_playthrough_reaches_the_end_and_shows_observations(name):
    text = gzip.decompress((KEPT / f"{name}.txt.gz").read_bytes()).decode()
    assert text.rstrip().splitlines()[-1].startswith("Returns() = [")
    assert "InformationStateString(0)" in text and "ObservationTensor(1)" in text


if __name__ == "__main__":
    for info in GAMES:
        text = generate_playthrough.playthrough(short(info), None, seed=1)
        (KEPT / f"{info}.txt.gz").write_bytes(gzip.compress(text.encode(), mtime=0))
