"""RULES.md, the crew's and the shark's attacks and the end: JW-111 to JW-130."""

import pytest
from table import Table

from shoal.core.state import NOBODY

OWN = "Machete,Harpoon-Line/Pistol,Boat-Hook/Shark-Dart,Shark-Cage"


def attack(orca, weapon, member="quint", cards="", **words):
    """This member attacks the shark in zone 1 (evade 1) with this weapon."""
    place = ["quint", "brody", "hooper"].index(member)
    gear = OWN.split("/")
    gear[place] += f",{cards}" if cards else ""
    weapons, targets = ["-"] * 3, ["-"] * 3
    weapons[place], targets[place] = weapon, "1"
    done = ",".join(name for name in ("quint", "brody", "hooper") if name != member)
    attached = words.pop("attached", "-")
    keys = {
        "choice": "A",
        "done": done,
        "weapons": ",".join(weapons),
        "targets": ",".join(targets),
        "gear": f"{'/'.join(gear)}/-/{attached}/-",
        **words,
    }
    return orca("attack", **keys).play(f"attack {member}")


def test_JW_111_those_with_the_right_target_attack_in_any_order(orca):
    table = orca("attack", players=4, choice="A", done="hooper", weapons="Machete,Pistol,-",
                 targets="1,1,-")  # fmt: skip
    assert list(table.state.actors()) == [1, 2]
    assert table.moves(2) == ["attack brody", "hold brody"] and table.moves(3) == []


def test_JW_111_holding_back_spends_nothing(orca):
    table = orca("attack", choice="A", done="quint,hooper", weapons="-,Pistol,-", targets="-,1,-")
    table.play("hold brody")
    assert "Pistol" in table["gear"].split("/")[1] and table["phase"] == "bite"


@pytest.mark.parametrize(("faces", "hurt"), [("11", "0"), ("13", "0"), ("33", "1"), ("56", "3")])
def test_JW_112_hits_above_the_evade_are_wounds(orca, faces, hurt):
    table = attack(orca, "Baseball-Bat", cards="Baseball-Bat")
    assert table.chance(f"roll {faces}")["hurt"] == hurt


@pytest.mark.parametrize("weapon", ["Boat-Hook", "Gaff"])
def test_JW_112_a_plus_adds_a_hit(orca, weapon):
    table = attack(orca, weapon, "brody", cards="Gaff").chance("roll 3")
    assert table["hurt"] == "1"  # 1 + 1 - evade 1


def test_JW_112_the_shark_dart_ignores_evade(orca):
    assert attack(orca, "Shark-Dart", "hooper").chance("roll 5")["hurt"] == "2"


def test_JW_113_the_machete_may_throw_blanks_again_once(orca):
    table = attack(orca, "Machete").chance("roll 15")
    assert table.moves() == ["reroll", "keep"]
    table.play("reroll")
    assert table.state.outcomes() == 6
    assert table.chance("roll 6")["hurt"] == "3"


def test_JW_113_blanks_may_be_kept(orca):
    assert attack(orca, "Machete").chance("roll 15").play("keep")["hurt"] == "1"


@pytest.mark.parametrize(
    ("weapon", "dice", "gone"),
    [("Rifle", 3, True), ("Flare-Gun", 2, True), ("Fire-Axe", 3, True), ("Baseball-Bat", 2, False),
     ("Gaff", 1, False)],
)  # fmt: skip
def test_JW_114_some_weapons_are_discarded_after_the_attack(orca, weapon, dice, gone):
    table = attack(orca, weapon, cards=weapon).chance(f"roll {'1' * dice}")
    assert (weapon in table["gear"].split("/")[5]) == gone


def test_JW_114_the_pistol_is_gone_after_firing(orca):
    assert attack(orca, "Pistol", "brody").chance("roll 11")["gear"].endswith("/Pistol")


def test_JW_114_ammo_does_not_save_a_flare_gun(orca):
    table = attack(orca, "Flare-Gun", cards="Ammo,Flare-Gun").chance("roll 55")
    assert table["gear"].endswith("/Flare-Gun") and table["hurt"] == "4"  # 4 + 1 - evade 1


