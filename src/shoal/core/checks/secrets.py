"""Laws of what a seat may know: views, imagined worlds, secrets, refusals."""

import json
import math
import re

from shoal.core.checks.moves import wrong_actors
from shoal.core.checks.random_games import Trial, shorten, steps_here
from shoal.core.game import Game
from shoal.core.options import clip
from shoal.core.playout import playout
from shoal.core.position import read_position, write_position
from shoal.core.state import CHANCE, NOBODY, State
from shoal.core.view import SPECTATOR, View, read_view

ALTERNATIVES = 216
"""Up to so many steps (three dice) are all tried to see what the log gives away."""

NEIGHBOURS = 24
"""So many positions one step away are compared by their words."""

FOLLOWED = 6
"""For so many steps two worlds are played on side by side."""


def check_views(trial: Trial) -> None:
    """A view is plain JSON that comes back the same, and shows the moves, actors and ranks."""
    for state in trial.walk(trial.sample()):
        for seat in trial.seats():
            view = trial.game.view(state, seat)
            wrong = _wrong_value(view.facts) or _wrong_view(trial.game, state, view)
            if wrong:
                raise trial.broken("views", f"{_whose(seat)} view is wrong: {wrong}")


def _whose(seat: int) -> str:
    return "The watcher's" if seat == SPECTATOR else f"Seat {seat}'s"


def _wrong_value(value: object) -> str:
    """What is not plain JSON in it; types are compared exactly, so that nothing can hide."""
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
    if _words(again) != _words(view):
        return "its words change when it is re-read."
    if view.json() != text:
        return "putting it into words changed it."
    if not all(told.strip() for told in _words(view)):
        return "it has no words."
    over = state.actor() == NOBODY
    if view.over != over or (over and view.ranks != list(state.ranks())):
        return f"its ranks are {view.ranks}."
    return ""


def _words(view: View) -> list[str]:
    """The board, and the question to a seat that is to act."""
    return [view.text(), view.game.prompt(view)] if view.moves else [view.text()]


def check_imagining(trial: Trial) -> None:
    """A view's JSON alone is enough to imagine a lawful position that has the same facts."""
    for state in trial.walk(trial.sample()):
        for seat in trial.seats():
            text = trial.game.view(state, seat).json()
            wrong = _wrong_world(trial, state, seat, text)
            if wrong:
                raise trial.broken("imagining", f"{_whose(seat)} view {clip(text, 400)}: {wrong}")


def _wrong_world(trial: Trial, state: State, seat: int, text: str) -> str:
    game = trial.game
    view = read_view(game, text)
    # Whoever peeks at the position that was looked at last is shown another one.
    game.view(game.start_checked(trial.players), seat)
    world = game.imagine(view, trial.rng(8))
    if view.json() != text:
        return "imagining changed the view."
    fresh = trial.info.game(game.options)
    again = fresh.imagine(read_view(fresh, text), trial.rng(8))
    written = write_position(game, world)
    if write_position(fresh, again) != written:
        return "the same view and the same chance give two worlds."
    seen = json.dumps(game.facts(world, seat), sort_keys=True)
    facts = json.dumps(view.facts, sort_keys=True)
    if seen != facts:
        return f"the imagined world {clip(written, 400)} shows {shorten(seen, facts)}."
    wrong = _unlawful(trial, state, world)
    return f"the imagined world {clip(written, 400)} {wrong}" if wrong else ""


def _unlawful(trial: Trial, state: State, world: State) -> str:
    """What is wrong with an imagined world as a position of the game; '' if nothing."""
    game = trial.game
    text = write_position(game, world)
    if text == write_position(game, state):
        return ""
    if game.component_counts(world) != game.component_counts(state):
        return f"has the tally {game.component_counts(world)}, not {game.component_counts(state)}."
    if write_position(*read_position(trial.info, text)) != text:
        return "does not survive its notation."
    playout(world, trial.rng(9), game.longest)
    wrong = wrong_actors(game, world)
    if wrong:
        return f"leads to a place where {wrong}"
    if world.actor() != NOBODY:
        return f"is not played out within {game.longest} steps."
    return ""


