"""Lagoon with one method missing or wrong at a time, each in a process of its own.

Run as a program: it prints what happened to every case as JSON.  A case that kills its process
only kills that one.
"""

import json
import os
import sys
from functools import partial

from checks.lagoon import GAME, Lagoon, LagoonState, info_of

import shoal
from shoal.bots.simple_bots import Bot
from shoal.core.fields.describer import Describer
from shoal.core.game import Game
from shoal.core.rng import Rng
from shoal.core.state import State

REQUIRED_STATE = ("actor", "moves", "play", "fields", "scores")
STATE_METHODS = (*REQUIRED_STATE, "outcomes", "clone", "ranks")
REQUIRED_GAME = ("start",)
GAME_METHODS = (
    *REQUIRED_GAME,
    "write_move",
    "read_move",
    "write_chance",
    "read_chance",
    "board",
    "log_line",
    "why_not",
    "component_counts",
)
NEEDED = {"state": REQUIRED_STATE, "game": (*REQUIRED_GAME, "write_move", "read_move")}
"""What cannot be left out; a game without move_texts must write and read its moves."""
CLASSES = {"state": LagoonState, "game": Lagoon}
BASES = {"state": State, "game": Game}
UNASKED = ("play", "fields", "why_not", "write_chance", "read_chance")
"""Methods that are not called in the first position of Lagoon."""


def begin(info):
    """The first calls that every caller makes."""
    shoal.new(info, players=3, seed=1)


def play_without(kind, name):
    """Start a game of Lagoon without one method."""
    delattr(CLASSES[kind], name)
    begin(GAME)


def play_with(kind, name, method):
    """Start a game of Lagoon with one method replaced."""
    setattr(CLASSES[kind], name, method)
    begin(GAME)


def call_bare(kind, name):
    """Call an abstract method of an object that no GameInfo has checked."""
    found = type("Unchecked", (BASES[kind],), {"__init__": no_arguments})()
    getattr(found, name)(*arguments_of(name))


def arguments_of(name):
    """Arguments of the types that the method takes."""
    state = LagoonState()
    if name in ("imagine", "board"):
        view = shoal.new(GAME, players=3, seed=1).view(0)
        return (view, Rng(1)) if name == "imagine" else (view,)
    return {
        "moves": (0,),
        "fields": (Describer(2),),
        "play": (0, 0),
        "start": (3,),
        "write_move": (0,),
        "read_move": ("stay",),
        "write_chance": (state, 0),
        "read_chance": (state, "tide 11"),
        "write_board": (state,),
        "read_board": (3, "round=1"),
        "facts": (state, 0),
        "log_line": (state, 0, 0, 0),
        "why_not": (state, 0, 0),
        "component_counts": (state,),
    }.get(name, ())


def ask_unfinished_bot():
    """Ask a bot without a method to choose."""
    view = shoal.new(GAME, players=3, seed=1).view(0)
    type("Unfinished", (Bot,), {})().choose(view, Rng(1))


def no_arguments(self):
    """Stands in for any method, with no arguments."""


def five_arguments(self, a, b, c, d, e):
    """Stands in for any method, with more arguments than any has."""


def an_object(_self, *_about):
    """Stands in for any method, with an answer of no known type."""
    return object()


def no_init(self, info, options):
    """Stands in for an ``__init__`` that forgets the base class."""


def raising_init(_self, _info, _options):
    """Stands in for an ``__init__`` with a mistake in it."""
    raise KeyError("reef")


class Moveless(Lagoon):
    """Lagoon without any move."""

    def __init__(self, info, options):
        Game.__init__(self, info, options)


def no_game(info, options):
    """Stands in for a class of games."""


def cases():
    """The name of every case with its action."""
    for kind, methods in (("state", STATE_METHODS), ("game", GAME_METHODS)):
        for name in methods:
            if name in NEEDED[kind]:
                yield f"missing {kind} {name}", partial(play_without, kind, name)
            if name in (*REQUIRED_STATE, *REQUIRED_GAME):
                yield f"bare {kind} {name}", partial(call_bare, kind, name)
            yield f"arguments {kind} {name}", partial(play_with, kind, name, five_arguments)
            yield f"not a method {kind} {name}", partial(play_with, kind, name, "text")
            if name not in UNASKED:
                yield f"answer {kind} {name}", partial(play_with, kind, name, an_object)
    yield "arguments of a hook", partial(play_with, "game", "prompt", five_arguments)
    yield "raises", partial(play_with, "game", "__init__", raising_init)
    yield "no moves", partial(begin, info_of(Moveless))
    yield "no game", partial(begin, info_of(no_game))
    yield "no init", partial(play_with, "game", "__init__", no_init)
    yield "complete", partial(begin, GAME)
    yield "bot", ask_unfinished_bot


def outcome(act):
    """The result of an action in its own process: exit code and output."""
    reading, writing = os.pipe()
    child = os.fork()
    if child == 0:
        os.dup2(writing, 1)
        os.dup2(writing, 2)
        try:
            act()
            said = "nothing was wrong"
        except Exception as error:  # noqa: BLE001 - any error is an answer here
            said = f"{type(error).__name__}: {error}"
        os.write(1, said.encode())
        os._exit(0)
    os.close(writing)
    with os.fdopen(reading, encoding="utf-8", errors="replace") as pipe:
        said = pipe.read()
    return os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]), said


if __name__ == "__main__":
    json.dump({name: outcome(act) for name, act in cases()}, sys.stdout)
