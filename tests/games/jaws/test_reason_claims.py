"""Hints of Jaws claim nothing that the rules forbid; each of these claims was once false."""

import pytest
from table import Table

from shoal.core.message import say

ROUND = "players=4 acts=act1 | phase=crew round=3 track=0"
BEACHES = "events=july swimmers=1,4,4,2"


def reason(position, text, seat):
    table = Table("jaws", position)
    assert text in table.moves(seat)
    return table.game.evaluator.reason(
        table.game.view(table.state, seat), table.game.notation.read_move(text)
    )


def closing(*, event="alert-a", actions=3, used="-", swimmers="0,4,4,2", closed="-"):
    """The reason for Brody's step to the Mayor's Office."""
    position = (
        f"{ROUND} active=brody actions={actions} event={event} events=roast "
        f"swimmers={swimmers} closed={closed} crew=2,5,5 used={used} shark=1"
    )
    return reason(position, "to 7", 2)


def test_brody_gets_a_hint_where_he_can_close_a_beach():
    assert closing() == say("why-walk-close")


@pytest.mark.parametrize(
    "obstacle",
    [{"event": "july"}, {"used": "close"}, {"swimmers": "1,4,4,2"}, {"closed": "N"}],
)
def test_brody_gets_no_hint_about_a_beach_that_he_cannot_close(obstacle):
    assert closing(**obstacle) == say("why-walk-idle")


def test_brody_gets_no_hint_about_closing_without_an_action():
    assert closing(actions=1) == say("why-walk-last")


def dropping(event, actions=3):
    """The reason for Brody's step to the east dock with a barrel."""
    position = (
        f"{ROUND} active=brody actions={actions} event={event} {BEACHES} crew=2,S,5 "
        "carried=1 shop=5 shark=1"
    )
    return reason(position, "to 8", 2)


@pytest.mark.parametrize(("event", "actions"), [("alert-a", 3), ("silva", 1)])
def test_brody_gets_a_hint_where_he_can_drop_his_barrel(event, actions):
    assert dropping(event, actions) == say("why-walk-drop")


def test_brody_gets_no_hint_about_dropping_during_a_holiday_roast():
    assert dropping("roast") == say("why-walk-idle")


def test_brody_gets_no_hint_about_dropping_without_an_action():
    assert dropping("alert-a", actions=1) == say("why-walk-last")


def fetching(event, actions):
    """The reason for Hooper's step to the west dock, where a barrel lies."""
    position = (
        f"{ROUND} active=hooper actions={actions} event={event} events=july swimmers=1,0,4,2 "
        "crew=4,6,W docks=1,0 shop=5 shark=1"
    )
    return reason(position, "to 5", 3)


def test_hooper_gets_a_hint_about_a_barrel_at_the_dock():
    found = fetching("alert-a", 2)
    assert (found.key, found.args["barrels"]) == ("why-sail", 1)


@pytest.mark.parametrize(("event", "actions"), [("roast", 1), ("roast", 3), ("alert-a", 1)])
def test_hooper_gets_no_hint_about_a_barrel_that_he_cannot_fetch(event, actions):
    found = fetching(event, actions)
    assert (found.key, found.args["barrels"]) == ("why-sail", 0)


def sailing(*, actions=3, barrels="orca=1 shop=7", used="-"):
    """The reason for Quint's step out to sea."""
    position = (
        f"{ROUND} active=quint actions={actions} event=alert-a {BEACHES} crew=4,S,5 {barrels} "
        f"used={used} shark=1"
    )
    return reason(position, "to 2", 1)


def test_quint_gets_the_chance_that_a_barrel_hits_the_shark():
    assert sailing().args["launch"] == 1


@pytest.mark.parametrize(
    "obstacle", [{"used": "launch"}, {"barrels": "orca=0 shop=8"}, {"actions": 1}]
)
def test_quint_gets_no_hint_about_a_barrel_that_he_cannot_launch(obstacle):
    assert sailing(**obstacle).args["launch"] == 0


def looking(used):
    """The reason for Brody's step to South Beach."""
    position = (
        f"{ROUND} active=brody actions=3 event=alert-a {BEACHES} crew=4,6,5 used={used} shark=1"
    )
    return reason(position, "to S", 2)


def test_brody_gets_the_chance_that_his_binoculars_find_the_shark():
    assert looking("-").args["look"] == 1


def test_brody_gets_no_hint_about_used_binoculars():
    found = looking("binoculars")
    assert (found.args["look"], found.args["swimmers"]) == (0, 4)


def rescuing(member, seat):
    """The reason for a step to East Beach, where only Michael swims."""
    position = (
        f"{ROUND} active={member} actions=3 event=alert-a events=july swimmers=1,0,4,2 michael=E "
        "crew=2,6,2 shark=1"
    )
    return reason(position, "to E", seat)


