"""Studies: their variants, their games, and their results."""

import json
import signal
import subprocess
import sys
from dataclasses import replace

import pytest
from waiting import LIMIT, until

from shoal.arena.process_runner import run_in_processes
from shoal.cli.main import main
from shoal.core.errors import BadOption, ShoalError
from shoal.games import game_info, names
from shoal.lab.intervals import group_difference, share_estimate
from shoal.lab.questions.attention import attention
from shoal.lab.study_game import StudyGame, StudyResults, play_task, read_study_game
from shoal.lab.study_plan import AS_IT_IS, UNEQUAL, Study, has_dice, read_alternatives
from shoal.lab.study_results import events, study_results

STUDY = Study("pescado", (2,), "easy", "random", 4, 1, {}, (("penalty", "lower"), ("takes", "all")))


def played(study: Study = STUDY, jobs: int = 1) -> list[StudyGame]:
    tasks = run_in_processes(play_task, study.tasks(set()), jobs)
    return sorted((game for games in tasks for game in games), key=StudyGame.key)


def test_a_study_plays_the_game_as_it_is_with_unequal_bots_and_with_each_other_option():
    variants = [variant.name for variant in STUDY.variants()]
    assert variants == [AS_IT_IS, UNEQUAL, "penalty=lower", "takes=all"]


def test_unequal_bots_play_each_deal_twice_with_seats_exchanged():
    pairings = list(STUDY.variants()[1].pairings(4))
    assert [pairing.deal for pairing in pairings] == [0, 0, 1, 1]
    assert pairings[0].seats == ("easy", "random") and pairings[1].seats == ("random", "easy")


def test_the_same_games_are_played_in_any_number_of_processes():
    assert played(jobs=1) == played(jobs=2)


def test_without_dice_varied_openings_make_the_games_differ():
    study = Study("urchins", (2,), "medium", "easy", 6, 0, {"first": "0"})
    games = [game for game in played(study) if game.variant == AS_IT_IS]
    assert len({game.moves_digest for game in games}) == len(games)


@pytest.mark.parametrize("name", names())
def test_only_sea_urchins_has_no_dice_after_the_first_decision(name):
    assert has_dice(name, {}, 3) == (name != "urchins")


def test_by_default_every_option_with_few_values_is_compared():
    _, alternatives = read_alternatives(game_info("urchins"), [])
    assert alternatives == (("end", "either"), ("lull", "turns"), ("jump", "one"), ("stay", True))


def test_values_with_commas_between_them_are_compared():
    options, alternatives = read_alternatives(game_info("sharkbait"), ["track=30,42,24"])
    assert options == {"track": 30} and alternatives == (("track", 42), ("track", 24))


def test_an_option_whose_values_have_commas_is_given_twice_to_be_compared():
    ours, theirs = "1-10:1,11-20:2", "1-20:1"
    options, alternatives = read_alternatives(
        game_info("sharkbait"), [f"tokens={ours}", f"tokens={theirs}"]
    )
    assert options == {"tokens": ours} and alternatives == (("tokens", theirs),)


def test_a_value_that_the_option_does_not_have_is_refused():
    with pytest.raises(BadOption, match="one of both, either"):
        read_alternatives(game_info("urchins"), ["end=both,neither"])


def test_an_option_that_cannot_matter_changes_no_game():
    """Nobody pays for a wrong snatch where nobody snatches (PE-27)."""
    penalty, takes = study_results(STUDY, played())["rulings"]
    assert penalty["touched"] == 0.0 and takes["touched"] > 0.0
    assert all(measure["difference"]["mean"] == 0 for measure in penalty["measures"])


def test_a_study_continues_from_its_file(tmp_path):
    path = tmp_path / "games.jsonl"
    kept = StudyResults(path, STUDY)
    kept.add(*play_task(STUDY.tasks(set())[0]))
    again = StudyResults(path, STUDY)
    assert again.results == kept.results
    assert sum(len(pairings) for _, pairings in STUDY.tasks(again.done())) == STUDY.size() - 4


