"""Moves that cannot be made: each is refused with its rule, and nothing changes."""

import pytest

import shoal
from shoal.core.errors import BadNotation, IllegalMove, NotYourTurn, ShoalError
from shoal.core.message import say
from shoal.core.rng import Rng
from shoal.core.state import CHANCE, NOBODY
from shoal.games import game_info

START = (
    "players=2 size=4 | board=r..y/.RY./..../.... pieces=b3,hand pile=17,17 won=0,0 "
    "turn=0 phase=2 added=no calm=0"
)


@pytest.mark.parametrize(
    ("move", "message"),
    [
        ("hold", say("no-leave", rule="UR-9")),
        ("add red a4", say("no-add-same", colour="colour-red", square="a4", rule="UR-20")),
        ("add yellow c3", say("no-add-stack", square="c3", rule="UR-19")),
        ("add red b3", say("no-add-piece", seat=0, square="b3", rule="UR-18")),
        ("move b3 b1", say("no-move-piece", seat=0, square="b3", rule="UR-12")),
        ("move a4 d4", say("no-move-taken", square="d4", rule="UR-16")),
        ("move a4 a1", say("no-move-far", square="a4", rule="UR-13")),
        ("move a1 a2", say("no-token", square="a1", rule="UR-13")),
        ("piece c3", say("no-piece-yet", rule="UR-7")),
    ],
)
def test_a_refusal_says_what_is_wrong_with_its_rule(move, message):
    match = shoal.at("urchins", START)
    with pytest.raises(IllegalMove) as refused:
        match.play(0, move)
    assert refused.value.message == message and match.position() == START


def test_a_seat_out_of_turn_is_refused():
    with pytest.raises(NotYourTurn):
        shoal.at("urchins", START).play(1, "add red a1")


@pytest.mark.parametrize("move", ["", "add red i9", "move a1 b2", -1, 145, 10**30, True])
def test_text_that_is_not_a_move_is_refused(move):
    with pytest.raises(BadNotation):
        shoal.at("urchins", START).play(0, move)


def test_after_the_end_every_move_is_refused(at):
    table = at("..../.r../..../....", pile="0,0", won="20,19", phase="over")
    assert table.refuses("hold", seat=0) == "UR-38"


def test_before_the_draw_every_move_is_refused(at):
    assert at("..../..../..../....", phase="lot").refuses("hold", seat=0) == "UR-5"


def test_out_of_turn_every_move_is_refused(at):
    assert at("..../.r../..../....").refuses("hold", seat=1) == "UR-6"


@pytest.mark.parametrize("options", [{}, {"size": 4, "jump": "one", "lull": "turns"}])
def test_every_illegal_move_of_a_random_game_has_a_rule_that_exists(options):
    game = game_info("urchins").game(options)
    rules = game_info("urchins").rules()
    state = game.start(3)
    rng = Rng(9)
    while (seat := state.actor()) != NOBODY:
        if seat == CHANCE:
            state.play(CHANCE, rng.below(3))
            continue
        legal = list(state.moves(seat))
        for move in range(rng.below(13), game.move_count, 13):
            if move not in legal:
                refusal = game.messages.why_not(state, seat, move)
                assert f"**{refusal.rule}**" in rules and refusal.key.startswith("no-")
        state.play(seat, legal[rng.below(len(legal))])


@pytest.mark.parametrize("seed", range(40))
def test_a_position_with_a_letter_changed_is_refused_or_can_be_played_to_its_end(seed):
    rng = Rng(seed)
    for _ in range(50):
        place = rng.below(len(START))
        letter = ".ryRY0123456789,=/|abcdhn -"[rng.below(27)]
        text = START[:place] + letter + START[place + 1 :]
        try:
            match = shoal.at("urchins", text)
        except ShoalError:
            continue
        state = match.full_state()
        for _ in range(match.game.max_steps):
            if state.actor() == NOBODY:
                break
            moves = list(state.moves(state.actor()))
            state.play(state.actor(), moves[rng.below(len(moves))])
        assert state.actor() == NOBODY


def test_the_first_turn_of_the_game_cannot_hold_and_must_add():
    empty = START.replace("r..y/.RY./..../....", "..../..../..../....")
    empty = empty.replace("pieces=b3,hand pile=17,17", "pieces=hand,hand pile=20,20")
    with pytest.raises(IllegalMove) as refused:
        shoal.at("urchins", empty, seed=1).play(0, "hold")
    assert refused.value.message == say("no-leave-add", rule="UR-9")