@pytest.mark.parametrize(("member", "seat"), [("quint", 1), ("hooper", 3)])
def test_no_boat_gets_a_hint_to_rescue_michael(member, seat):
    assert rescuing(member, seat).args["swimmers"] == 0


def test_brody_gets_a_hint_to_rescue_michael():
    assert rescuing("brody", 2).args["swimmers"] == 1


def test_no_hint_suggests_a_rescue_without_an_action():
    position = (
        f"{ROUND} active=quint actions=1 event=alert-a events=july swimmers=1,2,4,2 "
        "crew=2,6,2 shark=1"
    )
    assert reason(position, "to E", 1).args["swimmers"] == 0


@pytest.mark.parametrize(
    ("tokens", "count"),
    [("burst", 1), ("sight,burst", 2)],
)
def test_the_reason_to_keep_a_token_counts_the_tokens(tokens, count):
    position = (
        "players=4 acts=act1 | phase=token round=4 track=0 event=alert-d events=july "
        f"swimmers=4,2,5,4 crew=2,E,S shark=6 tokens={tokens}"
    )
    assert reason(position, "token none", 0) == say("why-no-token", count=count)


# Act 2.

GEAR = "Pistol,Boat-Hook/Shark-Dart,Shark-Cage/-/-/-"


def preparing(gear, *, phase="move", weapon="-"):
    """Quint on boat space 1 prepares for a shark in zone 7, 3 or 4, which he cannot touch."""
    return (
        f"players=3 acts=act2 | phase={phase} done=brody,hooper active=quint actions=2 "
        f"spots=boat-1,boat-8,boat-6 options=12,13,15 choice=B gear={gear}/{GEAR} "
        f"weapons={weapon},-,-"
    )


def test_a_weapon_that_does_not_reach_differs_from_one_that_does():
    assert reason(preparing("Machete,Harpoon-Line,Flare-Gun"), "weapon machete", 1) == (
        say("why-weapon-short", gear="gear-machete")
    )


def test_no_weapon_reaches_where_none_does():
    assert reason(preparing("Machete,Harpoon-Line"), "weapon machete", 1) == (
        say("why-weapon", wounds=0.0)
    )


def test_a_target_where_the_shark_cannot_come_up_is_said_to_miss():
    position = preparing("Machete,Harpoon-Line,Flare-Gun", phase="target", weapon="Flare-Gun")
    assert reason(position, "target 1", 1) == (say("why-target", wounds=0.0))


def surfacing(phase, attached, *, hand="strength,hard,hard", choice="-"):
    """The shark chooses among card 15, which shakes off, card 3 and card 6."""
    return (
        f"players=2 acts=act2 | phase={phase} round=5 spots=boat-2,boat-6,boat-1 options=15,3,6 "
        f"choice={choice} hand={hand} "
        f"gear=Machete,Harpoon-Line/Pistol,Boat-Hook/Shark-Dart,Shark-Cage/-/{attached}/-"
    )


@pytest.mark.parametrize(
    ("attached", "dice", "evade"),
    [("-", 3, 1), ("Barrel-Harness", 3, 0), ("Tow-Rope", 2, 1), ("Tow-Rope,Tow-Rope", 1, 1)],
)
def test_the_gear_on_the_shark_counts_where_it_comes_up(attached, dice, evade):
    found = reason(surfacing("surface", attached), "surface B", 0)
    assert found == say("why-surface", dice=dice, evade=evade)


def test_gear_that_is_shaken_off_does_not_count():
    assert reason(surfacing("surface", "Barrel-Harness,Tow-Rope"), "surface A", 0) == (
        say("why-surface", dice=3, evade=1)
    )


@pytest.mark.parametrize(("attached", "evade"), [("-", 3), ("Barrel-Harness", 2)])
def test_a_hard_target_has_the_evade_that_the_gear_leaves(attached, evade):
    assert reason(surfacing("ability", attached, choice="B"), "ability hard", 0) == (
        say("why-hard-target", evade=evade)
    )


def test_the_reason_to_keep_a_single_card_counts_it():
    position = surfacing("ability", "-", hand="hard", choice="B")
    assert reason(position, "ability none", 0) == (say("why-no-ability", count=1))


@pytest.mark.parametrize(
    ("ability", "damage", "hits"),
    [("strength", 0, 2), ("waves", 2, 4)],
)
def test_extra_strength_needs_only_the_hits_that_damage(ability, damage, hits):
    position = (
        "players=3 acts=act2 | phase=bite round=5 spots=boat-8,boat-8,boat-1 fin=7 "
        f"options=7,11,4 choice=A cardplayed=1 ability={ability} hand=-"
    )
    found = reason(position, "bite boat 7", 0)
    assert found == say("why-bite-boat", damage=damage, hits=hits, members=[])
