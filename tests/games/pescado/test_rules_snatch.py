"""Every numbered paragraph of Pescado's RULES.md on snatching, one claim a test."""

import pytest
from table import Table

from shoal.core.bits import count_bits
from shoal.core.state import CHANCE, NOBODY, SEVERAL, SPECTATOR

WORDS = {
    "phase": "throw",
    "turn": "1",
    "thrown": "4",
    "dice": "yorbg",
    "flips": "0",
    "pool": "yyy,oor,ykk,yrb,obg,bgk",
    "flipped": "-",
    "fresh": "-",
    "prey": "-",
    "won": "-/-/-",
}
LIVE = "players=3 snatch=live"
SEALED = "players=3 snatch=sealed"


def at(head: str, **words: str) -> Table:
    """Seat 1 of three is about to throw, and nobody has a tile, but for the words given."""
    board = " ".join(f"{key}={value}" for key, value in {**WORDS, **words}.items())
    return Table("pescado", f"{head} | {board}")


def live(throw: str = "yyyrb", head: str = LIVE, **words: str) -> Table:
    """A live snatch round; yyyrb catches yyy and yrb."""
    return at(head, **words).chance(f"throw {throw}")


def sealed(throw: str = "yyyrb", head: str = SEALED, **words: str) -> Table:
    """A sealed snatch round; yyyrb catches yyy and yrb."""
    return at(head, **words).chance(f"throw {throw}")


def say(table: Table, seat: int, *moves: str) -> Table:
    return table.play(*moves, seat=seat)


def mark(table: Table, *marks: str) -> Table:
    """Each seat marks its tiles and seals."""
    for seat, tiles in enumerate(marks):
        for tile in tiles.split():
            table.play(f"mark {tile}", seat=seat)
        table.play("seal", seat=seat)
    return table


# Snatching


@pytest.mark.parametrize("throw", ["yyyrb", "yyyyb", "yyyyy"])
def test_PE_27_three_or_more_of_a_colour_start_a_snatch_round(throw):
    assert live(throw)["phase"] == "snatch"
    assert sealed(throw)["phase"] == "secret"


def test_PE_27_two_of_a_colour_do_not():
    assert live("yyrbb")["phase"] == "fish"


def test_PE_27_without_the_additional_rule_nothing_is_snatched():
    table = at("players=3").chance("throw yyyrb")
    assert (table["phase"], table.refuses("claim yyy")) == ("fish", "PE-27")


def test_PE_27_the_player_does_not_fish_with_this_throw():
    assert live().refuses("take yyy", seat=1) == "PE-37"


def test_PE_27_a_second_throw_never_starts_a_snatch_round():
    table = live("yyrbk").play("keep yy").chance("throw yyy")
    assert (table["phase"], table.seat) == ("fish-again", 1)


def test_PE_28_everybody_may_snatch_at_once():
    assert (live().seat, list(live().state.actors())) == (SEVERAL, [0, 1, 2])
    assert (sealed().seat, list(sealed().state.actors())) == (SEVERAL, [0, 1, 2])


def test_PE_28_any_tile_that_the_dice_catch_counts():
    assert say(live(), 2, "claim yrb")["won"] == "-/-/yrb"


def test_PE_28_tiles_in_front_of_players_cannot_be_snatched():
    words = {"prey": "ooo", "won": "ooo/-/-"}
    assert live("ooorb", **words).refuses("claim ooo", seat=2) == "PE-28"
    assert sealed("yyyoo", **words).refuses("mark ooo", seat=2) == "PE-28"


def test_PE_29_a_snatched_tile_is_safe():
    table = say(live(), 1, "claim yyy")
    assert (table["won"], table["fresh"], table["prey"]) == ("-/yyy/-", "-", "-")


def test_PE_29_several_tiles_may_be_snatched():
    assert say(live(), 2, "claim yyy", "claim yrb")["won"] == "-/-/yyy,yrb"


