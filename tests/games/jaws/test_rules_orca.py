"""RULES.md, Act 2 from the setup to the reveal: JW-75 to JW-110."""

import pytest
from table import Table

from shoal.core.message import say
from shoal.core.state import CHANCE
from shoal.games.jaws import options as tables
from shoal.games.jaws.components import ABILITIES

OWN = "Machete,Harpoon-Line/Pistol,Boat-Hook/Shark-Dart,Shark-Cage"


def gear(quint="", brody="", hooper="", attached="-"):
    """Own cards, more of them for each, and what is attached."""
    own = OWN.split("/")
    more = [own[place] + (f",{cards}" if cards else "") for place, cards in
            enumerate((quint, brody, hooper))]  # fmt: skip
    return "/".join([*more, "-", attached, "-"])


def to_orca(amity, track, **words):
    """The last barrel of Act 1 sticks at this track."""
    last = {"shark": "8", "stuck": 1, "orca": 1, "track": track, **words}
    return amity("crew", active="quint", actions=4, **last).play("launch 8", seat=1)


def count_cards(table, phase):
    """Draw cards until the phase ends; return how many."""
    count = 0
    while table["phase"] == phase:
        table.state.play(CHANCE, 0)
        count += 1
    return count


def test_JW_75_act_2_alone_deals_six_and_seven():
    table = Table.start("jaws", 2, acts="act2")
    assert (count_cards(table, "abilities"), count_cards(table, "gear")) == (6, 7)


def test_JW_76_eight_whole_tiles_and_no_wounds(amity):
    table = to_orca(amity, 0)
    assert table["tiles"] == "2,2,2,2,2,2,2,2"
    assert (table["wounds"], table["hurt"]) == ("0,0,0", "0")


def test_JW_77_only_the_track_is_carried_over(amity):
    table = to_orca(amity, 5, players=4)
    assert table["track"] == "5" and table["round"] == "1" and table["phase"] == "abilities"


def test_JW_78_each_has_two_own_cards_beside_the_deck_of_16(amity):
    table = to_orca(amity, 0)
    assert table["gear"] == f"{OWN}/-/-/-"
    count_cards(table, "abilities")
    assert table.state.outcomes() == 16


@pytest.mark.parametrize(
    ("track", "abilities", "cards"),
    [(0, 3, 10), (1, 3, 10), (2, 4, 9), (3, 4, 9), (4, 5, 8), (5, 5, 8), (6, 6, 7), (7, 7, 6),
     (8, 8, 5)],
)  # fmt: skip
def test_JW_79_the_track_says_how_many_cards(amity, track, abilities, cards):
    table = to_orca(amity, track)
    assert (count_cards(table, "abilities"), count_cards(table, "gear")) == (abilities, cards)


def test_JW_79_more_than_nine_counts_as_nine(amity):
    table = amity("hunt", shark="N", swimmers="3,0,0,0", michael="N", track=8)
    table.play("eat michael", "end")
    assert (count_cards(table, "abilities"), count_cards(table, "gear")) == (10, 4)


def test_JW_80_two_cards_of_each_ability(amity):
    table = to_orca(amity, 0)
    assert table.state.outcomes() == 2 * len(ABILITIES) == 16
    table.chance("ability maul-1", "ability maul-1")
    crew = table.game.view(table.state, 1)
    assert "hand" not in crew.facts and crew.facts["handsize"] == 2
    assert table.game.view(table.state, 0).facts["hand"] == ["maul", "maul"]


def test_JW_81_the_gear_is_a_table_that_can_be_replaced():
    tuned = tables.GEAR.replace("d:Rifle:firearm:3", "d:Cannon:firearm:2")
    table = Table.start("jaws", 2, gear=tuned)
    assert table.game.notation.read_move("weapon cannon") > 0


def test_JW_82_the_faces_of_a_die(orca):
    table = orca("roll", choice="A", bout="main", aim="boat-1", dice=3)
    assert table.state.outcomes() == 216
    rolled = table.game.messages.log(table.state, CHANCE, 0 * 36 + 2 * 6 + 5)
    assert rolled[0] == say("log-dice", dice=[0, 1, 2], hits=3, rule="JW-82")


