"""The options of Pescado and their defaults."""

import pytest
from table import Table

from shoal.core.catalogue import LANGUAGES
from shoal.core.rng import Rng
from shoal.core.search.playout import playout
from shoal.core.state import NOBODY
from shoal.core.text.pitch_and_option_words import (
    choice_title,
    credit,
    option_about,
    pitch,
    words_about,
)
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


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_option_says_what_it_decides_and_cites_its_rule(language):
    info = game_info("pescado")
    words = words_about(info, language)
    for option in info.options:
        assert option.rule.startswith("PE-")
        assert words.entry(f"option-{option.name}") is not None
        assert option_about(option, words).endswith(f" ({option.rule}).")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_choice_has_a_title_of_its_own(language):
    info = game_info("pescado")
    words = words_about(info, language)
    for option in info.options:
        titles = {choice_title(option, choice, words) for choice in option.choices}
        assert len(titles) == len(option.choices)
        assert not titles & set(option.choices)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_pitch_and_the_credit_are_in_every_language(language):
    info = game_info("pescado")
    words = words_about(info, language)
    assert all(words.entry(key) for key in ("game-pitch", "game-credit"))
    assert "Steffen Benndorf" in credit(info, words)
    assert pitch(info, words).endswith(".")


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
