"""What a designer asks: compare, sweep, tune, restricted play and sensitivity."""

import shlex
from html import escape
from pathlib import Path

import pytest

from shoal.cli.commands.study import read_study, summary, tasks_left
from shoal.cli.main import main
from shoal.cli.parser import build_parser
from shoal.core.rng import Rng
from shoal.games import game_info
from shoal.lab.questions.knobs import Knob, nudges, read_values
from shoal.lab.questions.questions import without_name
from shoal.lab.questions.restricted_play import avoidable_events, brought, restricted
from shoal.lab.questions.sections import players_table
from shoal.lab.questions.tuning import MAX_CANDIDATES, Tuning, candidates
from shoal.lab.report.report import report
from shoal.lab.report.report_words import ReportWords
from shoal.lab.study_command import study_command
from shoal.lab.study_game import StudyResults, play_task
from shoal.lab.study_results import by_variant, study_results

SHARKBAIT = game_info("sharkbait")


def study_of(*words):
    return read_study(build_parser().parse_args(["study", *words]))


def answered(tmp_path, *words):
    """The study and its results, played to the end."""
    study = study_of(*words)
    games = StudyResults(tmp_path / "games.jsonl", study)
    while tasks := tasks_left(study, games):
        games.add(*(game for task in tasks for game in play_task(task)))
    return study, study_results(study, games.results), games


def quick(game, *words):
    return (game, "--games", "4", "--bots", "random", *words)


def test_a_range_and_a_list_name_the_same_values():
    one = read_values(SHARKBAIT, {}, "tokens.13.spaces=1:5:2")
    assert one == read_values(SHARKBAIT, {}, "tokens.13.spaces=1,3,5")
    assert one[0] == (Knob("tokens", "13", "spaces"), 1)


def test_a_knob_changes_its_own_value_alone():
    turned = Knob("tokens", "13", "spaces").turned(SHARKBAIT, {"track": 30}, 5)
    assert turned["track"] == 30
    assert turned["tokens"] == "1-3:0b,4-5:1b,6-8:1,9-11:2,12:3,13:5,14:3,15-17:4,18-20:5"


@pytest.mark.parametrize(
    "words",
    [
        ["--sweep", "track"],
        ["--sweep", "track=20"],
        ["--sweep", "track=20,20"],
        ["--sweep", "track=5:40"],
        ["--sweep", "track=40:20"],
        ["--sweep", "tokens.99.spaces=1:3"],
        ["--sweep", "tokens.13=1:3"],
        ["--sweep", "nothing=1:3"],
        ["--without", "nothing"],
        ["--tune", "first=0.4:0.5"],
        ["--vary", "track=20,30"],
        ["--tune", "luck=1:2", "--vary", "track=20,30"],
        ["--tune", "first=a:b", "--vary", "track=20,30"],
        ["--against", "missing.toml"],
        ["--against", "track=3"],
    ],
)
def test_an_impossible_question_is_refused_in_a_sentence(words, tmp_path, capsys):
    assert main(["study", *quick("sharkbait", *words), "--out", str(tmp_path / "a")]) == 2
    assert capsys.readouterr().err.startswith("shoal: ")


def test_every_question_is_in_the_command_of_the_page():
    words = ["--sweep", "track=20:30:5", "--against", "track=50", "--without", "rules"]
    words += ["--sensitivity", "tokens.1", "--tune", "first=25%:30%", "--vary", "track=20,50"]
    study = study_of(*quick("sharkbait", *words))
    assert study_of(*shlex.split(study_command(study))[2:]) == study


def test_a_sweep_plays_every_value_on_the_same_deals(tmp_path):
    _, found, games = answered(tmp_path, *quick("sharkbait", "--sweep", "track=10,42"))
    (sweep,) = found["sweeps"]
    short, usual = (row["measures"]["points of the winner"]["mean"] for row in sweep["values"])
    assert sweep["usual"] == 42 and short <= 10 < usual
    assert usual == found["scores"]["winner"]["mean"]
    assert {game.deal for game in games.results if game.variant == "track=10"} == {0, 1, 2, 3}