@pytest.mark.parametrize(
    ("zone", "faces", "tile"), [(1, "113", 1), (2, "113", 2), (3, "135", 0), (1, "135", 0)]
)
def test_JW_83_what_each_tile_takes(orca, zone, faces, tile):
    choice = "ABC"[zone - 1]
    table = orca("roll", choice=choice, bout="main", aim=f"boat-{zone}", dice=3)
    assert table.chance(f"roll {faces}")["tiles"].split(",")[zone - 1] == str(tile)


def test_JW_84_two_resurface_cards_for_each_zone():
    cards = tables.RESURFACE.split(",")
    assert sorted(card[0] for card in cards) == sorted("12345678" * 2)
    assert [card for card in cards if card.endswith("s")] == [
        "1/2/2s", "8/2/2s", "3/2/2s", "6/2/2s", "4/3/1s", "5/3/1s",
    ]  # fmt: skip


def test_JW_85_the_crew_divides_as_it_likes():
    table = Table.start("jaws", 3, acts="act2")
    count_cards(table, "abilities")
    count_cards(table, "gear")
    assert list(table.state.actors()) == [1, 2]
    for seat in (1, 2, 1, 2, 1, 2, 1):
        table.play("deal hooper", seat=seat)
    assert len(table["gear"].split("/")[2].split(",")) == 9


def water(table, zone):
    """The spaces beside a zone's water: boat spaces as numbers, waters with a w."""
    beside = table.state.beside[zone - 1 + 8]
    names = [str(z) for z in range(1, 9)] + [f"w{z}" for z in range(1, 9)]
    return {names[space] for space in range(16) if beside >> space & 1}


def test_JW_86_the_rim_and_the_edges_across(orca):
    state = orca("surface").state
    assert [int(bits) for bits in state.settings.cross] == [0, 64, 32, 0, 0, 4, 2, 0]
    assert all(state.settings.rim[z] >> ((z + 1) % 8) & 1 for z in range(8))


def test_JW_87_water_touches_its_boat_space(orca):
    assert water(orca("surface"), 2) == {"2", "w1", "w3"}


def test_JW_87_where_a_tile_is_gone_the_water_touches_the_boat_beside_it(orca):
    table = orca("surface", tiles="2,0,2,2,2,2,2,2")
    assert water(table, 2) == {"w1", "w3", "1", "3", "7"}


def test_JW_88_across_the_boat_water_meets_when_both_tiles_are_gone(orca):
    table = orca("surface", tiles="2,0,2,2,2,2,0,2")
    assert water(table, 2) == {"w1", "w3", "1", "3", "w7"}


def test_JW_88_a_damaged_tile_changes_nothing(orca):
    assert water(orca("surface", tiles="2,1,2,2,2,2,2,2"), 2) == {"2", "w1", "w3"}


def test_JW_89_each_player_places_the_own_members_and_spaces_are_shared(orca):
    table = orca("place", options="-,-,-", spots="-,-,-", players=4)
    assert table.moves(2) == [f"place brody {zone}" for zone in range(1, 9)]
    table.play("place brody 3", seat=2).play("place quint 3", seat=1)
    assert table["spots"] == "boat-3,boat-3,-"


def test_JW_90_a_round_has_six_steps(orca):
    table = orca("options", options="-,-,-").chance("card 1", "card 2", "card 3")
    table.play("surface A")
    phases = [table["phase"]]
    table.play("turn quint", "end", "turn brody", "end", "end")
    phases.append(table["phase"])
    table.play("bite nobody")
    assert [*phases, table["phase"], table["round"]] == ["ready", "bite", "options", "2"]


def test_JW_91_three_cards_are_turned_over(orca):
    table = orca("options", options="-,-,-").chance("card 5", "card 9", "card 16")
    assert table["options"] == "5,9,16" and table.seat == 0


def test_JW_92_an_empty_deck_is_made_of_the_discards(orca):
    table = orca("options", options="4,-,-", deck="-")
    assert table.state.outcomes() == 15
    table.chance("card 5")
    assert table["deck"] == "1,2,3,6,7,8,9,10,11,12,13,14,15,16"


def test_JW_93_two_options_may_name_one_zone(orca):
    table = orca("options", options="1,-,-").chance("card 9", "card 2")
    assert table["phase"] == "surface"