def check_secrets(trial: Trial) -> None:
    """Worlds that differ only in what a seat may not know give it the same bytes.

    Views with their legal moves, refusals, and log lines: what is heard of a
    step may tell two worlds apart only if the views after it do so too, and
    what a seat's own move may tell it the game declares.
    """
    for state in trial.walk(trial.sample()):
        if not trial.game.has_secrets():
            _all_open(trial, state)
        for seat in trial.seats():
            view = trial.game.view(state, seat)
            world = trial.game.imagine(read_view(trial.game, view.json()), trial.rng(10))
            if write_position(trial.game, world) != write_position(trial.game, state):
                _same_bytes(trial, seat, state, world)
                _follow(trial, seat, state.clone(), world.clone())
    for state in trial.walk(trial.sample(2)):
        _keep_log(trial, state)


def _all_open(trial: Trial, state: State) -> None:
    """A game that says that it has no secrets shows everybody the same."""
    game = trial.game
    shown = json.dumps(game.facts(state, SPECTATOR), sort_keys=True)
    for seat in range(trial.players):
        other = json.dumps(game.facts(state, seat), sort_keys=True)
        if other != shown:
            sentence = f"view says {shorten(other, shown)}, and the game says it has no secrets."
            raise trial.broken("secrets", f"{_whose(seat)} {sentence}")


def _same_bytes(trial: Trial, seat: int, state: State, world: State) -> None:
    """View, refusals and log lines are the same in the true and in the imagined world."""
    game = trial.game
    true, other = game.view(state, seat).json(), game.view(world, seat).json()
    if true != other:
        sentence = f"view says {shorten(true, other)}, but {shorten(other, true)}"
        raise _leak(trial, seat, world, sentence)
    if seat in list(state.actors()):
        for move in _illegal(trial, state, seat):
            one, two = game.why_not(state, seat, move), game.why_not(world, seat, move)
            if (one.sentence, one.rule) != (two.sentence, two.rule):
                sentence = f"refusal of {game.write_move(move)} says {one.sentence!r}"
                raise _leak(trial, seat, world, f"{sentence}, but {two.sentence!r}")
    for mover, move in steps_here(state, trial.rng(11), 8):
        _play_both(trial, seat, state.clone(), world.clone(), (mover, move))


def _leak(trial: Trial, seat: int, world: State, sentence: str) -> Exception:
    text = write_position(trial.game, world)
    sentence = f"{_whose(seat)} {sentence} in {clip(text, 400)}, which the seat cannot tell apart."
    return trial.broken("secrets", sentence)


def _play_both(trial: Trial, seat: int, state: State, world: State, step: tuple[int, int]) -> bool:
    """Play one step in both worlds; whether the seat still sees the same in both."""
    game = trial.game
    mover, move = step
    other = _same_step(game, state, world, mover, move)
    if other < 0:
        return False
    heard, too = game.log_line(state, mover, move, seat), game.log_line(world, mover, other, seat)
    before = world.clone()
    quiet = seat == mover and not game.reveals_hidden(game.view(state, seat), move)
    state.play(mover, move)
    world.play(mover, other)
    if game.view(state, seat).json() != game.view(world, seat).json():
        # What a die or the end of the game follows is never taken back.
        if quiet and list(state.actors()) and list(world.actors()):
            sentence = f"move {game.write_move(move)} has another answer, and is not said to have,"
            raise _leak(trial, seat, before, sentence)
        return False
    if heard != too:
        sentence = f"log says {clip(heard, 200)}, but {clip(too, 200)}"
        raise _leak(trial, seat, before, sentence)
    return True


def _same_step(game: Game, state: State, world: State, mover: int, move: int) -> int:
    """The number of the same step in the other world, -1 if it cannot happen there.

    Outcomes are matched by their text: the number of a card drawn depends on the deck.
    """
    if mover != CHANCE:
        return move if move in list(world.moves(mover)) else -1
    text = game.write_chance(state, move)
    outcomes = int(world.outcomes())
    likely: list[int] = [move, *range(min(outcomes, ALTERNATIVES))]
    for outcome in likely:
        if outcome < outcomes and game.write_chance(world, outcome) == text:
            return outcome
    return -1


