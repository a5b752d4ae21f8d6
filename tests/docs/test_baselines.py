"""The page of baselines shows what was measured, and the measurement agrees with itself."""

import json
import shlex
import sys
from itertools import combinations
from pathlib import Path

import pytest

from shoal.games import game_info, names

ROOT = Path(__file__).parents[2]
sys.path.append(str(ROOT / "benchmarks"))

import baseline_page  # noqa: E402 - a script beside the package
import baseline_ratings  # noqa: E402 - as above

RUN = json.loads(baseline_page.RESULTS.read_text(encoding="utf-8"))
PLAYERS = ["random", "medium", "ppo", "best"]


def test_the_page_shows_the_results():
    assert baseline_page.PAGE.read_text(encoding="utf-8") == baseline_page.write_page(RUN)


def test_every_game_has_results_with_as_few_players_as_it_allows():
    seats = {game["game"]: game["seats"] for game in RUN["games"]}
    assert seats == {name: game_info(name).min_players for name in names()}


@pytest.mark.parametrize("game", RUN["games"], ids=lambda game: game["game"])
def test_every_pair_has_played_whole_deals(game):
    played = [tuple(pair["players"]) for pair in game["pairs"]]
    assert sorted(played) == sorted(combinations(PLAYERS, 2))
    assert all(pair["games"] > 0 and pair["games"] % 2 == 0 for pair in game["pairs"])


@pytest.mark.parametrize("game", RUN["games"], ids=lambda game: game["game"])
def test_the_games_of_a_player_are_those_of_its_pairs(game):
    for one in game["players"]:
        pairs = [pair for pair in game["pairs"] if one["player"] in pair["players"]]
        assert one["games"] == sum(pair["games"] for pair in pairs)


@pytest.mark.parametrize("game", RUN["games"], ids=lambda game: game["game"])
def test_shares_lie_in_their_intervals_and_both_sides_of_the_table_add_up(game):
    for pair in game["pairs"]:
        first, second = pair["players"]
        shown = [
            float(baseline_page.share_of(game, *ordered).partition(" %")[0])
            for ordered in ((first, second), (second, first))
        ]
        assert sum(shown) == pytest.approx(100, abs=0.11)
        assert pair["interval"][0] <= pair["share"] <= pair["interval"][1]


@pytest.mark.parametrize("game", RUN["games"], ids=lambda game: game["game"])
def test_the_ratings_follow_from_the_shares(game):
    deals = {}
    for pair in game["pairs"]:
        deals[tuple(pair["players"])] = [pair["share"]] * (pair["games"] // 2)
    ratings = baseline_ratings.elo(deals)
    for one in game["players"]:
        assert (one["elo"], one["margin"]) == pytest.approx(ratings[one["player"]], abs=1)
    assert ratings[baseline_ratings.ANCHOR] == (0, 0)


@pytest.mark.parametrize("game", RUN["games"], ids=lambda game: game["game"])
def test_the_training_is_as_long_as_its_command_says(game):
    training = game["training"]
    words = shlex.split(training["command"])
    asked = int(words[words.index("--moves") + 1])
    assert asked <= training["moves"] < asked + 256 * 64
    assert words[words.index("--game") + 1] == game["game"]
    assert int(words[words.index("--seed") + 1]) == RUN["training_seed"]


def test_a_rating_of_400_more_is_ten_of_eleven_points():
    found = baseline_ratings.bradley_terry({("best", "medium"): (10, 1)})
    assert found["best"].rating == pytest.approx(400)


def test_four_times_the_games_halve_the_margin():
    few = baseline_ratings.bradley_terry({("best", "medium"): (10, 5)})["best"]
    many = baseline_ratings.bradley_terry({("best", "medium"): (40, 20)})["best"]
    assert many.margin == pytest.approx(few.margin / 2)


def test_ratings_of_consistent_results_add_up():
    points = {("ppo", "medium"): (10, 1), ("best", "ppo"): (10, 1), ("best", "medium"): (100, 1)}
    assert baseline_ratings.bradley_terry(points)["best"].rating == pytest.approx(800)
