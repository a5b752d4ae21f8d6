"""SharkBait's view, log, hints and perft; ``test_board_text.py`` has the board in words."""

import random

import pytest
from table import Table

import shoal
from shoal.core.message import DETAIL, Message, say
from shoal.core.rng import Rng
from shoal.core.search.perft import perft
from shoal.core.state import CHANCE, NOBODY, SPECTATOR
from shoal.core.text.view_from_json import read_view
from shoal.games import game_info

MIDDLE = (
    "players=4 | phase=place round=3 first=2 turn=0 pawns=4,7,2,9 baits=0,2,1,3 "
    "trophies=0,1,0,1 won=0,0,8,11 hold=5,7,17,20 ocean=020000 sharks=6 dice=6 "
    "thrown=123344 black=6 placed=- prize=0"
)


def test_everybody_sees_the_same_table():
    table = Table("sharkbait", MIDDLE)
    seen = [table.game.view(table.state, seat).facts for seat in (0, 1, 2, 3, SPECTATOR)]
    assert all(facts == seen[0] for facts in seen)


def test_only_the_seat_to_act_is_shown_moves():
    table = Table("sharkbait", MIDDLE)
    assert table.game.view(table.state, 0).moves
    assert not table.game.view(table.state, 1).moves
    assert not table.game.view(table.state, SPECTATOR).moves


def test_a_view_survives_json_and_imagines_the_position():
    table = Table("sharkbait", MIDDLE)
    view = read_view(table.game, table.game.view(table.state, 1).json())
    assert table.game.write_board(table.game.imagine(view, Rng(1))) in MIDDLE


@pytest.mark.parametrize(
    ("seat", "move", "said"),
    [
        (
            0,
            "shark 6",
            [
                say("log-shark", seat=0, column=6, rule="SB-12", level=DETAIL),
                say("log-fight", seat=0, column=6, fish=0, rule="SB-24"),
            ],
        ),
        (
            0,
            "fish 3x2",
            [say("log-school", seat=0, count=2, column=3, rule="SB-15", level=DETAIL)],
        ),
        (
            CHANCE,
            "throw 413243 6",
            [
                say(
                    "log-roll",
                    seat=0,
                    fish=[1, 2, 3, 3, 4, 4],
                    sharks=[6],
                    rule="SB-10",
                    level=DETAIL,
                )
            ],
        ),
    ],
)
def test_moves_are_logged(seat, move, said):
    table = Table("sharkbait", MIDDLE)
    if seat == CHANCE:
        text = MIDDLE.replace("phase=place", "phase=throw").replace("thrown=123344", "thrown=-")
        table = Table("sharkbait", text.replace("black=6", "black=-"))
    number = table.game.notation.read(table.state, seat, move)
    assert table.game.messages.log(table.state, seat, number) == said


def test_perft_of_a_turn_with_two_fish_in_hand():
    """Two fish and no sharks: 36 throws, 6 of them a school, 30 bad rolls that must stop."""
    table = Table(
        "sharkbait",
        "players=3 | phase=throw round=1 first=0 turn=0 pawns=0,0,0 baits=0,1,1 trophies=0,0,0 "
        "won=0,0,0 hold=18,19,20 ocean=030000 sharks=16 dice=2 thrown=- black=- placed=- prize=0",
    )
    assert perft(table.state, 1) == 36
    assert perft(table.state, 2) == 36  # place the school, or stop after the bad roll


def test_perft_of_a_turn_with_one_shark_in_hand():
    """The shark falls on 6 sides and is placed; then both are home with one fish: stop."""
    table = Table(
        "sharkbait",
        "players=3 | phase=throw round=1 first=0 turn=0 pawns=0,0,0 baits=1,1,1 trophies=0,0,0 "
        "won=0,0,0 hold=18,19,20 ocean=050000 sharks=1 dice=1 thrown=- black=- placed=- prize=0",
    )
    assert [perft(table.state, depth) for depth in (1, 2, 3, 4)] == [36, 36, 36, 72]


def test_hints_prefer_the_whole_school_and_the_fuller_fight():
    table = Table("sharkbait", MIDDLE.replace("thrown=123344", "thrown=133344"))
    weigh = table.game.evaluator.prior
    read = table.game.notation.read_move
    assert weigh(table.state, 0, read("fish 3x3")) > weigh(table.state, 0, read("fish 3x2"))


def test_value_is_a_share_of_the_win_at_the_end():
    over = (
        "players=3 | phase=over round=7 first=1 turn=1 pawns=20,20,4 baits=1,1,0 trophies=3,3,1 "
        "won=0,0,0 hold=4,9,16 ocean=000000 sharks=- dice=8 thrown=- black=- placed=- prize=0"
    )
    table = Table("sharkbait", over)
    assert [table.game.evaluator.value(table.state, seat) for seat in range(3)] == [0.5, 0.5, 0.0]


def best_by_prior(game, state, seat):
    """The move with the greatest weight."""
    return max(state.moves(seat), key=lambda move: game.evaluator.prior(state, seat, move))


