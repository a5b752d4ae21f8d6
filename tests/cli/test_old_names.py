"""Old names of commands and options still work, and the help does not show them."""

import pytest

from shoal.cli.commands.server.serve import settings_from
from shoal.cli.main import main
from shoal.cli.old_names import OLD_COMMANDS, OLD_OPTIONS, current_names
from shoal.cli.parser import build_parser

OLD = [(command, old, new) for command in OLD_OPTIONS for old, new in OLD_OPTIONS[command].items()]


def test_laws_is_check(capsys):
    words = ["shoal.sample_games.connect_four", "--games", "1", "--players", "2"]
    assert main(["laws", *words]) == 0
    assert "passes all" in capsys.readouterr().out


def test_old_options_of_serve_set_the_new_ones():
    given = [
        "serve",
        "--minds",
        "3",
        "--patience=2.5",
        "--grace",
        "7",
        "--room",
        "one",
        "--room",
        "two",
    ]
    settings = settings_from(build_parser().parse_args(current_names(given)))
    new = ["serve", "--bot-processes", "3", "--request-timeout", "2.5", "--reconnect-seconds", "7"]
    new += ["--game", "one", "--game", "two"]
    assert settings == settings_from(build_parser().parse_args(new))
    assert settings.bot_processes == 3 and settings.games == ("one", "two")


def test_the_old_option_of_agent_sets_the_new_one():
    given = current_names(["agent", "--game", "sharkbait", "--skin=3"])
    assert build_parser().parse_args(given).disguise == 3


@pytest.mark.parametrize(("command", "old", "new"), OLD)
def test_the_help_shows_new_options_only(command, old, new, capsys):
    with pytest.raises(SystemExit):
        main([command, "--help"])
    shown = capsys.readouterr().out
    assert new in shown and f"{old} " not in shown


def test_the_help_shows_new_commands_only(capsys):
    with pytest.raises(SystemExit):
        main(["--help"])
    shown = capsys.readouterr().out.split()
    assert [old for old in OLD_COMMANDS if old in shown] == []
    assert [new for new in OLD_COMMANDS.values() if new not in shown] == []