def test_PE_30_a_wrong_claim_costs_a_tile_of_the_same_value():
    table = say(live(won="ooo,yyo,yob/-/-"), 0, "claim oor")
    assert table["won"] == "ooo,yob/-/-"


def test_PE_30_otherwise_it_costs_a_tile_of_the_next_lower_value():
    assert say(live(won="kkk,yob/-/-"), 0, "claim oor")["won"] == "kkk/-/-"


def test_PE_30_the_next_lower_value_may_be_two_below():
    table = live("rrrgg", pool="yyy,rrg,ykk,yrb,obg,bgk", won="yob/-/-")
    assert say(table, 0, "claim yyy")["won"] == "-/-/-"


def drawn(table: Table) -> list[str]:
    """The tiles that may come next into the pool."""
    return [table.game.notation.write_chance(table.state, n) for n in range(table.state.outcomes())]


def test_PE_30_the_tile_goes_on_top_of_the_stack():
    table = say(live(won="ooo,yyo,yob/-/-"), 0, "claim oor", "claim yyy", "claim yrb")
    assert (table["phase"], drawn(table)) == ("refill", ["draw yyo"])


def test_PE_30_the_tile_given_up_last_lies_uppermost():
    table = say(live(won="ooo,yyo,yob/-/-"), 0, "claim oor", "claim obg")
    assert table["top"] == "yob,yyo"
    say(table, 0, "claim yyy", "claim yrb")
    assert table.chance("draw yob")["top"] == "yyo"
    assert drawn(table.chance("draw yyo", "throw yorbg").play("take yob", "done")) != []


def test_PE_30_under_the_tiles_that_were_given_up_the_stack_is_as_it_was():
    table = say(live(won="yyo/-/-"), 0, "claim oor", "claim yyy", "claim yrb").chance("draw yyo")
    assert (table["phase"], table.state.outcomes()) == ("refill", 29)
    assert "top=" not in table.position()


def test_PE_30_marks_that_were_wrong_are_paid_onto_the_stack_in_the_order_of_the_lots():
    table = mark(sealed(won="yob/yyo/-"), "obg yyy", "oor", "").chance("order 1,0,2")
    assert table["top"] == "yob,yyo"


@pytest.mark.parametrize("snatch", ["live", "sealed"])
def test_PE_30_with_option_returned_the_tile_is_shuffled_into_the_stack(snatch):
    head, won = f"players=3 snatch={snatch} returned=shuffled", "ooo,yyo,yob/-/-"
    if snatch == "live":
        table = say(live(head=head, won=won), 0, "claim oor", "claim yyy", "claim yrb")
    else:
        table = mark(sealed(head=head, won=won), "oor yyy", "", "").chance("order 0,1,2")
    assert "draw yyo" in drawn(table)
    assert len(drawn(table)) == count_bits(table.state.stack) == 28


def test_PE_15_tiles_that_are_shuffled_in_leave_none_on_top():
    head = f"{LIVE} flipped=stack"
    table = at(head, dice="yorbg", phase="fish", top="kkk,bbb")
    table.play("flip yyy", "flip oor", "keep yorbg").chance("throw y").play("done")
    assert "top=" not in table.position()
    assert len(drawn(table)) == count_bits(table.state.stack) == 32


def test_PE_15_where_no_tile_is_shuffled_in_the_top_stays():
    table = at(f"{LIVE} flipped=stack", dice="yorbg", phase="fish", top="kkk,bbb")
    assert drawn(table.play("take yrb", "done")) == ["draw kkk"]


def test_PE_31_a_player_with_only_dearer_tiles_gives_up_the_cheapest():
    assert say(live(won="ooo,yyo/-/-"), 0, "claim obg")["won"] == "ooo/-/-"


def test_PE_31_with_penalty_lower_dearer_tiles_are_kept():
    table = live(head=f"{LIVE} penalty=lower", won="ooo,yyo/-/-")
    assert say(table, 0, "claim obg")["won"] == "ooo,yyo/-/-"


