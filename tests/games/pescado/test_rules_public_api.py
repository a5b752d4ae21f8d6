"""Pescado against its rulebook, through the public API only."""

import itertools
import json
from collections.abc import Iterable
from typing import Any

import pytest
from said import said

import shoal

COLOURS = "yorbgk"
TRIPLES = "yyy,ooo,rrr,bbb,ggg,kkk"
TILES = (
    [colour * 3 for colour in COLOURS]
    + ["yyo", "yyr", "oor", "oob", "rrb", "rrg", "bbg", "bbk", "ggk", "ygg", "ykk", "okk"]
    + [
        "".join(three)
        for three in itertools.combinations(COLOURS, 3)
        if "".join(three) not in ("yrg", "obk")
    ]
)


def names(tiles: Iterable[str]) -> str:
    """Tiles in the order of the tile list, as positions write them."""
    return ",".join(sorted(tiles, key=TILES.index)) or "-"


def table(
    dice: str, pool: str = TRIPLES, *, head: str = "players=3", tail: str = "", **words: str | int
) -> shoal.Match:
    """Seat 0 of three has made its first throw and nobody has a tile, but for the words given."""
    board = {"phase": "fish", "turn": 0, "thrown": 5, "dice": dice, "flips": 0, "pool": pool}
    board |= {"flipped": "-", "fresh": "-", "prey": "-", "won": "-/-/-", **words}
    text = " ".join(f"{key}={value}" for key, value in board.items())
    return shoal.at("pescado", f"{head} | {text} {tail}".rstrip(), seed=1)


def live(dice: str, pool: str = TRIPLES, **words: str) -> shoal.Match:
    """A live snatch round of three."""
    head, tail = "players=3 snatch=live", "claims=-/-/- done=-"
    return table(dice, pool, head=head, tail=tail, phase="snatch", **words)


def sealed(dice: str, **words: str) -> shoal.Match:
    """A sealed snatch round of three."""
    head, tail = "players=3 snatch=sealed", "marks=-/-/- sealed=-"
    return table(dice, head=head, tail=tail, phase="secret", **words)


def takes(match: shoal.Match, seat: int = 0) -> set[str]:
    """The tiles that the seat may take."""
    return {move.split()[1] for move in match.moves(seat) if move.startswith("take ")} - {"all"}


def facts(match: shoal.Match) -> dict[str, Any]:
    """What a spectator sees."""
    return match.view(None).facts


def refused(match: shoal.Match, seat: int, move: str) -> shoal.ShoalError:
    """The refusal of a move that must change nothing."""
    before = match.position()
    with pytest.raises(shoal.ShoalError) as caught:
        match.play(seat, move)
    assert match.position() == before
    return caught.value


def near_the_end(stack: int) -> shoal.Match:
    """Two players; all tiles but the pool and so many others are dealt out and safe."""
    pool = "yyy,ooo,rrr,bbb,ggg,yyo"
    rest = [tile for tile in TILES if tile not in pool.split(",")]
    rest = rest[: len(rest) - stack]
    won = f"{names(rest[0::2])}/{names(rest[1::2])}"
    return table("yyooo", pool, head="players=2", won=won, thrown=20)


def test_six_of_thirty_six_tiles_lie_open_and_five_dice_are_thrown():
    match = shoal.new("pescado", players=4, seed=3)
    seen = facts(match)
    assert (len(seen["pool"]), len(seen["stack"]), len(seen["dice"])) == (6, 30, 5)
    assert sorted(seen["pool"] + seen["stack"]) == sorted(TILES)
    assert all("".join(TILES).count(colour) == 18 for colour in COLOURS)


@pytest.mark.parametrize("dice", ["yyorb", "yyyob", "ybbgk", "ykkkk", "yorbg", "rrggg"])
def test_three_different_dice_must_lie_for_the_three_fish(dice):
    for start in range(0, 36, 6):
        pool = TILES[start : start + 6]
        expected = {
            tile
            for tile in pool
            if any(sorted(three) == sorted(tile) for three in itertools.permutations(dice, 3))
        }
        assert takes(table(dice, names(pool))) == expected


def test_one_die_serves_several_tiles_of_the_same_throw():
    match = table("yorbg", "yor,yob,yog,orb,rbg,rbk")
    for tile in ("yor", "yob", "yog", "orb", "rbg"):
        match.play(0, f"take {tile}")
    assert match.scores == (5, 0, 0)
    assert facts(match)["dice"] == "yorbg"


def test_a_catch_may_be_left_in_the_pool():
    match = table("yyyob")
    match.play(0, "done")
    assert "yyy" in facts(match)["pool"]
    assert match.scores == (0, 0, 0)
    assert match.actors == (1,)


def test_the_pool_is_not_refilled_before_the_end_of_the_turn():
    match = table("yyyob")
    match.play(0, "take yyy")
    assert facts(match)["pool"] == TRIPLES.split(",")[1:]
    match.play(0, "done")
    assert len(facts(match)["pool"]) == 6


