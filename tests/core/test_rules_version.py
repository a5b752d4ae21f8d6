"""When a ruling changes, older versions of the rules keep their default."""

import pytest
from sample_games.versioned_divers import versioned

from shoal.core.errors import BadOption
from shoal.core.text.position_text import read_position, write_position
from shoal.games import game_info, names


@pytest.mark.parametrize(("rules", "dice"), [(1, 2), (2, 1), (3, 1), (4, 3), (None, 3)])
def test_an_option_that_is_not_named_has_the_default_of_its_rules(rules, dice):
    assert versioned().game({"boat": "Orca"}, rules).options == {"dice": dice, "boat": "Orca"}


@pytest.mark.parametrize("rules", [1, 2, 4])
def test_an_option_that_is_named_has_that_value_under_any_rules(rules):
    assert versioned().game({"dice": 1}, rules).options["dice"] == 1


@pytest.mark.parametrize(("rules", "chosen"), [(1, {"dice": 1}), (2, {}), (4, {"dice": 1})])
def test_chosen_options_are_those_that_differ_from_the_defaults_of_the_rules(rules, chosen):
    assert versioned().game({"dice": 1}).chosen(rules) == chosen


def test_chosen_options_refer_to_the_newest_rules_by_default():
    assert versioned().game({}, 1).chosen() == {"dice": 2}


@pytest.mark.parametrize("rules", [0, 5, -1])
def test_an_unknown_version_of_the_rules_is_refused(rules):
    with pytest.raises(
        BadOption,
        match=f"This program knows the rules of Pearl Divers in the versions 1 to 4, not {rules}",
    ):
        versioned().game({}, rules)


def test_a_position_names_what_differs_from_the_newest_rules():
    game = versioned().game({}, 1)
    text = write_position(game, game.start_checked(2))
    assert text.startswith("players=2 dice=2 | ")
    assert read_position(versioned(), text)[0].options["dice"] == 2


def test_a_position_of_older_rules_is_written_and_read_by_their_defaults():
    game = versioned().game({}, 1)
    text = write_position(game, game.start_checked(2), 1)
    assert text.startswith("players=2 | ")
    assert read_position(versioned(), text, 1)[0].options["dice"] == 2


@pytest.mark.parametrize("name", names())
def test_every_former_default_of_a_game_is_a_value_of_older_rules(name):
    for option in game_info(name).options:
        for rules, value in option.former.items():
            assert 1 <= rules < game_info(name).version
            assert option.read(value) == value != option.default