def test_PE_32_a_player_without_tiles_gives_up_nothing():
    assert say(live(won="-/ooo/-"), 0, "claim obg")["won"] == "-/ooo/-"


def test_PE_33_a_tile_at_risk_goes_first():
    table = say(live(won="yyo,yyr,oob/-/-", prey="yyr"), 0, "claim oor")
    assert (table["won"], table["prey"]) == ("yyo,oob/-/-", "-")


def test_PE_33_otherwise_the_first_in_the_order_of_the_tiles_goes():
    assert say(live(won="yyo,yyr/-/-"), 0, "claim oor")["won"] == "yyr/-/-"


def test_PE_34_where_no_tile_is_caught_all_white_dice_are_thrown_again():
    table = live("rrrgg")
    assert (table["phase"], table.state.outcomes()) == ("throw-for-all", 6**5)


def test_PE_34_nobody_claims_from_a_throw_that_catches_nothing():
    table = live("rrrgg")
    assert (table.seat, table.moves(0)) == (CHANCE, [])


def test_PE_34_dice_are_thrown_again_until_a_tile_is_caught():
    table = live("rrrgg").chance("throw rrggg", "throw yyyok")
    assert (table["phase"], table["turn"]) == ("snatch", "1")


def test_PE_34_the_new_throw_needs_no_three_of_a_colour():
    assert live("rrrgg").chance("throw yrbbg")["phase"] == "snatch"


def test_PE_34_when_nobody_snatches_the_dice_are_thrown_again():
    table = live()
    for seat in (0, 1, 2):
        say(table, seat, "done")
    assert (table["phase"], table["turn"]) == ("throw-for-all", "1")
    assert mark(sealed(), "", "", "").chance("order 0,1,2")["phase"] == "throw-for-all"


def test_PE_34_when_all_were_wrong_the_dice_are_thrown_again():
    table = live()
    for seat in (0, 1, 2):
        say(table, seat, "claim oor", "done")
    assert table["phase"] == "throw-for-all"


def test_PE_35_the_round_is_over_when_a_tile_is_snatched_and_everybody_is_done():
    table = say(live(), 2, "claim yyy", "done")
    assert (table["phase"], list(table.state.actors())) == ("snatch", [0, 1])
    say(table, 0, "done")
    assert say(table, 1, "done")["phase"] == "refill"


def test_PE_35_the_round_is_over_when_no_matching_tile_is_left():
    table = say(live(), 2, "claim yyy")
    assert say(table, 0, "claim yrb")["phase"] == "refill"


def test_PE_35_while_a_matching_tile_is_left_claims_and_penalties_go_on():
    table = say(say(live(won="ooo/-/-"), 2, "claim yyy"), 0, "claim oor")
    assert (table["phase"], table["won"]) == ("snatch", "-/-/yyy")
    assert "claim yrb" in table.moves(1)


def test_PE_35_with_option_closes_the_round_lasts_until_everybody_is_done():
    table = say(live(head=f"{LIVE} closes=done"), 2, "claim yyy", "claim yrb")
    assert (table["phase"], list(table.state.actors())) == ("snatch", [0, 1, 2])
    for seat in (2, 0, 1):
        say(table, seat, "done")
    assert table["phase"] == "refill"


def test_PE_35_a_sealed_round_lasts_until_all_have_sealed():
    table = say(sealed(), 2, "mark yyy", "mark yrb", "seal")
    assert (table["phase"], list(table.state.actors())) == ("secret", [0, 1])


def test_PE_35_the_same_player_has_a_fresh_turn_with_the_prey_still_there():
    table = live(prey="ooo", won="ooo/-/-")
    for seat in (0, 1, 2):
        say(table, seat, *(["claim yyy"] if seat == 2 else []), "done")
    table.chance("draw kkk")
    assert (table["phase"], table["turn"], table["prey"]) == ("throw", "1", "ooo")
    assert table.chance("throw oorrb")["turn"] == "1"


