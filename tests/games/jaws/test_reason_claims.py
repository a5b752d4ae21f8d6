"""Hints of Jaws claim nothing that the rules forbid; each of these claims was once false."""

import pytest
from table import Table

ROUND = "players=4 acts=act1 | stage=crew round=3 track=0"
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
    assert closing() == "Brody can close a beach from there."


@pytest.mark.parametrize(
    "obstacle",
    [{"event": "july"}, {"used": "close"}, {"swimmers": "1,4,4,2"}, {"closed": "N"}],
)
def test_brody_gets_no_hint_about_a_beach_that_he_cannot_close(obstacle):
    assert closing(**obstacle) == "Brody finds nothing to do there."


def test_brody_gets_no_hint_about_closing_without_an_action():
    assert closing(actions=1) == "Brody's turn ends there."


def dropping(event, actions=3):
    """The reason for Brody's step to the east dock with a barrel."""
    position = (
        f"{ROUND} active=brody actions={actions} event={event} {BEACHES} crew=2,S,5 "
        "carried=1 shop=5 shark=1"
    )
    return reason(position, "to 8", 2)


@pytest.mark.parametrize(("event", "actions"), [("alert-a", 3), ("silva", 1)])
def test_brody_gets_a_hint_where_he_can_drop_his_barrel(event, actions):
    assert dropping(event, actions) == "Brody can drop his barrel at that dock."


def test_brody_gets_no_hint_about_dropping_during_a_holiday_roast():
    assert dropping("roast") == "Brody finds nothing to do there."


def test_brody_gets_no_hint_about_dropping_without_an_action():
    assert dropping("alert-a", actions=1) == "Brody's turn ends there."


def fetching(event, actions):
    """The reason for Hooper's step to the west dock, where a barrel lies."""
    position = (
        f"{ROUND} active=hooper actions={actions} event={event} events=july swimmers=1,0,4,2 "
        "crew=4,6,W docks=1,0 shop=5 shark=1"
    )
    return reason(position, "to 5", 3)


def test_hooper_gets_a_hint_about_a_barrel_at_the_dock():
    assert fetching("alert-a", 2).startswith("1 barrel to fetch there; the shark is there or")


@pytest.mark.parametrize(("event", "actions"), [("roast", 1), ("roast", 3), ("alert-a", 1)])
def test_hooper_gets_no_hint_about_a_barrel_that_he_cannot_fetch(event, actions):
    assert fetching(event, actions).startswith("The shark is there or beside it with ")


def sailing(*, actions=3, barrels="orca=1 shop=7", used="-"):
    """The reason for Quint's step out to sea."""
    position = (
        f"{ROUND} active=quint actions={actions} event=alert-a {BEACHES} crew=4,S,5 {barrels} "
        f"used={used} shark=1"
    )
    return reason(position, "to 2", 1)


def test_quint_gets_the_chance_that_a_barrel_hits_the_shark():
    assert sailing().startswith("A barrel from there can reach the shark with ")


@pytest.mark.parametrize(
    "obstacle", [{"used": "launch"}, {"barrels": "orca=0 shop=8"}, {"actions": 1}]
)
def test_quint_gets_no_hint_about_a_barrel_that_he_cannot_launch(obstacle):
    assert sailing(**obstacle).startswith("The shark is there or beside it with ")


def looking(used):
    """The reason for Brody's step to South Beach."""
    position = (
        f"{ROUND} active=brody actions=3 event=alert-a {BEACHES} crew=4,6,5 used={used} shark=1"
    )
    return reason(position, "to S", 2)


def test_brody_gets_the_chance_that_his_binoculars_find_the_shark():
    assert "; binoculars would find the shark there with " in looking("-")


def test_brody_gets_no_hint_about_used_binoculars():
    assert looking("binoculars").startswith("4 swimmers to rescue there; the shark is there with ")


def rescuing(member, seat):
    """The reason for a step to East Beach, where only Michael swims."""
    position = (
        f"{ROUND} active={member} actions=3 event=alert-a events=july swimmers=1,0,4,2 michael=E "
        "crew=2,6,2 shark=1"
    )
    return reason(position, "to E", seat)


@pytest.mark.parametrize(("member", "seat"), [("quint", 1), ("hooper", 3)])
def test_no_boat_gets_a_hint_to_rescue_michael(member, seat):
    assert "rescue" not in rescuing(member, seat)


def test_brody_gets_a_hint_to_rescue_michael():
    assert rescuing("brody", 2).startswith("1 swimmer to rescue there; ")


