"""Pescado's moves, throws and positions as text."""

import pytest
from table import Table

from shoal.core.errors import BadNotation
from shoal.games import game_info
from shoal.games.pescado.moves import MOVE_COUNT

POOL = "flips=0 pool=yyy,oor,ykk,yrb,obg,bgk flipped=- fresh=- prey=-"
THROW = f"players=2 | phase=throw turn=1 thrown=4 dice=yorbg {POOL} won=kkk/-"
SECRET = (
    f"players=3 snatch=sealed | phase=secret turn=1 thrown=4 dice=yyyrb {POOL} won=kkk/-/- "
    "marks=yyy,oor/-/yrb sealed=2"
)
SNATCH = (
    f"players=3 snatch=live | phase=snatch turn=1 thrown=4 dice=yyyrb {POOL} won=kkk/-/- "
    "claims=oor/-/- done=1"
)
TOPPED = SNATCH.replace(" claims", " top=ooo,bbb claims")
OPEN = (
    f"players=3 snatch=sealed | phase=open turn=1 thrown=4 dice=yyyrb {POOL} won=kkk/-/- "
    "marks=yyy,oor/-/yrb"
)
FLIPPED = (
    "players=4 flipped=stack | phase=throw-again turn=0 thrown=9 dice=rr flips=4 "
    "pool=yyy,oor,ykk,yrb,obg flipped=yyy,kkk,ykk,yrb fresh=bgk prey=ooo won=bgk/-/rrr/ooo,kkk"
)


def test_every_move_survives_notation():
    game = game_info("pescado").game()
    texts = [game.notation.write_move(move) for move in range(MOVE_COUNT)]
    assert len(set(texts)) == MOVE_COUNT
    assert [game.notation.read_move(text) for text in texts] == list(range(MOVE_COUNT))


def test_tiles_with_the_same_fish_are_numbered_apart():
    game = game_info("pescado").game({"tiles": ",".join(["yyr", "ryy"] + ["kkk"] * 34)})
    assert [game.notation.write_move(move) for move in (0, 1, 2, 35)] == [
        "take yyr",
        "take yyr2",
        "take kkk",
        "take kkk34",
    ]


@pytest.mark.parametrize("text", [THROW, SECRET, SNATCH, TOPPED, OPEN, FLIPPED])
def test_a_position_survives_notation(text):
    assert Table("pescado", text).position() == text


def test_the_stack_contains_all_other_tiles():
    table = Table("pescado", THROW)
    assert table.game.component_counts(table.state) == {"tiles": 36, "different tiles": 36}


def test_a_throw_is_written_die_by_die_and_lies_in_the_order_of_colours():
    table = Table("pescado", THROW)
    outcome = table.game.notation.read_chance(table.state, "throw kyrby")
    assert table.game.notation.write_chance(table.state, outcome) == "throw kyrby"
    assert table.chance("throw kyrby")["dice"] == "yyrbk"


@pytest.mark.parametrize("outcome", [0, 1, 7775])
def test_every_throw_has_its_own_text(outcome):
    table = Table("pescado", THROW)
    text = table.game.notation.write_chance(table.state, outcome)
    assert table.game.notation.read_chance(table.state, text) == outcome


@pytest.mark.parametrize(
    "text",
    [
        *("", "throw", "throw yyyy", "throw yyyyyy", "throw yyyyx", "throw YYYYY", "roll yyyyy"),
        *("throw yyyyy ", "draw ooo", "first 0", "order 0,1", "throw " + "y" * 5000, "throw 12345"),
    ],
)
def test_an_impossible_throw_is_refused(text):
    table = Table("pescado", THROW)
    with pytest.raises(BadNotation) as refused:
        table.game.parse_chance(table.state, text)
    assert str(refused.value).endswith(".") and len(str(refused.value)) < 200
    assert table.position() == THROW


@pytest.mark.parametrize("text", ["draw yyy", "draw kkk", "draw", "draw oook", "throw yyyyy"])
def test_only_tiles_of_the_stack_are_drawn(text):
    refill = THROW.replace("phase=throw", "phase=refill").replace("yyy,oor", "oor")
    with pytest.raises(BadNotation):
        Table("pescado", refill.replace("won=kkk/-", "won=yyy,kkk/-")).chance(text)


@pytest.mark.parametrize("text", ["order 0,1", "order 0,1,1", "order 2,1,0,3", "order", "first 1"])
def test_drawn_orders_name_every_seat_once(text):
    with pytest.raises(BadNotation):
        Table("pescado", OPEN).chance(text)