def test_PE_35_the_game_ends_if_the_pool_cannot_be_filled():
    won = (
        "ooo,rrr,bbb,ggg,kkk,yyo,yyr,oob,rrb,rrg/"
        "bbg,bbk,ggk,ygg,okk,yor,yob,yog,yok,yrk/"
        "ybg,ybk,ygk,orb,org,ork,ogk,rbg,rbk,rgk"
    )
    table = say(live(won=won), 2, "claim yyy")
    for seat in (0, 1, 2):
        say(table, seat, "done")
    assert table.seat == NOBODY


def test_PE_36_three_of_a_colour_in_the_fresh_turn_snatch_again():
    table = mark(sealed(), "yyy", "", "").chance("order 0,1,2", "draw kkk", "throw kkkyr")
    assert (table["phase"], table["turn"]) == ("secret", "1")


def test_PE_36_otherwise_it_is_a_turn_like_any_other():
    table = mark(sealed(), "yyy", "", "").chance("order 0,1,2", "draw kkk", "throw yorbg")
    assert (table["phase"], table.seat) == ("fish", 1)


# Live


def test_PE_37_the_first_right_claim_has_the_tile():
    table = say(live(), 2, "claim yyy")
    assert (table["won"], table.refuses("claim yyy", seat=0)) == ("-/-/yyy", "PE-28")


def test_PE_37_a_wrong_claim_is_paid_for_on_the_spot():
    table = say(live(won="ooo/-/-"), 0, "claim oor")
    assert (table["won"], table["phase"]) == ("-/-/-", "snatch")


def test_PE_37_a_tile_snatched_before_pays_for_a_wrong_claim_after():
    assert say(live(), 0, "claim yrb", "claim obg")["won"] == "-/-/-"


def test_PE_37_a_wrongly_claimed_tile_stays_in_the_pool():
    table = say(live(), 0, "claim oor")
    assert (table["pool"], table["claims"]) == (WORDS["pool"], "oor/-/-")
    assert "claim oor" in table.moves(1)


def test_PE_38_nobody_claims_a_tile_twice_from_a_throw():
    assert say(live(), 0, "claim oor").refuses("claim oor", seat=0) == "PE-38"


def test_PE_38_the_next_throw_is_a_new_chance():
    table = say(live(), 0, "claim oor", "done")
    say(say(table, 1, "done"), 2, "done").chance("throw yoorb")
    assert "claim oor" in table.moves(0)


def test_PE_39_a_player_who_is_done_waits_for_the_others():
    table = say(live(), 0, "done")
    assert (table.moves(0), list(table.state.actors())) == ([], [1, 2])


def test_PE_39_the_last_one_acts_alone():
    assert say(say(live(), 0, "done"), 2, "done").seat == 1


def test_PE_39_where_the_round_goes_on_a_player_with_nothing_left_to_claim_is_done():
    table = live(head=f"{LIVE} closes=done")
    say(table, 0, "claim oor", "claim ykk", "claim obg", "claim bgk")
    assert say(table, 1, "claim yyy", "claim yrb")["done"] == "0"


# Sealed


def test_PE_40_marks_are_made_one_by_one_and_sealed():
    table = say(sealed(), 0, "mark yrb", "mark yyy", "seal")
    assert (table["marks"], table["sealed"]) == ("yyy,yrb/-/-", "0")


def test_PE_40_a_mark_stays():
    table = say(sealed(), 0, "mark yyy")
    assert (table.refuses("mark yyy", seat=0), table["marks"]) == ("PE-40", "yyy/-/-")


def test_PE_40_there_is_no_claiming_in_a_sealed_round():
    assert sealed().refuses("claim yyy", seat=0) == "PE-40"


