"""Checks of who may act and what a move does."""

import math

from shoal.core.checks.random_games import (
    CheckRun,
    Step,
    answer,
    difference,
    everything,
    steps_here,
)
from shoal.core.game import Game
from shoal.core.state import CHANCE, NOBODY, SEVERAL, State
from shoal.core.text.position_text import write_position

BRANCHES = 24
"""The number of steps tried from one position."""


def wrong_actors(game: Game, state: State) -> str:
    """What is wrong with the actors and their moves; '' if nothing."""
    actor, actors, outcomes = int(state.actor()), list(state.actors()), int(state.outcomes())
    answers = f"actor() is {actor}, actors() is {actors}, outcomes() is {outcomes}"
    if (actor == SEVERAL) != (len(actors) > 1):
        return f"{answers}: SEVERAL means more than one actor."
    if (actor == CHANCE) != (outcomes != 0) or outcomes < 0:
        return f"{answers}: CHANCE acts exactly when there are outcomes."
    if actor in (CHANCE, NOBODY) and actors:
        return f"{answers}: a seat cannot act now."
    if actor >= 0 and actors != [actor]:
        return f"{answers}: they do not agree."
    if actor < SEVERAL or len(set(actors)) < len(actors):
        return f"{answers}: that is no set of seats."
    if not set(actors) <= set(range(state.players)):
        return f"{answers}: there are only {state.players} seats."
    return _wrong_moves(game, state, actors)


def _wrong_moves(game: Game, state: State, actors: list[int]) -> str:
    for seat in range(state.players):
        moves = list(state.moves(seat))
        if seat in actors and not moves:
            return f"Seat {seat} is to act and has no move."
        if seat not in actors and moves:
            return f"Seat {seat} is not to act and has the moves {moves[:8]}."
        for move in moves:
            if not 0 <= move < game.move_count:
                return f"Seat {seat} has the move {move}, outside 0 to {game.move_count - 1}."
        if seat in actors and game.passing_move(state, seat) not in moves:
            return f"passing_move() gives seat {seat} a move that is not legal."
    return ""


def check_dead_ends(run: CheckRun) -> None:
    """A seat that must act has a move, no other seat has one, and all answers agree."""
    for state in run.walk():
        wrong = wrong_actors(run.game, state)
        if state.players != run.players:
            wrong = f"The position is one of {state.players} players."
        if wrong:
            raise run.failure("dead ends", wrong)


def check_order(run: CheckRun) -> None:
    """Moves are distinct, in a fixed order, and asking changes nothing."""
    for state in run.walk():
        for seat in range(run.players):
            moves = list(state.moves(seat))
            if len(set(moves)) < len(moves):
                raise run.failure("order", f"Seat {seat} lists a move twice: {moves}.")
            again = list(state.moves(seat))
            if moves != again:
                raise run.failure("order", f"Seat {seat}'s moves are {moves}, then {again}.")
    for state in run.walk(run.sample()):
        changed = difference(everything(run.game, state), everything(run.game, state))
        if changed:
            raise run.failure("order", f"Asking the same things twice, {changed}.")


def check_determinism(run: CheckRun) -> None:
    """The same moves from the same start give the same positions, views and moves."""
    sample = run.sample()
    for first, second in zip(run.walk(sample), run.walk(sample), strict=True):
        differs = difference(everything(run.game, first), everything(run.game, second))
        if differs:
            raise run.failure("determinism", f"Played twice, {differs}.")


def check_clones(run: CheckRun) -> None:
    """A clone is equal, independent both ways, and plays on identically."""
    clones: list[tuple[int, State, dict[str, str]]] = []
    end: dict[str, str] = {}
    for state in run.walk(run.sample()):
        before = everything(run.game, state)
        clone = state.clone()
        _same(run, before, everything(run.game, clone), "The clone differs: ")
        for step in run.steps[run.at : run.at + 1]:
            _play_on_clones(run, state, before, step)
        clones.append((run.at, clone, before))
        end = before
    for at, clone, before in clones:
        run.at = at
        _same(run, before, everything(run.game, clone), "Playing on changed an old clone: ")
        for step in run.steps[at:]:
            clone.play(*step)
        _same(run, end, everything(run.game, clone), "A clone continued differently: ")


