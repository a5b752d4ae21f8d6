"""``--help`` of every command: its arguments and their defaults."""

import argparse
import re

import pytest

from shoal.bots.levels import LEVELS
from shoal.cli.commands.bench.own_engine import chosen_games
from shoal.cli.main import main
from shoal.cli.parser import build_parser
from shoal.games import names, names_with


def commands():
    """Every command's parser by its name."""
    actions = build_parser()._actions  # noqa: SLF001 - argparse has no public list
    return next(action.choices for action in actions if isinstance(action.choices, dict))


def arguments():
    """Every argument of every command, with the help as it is printed."""
    for command, parser in commands().items():
        formatter = parser._get_formatter()  # noqa: SLF001 - as above
        for action in parser._actions:  # noqa: SLF001 - as above
            if not isinstance(action, argparse._HelpAction):  # noqa: SLF001 - as above
                told = formatter._expand_help(action) if action.help else ""  # noqa: SLF001
                yield f"{command} {action.dest}", action, told


ARGUMENTS = list(arguments())
every_argument = pytest.mark.parametrize(
    ("action", "told"), [case[1:] for case in ARGUMENTS], ids=[case[0] for case in ARGUMENTS]
)


@every_argument
def test_every_argument_says_what_it_is(action, told):
    assert len(told.split()) >= 2 or action.nargs == 0


@every_argument
def test_every_optional_argument_says_its_default(action, told):
    if not action.required and action.nargs != 0:
        default = re.search(r"\(default: (.+)\)$", told)
        assert default, told
        if action.default not in (None, [], "", argparse.SUPPRESS):
            assert default.group(1) == str(action.default)


@every_argument
def test_every_choice_is_named(action, told):
    wanted = [*(action.choices or ())]
    if str(action.metavar).startswith("BOT"):
        wanted += LEVELS
    assert [one for one in wanted if str(one) not in told] == []


@pytest.mark.parametrize(
    "command", ["games", "rules", "play", "simulate", "hint", "arena", "study"]
)
def test_a_command_for_any_game_names_all_games(command):
    told = " ".join(commands()[command].format_help().split())
    assert f"one of {', '.join(names())}" in told


@pytest.mark.parametrize(
    ("command", "games"),
    [
        ("solve", names_with("solver")),
        ("bench", [info.name for info in chosen_games()]),
    ],
)
def test_a_command_for_some_games_names_them(command, games):
    told = " ".join(commands()[command].format_help().split())
    assert [game for game in games if game not in told] == []


@pytest.mark.parametrize("command", ["", *commands()])
def test_help_is_printed_within_eighty_columns(command, capsys, monkeypatch):
    monkeypatch.setenv("COLUMNS", "80")
    with pytest.raises(SystemExit) as left:
        main([*command.split(), "--help"])
    told = capsys.readouterr().out
    assert left.value.code == 0 and max(map(len, told.splitlines())) <= 80


def test_the_help_says_what_shoal_does_without_a_command():
    told = " ".join(build_parser().format_help().split())
    assert "Without a command" in told and "shoal COMMAND --help" in told


@pytest.mark.parametrize(
    ("bots", "told"),
    [
        ("random", "Every player plays at random (bot random); --bots takes"),
        ("easy,random,easy,random", "Player 2 and Player 4 play at random (bot random)"),
        ("easy,easy,easy,random", "Player 4 plays at random (bot random)"),
    ],
)
def test_simulate_says_which_bots_play_at_random(bots, told, capsys):
    words = ["simulate", "urchins", "--players", "4", "--games", "1", "--option", "size=4"]
    assert main([*words, "--bots", bots]) == 0
    assert told in " ".join(capsys.readouterr().out.split())


def test_simulate_does_not_call_a_bot_random_that_is_not(capsys):
    words = ["simulate", "urchins", "--players", "2", "--games", "1", "--option", "size=4"]
    assert main([*words, "--bots", "easy"]) == 0
    assert "random" not in capsys.readouterr().out


def test_simulate_for_machines_lists_the_seats_that_play_at_random(capsys):
    words = ["simulate", "sharkbait", "--players", "3", "--games", "1", "--json"]
    assert main([*words, "--bots", "random,easy,random"]) == 0
    assert '"random_seats": [0, 2]' in capsys.readouterr().out
