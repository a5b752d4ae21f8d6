"""Pescado's messages say what happened and what is so."""

from collections.abc import Callable, Iterable
from functools import partial
from itertools import chain, combinations_with_replacement

import pytest
from engines.compared_games import Plan
from game_tables import game_table
from words.game_steps import (
    Step,
    every,
    position_step,
    recorded_steps,
    seeded_steps,
    step_at,
    viewers,
)
from words.pescado import messages_of_moves
from words.pescado.board import board_claims, check_board
from words.pescado.messages import check_nothing_is_missing

from shoal.core.catalogue import load
from shoal.core.message import heard_by
from shoal.core.rng import Rng
from shoal.core.state import NOBODY, SPECTATOR
from shoal.core.text.position_text import read_position
from shoal.games import game_info
from shoal.games.pescado.components import LETTERS

claims = messages_of_moves.claims

MANY_ALIKE = game_table("plans")["pescado"][4]["options"]
TABLES = [
    (2, {}),
    (3, {}),
    (4, {"throws": "40"}),
    (2, {"second": "must", "flipped": "stack"}),
    (3, {"takes": "all"}),
    (2, {"takes": "all", "flipped": "stack", "second": "must"}),
    (3, {"snatch": "live"}),
    (4, {"snatch": "live", "first": "3", "penalty": "lower", "closes": "done"}),
    (2, {"snatch": "live", "returned": "shuffled", "throws": "60"}),
    (3, {"snatch": "sealed", "takes": "all"}),
    (4, {"snatch": "sealed", "penalty": "lower"}),
    (2, {"snatch": "sealed", "throws": "30"}),
    (2, MANY_ALIKE),
    (3, {**MANY_ALIKE, "snatch": "live"}),
]

SEEDS = 2
STEPS = 100_000
EVERY = 5
"""Prompts, moves, reasons and refusals are read at every n-th position, and at the end."""
BOARDS = 11
"""The board is read at every n-th position, and at the end."""
ILLEGAL = 15
"""Illegal moves that are tried there."""

POOL = "flips=0 pool=yyy,oor,ykk,yrb,obg,bgk flipped=- fresh=- prey=-"
OVER = f"players=3 throws=4 | phase=over turn=1 thrown=4 dice=yyyrb {POOL}"
ONE_FACE_UP = (
    "players=3 | phase=fish turn=0 thrown=5 dice=yyorb flips=0 pool=yyy flipped=- "
    "fresh=ooo,rrr,bbb,ggg,kkk prey=- won=ooo,rrr,bbb,ggg,kkk/-/-"
)
RARE = [
    (f"{OVER} won=kkk/ooo/-", "won-shared"),
    (f"{OVER} won=kkk/oob,yob/-", "won-by-tiles"),
    (f"{OVER} won=kkk/oob,yob/rrr", "won-shared-by-tiles"),
    (
        f"players=3 second=must | phase=fish turn=0 thrown=5 dice=yyorb {POOL} won=-/-/-",
        "no-keep-all",
    ),
    (ONE_FACE_UP, "no-flip-single"),
]
"""Positions with messages that random games rarely meet."""

SNATCH = f"players=3 snatch=live | phase=snatch turn=1 thrown=4 dice=yyyrb {POOL}"
SECRET = f"players=3 snatch=sealed | phase=secret turn=1 thrown=4 dice=yyyrb {POOL}"


def test_every_message_is_true_and_every_key_is_met():
    rng = Rng(7)
    tables = enumerate(TABLES * SEEDS, start=1)
    plans = [Plan(players, seed, STEPS, options) for seed, (players, options) in tables]
    steps = chain(seeded_steps("pescado", plans), recorded_steps("pescado"))
    for number, step in enumerate(steps):
        check_nothing_is_missing(step, claims.check_log(step))
        if number % EVERY == 0 or step.after.actor() == NOBODY:
            check_position(step, partial(some_moves, step.game.move_count, rng))
    for position, key in RARE:
        met = claims.met[key]
        game, state = read_position(game_info("pescado"), position)
        check_position(position_step(game, state), partial(all_moves, game.move_count))
        assert claims.met[key] > met
    assert claims.unclaimed() == claims.unfulfilled() == []
    assert claims.never_met() == []
    assert claims.uncompared() == []


