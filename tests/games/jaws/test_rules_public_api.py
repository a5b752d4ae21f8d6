"""Jaws against its rulebook, through the public API only."""

import itertools

import pytest

import shoal

AMITY = (
    "players=2 acts=act1 | phase=crew round=1 track=0 done=quint,brody active=hooper actions=1"
    " events=roast event=july extra=- swimmers=1,1,1,1 michael=- closed=- opening=0 crew=8,6,5"
    " overboard=- orca=2 aboard=0 carried=0 shop=6 docks=0,0 floating=0,0,0,0,0,0,0,0,0,0,0,0"
    " stuck=0 meeple=- played=0 base=8 glide=0 used=- shark=4 tokens=frenzy,evasive,sight,burst"
    " token=none strokes=0 rush=0 rushed=0 bites=0,0,0,0 michaelbite=0 touched=- knocked=-"
    " story=-"
)
ORCA = (
    "players=2 acts=act2 die=111111 | phase=surface round=1 track=0 done=- active=- actions=0"
    " tiles=2,2,2,2,2,2,2,2 spots=boat-1,boat-1,boat-1 wounds=0,0,0 hurt=0"
    " deck=4,5,6,7,8,10,11,12,13,14,15,16 options=1,2,9 shown=- chummed=0 targets=-,-,- caged=-"
    " fin=- rammed=0 bout=none aim=boat-1 asked=- bitten=- dice=0 again=- mauled=0 cardplayed=0"
    " choice=- gear=Machete,Harpoon-Line/Pistol,Boat-Hook/Shark-Dart,Shark-Cage/-/-/-"
    " weapons=-,-,- thrown=- hand=- abilitiesgone=- ability=-"
)
WATER = {
    "1": "2 3 N 5",
    "2": "1 4 6 E",
    "3": "1 4 7 W",
    "4": "2 3 8 S",
    "N": "1 5 6",
    "E": "2 6 8",
    "S": "4 7 8",
    "W": "3 5 7",
    "5": "1 N W",
    "6": "2 N E",
    "7": "3 S W",
    "8": "4 E S",
}


def changed(text, **fields):
    head, _, body = text.partition(" | ")
    options = dict(part.split("=", 1) for part in head.split())
    board = dict(part.split("=", 1) for part in body.split())
    for name, value in fields.items():
        (board if name in board else options)[name] = str(value)
    return " | ".join(" ".join(f"{k}={v}" for k, v in d.items()) for d in (options, board))


def at(text, **fields):
    return shoal.at("jaws", changed(text, **fields), seed=1)


def say(match, *moves):
    for move in moves:
        seat = next((s for s in match.actors if move in match.moves(s)), None)
        assert seat is not None, (move, {s: match.moves(s) for s in match.actors})
        match.play(seat, move)
    return match


def event(card, *moves, **fields):
    """A new round starts with this card."""
    return say(at(AMITY, events=card, **fields), "end", *moves)


def facts(match):
    return match.view(0).facts


def heard(match, seat):
    """The messages that a seat has heard."""
    return tuple(message for entry in match.log(seat) for message in entry.messages)


def last_heard(match, seat=1):
    """The messages of the last step that a seat has heard of."""
    return match.log(seat)[-1].messages


def visible(match):
    """Everything that the crew and a spectator can see."""
    return [
        (match.view(s).json(), match.view(s).text(), heard(match, s))
        for s in (None, *range(1, match.players))
    ] + [tuple(match.moves(s)) for s in range(1, match.players)]


def arm(match, member, weapon, zone):
    if facts(match)["active"] != member:
        say(match, f"turn {member}")
    say(match, f"weapon {weapon}")
    if facts(match)["phase"] == "target":
        say(match, f"target {zone}")


def surface(option="A", ability=None, arms=(), **fields):
    """The shark surfaces; members who are not in ``arms`` do nothing."""
    match = say(at(ORCA, hand=ability or "-", **fields), f"surface {option}")
    if ability:
        say(match, f"ability {ability}")
    for order in arms:
        arm(match, *order)
    while facts(match)["phase"] in ("ready", "move"):
        moves = [m for s in match.actors for m in match.moves(s)]
        say(match, "end" if "end" in moves else moves[0])
    return match


