"""SharkBait against its rulebook, through the public API only."""

import random

import pytest

import shoal

BASE = {
    "phase": "decide",
    "round": 1,
    "first": 0,
    "turn": 0,
    "pawns": "0,0,0",
    "baits": "1,1,1",
    "trophies": "0,0,0",
    "won": "0,0,0",
    "hold": "1,2,3",
    "ocean": "000000",
    "sharks": "-",
    "dice": 8,
    "thrown": "-",
    "black": "-",
    "placed": "-",
    "prize": 0,
}


def text(head="players=3", **change):
    return head + " | " + " ".join(f"{k}={v}" for k, v in {**BASE, **change}.items())


def at(head="players=3", seed=1, **change):
    return shoal.at("sharkbait", text(head, **change), seed=seed)


def board(match):
    return dict(x.split("=", 1) for x in match.position().split(" | ")[1].split())


def moves(match):
    return match.moves(match.actors[0])


def go(match, *what):
    for move in what:
        match.play(match.actors[0], move)
    return match


def refused(match, move):
    before = match.position(), match.record().text()
    with pytest.raises(shoal.IllegalMove) as caught:
        match.play(match.actors[0], move)
    assert (match.position(), match.record().text()) == before
    return caught.value


def said(match, key):
    """The messages in the log with this key."""
    return [one for entry in match.log(None) for one in entry.messages if one.key == key]


def bad_roll(**change):
    """A match right after a roll of home sharks' fish that held no school."""
    for seed in range(200):
        match = at(seed=seed, **change)
        thrown = said(go(match, "roll"), "log-roll-fish")[0].args["fish"]
        if len(set(thrown)) == len(thrown):
            return match
    raise AssertionError("no bad roll in 200 seeds")


def my_score(ocean, sharks):
    low, high = sorted(sharks)
    worth = [
        (4 if c == low else 1)
        if low == high
        else 0
        if c in (low, high)
        else 1
        if low < c < high
        else 2
        for c in range(1, 7)
    ]
    return sum(w * n for w, n in zip(worth, ocean, strict=False))


def my_prize(score, mat):
    return max((t for t in mat if t <= score), default=min(mat))


@pytest.mark.parametrize("n", range(3, 9))
def test_everybody_starts_with_a_bait_and_as_many_tokens_as_players_are_held(n):
    facts = shoal.new("sharkbait", players=n, seed=n).view(None).facts
    assert facts["baits"] == [1] * n and facts["supply"] == 16 - n and facts["pawns"] == [0] * n
    assert len(facts["hold"]) == n and sorted(facts["hold"] + facts["mat"]) == list(range(1, 21))
    assert (
        sum(facts["thrown"]) == 8 and sum(facts["black"]) == 2
    )  # the turn opens with all ten dice


def test_the_rulebooks_example_roll_offers_exactly_its_options():
    match = at(phase="place", thrown="12223445", black="46")
    assert sorted(moves(match)) == ["fish 2x2", "fish 2x3", "fish 4x2", "shark 4", "shark 6"]
    go(match, "fish 2x3", "fish 4x2")
    assert moves(match) == ["roll"]  # sharks unplaced: no stopping
    facts = go(match, "roll").view(None).facts
    assert sum(facts["thrown"]) == 3 and sum(facts["black"]) == 2


def test_one_throw_places_sharks_or_fish_but_never_both():
    fish_first = go(at(phase="place", thrown="11223456", black="46"), "fish 1x2")
    assert refused(fish_first, "shark 4").rule == "SB-10"
    shark_first = go(at(phase="place", thrown="11223456", black="46"), "shark 4")
    assert refused(shark_first, "fish 1x2").rule == "SB-10"
    assert (
        refused(shark_first, "shark 6").rule == "SB-10"
    )  # one shark a throw, unless they are alike


def test_something_must_be_placed_when_anything_fits():
    for match in (
        at(phase="place", thrown="11223456", black="46"),
        at(phase="place", thrown="1145", sharks="12", ocean="220000", dice=4),
    ):
        assert refused(match, "roll").rule == refused(match, "stop").rule == "SB-11"


def test_without_a_school_a_shark_is_the_only_choice():
    assert moves(at(phase="place", ocean="220000", dice=4, thrown="3456", black="12")) == [
        "shark 1",
        "shark 2",
    ]


def test_equal_sharks_may_go_home_together_or_one_alone():
    match = at(phase="place", ocean="220000", dice=4, thrown="3456", black="55")
    assert moves(match) == ["shark 5", "sharks 5"]
    assert board(go(match, "shark 5"))["sharks"] == "5" and moves(match) == ["roll"]


def test_fish_on_the_mat_do_not_help_a_lone_die_to_form_a_school():
    match = at(phase="place", ocean="400000", dice=4, thrown="1234", black="5", sharks="6")
    assert moves(match) == ["shark 5"] and refused(match, "fish 1x2").rule == "SB-14"


