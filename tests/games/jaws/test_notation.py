"""Moves, cards, dice and positions of Jaws as text, both ways; and perft counts."""

import pytest
from table import Table

from shoal.core.errors import BadNotation
from shoal.core.rng import Rng
from shoal.core.search.playout import playout
from shoal.core.state import CHANCE
from shoal.core.text.position_text import read_position, write_position
from shoal.games import game_info


def test_every_move_has_one_text():
    game = game_info("jaws").game()
    texts = [game.notation.write_move(move) for move in range(game.move_count)]
    assert len(set(texts)) == game.move_count == 224 + 16
    assert [game.notation.read_move(text) for text in texts] == list(range(game.move_count))


@pytest.mark.parametrize(
    ("number", "text"),
    [
        (0, "to 1"), (12, "to Shop"), (24, "start 8"), (41, "eat all"), (47, "end"),
        (76, "take hooper 8"), (98, "reboard"), (125, "place hooper 8"), (137, "ability none"),
        (149, "go water 1"), (198, "bite nobody"), (211, "maul 123"), (223, "dive"),
        (224, "weapon pistol"),
    ],
)  # fmt: skip
def test_the_move_numbers_do_not_change(number, text):
    assert game_info("jaws").game().notation.write_move(number) == text


@pytest.mark.parametrize("text", ["", "to", "to 9", "To N", "eat  all", "weapon Pistol", "launch"])
def test_text_that_is_not_a_move_is_refused(text):
    with pytest.raises(BadNotation, match="is not a move of Jaws"):
        game_info("jaws").game().parse_move(text)


def test_dice_are_written_as_faces(orca):
    table = orca("roll", choice="A", bout="main", aim="boat-1", dice=3)
    assert table.game.notation.write_chance(table.state, 0 * 36 + 2 * 6 + 5) == "roll 136"
    assert table.game.notation.read_chance(table.state, "roll 136") == 17


@pytest.mark.parametrize("text", ["roll 13", "roll 137", "event july", "roll", ""])
def test_text_that_is_not_a_throw_is_refused(orca, text):
    table = orca("roll", choice="A", bout="main", aim="boat-1", dice=3)
    with pytest.raises(BadNotation):
        table.game.notation.read_chance(table.state, text)


def test_equal_cards_differ_by_a_number():
    table = Table.start("jaws", 2, acts="act2")
    texts = [table.game.notation.write_chance(table.state, card) for card in range(16)]
    assert texts[:3] == ["ability strength-1", "ability strength-2", "ability helping-1"]
    assert len(set(texts)) == 16


def test_nothing_is_drawn_where_a_player_decides(amity):
    table = amity("pick")
    with pytest.raises(BadNotation, match="Nothing is drawn or rolled"):
        table.game.parse_chance(table.state, "event july")


@pytest.mark.parametrize("seed", range(6))
def test_a_position_in_mid_game_survives_notation(seed):
    game = game_info("jaws").game()
    state = game.start(2 + seed % 3)
    playout(state, Rng(seed), 137 * (seed + 1))
    text = write_position(game, state)
    assert write_position(*read_position(game_info("jaws"), text)) == text


def test_positions_name_the_phase_stage_as_they_did_before():
    words = "players=2 | {}=crew round=2 active=brody actions=4 event=silva shark=3"
    game, state = read_position(game_info("jaws"), words.format("stage"))
    assert state == read_position(game_info("jaws"), words.format("phase"))[1]
    assert " | phase=crew " in write_position(game, state)


def test_omitted_keys_have_their_start_value(amity):
    table = amity("pick")
    assert (table["crew"], table["shop"], table["swimmers"]) == ("8,6,5", "6", "0,0,0,0")
    assert "alert-a" not in table["events"]


def perft(state, depth):
    """The number of ways to play so many moves from here, chance included."""
    if depth == 0:
        return 1
    steps = [(CHANCE, outcome) for outcome in range(state.outcomes())]
    steps = steps or [(seat, move) for seat in state.actors() for move in state.moves(seat)]
    count = 0
    for seat, move in steps:
        after = state.clone()
        after.play(seat, move)
        count += perft(after, depth - 1)
    return count


@pytest.mark.parametrize(("depth", "count"), [(1, 12), (2, 192), (3, 12 * 77)])
def test_perft_from_the_start(depth, count):
    assert perft(Table.start("jaws", 2).state, depth) == count


@pytest.mark.parametrize(("depth", "count"), [(1, 3), (2, 8 + 10 + 5), (3, 45 + 52 + 22)])
def test_perft_into_a_crew_phase(amity, depth, count):
    assert perft(amity("pick").state, depth) == count


@pytest.mark.parametrize(("depth", "count"), [(1, 3), (2, 9), (3, 3 * 18)])
def test_perft_into_a_round_on_the_orca(orca, depth, count):
    assert perft(orca("surface").state, depth) == count