def test_all_secret_turns_with_one_report_look_alike_to_the_crew():
    root = event(
        "gardner", swimmers="1,1,1,0", michael="S", crew="8,6,E", shop=4,
        floating="0,0,0,1,0,0,0,0,0,0,0,1",
    ).position()  # fmt: skip
    silent, reports = set(), {}
    turns = [
        ["token none", *path, "end"]
        for n in range(3)
        for path in itertools.product(("to 8", "to S", "to 4", "eat", "knock quint"), repeat=n)
    ]
    turns += [["token burst", "burst", "to 8", "to 4", "halt", "end"]]
    turns += [["token sight", "to 8", "to 4", "end"], ["token frenzy", "to S", "eat", "end"]]
    for turn in turns:
        match = shoal.at("jaws", root, seed=1)
        for move in turn:
            if move not in match.moves(0):
                break
            match.play(0, move)
            if 0 in match.actors:
                silent.add(repr(visible(match)))
        else:
            reports.setdefault(repr(last_heard(match)), set()).add(repr(visible(match)))
    assert len(silent) == 1
    assert len(reports) > 5
    assert all(len(views) == 1 for views in reports.values())


def test_errors_reveal_nothing_to_the_crew_during_the_hunt():
    match = event("roast")
    sentences = set()
    for move in ("token burst", "burst", "to 8", "halt", "to 4"):
        match.play(0, move)
        with pytest.raises(shoal.ShoalError) as caught:
            match.play(1, "turn quint")
        sentences.add(str(caught.value))
    assert len(sentences) == 1


def test_every_position_in_a_speed_burst_can_be_set_up_again():
    match = event("gardner", "token burst", "burst", "to 2", "to 4", "to 8", shark="1")
    say(match, "knock quint")
    again = shoal.at("jaws", match.position())
    assert again.moves(0) == match.moves(0)


def test_boats_move_and_launch_only_through_water():
    for space, beside in WATER.items():
        match = at(AMITY, active="quint", done="brody", actions=2, crew=f"{space},6,5")
        moves = match.moves(1)
        assert {m[3:] for m in moves if m.startswith("to ")} == set(beside.split())
        launches = {m[7:] for m in moves if m.startswith("launch ")}
        assert launches == {*beside.split(), space}


def test_one_card_turns_the_closed_token_once():
    match = event("alert-a", swimmers="0,0,0,0", closed="S")
    assert (facts(match)["swimmers"], facts(match)["closed"]) == ([1, 1, 0, 2], "S")
    assert facts(match)["opening"] == 1
    match = event("alert-a", swimmers="0,0,0,0", closed="S", opening=1)
    assert (facts(match)["swimmers"], facts(match)["closed"]) == ([1, 1, 0, 2], "-")


def test_an_alert_places_extra_swimmers_up_to_track_three():
    assert facts(event("alert-b", swimmers="0,0,0,0", track=3))["swimmers"] == [1, 2, 2, 1]
    assert facts(event("alert-b", swimmers="0,0,0,0", track=4))["swimmers"] == [0, 1, 2, 0]


def test_michael_avoids_a_beach_that_only_opens_soon():
    match = event("birthday", swimmers="0,0,0,1", closed="N")
    assert facts(match)["opening"] == 1
    assert match.moves(1) == ["beach S", "beach W"]


def test_only_brody_rescues_michael():
    board = {"swimmers": "0,1,1,1", "michael": "N", "actions": 3}
    quint = at(AMITY, active="quint", done="brody", crew="N,6,5", **board)
    brody = at(AMITY, active="brody", done="quint", crew="8,N,5", **board)
    assert not [m for m in quint.moves(1) if "rescue" in m]
    assert "rescue michael" in brody.moves(1)


def test_free_dock_work_remains_without_actions():
    match = at(
        AMITY, event="silva", active="brody", done="quint", carried=1, shop=5, events="roast"
    )
    say(match, "to 8", "drop")
    assert facts(match)["docks"] == [0, 1]


