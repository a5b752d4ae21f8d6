"""The C program plays the same games as our engine."""

import statistics
from math import sqrt
from pathlib import Path

import pytest

from shoal.cli.commands.bench.c_baseline import CBaseline
from shoal.cli.commands.bench.own_engine import chosen_games, typical_players
from shoal.core.errors import ShoalError
from shoal.core.rng import Rng
from shoal.core.search.playout import playout

SOURCE = Path(__file__).parents[2] / "benchmarks" / "c_baseline.c"


@pytest.fixture(scope="module")
def baseline(tmp_path_factory: pytest.TempPathFactory) -> CBaseline:
    return CBaseline(SOURCE, tmp_path_factory.mktemp("c_baseline"))


@pytest.mark.parametrize(("game", "count"), [("connect_four", 6000), ("sharkbait", 400)])
def test_games_of_the_c_baseline_match_ours_in_length_and_wins(
    baseline: CBaseline, game: str, count: int
) -> None:
    info = chosen_games([game])[0]
    rules, players, rng = info.game(), typical_players(info), Rng(11)
    lengths, firsts = [], 0
    for _ in range(count):
        state = rules.start(players)
        lengths.append(playout(state, rng))
        firsts += state.ranks()[0] == 0
    theirs = baseline.play(game, players, 0.3)
    share = theirs.first / theirs.games
    # Four standard errors of ours; theirs, of many more games, are small beside them.
    error = statistics.stdev(lengths) / sqrt(count)
    assert statistics.mean(lengths) == pytest.approx(theirs.steps / theirs.games, abs=4 * error)
    assert firsts / count == pytest.approx(share, abs=4 * sqrt(share * (1 - share) / count))


def test_the_c_baseline_knows_the_requested_games(baseline: CBaseline) -> None:
    assert [benchmark.game for benchmark in baseline.benchmarks()] == baseline.games()


def test_a_broken_source_is_refused_in_a_sentence(tmp_path: Path) -> None:
    source = tmp_path / "broken.c"
    source.write_text("int main(void) { return }", encoding="utf-8")
    with pytest.raises(ShoalError, match=r"The C compiler refused broken\.c"):
        CBaseline(source, tmp_path)
