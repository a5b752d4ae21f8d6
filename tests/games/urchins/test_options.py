"""The options of Sea Urchins."""

import pytest

import shoal
from shoal.core.errors import BadOption, BadPlayers
from shoal.games import game_info


def test_the_rulings_are_the_defaults():
    assert game_info("urchins").game().options == {
        "size": 6,
        "end": "both",
        "first": "random",
        "lull": "rounds",
        "jump": "any",
        "stay": False,
    }


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("size", 3),
        ("size", 9),
        ("size", "six"),
        ("size", True),
        ("end", "none"),
        ("first", "4"),
        ("lull", "3"),
        ("jump", "two"),
        ("stay", "maybe"),
        ("tokens", 10),
    ],
)
def test_an_invalid_option_is_refused_with_a_sentence(name, value):
    with pytest.raises(BadOption) as refused:
        game_info("urchins").game({name: value})
    assert str(refused.value).endswith(".")


@pytest.mark.parametrize("players", [1, 5])
def test_the_game_is_for_two_to_four(players):
    with pytest.raises(BadPlayers, match="for 2 to 4 players"):
        shoal.new("urchins", players=players, seed=1)


def test_chosen_options_are_written_before_the_bar():
    match = shoal.new("urchins", players=2, seed=1, options={"size": 4, "stay": True, "first": "1"})
    assert match.position().partition(" | ")[0] == "players=2 size=4 first=1 stay=yes"


def test_moves_are_numbered_for_each_size():
    counts = [game_info("urchins").game({"size": size}).move_count for size in range(4, 9)]
    assert counts == [145, 276, 469, 736, 1089]


def test_every_option_says_which_rule_it_changes():
    rules = game_info("urchins").rules()
    for option in game_info("urchins").options:
        assert f"**{option.rule}**" in rules and f"`{option.name}" in rules