def test_a_closed_dock_blocks_everybody_except_hoopers_boat():
    dock = {"event": "roast", "events": "silva", "docks": "0,1", "crew": "8,8,8"}
    quint = at(AMITY, active="quint", done="brody", aboard=1, shop=4, **dock)
    brody = at(AMITY, active="brody", done="quint", carried=1, shop=4, **dock)
    assert [m for m in quint.moves(1) if m.startswith("take")] == ["take hooper 1"]
    assert "drop" not in brody.moves(1)


def test_hoopers_second_step_is_lost_with_another_action_between():
    match = say(at(AMITY, actions=2), "to N")
    assert facts(match)["actions"] == 1
    assert facts(say(match, "to 1"))["actions"] == 1
    match = say(at(AMITY, actions=3), "to N", "finder", "to 1")
    assert facts(match)["actions"] == 0


@pytest.mark.parametrize(
    ("shark", "answer"),
    [("5", "there"), ("W", "nearby"), ("4", "no")],
)
def test_the_fish_finder_answers_and_out_of_sight_makes_it_wrong(shark, answer):
    open_shark = event("silva", "token none", "end", "turn hooper", "finder", shark=shark)
    assert last_heard(open_shark)[0].args["answer"] == answer
    hidden = event("silva", "token sight", "end", "turn hooper", "finder", shark=shark)
    assert last_heard(hidden)[0].args["answer"] == "no"
    assert facts(hidden)["meeple"] == "-"


def test_out_of_sight_does_not_stop_a_barrel_and_the_second_ends_act_one():
    match = event(
        "silva", "token sight", "end", "turn quint", "launch 4", stuck=1, shop=5, shark="4"
    )
    assert match.over
    assert match.ranking == ((1,), (0,))


def test_seven_swimmers_win_act_one_alone_but_act_two_needs_nine():
    meal = {"shark": "N", "track": 6}
    moves = ("token none", "eat", "end")
    assert event("roast", *moves, **meal).scores == (1, 0)
    whole = event("roast", *moves, acts="both", **meal)
    assert facts(whole)["act"] == 1
    whole = event("roast", *moves, acts="both", shark="N", track=8)
    assert (facts(whole)["act"], facts(whole)["handsize"]) == (2, 10)
    assert len(facts(whole)["gear"]["pool"]) == 4


def test_a_sensor_triggers_when_the_shark_does_not_move():
    board = {"floating": "0,0,0,1,0,0,0,0,0,0,0,0", "shop": 5, "shark": "4"}
    open_report = last_heard(event("silva", "token none", "end", **board))
    assert {"spaces": ["space-sea-4"]} in [message.args for message in open_report]
    evasive = last_heard(event("silva", "token evasive", "end", **board))
    assert "log-no-sensors" in [message.key for message in evasive]


def test_a_member_cannot_start_before_the_other_has_finished():
    match = at(AMITY, players=3, active="quint", done="-", actions=3)
    assert match.actors == (1,)
    with pytest.raises(shoal.ShoalError):
        match.play(1, "turn brody")
    shared = at(AMITY, players=3, active="hooper", done="-", actions=3)
    assert shared.actors == (1, 2)


def test_the_belief_includes_the_truth_and_sums_to_one():
    match = shoal.new("jaws", players=2, seed=11, options={"acts": "act1", "summer": 6})
    turn = 0
    while not match.over:
        seat = match.actors[0]
        moves = match.moves(seat)
        turn += 1
        match.play(seat, moves[(turn * 7) % len(moves)])
        if facts(match)["phase"] in ("pick", "crew") and not match.over:
            belief = match.game.tracker.belief(match.view(1))
            assert belief[facts(match)["shark"]] > 0
            assert sum(belief.values()) == pytest.approx(1)


def test_the_chosen_option_and_ability_stay_secret_until_the_reveal():
    seen = set()
    for option, ability in itertools.product("ABC", ("hard", "waves")):
        match = at(ORCA, hand="hard,waves")
        before = visible(match)
        assert visible(say(match, f"surface {option}")) == before
        say(match, f"ability {ability}", "turn quint", "end")
        seen.add(repr(visible(match)))
    assert len(seen) == 1


def test_climbing_takes_the_whole_move():
    match = say(at(ORCA, spots="water-1,boat-1,boat-1"), "surface A", "turn quint")
    assert "go boat 1" in match.moves(1)
    say(match, "go water 2")
    assert not [m for m in match.moves(1) if m.startswith("go boat")]


