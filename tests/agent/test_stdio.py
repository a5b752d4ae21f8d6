"""A scripted agent plays through `shoal agent` over real standard input and output."""

import json
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from game_tables import game_table
from server.serving import Serving
from their_games import LAGOON, python
from waiting import LIMIT, until

from shoal import wire
from shoal.client import Server

SHORT = game_table("short")
EXAMPLE = Path(__file__).parents[2] / "examples" / "scripted_agent.py"


def play(folder, *arguments):
    """Play a whole game in processes of its own; what was printed, and how it ended."""
    done = python(str(EXAMPLE), *arguments, cwd=folder)
    assert done.returncode == 0, done.stderr
    told, _, status = done.stdout.rstrip().rpartition("\n")
    return told, json.loads(status)


def options_of(name):
    return [word for item in SHORT[name].items() for word in ("--option", "=".join(map(str, item)))]


@pytest.mark.parametrize("name", SHORT)
def test_a_scripted_agent_plays_a_whole_game(name, tmp_path):
    told, ended = play(tmp_path, name, "--players", "3", "--seed", "7", *options_of(name))
    assert ended["over"] and len(ended["places"]) == 3 and ended["moves_played"] > 0
    assert ended["illegal_moves"] == 1
    assert "You have tried 1 illegal move." in told


def test_a_skin_changes_the_words_and_not_the_game(tmp_path):
    arguments = ("pescado", "--players", "2", "--seed", "7", *options_of("pescado"))
    told, plain = play(tmp_path, *arguments)
    told_otherwise, disguised = play(tmp_path, *arguments, "--disguise", "3")
    assert "Pescado" in told and "Pescado" not in told_otherwise
    assert plain == disguised


def test_a_third_partys_game_is_played(tmp_path):
    game = ("--game", str(LAGOON), "--players", "2", "--seed", "3", "--disguise", "9")
    _, ended = play(tmp_path, *game)
    assert ended["over"] and min(ended["places"]) == 1


def test_a_table_on_a_server_is_played_by_its_link(tmp_path):
    with Serving(tmp_path) as serving, ThreadPoolExecutor() as threads:
        server = Server(serving.address)
        opened = server.open(wire.NewTable("pescado", 2, {"throws": 6}))
        server.put_bot(opened.table, opened.host, 1, "random")
        link = f"{serving.address}/table/{opened.table}#{opened.invite}"
        playing = threads.submit(play, tmp_path, "--join", link)
        until(lambda: server.table(opened.table, opened.host).seats[0].kind == "person", "a seat")
        server.do(opened.table, opened.host, "start")
        _, ended = playing.result(4 * LIMIT)
        assert ended["over"] and len(ended["places"]) == 2
        assert server.table(opened.table, opened.host).stage == "over"


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        ((), "Give either a game or --join LINK."),
        (("jaws", "--disguise", "1", "--language", "de"), "spricht nur Englisch"),
        (("jaws", "--seat", "9"), "The players are 1 to 4, not '9'."),
        (("--join", "elsewhere"), "elsewhere"),
        (("jaws", "--disguise", "-1"), "--disguise should be from 0"),
    ],
)
def test_wrong_arguments_are_explained(arguments, told, tmp_path):
    done = python("-m", "shoal", "agent", *arguments, cwd=tmp_path)
    assert done.returncode == 2 and told in done.stderr and not done.stdout
