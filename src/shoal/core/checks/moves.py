"""Laws of who may act and what acting does."""

import math

from shoal.core.checks.random_games import Step, Trial, answer, difference, everything, steps_here
from shoal.core.game import Game
from shoal.core.position import write_position
from shoal.core.state import CHANCE, NOBODY, SEVERAL, State

BRANCHES = 24
"""How many steps are tried from one position."""


def wrong_actors(game: Game, state: State) -> str:
    """What is wrong with who may act here and with what; '' if nothing."""
    actor, actors, outcomes = int(state.actor()), list(state.actors()), int(state.outcomes())
    told = f"actor() is {actor}, actors() is {actors}, outcomes() is {outcomes}"
    if (actor == SEVERAL) != (len(actors) > 1):
        return f"{told}: SEVERAL means more than one actor."
    if (actor == CHANCE) != (outcomes != 0) or outcomes < 0:
        return f"{told}: CHANCE acts exactly when there are outcomes."
    if actor in (CHANCE, NOBODY) and actors:
        return f"{told}: a seat cannot act now."
    if actor >= 0 and actors != [actor]:
        return f"{told}: they do not agree."
    if actor < SEVERAL or len(set(actors)) < len(actors):
        return f"{told}: that is no set of seats."
    if not set(actors) <= set(range(state.players)):
        return f"{told}: there are only {state.players} seats."
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
    return ""


def check_dead_ends(trial: Trial) -> None:
    """Whoever is to act has a move, nobody else has one, and every answer about it agrees."""
    for state in trial.walk():
        wrong = wrong_actors(trial.game, state)
        if state.players != trial.players:
            wrong = f"The position is one of {state.players} players."
        if wrong:
            raise trial.broken("dead ends", wrong)


def check_order(trial: Trial) -> None:
    """Moves are distinct, in a fixed order, and asking changes nothing."""
    for state in trial.walk():
        for seat in range(trial.players):
            moves = list(state.moves(seat))
            if len(set(moves)) < len(moves):
                raise trial.broken("order", f"Seat {seat} has a move twice: {moves}.")
            again = list(state.moves(seat))
            if moves != again:
                raise trial.broken("order", f"Seat {seat}'s moves are {moves}, then {again}.")
    for state in trial.walk(trial.sample()):
        changed = difference(everything(trial.game, state), everything(trial.game, state))
        if changed:
            raise trial.broken("order", f"Asking the same things twice, {changed}.")


def check_determinism(trial: Trial) -> None:
    """The same moves from the same start give the same positions, views and moves."""
    sample = trial.sample()
    for one, other in zip(trial.walk(sample), trial.walk(sample), strict=True):
        differs = difference(everything(trial.game, one), everything(trial.game, other))
        if differs:
            raise trial.broken("determinism", f"Played twice, {differs}.")


def check_clones(trial: Trial) -> None:
    """A clone is equal, independent both ways, and plays on identically."""
    kept: list[tuple[int, State, dict[str, str]]] = []
    end: dict[str, str] = {}
    for state in trial.walk(trial.sample()):
        before = everything(trial.game, state)
        clone = state.clone()
        _same(trial, before, everything(trial.game, clone), "The clone differs: ")
        for step in trial.steps[trial.at : trial.at + 1]:
            _play_on_clones(trial, state, before, step)
        kept.append((trial.at, clone, before))
        end = before
    for at, clone, before in kept:
        trial.at = at
        _same(trial, before, everything(trial.game, clone), "Playing on changed an old clone: ")
        for step in trial.steps[at:]:
            clone.play(*step)
        _same(trial, end, everything(trial.game, clone), "A clone played on otherwise: ")


def _play_on_clones(trial: Trial, state: State, before: dict[str, str], step: Step) -> None:
    one, other = state.clone(), state.clone()
    one.play(*step)
    _same(trial, before, everything(trial.game, state), "Playing on a clone changed this: ")
    after = everything(trial.game, one)
    other.play(*step)
    _same(trial, after, everything(trial.game, other), f"Two clones played {step}: ")


def _same(trial: Trial, one: dict[str, str], other: dict[str, str], when: str) -> None:
    differs = difference(one, other)
    if differs:
        raise trial.broken("clones", f"{when}{differs}.")


def check_playable(trial: Trial) -> None:
    """Every legal move and every outcome can be played, and leaves no dead end."""
    if trial.crash:
        trial.at = len(trial.steps)
        raise trial.broken("playable", f"The next random move raised {trial.crash}.")
    for state in trial.walk(trial.sample()):
        for seat, move in steps_here(state, trial.rng(2), BRANCHES):
            after = state.clone()
            told = answer(trial.game.write, state, seat, move)
            try:
                after.play(seat, move)
            except Exception as error:
                sentence = f"Seat {seat} plays {told}: {type(error).__name__}: {error}"
                raise trial.broken("playable", sentence) from error
            wrong = wrong_actors(trial.game, after)
            if wrong:
                raise trial.broken("dead ends", f"After seat {seat} plays {told}: {wrong}")


def check_termination(trial: Trial) -> None:
    """Every random game ends within the stated length."""
    trial.at = len(trial.steps)
    if not trial.over and trial.at >= trial.game.longest:
        sentence = f"The game goes on after {trial.at} steps, the longest it is said to take."
        raise trial.broken("termination", sentence)


def check_conservation(trial: Trial) -> None:
    """What is conserved (dice, tokens, cards) never changes in number."""
    start = trial.game.component_counts(trial.game.start_checked(trial.players))
    for state in trial.walk():
        tally = trial.game.component_counts(state)
        if tally != start:
            raise trial.broken("conservation", f"The tally is {tally}, at the start {start}.")


def check_ranks(trial: Trial) -> None:
    """Scores and ranks have an entry for each seat; a rank is the number of seats ahead."""
    for state in trial.walk():
        scores, ranks = list(state.scores()), list(state.ranks())
        if len(scores) != trial.players or len(ranks) != trial.players:
            sentence = f"{trial.players} seats have the scores {scores} and the ranks {ranks}."
            raise trial.broken("ranks", sentence)
        ahead = [sum(other < rank for other in ranks) for rank in ranks]
        if ahead != ranks:
            sentence = f"The ranks are {ranks}, but by them the seats ahead number {ahead}."
            raise trial.broken("ranks", sentence)


def check_hints(trial: Trial) -> None:
    """What a room hints to bots is a number in range, the same again, and changes nothing."""
    for state in trial.walk(trial.sample()):
        before = write_position(trial.game, state)
        for seat in range(trial.players):
            value = trial.game.value(state, seat)
            if not 0 <= value <= 1 or value != trial.game.value(state, seat):
                raise trial.broken("hints", f"Seat {seat} stands at {value}, not from 0 to 1.")
            for move in state.moves(seat):
                weight = trial.game.prior(state, seat, move)
                if not 0 <= weight < math.inf or weight != trial.game.prior(state, seat, move):
                    told = f"Seat {seat}'s move {move} has the weight {weight}, not one from 0 up."
                    raise trial.broken("hints", told)
        if write_position(trial.game, state) != before:
            raise trial.broken("hints", "Asking for hints changed the position.")