def test_JW_94_the_choice_is_secret(orca):
    tables = [orca("surface", hand="maul").play(f"surface {option}") for option in "ABC"]
    assert len({table.game.view(table.state, 1).json() for table in tables}) == 1


def test_JW_95_an_ability_card_lies_face_down(orca):
    table = orca("ability", choice="A", hand="maul,hard")
    assert table.moves() == ["ability maul", "ability hard", "ability none"]
    table.play("ability hard")
    crew = table.game.view(table.state, 1)
    assert crew.facts["cardplayed"] == 1 and crew.facts["handsize"] == 1
    assert "ability" not in crew.facts


def test_JW_95_the_card_is_out_of_the_game_after_the_round(orca):
    table = orca("bite", choice="A", hand="maul", ability="hard").play("bite nobody")
    assert (table["abilitiesgone"], table["hand"]) == ("hard", "maul")


def test_JW_96_a_beacon_shows_a_token_each_round(orca):
    table = orca("surface", gear=gear(attached="Tracking-Beacon")).play("surface B")
    assert table.moves(0) == ["show A", "show C"]
    assert table.play("show C")["shown"] == "C" and table["phase"] == "ready"


def test_JW_97_chum_makes_the_shark_show_a_token(orca):
    table = orca("ready", choice="B", gear=gear(quint="Chum,Chum")).play("chum quint")
    assert table.seat == 0 and table.play("show A")["shown"] == "A"
    assert table.refuses("chum quint") == "JW-97"
    assert table["gear"].endswith("/Chum")


def test_JW_97_chum_may_be_played_while_another_member_prepares(orca):
    table = orca("move", active="brody", actions=2, choice="B", players=4, gear=gear(quint="Chum"))
    assert list(table.state.actors()) == [1, 2] and table.moves(1) == ["chum quint"]
    table.play("chum quint", seat=1).play("show C", seat=0)
    assert table["phase"] == "move" and table["active"] == "brody"


def test_JW_98_with_one_token_left_it_is_shown_at_once(orca):
    table = orca("ready", choice="B", shown="A", gear=gear(quint="Chum")).play("chum quint")
    assert table["shown"] == "A,C" and table["phase"] == "ready"


def test_JW_99_one_after_another_in_any_order(orca):
    table = orca("ready", choice="A", players=4)
    assert list(table.state.actors()) == [1, 2, 3]
    table.play("turn hooper", seat=3)
    assert list(table.state.actors()) == [3]
    assert table.play("end", seat=3)["done"] == "hooper"


def prepare(orca, member, **words):
    """This member prepares first."""
    return orca("move", **{"active": member, "actions": 2, "choice": "A", **words})


def test_JW_100_two_steps_over_boat_and_water(orca):
    table = prepare(orca, "quint")
    table.play("go boat 3", "go water 3")
    assert table["spots"].startswith("water-3,") and table["actions"] == "0"
    assert table.refuses("go water 2") == "JW-100"


def test_JW_101_climbing_takes_both_moves(orca):
    table = prepare(orca, "quint", spots="water-4,boat-5,boat-6").play("go boat 4")
    assert table["actions"] == "0"
    table = prepare(orca, "quint", spots="water-4,boat-5,boat-6").play("go water 3")
    assert table.refuses("go boat 3") == "JW-101"


def test_JW_102_a_weapon_from_the_own_gear(orca):
    table = prepare(orca, "hooper", gear=gear(hooper="Rifle"))
    weapons = [move for move in table.moves() if move.startswith("weapon")]
    assert weapons == ["weapon shark-dart", "weapon rifle"]
    assert table.refuses("weapon machete") == "JW-102"


def test_JW_103_a_weapon_needs_a_target_and_without_one_there_is_no_attack(orca):
    table = prepare(orca, "brody").play("weapon pistol")
    assert table.refuses("end") == "JW-103"
    assert table.play("target 1")["targets"] == "-,1,-"
    assert prepare(orca, "brody").play("end")["weapons"] == "-,-,-"


def test_JW_103_several_may_target_the_same(orca):
    table = prepare(orca, "quint", spots="water-1,boat-5,boat-6", done="brody",
                    weapons="-,Pistol,-", targets="-,1,-")  # fmt: skip
    assert table.play("weapon machete", "target 1")["targets"] == "1,1,-"


