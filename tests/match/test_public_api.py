"""The public API of the package: its functions, and clear errors for bad arguments."""

import doctest
import importlib
import subprocess
import sys

import pytest
from sample_games.divers import GAME
from sample_games.matches import play_out
from waiting import LIMIT

import shoal


@pytest.mark.parametrize(
    "name",
    [
        "shoal",
        *[
            f"shoal.match.{file}"
            for file in ("dice", "match", "plain_text", "record_reader", "record")
        ],
    ],
)
def test_docstring_examples_are_correct(name):
    assert doctest.testmod(importlib.import_module(name)).failed == 0


def test_every_public_name_exists():
    assert all(hasattr(shoal, name) for name in shoal.__all__)


def test_the_package_says_whether_it_is_compiled():
    state = importlib.import_module("shoal.core.state").__file__
    assert shoal.COMPILED is not state.endswith(".py")


def test_every_listed_game_can_be_started():
    assert "sharkbait" in shoal.game_names()
    for name in shoal.game_names():
        importlib.import_module(f"shoal.games.{name}")
    assert shoal.game_names() == sorted(shoal.game_names())


def test_games_can_be_imported_in_any_order():
    code = "import shoal.games.sharkbait, shoal; print(shoal.game_names())"
    command = [sys.executable, "-c", code]
    done = subprocess.run(command, capture_output=True, check=True, text=True, timeout=LIMIT)
    assert "sharkbait" in done.stdout


def test_a_built_in_game_is_played_recorded_and_read_again(tmp_path):
    match = play_out(shoal.new("sharkbait", players=4, seed=7, options={"track": 30}))
    match.record().write(tmp_path / "game.txt")
    assert shoal.read(tmp_path / "game.txt") == match.record()
    assert sorted(seat for level in match.ranking for seat in level) == [0, 1, 2, 3]


def test_a_position_of_a_built_in_game_is_restored():
    match = play_out(shoal.new("sharkbait", players=5, seed=1), steps=40)
    assert shoal.at("sharkbait", match.position()).position() == match.position()


@pytest.mark.parametrize("game", ["chess", "", "SharkBait", "shark bait", "../x", "a" * 10**6])
def test_an_unknown_game_is_refused(game):
    with pytest.raises(shoal.UnknownGame, match="There is no game"):
        shoal.new(game, 3, seed=1)
    with pytest.raises(shoal.UnknownGame, match="There is no game"):
        shoal.at(game, "players=3 | x=1")


@pytest.mark.parametrize("game", [None, 7, b"sharkbait", ["sharkbait"], GAME.game()])
def test_something_that_is_neither_a_game_info_nor_a_name_is_refused(game):
    with pytest.raises(shoal.UnknownGame, match="A game is a GameInfo or a name"):
        shoal.new(game, 3, seed=1)


@pytest.mark.parametrize(
    "players",
    [0, 1, 5, -1, True, 2.0, None, "3", [3], 2**63, pytest.param(10**5000, id="huge")],
)
def test_a_wrong_number_of_players_is_refused(players):
    with pytest.raises(shoal.BadPlayers, match="Pearl Divers is for 2 to 4 players, not ") as no:
        shoal.new(GAME, players, seed=1)
    assert len(str(no.value)) < 150


@pytest.mark.parametrize(
    "options",
    [
        {"wind": 1},
        {"": 1},
        {3: 1},
        {"dice": 0},
        {"dice": 4},
        {"dice": True},
        {"dice": 1.5},
        {"dice": None},
        {"dice": "two"},
        {"dice": -(2**70)},
        pytest.param({"dice": 10**5000}, id="huge number"),
        pytest.param({"night": 10**5000}, id="huge flag"),
        pytest.param({"boat": 10**5000}, id="huge text"),
        {"night": "maybe"},
        {"boat": ""},
        {"boat": "two words"},
        {"boat": "a|b"},
        {"boat": "a\nb"},
        {"boat": "\ud800"},
        {"boat": "a" * 10**6},
        {"boat": ["a"]},
        [("dice", 1)],
        "dice=1",
        7,
    ],
)
def test_a_bad_option_is_refused(options):
    with pytest.raises(shoal.BadOption) as no:
        shoal.new(GAME, 2, seed=1, options=options)
    assert str(no.value).endswith(".") and len(str(no.value)) < 250


def test_options_may_be_values_or_texts():
    one = shoal.new(GAME, 2, seed=1, options={"dice": "3", "night": "yes"})
    two = shoal.new(GAME, 2, seed=1, options={"dice": 3, "night": True})
    assert one.record() == two.record()


@pytest.mark.parametrize(
    "text",
    [
        "",
        "players=2",
        "players=9 | phase=call",
        "players=two | phase=call",
        "players=2 players=2 | phase=call",
        "players=2 | phase=nap turn=0 dives=0 pearls=3,5 calls=0,0 catch=0,0",
        "players=2 | phase=call turn=0 dives=0 pearls=3,5 calls=0,0 catch=0,0 more=1",
        "players=2 | phase=call turn=" + "9" * 5000,
        "x" * 10**6,
        "\x00",
        "\ud800",
        None,
        7,
        b"players=2 | x=1",
    ],
)
def test_an_invalid_position_is_refused(text):
    with pytest.raises(shoal.BadPosition) as no:
        shoal.at(GAME, text)
    assert str(no.value).endswith(".") and len(str(no.value)) < 250


def test_a_position_with_an_unknown_option_is_refused():
    with pytest.raises(shoal.BadOption, match="no option 'wind'"):
        shoal.at(GAME, "players=2 wind=9 | phase=call")


def test_salts_and_names_are_checked_before_the_first_throw():
    with pytest.raises(shoal.BadSeed, match="There are 2 seats, so there cannot be 1 random text"):
        shoal.new(GAME, 2, seed=1, salts=["a"])
    with pytest.raises(shoal.BadPlayers, match="There are 2 seats, so there cannot be 3 names"):
        shoal.new(GAME, 2, seed=1, names=["a", "b", "c"])
    with pytest.raises(shoal.BadSeed, match="A seed is"):
        shoal.new(GAME, 2, seed=-1)


def test_a_record_of_a_third_partys_game_needs_its_game_info(tmp_path):
    record = shoal.new(GAME, 2, seed=1).record()
    record.write(tmp_path / "game.txt")
    with pytest.raises(shoal.BadRecord, match="Line 2: There is no game 'divers'"):
        shoal.read(tmp_path / "game.txt")
    assert shoal.read(tmp_path / "game.txt", games=[GAME]) == record
