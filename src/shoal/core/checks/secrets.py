"""Checks of what a seat may know: views, imagined positions, secrets, refusals."""

import json
import math
import re

from shoal.core.checks.random_games import (
    CheckRun,
    short_line,
    short_text,
    shorten,
    steps_here,
)
from shoal.core.checks.rules_of_play import wrong_actors
from shoal.core.game import Game, View
from shoal.core.message import Message, heard_by
from shoal.core.search.playout import playout
from shoal.core.state import CHANCE, NOBODY, SPECTATOR, State
from shoal.core.text.clip import clip
from shoal.core.text.position_text import read_position, write_position
from shoal.core.text.view_from_json import read_view

MAX_ALTERNATIVES = 216
"""Up to so many steps (three dice) are all tried to see what the log reveals."""

NEIGHBOURS = 24
"""The number of positions one step away whose texts are compared."""

STEPS_AHEAD = 6
"""For so many steps two positions are played side by side."""


def check_views(run: CheckRun) -> None:
    """A view is plain JSON that comes back the same, and shows the moves, actors and ranks."""
    for state in run.walk(run.sample()):
        for seat in run.seats():
            view = run.game.view(state, seat)
            wrong = _wrong_value(view.facts) or _wrong_view(run.game, state, view)
            if wrong:
                raise run.failure("views", f"{_whose(seat)} view is wrong: {wrong}")


def _whose(seat: int) -> str:
    return "The spectator's" if seat == SPECTATOR else f"Seat {seat}'s"


def _wrong_value(value: object) -> str:
    """What is not plain JSON; compares exact types, so that no subclass can carry a secret."""
    if type(value) is dict:
        for key, item in value.items():
            if type(key) is not str:
                return f"the key {key!r} is not a text."
            wrong = _wrong_value(item)
            if wrong:
                return wrong
        return ""
    if type(value) is list:
        return next(filter(None, map(_wrong_value, value)), "")
    if type(value) is float and math.isfinite(value):
        return ""
    if value is None or type(value) in (str, int, bool):
        return ""
    return f"a {type(value).__name__} is no JSON value."


def _wrong_view(game: Game, state: State, view: View) -> str:
    text = view.json()
    again = read_view(game, text)
    if again.json() != text:
        return f"re-read it says {shorten(again.json(), text)}, not {shorten(text, again.json())}."
    if _texts(again) != _texts(view):
        return "its text changes when it is re-read."
    if view.json() != text:
        return "writing its text changed it."
    if not all(text.strip() for text in _texts(view)):
        return "its text is empty."
    over = state.actor() == NOBODY
    if view.over != over or (over and view.ranks != list(state.ranks())):
        return f"its ranks are {view.ranks}."
    return ""


def _texts(view: View) -> list[str]:
    """The board, and the prompt for a seat that must act."""
    prompt = [_said(view.game.messages.prompt(view))] if view.moves else []
    lines = [str(line.to_json()) for line in view.lines()]
    return ["\n".join(lines), *prompt]


def _said(message: Message) -> str:
    """A message without its audience; '' if it says nothing."""
    return repr(message) if message.key else ""


def _heard(game: Game, state: State, mover: int, move: int, seat: int) -> str:
    """What a seat hears of a step."""
    return " ".join(_said(one) for one in heard_by(game.messages.log(state, mover, move), seat))


def check_imagining(run: CheckRun) -> None:
    """A view's JSON is enough to imagine a correct position with the same facts."""
    for state in run.walk(run.sample()):
        for seat in run.seats():
            text = run.game.view(state, seat).json()
            wrong = _wrong_world(run, state, seat, text)
            if wrong:
                raise run.failure("imagining", f"{_whose(seat)} view {short_text(text)}: {wrong}")


def _wrong_world(run: CheckRun, state: State, seat: int, text: str) -> str:
    game = run.game
    view = read_view(game, text)
    # A game that remembers the position it showed last gets another one.
    game.view(game.start_checked(run.players), seat)
    world = game.imagine(view, run.rng(8))
    if view.json() != text:
        return "imagining changed the view."
    fresh = run.info.game(game.options)
    again = fresh.imagine(read_view(fresh, text), run.rng(8))
    written = write_position(game, world)
    if write_position(fresh, again) != written:
        return "the same view and the same seed give two positions."
    shown = json.dumps(game.facts(world, seat), sort_keys=True)
    facts = json.dumps(view.facts, sort_keys=True)
    if shown != facts:
        return f"the imagined position {short_text(written)} shows {shorten(shown, facts)}."
    wrong = _wrong_position(run, state, world)
    return f"the imagined position {short_text(written)} {wrong}" if wrong else ""