def test_other_rules_are_compared_by_results_moves_and_scores(tmp_path):
    (tmp_path / "other.toml").write_text("tokens.13.spaces = 4")
    path = str(tmp_path / "other.toml")
    study, found, _ = answered(tmp_path, *quick("sharkbait", "--against", path))
    one = found["against"]
    assert list(one["options"]) == ["tokens"] and one["moved"] == 0 and one["points"] > 0
    assert "--against tokens=" in study_command(study)


def test_rules_that_are_the_same_make_no_difference():
    study = study_of(*quick("sharkbait", "--against", "track=42"))
    assert study.questions.against == {}


def test_sensitivity_turns_every_value_once_and_sorts_by_the_balance(tmp_path):
    _, found, _ = answered(tmp_path, *quick("sharkbait", "--sensitivity", "tokens.2"))
    rows = found["sensitivity"]
    assert {one["knob"] for one in rows} == {
        *("tokens.2.spaces", "tokens.2.bait"),
        *("tokens.20.spaces", "tokens.20.bait"),
    }
    effects = [abs(one["measures"][0]["difference"]["mean"]) for one in rows]
    assert effects == sorted(effects, reverse=True)


def test_every_number_of_jaws_can_be_turned():
    turned = {str(knob): value for knob, value in nudges(game_info("jaws"), {}, "")}
    assert turned["shark_wounds"] == 19 and turned["gear.Rifle.dice"] == 2
    assert turned["resurface.9.shakes_off"] is False and len(turned) > 120


@pytest.mark.long
def test_a_restricted_side_never_does_what_it_must_do_without(tmp_path):
    words = quick("jaws", "--without", "power tokens", "--option", "acts=act1")
    study, found, games = answered(tmp_path, *words)
    assert len(found["without"]) > 2
    for event in study.events:
        kind, what = event
        for game in games.results:
            if game.variant == without_name(event) and game.deal % 2 == 0:
                assert game.events.get(kind, {}).get(what, [0])[0] == 0
    assert all(row["deals"] == 2 for row in found["without"])  # the crew has no power tokens


def test_a_move_that_brings_the_event_about_is_left_out_of_the_view():
    game = SHARKBAIT.game()
    (event,) = [
        event for event in avoidable_events(SHARKBAIT, {}, 3, "rules")
        if event[1].key == "statistics-chooses-stop"
    ]  # fmt: skip
    state, rng = game.start_checked(3), Rng(1)
    for _ in range(400):
        mover = int(state.actor())
        if mover >= 0:
            view = game.view(state, mover)
            left = restricted(view, event, Rng(2)).moves
            bring = [move for move in view.moves if event in brought(game, state, mover, move)]
            if bring and len(bring) < len(view.moves):
                assert left == [move for move in view.moves if move not in bring]
                return
            assert left == view.moves
        outcomes = int(state.outcomes()) if mover < 0 else 0
        state.play(mover, rng.below(outcomes) if outcomes else view.moves[0])
    pytest.fail("Nobody could choose to stop.")


TUNE = ("--tune", "points=8:11", "--vary", "track=10,20,30", "--vary", "tokens.13.spaces=2,3,4")


@pytest.fixture(scope="module")
def tuned(tmp_path_factory):
    """A study that was tuned."""
    return answered(tmp_path_factory.mktemp("tuned"), *quick("sharkbait", *TUNE))


def test_tuning_finds_the_one_change_that_brings_a_measure_within_bounds(tuned):
    """No pawn gets beyond the end of the track: with ten spaces the winner has ten points."""
    _, found, games = tuned
    results = found["tune"]
    assert results["changed"] == [{"knob": "track", "usual": 42, "other": 10}]
    assert results["within"] and results["targets"][0]["found"]["mean"] <= 10
    assert any(game.variant == "confirm track=10" for game in games.results)