def _follow(trial: Trial, seat: int, state: State, world: State) -> None:
    """Play the game on in both worlds while the seat sees no difference."""
    for step in trial.steps[trial.at : trial.at + FOLLOWED]:
        if not _play_both(trial, seat, state, world, step):
            return


def _keep_log(trial: Trial, state: State) -> None:
    """Nobody learns from the log which of several steps was made, if no view shows it.

    Among the steps after which a seat sees the same, every log line must leave
    the same positions possible: else the log tells more than the view.
    """
    steps = steps_here(state, trial.rng(12), ALTERNATIVES + 1)
    if len(steps) > ALTERNATIVES:
        return
    game = trial.game
    seen: dict[tuple[int, int, str], dict[str, set[str]]] = {}
    for mover, move in steps:
        after = state.clone()
        after.play(mover, move)
        position = write_position(game, after)
        for seat in trial.seats():
            if seat != mover:
                lines = seen.setdefault((seat, mover, game.view(after, seat).json()), {})
                lines.setdefault(game.log_line(state, mover, move, seat), set()).add(position)
    for (seat, mover, _), lines in seen.items():
        one, *others = lines.items()
        for other in others:
            if one[1] != other[1]:
                sentence = f"log gives away what seat {mover} did: {one[0]!r} or {other[0]!r}"
                raise trial.broken("secrets", f"{_whose(seat)} {sentence}, and no view shows it.")


def _illegal(trial: Trial, state: State, seat: int) -> list[int]:
    """Some numbers that are no legal moves of the seat."""
    legal, count = set(state.moves(seat)), trial.game.move_count
    rng = trial.rng(13)
    some = range(count) if count <= 16 else sorted({rng.below(count) for _ in range(16)})
    return [move for move in some if move not in legal]


def check_refusals(trial: Trial) -> None:
    """Why a move is not allowed is told in a sentence with a rule's number, and changes nothing."""
    file = trial.info.folder / "RULES.md"
    rules = trial.info.rules() if file.is_file() else None
    for state in trial.walk(trial.sample()):
        for seat in state.actors():
            for move in _illegal(trial, state, seat):
                wrong = _wrong_refusal(trial, state, seat, move, rules)
                if wrong:
                    told = f"Seat {seat} may not {trial.game.write_move(move)}: {wrong}"
                    raise trial.broken("refusals", told)


def _wrong_refusal(trial: Trial, state: State, seat: int, move: int, rules: str | None) -> str:
    before = write_position(trial.game, state)
    refusal = trial.game.why_not(state, seat, move)
    if write_position(trial.game, state) != before:
        return "asking why changed the position."
    sentence, rule = refusal.sentence, refusal.rule
    if not re.fullmatch(r"\S.*\S?\.", sentence):
        return f"{clip(sentence, 200)} is no sentence with a full stop."
    if not rule.strip():
        return f"{clip(sentence, 200)} has no rule."
    if rules is not None and not re.search(rf"(?<!\w){re.escape(rule)}(?!\w)", rules):
        return f"RULES.md has no {clip(rule)}."
    return ""


def check_words(trial: Trial) -> None:
    """What a view shows its words say: positions that a seat can tell apart never sound alike.

    Compared are a position and those one step away from it, which differ least.
    """
    for state in trial.walk(trial.sample(2)):
        near = [state, *_neighbours(trial, state)]
        for seat in trial.seats():
            heard: dict[str, str] = {}
            for world in near:
                view = trial.game.view(world, seat)
                shown = _shown(view)
                before = heard.setdefault("\n".join(_words(view)), shown)
                if before != shown:
                    told = f"{shorten(before, shown)} and {shorten(shown, before)}"
                    sentence = f"{_whose(seat)} words are the same for {told}."
                    raise trial.broken("words", sentence)


def _neighbours(trial: Trial, state: State) -> list[State]:
    """The positions one step away, or some of them."""
    worlds = []
    for seat, move in steps_here(state, trial.rng(8), NEIGHBOURS):
        world = state.clone()
        world.play(seat, move)
        worlds.append(world)
    return worlds


def _shown(view: View) -> str:
    """All that the View shows besides the legal moves, which every face lists beside the words."""
    shown = {"facts": view.facts, "actors": view.actors, "ranks": view.ranks}
    return json.dumps(shown, sort_keys=True)
