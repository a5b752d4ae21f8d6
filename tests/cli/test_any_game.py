"""Every command takes a game from a file, a module or an installed package."""

import re
import shlex

import pytest
from their_games import LAGOON, SOLVER, file_game, install, python

from shoal.cli.main import main
from shoal.cli.sentence_parser import game_first
from shoal.games import find_game

POSITION = "players=2 | round=1 phase=hide coves=0,0 last=0,0 shells=0,0 bank=12"
COMMANDS = [
    ("simulate", "--games 6 --players 2 --bots easy --jobs 2", "6 games of Atoll"),
    ("arena", "easy random --games 4 --players 2 --jobs 2", "Atoll, 2 players: 4 games"),
    ("dataset", "--games 3 --players 2 --jobs 2 --shard 2", "dataset-atoll: 3 games"),
    ("check", "--games 1 --players 2", "Atoll passes all"),
    ("solve", "--depth 3", "Looked 3 moves ahead from the start."),
    ("bench", "--rounds 1 --seconds 0.002 --no-peers", "| atoll "),
    ("games", "", "atoll: Atoll, 2 to 4 players"),
]
"""A command, its other arguments, and what it prints."""


@pytest.fixture
def places(tmp_path):
    """How the game is named in each place, and the folder that its module is in."""
    place = tmp_path / "places"
    place.mkdir()
    return {
        "file": (str(file_game(place, SOLVER)), ()),
        "module": ("checks.lagoon", ()),
        "installed": ("atoll", (install(tmp_path / "site"),)),
    }


@pytest.mark.parametrize(
    ("command", "others", "told"), COMMANDS, ids=[one[0][0] for one in COMMANDS]
)
def test_a_command_takes_a_file(command, others, told, places, tmp_path):
    game, folders = places["file"]
    words = [command, *others.split(), "--game", game]
    done = python("-m", "shoal", *words, folders=folders, cwd=tmp_path)
    assert done.returncode == 0, done.stderr
    assert told in done.stdout


RULES = "# Atoll\n\n**AT-1** Hide in a cove.\n"


def test_the_rules_of_a_file_are_printed(tmp_path):
    (tmp_path / "RULES.md").write_text(RULES, encoding="utf-8")
    folder = "from pathlib import Path\nGAME.folder = Path(__file__).parent\n"
    game = str(file_game(tmp_path, folder))
    done = python("-m", "shoal", "rules", "--game", game, cwd=tmp_path)
    assert "Hide in a cove." in done.stdout, done.stderr


SHORE = """
from pathlib import Path

from lessons.own_lesson import own_game

GAME = own_game(Path(__file__).parent)
"""


def test_the_lesson_of_a_file_is_played(tmp_path):
    game = tmp_path / "shore.py"
    game.write_text(SHORE, encoding="utf-8")
    words = ["lesson", "--game", str(game), "--plain"]
    done = python("-m", "shoal", *words, typed="mark a1\nmark a3\n", cwd=tmp_path)
    assert "Mark a1." in done.stdout and "Mark a3." in done.stdout, done.stderr


@pytest.mark.parametrize("place", ["module", "installed"])
def test_processes_of_a_command_find_a_game_of_a_module_or_package(place, places, tmp_path):
    game, folders = places[place]
    words = ["simulate", game, "--games", "4", "--players", "2", "--bots", "easy", "--jobs", "2"]
    done = python("-m", "shoal", *words, folders=folders, cwd=tmp_path)
    assert done.returncode == 0, done.stderr
    assert "4 games of" in done.stdout


def test_an_installed_game_is_listed(places, tmp_path):
    _, folders = places["installed"]
    told = python("-m", "shoal", "games", folders=folders, cwd=tmp_path).stdout
    assert "\natoll: Atoll, 2 to 4 players" in told and "\nsharkbait: " in told