def test_JW_115_an_attachable_weapon_needs_no_dice(orca):
    table = attack(orca, "Harpoon-Line")
    assert table["gear"].split("/")[4] == "Harpoon-Line" and table["phase"] == "bite"


def test_JW_115_an_attached_weapon_works_at_once(orca):
    table = orca("attack", choice="A", done="brody", weapons="Harpoon-Line,-,Shark-Dart",
                 targets="1,-,1", gear=f"{OWN}/-/-/-")  # fmt: skip
    assert table.play("attack quint").state.attached > 0


def test_JW_115_an_attached_weapon_stays_when_its_member_is_out(orca):
    gear = "Machete/Pistol,Boat-Hook/Shark-Dart,Shark-Cage/-/Harpoon-Line/-"
    table = orca("bite", choice="A", spots="water-1,boat-5,boat-6", wounds="5,0,0", gear=gear)
    table.play("bite quint").chance("roll 666")
    assert table["gear"].split("/")[4] == "Harpoon-Line" and table["spots"].startswith("-,")


@pytest.mark.parametrize(
    ("attached", "ability", "hurt"),
    [("-", "-", "1"), ("Barrel-Harness", "-", "2"), ("-", "hard", "0"),
     ("Barrel-Harness", "hard", "0")],
)  # fmt: skip
def test_JW_116_evade_less_what_is_attached(orca, attached, ability, hurt):
    table = attack(orca, "Baseball-Bat", cards="Baseball-Bat", attached=attached, ability=ability)
    assert table.chance("roll 33")["hurt"] == hurt


def test_JW_116_hard_target_is_three_before_gear(orca):
    table = attack(orca, "Baseball-Bat", cards="Baseball-Bat", attached="Barrel-Harness",
                   ability="hard")  # fmt: skip
    assert table.chance("roll 55")["hurt"] == "2"  # 4 - (3 - 1)


def test_JW_116_evade_is_never_below_zero(orca):
    gear = "Machete/Pistol,Boat-Hook/Shark-Dart,Shark-Cage/-/Harpoon-Line,Barrel-Harness/-"
    table = orca("attack", choice="A", done="quint,hooper", weapons="-,Pistol,-", targets="-,1,-",
                 gear=gear)  # fmt: skip
    assert table.play("attack brody").chance("roll 33")["hurt"] == "2"


def test_JW_117_the_shark_may_attack_nobody(orca):
    assert orca("bite", choice="A").play("bite nobody")["round"] == "2"


def test_JW_117_with_nothing_in_reach_only_bonus_attacks_are_left(orca):
    table = orca("move", active="hooper", actions=2, done="quint,brody", choice="A",
                 tiles="0,0,2,2,2,2,2,0")  # fmt: skip
    assert table.play("end")["round"] == "2"


def test_JW_118_a_boat_space_beside_the_shark(orca):
    table = orca("bite", choice="A")
    assert table.moves() == ["bite boat 1", "bite nobody"]
    assert table.refuses("bite boat 2") == "JW-118"


def test_JW_118_those_on_the_space_fall_into_its_water(orca):
    table = orca("bite", choice="A", spots="boat-1,boat-1,boat-6")
    table.play("bite boat 1").chance("roll 113")
    assert table["tiles"].startswith("1,") and table["spots"] == "water-1,water-1,boat-6"


def test_JW_118_a_damaged_tile_is_destroyed_by_its_own_number(orca):
    table = orca("bite", choice="A", tiles="1,2,2,2,2,2,2,2")
    assert table.play("bite boat 1").chance("roll 115")["tiles"].startswith("0,")
    table = orca("bite", choice="A", tiles="1,2,2,2,2,2,2,2")
    assert table.play("bite boat 1").chance("roll 113")["tiles"].startswith("1,")


@pytest.mark.parametrize(("ropes", "dice"), [("-", "3"), ("Tow-Rope", "2"),
                                             ("Tow-Rope,Tow-Rope", "1")])  # fmt: skip
def test_JW_119_a_rope_takes_a_die_from_the_main_attack(orca, ropes, dice):
    table = orca("bite", choice="A", gear=f"{OWN}/-/{ropes}/-").play("bite boat 1")
    assert table["dice"] == dice


