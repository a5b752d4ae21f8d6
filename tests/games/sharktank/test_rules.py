"""Every numbered paragraph of Shark Tank's RULES.md, one claim a test."""

import pytest
from games.sharktank.positions import at, landing, pocket, scored
from table import Table

from shoal.core.errors import BadPosition
from shoal.core.rng import Rng
from shoal.core.state import CHANCE
from shoal.core.text.pitch_and_option_words import credit, words_about
from shoal.core.text.position_text import write_position
from shoal.games import game_info
from shoal.games.sharktank.components import (
    ANYWHERE,
    SIDE,
    STACK,
    cell_of,
    corner_spots,
    fish_at_start,
    sector_cells,
)
from shoal.games.sharktank.movement.water import Water

DRAFT = ["take suns", "take moons", "take crowns", "take arms"]


def drafted(players: int, **options: bool | int | str) -> Table:
    """A table after a draft in which everybody took the first suit there was."""
    table = Table.start("sharktank", players, **options).chance("tasty suns", "first 0")
    while table["phase"] == "draft":
        table.play(table.moves()[0])
    return table


def set_up(players: int, seed: int, **options: bool | int | str) -> Table:
    """A table ready to play, set up by chance."""
    table = drafted(players, **options)
    rng = Rng(seed)
    while table.seat == CHANCE:
        table.state.play(CHANCE, rng.below(table.state.outcomes()))
    return table


def cell(name: str) -> tuple[int, int]:
    return "abcdefghijklmnopqrst".index(name[0]), int(name[1:]) - 1


# What is on the table


def test_ST_1_each_of_four_suits_has_a_null_and_one_to_five():
    table = Table.start("sharktank", 2)
    unseen = table.game.view(table.state, 0).facts["unseen"]
    suits, values = ("suns", "moons", "crowns", "arms"), ("null", "1", "2", "3", "4", "5")
    assert unseen == [f"{value} {suit}" for suit in suits for value in values]


def test_ST_2_any_player_may_move_any_of_the_four_sharks():
    sharks = ["shark suns", "shark moons", "shark crowns", "shark arms"]
    assert at().moves() == sharks
    assert at(seat="1", turn="1").moves() == sharks


def test_ST_3_a_die_shows_null_or_one_to_five():
    table = at().play("shark suns", "spend null suns")
    faces = [
        table.game.notation.write_chance(table.state, face)
        for face in range(table.state.outcomes())
    ]
    assert faces == ["die null", "die 1", "die 2", "die 3", "die 4", "die 5"]


def test_ST_4_a_row_a_column_and_a_corner_tile_measure_the_tank():
    row, column, corner = 12, 11, 1
    assert row + column + corner - 4 == STACK  # all but the tiles in the four corners
    assert row == column + 1 and 2 * (row - 2) == SIDE  # cells between the corners


def test_ST_4_twenty_tiles_are_the_stack():
    assert at().game.component_counts(at().state)["tiles"] == 20
    assert at().state.stack() == 20


def test_ST_5_a_tile_is_named_by_its_lower_left_cell_and_fills_four():
    table = at().play("shark suns", "spend nothing", "tile a2", "tile b4")
    assert table.moves() == ["stand b4", "stand c4", "stand b5", "stand c5"]


def test_ST_5_walls_stand_around_the_water():
    assert at().play("shark moons", "spend nothing").moves() == ["tile r1", "tile s2"]


def test_ST_5_a_smaller_tank_has_closer_walls():
    table = set_up(2, 1, tank=12)
    assert {"a1", "l1", "a12", "l12"} == set(table["sharks"].split(","))


# Setting up


def test_ST_6_chance_turns_over_the_tasty_suit():
    table = Table.start("sharktank", 4)
    assert table.state.outcomes() == 4
    assert table.chance("tasty arms")["tasty"] == "arms"


def test_ST_7_chance_decides_who_goes_first():
    table = Table.start("sharktank", 3).chance("tasty arms")
    assert table.state.outcomes() == 3
    assert table.chance("first 2").seat == 2