def test_JW_104_close_weapons_reach_the_own_and_adjacent_water(orca):
    table = prepare(orca, "quint", spots="water-1,boat-5,boat-6").play("weapon machete")
    assert table.moves() == ["target 1", "target 2", "target 8"]
    assert table.refuses("target 4") == "JW-104"


def test_JW_104_from_the_boat_only_the_own_water_while_tiles_are_there(orca):
    table = prepare(orca, "quint", spots="boat-4,boat-5,boat-6").play("weapon harpoon-line")
    assert table["targets"] == "4,-,-"


def test_JW_105_firearms_reach_any_water(orca):
    table = prepare(orca, "brody").play("weapon pistol")
    assert table.moves() == [f"target {zone}" for zone in range(1, 9)]


def test_JW_106_accessories_are_no_weapons(orca):
    assert prepare(orca, "hooper").refuses("weapon shark-cage") == "JW-102"


def fire(orca, cards, **words):
    """Brody fires his pistol at the shark and misses."""
    table = orca("attack", choice="A", done="quint,hooper", weapons="-,Pistol,-",
                 targets="-,1,-", gear=gear(brody=cards), **words)  # fmt: skip
    return table.play("attack brody").chance("roll 11")


def test_JW_107_ammo_saves_the_weapon(orca):
    table = fire(orca, "Ammo")
    assert table.moves() == ["ammo", "discard"]
    table.play("ammo")
    assert "Pistol" in table["gear"].split("/")[1] and table["gear"].endswith("/Ammo")


def test_JW_107_the_weapon_may_go_instead(orca):
    table = fire(orca, "Ammo").play("discard")
    assert table["gear"].endswith("/Pistol")


def test_JW_107_without_ammo_the_weapon_is_gone(orca):
    assert fire(orca, "")["gear"].endswith("/Pistol")


def bite(orca, member, **words):
    """The shark in zone 1 attacks a member in the water there."""
    spots = ["boat-4", "boat-5", "boat-6"]
    spots[["quint", "brody", "hooper"].index(member)] = "water-1"
    table = orca("bite", choice="A", spots=",".join(spots), **words)
    return table.play(f"bite {member}")


def test_JW_108_a_cage_is_played_before_the_roll_and_keeps_all_wounds_off(orca):
    table = bite(orca, "hooper")
    assert table.moves() == ["cage hooper", "no cage hooper"]
    table.play("cage hooper").chance("roll 666").play("bonus hooper").chance("roll 6")
    assert table["wounds"] == "0,0,0" and table["gear"].endswith("/Shark-Cage")


def test_JW_108_wounds_are_taken_without_a_cage(orca):
    assert bite(orca, "hooper").play("no cage hooper").chance("roll 136")["wounds"] == "0,0,3"


def test_JW_108_a_member_without_a_cage_is_not_asked(orca):
    assert bite(orca, "quint")["phase"] == "roll"


def test_JW_109_the_shark_comes_up_and_wrong_targets_go_back(orca):
    table = prepare(orca, "hooper", done="quint,brody", ability="hard",
                    weapons="Machete,Pistol,-", targets="4,1,-").play("end")  # fmt: skip
    assert (table["phase"], table["fin"]) == ("attack", "1")
    assert (table["targets"], table["weapons"]) == ("-,1,-", "-,Pistol,-")
    assert table.game.view(table.state, 1).facts["ability"] == "hard"


def test_JW_109_a_wrong_target_spends_nothing(orca):
    table = prepare(orca, "hooper", done="quint,brody", weapons="-,Pistol,-", targets="-,7,-")
    assert "Pistol" in table.play("end")["gear"].split("/")[1]


def test_JW_110_shaking_off_comes_before_the_attacks(orca):
    table = prepare(orca, "hooper", options="9,2,3", done="quint,brody",
                    gear=gear(attached="Tow-Rope,Barrel-Harness")).play("end")  # fmt: skip
    assert table["gear"].split("/")[4:] == ["-", "Tow-Rope,Barrel-Harness"]


def test_JW_110_a_card_without_the_sign_shakes_nothing_off(orca):
    table = prepare(orca, "hooper", done="quint,brody", gear=gear(attached="Tow-Rope")).play("end")
    assert table["gear"].split("/")[4] == "Tow-Rope"
