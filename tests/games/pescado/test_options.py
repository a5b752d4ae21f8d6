"""The options of Pescado and their defaults."""

import pytest
from table import Table

from shoal.core.rng import Rng
from shoal.core.search.playout import playout
from shoal.core.state import NOBODY
from shoal.games import game_info


def test_defaults_follow_the_rulings():
    assert game_info("pescado").game().options | {"tiles": ""} == {
        "tiles": "",
        "snatch": "off",
        "first": "random",
        "takes": "may",
        "second": "may",
        "flipped": "back",
        "penalty": "any",
        "returned": "top",
        "closes": "claimed",
        "throws": 300,
    }


def test_options_are_written_before_the_bar():
    table = Table.start("pescado", 2, snatch="live", throws=50)
    assert table.position().startswith("players=2 snatch=live throws=50 | phase=refill")


def test_every_option_says_in_a_sentence_which_rule_it_changes():
    for option in game_info("pescado").options:
        assert option.sentence.endswith(".")
        assert "(PE-" in option.sentence


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("snatch", ["off", "live", "sealed"])
@pytest.mark.parametrize("takes", ["may", "all"])
@pytest.mark.parametrize("second", ["may", "must"])
@pytest.mark.parametrize("flipped", ["back", "stack"])
@pytest.mark.parametrize(("penalty", "returned"), [("any", "top"), ("lower", "shuffled")])
@pytest.mark.parametrize("closes", ["claimed", "done"])
def test_a_game_under_any_options_is_played_to_its_end(
    players, snatch, takes, second, flipped, penalty, returned, closes
):
    chosen = {"snatch": snatch, "takes": takes, "second": second, "flipped": flipped}
    rulings = {"penalty": penalty, "returned": returned, "closes": closes}
    game = game_info("pescado").game({**chosen, **rulings, "throws": 60})
    state = game.start(players)
    assert playout(state, Rng(players)) <= game.max_steps
    assert state.actor() == NOBODY
    assert game.component_counts(state) == {"tiles": 36, "different tiles": 36}