def test_a_study_of_a_file_names_the_command_that_makes_it_again(places, tmp_path):
    game, _ = places["file"]
    words = "--games 4 --players 2 --bots easy --rival random --option dice=2,1 --jobs 2"
    done = python("-m", "shoal", "study", game, *words.split(), cwd=tmp_path)
    assert done.returncode == 0, done.stderr
    page = (tmp_path / "study-atoll.html").read_text(encoding="utf-8")
    command = re.search(r"<footer><p>[^<]*<code>shoal (.*?)</code>", page).group(1)
    assert shlex.split(command.replace("&#x27;", "'"))[:2] == ["study", game]
    again = python("-m", "shoal", "study", game, *words.split(), cwd=tmp_path)
    assert again.returncode == 0 and "12 games of Atoll" in again.stdout


def test_results_of_a_file_continue_when_the_user_names_it_again(tmp_path, capsys):
    game, results = str(file_game(tmp_path)), tmp_path / "results.jsonl"
    words = ["easy", "random", "--players", "2", "--jobs", "1", "--results", str(results)]
    assert main(["arena", game, *words, "--games", "2"]) == 0
    first = results.read_text(encoding="utf-8")
    assert '"game":"atoll"' in first and game not in first
    assert main(["arena", *words, "--games", "4", "--game", game]) == 0
    assert results.read_text(encoding="utf-8").startswith(first)
    capsys.readouterr()


def test_a_hint_for_a_position_of_a_file(capsys):
    assert main(["hint", POSITION, "--game", str(LAGOON), "--seconds", "0.02"]) == 0
    assert "hide " in capsys.readouterr().out


def test_a_game_of_a_file_is_saved_continued_recorded_and_verified(tmp_path, monkeypatch):
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    game = str(file_game(tmp_path))
    begun = python("-m", "shoal", "play", game, "--plain", typed="quit\n", cwd=tmp_path)
    command = re.search(r"To continue: shoal (.*)", begun.stdout).group(1)
    forgotten = python("-m", "shoal", "play", "--resume", cwd=tmp_path)
    assert "There is no game 'atoll'" in forgotten.stderr and forgotten.returncode == 2
    record = tmp_path / "atoll.record"
    words = [*shlex.split(command), "--plain", "--save", str(record)]
    played = python("-m", "shoal", *words, typed="1\n" * 60, cwd=tmp_path)
    assert "The record of the game is in" in played.stdout, played.stderr
    for command, told in (("verify", "rolls and"), ("replay", "Player 1")):
        assert python("-m", "shoal", command, str(record), cwd=tmp_path).returncode == 2
        done = python("-m", "shoal", command, str(record), "--game", game, cwd=tmp_path)
        assert done.returncode == 0 and told in done.stdout


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("GAME = 7", "GAME of .* is not a GameInfo but of type int"),
        ("", "has no GAME"),
        ("1 / 0", "raises ZeroDivisionError when it is loaded: division by zero"),
        ("def (", "raises SyntaxError when it is loaded"),
        ("import nothing_like_it", "raises ModuleNotFoundError when it is loaded"),
        (f"{SOLVER}\nGAME = None", "GAME of .* is not a GameInfo but of type NoneType"),
    ],
)
def test_a_file_without_a_game_is_refused_in_a_sentence(text, sentence, tmp_path, capsys):
    path = tmp_path / "their_game.py"
    path.write_text(text, encoding="utf-8")
    assert main(["games", str(path)]) == 2
    told = capsys.readouterr().err
    assert told.startswith("shoal: ") and re.search(sentence, told) and told.count("\n") == 1


def test_a_name_that_is_nothing_is_refused_in_a_sentence(capsys):
    for game in ("whist", "whist.py", "no.such.module", "./whist", ".whist"):
        assert main(["rules", game]) == 2
        assert capsys.readouterr().err.startswith("shoal: ")


def test_a_solver_without_a_function_is_refused_in_a_sentence(tmp_path, capsys):
    path = file_game(tmp_path, "solver = 7\n")
    assert main(["solve", str(path)]) == 2
    assert "The solver of Atoll has no add_arguments" in capsys.readouterr().err


def test_the_option_and_the_argument_are_the_same():
    assert game_first(["--game=a", "1", "--games", "2"]) == ["a", "1", "--games", "2"]
    assert game_first(["1", "--game"]) == ["1", "--game"]


def test_a_game_that_is_found_twice_is_the_same(tmp_path):
    path = file_game(tmp_path)
    assert find_game(str(path)) is find_game(str(path))
