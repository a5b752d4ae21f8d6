"""What the board says of each choice is what happens when it is played."""

from collections import Counter
from random import Random

import pytest
from table import Table

import shoal
from shoal.core.state import CHANCE, SPECTATOR
from shoal.games.pescado.components import letters_of, throw
from shoal.games.pescado.moves import FISH_AGAIN

BOARD = "flips=0 pool=yyy,oor,ykk,yrb,obg,bgk flipped=- fresh=- prey=rgk won=rgk/-/-"


def fishing(dice, head="players=3", board=BOARD):
    """Seat 1 looks at its first throw, after seat 0."""
    return Table("pescado", f"{head} | phase=fish turn=1 thrown=4 dice={dice} {board}")


def facts_of(game, state, seat):
    return game.board_helpers.facts(game.view(state, seat))


def positions(seed):
    """Many positions in which a seat looks at its dice, from a random game."""
    chooser = Random(seed)
    match = shoal.new("pescado", players=3, seed=seed)
    while match.actors:
        seat = chooser.choice(match.actors)
        yield match.game, match.game.shown(match.view(seat)), seat
        match.play(seat, chooser.choice(match.moves(seat)))


def played(game, state, seat, move):
    """The position after a move."""
    after = state.clone()
    after.play(seat, game.notation.read_move(move))
    return after


def choices(game, state, seat, verb):
    """What can follow a verb now."""
    written = [game.notation.write_move(move) for move in state.moves(seat)]
    return [move.partition(" ")[2] for move in written if move.startswith(f"{verb} ")]


@pytest.mark.parametrize("seed", range(3))
def test_a_taken_tile_brings_the_points_that_the_board_says(seed):
    taken = Counter()
    for game, state, seat in positions(seed):
        facts, points = facts_of(game, state, seat), state.scores()[seat]
        said = {**facts["worths"], "all": facts["all"]}
        for tile in choices(game, state, seat, "take"):
            assert played(game, state, seat, f"take {tile}").scores()[seat] == points + said[tile]
            taken[tile] += 1
    assert taken["all"] and taken.total() > 10


@pytest.mark.parametrize("seed", range(3))
def test_the_second_throw_catches_a_tile_if_it_shows_what_the_keep_needed(seed):
    chooser, caught = Random(seed), 0
    for game, state, seat in positions(seed):
        keeps = facts_of(game, state, seat)["keeps"]
        assert sorted(keeps) == sorted(
            letters.replace("none", "") for letters in choices(game, state, seat, "keep")
        )
        for letters, said in keeps.items():
            after = played(game, state, seat, f"keep {letters or 'none'}")
            outcome = chooser.randrange(6 ** said["thrown"])
            fallen = Counter(letters_of(throw(outcome, said["thrown"])))
            if said["thrown"]:
                assert after.outcomes() == 6 ** said["thrown"]
                after.play(CHANCE, outcome)
            expected = [tile for tile, needs in said["needs"].items() if Counter(needs) <= fallen]
            assert tiles_caught(after) == sorted(expected)
            caught += len(expected)
    assert caught > 100


def tiles_caught(state):
    """The tiles that the second throw caught; without any the turn is over at once."""
    if state.phase != FISH_AGAIN:
        return []
    return sorted(state.settings.deck.names_of(state.caught()))


@pytest.mark.parametrize(("option", "place"), [("back", "pool"), ("stack", "stack")])
def test_a_flipped_tile_of_the_pool_ends_where_the_board_says(option, place):
    table = fishing("yyyrb", f"players=3 flipped={option}")
    cost = facts_of(table.game, table.state, 1)["flip"]
    table.play("flip obg", "flip bgk", "keep none").chance("throw kkkkkk")
    facts = table.game.view(table.state, 1).facts
    assert (cost["ends"]["obg"], "obg" in facts[place]) == (place, True)


def test_a_flipped_tile_of_the_predecessor_stays_theirs_and_is_safe():
    table = fishing("rrgkk")
    assert facts_of(table.game, table.state, 1)["flip"]["ends"]["rgk"] == "safe"
    table.play("flip rgk")
    facts = table.game.view(table.state, 1).facts
    assert (facts["prey"], facts["won"][0]) == ([], ["rgk"])


def test_a_grey_die_costs_as_many_flips_as_the_board_says():
    table = fishing("rrgkk")
    assert facts_of(table.game, table.state, 1)["flip"]["tiles"] == 2
    table.play("flip obg")
    assert facts_of(table.game, table.state, 1)["flip"]["tiles"] == 1
    table.play("flip bgk")
    assert table.game.view(table.state, 1).facts["grey"] == 1
    assert facts_of(table.game, table.state, 1)["keeps"]["rr"]["thrown"] == 4


def test_a_flip_leaves_the_caught_tiles_that_the_board_names():
    table = fishing("rrgkk")
    assert facts_of(table.game, table.state, 1)["flip"]["leaves"] == ["rgk"]
    assert "take rgk" in table.moves()
    table.play("flip obg")
    assert not any(move.startswith("take") for move in table.moves())
    assert facts_of(table.game, table.state, 1)["flip"]["leaves"] == []


def test_only_the_seat_to_act_is_told():
    table = fishing("rrgkk")
    told = [bool(facts_of(table.game, table.state, seat)) for seat in (0, 1, 2, SPECTATOR)]
    assert told == [False, True, False, False]


@pytest.mark.parametrize(
    ("snatch", "words"),
    [
        ("live", "phase=snatch {board} claims=-/-/- done=0,2"),
        ("sealed", "phase=secret {board} marks=yyy/-/oor sealed=0,2"),
    ],
)
def test_in_a_snatch_round_the_board_tells_nobody_anything(snatch, words):
    board = f"turn=1 thrown=4 dice=yyyrb {BOARD}"
    table = Table("pescado", f"players=3 snatch={snatch} | {words.format(board=board)}")
    seats = (0, 1, 2, SPECTATOR)
    assert [facts_of(table.game, table.state, seat) for seat in seats] == [{}] * 4