@pytest.mark.parametrize("flips", [0, 2, 4])
def test_two_tiles_buy_one_grey_die_and_four_buy_both(flips):
    match = table("yyorb", "yyy,ooo,rrr,bbb,ggg,yor")
    for tile in ("ooo", "rrr", "bbb", "ggg")[:flips]:
        match.play(0, f"flip {tile}")
    if flips == 4:
        assert refused(match, 0, "flip yyy").rule == "PE-12"
    match.play(0, "keep yor")
    thrown = next(args for key, args in said(match.log(None)) if key == "log-throw-again")
    fallen = "".join(word.removeprefix("dice-") for word in thrown["dice"])
    assert len(fallen) == 2 + flips // 2
    assert thrown["kept"] == ["dice-y", "dice-o", "dice-r"]


def test_a_single_flip_neither_throws_nor_ends_the_turn():
    match = table("yyorb", "yyy,ooo,rrr,bbb,ggg,yor")
    match.play(0, "flip ooo")
    assert {move.split()[0] for move in match.moves(0)} == {"flip"}
    for move in ("keep yy", "done", "take yor"):
        assert refused(match, 0, move).rule == "PE-12"


def test_nobody_can_flip_into_a_dead_end():
    lonely = table("yyorb", "yyy", fresh="ooo,rrr,bbb,ggg,kkk", won="ooo,rrr,bbb,ggg,kkk/-/-")
    assert refused(lonely, 0, "flip yyy").rule == "PE-12"
    three = table(
        "yyorb",
        "yyy,ooo,rrr",
        fresh="bbb,ggg,kkk",
        won="bbb,ggg,kkk/-/-",
        flips=2,
        flipped="yyy,ooo",
    )
    assert refused(three, 0, "flip rrr").rule == "PE-12"


def test_after_a_bought_die_the_first_throw_catches_nothing_more():
    match = table("yyyob")
    match.play(0, "flip ooo")
    match.play(0, "flip rrr")
    assert refused(match, 0, "take yyy").rule == "PE-14"
    assert refused(match, 0, "done").rule == "PE-14"


def test_a_flipped_pool_tile_is_out_of_reach_and_comes_back_as_one_of_the_six():
    match = table("yyooo", prey="yyo", won="-/-/yyo")
    match.play(0, "flip ooo")
    match.play(0, "flip rrr")
    match.play(0, "keep yyooo")
    assert "ooo" not in takes(match)
    assert refused(match, 0, "take ooo").rule == "PE-15"
    match.play(0, "done")
    assert facts(match)["pool"] == TRIPLES.split(",")
    assert (facts(match)["flipped"], len(facts(match)["stack"])) == ([], 29)


def test_a_flipped_tile_of_the_predecessor_stays_theirs_and_is_safe():
    match = table("rrrbk", prey="rrb,bbk", won="-/-/rrb,bbk")
    match.play(0, "flip rrb")
    match.play(0, "flip ooo")
    match.play(0, "keep rrrbk")
    assert "rrb" not in takes(match)
    assert facts(match)["won"][2] == ["rrb", "bbk"]
    match.play(0, "done")
    assert facts(match)["prey"] == []


def test_only_the_next_player_reaches_the_fresh_tiles_and_only_once():
    match = table("yyyob")
    match.play(0, "take yyy")
    match.play(0, "done")
    assert facts(match)["prey"] == ["yyy"]
    assert "flip yyy" in match.moves(1)
    match.play(1, "done")
    assert facts(match)["prey"] == []
    assert "flip yyy" not in match.moves(2)
    assert refused(match, 2, "take yyy").rule == "PE-20"


def test_a_stolen_tile_is_safe_from_the_player_after_the_thief():
    match = table("yyyob", prey="yyo", won="-/-/yyo")
    match.play(0, "take all")
    assert match.scores == (5, 0, 0)
    match.play(0, "done")
    assert facts(match)["prey"] == ["yyy"]
    assert "flip yyo" not in match.moves(1)


def test_the_turn_ends_by_itself_when_the_second_throw_has_nothing_left():
    match = table("yyyob")
    match.play(0, "keep yyyob")
    assert match.moves(0) == ["take yyy", "done"]
    match.play(0, "take yyy")
    assert match.actors == (1,)


@pytest.mark.parametrize(("stack", "over"), [(0, True), (1, True), (2, False)])
def test_the_game_ends_at_once_when_six_cannot_be_reached(stack, over):
    match = near_the_end(stack)
    before = match.scores
    match.play(0, "take all")
    match.play(0, "done")
    assert (match.actors == ()) is over
    assert match.scores == (before[0] + 5, before[1])


def test_an_empty_stack_alone_does_not_end_the_game():
    match = near_the_end(0)
    match.play(0, "done")
    assert match.actors == (1,)


def test_a_tie_in_points_goes_to_fewer_tiles_and_is_otherwise_shared():
    fewer = table("yyorb", won="kkk/ygk,ogk,rgk/-", pool="yyy,ooo,rrr,bbb,ggg,yor")
    assert fewer.scores == (3, 3, 0)
    assert fewer.ranking == ((0,), (1,), (2,))
    level = table("yyorb", won="ygk/ogk/-")
    assert level.ranking == ((0, 1), (2,))


