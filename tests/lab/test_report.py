"""The page of a study: complete, without other files, and in line with its results."""

import re
import shlex
import xml.etree.ElementTree as ET
from dataclasses import replace
from html import unescape

import pytest

from shoal.cli.commands.study import read_study
from shoal.cli.main import main
from shoal.cli.parser import build_parser
from shoal.games import game_info, names
from shoal.lab.option_comparison import compare
from shoal.lab.report.report import report
from shoal.lab.report.report_details import amounts, option_block
from shoal.lab.report.report_words import ReportWords
from shoal.lab.report.study_plots import study_plots
from shoal.lab.report.svg import Curve, Scale, curves, stacked_bar
from shoal.lab.study_command import study_command
from shoal.lab.study_game import play_task
from shoal.lab.study_plan import Study, read_alternatives
from shoal.lab.study_results import length, study_results

OTHER_TOKENS = "1-3:5b,4-5:6b,6-8:1,9-11:2,12-14:3,15-17:4,18-20:5"
"""Another mat of SharkBait: random bots make the same moves, for other points."""


@pytest.fixture(scope="module", params=["sharkbait", "jaws", "urchins"])
def found(request):
    players = 3
    alternatives = {"urchins": (("stay", True),), "sharkbait": (("track", 20),), "jaws": ()}
    study = Study(
        request.param, (players,), "easy", "random", 4, 2, {}, alternatives[request.param]
    )
    return study_results(study, [game for task in study.tasks(set()) for game in play_task(task)])


def page_of(found, language="en"):
    return report(found, game_info(found["study"]["study"]), language)


def words_for(found, language="en"):
    return ReportWords(language, game_info(found["study"]["study"]).folder)


def block(one, game="sharkbait"):
    words = ReportWords("en", game_info(game).folder)
    return option_block(one, game_info(game), words, "random")


def test_the_page_needs_no_other_file(found):
    page = page_of(found)
    assert page.startswith("<!doctype html>")
    assert not re.search(r'(src|href)="(?!#)', page) and "@import" not in page


def test_every_tag_of_the_page_is_closed(found):
    body = re.search(r"<body>.*</body>", page_of(found), re.DOTALL).group()
    ET.fromstring(re.sub(r" class=n(?=>)", ' class="n"', body))


def test_every_plot_has_its_own_style_and_a_description(found):
    for plot in study_plots(found, words_for(found)).values():
        picture = ET.fromstring(plot.svg(alone=True))
        assert found["title"] in picture.get("aria-label")
        assert "prefers-color-scheme:dark" in plot.svg(alone=True)


def played(study):
    return [game for task in study.tasks(set()) for game in play_task(task)]


@pytest.fixture(scope="module")
def game():
    """Any game of a study."""
    task = Study("sharkbait", (3,), "random", "easy", 4).tasks(set())[0]
    return play_task(task)[0]


def words_of(page):
    """The text of the page."""
    return unescape(re.sub(r"<[^>]+>", "", page))


def command_of(page):
    """The command at the end of the page, as a reader copies it."""
    return unescape(re.search(r"<footer><p>[^<]*<code>(.*?)</code>", page).group(1))