def test_a_file_of_an_older_version_is_read():
    """Version 0.1.0 wrote these keys for what are now variant and moves_digest."""
    game = play_task(STUDY.tasks(set())[0])[0]
    assert {"table", "course"} <= game.json().keys()
    assert read_study_game(json.loads(json.dumps(game.json()))) == game


def old_line(game: StudyGame) -> dict[str, object]:
    """A game as version 0.1.0 wrote it: its events were English texts."""
    row = game.json()
    del row["events"]
    return {**row, "happenings": {"rules": {"takes from the pool (PE-8)": [3, 4]}}}


def test_events_of_an_older_version_are_shown_as_they_are_in_its_file():
    old = [read_study_game(json.loads(json.dumps(old_line(game)))) for game in played()]
    (row,) = study_results(STUDY, old)["happenings"]["rules"]
    assert row["what"] == "takes from the pool (PE-8)" and row["a_game"] == 7


def test_a_study_that_continues_an_older_one_counts_the_events_of_new_games_alone():
    """An old name and a new one for the same event would halve its frequency."""
    new = played()
    mixed = [read_study_game(old_line(game)) if game.deal == 0 else game for game in new]
    later = [game for game in new if game.deal > 0 and game.variant == AS_IT_IS]
    assert events(mixed_of(mixed)) == events(later)
    assert study_results(STUDY, mixed)["length"] == study_results(STUDY, new)["length"]


def mixed_of(games: list[StudyGame]) -> list[StudyGame]:
    """The games as the game is."""
    return [game for game in games if game.variant == AS_IT_IS]


def test_a_line_with_other_keys_is_refused_in_a_sentence(tmp_path):
    path = tmp_path / "games.jsonl"
    StudyResults(path, STUDY)
    with path.open("a") as file:
        file.write('{"table": "as it is", "deal": 0}\n')
    with pytest.raises(ShoalError, match=r"Line 2 of .* is not a result"):
        StudyResults(path, STUDY)


def test_a_game_cut_short_by_a_crash_is_played_again(tmp_path):
    path = tmp_path / "games.jsonl"
    StudyResults(path, STUDY).add(*play_task(STUDY.tasks(set())[0]))
    path.write_bytes(path.read_bytes()[:-7])
    assert len(StudyResults(path, STUDY).results) == 3


def test_the_games_of_another_study_are_refused(tmp_path):
    path = tmp_path / "games.jsonl"
    StudyResults(path, STUDY)
    with pytest.raises(ShoalError, match="another run"):
        StudyResults(path, Study("pescado", (3,), "easy", "random", 4, 1))


def test_seats_that_tie_share_the_win():
    game = played()[0]
    level = replace(game, ranks=[0, 0])
    assert level.wins() == [0.5, 0.5] and level.shares() == [0.5, 0.5]


def test_seats_of_one_side_are_not_compared_with_each_other():
    game = play_task(Study("jaws", (3,), "random", "easy", 4).tasks(set())[0])[0]
    shark = replace(game, ranks=[0, 1, 1])
    assert shark.shares() == [1.0, 0.0, 0.0]


def test_where_seats_form_sides_the_shark_counts_as_the_first_seat():
    """With Act 2 alone the crew decides first, over its gear (JW-85)."""
    study = Study("jaws", (3,), "random", "easy", 4, 0, {"acts": "act2"})
    game = play_task(study.tasks(set())[0])[0]
    shark = replace(game, ranks=[0, 1, 1])
    assert game.first != 0 and shark.first_seat_wins() == 1.0


def test_the_parts_of_the_variance_add_up_to_one():
    luck = study_results(STUDY, played())["luck"]
    parts = [luck[name]["mean"] for name in ("seat", "skill", "dice", "together")]
    assert sum(parts) == pytest.approx(1, abs=1e-4)