def test_a_school_may_be_split_down_to_two_and_the_rest_is_rolled_again():
    match = at(phase="place", ocean="000000", thrown="11333336", black="56")
    assert [m for m in moves(match) if m.startswith("fish 3")] == [
        "fish 3x2",
        "fish 3x3",
        "fish 3x4",
        "fish 3x5",
    ]
    assert board(go(match, "fish 3x3"))["dice"] == "5" and moves(match) == ["fish 1x2", "roll"]


def test_a_bad_roll_costs_one_thrown_die_and_one_fish_of_the_fullest_column():
    facts = bad_roll(sharks="12", ocean="000230", dice=3).view(None).facts
    assert facts["ocean"] == [0, 0, 0, 2, 2, 0] and facts["dice"] == 2 and facts["aside"] == 2


def test_the_player_chooses_among_tied_columns_only():
    match = bad_roll(sharks="12", ocean="001220", dice=3)
    assert moves(match) == ["lose 4", "lose 5"]
    assert refused(match, "lose 3").rule == "SB-18" and refused(match, "stop").rule == "SB-18"
    assert board(go(match, "lose 5"))["ocean"] == "001210" and moves(match) == ["roll", "stop"]


def test_an_empty_mat_pays_only_the_thrown_die():
    facts = bad_roll(sharks="12", ocean="000000", dice=5).view(None).facts
    assert facts["ocean"] == [0] * 6 and facts["dice"] == 4 and facts["aside"] == 4


def test_a_bad_roll_does_not_end_the_turn_unless_fewer_than_two_dice_remain():
    assert moves(bad_roll(sharks="12", ocean="000030", dice=4)) == ["roll", "stop"]
    assert moves(bad_roll(sharks="12", ocean="000030", dice=2)) == ["stop"]


def test_sharks_in_hand_force_a_roll_even_with_no_fish_left():
    match = at(sharks="3", ocean="040400", dice=0)
    assert moves(match) == ["roll"] and refused(match, "stop").rule == "SB-20"
    assert [m.split()[0] for m in moves(go(match, "roll"))] == ["shark"]


def test_home_sharks_and_fewer_than_two_dice_force_a_stop():
    for ocean, dice in (("040400", 0), ("040300", 1)):
        match = at(sharks="33", ocean=ocean, dice=dice)
        assert moves(match) == ["stop"] and refused(match, "roll").rule == "SB-21"
    assert moves(at(sharks="33", ocean="040200", dice=2)) == ["roll", "stop"]


@pytest.mark.parametrize(
    ("ocean", "sharks", "score"),
    [
        ("030220", "35", 8),  # the book's feeding example: 3 outside, 2 between, 2 with a shark
        ("030220", "53", 8),  # in whichever order the sharks came
        ("030220", "44", 13),  # the book's fight: two with the best view, five others
        ("022220", "16", 8),  # between is by number: all of 2 to 5 lie between 1 and 6
        ("200003", "34", 10),  # neighbours have nothing between them
        ("000008", "66", 32),
    ],
)
def test_dice_are_scored_by_where_the_sharks_are(ocean, sharks, score):
    dice = 8 - sum(map(int, ocean))
    key = "log-stop" if dice >= 2 else "log-must-stop"
    (stopped,) = said(go(at(ocean=ocean, sharks=sharks, dice=dice), "stop"), key)
    assert stopped.args == {"seat": 0, "score": score}


def test_a_second_shark_that_joins_the_first_makes_a_fight():
    match = at(phase="place", sharks="4", black="4", ocean="030200", dice=3, thrown="256")
    assert my_score([0, 3, 0, 2, 0, 0], (4, 4)) == 11
    assert said(go(match, "shark 4", "stop"), "log-stop")[0].args["score"] == 11


@pytest.mark.parametrize(
    ("hold", "ocean", "sharks", "prize"),
    [
        ("1,2,3", "030220", "35", "8"),  # the token of the score
        ("7,8,3", "030220", "35", "6"),  # else the next smaller that is there
        ("1,2,3", "200000", "12", "4"),  # below all: the smallest
        ("1,2,20", "000008", "66", None),  # above all: the biggest, and nothing bigger to buy
    ],
)
def test_the_score_wins_its_token_or_the_nearest_below(hold, ocean, sharks, prize):
    match = go(at(hold=hold, ocean=ocean, sharks=sharks, dice=8 - sum(map(int, ocean))), "stop")
    if prize is None:
        facts = match.view(None).facts
        assert facts["won"][0] == 19 and facts["baits"][0] == 1  # the bait is not spent
    else:
        assert board(match)["prize"] == prize


