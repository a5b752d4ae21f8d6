"""The game in line mode: everything works through plain text."""

import contextlib
import io
import re

import pytest
from game_tables import game_table
from tui.screen_driver import SHORT, new_table

import shoal
from shoal.bots.levels import LEVELS
from shoal.core.rng import Rng
from shoal.games import game_info, names
from shoal.tui.move_choices import normalized
from shoal.tui.plain import PlainFrontEnd


class Reader:
    """A player who knows only the printed lines, and types moves that were printed."""

    def __init__(self, printed, seed):
        self.printed = printed
        self.rng = Rng(seed)
        self.read = 0
        self.lines = 0

    def __iter__(self):
        return self

    def __next__(self):
        text = self.printed.getvalue()[self.read :]
        self.read += len(text)
        self.lines += 1
        assert self.lines < 5000
        if "Press Enter." in text:
            return ""
        text = re.split(r"^The (?:only move|\d+ moves):$", text, flags=re.MULTILINE)[-1]
        moves = re.findall(r"^ +\d+ (.+)$", text, re.MULTILINE)
        verbs = re.findall(r"^  (\S+)(?: \(\d+ moves\)|:)", text, re.MULTILINE)
        single = re.findall(r"^  ([a-z]+)$", text, re.MULTILINE)
        choices = moves or [f"moves {verb}" for verb in verbs] + single
        assert choices, text
        return choices[self.rng.below(len(choices))]


def read_and_play(table, seed=1):
    """Play a table to its end in line mode; returns the output."""
    printed = io.StringIO()
    front_end = PlainFrontEnd(table)
    front_end.lines = Reader(printed, seed)
    with contextlib.redirect_stdout(printed):
        front_end.play()
    table.leave()
    return printed.getvalue()


@pytest.mark.parametrize("name", names())
def test_a_whole_game_can_be_played_through_the_text_alone(name):
    table = new_table(name)
    told = read_and_play(table)
    assert table.over and table.board(0) in told
    assert normalized(str(table.verdict_sentence(0))) in normalized(told)


SECRETS = game_table("terminal_secrets")


@pytest.mark.parametrize(("name", "options"), SECRETS.items())
def test_secrets_of_players_at_one_keyboard_are_scrolled_away(name, options):
    table = new_table(name, people=range(game_info(name).min_players), **options)
    told = read_and_play(table)
    passes = re.findall(r"\n{60}\nPlayer (\d)'s turn. Everyone else, please look away", told)
    assert table.over and passes


def test_a_live_snatch_game_with_bots_is_played_to_its_end():
    table = new_table("pescado", players=3, throws=30, snatch="live")
    read_and_play(table)
    assert table.over


def lines(table, typed):
    """The output after these inputs."""
    printed = io.StringIO()
    front_end = PlainFrontEnd(table)
    front_end.lines = iter(typed)
    with contextlib.redirect_stdout(printed):
        front_end.play()
    table.leave()
    return printed.getvalue()


def test_a_long_list_of_moves_is_summarized_and_narrowed_by_typing():
    told = lines(new_table("urchins", size=6), ["add red", "moves red b", "moves zz", "quit"])
    assert "add (72 moves): add red a1, add red b1 ... add yellow f6" in told
    assert "36 moves match 'add red'" in told
    assert "  2 add red b1" in told and "No move matches." in told


def test_an_unambiguous_abbreviation_is_played():
    table = new_table("urchins", size=6)
    assert "You play add red b1." in lines(table, ["ad r b1", "quit"])


def test_undo_goes_back_and_says_so():
    table = new_table("urchins", size=6)
    told = lines(table, ["add red a1", "undo", "undo", "quit"])
    assert "Your last move was undone." in told
    assert "Nothing can be undone" in told
    assert len(table.moves(0)) == 72


def test_a_hint_says_what_and_why():
    told = lines(new_table("sharkbait"), ["hint", "quit"])
    assert re.search(
        r"A strong player would play: (fish|sharks?) \S+ \(expected to finish ahead of \d+ % ", told
    )


@pytest.mark.parametrize("level", LEVELS)
def test_bots_of_every_level_sit_down(level):
    told = lines(new_table("sharkbait", level=level), ["quit"])
    assert f"Kai ({level} bot)" in told and "moves:" in told


def test_a_replay_during_the_game_keeps_to_the_players_own_view():
    told = lines(new_table("sharkbait"), ["replay", "first", "seat 1", "quit", "quit"])
    assert "Step 0 of" in told and "This can be viewed as: Player 1." in told


def test_a_seat_of_another_terminal_cannot_be_chosen():
    told = lines(new_table("urchins"), ["seat 1", "seat x", "quit"])
    assert "Kai does not play at this terminal." in told
    assert "Type player and a name or a number" in told


def test_the_options_for_short_games_exist():
    for name, options in SHORT.items():
        if name in names():
            assert shoal.new(name, game_info(name).min_players, 1, options)
