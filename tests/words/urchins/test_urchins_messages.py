"""What Sea Urchins says is true: log, prompts, refusals, reasons, moves, verdict and board."""

from itertools import chain

import pytest
from engines.compared_games import PLANS, Plan
from words.game_steps import (
    Step,
    every,
    position_step,
    recorded_steps,
    seeded_steps,
    step_at,
    viewers,
)
from words.urchins import moves as claims_of_moves
from words.urchins.board import check_board
from words.urchins.messages import claims

from shoal.core.message import EVERYBODY, HEADLINE
from shoal.core.state import CHANCE, NOBODY

assert claims_of_moves.claims is claims

MORE_GAMES = [
    Plan(2, 11, 600, {"size": 4}),
    Plan(3, 12, 400, {"size": 4, "stay": True, "lull": "turns"}),
    Plan(4, 13, 400, {"size": 5, "end": "either"}),
    Plan(2, 14, 300, {"size": 7, "jump": "one", "first": "1"}),
]

MOVES_A_STEP = 8
REASONS_A_STEP = 2

VERBS = ("piece", "add red", "add yellow")
"""What is tried on every square with a piece."""

FULL = "rYrY/rYrY/rYrY/rYrY"

STILL = f"players=2 size=4 | board={FULL} pieces=hand,hand pile=4,0 won=6,6 turn=0 phase=3 added=no"
LONE = "players=2 size=4 | board=..../.r../..../.... pieces=hand,hand pile=19,20 won=0,0 turn=0"

RARE = {
    "log-cannot-act": (f"{STILL} calm=0", "piece a1"),
    "log-must-add": (f"{LONE} phase=3 added=no calm=5", "piece b3"),
    "log-end-still": (f"{STILL} calm=7", "piece a1"),
}
"""Positions and moves for keys of the log that random games hardly ever reach."""


@pytest.fixture(scope="module", autouse=True)
def games() -> list[Step]:
    """The steps of all games, each checked."""
    plans = [*PLANS["urchins"], *MORE_GAMES]
    steps = list(chain(seeded_steps("urchins", plans), recorded_steps("urchins")))
    steps += [step_at("urchins", *at) for at in RARE.values()]
    for number, step in enumerate(steps):
        claims.check_log(step)
        check_questions(step)
        check_refusals(step, number)
        if step.mover != CHANCE:
            check_moves(step, number)
        if step.after.actor() == NOBODY:
            check_end(step)
    return steps


def check_questions(step: Step) -> None:
    """What every viewer is asked."""
    for seat in viewers(step.before):
        view = step.game.view(step.before, seat)
        claims.check(step.question(seat), step.game.messages.prompt(view))


def check_refusals(step: Step, number: int) -> None:
    """Some moves that are not possible, most of them of the seat to act."""
    state, game = step.before, step.game
    for seat in range(int(state.players)):
        tried = {0, number % game.move_count}
        if seat == step.mover:
            tried |= {game.move_count, *range(number % 31, game.move_count, 31)}
            for place in {*step.was("pieces")} - {"hand"}:
                tried |= {int(game.notation.read_move(f"{verb} {place}")) for verb in VERBS}
        claims.check_refusals(step, seat, sorted(tried))


def check_moves(step: Step, number: int) -> None:
    """How the legal moves are called, and what speaks for some of them."""
    view = step.game.view(step.before, step.mover)
    described = view.moves[number % 3 :: 1 + len(view.moves) // MOVES_A_STEP]
    for place, move in enumerate(described):
        option = step.option(step.mover, int(move))
        claims.check_name(option, step.game.messages.describe_move(view, move))
        if place < REASONS_A_STEP:
            reason = step.game.evaluator.reason(view, move)
            assert reason is not None
            claims.check(option, reason)


def check_end(step: Step) -> None:
    """The verdict, and what is said after the end."""
    assert step.game.messages.verdict(step.after) == step.log[-1]
    claims.check_verdict(step)
    ended = position_step(step.game, step.after, 0)
    claims.check(ended, step.game.messages.prompt(ended.view))
    claims.check(ended, step.game.messages.why_not(step.after, 0, 0))


def test_every_key_has_a_claim():
    assert claims.unclaimed() == claims.unfulfilled() == []


def test_every_key_is_met():
    assert claims.never_met() == []


def test_every_argument_is_compared():
    assert claims.uncompared() == []


def test_the_board_in_words_says_what_the_view_shows(games):
    rare = games[-len(RARE) :]
    for step in [*every(3, games), *rare]:
        for state in (step.before, step.after):
            for viewer in viewers(state):
                check_board(position_step(step.game, state).heard_by(viewer))
    assert claims.unclaimed("board-") == []
    assert claims.never_met("board-") == []
    assert claims.uncompared("board-") == []


def test_everybody_hears_the_same(games):
    assert all(message.audience == EVERYBODY for step in games for message in step.log)


def test_every_turn_has_one_headline_at_its_end(games):
    for step in games:
        headlines = [said for said in step.log if said.level == HEADLINE]
        assert len(headlines) == (1 if step.was("phase") == "3" else 0), str(step)


@pytest.mark.parametrize(("key", "at"), RARE.items())
def test_a_rare_key_is_said_where_it_belongs(key, at):
    assert key in [said.key for said in step_at("urchins", *at).log]