def _wrong_position(run: CheckRun, state: State, world: State) -> str:
    """What is wrong with an imagined position; '' if nothing."""
    game = run.game
    text = write_position(game, world)
    if text == write_position(game, state):
        return ""
    if game.component_counts(world) != game.component_counts(state):
        counts, expected = game.component_counts(world), game.component_counts(state)
        return f"has the component counts {counts}, not {expected}."
    if write_position(*read_position(run.info, text)) != text:
        return "cannot be restored from its text."
    playout(world, run.rng(9), game.max_steps)
    wrong = wrong_actors(game, world)
    if wrong:
        return f"leads to a position with wrong actors: {wrong}"
    if world.actor() != NOBODY:
        return f"does not end within {game.max_steps} steps."
    return ""


def check_secrets(run: CheckRun) -> None:
    """Positions that differ only in what a seat may not know look the same to it.

    This covers views with their legal moves, refusals and log lines. A log line may distinguish
    two positions only if the views after the step do so too. Moves that reveal something to their
    own player must be declared by the game.
    """
    for state in run.walk(run.sample()):
        if not run.game.has_secrets():
            _check_no_secrets(run, state)
        for seat in run.seats():
            view = run.game.view(state, seat)
            world = run.game.imagine(read_view(run.game, view.json()), run.rng(10))
            if write_position(run.game, world) != write_position(run.game, state):
                _same_bytes(run, seat, state, world)
                _follow(run, seat, state.clone(), world.clone())
    for state in run.walk(run.sample(2)):
        _check_log(run, state)


def _check_no_secrets(run: CheckRun, state: State) -> None:
    """A game without secrets shows everybody the same."""
    game = run.game
    shown = json.dumps(game.facts(state, SPECTATOR), sort_keys=True)
    for seat in range(run.players):
        other = json.dumps(game.facts(state, seat), sort_keys=True)
        if other != shown:
            sentence = f"view says {shorten(other, shown)}, and the game says it has no secrets."
            raise run.failure("secrets", f"{_whose(seat)} {sentence}")


def _same_bytes(run: CheckRun, seat: int, state: State, world: State) -> None:
    """View, refusals and log lines are the same in the true and in the imagined position."""
    game = run.game
    true, other = game.view(state, seat).json(), game.view(world, seat).json()
    if true != other:
        sentence = f"view says {shorten(true, other)}, but {shorten(other, true)}"
        raise _leak(run, seat, world, sentence)
    if seat in list(state.actors()):
        for move in _illegal(run, state, seat):
            here = game.messages.why_not(state, seat, move)
            there = game.messages.why_not(world, seat, move)
            if here != there:
                sentence = f"refusal of {game.notation.write_move(move)} says {here!r}"
                raise _leak(run, seat, world, f"{sentence}, but {there!r}")
    for mover, move in steps_here(state, run.rng(11), 8):
        _play_both(run, seat, state.clone(), world.clone(), (mover, move))


def _leak(run: CheckRun, seat: int, world: State, sentence: str) -> Exception:
    text = write_position(run.game, world)
    sentence = f"{_whose(seat)} {sentence} in {short_text(text)}, which the seat cannot tell apart."
    return run.failure("secrets", sentence)


def _play_both(run: CheckRun, seat: int, state: State, world: State, step: tuple[int, int]) -> bool:
    """Play one step in both positions; whether the seat still sees the same in both."""
    game = run.game
    mover, move = step
    other = _same_step(game, state, world, mover, move)
    if other < 0:
        return False
    line = _heard(game, state, mover, move, seat)
    other_line = _heard(game, world, mover, other, seat)
    before = world.clone()
    undoable = seat == mover and not game.reveals_hidden(game.view(state, seat), move)
    state.play(mover, move)
    world.play(mover, other)
    if game.view(state, seat).json() != game.view(world, seat).json():
        # A move before a die or the end of the game can never be undone.
        if undoable and list(state.actors()) and list(world.actors()):
            text = game.notation.write_move(move)
            sentence = f"move {text} reveals something, and is not declared to,"
            raise _leak(run, seat, before, sentence)
        return False
    if line != other_line:
        sentence = f"log says {short_line(line)}, but {short_line(other_line)}"
        raise _leak(run, seat, before, sentence)
    return True