def test_ST_8_ones_then_twos_then_nulls_are_taken_clockwise():
    table = Table.start("sharktank", 3).chance("tasty arms", "first 2")
    seats = []
    while table["phase"] == "draft":
        seats.append((table.seat, table.game.view(table.state, 0).facts["drafting"]))
        table.play(table.moves()[-1])
    assert seats == [(seat, value) for value in ("1", "2", "null") for seat in (2, 0, 1)]


def test_ST_8_any_suit_may_be_taken_that_still_has_the_value():
    table = Table.start("sharktank", 4).chance("tasty arms", "first 0")
    assert table.moves() == DRAFT
    assert table.play("take moons").moves() == ["take suns", "take crowns", "take arms"]
    assert table.refuses("take moons") == "ST-8"


def test_ST_8_everyone_sees_what_was_taken():
    table = Table.start("sharktank", 4).chance("tasty arms", "first 0").play("take moons")
    assert table.game.view(table.state, 3).facts["drafted"] == [["1 moons"], [], [], []]


def test_ST_9_two_players_take_two_of_each_in_turns():
    table = Table.start("sharktank", 2).chance("tasty arms", "first 1")
    seats = []
    while table["phase"] == "draft":
        seats.append(table.seat)
        table.play(table.moves()[0])
    assert seats == [1, 0] * 6


@pytest.mark.parametrize(("players", "fish"), [(2, 12), (3, 15), (4, 12)])
def test_ST_10_fish_that_were_not_drafted_are_in_the_tank(players, fish):
    table = set_up(players, 3)
    assert len(table.state.fish) == fish


def test_ST_10_nobody_knows_the_values_of_the_fish_in_the_tank():
    table = set_up(4, 3)
    unseen = table.game.view(table.state, 0).facts["unseen"]
    assert unseen == [f"{v} {s}" for s in ("suns", "moons", "crowns", "arms") for v in (3, 4, 5)]


def test_ST_10_with_three_players_a_one_a_two_and_a_null_swim():
    table = set_up(3, 3)
    small = [
        token for token in table.game.view(table.state, 0).facts["unseen"] if token[0] in "n12"
    ]
    assert sorted(token.split()[0] for token in small) == ["1", "2", "null"]