@pytest.mark.parametrize("language", ["en", "de"])
def test_the_command_of_the_page_makes_the_same_page(language, tmp_path, monkeypatch):
    """Whatever the language of the system is."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("SHOAL_LANGUAGE", language)
    asked = ["--games", "4", "--bots", "random", "--jobs", "1", "--players", "3"]
    asked += ["--option", "tokens=1-3:0b,4-20:1", "--option", f"tokens={OTHER_TOKENS}"]
    asked += ["--sweep", "track=12,42", "--against", "track=15", "--without", "rules"]
    assert main(["study", "sharkbait", *asked, "--out", "first.html"]) == 0
    page = (tmp_path / "first.html").read_text(encoding="utf-8")
    program, *words = shlex.split(command_of(page))
    assert program == "shoal"
    monkeypatch.setenv("SHOAL_LANGUAGE", "fr")
    assert main(words) == 0
    assert (tmp_path / "study-sharkbait.html").read_text(encoding="utf-8") == page


@pytest.mark.parametrize("asked", [[], ["--option", "NAME=DEFAULT"]])
@pytest.mark.parametrize("name", names())
def test_the_command_of_a_page_asks_for_the_same_study(name, asked):
    """Also with values that contain commas or characters special to a shell."""
    options = [f"{one.name}={one.write(one.default)}" for one in game_info(name).options]
    words = [word.replace("NAME=DEFAULT", option) for option in options for word in asked]
    study = read_study(build_parser().parse_args(["study", name, *words]))
    again = shlex.split(study_command(study))[1:]
    assert read_study(build_parser().parse_args(again)) == study


def test_every_value_of_every_option_can_be_compared_by_the_command_of_a_page():
    words = ["crew=quint,brody,hooper", "crew=hooper,brody,quint", "die=001122", "die=000123"]
    options, alternatives = read_alternatives(game_info("jaws"), words)
    study = Study("jaws", (3,), "easy", "random", 4, 0, options, alternatives)
    again = shlex.split(study_command(study))[1:]
    assert read_study(build_parser().parse_args(again)) == study


def test_an_option_that_changes_points_and_not_moves_makes_a_difference():
    study = Study("sharkbait", (3,), "random", "easy", 4, 1, {}, (("tokens", OTHER_TOKENS),))
    one = study_results(study, played(study))["rulings"][0]
    assert one["moved"] == 0.0 and one["touched"] == 1.0
    assert "no difference" not in block(one)
    text = (
        "changes 100.0 % of 4 games: the legal moves in 0.0 %, the moves played in 0.0 %, "
        "the points in 100.0 %, the ranking in"
    )
    assert text in block(one)


def test_the_page_says_that_the_bot_does_not_look_and_which_level_does():
    study = Study("sharkbait", (3,), "medium", "easy", 4, 0, {}, (("tokens", OTHER_TOKENS),))
    page = words_of(page_of(study_results(study, played(study))))
    assert "The bot medium does not look at this value: in 24 positions" in page
    assert "The bot hard does look: compare again with --bots hard." in page


@pytest.mark.parametrize(
    "change", [{"moves_digest": "other"}, {"ranks": [0, 1, 2]}, {"scores": [9, 9, 9]}, {"moves": 1}]
)
def test_any_difference_between_two_games_is_a_difference(game, change):
    games = [replace(game, deal=deal) for deal in range(3)]
    other = [replace(games[0], ranks=[2, 1, 0]), *games[1:]]
    games[0] = replace(other[0], **change)
    assert compare(games, other, 2.0)["same"] is False
    assert compare(games, games, 2.0)["same"] is True


def test_one_difference_in_very_many_games_is_not_shown_as_zero(game):
    games = [replace(game, deal=deal) for deal in range(3_000)]
    others = [replace(games[0], scores=[9, 9, 9]), *games[1:]]
    one = {"table": "track=20", "option": "track", "values": [42, 20], "attention": {"looks": None}}
    one.update(compare(games, others, 2.0))
    assert "no difference" not in block(one)
    assert "It changes 0.0 % of" not in block(one)


def test_the_page_counts_its_games():
    study = Study("sharkbait", (3, 4), "random", "easy", 4, 0, {}, (("track", 20),))
    page = words_of(page_of(study_results(study, played(study))))
    assert "4 games with 3 players, played by the bot random." in page
    assert "16 games in total" in page
    assert "4 players instead of 3" in page and "Player 5" not in page


def test_the_page_names_the_first_seat():
    study = Study("sharkbait", (3,), "random", "easy", 4, 0, {"first": "2"}, (("track", 20),))
    page = words_of(page_of(study_results(study, played(study))))
    assert "Player 3 wins (33 % would be fair)" in page


def test_where_seats_form_sides_the_wins_of_seat_0_are_compared():
    study = Study("jaws", (3,), "random", "easy", 4, 0, {"acts": "act2"}, (("maul", "any"),))
    page = words_of(page_of(study_results(study, played(study))))
    assert "the shark wins (50 % would be fair)" in page
    assert "wins of the first player" not in page


def test_an_option_is_named_in_the_words_of_the_game():
    study = Study("jaws", (3,), "random", "easy", 4, 0, {"acts": "act1"}, (("brody", "7"),))
    page = words_of(page_of(study_results(study, played(study)), "de"))
    assert "Wo Brody startet: Feld 7 statt Feld 6" in page


def test_a_page_is_in_the_language_of_its_reader(found):
    page = page_of(found, "de")
    assert '<html lang="de">' in page and "Glück und Können" in page
    assert re.search(r"\d,\d %", words_of(page)) and not re.search(r"\d\.\d %", words_of(page))


def test_the_language_of_a_page_is_that_of_the_command(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    asked = ["--games", "4", "--bots", "random", "--jobs", "1", "--players", "3"]
    assert main(["study", "urchins", *asked, "--option", "stay=no", "--language", "fr"]) == 0
    page = (tmp_path / "study-urchins.html").read_text(encoding="utf-8")
    assert '<html lang="fr">' in page and "Chance et habileté" in page


def test_results_for_programs_are_the_same_in_every_language(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    asked = ["--games", "4", "--bots", "random", "--jobs", "1", "--players", "3"]
    for language in ("en", "es"):
        words = ["study", "sharkbait", *asked, "--language", language, "--out", language]
        assert main(words) == 0
    assert (tmp_path / "en.json").read_bytes() == (tmp_path / "es.json").read_bytes()
    assert (tmp_path / "en.jsonl").read_bytes() == (tmp_path / "es.jsonl").read_bytes()


def test_a_game_without_words_has_readable_names_of_events():
    words = ReportWords("de")
    assert words.event_kind("lost cargo") == "Lost cargo"
    assert words.event("10 points or more sunk (RR-4)") == ("10 points or more sunk (RR-4)", "")
    assert words.event(["big-catch", {}, "RR-4", 1]) == ("Big catch", "RR-4")


@pytest.mark.parametrize("count", [4, 19, 20, 30, 400])
def test_nine_of_ten_games_are_as_long_as_the_page_says(game, count):
    found = length([replace(game, steps=steps) for steps in range(count)])
    inside = found["to"] - found["from"] + 1
    assert 0.9 * count <= inside <= max(0.95 * count + 1, 0.9 * count + 2)


def test_wins_are_shown_as_shares_and_points_as_numbers():
    apart = {"mean": -0.0004, "low": -0.02, "high": 0.03}
    wins = {"share": True, "usual": 0.285, "other": 0.2846, "difference": apart}
    words = ReportWords("en")
    assert amounts(wins, words) == ("28.5 %", "28.5 %", "0.0 % (−2.0 to 3.0)")  # noqa: RUF001 - a minus
    assert amounts({**wins, "share": False}, words)[2] == "0.00 (−0.02 to 0.03)"  # noqa: RUF001 - a minus


def test_ticks_are_round_and_within():
    ticks = Scale(-0.37, 0.52, 0, 100).ticks()
    assert ticks == [-0.2, 0.0, 0.2, 0.4]


def test_parts_fill_the_bar():
    plot = stacked_bar([("one", 0.25), ("other", 0.75)], "parts", ReportWords("en"))
    widths = [float(width) for width in re.findall(r'width="([\d.]+)" height="40', plot.body)]
    assert widths[1] == pytest.approx(3 * widths[0], rel=0.05)


def test_a_curve_without_values_has_no_line():
    some = {"mean": 0.5, "low": 0.4, "high": 0.6}
    plot = curves(
        [Curve("none", [(10, None)]), Curve("some", [(10, some)])],
        "about",
        "below",
        ReportWords("en"),
    )
    assert plot.body.count("polyline") == 1