def test_rows_of_one_game_are_one_observation():
    """Counting every game twice changes nothing."""
    once = [(game, float(game % 3), game % 2 == 0) for game in range(40)]
    assert group_difference(once + once) == group_difference(once)


def test_few_observations_are_not_compared():
    assert group_difference([(0, 1.0, True), (1, 0.0, False)]) is None


def test_an_interval_of_few_wins_is_wide():
    assert share_estimate([1.0, 1.0, 1.0]).low < 0.5


def test_the_command_writes_a_page_results_and_games(tmp_path, capsys):
    page = tmp_path / "study.html"
    words = ["study", "sharkbait", "--players", "3", "--games", "4", "--jobs", "1"]
    assert main([*words, "--option", "track=42,20", "--out", str(page)]) == 0
    assert "12 games of SharkBait" in capsys.readouterr().out
    assert page.read_text().startswith("<!doctype html>")
    assert json.loads(page.with_suffix(".json").read_text())["games"] == 12
    assert len(page.with_suffix(".jsonl").read_text().splitlines()) == 13


def test_an_interrupted_study_continues(tmp_path):
    page = tmp_path / "study.html"
    words = ["study", "urchins", "--games", "2000", "--jobs", "2", "--out", str(page)]
    # A child of a background job would ignore Ctrl-C.
    code = (
        "import signal, sys; signal.signal(signal.SIGINT, signal.default_int_handler); "
        "from shoal.cli.main import main; sys.exit(main(sys.argv[1:]))"
    )
    running = subprocess.Popen([sys.executable, "-c", code, *words], stderr=subprocess.PIPE)
    games = page.with_suffix(".jsonl")
    until(lambda: games.exists() and games.read_bytes().count(b"\n") >= 3, "three lines of games")
    running.send_signal(signal.SIGINT)
    _, printed = running.communicate(timeout=LIMIT)
    assert running.returncode == 130
    assert b"The same command continues" in printed and b"Traceback" not in printed
    kept = games.read_bytes().count(b"\n") - 1
    assert kept >= 2
    assert main([*words[:3], "4", "--jobs", "1", "--option", "stay=no", "--out", str(page)]) == 0


@pytest.mark.parametrize(
    "words",
    [
        ["sharkbait", "--games", "3"],
        ["sharkbait", "--games", "2"],
        ["sharkbait", "--players", "99"],
        ["sharkbait", "--players", "4,x"],
        ["sharkbait", "--players", "4,4"],
        ["sharkbait", "--bots", "nobody"],
        ["sharkbait", "--bots", "easy", "--rival", "easy"],
        ["sharkbait", "--option", "track"],
        ["sharkbait", "--option", "track=5"],
        ["sharkbait", "--jobs", "0"],
        ["nothing"],
    ],
)
def test_impossible_arguments_are_refused_in_a_sentence(words, tmp_path, capsys):
    assert main(["study", *words, "--out", str(tmp_path / "study")]) == 2
    assert capsys.readouterr().err.startswith("shoal: ")


def seen_by(bot: str, game: str, **changed: str | int) -> dict[str, object]:
    """Whether a bot looks at a changed option."""
    study = Study(game, (3,), bot, "random", 4, 0, {}, tuple(changed.items()))
    usual, _, other = study.variants()
    return attention(usual, other, bot)


def test_a_bot_that_plays_alike_under_both_values_does_not_look_and_another_does():
    """What SharkBait's tokens bring is in the evaluation of moves, which medium does not use."""
    tokens = "1-3:5b,4-5:6b,6-8:1,9-11:2,12-14:3,15-17:4,18-20:5"
    seen = seen_by("medium", "sharkbait", tokens=tokens)
    assert seen["looks"] is False and seen["positions"] >= 8 and seen["level"] == "hard"


def test_a_bot_that_values_moves_differently_looks():
    assert seen_by("medium", "sharktank", touch="corner")["looks"] is True


def test_a_rule_that_parts_the_games_at_once_shows_nothing_about_the_bot():
    assert seen_by("medium", "pescado", second="must")["looks"] is None