@pytest.mark.parametrize(("players", "columns"), [(2, 4), (3, 5), (4, 4)])
def test_ST_11_each_sector_gets_one_fish(players, columns):
    for seed in range(20):
        table = set_up(players, seed)
        fish = [cell(name) for suit in table["fish"].split("/") for name in suit.split(",")]
        rows = [0] * 7 + [1] * 6 + [2] * 7
        sectors = {(column * columns // 20, rows[row]) for column, row in fish}
        assert len(sectors) == len(fish) == 3 * columns


def test_ST_11_no_fish_starts_in_the_square_of_three_by_three_at_a_corner():
    table = drafted(2).chance("sector 0")
    cells = [
        table.game.notation.write_chance(table.state, o) for o in range(table.state.outcomes())
    ]
    assert len(cells) == 5 * 7 - 3 * 3
    assert "fish c3" not in cells
    assert {"fish a4", "fish d1", "fish d3"} <= set(cells)


def test_ST_11_fish_can_be_spread_anywhere_but_four_by_four_cells_at_each_corner():
    table = drafted(2, spread="anywhere")
    assert (table["phase"], table.state.outcomes()) == ("cell", 400 - 4 * 16)


def ways_out(shark: int, side: int) -> list[set[int]]:
    """The cells of every movement of two tiles from a corner of an empty tank."""
    water = Water()
    water.build(side)
    water.toggle_cell(shark)
    ways = []
    for first in water.next_tiles(shark, first=True):
        water.toggle_tile(first)
        for second in water.next_tiles(first, first=False):
            tiles = cell_of(first), cell_of(second)
            ways.append({tile + part for tile in tiles for part in (0, 1, 20, 21)})
        water.toggle_tile(first)
    return ways


def can_shut_in(ways: list[set[int]], starts: dict[int, int], used: set[int]) -> bool:
    """Whether fish can block all these ways; ``starts`` are cells by their sector."""
    if not ways:
        return True
    return any(
        can_shut_in([way for way in ways if cell not in way], starts, used | {starts[cell]})
        for cell in ways[0]
        if cell in starts and starts[cell] not in used
    )


@pytest.mark.parametrize("side", [12, 14, 17, 20])
@pytest.mark.parametrize("players", [3, 4])
def test_ST_11_every_shark_can_set_out(players, side):
    sectors = range(fish_at_start(players))
    starts = {cell: s for s in sectors for cell in sector_cells(s, players, side)}
    crowd = {cell: cell for cell in sector_cells(ANYWHERE, players, side)}
    for shark in corner_spots(0, side):
        assert not can_shut_in(ways_out(shark, side), starts, set())
        assert not can_shut_in(ways_out(shark, side), crowd, set())


def test_ST_12_chance_puts_the_sharks_into_the_corners():
    table = drafted(4)
    while table["phase"] != "corners":
        table.state.play(CHANCE, 0)
    assert table.state.outcomes() == 24
    table.chance("corners moons arms suns crowns")
    assert table["sharks"] == "a20,a1,t20,t1"


# Your turn


def test_ST_13_turns_go_clockwise_from_the_first_player():
    table = at(
        "players=4", first="3", seat="3", tiles="0,0,0,0", tokens="n/1/2/-;1/2/-/n;2/-/n/1;-/n/1/2"
    )
    table.play("shark suns", "spend nothing", "tile a2", "tile a4", "stand a4")
    assert (table["seat"], table["turn"]) == ("0", "1")


def test_ST_13_a_player_may_not_pass():
    assert at().refuses("spend nothing") == "ST-13"
    assert all(move.startswith("shark") for move in at().moves())


def test_ST_14_a_shark_swims_two_tiles():
    table = at().play("shark suns", "spend nothing", "tile a2", "tile a4")
    assert table["phase"] == "land"


def test_ST_15_a_spent_fish_adds_its_value_in_tiles():
    assert at().play("shark suns", "spend 2 suns")["length"] == "4"


def test_ST_15_a_spent_fish_is_out_of_the_game_and_seen_by_all():
    table = at().play("shark suns", "spend 2 suns")
    assert (table["tokens"], table["spent"]) == ("n1/1/2/n;-/n2/n1/12", "2/-/-/-")
    assert table.game.view(table.state, 1).facts["spent"] == ["2 suns"]


def test_ST_15_only_one_fish_is_spent_and_before_the_first_tile():
    table = at().play("shark suns", "spend 2 suns")
    assert table.refuses("spend 1 suns") == "ST-15"


def test_ST_15_only_your_own_fish_can_be_spent():
    assert at().play("shark suns").refuses("spend 2 moons") == "ST-15"


def test_ST_16_a_null_is_rolled_for_and_all_of_it_must_be_used():
    table = at().play("shark suns", "spend null suns").chance("die 4")
    assert (table["phase"], table["length"]) == ("lay", "6")


def test_ST_16_a_null_for_a_null_gives_nothing():
    table = at().play("shark suns", "spend null suns").chance("die null")
    assert (table["phase"], table["length"]) == ("lay", "2")


def test_ST_16_a_table_may_let_the_player_use_less_of_a_null():
    table = at("players=2 null=may").play("shark suns", "spend null suns").chance("die 3")
    assert table.moves() == ["extra 0", "extra 1", "extra 2", "extra 3"]
    assert table.play("extra 1")["length"] == "3"


def test_ST_17_collected_tiles_must_all_be_used():
    assert at(tiles="3,0", length="5").play("shark suns", "spend 1 suns")["length"] == "6"


def test_ST_17_collected_tiles_go_back_after_the_movement():
    table = at(tiles="1,4", length="3").play("shark suns", "spend nothing")
    table.play("tile a2", "tile a4", "tile a6", "stand a6")
    assert table["tiles"] == "0,4"
    assert table.state.stack() == 16


# Moving a shark


def test_ST_18_the_first_tile_shares_an_edge_with_the_shark():
    table = at(sharks="e10,t1,a20,t20").play("shark suns", "spend nothing")
    assert table.moves() == [
        *("tile d8", "tile e8", "tile c9", "tile f9"),
        *("tile c10", "tile f10", "tile d11", "tile e11"),
    ]
    assert table.refuses("tile f11") == "ST-18"


def test_ST_19_the_next_tile_shares_a_whole_edge_of_a_cell_with_the_last():
    table = at(sharks="c10,t1,a20,t20").play("shark suns", "spend nothing", "tile d10")
    assert table.moves() == [
        *("tile c8", "tile d8", "tile e8", "tile f9", "tile f10", "tile b11", "tile f11"),
        *("tile c12", "tile d12", "tile e12"),
    ]
    assert table.refuses("tile f12") == "ST-19"


def test_ST_20_tiles_go_around_fish():
    table = at(sharks="g3,t1,a20,t20").play("shark suns", "spend nothing")
    assert table.refuses("tile h3") == "ST-20"


def test_ST_20_tiles_go_around_sharks_also_the_one_that_moves():
    table = at(sharks="e10,h10,a20,t20").play("shark suns", "spend nothing", "tile f10")
    assert table.refuses("tile h10") == "ST-20"
    assert table.refuses("tile d10") == "ST-20"


def test_ST_20_tiles_go_around_the_tiles_laid():
    table = at(sharks="e10,t1,a20,t20", tiles="1,0", length="3")
    table.play("shark suns", "spend nothing", "tile f10", "tile h10")
    assert table.refuses("tile f10") == "ST-20"


def test_ST_20_a_tile_on_the_shark_or_on_the_last_tile_is_refused_for_lying_there():
    table = at(sharks="e2,t1,a20,t20").play("shark suns", "spend nothing")
    assert table.refuses("tile e2") == "ST-20"
    assert table.play("tile e3").refuses("tile f4") == "ST-20"


def test_ST_21_a_shark_without_room_for_the_full_number_cannot_be_chosen():
    assert pocket().moves() == ["shark moons", "shark crowns", "shark arms"]
    assert pocket().refuses("shark suns") == "ST-21"


def narrow(head: str = "players=2", **words: str) -> Table:
    """The shark of suns at a1 has room for one extra tile and no more."""
    return at(head, fish="c1,c3,c5/a8,b8,c7/l4,p8,h12/h16,l16,p16", **words).play("shark suns")


def tight(head: str = "players=2", **words: str) -> Table:
    """The shark of suns at a1 has room for its two tiles and no more."""
    return at(head, fish="c1,c3,c5/a6,b6,c7/l4,p8,h12/h16,l16,p16", **words).play("shark suns")


def test_ST_21_a_fish_can_be_spent_only_if_the_longer_way_exists():
    table = narrow()
    assert [move for move in table.moves() if "null" not in move] == [
        *("spend nothing", "spend 1 suns", "spend 1 moons")
    ]
    assert table.refuses("spend 2 suns") == "ST-21"


def test_ST_21_a_null_may_be_spent_whatever_room_there_is():
    assert "spend null suns" in narrow().moves()
    assert tight().moves() == ["spend nothing", "spend null suns", "spend null arms"]


@pytest.mark.parametrize(("die", "length"), [("null", "2"), ("1", "3"), ("2", "3"), ("5", "3")])
def test_ST_21_what_a_null_rolls_beyond_the_room_is_cut_off(die, length):
    table = narrow().play("spend null suns").chance(f"die {die}")
    assert (table["phase"], table["length"]) == ("lay", length)


@pytest.mark.parametrize("head", ["players=2", "players=2 null=may"])
def test_ST_21_without_any_room_a_null_brings_nothing_but_is_gone(head):
    table = tight(head).play("spend null suns").chance("die 4")
    assert (table["phase"], table["length"]) == ("lay", "2")
    assert table["spent"] == "n/-/-/-"


def test_ST_21_where_the_tiles_may_be_used_as_many_may_as_fit():
    table = narrow("players=2 null=may").play("spend null suns").chance("die 4")
    assert table.moves() == ["extra 0", "extra 1"]


def test_ST_21_without_a_null_a_shark_that_has_no_extra_room_sets_off_at_once():
    table = tight(tokens="12/1/2/-;-/n2/n1/12", spent="n/-/-/n")
    assert table["phase"] == "lay"


def test_ST_21_with_option_cut_a_null_can_be_spent_only_if_there_is_room_for_a_five():
    assert narrow("players=2 cut=no").refuses("spend null suns") == "ST-21"
    assert tight("players=2 cut=no")["phase"] == "lay"


def test_ST_21_with_options_cut_and_null_any_room_is_enough_for_a_null():
    assert "spend null suns" in narrow("players=2 null=may cut=no").moves()
    assert tight("players=2 null=may cut=no")["phase"] == "lay"


def test_ST_21_a_tile_is_laid_only_where_all_the_rest_can_follow():
    table = at(
        sharks="e2,t1,a20,t20",
        fish="c1,h4,l8/a3,h8,l12/l4,p8,h12/h16,l16,p16",
        tiles="1,0",
        length="3",
    )
    table.play("shark suns", "spend nothing", "tile c2")
    assert "tile a1" not in table.moves()
    assert table.refuses("tile a1") == "ST-21"


def cornered(head: str = "players=2", **words: str) -> Table:
    """Every shark has room for one tile in its corner, and none for a second."""
    fish = "d2,a3,c3/q2,r3,t3/a18,c18,d19/r18,t18,q19"
    return at(head, **{"fish": fish, "length": "1", **words})


def test_ST_22_where_no_shark_can_swim_the_full_number_it_swims_as_far_as_it_can():
    table = cornered().play("shark suns", "spend nothing")
    assert table.moves() == ["tile b1"]
    assert table.play("tile b1")["phase"] == "land"


def test_ST_22_only_the_sharks_that_swim_furthest_may_be_chosen():
    table = cornered(fish="b2,a3,c3/q2,r3,t3/a18,c18,d19/r18,t18,q19")
    assert table.moves() == ["shark moons", "shark crowns", "shark arms"]


def test_ST_22_no_fish_but_a_null_can_be_spent_then():
    table = cornered().play("shark moons")
    assert table.moves() == ["spend nothing", "spend null suns", "spend null arms"]
    assert table.play("spend null suns").chance("die 5")["length"] == "1"


def test_ST_22_with_option_cut_no_fish_can_be_spent_then():
    assert cornered("players=2 cut=no").play("shark moons")["phase"] == "lay"


def test_ST_17_collected_tiles_that_a_short_movement_did_not_use_go_back_too():
    table = cornered(tiles="3,0").play("shark suns", "spend nothing", "tile b1", "stand b1")
    assert table["tiles"] == "0,0"


def test_ST_22_a_fish_is_refused_because_the_full_number_is_too_far():
    assert cornered().play("shark suns").refuses("spend 1 suns") == "ST-22"
    table = cornered("players=2 cut=no").play("shark suns")
    assert table.refuses("spend 1 suns") == table.refuses("spend null suns") == "ST-22"


def penned(head: str = "players=2", **words: str) -> Table:
    """Three sharks are penned in; the fourth pens itself in when it stands on a1."""
    fish = "s2,h4,l8/c1,h8,l12/b19,p8,h12/a3,s19,p16"
    swum = {"phase": "land", "mover": "suns", "sharks": "e2,t1,a20,t20", "trail": "c2,a1"}
    return at(head, **{"fish": fish, **swum, **words})


def test_ST_23_if_no_shark_can_move_the_game_is_over_at_once():
    assert penned().play("stand b1")["phase"] == "choose"
    table = penned().play("stand a1")
    assert (table["phase"], table["turn"], table["length"]) == ("score", "1", "0")


def test_ST_23_one_message_says_that_no_shark_can_move():
    table = penned()
    move = table.game.notation.read_move("stand a1")
    messages = table.game.messages.log(table.state, 0, move)
    assert [(message.key, message.rule) for message in messages] == [
        ("log-swim", "ST-25"),
        ("log-end-stuck", "ST-23"),
        ("log-reveal", "ST-34"),
    ]


def test_ST_23_such_an_end_can_be_written_and_read():
    text = write_position(penned().game, penned().play("stand a1").state)
    assert Table("sharktank", text)["phase"] == "score"
    with pytest.raises(BadPosition, match="not over yet"):
        Table("sharktank", text.replace("sharks=a1", "sharks=e2"))


def test_ST_23_collected_tiles_are_kept_when_the_turn_passes():
    assert penned(tiles="0,3").play("stand a1")["tiles"] == "0,3"


def test_ST_24_tiles_are_borrowed_when_the_stack_runs_short():
    table = at(seat="1", turn="1", tiles="20,0").play("shark suns", "spend nothing")
    table.play("tile a2", "tile a4", "stand a4")
    assert table["tiles"] == "20,0"


def test_ST_24_a_fish_that_would_make_it_longer_is_refused_for_that():
    table = at("players=2 cut=no", tiles="14,0", length="16").play("shark suns")
    assert table.refuses("spend null suns") == "ST-24"
    table = at("players=2 null=may", tiles="14,0", length="16").play("shark suns")
    table.play("spend null suns").chance("die 5")
    assert table.moves() == [f"extra {tiles}" for tiles in range(5)]
    assert table.refuses("extra 5") == "ST-24"


def test_ST_24_no_movement_is_longer_than_twenty_tiles():
    table = at(tiles="19,0", length="20").play("shark suns", "spend nothing")
    assert (table["phase"], table["length"]) == ("lay", "20")


def test_ST_24_a_null_brings_no_more_tiles_than_there_are():
    table = at(tiles="17,0", length="19").play("shark suns", "spend null suns").chance("die 5")
    assert (table["phase"], table["length"]) == ("lay", "20")


def test_ST_25_the_shark_stands_on_any_cell_of_the_last_tile():
    assert landing().moves() == ["stand c1", "stand d1", "stand c2", "stand d2"]
    assert landing().refuses("stand b3") == "ST-25"


def test_ST_25_then_all_tiles_are_taken_away():
    table = landing().play("stand d2")
    assert (table["trail"], table["sharks"]) == ("-", "d2,t1,a20,t20")
    assert "tile b2" in table.play("shark suns", "spend nothing").moves()


# Gobbling


def test_ST_26_a_shark_gobbles_its_own_suit_only():
    table = landing(fish="e2,l8,p12/d3,h8,l12/l4,p8,h12/h16,l16,p16").play("stand d2")
    assert table["fish"] == "l8,p12/d3,h8,l12/l4,p8,h12/h16,l16,p16"


def test_ST_26_fish_are_gobbled_only_where_the_movement_ends():
    table = landing(fish="d5,l8,p12/p4,h8,l12/l4,p8,h12/h16,l16,p16").play("stand d2")
    assert table["phase"] == "choose"


def test_ST_26_a_corner_does_not_touch():
    table = landing(fish="e3,l8,p12/p4,h8,l12/l4,p8,h12/h16,l16,p16").play("stand d2")
    assert table["phase"] == "choose"


def test_ST_26_a_corner_touches_if_the_table_says_so():
    table = landing(
        head="players=2 touch=corner", fish="e3,l8,p12/p4,h8,l12/l4,p8,h12/h16,l16,p16"
    ).play("stand d2")
    assert (table["phase"], table["due"]) == ("look", "1")


def test_ST_27_every_matching_fish_that_touches_is_gobbled():
    table = landing(fish="e1,d3,p12/p4,h8,l12/l4,p8,h12/h16,l16,p16").play("stand d1")
    assert table["due"] == "1"
    table = landing(fish="e2,d3,p12/p4,h8,l12/l4,p8,h12/h16,l16,p16").play("stand d2")
    assert (table["due"], table["fish"].split("/")[0]) == ("2", "p12")


def gobbling() -> Table:
    """Seat 0 is about to look at one gobbled fish of suns (ST-28)."""
    return landing(fish="e2,l8,p12/p4,h8,l12/l4,p8,h12/h16,l16,p16").play("stand d2")


def test_ST_28_a_gobbled_fish_is_any_of_its_suit_that_nobody_has_seen():
    table = gobbling()
    outcomes = [
        table.game.notation.write_chance(table.state, o) for o in range(table.state.outcomes())
    ]
    assert outcomes == ["looks 3", "looks 4", "looks 5"]


def test_ST_28_its_owner_sees_the_value_and_others_the_suit():
    table = gobbling().chance("looks 4")
    assert table.game.view(table.state, 0).facts["gobbled"] == [["4 suns"], []]
    assert table.game.view(table.state, 1).facts["gobbled"] == [["? suns"], []]


def test_ST_28_a_gobbled_fish_can_be_spent_later():
    table = at(
        tokens="n12+4/1/2/n;+3/n2/n1/12",
        fish="p12/p4,h8,l12/l4,p8,h12/h16,l16,p16",
        turn="6",
    )
    assert table.play("shark suns", "spend 4 suns")["length"] == "6"
    assert table.game.view(table.state, 1).facts["spent"] == ["4 suns"]


# The end of your turn


def test_ST_29_the_player_with_most_fish_skips_and_collects_a_tile():
    table = (
        gobbling()
        .chance("looks 4")
        .play("shark arms", "spend nothing", "tile s18", "tile s16", "stand s16")
    )
    assert (table["seat"], table["turn"], table["tiles"]) == ("1", "3", "1,0")


def test_ST_29_a_tie_for_most_does_not_count():
    table = landing().play("stand d2")
    assert (table["seat"], table["tiles"]) == ("1", "0,0")
    table.play("shark arms", "spend nothing", "tile s18", "tile s16", "stand s16")
    assert (table["seat"], table["tiles"]) == ("0", "0,0")


def test_ST_29_the_leader_skips_in_the_last_round_too():
    table = landing(
        fish="l8,p12/-/-/-",
        tokens="n12/1/2/n;+3/n2+345/n1+345/12",
        spent="-/-/-/345",
        last="2",
        turn="20",
    ).play("stand d2")
    assert (table["phase"], table["tiles"]) == ("score", "0,1")


SKIPPED = {"fish": "l8,p12/p4,h8,l12/l4,p8,h12/h16,l16,p16", "tokens": "n12/1/2/n;+4/n2/n1/12"}
"""Seat 1 leads, and has skipped once: it has a collected tile."""


def seat_after_a_skip(head):
    return landing(head, **SKIPPED, tiles="0,1").play("stand d2")["seat"]


def test_ST_29_with_two_players_nobody_skips_twice_running():
    assert seat_after_a_skip("players=2") == "1"
    assert seat_after_a_skip("players=2 skip=once") == "1"


def test_ST_29_option_skip_always_lets_the_leader_skip_again():
    assert seat_after_a_skip("players=2 skip=always") == "0"


def test_ST_29_after_the_turn_in_between_the_leader_skips_again():
    table = landing(**SKIPPED, tiles="0,0").play("stand d2")
    assert (table["seat"], table["tiles"]) == ("0", "0,1")
    table.play("shark arms", "spend nothing", "tile s18", "tile s16", "stand s16")
    assert (table["seat"], table["tiles"]) == ("1", "0,1")


@pytest.mark.parametrize(("skip", "mover"), [("two-once", "2"), ("always", "2"), ("once", "1")])
def test_ST_29_with_three_players_the_leader_skips_as_often_as_the_option_says(skip, mover):
    table = at(
        f"players=3 skip={skip}",
        phase="land",
        mover="suns",
        sharks="a4,t1,a20,t20",
        trail="b3,c1",
        tokens="-/n1/2/-;n+4/2/1/-;2/-/n/1",
        fish="l8,p12,c18/p4,h8,l12/l4,p8,h12/h16,l16,p16,c12,e9",
        tiles="0,1,0",
    ).play("stand d2")
    assert table["seat"] == mover


def test_ST_30_with_an_empty_stack_the_leader_skips_without_a_tile():
    leading = {"fish": "l8,p12/p4,h8,l12/l4,p8,h12/h16,l16,p16", "tokens": "n12/1/2/n;+4/n2/n1/12"}
    printed = "players=2 skip=always"
    assert landing(printed, **leading, tiles="0,20").play("stand d2")["tiles"] == "0,20"
    assert landing(printed, **leading, tiles="0,19").play("stand d2")["tiles"] == "0,20"


# The end of the game

THREE_FISH = {
    "spent": "-/345/345/345",
    "turn": "20",
    "fish": "e2,l8,p12/-/-/-",
}


def test_ST_31_with_two_fish_left_everybody_has_one_last_turn():
    table = landing(**THREE_FISH).play("stand d2").chance("looks 3")
    assert (table["fish"], table["last"], table["seat"]) == ("l8,p12/-/-/-", "2", "1")
    table.play("shark arms", "spend nothing", "tile s18", "tile s16", "stand s16")
    assert (table["phase"], table["turn"]) == ("score", "23")


def test_ST_31_three_fish_do_not_start_the_last_round():
    assert landing(**THREE_FISH).play("stand c1")["last"] == "-"


def test_ST_32_without_fish_the_game_is_over_at_once():
    table = landing(
        spent="34/345/345/345",
        fish="e2/-/-/-",
        turn="20",
        last="2",
    ).play("stand d2")
    assert table.chance("looks 5")["phase"] == "score"


def test_ST_33_after_the_last_turn_of_the_cap_the_game_is_over():
    assert landing(turn="198").play("stand d2")["phase"] == "choose"
    assert landing(turn="199", seat="1").play("stand d2")["phase"] == "score"


def test_ST_33_a_table_can_choose_another_cap():
    assert landing(head="players=2 turns=5", turn="4").play("stand d2")["phase"] == "score"


# Scoring


def points(tokens: str, die: str = "die null", **words: str) -> int:
    """What seat 0 scores with these tokens; seat 1 has spent all the others."""
    seat_0 = tokens.replace("+", "")
    spent = "/".join(
        "".join(mark for mark in "n12345" if mark not in suit) or "-" for suit in seat_0.split("/")
    )
    table = scored(f"{tokens};-/-/-/-", spent, **words).chance(die)
    return int(table.state.scores()[0])


def test_ST_34_each_fish_that_was_not_spent_scores_one():
    assert points("n/n/-/-") == 2


def test_ST_34_all_fish_are_turned_over_at_the_end():
    table = scored("-/-/-/+5;-/-/-/-", "n12345/n12345/n12345/n1234")
    assert table.game.view(table.state, 1).facts["gobbled"] == [["5 arms"], []]


def test_ST_35_a_tasty_fish_scores_one_more():
    assert points("n/n/-/-", tasty="suns") == points("n/n/-/-", tasty="arms") + 1


def test_ST_36_each_fish_scores_its_value():
    assert points("+5/1/-/-") == 2 + 6


def test_ST_36_one_die_says_what_every_null_is_worth():
    table = scored("n/n/-/-;-/-/n/n", "12345/12345/12345/12345", tasty="suns").chance("die 4")
    assert list(table.state.scores()) == [2 + 1 + 8, 2 + 8]


def test_ST_36_a_rolled_null_makes_nulls_worth_nothing():
    assert points("n/n/-/-", "die null") == 2


def test_ST_36_a_null_stands_for_no_other_suit():
    assert points("n1/n/-/-") == 3 + 1


def test_ST_37_each_set_of_four_suits_scores_eight():
    assert points("+3/+3/n/n", tasty="suns") == 4 + 1 + 6 + 8
    assert points("+34/+34/n+3/n+3", tasty="suns") == 8 + 2 + 20 + 16
    assert points("+34/+34/n+3/n", tasty="suns") == 7 + 2 + 17 + 8


def test_ST_38_fish_of_one_suit_score_ten():
    assert points("-/1+3/-/-") == 2 + 4 + 10
    assert points("-/1/-/-") == 1 + 1 + 10


def test_ST_38_without_fish_nothing_is_scored():
    assert points("-/-/-/-") == 0


def test_ST_39_the_highest_score_wins():
    table = scored("1/1/-/-;-/-/2/1", "n2345/n2345/n1345/n2345", tasty="arms").chance("die 4")
    assert list(table.state.ranks()) == [1, 0]


def test_ST_39_a_tie_goes_to_more_tasty_fish():
    table = scored("1/1/-/-;-/-/2/1", "n2345/n2345/n1345/n2345", tasty="suns").chance("die 4")
    assert list(table.state.scores()) == [5, 5]
    assert list(table.state.ranks()) == [0, 1]


def test_ST_39_a_tie_in_tasty_fish_is_shared():
    table = scored("1/n/-/-;-/1/n/-", "n2345/2345/12345/n12345", tasty="arms").chance("die 4")
    assert list(table.state.ranks()) == [0, 0]


def test_the_game_names_its_designer_and_licence():
    shark_tank = game_info("sharktank")
    said = credit(shark_tank, words_about(shark_tank, "en"))
    assert "Richard Durham" in said and "CC BY-SA 4.0" in said
    assert "Richard Durham" in shark_tank.rules() and "CC BY-SA 4.0" in shark_tank.rules()