def test_a_player_who_follows_the_hints_beats_random_ones():
    """Seat 0 follows the weights, three others play at random: an even share would be a quarter."""
    game = game_info("sharkbait").game()
    rng = Rng(11)
    wins = 0
    for _ in range(60):
        state = game.start(4)
        while (seat := state.actor()) != NOBODY:
            if seat == CHANCE:
                state.play(CHANCE, rng.below(state.outcomes()))
            elif seat == 0:
                state.play(0, best_by_prior(game, state, 0))
            else:
                moves = state.moves(seat)
                state.play(seat, moves[rng.below(len(moves))])
        wins += state.ranks()[0] == 0
    assert wins >= 36


def test_the_question_offers_more_fish_exactly_when_more_can_be_placed():
    match = shoal.new("sharkbait", players=3, seed=4)
    rng = random.Random(4)
    seen = set()
    while match.actors:
        (seat,) = match.actors
        moves = match.moves(seat)
        if "roll" in moves or "stop" in moves:
            offered = match.game.messages.prompt(match.view(seat)).key.startswith("ask-place")
            assert offered == any(move.startswith("fish") for move in moves)
            seen.add(offered)
        match.play(seat, rng.choice(moves))
    assert seen == {True, False}


def test_the_worth_of_fish_adds_up_to_the_score_and_its_token_is_on_the_mat():
    match = shoal.new("sharkbait", 3, seed=5)
    home = 0
    while not match.over:
        seat = match.actors[0]
        seen = match.view(seat)
        aid = seen.game.board_helpers.facts(seen)
        if len(seen.facts["sharks"]) == 2:
            home += 1
            fish = [int(count) for count in seen.facts["ocean"]]
            worth = sum(each * count for each, count in zip(aid["each"], fish, strict=True))
            assert (worth, aid["score"]) == (seen.facts["score"], seen.facts["score"])
            assert aid["token"] in seen.facts["mat"]
        else:
            assert "each" not in aid
        match.play(seat, match.moves(seat)[0])
    assert home


def test_what_a_move_brings_comes_true():
    match = shoal.new("sharkbait", 3, seed=5)
    checked = set()
    while not match.over:
        seat = match.actors[0]
        seen = match.view(seat)
        after = seen.game.board_helpers.facts(seen)["after"]
        move = match.moves(seat)[0]
        match.play(seat, move)
        now = match.view(seat).facts
        told = after.get(move)
        if told and move in ("take", "bait"):
            assert now["pawns"][seat] >= told["space"] or now["turn"] == seat
        elif told and move != "stop" and now["turn"] == seat:
            assert told["score"] == now["score"]
        if told:
            checked.add(move.split()[0])
    assert {"shark", "fish", "stop"} <= checked


DECIDING = (
    "players=3 | phase=decide round=1 first=0 turn=0 pawns=0,1,1 baits=1,0,0 trophies=0,0,0 "
    "won=0,0,0 hold=11,12,13 ocean=000032 sharks=24 dice=3 thrown=- black=- placed=- prize=0"
)
BIGGEST = DECIDING.replace("000032 sharks=24 dice=3", "800000 sharks=11 dice=0")


@pytest.mark.parametrize(
    ("position", "lifted"),
    [
        (DECIDING, {"token": 14, "steps": 3, "bait": 0, "space": 3}),
        (DECIDING.replace("baits=1", "baits=0"), None),
        (BIGGEST, None),
    ],
    ids=["with a bait", "without a bait", "with the biggest token"],
)
def test_before_stopping_one_reads_to_which_token_a_bait_would_lift_the_prize(position, lifted):
    view = shoal.at("sharkbait", position, seed=1).view(0)
    told = view.game.board_helpers.facts(view).get("lifted")
    assert told == lifted


def reason(position: str, move: str) -> Message | None:
    table = Table("sharkbait", position)
    view = table.game.view(table.state, table.seat)
    return table.game.evaluator.reason(view, table.game.notation.read_move(move))


def test_a_reason_counts_the_fish_that_lie_on_the_mat_already():
    position = (
        "players=3 | phase=place round=4 first=1 turn=1 pawns=0,4,4 baits=7,1,3 trophies=0,2,1 "
        "won=0,0,0 hold=3,4,6 ocean=302000 sharks=66 dice=3 thrown=445 black=- placed=- prize=0"
    )
    assert reason(position, "fish 4x2") == say("why-school-last", fish=7, score=7)


def test_a_reason_knows_that_a_bait_goes_back_to_the_supply_before_the_token_brings_one():
    position = (
        "players=5 | phase=prize round=5 first=4 turn=0 pawns=7,1,3,4,8 baits=1,8,4,2,1 "
        "trophies=2,0,0,0,2 won=0,0,0,0,6 hold=1,5,7,8,10 ocean=000000 sharks=53 dice=8 thrown=- "
        "black=- placed=- prize=2"
    )
    assert reason(position, "bait") == say("why-bait", token=3, steps=0, bait=1)