def _play_on_clones(run: CheckRun, state: State, before: dict[str, str], step: Step) -> None:
    first, second = state.clone(), state.clone()
    first.play(*step)
    _same(run, before, everything(run.game, state), "Playing on a clone changed this: ")
    after = everything(run.game, first)
    second.play(*step)
    _same(run, after, everything(run.game, second), f"Two clones played {step}: ")


def _same(run: CheckRun, expected: dict[str, str], found: dict[str, str], when: str) -> None:
    differs = difference(expected, found)
    if differs:
        raise run.failure("clones", f"{when}{differs}.")


def check_playable(run: CheckRun) -> None:
    """Every legal move and every outcome can be played, and leaves no dead end."""
    if run.crash:
        run.at = len(run.steps)
        raise run.failure("playable", f"The next random move raised {run.crash}.")
    for state in run.walk(run.sample()):
        for seat, move in steps_here(state, run.rng(2), BRANCHES):
            after = state.clone()
            text = answer(run.game.notation.write, state, seat, move)
            try:
                after.play(seat, move)
            except Exception as error:
                sentence = f"Seat {seat} plays {text}: {type(error).__name__}: {error}"
                raise run.failure("playable", sentence) from error
            wrong = wrong_actors(run.game, after)
            if wrong:
                raise run.failure("dead ends", f"After seat {seat} plays {text}: {wrong}")


def check_termination(run: CheckRun) -> None:
    """Every random game ends within the stated length."""
    run.at = len(run.steps)
    if not run.over and run.at >= run.game.max_steps:
        sentence = f"The game goes on after {run.at} steps, its stated maximum."
        raise run.failure("termination", sentence)


def check_conservation(run: CheckRun) -> None:
    """The numbers of dice, tokens and cards never change."""
    start = run.game.component_counts(run.game.start_checked(run.players))
    for state in run.walk():
        counts = run.game.component_counts(state)
        if counts != start:
            sentence = f"The component counts are {counts}, at the start {start}."
            raise run.failure("conservation", sentence)


def check_ranks(run: CheckRun) -> None:
    """Scores and ranks have an entry for each seat; a rank is the number of seats ahead."""
    for state in run.walk():
        scores, ranks = list(state.scores()), list(state.ranks())
        if len(scores) != run.players or len(ranks) != run.players:
            sentence = f"{run.players} seats have the scores {scores} and the ranks {ranks}."
            raise run.failure("ranks", sentence)
        ahead = [sum(other < rank for other in ranks) for rank in ranks]
        if ahead != ranks:
            sentence = f"The ranks are {ranks}, but the numbers of seats ahead are {ahead}."
            raise run.failure("ranks", sentence)


def check_hints(run: CheckRun) -> None:
    """A game's values for bots are in range, repeatable, and asking changes nothing."""
    evaluator = run.game.evaluator
    for state in run.walk(run.sample()):
        before = write_position(run.game, state)
        for seat in range(run.players):
            value = evaluator.value(state, seat)
            if not 0 <= value <= 1 or value != evaluator.value(state, seat):
                raise run.failure("hints", f"Seat {seat} has the value {value}, outside 0 to 1.")
            for move in state.moves(seat):
                weight = evaluator.prior(state, seat, move)
                if not 0 <= weight < math.inf or weight != evaluator.prior(state, seat, move):
                    sentence = f"Seat {seat}'s move {move} has the weight {weight}, not 0 or more."
                    raise run.failure("hints", sentence)
        if write_position(run.game, state) != before:
            raise run.failure("hints", "Asking for hints changed the position.")