def test_each_bait_raises_the_prize_by_one_token_and_returns_to_the_supply():
    match = at(phase="decide", hold="10,11,14", ocean="200003", sharks="34", dice=3, baits="2,1,1")
    go(match, "stop")
    assert board(match)["prize"] == "9"
    assert board(go(match, "bait"))["prize"] == "12" and match.view(None).facts["supply"] == 13
    go(match, "bait")
    facts = match.view(None).facts
    assert (
        facts["won"][0] == 13
        and facts["pawns"][0] == 3
        and facts["baits"][0] == 0
        and facts["supply"] == 14
    )


def test_only_the_taken_token_counts_and_its_bait_cannot_raise_it():
    match = at(phase="prize", ocean="220000", sharks="12", dice=4, prize=4)
    go(match, "bait")  # from 4 (move 1, bait) up to 5 (move 1, bait); the only bait is gone
    facts = match.view(None).facts
    assert (
        facts["turn"] == 1
        and facts["won"][0] == 5
        and facts["pawns"][0] == 1
        and facts["baits"][0] == 1
    )


def test_an_empty_supply_gives_no_bait_but_a_bait_just_spent_can_come_back():
    poor = go(
        at(phase="prize", ocean="220000", sharks="12", dice=4, prize=4, baits="1,15,0"), "take"
    )
    assert poor.view(None).facts["baits"] == [1, 15, 0] and poor.scores[0] == 1
    spent = go(
        at(phase="prize", ocean="220000", sharks="12", dice=4, prize=4, baits="1,15,0"), "bait"
    )
    assert spent.view(None).facts["baits"] == [1, 15, 0]


def test_the_round_s_end_pays_smallest_and_biggest_and_changes_the_hold():
    match = at(
        phase="prize",
        round=2,
        first=1,
        turn=0,
        won="0,4,19",
        trophies="0,1,0",
        pawns="0,2,5",
        hold="6,7,8",
        ocean="002220",
        sharks="12",
        dice=2,
        prize=12,
    )
    facts = go(match, "take").view(None).facts
    assert (
        facts["pawns"] == [3, 2, 6]
        and facts["baits"] == [1, 2, 1]
        and facts["trophies"] == [0, 1, 1]
    )
    assert facts["first"] == facts["turn"] == 2 and facts["round"] == 3
    assert (
        facts["hold"] == [4, 12, 19]
        and {6, 7, 8} <= set(facts["mat"])
        and facts["won"] == [0, 0, 0]
    )


def test_turns_go_to_the_left_and_wrap_round_the_table():
    match = at(phase="prize", first=2, turn=2, ocean="002220", sharks="12", dice=2, prize=12)
    assert go(match, "take").actors == (0,)


def test_the_seventh_round_is_the_last():
    last = {
        "phase": "prize",
        "turn": 2,
        "won": "4,19,0",
        "ocean": "002220",
        "sharks": "12",
        "dice": 2,
        "prize": 12,
    }
    assert not go(at(round=6, trophies="5,0,0", **last), "take").over
    match = go(at(round=7, trophies="6,0,0", **last), "take")
    assert match.over and match.actors == () and sum(match.view(None).facts["trophies"]) == 7


@pytest.mark.parametrize(
    ("pawns", "trophies", "baits", "ranking"),
    [
        (
            "5,6,2",
            "4,2,1",
            "9,1,1",
            ((1,), (0,), (2,)),
        ),  # furthest wins, whatever else the others have
        ("6,6,2", "2,4,1", "9,1,1", ((1,), (0,), (2,))),  # then trophies
        ("6,6,2", "3,3,1", "2,1,1", ((0,), (1,), (2,))),  # then baits
        ("6,6,2", "3,3,1", "2,2,9", ((0, 1), (2,))),  # then it is a tie
    ],
)
def test_ties_are_broken_by_trophies_then_baits_then_not_at_all(pawns, trophies, baits, ranking):
    assert at(phase="over", round=7, pawns=pawns, trophies=trophies, baits=baits).ranking == ranking


@pytest.mark.parametrize("n", range(3, 9))
def test_random_games_agree_with_an_independent_scorer(n):
    for seed in range(4):
        rng, match, rounds = (
            random.Random(seed),
            shoal.new("sharkbait", players=n, seed=seed),
            set(),
        )
        while not match.over:
            facts, move = match.view(None).facts, rng.choice(moves(match))
            assert sum(facts["ocean"]) + facts["dice"] + facts["aside"] == 8
            assert sum(facts["baits"]) + facts["supply"] == 16 and facts["supply"] >= 0
            assert sorted(facts["mat"] + facts["hold"] + [t for t in facts["won"] if t]) == list(
                range(1, 21)
            )
            assert sum(facts["trophies"]) == facts["round"] - 1
            rounds.add(facts["round"])
            seat, lines = match.actors[0], len(match.log(None))
            match.play(seat, move)
            if move == "stop":
                score = my_score(facts["ocean"], facts["sharks"])
                stopped = match.log(None)[lines].messages[0]
                key = "log-stop" if facts["dice"] >= 2 else "log-must-stop"
                assert (stopped.key, stopped.args) == (key, {"seat": seat, "score": score})
                after, prize = match.view(None).facts, my_prize(score, facts["mat"])
                if after["phase"] == "prize":
                    assert after["prize"] == prize
                elif after["round"] == facts["round"] and not match.over:
                    assert after["won"][seat] == prize
        assert rounds == set(range(1, 8)) and sum(match.view(None).facts["trophies"]) == 7