@pytest.mark.parametrize(
    ("option", "ability", "member", "weapon", "wounds"),
    [
        ("A", None, "quint", "machete", 1),
        ("C", None, "quint", "machete", 0),
        ("C", None, "hooper", "shark-dart", 1),
        ("A", "hard", "brody", "boat-hook", 0),
    ],
)
def test_wounds_are_hits_above_evade(option, ability, member, weapon, wounds):
    match = surface(option, ability, [(member, weapon, 1)])
    assert facts(say(match, f"attack {member}"))["hurt"] == wounds


def test_a_line_attached_now_helps_the_next_attack_of_this_round():
    match = surface("A", None, [("quint", "harpoon-line", 1), ("brody", "boat-hook", 1)])
    assert facts(say(match, "attack quint", "attack brody"))["hurt"] == 2


def test_shaking_off_comes_before_the_attacks():
    gear = "Machete/Pistol,Boat-Hook/Shark-Dart,Shark-Cage/-/Harpoon-Line/-"
    match = surface("C", None, [("brody", "boat-hook", 1)], gear=gear)
    assert facts(match)["gear"]["attached"] == []
    assert facts(say(match, "attack brody"))["hurt"] == 0


def test_a_shot_at_the_wrong_zone_is_not_spent():
    match = surface("A", None, [("brody", "pistol", 5)])
    assert "Pistol" in facts(match)["gear"]["brody"]
    assert "attack" not in facts(match)["phase"]


def test_the_cage_covers_big_mouth_and_the_bonus_attacks():
    match = say(surface("A", "mouth", spots="boat-5,boat-5,boat-1"), "bite boat 1")
    say(match, "cage hooper", "bonus hooper")
    assert facts(match)["wounds"] == [0, 0, 0]


def test_the_log_has_the_damage_before_the_dive():
    match = say(surface(spots="boat-5,boat-5,boat-5"), "bite boat 1")
    keys = [message.key for message in heard(match, 1)]
    assert keys.index("log-boat-destroyed") < keys.index("log-dives")


def test_act_two_has_three_endings():
    dead = say(surface(arms=[("quint", "machete", 1)], hurt=17), "attack quint")
    sunk = say(surface(tiles="1,0,0,0,0,0,0,0"), "bite boat 1")
    gone = "-/-/Shark-Dart/-/-/Machete,Harpoon-Line,Pistol,Boat-Hook,Shark-Cage"
    eaten = say(surface(spots="-,-,water-8", wounds="6,6,3", gear=gone), "bite hooper")
    assert [m.scores for m in (dead, sunk, eaten)] == [(0, 1), (1, 0), (1, 0)]


@pytest.mark.parametrize(
    ("move", "rule"),
    [("binoculars", "JW-63"), ("close N", "JW-65"), ("drop", "JW-62"), ("take shop", "JW-61")],
)
def test_a_refusal_names_the_rule_that_gives_the_tool_to_brody(move, rule):
    match = at(AMITY, active="quint", done="brody", actions=2)
    with pytest.raises(shoal.ShoalError, match=rule):
        match.play(1, move)


def test_an_alert_names_its_extra_swimmers_when_they_come():
    log = heard(event("alert-b", swimmers="0,0,0,0", track=3), 1)
    placed = [message.args["count"] for message in log if message.key == "log-swimmers"]
    assert placed == [1, 2, 2, 1]


def test_the_log_names_a_target_that_is_taken_at_once():
    match = say(at(ORCA), "surface A", "turn quint", "weapon machete")
    told = [(message.key, message.rule, message.args.get("zone")) for message in last_heard(match)]
    assert ("log-aims", "JW-104", 1) in told


def test_the_evade_that_counts_is_shown_after_the_reveal():
    gear = "Machete/Pistol,Boat-Hook/Shark-Dart,Shark-Cage/-/Harpoon-Line/-"
    match = surface("A", "hard", [("brody", "boat-hook", 1)], gear=gear)
    assert "The shark has surfaced in zone 1, with evade 2." in match.view(1).text()


def test_a_shark_without_a_position_reads_that_it_is_not_in_the_water():
    match = shoal.new("jaws", players=2, seed=1)
    assert "You are not in the water yet." in match.view(0).text()