def test_no_hint_suggests_a_rescue_without_an_action():
    position = (
        f"{ROUND} active=quint actions=1 event=alert-a events=july swimmers=1,2,4,2 "
        "crew=2,6,2 shark=1"
    )
    assert "rescue" not in reason(position, "to E", 1)


@pytest.mark.parametrize(
    ("tokens", "said"),
    [
        ("burst", "The shark keeps its 1 token for a round that needs it more."),
        ("sight,burst", "The shark keeps its 2 tokens for a round that needs them more."),
    ],
)
def test_the_reason_to_keep_a_token_uses_the_right_number(tokens, said):
    position = (
        "players=4 acts=act1 | stage=token round=4 track=0 event=alert-d events=july "
        f"swimmers=4,2,5,4 crew=2,E,S shark=6 tokens={tokens}"
    )
    assert reason(position, "token none", 0) == said


# Act 2.

GEAR = "Pistol,Boat-Hook/Shark-Dart,Shark-Cage/-/-/-"


def preparing(gear, *, phase="move", weapon="-"):
    """Quint on boat space 1 prepares for a shark in zone 7, 3 or 4, which he cannot touch."""
    return (
        f"players=3 acts=act2 | stage={phase} done=brody,hooper active=quint actions=2 "
        f"spots=boat-1,boat-8,boat-6 options=12,13,15 choice=B gear={gear}/{GEAR} "
        f"weapons={weapon},-,-"
    )


def test_a_weapon_that_does_not_reach_differs_from_one_that_does():
    assert reason(preparing("Machete,Harpoon-Line,Flare-Gun"), "weapon machete", 1) == (
        "The Machete reaches no place where the shark may come up; another weapon does."
    )


def test_no_weapon_reaches_where_none_does():
    assert reason(preparing("Machete,Harpoon-Line"), "weapon machete", 1) == (
        "No weapon reaches a place where the shark may come up."
    )


def test_a_target_where_the_shark_cannot_come_up_is_said_to_miss():
    position = preparing("Machete,Harpoon-Line,Flare-Gun", phase="target", weapon="Flare-Gun")
    assert reason(position, "target 1", 1) == (
        "This target misses: the shark cannot come up there."
    )


def surfacing(phase, attached, *, hand="strength,hard,hard", choice="-"):
    """The shark chooses among card 15, which shakes off, card 3 and card 6."""
    return (
        f"players=2 acts=act2 | stage={phase} round=5 spots=boat-2,boat-6,boat-1 options=15,3,6 "
        f"choice={choice} hand={hand} "
        f"gear=Machete,Harpoon-Line/Pistol,Boat-Hook/Shark-Dart,Shark-Cage/-/{attached}/-"
    )


@pytest.mark.parametrize(
    ("attached", "said"),
    [
        ("-", "There the shark bites with 3 dice, and its evade is 1."),
        ("Barrel-Harness", "There the shark bites with 3 dice, and its evade is 0."),
        ("Tow-Rope", "There the shark bites with 2 dice, and its evade is 1."),
        ("Tow-Rope,Tow-Rope", "There the shark bites with 1 die, and its evade is 1."),
    ],
)
def test_the_gear_on_the_shark_counts_where_it_comes_up(attached, said):
    assert reason(surfacing("surface", attached), "surface B", 0) == said


def test_gear_that_is_shaken_off_does_not_count():
    assert reason(surfacing("surface", "Barrel-Harness,Tow-Rope"), "surface A", 0) == (
        "There the shark bites with 3 dice, and its evade is 1."
    )


@pytest.mark.parametrize(("attached", "hits"), [("-", "3 hits"), ("Barrel-Harness", "2 hits")])
def test_a_hard_target_has_the_evade_that_the_gear_leaves(attached, hits):
    assert reason(surfacing("ability", attached, choice="B"), "ability hard", 0) == (
        f"Weapons need more than {hits} to hurt the shark, unless they ignore its evade."
    )


def test_the_reason_to_keep_a_single_card_uses_the_singular():
    position = surfacing("ability", "-", hand="hard", choice="B")
    assert reason(position, "ability none", 0) == (
        "The card is kept for a round that needs it more."
    )


@pytest.mark.parametrize(
    ("ability", "said"),
    [
        ("strength", "That part is destroyed by 2 hits."),
        ("waves", "That part is damaged by 2 hits and destroyed by 4."),
    ],
)
def test_extra_strength_needs_only_the_hits_that_damage(ability, said):
    position = (
        "players=3 acts=act2 | stage=bite round=5 spots=boat-8,boat-8,boat-1 fin=7 "
        f"options=7,11,4 choice=A cardplayed=1 ability={ability} hand=-"
    )
    assert reason(position, "bite boat 7", 0) == said