def _same_step(game: Game, state: State, world: State, mover: int, move: int) -> int:
    """The number of the same step in the other position, -1 if it is impossible there.

    Outcomes are matched by their text: the number of a card drawn depends on the deck.
    """
    if mover != CHANCE:
        return move if move in list(world.moves(mover)) else -1
    text = game.notation.write_chance(state, move)
    outcomes = int(world.outcomes())
    likely: list[int] = [move, *range(min(outcomes, MAX_ALTERNATIVES))]
    for outcome in likely:
        if outcome < outcomes and game.notation.write_chance(world, outcome) == text:
            return outcome
    return -1


def _follow(run: CheckRun, seat: int, state: State, world: State) -> None:
    """Play on in both positions while the seat sees no difference."""
    for step in run.steps[run.at : run.at + STEPS_AHEAD]:
        if not _play_both(run, seat, state, world, step):
            return


def _check_log(run: CheckRun, state: State) -> None:
    """The log does not reveal which of several steps was made if no view shows it.

    Among the steps after which a seat sees the same, every log line must leave the same positions
    possible. Otherwise the log would say more than the view.
    """
    steps = steps_here(state, run.rng(12), MAX_ALTERNATIVES + 1)
    if len(steps) > MAX_ALTERNATIVES:
        return
    game = run.game
    lines_by_view: dict[tuple[int, int, str], dict[str, set[str]]] = {}
    for mover, move in steps:
        after = state.clone()
        after.play(mover, move)
        position = write_position(game, after)
        for seat in run.seats():
            if seat != mover:
                key = (seat, mover, game.view(after, seat).json())
                lines = lines_by_view.setdefault(key, {})
                line = _heard(game, state, mover, move, seat)
                lines.setdefault(line, set()).add(position)
    for (seat, mover, _), lines in lines_by_view.items():
        (line, positions), *others = lines.items()
        for other_line, other_positions in others:
            if positions != other_positions:
                sentence = f"log reveals what seat {mover} did: {line!r} or {other_line!r}"
                raise run.failure("secrets", f"{_whose(seat)} {sentence}, and no view shows it.")


def _illegal(run: CheckRun, state: State, seat: int) -> list[int]:
    """Some move numbers that are not legal for the seat."""
    legal, count = set(state.moves(seat)), run.game.move_count
    rng = run.rng(13)
    some = range(count) if count <= 16 else sorted({rng.below(count) for _ in range(16)})
    return [move for move in some if move not in legal]


def check_refusals(run: CheckRun) -> None:
    """A refusal is a message, with a rule's number if there are rules, and changes nothing."""
    rules = run.info.rules() if run.info.has_rules() else None
    for state in run.walk(run.sample()):
        for seat in state.actors():
            for move in _illegal(run, state, seat):
                wrong = _wrong_refusal(run, state, seat, move, rules)
                if wrong:
                    sentence = f"Seat {seat} may not {run.game.notation.write_move(move)}: {wrong}"
                    raise run.failure("refusals", sentence)


def _wrong_refusal(run: CheckRun, state: State, seat: int, move: int, rules: str | None) -> str:
    before = write_position(run.game, state)
    refusal = run.game.messages.why_not(state, seat, move)
    if write_position(run.game, state) != before:
        return "asking why changed the position."
    rule = refusal.rule
    if not refusal.key:
        return "the refusal says nothing."
    if rules is not None and not rule.strip():
        return f"{refusal.key} has no rule."
    if rules is not None and not re.search(rf"(?<!\w){re.escape(rule)}(?!\w)", rules):
        return f"RULES.md has no {clip(rule)}."
    return ""


def check_words(run: CheckRun) -> None:
    """The text of a view says everything that the view shows.

    Compares a position with those one step away, which differ least: if a seat's views differ,
    their texts must differ too.
    """
    for state in run.walk(run.sample(2)):
        near = [state, *_neighbours(run, state)]
        for seat in run.seats():
            shown_by_text: dict[str, str] = {}
            for world in near:
                view = run.game.view(world, seat)
                shown = _shown(view)
                before = shown_by_text.setdefault("\n".join(_texts(view)), shown)
                if before != shown:
                    both = f"{shorten(before, shown)} and {shorten(shown, before)}"
                    sentence = f"{_whose(seat)} text is the same for {both}."
                    raise run.failure("words", sentence)


def _neighbours(run: CheckRun, state: State) -> list[State]:
    """The positions one step away, or some of them."""
    worlds = []
    for seat, move in steps_here(state, run.rng(8), NEIGHBOURS):
        world = state.clone()
        world.play(seat, move)
        worlds.append(world)
    return worlds


def _shown(view: View) -> str:
    """Everything that the View shows, without the legal moves, which are listed separately."""
    shown = {"facts": view.facts, "actors": view.actors, "ranks": view.ranks}
    return json.dumps(shown, sort_keys=True)