def test_every_line_of_the_board_is_true_and_every_key_is_met():
    plans = [Plan(players, 5, STEPS, options) for players, options in TABLES]
    steps = chain(seeded_steps("pescado", plans), recorded_steps("pescado"))
    for step in every(BOARDS, steps):
        shown = position_step(step.game, step.after)
        for viewer in viewers(step.after):
            check_board(shown.heard_by(viewer))
    assert board_claims.unclaimed("board-") == []
    assert board_claims.never_met("board-") == []
    assert board_claims.uncompared("board-") == []


def some_moves(count: int, rng: Rng, _seat: int) -> list[int]:
    """Moves to try, most of them not legal."""
    return [int(rng.below(count)) for _try in range(ILLEGAL)]


def all_moves(count: int, _seat: int) -> Iterable[int]:
    """Every move."""
    return range(count)


def check_position(step: Step, refused: Callable[[int], Iterable[int]]) -> None:
    """Check what is said after a step; ``refused`` gives the moves of a seat that are tried."""
    claims.check_answers(position_step(step.game, step.after), refused)
    if step.after.actor() == NOBODY:
        claims.check_verdict(step)


def said_to(step: Step, viewer: int) -> list[tuple[str, dict[str, object]]]:
    """The keys and arguments that a viewer hears of a step."""
    return [(said.key, dict(said.args)) for said in heard_by(step.log, viewer)]


def test_there_is_a_word_for_every_tile_and_all_dice_of_a_colour():
    tiles = {f"tile-{''.join(fish)}" for fish in combinations_with_replacement(LETTERS, 3)}
    dice = {f"dice-{letter * count}" for letter in LETTERS for count in range(1, 8)}
    assert claims.keys("tile-") == tiles
    assert claims.keys("dice-") == dice
    words = load("en", claims.info.folder)
    assert [words.word("tile-yyr"), words.word("dice-kkk")] == ["yellow-yellow-red", "3 black"]
    assert len({words.word(key) for key in tiles | dice}) == len(tiles | dice)


@pytest.mark.parametrize("viewer", [1, 2, SPECTATOR])
def test_nobody_hears_of_a_mark_but_its_player(viewer):
    step = step_at("pescado", f"{SECRET} won=-/-/- marks=oor/-/yyy sealed=2", "mark yyy", seat=0)
    assert said_to(step, 0) == [("log-mark", {"seat": 0, "tile": "tile-yyy"})]
    assert said_to(step, viewer) == []


@pytest.mark.parametrize(
    ("marks", "wrong", "points"),
    [("-", "obg", 1), ("ykk", "obg", 0), ("obg", "ykk", 0), ("yyy", "ykk", 1)],
)
def test_a_reason_counts_the_marks_that_are_wrong_already(marks, wrong, points):
    position = f"{SECRET} won=yob/-/- marks={marks}/-/- sealed=-"
    step = step_at("pescado", position, f"mark {wrong}", seat=0)
    reason = step.game.evaluator.reason(step.game.view(step.before, 0), step.move)
    assert (reason.key, reason.args) == ("why-wrong", {"points": points})


@pytest.mark.parametrize(("won", "points"), [("kkk/-/-", 3), ("-/kkk/-", 0)])
def test_a_reason_says_what_a_wrong_claim_would_cost(won, points):
    step = step_at("pescado", f"{SNATCH} won={won} claims=-/-/- done=-", "claim obg", seat=0)
    reason = step.game.evaluator.reason(step.game.view(step.before, 0), step.move)
    assert (reason.key, reason.args) == ("why-wrong", {"points": points})


@pytest.mark.parametrize(
    ("snatch", "thrown", "rule"),
    [("off", 0, "PE-4"), ("live", 0, "PE-4"), ("off", 3, "PE-17"), ("live", 3, "PE-17")],
)
def test_a_tile_comes_into_the_pool_by_the_rule_of_the_moment(snatch, thrown, rule):
    option = "" if snatch == "off" else f" snatch={snatch}"
    dice = "yorbg" if thrown else "-"
    position = (
        f"players=2{option} | phase=refill turn=0 thrown={thrown} dice={dice} "
        "flips=0 pool=yyy,ooo,rrr,bbb,ggg flipped=- fresh=- prey=- won=-/-"
    )
    step = step_at("pescado", position, "* draw kkk")
    (said,) = step.log
    assert (said.key, said.args, said.rule) == ("log-draw", {"tile": "tile-kkk"}, rule)
