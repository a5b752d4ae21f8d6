"""One whole game of each room as OpenSpiel tells it, kept and told again.

After a change that is meant, keep them anew:

    PYTHONPATH=src:tests python tests/research/test_playthroughs.py
"""

import gzip
from pathlib import Path

import pytest
from absl import flags
from open_spiel.python.algorithms import generate_playthrough
from research.tables import ROOMS, short

from shoal.research.openspiel import register

KEPT = Path(__file__).parent / "playthroughs"

register()
flags.FLAGS.mark_as_parsed()  # their replay asks for a flag of theirs


@pytest.mark.parametrize("name", ROOMS)
def test_a_kept_playthrough_is_told_again(name, tmp_path):
    path = tmp_path / "playthrough.txt"
    path.write_bytes(gzip.decompress((KEPT / f"{name}.txt.gz").read_bytes()))
    kept, again = generate_playthrough.replay(str(path))
    assert again.splitlines() == kept.splitlines()


@pytest.mark.parametrize("name", ROOMS)
def test_a_kept_playthrough_goes_to_the_end_and_tells_what_seats_know(name):
    told = gzip.decompress((KEPT / f"{name}.txt.gz").read_bytes()).decode()
    assert told.rstrip().splitlines()[-1].startswith("Returns() = [")
    assert "InformationStateString(0)" in told and "ObservationTensor(1)" in told


if __name__ == "__main__":
    for info in ROOMS:
        told = generate_playthrough.playthrough(short(info), None, seed=1)
        (KEPT / f"{info}.txt.gz").write_bytes(gzip.compress(told.encode(), mtime=0))
