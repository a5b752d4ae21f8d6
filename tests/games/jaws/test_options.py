"""Options of Jaws: every component table can be replaced, and nonsense is refused."""

import pytest
from table import Table

from shoal.core.errors import BadOption
from shoal.core.rng import Rng
from shoal.core.search.playout import playout
from shoal.games import game_info
from shoal.games.jaws import options as tables
from shoal.games.jaws.options import CREWS


def game(**options):
    return game_info("jaws").game(options)


@pytest.mark.parametrize(
    ("option", "value", "sentence"),
    [
        ("acts", "act3", "is one of both, act1, act2"),
        ("crew", "quint", "is one of"),
        ("summer", 3, "goes from 4 to 120"),
        ("track", "3/10", "ten pairs"),
        ("track", tables.TRACK.replace("10/4", "17/4"), "numbers up to 16"),
        ("die", "00112", "six digits"),
        ("die", "00112²", "six digits"),
        ("edges", "12,23", "the rim and the cross edges"),
        ("edges", "12,12+-", "twice"),
        ("edges", "19+-", "not two zones"),
        ("edges", "12+12", "in the rim and across"),
        ("tiles", "1/3/2", "eight triples"),
        ("tiles", tables.TILES.replace("2/4/2", "4/4/2"), "fewer hits"),
        ("resurface", "1/3/1,2/3/1", "3 to 32 cards"),
        ("resurface", "1/4/1,2/3/1,3/3/1", "1 to 3 dice"),
        ("gear", "d:Rifle", "is not like"),
        ("gear", tables.GEAR.replace("Gaff", "Gaff!"), "not a name"),
        ("gear", tables.GEAR.replace("melee:3:spent", "melee:4:spent"), "dice or cards"),
        (
            "gear",
            tables.GEAR.replace("firearm:3:shot", "firearm:3:rope"),
            "cannot have the powers",
        ),
        (
            "gear",
            tables.GEAR.replace("firearm:3:shot", "firearm:3:shot&spent"),
            "both shot and spent",
        ),
        (
            "gear",
            tables.GEAR.replace("d:Gaff:melee:1", "d:Pistol:melee:1"),
            "one name for two",
        ),
        ("gear", tables.GEAR.replace("b:Boat-Hook", "q:Boat-Hook"), "exactly two cards"),
        ("gear", tables.GEAR.replace(":chum:3", ":-:3"), "must be chum, ammo or cage"),
    ],
)
def test_invalid_options_are_refused(option, value, sentence):
    with pytest.raises(BadOption, match=sentence):
        game(**{option: value})


def test_a_track_that_deals_more_gear_than_there_is_is_refused():
    with pytest.raises(BadOption, match="the deck has fewer"):
        game(gear=tables.GEAR.replace(":chum:3", ":chum:1").replace(":ammo:3", ":ammo:1"),
             track=tables.TRACK.replace("3/10", "3/16"))  # fmt: skip


@pytest.mark.parametrize(
    "options",
    [
        {"acts": "act1", "brody": "7", "summer": 6},
        {"acts": "act2", "die": "000003", "dusk": 9},
        {"acts": "act2", "edges": "12,23,34,45,56,67,78,81+-"},
        {"acts": "act2", "resurface": "1/3/1,4/2/2s,7/1/0", "shark_wounds": 5},
        {"acts": "act2", "tiles": "1/2/1,1/2/1,1/2/1,1/2/1,1/2/1,1/2/1,1/2/1,1/2/1"},
        {
            "acts": "act2",
            "gear": tables.GEAR.replace("d:Gaff:melee:1:plus", "d:Gaff:melee:3:sure"),
        },
        {
            "track": "0/0,0/0,0/0,0/0,0/0,0/0,0/0,0/0,0/0,0/0",
            "maul": "any",
            "crew": CREWS[5],
        },
    ],
)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_games_with_replaced_component_tables_end(options, players):
    chosen = game(**options)
    for seed in range(5):
        state = chosen.start(players)
        assert playout(state, Rng(seed), chosen.max_steps) < chosen.max_steps
        assert state.actor() == -2


def test_a_replaced_die_counts(orca):
    table = orca("bite", under="die=000009", choice="A").play("bite boat 1")
    assert table.chance("roll 116")["tiles"].startswith("0,")


def test_a_replaced_track_deals(amity):
    zero = ",".join(["1/2"] * 10)
    table = amity("crew", under=f"track={zero}", active="quint", actions=4, shark="8", stuck=1,
                  orca=1).play("launch 8")  # fmt: skip
    table.state.play(-1, 0)
    assert table["phase"] == "gear"


def test_without_cards_the_crew_goes_aboard_at_once(amity):
    nothing = ",".join(["0/0"] * 10)
    table = amity("crew", under=f"track={nothing}", active="quint", actions=4, shark="8",
                  stuck=1, orca=1)  # fmt: skip
    assert table.play("launch 8")["phase"] == "place"


def test_options_are_written_in_the_position():
    assert "acts=act2" in Table.start("jaws", 2, acts="act2").position()
