"""SharkBait's moves, throws and positions as text."""

import pytest
from table import Table

from shoal.core.errors import BadNotation, BadOption, BadPosition
from shoal.core.message import say
from shoal.core.rng import Rng
from shoal.games import game_info
from shoal.games.sharkbait.moves import MOVE_COUNT

START = (
    "phase=throw round=1 first=0 turn=0 pawns=0,0,0 baits=1,1,1 trophies=0,0,0 won=0,0,0 "
    "hold=18,19,20 ocean=000000 sharks=- dice=8 thrown=- black=- placed=- prize=0"
)


def test_every_move_survives_notation():
    game = game_info("sharkbait").game()
    texts = [game.notation.write_move(move) for move in range(MOVE_COUNT)]
    assert len(set(texts)) == MOVE_COUNT
    assert [game.notation.read_move(text) for text in texts] == list(range(MOVE_COUNT))


@pytest.mark.parametrize(
    "text",
    [
        *("", "fish", "fish 4", "fish 7x2", "fish 4x9", "fish 4x1", "fish 04x2", "Fish 4x2"),
        *("fish 4x2 ", "shark", "shark 0", "shark 7", "sharks x", "lose -1", "roll 2", "take\n"),
        *("fish 4x" + "9" * 5000, "shark \u0663", "\U0001f988"),
    ],
)
def test_text_that_is_not_a_move_is_refused_in_one_sentence(text):
    with pytest.raises(BadNotation) as refused:
        game_info("sharkbait").game().parse_move(text)
    assert str(refused.value).endswith(".") and len(str(refused.value)) < 200


def test_a_throw_is_written_fish_first():
    table = Table("sharkbait", f"players=3 | {START}").chance("throw 22244135 46")
    assert (table["thrown"], table["black"]) == ("12223445", "46")


@pytest.mark.parametrize(
    "text",
    [
        *("throw 22244135", "throw 2224413 46", "throw 22244137 46", "throw 22244130 46", "roll"),
        *("throw 22244135 4", "throw 22244135 4-", "hold 3", "first 1", "throw -2244135 46"),
    ],
)
def test_an_impossible_throw_is_refused(text):
    table = Table("sharkbait", f"players=3 | {START}")
    with pytest.raises(BadNotation):
        table.chance(text)
    assert table.position() == f"players=3 | {START}"


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("phase=throw", "phase=sleep"),
        ("phase=throw", "phase=place"),
        ("phase=throw", "phase=loss"),
        ("phase=throw", "phase=prize"),
        ("phase=throw", "phase=over"),
        ("phase=throw", "phase=hold"),
        ("phase=throw", "phase=first"),
        ("phase=throw ", ""),
        ("round=1", "round=8"),
        ("round=1", "round=2"),
        ("turn=0", "turn=1"),
        ("turn=0", "turn=3"),
        ("pawns=0,0,0", "pawns=0,0"),
        ("pawns=0,0,0", "pawns=0,0,43"),
        ("baits=1,1,1", "baits=9,9,9"),
        ("trophies=0,0,0", "trophies=1,0,0"),
        ("won=0,0,0", "won=5,0,0"),
        ("hold=18,19,20", "hold=18,19"),
        ("hold=18,19,20", "hold=18,19,19"),
        ("hold=18,19,20", "hold=18,19,21"),
        ("ocean=000000", "ocean=00000"),
        ("ocean=000000", "ocean=000001"),
        ("ocean=000000 sharks=- dice=8", "ocean=000008 sharks=16 dice=0"),
        ("sharks=-", "sharks=123"),
        ("dice=8", "dice=9"),
        ("thrown=-", "thrown=11"),
        ("thrown=-", "thrown=21"),
        ("placed=-", "placed=1"),
        ("prize=0", "prize=4"),
        ("prize=0", "prize=0 prize=0"),
        ("prize=0", "prize=0 colour=red"),
        ("prize=0", "prize"),
        ("round=1", "round=" + "1" * 4000),
        ("round=1", "round=\u0661"),
    ],
)
def test_an_impossible_position_is_refused_in_one_sentence(old, new):
    with pytest.raises(BadPosition) as refused:
        Table("sharkbait", f"players=3 | {START.replace(old, new)}")
    assert str(refused.value).endswith(".") and len(str(refused.value)) < 200


@pytest.mark.parametrize("head", ["", "players=2", "players=9", "players=x", "players=3 players=3"])
def test_a_position_for_a_wrong_number_of_players_is_refused(head):
    with pytest.raises(BadPosition):
        Table("sharkbait", f"{head} | {START}")


def test_a_position_without_its_bar_is_refused():
    with pytest.raises(BadPosition):
        Table("sharkbait", f"players=3 {START}")


@pytest.mark.parametrize(
    "options",
    [
        *("track=9", "track=201", "track=ten", "tokens=1-20", "tokens=1-20:1,3:2", "size=6"),
        *(
            "tokens=1-19:0",
            "tokens=0-20:0",
            "tokens=22-41:0",
            "tokens=1-20:-1",
            "tokens=20-1:1",
            "tokens=1-20:21",
        ),
        "first=3",
    ],
)
def test_impossible_options_are_refused(options):
    with pytest.raises(BadOption):
        Table("sharkbait", f"players=3 {options} | {START}")


def test_options_are_written_before_the_bar():
    table = Table("sharkbait", f"players=3 track=30 | {START}")
    assert table.position() == f"players=3 track=30 | {START}"


ZERO = START.replace("hold=18,19,20", "hold=17,18,19")
FIRST_TOKEN = ZERO.replace("turn=0", "turn=1")


def with_zero(board):
    return Table("sharkbait", f"players=3 tokens=0:0b,1-19:1 | {board}")


@pytest.mark.parametrize("board", [ZERO, FIRST_TOKEN, ZERO.replace("17,18,19", "0,18,19")])
def test_a_position_with_a_token_0_survives_notation(board):
    table = with_zero(board)
    assert table.position().endswith(f"| {board}")
    assert table.game.component_counts(table.state)["scoring tokens"] == 20


def test_a_0_in_won_is_token_0_for_players_who_had_their_turn():
    assert with_zero(ZERO).state.mat & 1
    assert not with_zero(FIRST_TOKEN).state.mat & 1


def test_token_0_is_in_one_place():
    with pytest.raises(BadPosition, match="Token 0 is in two places"):
        with_zero(FIRST_TOKEN.replace("17,18,19", "0,18,19"))


def test_without_a_token_0_players_who_had_their_turn_have_another():
    with pytest.raises(BadPosition, match="SB-32"):
        Table("sharkbait", f"players=3 | {START.replace('turn=0', 'turn=1')}")


def test_a_view_with_a_token_0_is_imagined_as_it_is():
    table = with_zero(FIRST_TOKEN)
    view = table.game.view(table.state, 0)
    assert table.game.write_board(table.game.imagine(view, Rng(0))) == FIRST_TOKEN
    tokens = [row.cells[-1].what for row in view.lines()[2:5]]
    assert tokens == [say("board-token", token=0, steps=0, bait=1), "", ""]