@pytest.mark.parametrize(
    ("own", "wrong", "paid"),
    [
        ("rrb,orb", "ooo", "rrb"),  # nothing of three points: the next lower
        ("orb", "ooo", "orb"),
        ("ooo,rrb,orb", "oor", "rrb"),  # the same value, though cheaper ones are there
        ("ooo,rrb", "rgk", "rrb"),  # only dearer ones: the cheapest
        ("-", "oor", None),
    ],
)
def test_a_wrong_claim_costs_a_tile_of_the_same_or_the_next_lower_value(own, wrong, paid):
    spare = [tile for tile in ("yyy", "bbb", "ggg", "kkk", "yyr", "bbg") if tile != wrong][:5]
    match = live("yyybg", names([*spare, wrong]), won=f"-/{own}/-")
    match.play(1, f"claim {wrong}")
    left = [tile for tile in own.split(",") if tile not in (paid, "-")]
    assert facts(match)["won"][1] == left
    assert wrong in facts(match)["pool"]
    assert (paid in facts(match)["stack"]) is (paid is not None)
    assert refused(match, 1, f"claim {wrong}").rule == "PE-38"


def test_a_snatched_tile_is_safe_and_the_same_player_starts_again_with_six():
    match = live("yyyob", won="-/-/rrb", prey="rrb")
    assert set(match.actors) == {0, 1, 2}
    assert refused(match, 0, "take yyy").rule == "PE-37"
    assert refused(match, 0, "claim rrb").rule == "PE-28"
    match.play(1, "claim yyy")
    seen = facts(match)
    assert (seen["turn"], len(seen["pool"])) == (0, 6)
    assert seen["won"][1] == ["yyy"]
    assert seen["prey"] == ["rrb"]


def test_a_throw_that_nobody_snatched_is_thrown_again_by_the_same_player():
    match = live("yyyob")
    for seat in (2, 1, 0):
        match.play(seat, "done")
    again = match.log(None)[3].messages[0]
    assert (again.key, again.args["seat"]) == ("log-throw-for-all", 0)
    assert facts(match)["phase"] == "snatch"
    assert facts(match)["pool"] == TRIPLES.split(",")


def test_a_second_throw_never_starts_a_snatch_round():
    match = table("yyorb", head="players=3 snatch=live", prey="yyo", won="-/-/yyo")
    match.play(0, "keep yyorb")
    assert match.moves(0) == ["take yyo", "done"]
    again = table(
        "yyyyyoo",
        head="players=3 snatch=live",
        phase="fish-again",
        flips=4,
        flipped="ooo,rrr,bbb,ggg",
    )
    assert again.actors == (0,)
    assert again.moves(0) == ["take yyy", "done"]


def test_sealed_marks_of_others_are_invisible_until_the_opening():
    shy, bold = sealed("yyyob", won="-/yor/-"), sealed("yyyob", won="-/yor/-")
    for match in (shy, bold):
        match.play(0, "mark ooo")
    for tile in TRIPLES.split(","):
        bold.play(1, f"mark {tile}")
    for match in (shy, bold):
        match.play(1, "seal")
        match.play(0, "seal")
    for seat in (0, 2, None):
        assert shy.view(seat).json() == bold.view(seat).json()
        assert shy.view(seat).text() == bold.view(seat).text()
        assert said(shy.log(seat)) == said(bold.log(seat))
    assert shy.moves(2) == bold.moves(2)
    for move in ("mark yor", "done", "claim yyy", "take all"):
        assert str(refused(shy, 2, move)) == str(refused(bold, 2, move))
    assert json.loads(shy.view(2).json())["facts"]["marks"][:2] == [None, None]


def test_the_opening_pays_wrong_marks_first_and_gives_a_tile_to_one_marker_only():
    match = sealed("yyyob", won="-/yor/-")
    for seat, tiles in ((0, ["yyy"]), (1, ["yyy", "ooo"]), (2, [])):
        for tile in tiles:
            match.play(seat, f"mark {tile}")
        match.play(seat, "seal")
    told = said(match.log(2))
    assert ("log-marked", {"seat": 1, "tiles": ["tile-yyy", "tile-ooo"]}) in told
    assert ("log-pay", {"seat": 1, "tile": "tile-yor", "points": 1}) in told
    lots = [args["seat"] for key, args in told if key == "log-lot"]
    owner = min((0, 1), key=lots.index)
    won = facts(match)["won"]
    assert won[owner] == ["yyy"]
    assert won[1 - owner] == []


def played_out(players: int) -> str:
    """The final table of a game in which everybody takes what they catch and keeps no dice."""
    match = shoal.new("pescado", players=players, seed=11)
    while match.actors:
        seat = match.actors[0]
        moves = match.moves(seat)
        match.play(seat, next((move for move in moves if move.startswith("take")), "keep none"))
    return match.view(0).text()


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_final_table_fits_eighty_columns(players):
    assert max(len(line) for line in played_out(players).splitlines()) <= 80


def test_no_tile_is_shown_as_open_to_theft_after_the_game():
    assert "can still be taken" not in played_out(2)