def test_JW_119_at_least_one_die_is_left(orca):
    table = orca("bite", options="9,2,3", choice="A", gear=f"{OWN}/-/Tow-Rope,Tow-Rope/-")
    assert table.play("bite boat 1")["dice"] == "1"


def test_JW_120_a_member_in_the_water_takes_a_wound_for_each_hit(orca):
    table = orca("bite", choice="A", spots="water-2,boat-5,boat-6")
    assert table.play("bite quint").chance("roll 136")["wounds"] == "3,0,0"


def test_JW_120_nobody_on_the_boat_or_far_away_is_attacked(orca):
    table = orca("bite", choice="A", spots="boat-1,water-4,boat-6")
    assert table.refuses("bite quint") == table.refuses("bite brody") == "JW-120"


def test_JW_120_a_bonus_attack_for_each_member_near(orca):
    table = orca("bite", choice="A", spots="water-1,water-8,water-4").play("bite nobody")
    assert table.moves() == ["bonus quint", "bonus brody", "dive"]
    table.play("bonus brody").chance("roll 5")
    assert table["wounds"] == "0,2,0" and table.moves() == ["bonus quint", "dive"]


def test_JW_120_a_member_who_has_just_fallen_is_attacked_too(orca):
    table = orca("bite", choice="A", spots="boat-1,boat-5,boat-6")
    table.play("bite boat 1").chance("roll 113")
    assert table.moves() == ["bonus quint", "dive"]


def test_JW_121_ramming_speed_moves_and_adds_two_hits(orca):
    table = orca("ram", choice="A", ability="ramming")
    assert table.moves() == ["ram 2", "ram 8", "stay"]
    table.play("ram 2", "bite boat 2").chance("roll 111")
    assert table["tiles"] == "2,1,2,2,2,2,2,2" and table["round"] == "2"


def test_JW_121_staying_adds_nothing(orca):
    table = orca("ram", choice="A", ability="ramming").play("stay", "bite boat 1")
    assert table.chance("roll 111")["tiles"].startswith("2,")


def test_JW_121_bonus_dice_have_no_extra_hits(orca):
    table = orca("ram", choice="A", ability="ramming", spots="water-2,boat-5,boat-6")
    table.play("ram 2", "bite quint").chance("roll 111").play("bonus quint").chance("roll 1")
    assert table["wounds"] == "2,0,0"


def test_JW_122_maul_again_rerolls_any_dice_once(orca):
    table = orca("bite", choice="A", ability="maul", spots="water-1,boat-5,boat-6")
    table.play("bite quint").chance("roll 136")
    assert table.moves()[-1] == "keep" and len(table.moves()) == 8
    table.play("maul 12").chance("roll 53")
    assert table["wounds"] == "5,0,0" and table["phase"] == "bonus"


def test_JW_122_maul_again_serves_one_attack_of_its_round(orca):
    table = orca("bite", choice="A", ability="maul", spots="water-1,boat-5,boat-6")
    table.play("bite quint").chance("roll 136").play("maul 1").chance("roll 1")
    assert table.play("bonus quint").chance("roll 1")["phase"] == "options"


def test_JW_122_dice_that_are_kept_leave_the_card_for_a_later_attack(orca):
    table = orca("bite", choice="A", ability="maul", spots="water-1,boat-5,boat-6")
    table.play("bite quint").chance("roll 136").play("keep", "bonus quint").chance("roll 1")
    assert table["phase"] == "maul"


@pytest.mark.parametrize(("under", "phase"), [("", "maul"), ("maul=main", "options")])
def test_JW_122_any_attack_or_by_option_the_main_one(orca, under, phase):
    table = orca("bite", under=under, choice="A", ability="maul", spots="water-1,boat-5,boat-6")
    table.play("bite nobody", "bonus quint").chance("roll 1")
    assert table["phase"] == phase


def test_JW_123_extra_strength_destroys_what_it_damages(orca):
    table = orca("bite", choice="A", ability="strength").play("bite boat 1").chance("roll 113")
    assert table["tiles"].startswith("0,")


def test_JW_124_a_second_helping_of_the_boat_with_two_dice(orca):
    table = orca("bite", choice="A", ability="helping").play("bite boat 1").chance("roll 113")
    assert table.moves() == ["bite boat 1", "bite nobody"]
    table.play("bite boat 1")
    assert table["dice"] == "2" and table.chance("roll 33")["tiles"].startswith("0,")