def test_a_pawn_waits_at_the_end_of_a_short_track():
    match = at(
        "players=3 track=10",
        phase="prize",
        pawns="9,0,0",
        ocean="002220",
        sharks="12",
        dice=2,
        prize=12,
    )
    assert go(match, "take").scores[0] == 10


def test_one_altered_character_in_a_record_is_noticed(tmp_path):
    match, rng = (
        shoal.new("sharkbait", players=3, seed=5, salts=["coral", "", ""]),
        random.Random(5),
    )
    while not match.over:
        go(match, rng.choice(moves(match)))
    whole, path = match.record().text(), tmp_path / "x.record"
    path.write_text(whole, encoding="utf-8", newline="")
    assert shoal.verify(path) == []
    for i in rng.sample(range(len(whole)), 60):
        other = whole[:i] + ("7" if whole[i] != "7" else "8") + whole[i + 1 :]
        path.write_text(other, encoding="utf-8", newline="")
        assert shoal.verify(path), (i, whole[i - 10 : i + 10])


def test_nobody_chooses_a_fish_to_lose_from_an_empty_mat():
    with pytest.raises(shoal.BadPosition):
        at(phase="loss", sharks="12", ocean="000000", dice=2, thrown="123")


def test_the_prize_on_offer_is_never_below_what_the_score_wins():
    with pytest.raises(shoal.BadPosition):  # a score of 8, token 8 on the mat
        at(phase="prize", sharks="12", ocean="000022", dice=4, prize=4)


def test_a_start_player_who_does_not_sit_at_the_table_is_refused():
    with pytest.raises(shoal.BadOption):
        shoal.new("sharkbait", players=3, seed=1, options={"first": "7"})


def test_a_start_seat_may_be_given_as_a_number():
    assert shoal.new("sharkbait", players=3, seed=1, options={"first": 2}).actors == (2,)


def test_the_log_has_a_bad_roll_and_what_it_cost():
    match = bad_roll(sharks="12", ocean="000230", dice=3)
    assert [one.args for one in said(match, "log-bad-roll")] == [{"seat": 0, "column": 5}]


def test_the_log_names_the_token_won_when_there_is_no_bait_to_turn_in():
    match = go(at(sharks="12", ocean="000022", dice=4, baits="0,1,1"), "stop")
    assert match.view(None).facts["won"][0] == 8
    assert [one.args["token"] for one in said(match, "log-token")] == [8]


def test_the_log_names_the_winners_of_the_round_s_trophy_and_bait():
    match = go(
        at(phase="prize", turn=2, won="4,19,0", ocean="002220", sharks="12", dice=2, prize=12),
        "take",
    )
    assert [one.args["seat"] for one in said(match, "log-trophy")] == [1]
    assert [one.args["seat"] for one in said(match, "log-smallest")] == [0]


def test_doubles_asked_of_unequal_sharks_are_refused_by_the_rule_on_doubles():
    assert refused(at(phase="place", thrown="11234566", black="26"), "sharks 2").rule == "SB-13"


def test_a_refusal_never_advises_a_move_that_is_itself_refused():
    shark_in_hand = refused(at(sharks="4"), "fish 1x2")
    assert shark_in_hand.message.key == "no-done-roll"
    one_fish_left = refused(at(sharks="44", ocean="700000", dice=1), "fish 1x2")
    assert one_fish_left.message.key == "no-done-stop"


def test_a_single_fish_is_refused_by_the_rule_on_schools():
    with pytest.raises(shoal.BadNotation, match="SB-14"):
        go(at(phase="place", thrown="11234566", black="26"), "fish 3x1")


def test_every_line_of_the_final_view_fits_eighty_columns():
    match = at(
        "players=8",
        phase="over",
        round=7,
        pawns="1,2,3,4,5,6,7,8",
        baits="1,1,1,1,1,1,1,1",
        trophies="0,0,0,0,0,0,0,7",
        won="0,0,0,0,0,0,0,0",
        hold="1,2,3,4,5,6,7,8",
    )
    assert max(map(len, match.view(None).text().splitlines())) <= 80