def test_tuning_goes_on_where_it_was_interrupted(tuned, tmp_path):
    study, found, games = tuned
    half = StudyResults(tmp_path / "half.jsonl", study)
    half.add(*games.results[: len(games.results) // 2])
    again = StudyResults(tmp_path / "half.jsonl", study)
    while tasks := tasks_left(study, again):
        again.add(*(game for task in tasks for game in play_task(task)))
    assert study_results(study, again.results) == found
    assert len(again.results) == len(games.results)


def test_the_game_as_it_is_is_kept_if_it_lies_within_the_bounds(tmp_path):
    words = ["--tune", "points=1:100", "--vary", "track=20,30"]
    _, found, _ = answered(tmp_path, *quick("sharkbait", *words))
    assert found["tune"]["changed"] == [] and found["tune"]["within"]


def test_candidates_change_as_few_values_as_possible_first():
    words = ["--tune", "first=0:1", *(w for n in range(1, 9) for w in ("--vary", vary(n)))]
    found = candidates(study_of(*quick("sharkbait", *words)))
    assert [len(one) for one in found] == sorted(len(one) for one in found)
    assert len(found) == MAX_CANDIDATES and found[0] == ()


def vary(token):
    return f"tokens.{token}.spaces=6:10"


def test_confirmation_is_played_on_other_deals(tuned):
    study, _, games = tuned
    tuning = Tuning(study)
    one = tuning.candidates[0]
    assert tuning.variant(one).seed != tuning.variant(one, confirm=True).seed
    assert by_variant(study, games.results)["confirm track=10"]


def test_all_numbers_of_players_can_be_asked_for_the_usual_one_first():
    assert study_of(*quick("sharkbait", "--players", "all")).players == (4, 3, 5, 6, 7, 8)


@pytest.fixture(scope="module")
def everything(tmp_path_factory):
    """The answers to all questions at once."""
    words = ["--sweep", "tokens.13.spaces=1:2", "--without", "rules", "--against", "track=30"]
    words += ["--sensitivity", "track", *TUNE, "--players", "3,4"]
    return answered(tmp_path_factory.mktemp("all"), *quick("sharkbait", *words))[1]


def test_every_number_of_players_has_its_order_of_play(everything):
    rows = everything["seats_by_players"]
    assert [row["players"] for row in rows] == [3, 4]
    for row in rows:
        assert len(row["by_turn"]) == row["players"]
        assert sum(one["mean"] for one in row["by_turn"]) == pytest.approx(1, abs=1e-4)


@pytest.mark.parametrize("language", ["en", "de", "fr", "es"])
def test_page_and_terminal_begin_with_the_same_three_findings(language, everything):
    page = report(everything, SHARKBAIT, language).replace("\N{NO-BREAK SPACE}", " ")
    said = ReportWords(language, SHARKBAIT.folder)
    lines = summary(everything, SHARKBAIT, Path("study.html"), said)
    assert len(lines) <= 10 and "study-" not in "".join(lines[1:5])
    for line in lines[1:4]:
        assert escape(line.removeprefix("- ")) in page
    for name in ("tune", "against", "sweep", "sensitivity", "without"):
        assert f'<section id="{name}">' in page and f'href="#{name}"' in page


def test_a_game_of_a_third_party_answers_questions_without_code(tmp_path, capsys):
    words = ["--without", "all", "--sensitivity", "--players", "all", "--games", "4"]
    page = tmp_path / "a.html"
    bots = ["--bots", "random", "--jobs", "1", "--out", str(page)]
    assert main(["study", "checks.lagoon", *words, *bots]) == 0
    assert "finding" not in capsys.readouterr().out
    assert '<section id="without">' in page.read_text(encoding="utf-8")


def test_where_seats_form_sides_the_table_of_players_names_them():
    one = {"mean": 0.25, "low": 0.1, "high": 0.4}
    rows = [
        {"players": n, "fair": 0.5, "sides": [0, *[1] * (n - 1)], "first_varies": False,
         "by_seat": [one] * n, "by_turn": [one] * n}
        for n in (2, 3)
    ]  # fmt: skip
    shown = players_table({"seats_by_players": rows}, ReportWords("en", game_info("jaws").folder))
    assert "the shark" in shown and "the crew" in shown and shown.count("25.0 %") == 4