def test_JW_124_not_after_an_attack_on_a_member(orca):
    table = orca("bite", choice="A", ability="helping", spots="water-1,boat-5,boat-6")
    assert table.play("bite quint").chance("roll 111")["phase"] == "bonus"


def test_JW_125_a_big_mouth_wounds_those_who_fall(orca):
    table = orca("bite", choice="A", ability="mouth", spots="boat-1,boat-5,boat-6")
    assert table.play("bite boat 1").chance("roll 113")["wounds"] == "1,0,0"


def test_JW_125_making_waves_throws_everybody_into_the_water(orca):
    table = orca("bite", choice="A", ability="waves", spots="boat-4,water-5,boat-6")
    table.play("bite boat 1").chance("roll 113")
    assert table["spots"] == "water-4,water-5,water-6"


def test_JW_125_a_miss_makes_no_waves(orca):
    table = orca("bite", choice="A", ability="waves").play("bite boat 1").chance("roll 111")
    assert table["spots"] == "boat-4,boat-5,boat-6"


def test_JW_126_a_domino_beside_it_takes_two_hits(orca):
    table = orca("bite", choice="B", ability="domino", spots="boat-7,boat-5,boat-6")
    table.play("bite boat 2").chance("roll 115")
    assert table.moves() == ["domino 1", "domino 3", "domino 7"]
    table.play("domino 7")
    assert table["tiles"] == "2,1,2,2,2,2,1,2" and table["spots"].startswith("water-7,")


def test_JW_127_at_six_wounds_a_member_is_out_with_all_gear(orca):
    table = orca("bite", choice="A", spots="water-1,boat-5,boat-6", wounds="4,0,0")
    table.play("bite quint").chance("roll 115")
    assert table["spots"] == "-,boat-5,boat-6" and table["wounds"] == "6,0,0"
    assert table["gear"].split("/")[0] == "-" and table["gear"].endswith("/Machete,Harpoon-Line")


def test_JW_127_the_options_change_the_wounds(orca):
    table = orca("bite", under="crew_wounds=2", choice="A", spots="water-1,boat-5,boat-6")
    assert table.play("bite quint").chance("roll 115")["spots"].startswith("-,")


def test_JW_128_the_shark_wins_when_nobody_is_left(orca):
    gear = "-/-/Shark-Dart/-/-/Machete,Harpoon-Line,Pistol,Boat-Hook,Shark-Cage"
    table = orca("bite", choice="A", spots="-,-,water-1", wounds="6,6,5", gear=gear)
    table.play("bite hooper").chance("roll 113")
    assert table.seat == NOBODY and list(table.state.ranks()) == [0, 1]
    assert table["ending"] == "eating"


def test_JW_128_the_shark_wins_when_the_boat_is_gone(orca):
    table = orca("bite", choice="A", tiles="1,0,0,0,0,0,0,0", spots="boat-1,water-5,water-6")
    table.play("bite boat 1").chance("roll 115")
    assert table["ending"] == "sinking" and list(table.state.scores()) == [1, 0]


def test_JW_128_the_crew_wins_before_the_shark_attacks(orca):
    table = attack(orca, "Baseball-Bat", cards="Baseball-Bat", hurt=17).chance("roll 33")
    assert table["ending"] == "wounds" and list(table.state.scores()) == [0, 1]


def test_JW_129_after_the_bonus_attacks_the_shark_dives(orca):
    table = orca("bonus", choice="A", ability="hard", spots="water-1,boat-5,boat-6").play("dive")
    assert (table["options"], table["fin"], table["choice"]) == ("-,-,-", "-", "-")
    assert table["abilitiesgone"] == "hard" and table["phase"] == "options"


def test_JW_130_when_night_falls_nobody_has_won(orca):
    table = orca("bite", choice="A", round=48).play("bite nobody")
    assert table["ending"] == "time" and list(table.state.ranks()) == [0, 0]


def test_JW_130_the_option_dusk_sets_the_hour():
    assert Table.start("jaws", 2, dusk=4).game.max_steps < Table.start("jaws", 2).game.max_steps