@pytest.mark.parametrize("viewer", [1, 2, SPECTATOR])
@pytest.mark.parametrize("marks", [("mark yyy",), ("mark oor", "mark yrb", "mark bgk")])
def test_PE_40_others_see_nothing_of_marks_not_even_how_many(viewer, marks):
    table = sealed()
    before = table.game.view(table.state, viewer).json()
    say(table, 0, *marks)
    assert table.game.view(table.state, viewer).json() == before


@pytest.mark.parametrize("viewer", [1, 2, SPECTATOR])
def test_PE_40_others_see_only_who_has_sealed(viewer):
    one = say(sealed(), 0, "mark yyy", "seal")
    two = say(sealed(), 0, "seal")
    assert one.game.view(one.state, viewer).json() == two.game.view(two.state, viewer).json()
    assert one.game.view(one.state, viewer).facts["sealed"] == [0]


def test_PE_40_all_may_mark_in_any_order():
    table = say(sealed(), 2, "mark yyy")
    say(table, 0, "mark yrb")
    say(table, 2, "mark yrb", "seal")
    assert table["marks"] == "yrb/-/yyy,yrb"


def test_PE_41_when_all_have_sealed_the_marks_are_open_to_all():
    table = mark(sealed(), "yyy", "yrb", "")
    assert (table["phase"], table.seat) == ("open", CHANCE)
    for viewer in (0, 1, 2, SPECTATOR):
        marks = table.game.view(table.state, viewer).facts["marks"]
        assert marks == [["yyy"], ["yrb"], []]


@pytest.mark.parametrize(("order", "won"), [("2,0,1", "-/-/yyy"), ("1,0,2", "yyy/-/-")])
def test_PE_41_a_contested_tile_goes_to_the_first_in_the_order_of_lots(order, won):
    assert mark(sealed(), "yyy", "", "yyy").chance(f"order {order}")["won"] == won


def test_PE_41_one_order_of_lots_serves_all_tiles():
    table = mark(sealed(), "yyy yrb", "", "yyy yrb").chance("order 1,2,0")
    assert table["won"] == "-/-/yyy,yrb"


def test_PE_41_a_tile_marked_by_one_player_is_theirs_whatever_the_lots_say():
    table = mark(sealed(), "yyy", "yrb", "").chance("order 2,1,0")
    assert table["won"] == "yyy/yrb/-"


@pytest.mark.parametrize(("players", "orders"), [(2, 2), (3, 6), (4, 24)])
def test_PE_41_all_orders_are_equally_likely_and_different(players, orders):
    won = "/".join("-" * players)
    table = sealed(head=f"players={players} snatch=sealed", won=won)
    mark(table, *[""] * players)
    drawn = {
        table.game.notation.write_chance(table.state, n) for n in range(table.state.outcomes())
    }
    assert (table.state.outcomes(), len(drawn)) == (orders, orders)


def test_PE_42_a_wrong_mark_costs_a_tile():
    table = mark(sealed(won="ooo,yob/-/-"), "obg", "", "yyy").chance("order 0,1,2")
    assert table["won"] == "ooo/-/yyy"


def test_PE_42_wrong_marks_are_paid_for_before_anybody_gets_a_tile():
    table = mark(sealed(), "yyy obg bgk", "", "").chance("order 0,1,2")
    assert table["won"] == "yyy/-/-"


def test_PE_42_each_wrong_mark_is_paid_for():
    table = mark(sealed(won="ooo,yob,yok/-/-"), "oor obg", "", "").chance("order 0,1,2")
    assert table["won"] == "ooo/-/-"


def test_PE_42_marks_are_paid_for_in_the_order_of_the_tiles():
    # The 2 of oor takes yob first, then the 1 of obg has only the dearer ooo to take.
    table = mark(sealed(won="ooo,yob/-/-"), "obg oor", "", "").chance("order 0,1,2")
    assert table["won"] == "-/-/-"


def test_PE_26_a_snatch_round_ends_with_the_last_throw_too():
    table = live("rrrgg", head=f"{LIVE} throws=5")
    assert table.seat == NOBODY
