"""The arena: paired deals, results that survive a crash, intervals and ratings."""

import json
from functools import partial

import pytest

from shoal.arena.arena_game import GameResult, play_pairing
from shoal.arena.pairings import Contest
from shoal.arena.process_runner import run_in_processes
from shoal.arena.ratings import head_to_heads, share_interval, standings
from shoal.arena.results import ContestResults, write_csv
from shoal.cli.main import main
from shoal.core.errors import ShoalError

CONTEST = Contest("sharkbait", 3, ("easy", "random"), deals=2, seed=5)


def result(deal: int, turned: int, ranks: tuple[int, ...]) -> GameResult:
    seats = ("random", "easy") if turned else ("easy", "random")
    return GameResult(deal, turned, ("easy", "random"), seats, ranks, (0, 0), 1, (1, 1), (0.5, 0.0))


def played(contest: Contest = CONTEST, jobs: int = 1) -> list[GameResult]:
    return list(run_in_processes(partial(play_pairing, contest), contest.pairings(), jobs))


def without_clock(results: list[GameResult]) -> list[dict]:
    return [{**game.json(), "seconds": 0} for game in sorted(results, key=GameResult.key)]


def test_both_games_of_a_deal_have_the_seats_exchanged():
    first, second = list(CONTEST.pairings())[:2]
    assert first.seats == ("easy", "random", "easy")
    assert second.seats == ("random", "easy", "random")
    assert first.deal == second.deal


def test_every_two_bots_play_equally_often():
    contest = Contest("sharkbait", 4, ("random", "easy", "medium"), deals=3)
    pairs = [pairing.pair for pairing in contest.pairings()]
    assert {pairs.count(pair) for pair in set(pairs)} == {6}
    assert len(pairs) == contest.size()


def test_the_same_seed_gives_the_same_games_in_any_number_of_processes():
    alone = played()
    shared = played(jobs=2)
    assert without_clock(alone) == without_clock(shared)


def test_dice_are_common_to_a_deal():
    one, other = list(Contest("sharkbait", 3, ("random", "easy"), deals=1).pairings())
    assert one.deal == other.deal
    game = play_pairing(CONTEST, one)
    assert game.steps > 100


def test_a_share_counts_seats_above_and_half_of_ties():
    assert result(0, 0, (0, 1)).share() == 1.0
    assert result(0, 1, (0, 1)).share() == 0.0
    assert result(0, 1, (0, 0)).share() == 0.5


def test_a_run_continues_from_its_results(tmp_path):
    path = tmp_path / "results.jsonl"
    results = ContestResults(path, CONTEST)
    for game in played()[:3]:
        results.add(game)
    again = ContestResults(path, CONTEST)
    left = [pairing for pairing in CONTEST.pairings() if pairing.key() not in again.done()]
    assert again.results == results.results
    assert len(left) == 1


def test_a_line_cut_short_by_a_crash_is_dropped(tmp_path):
    path = tmp_path / "results.jsonl"
    results = ContestResults(path, CONTEST)
    for game in played()[:2]:
        results.add(game)
    path.write_bytes(path.read_bytes()[:-7])
    again = ContestResults(path, CONTEST)
    assert len(again.results) == 1
    again.add(played()[1])
    assert len(ContestResults(path, CONTEST).results) == 2


def test_results_of_another_run_are_refused(tmp_path):
    path = tmp_path / "results.jsonl"
    ContestResults(path, CONTEST)
    with pytest.raises(ShoalError, match="another run"):
        ContestResults(path, Contest("sharkbait", 4, ("easy", "random"), deals=2, seed=5))


def test_an_interval_of_few_equal_deals_is_wide():
    assert share_interval([1.0, 1.0, 1.0], seed=1)[0] < 0.5


def test_an_interval_narrows_with_the_deals():
    narrow = share_interval([0.7, 0.5, 0.6] * 60, seed=1)
    wide = share_interval([0.7, 0.5, 0.6] * 6, seed=1)
    assert narrow[1] - narrow[0] < wide[1] - wide[0]


def test_a_deal_with_one_game_does_not_count():
    games = [result(0, 0, (0, 1)), result(0, 1, (1, 0)), result(1, 0, (1, 0))]
    assert [pair.games for pair in head_to_heads(games)] == [2]


def test_the_winner_is_rated_above_the_loser():
    games = [result(deal, turned, (turned, 1 - turned)) for deal in range(20) for turned in (0, 1)]
    ranked = standings(games)
    assert [standing.bot for standing in ranked] == ["easy", "random"]
    assert ranked[0].interval[0] > ranked[1].interval[1]
    assert ranked[0].milliseconds == 250


def test_csv_has_a_row_for_every_seat(tmp_path):
    path = tmp_path / "results.csv"
    write_csv(path, [result(0, 0, (0, 1))])
    assert path.read_text().splitlines()[1:] == [
        "0,0,0,easy,0,0,1,1,0.5",
        "0,0,1,random,1,0,1,1,0.0",
    ]


def test_the_command_prints_json_and_continues_from_a_file(tmp_path, capsys):
    file = str(tmp_path / "results.jsonl")
    words = ["arena", "sharkbait", "easy", "random", "--players", "3", "--jobs", "1", "--json"]
    assert main([*words, "--games", "2", "--results", file]) == 0
    capsys.readouterr()
    assert main([*words, "--games", "4", "--results", file]) == 0
    printed = json.loads(capsys.readouterr().out)
    assert printed["games"] == 4 and printed["meetings"][0]["games"] == 4


@pytest.mark.parametrize(
    "words",
    [
        ["sharkbait", "easy"],
        ["sharkbait", "easy", "easy"],
        ["sharkbait", "easy", "nobody"],
        ["sharkbait", "easy", "plain:0"],
        ["sharkbait", "easy", "random", "--games", "3"],
        ["sharkbait", "easy", "random", "--players", "99"],
    ],
)
def test_impossible_arguments_are_refused_in_a_sentence(words, capsys):
    assert main(["arena", *words]) == 2
    assert capsys.readouterr().err.startswith("shoal: ")
