"""The table in a real terminal, from the first move to the last."""

import os
import signal
from pathlib import Path

import pytest
from tui.screen_driver import SHORT, SIZES
from tui.tmux_pane import Pane
from waiting import until

import shoal
from shoal.games import game_info, names
from shoal.tui import saved_games
from shoal.tui.replay import Replay

RECORD = Path(__file__).parents[1] / "games" / "sharkbait" / "records" / "won-outright.record"


def words(name, *more):
    """The command for a short game of one person among bots."""
    options = [f"--option={key}={value}" for key, value in SHORT.get(name, {}).items()]
    players = f"--players={game_info(name).min_players}"
    return ["play", name, players, "--bots=random", "--seed=4", *options, *more]


@pytest.mark.parametrize(
    ("size", "theme"),
    [("small", "light"), ("large", "dark")],
)
@pytest.mark.parametrize("name", names())
@pytest.mark.long
def test_a_whole_game_can_be_played_in_a_terminal(name, size, theme):
    with Pane(*SIZES[size], *words(name, "--theme", theme)) as pane:
        pane.wait_for("f10 Leave")
        pane.play_on()
        pane.press("F10")
        shown = pane.wait_for("left with 0")
    assert "The record of the game is in" in shown.replace("\n", "")
    assert saved_games.saved_names() == [] and saved_games.record_path(f"{name}-1").exists()


def test_a_killed_game_resumes_where_it_was():
    with Pane(*SIZES["small"], *words("sharkbait")) as pane:
        pane.wait_for("Place a shark")
        pane.press("Down", "Enter")
        pane.wait_for("You place")
        kept = (saved_games.state_folder() / "tables" / "sharkbait-1.table").read_bytes()
        os.kill(pane.process, signal.SIGKILL)
        pane.wait_for("left with 137")
    with Pane(*SIZES["small"], "play", "--resume") as pane:
        pane.wait_for("f10 Leave")
        pane.press("F3")
        pane.wait_for("You place")
        pane.press("F3")
        assert (saved_games.state_folder() / "tables" / "sharkbait-1.table").read_bytes() == kept
        pane.play_on()


def test_a_closed_terminal_loses_nothing():
    with Pane(*SIZES["large"], *words("urchins")) as pane:
        pane.wait_for("f10 Leave")
        pane.press("Down", "Enter")
        pane.wait_for("You add")
    until(saved_games.saved_names, "the game to be saved")
    with Pane(*SIZES["large"], "play", "--resume", "urchins") as pane:
        pane.wait_for("You add")


def test_wrong_keys_and_words_show_one_sentence():
    with Pane(*SIZES["small"], *words("sharkbait")) as pane:
        pane.wait_for("Place a shark")
        pane.press("F12", "M-x", "C-x", "IC", "BTab", "NPage", "PPage")
        pane.type("fish 9x9")
        pane.press("Enter")
        shown = pane.wait_for("is not a move of SharkBait")
    assert "Traceback" not in shown


def test_the_terminal_may_change_its_size():
    with Pane(*SIZES["small"], *words("urchins")) as pane:
        pane.wait_for("f10 Leave")
        pane.tmux("resize-window", "-x", 120, "-y", 40)
        pane.press("Down", "Enter")
        pane.wait_for("You add")
        pane.tmux("resize-window", "-x", 40, "-y", 12)
        pane.press("F10")
        pane.wait_for("left with 0")


def test_a_record_is_stepped_through_in_a_terminal():
    replay = Replay(shoal.read(RECORD))
    verdict = replay.verdict(0).text
    with Pane(*SIZES["small"], "replay", RECORD) as pane:
        pane.wait_for("Step 0 of")
        pane.wait_for("Esc Leave")
        pane.press("Right", "Right")
        pane.wait_for("Step 2 of")
        pane.press("Tab")
        pane.wait_for(f", as {replay.seat_names()[0]}")
        pane.press("End")
        pane.wait_for(verdict.split(",")[0])
        pane.press("q")
        pane.wait_for("left with 0")
